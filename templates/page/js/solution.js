// @ts-check
// Cards with the secret: the answer in order, and the role of each ingredient.
import { drawing, h } from "./dom.js";
import { effectName, ingredientName } from "./pictures.js";
import { t } from "./words.js";

/** @param {Api.GameView} game @param {Api.Solution} parts */
export function answerCard(game, { answers }) {
  /** @param {string[]} names */
  const answer = names => h("ol", { class: "answer-herbs" }, names.map((id, i) =>
    h("li", { "data-ingredient": id }, drawing(id),
      h("span", null, `${i + 1}. ${ingredientName(game, id)}`))));
  return h("section", { class: "card answer-card", "data-test": "answers",
    "aria-labelledby": "answers-title" },
    h("h2", { id: "answers-title" }, t("page-solution-answers", { answers: answers.length })),
    answers.map(answer));
}

/** @param {Api.GameView} game @param {Api.Solution} parts */
export function secretsCard(game, { ingredients }) {
  return h("details", { class: "card secrets-card", id: "secrets", "data-test": "secrets" },
    h("summary", null, h("h2", null, t("page-secrets-title"))),
    h("ul", { class: "secrets" }, ingredients.map(part => secret(game, part))));
}

/** @param {Api.SolvedPart} parts */
function roleWords({ kind, number }) {
  switch (kind) {
    case "regular": return t("page-role-regular", { number });
    case "imposter": return t("page-role-imposter", { number });
    case "overachiever": return t("page-role-overachiever", { number });
    default: return t("page-role-ignore");
  }
}

/** @param {Api.GameView} game @param {Api.SolvedPart} part */
function secret(game, part) {
  const regular = part.kind === "regular";
  return h("li", { class: regular ? "" : "decoy", "data-ingredient": part.ingredient,
    "data-kind": part.kind, "data-number": part.number },
    drawing(part.ingredient),
    h("div", null, h("strong", null, ingredientName(game, part.ingredient)),
      h("p", null, roleWords(part))),
    part.effects.length > 0 && h("p", { class: "secret-effects" },
      part.effects.map(effect => h("span", { class: "tag" }, effectName(game, effect)))));
}
