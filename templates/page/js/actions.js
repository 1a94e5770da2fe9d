// @ts-check
// Carries out players' actions at the open table. `settle` can change more of the session before
// the redraw; `again` retries an action that failed for a passing reason.
import { forgetTests } from "./deeds.js";
import { confirmed } from "./dialog.js";
import { announce, painted } from "./dom.js";
import { cardRead } from "./first.js";
import { Refusal } from "./module.js";
import { tableSaid } from "./names.js";
import { show } from "./places.js";
import { setDraft } from "./potion.js";
import { signal } from "./signals.js";
import { currentSession, forget, noticeStorage, notify, render, ui } from "./state.js";
import { t } from "./words.js";

/**
 * @param {Api.Action} action
 * @param {object} [options]
 * @param {(told: Told, table: Api.TableView) => void} [options.settle]
 * @param {() => unknown} [options.draw]
 * @param {() => unknown} [options.again]
 * @param {() => unknown} [options.queued] Called if the action waits for the network.
 * @returns {Promise<Told | Unsure | null>}
 */
export async function perform(
  action, { settle = () => {}, draw = render, again = () => perform(action), queued = () => {} } = {}) {
  const session = ui.session;
  if (!session || session.working) return null;
  session.working = action.do;
  try {
    const reply = await session.keeper.act(action);
    session.greeted ||= action.do === "test";
    if (reply === null) {
      queued();
      return null;
    }
    const { told, table } = reply;
    session.table = table;
    forget("action");
    forget("others");
    settle(told, table);
    if (told === "tested") signal("result");
    noticeStorage();
    return told;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.table) session.table = refusal.table;
    if (refusal.trouble === "unsure") return { unsure: refusal.message };
    refused(refusal, again, action);
    return null;
  } finally {
    session.working = null;
    if (ui.session === session) draw();
  }
}

// Performs an action that takes up to a second: shows and announces this before it starts.
/**
 * @param {Api.Action} action
 * @param {{ words?: string, again?: () => unknown, queued?: () => unknown }} [options]
 */
export async function slowly(action, { words = t("page-thinking"), again, queued } = {}) {
  const session = ui.session;
  if (!session || session.working) return null;
  session.working = action.do;
  render();
  announce(words);
  await painted();
  session.working = null;
  return perform(action, { again, queued });
}

// Actions that are not retried automatically. If only the reply was lost, a retry would perform
// them twice.
const ONCE = ["undo", "again"];

// Reports a refused action. Actions lost on the network are retried automatically, except `ONCE`.
/** @param {Refusal} refusal @param {() => unknown} again @param {Api.Action} action */
function refused(refusal, again, action) {
  if (refusal.passing) forget("network");
  notify("action", refusal.message, {
    tone: "warn",
    label: t("page-try-again"),
    act: refusal.passing ? again : null,
    retried: refusal.trouble === "network" && !ONCE.includes(action.do),
  });
}

// Whether the table may be reset. In a tournament (a table without help) every test counts.
/** @param {Session} session */
export function canStartAgain({ game, keeper }) {
  return keeper.name === null || game.help !== false;
}

export async function startAgain() {
  const { name } = currentSession().keeper;
  const [title, text] = name === null ? [t("page-again-title"), t("page-again-text")]
    : [t("page-again-all-title"), t("page-again-all-text", { table: tableSaid(name) })];
  if (!await confirmed(title, text, t("page-again-yes"), "again")) return;
  const session = currentSession();
  const told = await perform({ do: "again" });
  if (told === null) return;
  forgetTests(session);
  setDraft({ potion: [], by: null, kind: "cauldron" });
  cardRead(session.keeper.key);
  show("brew");
  announce(t("page-again-done"));
}
