// Opening and joining tables at a referee's server.
import { openAlone } from "./alone.js";
import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { enter } from "./enter.js";
import { Refusal, ask, engineReady } from "./module.js";
import { nameOf } from "./names.js";
import { RemoteKeeper } from "./remote.js";
import { forget, notify, render, ui } from "./state.js";
import { TABLE_KEY, readEntry, store, tableOf } from "./store.js";
import { t } from "./words.js";

// The module reads the code first: whether it is one, and which game it is. Somebody who scans
// it again most likely wants the table that this phone has already.
export async function openTable(code) {
  forget("open");
  let game;
  try {
    await engineReady();
    ({ game } = ask({ ask: "open", code }));
    const table = await knownTable(game);
    const opened = table ? await RemoteKeeper.join(table) : await RemoteKeeper.open(code);
    enter(opened);
    return true;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const again = refusal.passing;
    const alone = !again && game?.testable === true;
    notify("open", refusal.message, {
      tone: "warn",
      label: again ? t("page-try-again") : t("page-open-here"),
      act: again ? () => openTable(code) : alone ? () => openAlone(code) : null,
    });
    render();
    return false;
  }
}

async function knownTable(game) {
  const key = store.keys(TABLE_KEY).find(one => nameOf(readEntry(one) ?? {}) === game.label);
  if (!key) return null;
  const table = tableOf(key);
  const choice = await openDialog(t("page-known-title"), h("p", null, t("page-known-text", { table })), [
    { label: t("page-known-new"), value: "new" },
    { label: t("page-known-join", { table }), value: "join", tone: "primary" },
  ], { "data-dialog": "known-table" });
  return choice === "new" ? null : table;
}

export async function joinTable(name) {
  forget("open");
  try {
    const opened = await RemoteKeeper.join(name);
    enter(opened);
    ui.tableName = "";
    return true;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    notify("open", refusal.message, {
      tone: "warn", label: t("page-try-again"),
      act: refusal.passing ? () => joinTable(name) : null,
    });
    render();
    return false;
  }
}
