// @ts-check
// Pictures of the settings in the printer's dialogue: actual size, both sides, and the edge over
// which the paper is turned.
import { h } from "../js/dom.js";
import { t } from "../js/words.js";
import { drawn } from "./signs.js";

// Outlines, each with a class.
/** @typedef {[path: string, tone: string][]} Paths */

const SHEET = "M13 5h22v38H13z";
/** @type {Paths} */
const SIZE = [[SHEET, "paper"], ["M18 13h12M18 18h12M18 23h8", "thin"], ["M7 5v38M4 9l3-4 3 4M4 39l3 4 3-4", "line"]];
/** @type {Paths} */
const BOTH = [["M19 4h21v34H19z", "paper"], ["M8 10h21v34H8z", "paper"],
  ["M13 18h11M13 23h11M13 28h7", "thin"]];
/** @type {Paths} */
const ONE = [[SHEET, "paper"], ["M18 13h12M18 18h12M18 23h8", "thin"]];
// Icons whose arrow goes around the edge over which the paper is turned.
/** @type {Paths} */
const LONG = [[SHEET, "paper"], ["M13 3v42", "fold"], ["M26 16C20 10 8 11 6 22M3 17l3 6 5-4", "line"]];
/** @type {Paths} */
const SHORT = [["M5 13h38v24H5z", "paper"], ["M5 11v28", "fold"], ["M17 20C12 12 3 12 2 24M-1 19l3 6 5-4", "line"]];

const TURNS = { "long-edge": LONG, "short-edge": SHORT };

/** @param {{ oneSided: boolean, duplex: Settings["duplex"], paper: string }} parts */
export function dialogue({ oneSided, duplex, paper }) {
  /** @param {Paths} paths @param {string} title @param {string} text */
  const item = (paths, title, text) => h("li", null, drawn("dialogue-picture", "0 0 48 48", paths),
    h("div", null, h("strong", null, title), h("p", { class: "hint" }, text)));
  return h("section", { class: "dialogue", "aria-labelledby": "dialogue-title", "data-test": "dialogue" },
    h("h3", { id: "dialogue-title" }, t("press-dialogue-title")),
    h("ul", null,
      item(SIZE, t("press-dialogue-size"), t("press-dialogue-size-hint", { paper })),
      oneSided
        ? item(ONE, t("press-dialogue-one"), t("press-dialogue-one-hint"))
        : [item(BOTH, t("press-dialogue-both"), t("press-dialogue-both-hint")),
          item(TURNS[duplex], t(`press-dialogue-${duplex}`), t(`press-dialogue-${duplex}-hint`))]));
}
