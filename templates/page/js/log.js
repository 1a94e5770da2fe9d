// @ts-check
// Screen with all tests, numbered as on paper, newest first.
import { perform } from "./actions.js";
import { aimsCard } from "./aims.js";
import { announce, drawing, glyph, h, unseen } from "./dom.js";
import { explain } from "./explain.js";
import { kindName, potionList, reportList, resultWords, testsWords, witchChip } from "./pictures.js";
import { show } from "./places.js";
import { replacePotion } from "./potion.js";
import { currentSession } from "./state.js";
import { t } from "./words.js";

/** @param {Session} session */
export function logScreen(session) {
  const { game, table } = session;
  const tests = [...table.tests].reverse();
  return h("div", { class: "log" },
    h("div", { class: "screen-head" },
      h("h1", null, t("page-log-title")),
      tests.length > 0 && h("span", { class: "quiet" }, testsWords(tests.length))),
    tests.length === 0
      ? h("div", { class: "card nothing" }, drawing("potion"), h("p", null, t("page-log-empty")))
      : h("ol", { class: "tests", reversed: true, "data-test": "log" },
        tests.map(test => logItem(session, game, test))),
    aimsCard(session));
}

/** @param {Session} session @param {Api.GameView} game @param {Api.TestView} test */
function logItem(session, game, test) {
  const witch = test.by === null ? null : game.witches[test.by];
  const classes = ["card test", test.won && "test-won", test.mistyped && "test-mistyped"];
  return h("li", { class: classes.filter(Boolean).join(" "), "data-number": test.number,
    "data-mistyped": test.mistyped ? "true" : null },
    h("div", { class: "test-head" },
      h("h2", { class: "test-number" }, unseen(t("page-test-word") + " "), test.number),
      h("p", { class: "result-line" }, resultWords(test)),
      witch && witchChip(witch),
      test.mistyped && h("span", { class: "tag tag-warn" }, t("page-mistyped-tag")),
      test.kind !== "cauldron" && h("span", { class: "tag" }, kindName(test.kind))),
    potionList(game, test.potion),
    reportList(game, test, "log"),
    explain(game, test, "log"),
    session.table.status !== "won" && h("p", { class: "test-foot" },
      h("button", { type: "button", class: "button small plain", id: `use-${test.number}`,
        onclick: () => useAgain(test) }, glyph("again"), t("page-use-again"), " ",
      unseen(t("page-of-test", { number: test.number }))),
      canBeMistyped(session) && mistypedButton(test)));
}

// Whether a test can be marked as mistyped. Not after a loss on a limited board, because the last
// ditch effort would be granted twice.
/** @param {Session} session */
function canBeMistyped({ table }) {
  return table.solution === null && table.status !== "won"
    && !(table.status === "lost" && table.limits);
}

/** @param {Api.TestView} test */
function mistypedButton({ number, mistyped = false }) {
  return h("button", { type: "button", class: "button small plain", id: `mistyped-${number}`,
    onclick: () => mark(number, !mistyped) },
  mistyped ? t("page-mistyped-back") : t("page-mistyped"), " ",
  unseen(t("page-mistyped-of", { number })));
}

/** @param {number} number @param {boolean} mistyped */
async function mark(number, mistyped) {
  const told = await perform({ do: "mistyped", number, mistyped }, { queued: () => {
    const test = currentSession().table.tests.find(one => one.number === number);
    if (test) test.mistyped = mistyped;
  } });
  if (told === null) return;
  announce(mistyped ? t("page-mistyped-done", { number }) : t("page-mistyped-undone", { number }));
}

/** @param {Api.TestView} test */
function useAgain(test) {
  replacePotion(test.potion.map(({ ingredient, grown }) => ({ ingredient, grown })));
  show("brew");
  document.getElementById("potion-title")?.focus({ preventScroll: true });
  announce(t("page-used-again", { number: test.number }));
}
