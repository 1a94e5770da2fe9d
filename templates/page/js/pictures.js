// @ts-check
// Drawings and phrases that several screens share.
import { drawing, h, markup } from "./dom.js";
import { say, sentence, sentences, t } from "./words.js";

/** @param {{ ingredients: Api.NamedItem[] }} game @param {string} id */
export function ingredientName(game, id) {
  return named(game.ingredients, id, `ingredient-${id}`);
}

/** @param {Api.GameView} game @param {string} id */
export function effectName(game, id) {
  return named(game.effects, id, `effect-${id}`);
}

// Name of the item with an `id`. A solution can contain effects that the game had not revealed.
/** @param {Api.NamedItem[]} things @param {string} id @param {string} key */
function named(things, id, key) {
  const thing = things.find(one => one.id === id);
  return thing ? say(thing.name) : t(key);
}

// From so many letters on a name is set smaller where its tile is narrow.
const LONG = 10;

// Smallest and largest number of ingredients of the recipe.
/** @param {Api.GameView} game */
export function recipeLengths({ recipe }) {
  const { values } = /** @type {Api.Message} */ (recipe);
  const [shortest, longest] = [values?.shortest, values?.longest].map(n => Number(n ?? recipe));
  return { shortest, longest };
}

// All herbs as buttons, each with more of its own.
/**
 * @param {{ ingredients: Api.NamedItem[] }} game
 * @param {string} form
 * @param {(id: string) => void} pick
 * @param {(id: string) => Content} [more]
 */
export function herbTiles(game, form, pick, more = () => null) {
  /** @param {Api.NamedItem} named */
  const tile = ({ id }) => {
    const name = ingredientName(game, id);
    return h("li", null, h("button", { type: "button", class: "herb", id: `${form}-${id}`,
      "data-ingredient": id, onclick: () => pick(id) },
    drawing(id), h("span", { class: name.length >= LONG && "long" }, name), more(id)));
  };
  return h("ul", { class: "herbs of-" + game.ingredients.length }, game.ingredients.map(tile));
}

/** @param {number} grown */
function bubble(grown) {
  return h("span", { class: "bubble" }, grown);
}

// A tested potion in one line: drawings with their dots.
/** @param {Api.GameView} game @param {Pour[]} potion */
export function potionList(game, potion) {
  /** @param {Pour} pour */
  const item = pour => h("li", { class: "pour-chip", "data-ingredient": pour.ingredient },
    drawing(pour.ingredient), h("span", null, ingredientName(game, pour.ingredient)), " ",
    bubble(pour.grown));
  return h("ol", { class: "pour-chips", "aria-label": t("page-potion-label") }, potion.map(item));
}

/** @param {Api.TestView} test */
export function resultWords(test) {
  if (test.won) return t("page-result-won");
  return t("page-result-counts", { under: test.undergrown, over: test.overgrown });
}

// Result of a test as sentences, for screen readers.
/** @param {Api.GameView} game @param {Api.TestView} test */
export function toldWords(game, test) {
  const reports = test.reports.map(report => say(report.tells));
  const told = [t("page-test-number", { number: test.number }), resultWords(test), ...reports];
  return sentences(told.map(sentence));
}

/** @param {string} kind */
export function kindName(kind) {
  switch (kind) {
    case "cauldron": return t("page-kind-cauldron");
    default: return t(`special-${kind}`);
  }
}

/** @param {Api.NamedItem} witch */
export function witchChip(witch) {
  return h("span", { class: "witch-mark", "data-witch": witch.id },
    drawing(witch.id), h("span", null, say(witch.name)));
}

/** @param {Api.NamedKind | undefined} category */
export function categoryName(category) {
  return t(`category-${category}-tag`);
}

// Reports in the order of their announcement, each with its explanation in a disclosure element.
/** @param {Api.GameView} game @param {Api.TestView} test @param {string} place */
export function reportList(game, test, place) {
  if (test.reports.length === 0) return null;
  /** @param {Api.TestView["reports"][number]} report @param {number} i */
  const item = (report, i) => {
    const effect = game.effects.find(e => e.id === report.id);
    const tells = effect?.tells ? say(effect.tells) : unlisted(report);
    const means = wordMeans(/** @type {Api.Message} */ (report.tells.values?.says)?.key);
    return h("li", null,
      h("details", { id: `${place}-report-${test.number}-${i}`, class: "report" },
        h("summary", null, h("span", { class: "report-words" }, say(report.tells)),
          h("span", { class: "tag tag-" + report.kind }, categoryName(report.kind))),
        h("p", null, markup(tells)),
        means && h("p", null, means)));
  };
  return h("div", { class: "reports" },
    h("p", { class: "label" }, t("page-reports-label")),
    h("ul", null, test.reports.map(item)));
}

// Reports caused by an imposter are explained with the decoys.
/** @param {Api.NamedItem} named */
function unlisted({ id }) {
  return id === "imposter" ? say({ key: "rules-decoy-imposter" }) : t("page-report-unlisted");
}

// Explanation of a report's words that its effect does not contain.
/** @param {string | undefined} says */
function wordMeans(says) {
  switch (says) {
    case "says-no-number": return t("page-report-no-number");
    case "says-nothing": return t("page-report-nothing");
    default: return null;
  }
}

/** @param {Api.TableStatus | undefined} status @param {number} tests */
export function statusWords(status, tests) {
  switch (status) {
    case "won": return t("page-status-won");
    case "lost": return t("page-status-lost");
    case "last-ditch": return t("page-status-last-ditch");
    default: return tests === 0 ? t("page-status-new") : t("page-status-playing");
  }
}

/** @param {number | null | undefined} players */
export function playersWords(players) {
  return players ? t("page-players", { players }) : t("page-players-unknown");
}

/** @param {number} tests */
export function testsWords(tests) {
  return t("page-tests", { tests });
}
