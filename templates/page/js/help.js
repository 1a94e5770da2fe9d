// @ts-check
// Screen with the clue, the effects, the special cells and the rules of this game.
import { cluesCard } from "./clues.js";
import { drawing, h, markup } from "./dom.js";
import { howItWorks } from "./first.js";
import { hintsCard } from "./hints.js";
import { categoryName } from "./pictures.js";
import { startPractice } from "./practising.js";
import { say, t } from "./words.js";

/** @param {Session} session */
export function helpScreen(session) {
  const { game } = session;
  return h("div", { class: "help" },
    h("h1", null, t("page-help-title")),
    h("div", { class: "help-columns" },
      game.clue && h("section", { class: "card clue", "data-test": "clue" },
        drawing("moon"),
        h("div", null, h("h2", null, t("page-clue-title")), h("p", null, say(game.clue)))),
      game.testable && h("section", { "data-test": "how" },
        h("h2", null, t("page-first-title")),
        h("div", { class: "card" },
          howItWorks(session),
          h("button", { type: "button", class: "button learn", id: "learn", onclick: startPractice },
            drawing("witch-hat"), t("page-learn-open")))),
      h("p", { class: "facts" },
        t("page-facts", { recipe: say(game.recipe), count: game.ingredients.length })),
      hintsCard(session),
      cluesCard(session),
      h("p", { class: "facts", "data-test": "early" }, t("page-early")),
      game.effects.length > 0 && h("section", { "data-test": "effects" },
        h("h2", null, t("page-effects-title")),
        h("p", { class: "hint" }, t("page-effects-hint")),
        h("dl", { class: "card effects" }, game.effects.map(effectItem))),
      game.specials.length > 0 && h("section", { "data-test": "specials" },
        h("h2", null, t("page-specials-title")),
        h("ul", { class: "card specials" }, game.specials.map(specialItem))),
      game.rules.length > 0 && h("section", { "data-test": "rules" },
        h("h2", null, t("page-rules-title")),
        h("div", { class: "card rules" }, game.rules.map(rulesSection)))));
}

/** @param {Api.GameView["effects"][number]} effect */
function effectItem(effect) {
  return h("div", { "data-effect": effect.id },
    h("dt", null, say(effect.name),
      h("span", { class: "tag tag-" + effect.kind }, categoryName(effect.kind))),
    h("dd", null, markup(say(effect.tells))));
}

/** @param {Api.GameView["specials"][number]} special */
function specialItem(special) {
  return h("li", { "data-special": special.id },
    drawing(special.id),
    h("div", null, h("strong", null, say(special.name)), h("p", null, markup(say(special.tells)))));
}

/** @param {Api.RulesSection} section @param {number} i */
function rulesSection(section, i) {
  return h("details", { id: "rules-" + i },
    h("summary", null, h("h3", null, say(section.title))),
    h("div", { class: "prose" }, rulesBlocks(section.blocks)));
}

// Joins adjacent list items into one list.
/** @param {Api.RulesBlock[]} blocks */
function rulesBlocks(blocks) {
  const read = [];
  /** @type {any} */
  let list = null;
  for (const { kind, text } of blocks) {
    const tag = kind === "item" ? "ul" : kind === "step" ? "ol" : null;
    if (tag === null) {
      list = null;
      read.push(h(kind === "group" ? "h4" : "p", null, markup(say(text))));
      continue;
    }
    if (list?.localName !== tag) {
      list = h(tag);
      read.push(list);
    }
    list.append(h("li", null, markup(say(text))));
  }
  return read;
}
