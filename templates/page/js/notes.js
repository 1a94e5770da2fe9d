// @ts-check
// Notes screen: the players' marks for each property of each ingredient, as the grid on the sheet's
// back, next to the last tests.
import { perform } from "./actions.js";
import { announce, glyph, h, refill } from "./dom.js";
import { markName } from "./grid.js";
import { hintsCard, notesCheck } from "./hints.js";
import { lastTests } from "./lasttests.js";
import { givenSign, noteTable } from "./notetable.js";
import { currentSession } from "./state.js";
import { spoken, t } from "./words.js";

// The drawn screen, with the session, language and tests that it was drawn for.
/** @type {Drawn & { tests: string }} */
const drawn = { screen: null, session: null, language: null, tests: "" };

/** @param {Session} session */
export function notesScreen(session) {
  const screen = h("div", { class: "notes", "data-kept": true },
    h("div", { class: "screen-head" },
      h("h1", null, t("page-notes-title")),
      h("button", { type: "button", class: "button small", id: "notes-undo", "data-test": "undo",
        onclick: undoNote }, glyph("undo"), t("page-undo"))),
    h("div", { class: "notes-tests" }),
    h("div", { class: "notes-grid" },
      noteTable(session),
      h("p", { class: "hint" }, t("page-notes-hint")),
      legend(session.game)),
    h("div", { class: "notes-help", "data-passing": true }));
  Object.assign(drawn, { screen, session, language: spoken.language, tests: "" });
  fill(session);
  return screen;
}

// Updates the drawn screen in place, without moving the grid. Returns whether that was possible.
/** @param {Session} session */
export function notesRedrawn(session) {
  const { screen, language } = drawn;
  if (drawn.session !== session || language !== spoken.language || !screen?.isConnected) return false;
  noteTable(session);
  fill(session);
  return true;
}

// Updates everything except the grid.
/** @param {Session} session */
function fill(session) {
  const screen = /** @type {HTMLElement} */ (drawn.screen);
  /** @param {string} selector */
  const part = selector => /** @type {HTMLElement} */ (screen.querySelector(selector));
  part("#notes-undo").setAttribute("aria-disabled", String(!session.table.can_undo));
  const tests = JSON.stringify(session.table.tests);
  if (drawn.tests !== tests) {
    drawn.tests = tests;
    refill(part(".notes-tests"), lastTests(session));
  }
  refill(part(".notes-help"), notesCheck(session), hintsCard(session));
}

/** @param {Api.GameView} game */
function legend({ given }) {
  /** @param {Api.NoteMark} mark */
  const item = mark => h("li", null,
    h("span", { class: "mark mark-" + mark }, glyph(mark)), markName(mark));
  /** @param {boolean} is @param {string} words */
  const clue = (is, words) => given.flat().some(mark => mark !== "blank" && (mark === "possible") === is)
    && h("li", null, h("span", { class: "mark" }, givenSign(is ? "possible" : "certain")), words);
  return h("ul", { class: "legend", "aria-label": t("page-legend") },
    /** @type {Api.NoteMark[]} */ (["impossible", "possible", "certain"]).map(item),
    clue(false, t("page-mark-given")),
    clue(true, t("page-mark-perhaps")));
}

async function undoNote() {
  if (!currentSession().table.can_undo) return;
  if (await perform({ do: "undo" })) announce(t("page-note-undone"));
}
