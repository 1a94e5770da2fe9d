// @ts-check
// Explains the result of a test by the general rules, without conclusions about this game's secret.
import { h, markup } from "./dom.js";
import { recipeLengths } from "./pictures.js";
import { t } from "./words.js";

// Effects that exclude ingredients from the count, and effects that change their numbers.
const KEEP_OUT = ["cutoff", "enthusiastic", "resetter", "odd"];
const GIVE_NUMBERS = [
  "spicy", "refreshing", "equalizer", "random", "blender", "downer", "teamplayer", "even",
];

// Disclosure element for a test. `place` makes its `id` unique on the page.
/** @param {Api.GameView} game @param {Api.TestView} test @param {string} place */
export function explain(game, test, place) {
  if (test.won) return null;
  const means = test.undergrown + test.overgrown > 0 ? grownWrong(test) : noWin(game, test);
  return h("details", { class: "explain", id: `${place}-explain-${test.number}`,
    "data-test": "explain" },
  h("summary", null, t("page-explain-title")),
  h("div", { class: "prose" }, means,
    has(game, GIVE_NUMBERS) && h("p", null, t("page-explain-changed"))));
}

/** @param {Api.GameView} game @param {string[]} ids */
function has({ effects }, ids) {
  return effects.some(({ id }) => ids.includes(id));
}

/** @param {Api.TestView} test */
function grownWrong({ undergrown, overgrown }) {
  return [
    undergrown > 0 && h("p", null, markup(t("page-explain-under"))),
    overgrown > 0 && h("p", null, markup(t("page-explain-over"))),
    h("p", null, t("page-explain-silent")),
  ];
}

// Explanation of a result of 0 and 0 that is not a win.
/** @param {Api.GameView} game @param {Api.TestView} test */
function noWin(game, test) {
  if (test.potion.length < recipeLengths(game).shortest) {
    return [h("p", null, markup(t("page-explain-none"))), h("p", null, t("page-explain-small"))];
  }
  const reasons = [
    has(game, KEEP_OUT) ? t("page-explain-few-effects") : t("page-explain-few"),
    t("page-explain-order"),
    hasImposters(game) && t("page-explain-imposter"),
    has(game, ["brothers"]) && t("page-explain-brothers"),
    has(game, ["enemies"]) && t("page-explain-enemies"),
  ];
  return [
    h("p", null, markup(t("page-explain-none")), " ", t("page-explain-why")),
    h("ul", null, reasons.filter(Boolean).map(reason => h("li", null, reason))),
  ];
}

// Whether the game has imposters: only then do its rules contain their text.
/** @param {Api.GameView} game */
function hasImposters({ rules }) {
  return rules.some(({ blocks }) => blocks.some(({ text }) => text.key === "rules-decoy-imposter"));
}
