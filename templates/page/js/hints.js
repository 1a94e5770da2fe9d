// @ts-check
// Hints in rungs of increasing detail, and the suggested potion with the most information.
import { slowly } from "./actions.js";
import { announce, glyph, h } from "./dom.js";
import { potionList } from "./pictures.js";
import { currentSession, render, ui } from "./state.js";
import { say, sentences, t } from "./words.js";

const SIZES = [1, 2, 3, 4, 5, 6];

// Whether help is available: the game allows it and is not solved.
/** @param {Session} session @returns {session is HelpedSession} */
export function isHelped(session) {
  const { game, table } = session;
  return Boolean(game.help && table.help) && table.status !== "won" && table.solution === null;
}

/** @param {Session} session */
export function hintsCard(session) {
  if (!isHelped(session)) return null;
  const { help } = session.table;
  const hint = help.hints.at(-1);
  return h("section", { class: "card hints", "data-test": "hints", "aria-labelledby": "hints-title" },
    h("h2", { id: "hints-title" }, t("page-hints-title")),
    h("p", { class: "hint" }, t("page-hints-hint")),
    hint && h("ol", { class: "rungs", "data-rung": hint.rung },
      hint.tells.map(rung => h("li", null, say(rung))),
      session.help.why?.hint === hint.hint && h("li", { "data-test": "why" }, say(session.help.why.tells))),
    session.help.uncertain?.tests === session.table.tests.length
      && h("p", { class: "rungs", id: "uncertain", "data-test": "uncertain" },
        uncertainty(session.help.uncertain.blocked)),
    h("div", { class: "button-row" },
      hint && moreButton(session, hint, help.more),
      h("button", { type: "button", id: "hint-another", class: hint ? "button plain" : "button",
        "data-test": "another", "aria-disabled": session.working ? "true" : null,
        onclick: () => ask(help.another) },
      hint ? t("page-hints-another") : t("page-hints-first"))),
    suggestions(session));
}

// Button for the hint's next rung. The reason is neither stored nor counted, so after a reload it
// can be requested again.
/** @param {HelpedSession} session @param {Api.HintView} hint @param {Api.NextRung | null} more */
function moreButton(session, hint, more) {
  const why = more === null && session.help.why?.hint !== hint.hint;
  if (more === null && !why) return null;
  const next = more ?? { hint: hint.hint, rung: "reason" };
  return h("button", { type: "button", id: "hint-more", class: "button", "data-test": "more",
    "data-rung": next.rung, "aria-disabled": session.working ? "true" : null,
    onclick: () => ask(next) }, rungName(next.rung));
}

/** @param {Api.Rung} rung */
function rungName(rung) {
  switch (rung) {
    case "herb": return t("page-hints-herb");
    case "claim": return t("page-hints-claim");
    default: return t("page-hints-reason");
  }
}

/** @param {Api.NextRung} next */
async function ask(next) {
  const session = currentSession();
  const told = await slowly({ do: "hint", ...next }, { again: () => ask(next) });
  if (told === null || ui.session !== session) return;
  const { blocked } = told;
  const isUncertain = told === "nothing" || blocked;
  session.help.uncertain = isUncertain ? { tests: session.table.tests.length, blocked } : null;
  if (told.why) session.help.why = { hint: next.hint, tells: told.why };
  render();
  announce(isUncertain ? uncertainty(blocked) : say(told.why ?? latestHint(session)));
}

// Text for a request without a hint; `blocked` names the effects that prevent a proof.
/** @param {Api.Message | undefined} blocked */
function uncertainty(blocked) {
  return blocked ? say(blocked) : t("page-hints-nothing");
}

// The latest message of the latest hint.
/** @param {Session} session */
function latestHint(session) {
  const { hints } = /** @type {HelpedSession} */ (session).table.help;
  return /** @type {Api.Message} */ (hints.at(-1)?.tells.at(-1));
}

/** @param {HelpedSession} session */
function suggestions(session) {
  const { game, table, working } = session;
  const { suggestion } = table.help;
  const { size } = session.help;
  /** @param {number} n */
  const choice = n => h("label", { class: "segment" },
    h("input", { type: "radio", name: "size", id: `size-${n}`, value: n, checked: n === size,
      onchange: () => { session.help.size = n; render(); } }),
    h("span", null, n));
  return h("details", { class: "suggest", id: "suggest" },
    h("summary", null, t("page-suggest-title")),
    h("fieldset", { class: "segments", "data-test": "sizes" },
      h("legend", null, t("page-suggest-size")),
      h("div", { class: "segment-row" }, SIZES.map(choice))),
    h("div", { class: "button-row" },
      h("button", { type: "button", class: "button", id: "suggest-ask", "data-test": "suggest",
        "aria-disabled": working ? "true" : null, onclick: () => suggest(size) },
      t("page-suggest-button"))),
    suggestion && h("div", { "data-test": "suggestion" },
      h("p", { class: "rungs" }, say(suggestion.tells)),
      potionList(game, suggestion.potion)));
}

/** @param {number} size */
async function suggest(size) {
  const session = currentSession();
  const told = await slowly({ do: "suggest", size }, { again: () => suggest(size) });
  if (told === null || ui.session !== session) return;
  const { suggestion } = /** @type {HelpedSession} */ (session).table.help;
  announce(say(/** @type {Api.SuggestionView} */ (suggestion).tells));
}

// Section below the notes that checks whether a test contradicts them.
/** @param {Session} session */
export function notesCheck(session) {
  if (!isHelped(session)) return null;
  const { checked, wrong } = session.table.help;
  /** @param {Api.NoteView} note */
  const item = note => h("li", { "data-ingredient": note.ingredient, "data-column": note.column },
    glyph("close"),
    h("span", null, say(note.tells)));
  return h("section", { class: "notes-check", "data-test": "notes-check" },
    h("button", { type: "button", class: "button", id: "check-notes", "data-test": "check-notes",
      "aria-disabled": session.working ? "true" : null, onclick: checkNotes },
    session.working === "check-notes" ? t("page-checking") : t("page-notes-check")),
    h("p", { class: "hint" }, t("page-notes-check-hint")),
    checked.map(message => h("p", { class: "rungs" }, say(message))),
    wrong.length > 0 && h("ul", { class: "card wrong-notes" }, wrong.map(item)));
}

async function checkNotes() {
  const session = currentSession();
  const told = await slowly({ do: "check-notes" }, { again: checkNotes });
  if (told === null || ui.session !== session) return;
  const { checked, wrong } = /** @type {HelpedSession} */ (session).table.help;
  announce(sentences([...checked, ...wrong.map(note => note.tells)].map(say)));
}
