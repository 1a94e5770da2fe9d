// @ts-check
// Opens games from any reference: a code, a stored game, an address.
import { openAlone } from "./alone.js";
import { handedIn } from "./handed.js";
import { goHome, show } from "./places.js";
import { CAN_PRINT, openPrinting } from "./printing.js";
import { receive } from "./receive.js";
import { REFEREE } from "./remote.js";
import { notify, ui } from "./state.js";
import { GAME_KEY, readEntry, store, tableOf } from "./store.js";
import { askForTable, chooseTable, joinTable, openTable } from "./tables.js";
import { isTale, openTale } from "./tale.js";
import { t } from "./words.js";

// Opens scanned or typed text: a sealed text, a game handed over by another phone, a table, or a
// game's code (at a referee's table if there is a referee). Resolves to whether it was opened.
/** @param {string} code @returns {Promise<boolean>} */
export function openCode(code) {
  if (isTale(code)) return openTale(code);
  const handed = handedIn(code);
  if (handed !== null) return receive(handed);
  const table = /#table=([^&]*)$/.exec(code.trim())?.[1];
  if (table !== undefined && REFEREE) return openNamed(table);
  return REFEREE ? openTable(code) : openAlone(code);
}

// Says that a game is gone from this browser.
export function tellEvicted() {
  notify("open", t("page-evicted"), { tone: "warn" });
}

/** @param {string} key */
export async function openStored(key) {
  const table = tableOf(key);
  if (table) return joinTable(table);
  const code = readEntry(key)?.code ?? /CP[0-9]+:[0-9A-Z.:+/-]+/.exec(store.read(key) ?? "")?.[0];
  if (code) return openAlone(code);
  notify("open", t("page-stored-no-code"), { tone: "warn" });
  return false;
}

// Opens what the address's fragment names: a code, a game on this phone, or a table.
export async function followFragment() {
  let fragment = location.hash.slice(1);
  if (!fragment) return goHome();
  const wish = /^new(?:\?(.*))?$/s.exec(fragment);
  if (wish && CAN_PRINT) return openPrinting(wish[1] ?? "");
  try {
    fragment = decodeURIComponent(fragment);
  } catch {
    // Not percent-encoded: the module reports an error in the code.
  }
  if (await openFragment(fragment)) return;
  if (ui.session) show(ui.screen);
  else {
    goHome();
    askForTable();
  }
}

// Joins the table of a link, or offers all tables if the link names none.
/** @param {string} name */
const openNamed = name => name.trim() ? joinTable(name) : chooseTable();

/** @param {string} fragment */
async function openFragment(fragment) {
  if (/^table(=|$)/.test(fragment) && REFEREE) return openNamed(fragment.slice(6));
  if (!fragment.startsWith("game=")) return openCode(fragment);
  const key = GAME_KEY + fragment.slice(5);
  if (store.read(key) !== null) return openStored(key);
  tellEvicted();
  return false;
}
