// What games are called by: two words that can be spoken, as on paper, and what somebody calls
// them by on this phone.
import { GAME_KEY, TABLE_KEY, readEntry, store } from "./store.js";
import { t } from "./words.js";

const OWN_KEY = "cp1-called:";
const SPOKEN = /^[a-z]{5}[\s-]*[a-z]{5}$/i;
export const LONGEST_NAME = 40;

// The name of a table as it is said.
export function tableSaid(table) {
  return table.replace(/-/g, " ").replace(/\b[a-z]/g, letter => letter.toUpperCase());
}

// Whether a text can be the name of a game, and no seed or code.
export function isName(text) {
  return SPOKEN.test(text.trim());
}

const plain = text => (text ?? "").toLowerCase().replace(/[\s-]+/g, "");

// The key of the game on this phone that somebody calls so, or null; what was played last comes
// first.
export function keyOfName(text) {
  const name = plain(text);
  const keys = [...store.keys(GAME_KEY), ...store.keys(TABLE_KEY)];
  const called = keys.filter(key =>
    [readEntry(key)?.label, ownName(key)].some(one => one && plain(one) === name));
  const seen = key => readEntry(key)?.seen ?? 0;
  return called.sort((a, b) => seen(b) - seen(a))[0] ?? null;
}

// The name of one's own; empty without one.
export function ownName(key) {
  return store.read(OWN_KEY + key) ?? "";
}

export function rename(key, name) {
  const trimmed = name.trim().slice(0, LONGEST_NAME);
  if (trimmed) store.write(OWN_KEY + key, trimmed);
  else store.remove(OWN_KEY + key);
}

// What a game is called where there is room for one name.
export function called(key, label) {
  return ownName(key) || t("page-game-label", { label });
}
