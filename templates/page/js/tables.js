// @ts-check
// Opens and joins tables on a referee's server.
import { openAlone } from "./alone.js";
import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { enter } from "./enter.js";
import { Refusal, ask, engineReady } from "./module.js";
import { tableSaid } from "./names.js";
import { RemoteKeeper } from "./remote.js";
import { notify, render, ui } from "./state.js";
import { TABLE_KEY, readEntry, store, tableOf } from "./store.js";
import { t } from "./words.js";

const OWN = "own";

// Opens a table for a code. The module first checks the code and identifies the game, because
// players who scan a sheet usually want to join the table that plays it.
/** @param {string} code @returns {Promise<boolean>} */
export async function openTable(code) {
  let game;
  try {
    await engineReady();
    ({ game } = ask({ ask: "open", code }));
    const choice = await chosenTable(game, await RemoteKeeper.tablesOf(code));
    if (choice === null) return false;
    enter(choice === OWN ? await RemoteKeeper.open(code) : await RemoteKeeper.join(choice));
    return true;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const again = refusal.passing;
    // Trouble "closed": only the referee opens tables here, so ask for the name of one.
    ui.joining = refusal.trouble === "closed";
    const alone = !again && !ui.joining && game?.testable === true;
    notify("open", refusal.message, {
      tone: "warn",
      label: again ? t("page-try-again") : t("page-open-here"),
      act: again ? () => openTable(code) : alone ? () => openAlone(code) : null,
      retried: refusal.trouble === "network",
    });
    render();
    askForTable();
    return false;
  }
}

// Asks for a table. Resolves to its name, `OWN` for a new table, or null if the question was
// cancelled.
/** @param {Api.GameView} game @param {Api.TableEntry[]} listed @returns {Promise<string | null>} */
async function chosenTable(game, listed) {
  const own = store.keys(TABLE_KEY).filter(key => readEntry(key)?.label === game.label);
  const known = own.map(key => tableOf(key) ?? "");
  const tables = listed.filter(({ table }) => !known.includes(table));
  if (known.length + tables.length === 0) return OWN;
  /** @type {Choice<string>[]} */
  const joins = [
    ...known.map(table => ({ label: t("page-known-join", { table: tableSaid(table) }), value: table })),
    ...tables.map(({ table, tests }) => ({
      label: t("page-tables-join", { table: tableSaid(table), tests }), value: table,
    })),
  ];
  joins[0].tone = "primary";
  const title = tables.length > 0 ? t("page-tables-title") : t("page-known-title");
  const text = tables.length > 0 ? t("page-tables-text")
    : t("page-known-text", { table: tableSaid(known[0]) });
  return openDialog(title, h("p", null, text),
    [...joins, { label: t("page-known-new"), value: OWN }], { "data-dialog": "tables" });
}

// Offers the tables of this phone and of the server, of any game. Where there are none, the start
// page asks for the name. Resolves to whether a table was joined.
/** @returns {Promise<boolean>} */
export async function chooseTable() {
  await engineReady();
  const known = store.keys(TABLE_KEY).map(key => tableOf(key) ?? "");
  const own = known.map(table => ({
    label: t("page-known-join", { table: tableSaid(table) }), value: table,
  }));
  const listed = (await RemoteKeeper.tablesOf()).filter(({ table }) => !known.includes(table));
  const joins = [...own, ...listed.map(({ table, game, tests }) => ({
    label: `${t("page-tables-join", { table: tableSaid(table), tests })} · ${game}`, value: table,
  }))];
  ui.joining = true;
  if (joins.length === 0) return false;
  const chosen = await openDialog(t("page-join-title"), null,
    [...joins, { label: t("page-cancel"), value: "" }], { "data-dialog": "tables" });
  return chosen ? joinTable(chosen) : false;
}

// Focuses the field for the table's name if one is wanted.
export function askForTable() {
  if (ui.joining) document.getElementById("table-name")?.focus();
}

/** @param {string} name */
export async function joinTable(name) {
  try {
    const opened = await RemoteKeeper.join(name);
    enter(opened);
    Object.assign(ui, { tableName: "", joining: false });
    return true;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    notify("open", refusal.message, {
      tone: "warn", label: t("page-try-again"),
      act: refusal.passing ? () => joinTable(name) : null,
      retried: refusal.trouble === "network",
    });
    render();
    return false;
  }
}
