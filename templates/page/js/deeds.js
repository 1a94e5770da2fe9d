// @ts-check
// Actions that affect every phone at the table, such as a reset: announces them and, for a limited
// time, offers to undo them.
import { Refusal } from "./module.js";
import { signal } from "./signals.js";
import { forget, newParts, notify, render, ui } from "./state.js";
import { say, t } from "./words.js";

// Clears the session's state that refers to deleted tests.
/** @param {Session} session */
export function forgetTests(session) {
  const { size } = session.help;
  Object.assign(session, { shown: null, ...newParts(session.game) });
  session.help.size = size;
}

// Replaces the session's table by one that does not continue its tests.
/** @param {Session} session @param {Api.TableView} table */
export function takeOver(session, table) {
  forgetTests(session);
  forget("others");
  session.table = table;
}

// Announces a deed. `own` is true if this phone caused it.
/** @param {Session} session @param {Api.LatestChange} deed @param {boolean} own */
export function tellDeed(session, deed, own) {
  const text = words(session.game, deed, own);
  if (text === null) return;
  const { back } = deed;
  notify("deed", text, back
    ? { label: t("page-deed-back"), act: () => bringBack(back.deed) }
    : { tone: deed.what === "closed" ? "warn" : "info" });
  if (!own) signal("others");
  clearTimeout(session.deedOver);
  if (!back) return;
  session.deedOver = setTimeout(() => {
    if (ui.session === session) forget("deed");
  }, back.seconds * 1000);
}

/** @param {Api.GameView} game @param {Api.LatestChange} parts @param {boolean} own */
function words({ witches }, { what, by }, own) {
  const witch = typeof by === "object" && witches[by.player];
  const name = witch && say(witch.name);
  switch (what) {
    case "again":
      if (own) return t("page-deed-again-own");
      return name ? t("page-deed-again", { name }) : t("page-deed-again-somebody");
    case "brought-back":
      if (own) return t("page-deed-brought-back-own");
      if (by === "referee") return t("page-deed-brought-back-referee");
      return name ? t("page-deed-brought-back", { name }) : t("page-deed-brought-back-somebody");
    case "reset": return t("page-deed-reset");
    case "taken-back": return t("page-deed-taken-back");
    case "closed": return t("page-deed-closed");
    case "reopened": return t("page-deed-reopened");
    // Unknown deed from a newer server.
    default: return null;
  }
}

/** @param {number} deed */
async function bringBack(deed) {
  const session = ui.session;
  if (!session || session.working) return;
  session.working = "bring-back";
  try {
    takeOver(session, await (/** @type {Required<Keeper>} */ (session.keeper)).bringBack(deed));
    forget("action");
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.table) takeOver(session, refusal.table);
    notify("action", refusal.message, {
      tone: "warn", label: t("page-try-again"), act: refusal.passing ? () => bringBack(deed) : null,
    });
  } finally {
    session.working = null;
    if (ui.session === session) render();
  }
}
