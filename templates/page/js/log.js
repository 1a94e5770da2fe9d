// All tests, numbered like those on paper; the newest first.
import { announce, drawing, glyph, h, unseen } from "./dom.js";
import { explain } from "./explain.js";
import { kindName, potionList, reportList, resultWords, testsWords, witchChip } from "./pictures.js";
import { show } from "./places.js";
import { setDraft } from "./potion.js";
import { ui } from "./state.js";
import { t } from "./words.js";

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
        tests.map(test => logItem(session, game, test))));
}

function logItem(session, game, test) {
  const witch = test.by === null ? null : game.witches[test.by];
  return h("li", { class: "card test" + (test.won ? " test-won" : ""), "data-number": test.number },
    h("div", { class: "test-head" },
      h("h2", { class: "test-number" }, unseen(t("page-test-word") + " "), test.number),
      h("p", { class: "result-line" }, resultWords(test)),
      witch && witchChip(witch),
      test.kind !== "cauldron" && h("span", { class: "tag" }, kindName(test.kind))),
    potionList(game, test.potion),
    reportList(game, test, "log"),
    explain(game, test, "log"),
    session.table.status !== "won" && h("p", { class: "test-foot" },
      h("button", { type: "button", class: "button small plain", id: `use-${test.number}`,
        onclick: () => useAgain(test) }, glyph("again"), t("page-use-again"), " ",
      unseen(t("page-of-test", { number: test.number })))));
}

function useAgain(test) {
  const before = ui.session.draft.potion;
  setDraft({ potion: test.potion.map(({ ingredient, grown }) => ({ ingredient, grown })) });
  ui.session.shown = null;
  ui.session.cleared = before.length > 0 ? before : null;
  show("brew");
  document.getElementById("potion-title")?.scrollIntoView({ block: "center" });
  document.getElementById("potion-title")?.focus({ preventScroll: true });
  announce(t("page-used-again", { number: test.number }));
}
