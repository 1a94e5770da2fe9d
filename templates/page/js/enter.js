// @ts-check
// Starts playing an opened game.
import { tellNaming, withCost } from "./answer.js";
import { stayAwake } from "./awake.js";
import { isSure, tellTest } from "./brew.js";
import { takeOver, tellDeed } from "./deeds.js";
import { announce } from "./dom.js";
import { followSheet } from "./languages.js";
import { celebrate } from "./ending.js";
import { resultWords } from "./pictures.js";
import { leave, show } from "./places.js";
import { setDraft } from "./potion.js";
import { signal } from "./signals.js";
import { currentSession, forget, newSession, noticeStorage, notify, render, ui } from "./state.js";
import { here } from "./way.js";
import { sentences, t } from "./words.js";

// Shows an opened game, on the screen that history restores after Back or a reload.
/** @param {Opened} opened */
export function enter(opened) {
  leave();
  ui.photo?.cancel();
  const session = newSession(opened);
  ui.session = session;
  const unwatch = opened.keeper.watch(
    (table, leapt) => {
      if (ui.session !== session) return;
      if (leapt) takeOver(session, table);
      tableChanged(table);
    },
    refusal => { if (ui.session === session) networkChanged(refusal); },
    (deed, own) => { if (ui.session === session) tellDeed(session, deed, own); },
    (sent, lost, left) => { if (ui.session === session) tellSent(session, sent, lost, left); },
    async question => ui.session === session ? isSure(question) : null);
  const sleep = stayAwake();
  session.stop = () => {
    unwatch();
    sleep();
  };
  forget("open");
  // Games stay when the browser needs space, if it agrees.
  navigator.storage?.persist?.().catch(() => {});
  noticeStorage();
  show(here().key === opened.keeper.key ? here().screen : "brew");
  followSheet(opened.game);
}

// Handles a change of the table by another window or phone.
/** @param {Api.TableView} table */
function tableChanged(table) {
  const session = currentSession();
  const fresh = table.tests.slice(session.table.tests.length);
  const won = table.status === "won" && session.table.status !== "won";
  const named = (table.named ?? []).length > (session.table.named ?? []).length;
  if (table.mode !== session.table.mode) session.naming.together = [];
  session.table = table;
  const test = fresh.at(-1);
  if (test && !won) {
    notify("others", t("page-others-tested", { number: test.number, result: resultWords(test) }));
  }
  if (named && !won && table.status !== "won") {
    notify("others", withCost(table, t("page-others-named")));
  }
  if (fresh.length > 0 || named) signal("others");
  render();
  if (!won) return;
  forget("others");
  celebrate(session);
}

// Handles actions that waited for the network: `left` still wait, because of `lost`.
/** @param {Session} session @param {Sent[]} sent @param {Error | null} lost @param {number} left */
function tellSent(session, sent, lost, left) {
  forget("network");
  forget("action");
  for (const { action, table, refusal } of sent) {
    if (table) session.table = table;
    if (!refusal) continue;
    if (action.do === "test" && session.draft.potion.length === 0) setDraft({ potion: action.potion });
    notify("action", refusal.message, { tone: "warn" });
  }
  if (lost) {
    notify("action", sentences([lost.message, t("page-queued", { count: left })]), {
      tone: "warn", label: t("page-try-again"), retried: true, act: () => session.keeper.flush?.(),
    });
  }
  const last = sent.findLast(({ action, refusal }) => !refusal && ["test", "check"].includes(action.do));
  if (last && document.querySelector("dialog")) announce(t("page-queue-sent"));
  else if (last?.action.do === "check") tellNaming(session);
  else if (last) tellTest(session);
  render();
}

/** @param {Error | null} refusal */
function networkChanged(refusal) {
  if (refusal === null) forget("network");
  else if (!ui.notices.has("network") && !ui.notices.has("action")) {
    notify("network", refusal.message, { tone: "warn" });
  }
}
