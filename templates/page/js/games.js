// @ts-check
// Games and tables in the storage of this phone.
import { REFEREE } from "./remote.js";
import { GAME_KEY, TABLE_KEY, readEntry, store } from "./store.js";
import { t } from "./words.js";

// Games stored on this phone, most recent first.
export function storedGames() {
  /** @param {string} prefix @returns {StoredGame[]} */
  const read = prefix => store.keys(prefix).map(key => ({ key, ...readEntry(key) }));
  const tables = REFEREE ? read(TABLE_KEY) : [];
  const games = [...read(GAME_KEY), ...tables];
  return games.sort((a, b) => (b.seen ?? 0) - (a.seen ?? 0) || (a.key < b.key ? -1 : 1));
}

// Standing of a game: won, lost, given up, or open.
/** @param {Entry} entry */
export function standing({ status, up }) {
  if (status === "won" || status === "lost") return status;
  return up ? "up" : "open";
}

/** @param {ReturnType<typeof standing>} standing */
export function standingWords(standing) {
  switch (standing) {
    case "won": return t("page-status-won");
    case "lost": return t("page-status-lost");
    case "up": return t("page-stats-up");
    default: return t("page-status-playing");
  }
}
