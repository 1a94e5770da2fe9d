// @ts-check
// All games of this phone as one file, and their restoration from it.
import { announce, glyph, h } from "./dom.js";
import { OWN_KEY } from "./names.js";
import { show } from "./places.js";
import { download } from "./save.js";
import { noticeStorage, notify, render } from "./state.js";
import { DRAFT_KEY, GAME_KEY, KEPT_KEY, TABLE_KEY, readEntry, store } from "./store.js";
import { t } from "./words.js";

const FORMAT = "cauldron-press-games-1";
const KEPT = [GAME_KEY, DRAFT_KEY, KEPT_KEY, OWN_KEY, TABLE_KEY];

/** @param {boolean} some Whether there are games to save. */
export function backupPart(some) {
  return h("div", { class: "button-row photos", "data-test": "backup" },
    some && [
      h("button", { type: "button", class: "button", id: "stats", onclick: () => show("stats") },
        t("page-stats-title")),
      h("button", { type: "button", class: "button", id: "save-all", onclick: saveAll },
        t("page-save-all")),
    ],
    h("div", { class: "file-choice" },
      h("input", { type: "file", id: "restore", accept: "application/json,.json", class: "unseen",
        onchange: event => restore(event.target) }),
      h("label", { for: "restore", class: "button" }, glyph("again"), t("page-restore"))));
}

function saveAll() {
  const entries = KEPT.flatMap(prefix => store.keys(prefix)).map(key => [key, store.read(key)]);
  const text = JSON.stringify({ format: FORMAT, entries: Object.fromEntries(entries) });
  download(new File([text], "wondering-witches-games.json", { type: "application/json" }),
    t("page-keep-saved"));
}

// Restores games that are not here, or were played later than those that are.
/** @param {HTMLInputElement} input */
async function restore(input) {
  const file = input.files?.[0];
  if (!file) return;
  input.value = "";
  let entries = null;
  try {
    const { format, entries: found } = JSON.parse(await file.text());
    if (format === FORMAT) entries = Object.entries(found);
  } catch {
    // Another file.
  }
  if (!entries) return notify("open", t("page-restore-wrong"), { tone: "warn" });
  let count = 0;
  for (const [key, text] of entries) {
    if (typeof text !== "string" || !KEPT.some(prefix => key.startsWith(prefix))) continue;
    if (store.read(key) !== null && !(seenOf(text) > (readEntry(key)?.seen ?? 0))) continue;
    store.write(key, text);
    if (key.startsWith(GAME_KEY)) count++;
  }
  notify("open", t("page-restore-done", { count }));
  announce(t("page-restore-done", { count }));
  noticeStorage();
  render();
}

/** @param {string} text */
function seenOf(text) {
  try {
    return Number(JSON.parse(text)?.seen);
  } catch {
    return NaN;
  }
}
