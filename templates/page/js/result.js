// @ts-check
// Dialog with the result of a test; it stays until it is dismissed.
import { byId, glyph, h, unseen } from "./dom.js";
import { explain } from "./explain.js";
import { showOver } from "./over.js";
import { potionList, reportList, resultWords, toldWords, witchChip } from "./pictures.js";
import { t } from "./words.js";

// Number of tests whose results include a hint on using them.
const LEARNING = 2;

// Shows a test's result. Resolves once it is dismissed.
/** @param {Session} session @param {Api.TestView} test */
export function showResult(session, test) {
  const sheet = h("dialog", { class: "result", "data-test": "result",
    "data-undergrown": test.undergrown, "data-overgrown": test.overgrown, "data-won": test.won,
    "aria-labelledby": "result-title", "aria-describedby": "result-told" },
  card(session, test, () => sheet.close()));
  const dismissed = showOver(sheet, { asker: document.getElementById("test") });
  byId("result-title").focus({ preventScroll: true });
  return dismissed;
}

// The dismiss button is at the top, so that a second tap on the test button hits only text.
/** @param {Session} session @param {Api.TestView} test @param {() => void} close */
function card({ game }, test, close) {
  const witch = test.by === null ? null : game.witches[test.by];
  /** @param {string} sign @param {number} n @param {string} words */
  const tile = (sign, n, words) => h("div", { class: n === 0 ? "tile none" : "tile" },
    glyph(sign), h("strong", null, n), h("span", null, words));
  return [
    h("div", { class: "result-head" },
      h("h2", { id: "result-title", tabindex: "-1" },
        t("page-test-number", { number: test.number }), unseen(": " + resultWords(test))),
      witch && witchChip(witch),
      h("button", { type: "button", class: "button small primary", id: "result-close",
        onclick: close }, t("page-done"))),
    h("p", { id: "result-told", class: "unseen" }, toldWords(game, test)),
    h("div", { class: "tiles", "data-test": "counts" },
      tile("under", test.undergrown, t("page-undergrown", { count: test.undergrown })),
      tile("over", test.overgrown, t("page-overgrown", { count: test.overgrown }))),
    reportList(game, test, "result"),
    explain(game, test, "result"),
    potionList(game, test.potion),
    // Players who have made two tests know what to do.
    test.number <= LEARNING && h("p", { class: "hint" }, t("page-result-note")),
  ];
}
