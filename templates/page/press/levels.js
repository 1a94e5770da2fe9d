// @ts-check
// The six levels as cards: new elements of each, difficulty, and duration of a game.
import { drawing, h, unseen } from "../js/dom.js";
import { t } from "../js/words.js";
import { offers } from "./offers.js";
import { set } from "./set.js";

const MOST = 5;

/** @param {{ low: number, high: number }} parts */
function cauldrons({ low, high }) {
  /** @param {number} i */
  const pot = i => drawing("cauldron", i < low ? "" : i < high ? "perhaps" : "faint");
  return h("span", { class: "pots" },
    Array.from({ length: MOST }, (_, i) => pot(i)),
    unseen(low === high ? t("press-hard-all", { hard: low, most: MOST })
      : t("press-hard", { low, high, most: MOST })));
}

/** @param {Choose} choose */
export function levelCards(choose) {
  /** @param {PressLevel} parts */
  const card = ({ level, word, cauldrons: pots, turns }) => h("label", { class: "level" },
    h("input", { type: "radio", name: "level", id: `level-${level}`, value: String(level),
      checked: set.level === level, onchange: () => choose({ level }) }),
    h("span", { class: "level-card" },
      h("strong", null, t("page-seed-level-named", { number: level, name: t(`level-${word}`) })),
      h("span", { class: "quiet" }, t(`press-new-${word}`)),
      h("span", { class: "level-facts" },
        cauldrons({ low: pots[0], high: pots[1] }),
        h("span", { class: "quiet" }, t("press-turns", { low: turns[0], high: turns[1] })))));
  return h("fieldset", { class: "levels", "data-test": "levels" },
    h("legend", null, t("press-level")),
    h("div", { class: "level-grid" }, offers.now.levels.map(card)));
}
