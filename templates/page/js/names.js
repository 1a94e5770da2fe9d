// @ts-check
// Names of games: the two speakable words printed on paper, and names given on this phone.
import { GAME_KEY, TABLE_KEY, readEntry, store } from "./store.js";
import { t } from "./words.js";

export const OWN_KEY = "cp1-called:";
const SPOKEN = /^[a-z]{5}[\s-]*[a-z]{5}$/i;
export const LONGEST_NAME = 40;

// Name of a table as displayed.
/** @param {string} table */
export function tableSaid(table) {
  return table.replace(/-/g, " ").replace(/\b[a-z]/g, letter => letter.toUpperCase());
}

// Whether a text has the form of a game's name, as opposed to a seed or code.
/** @param {string} text */
export function isName(text) {
  return SPOKEN.test(text.trim());
}

/** @param {string | null | undefined} text */
const plain = text => (text ?? "").toLowerCase().replace(/[\s-]+/g, "");

// Key of the most recently played game on this phone with this name, or null.
/** @param {string} text */
export function keyOfName(text) {
  const name = plain(text);
  const keys = [...store.keys(GAME_KEY), ...store.keys(TABLE_KEY)];
  const called = keys.filter(key =>
    [readEntry(key)?.label, ownName(key)].some(one => one && plain(one) === name));
  /** @param {string} key */
  const seen = key => readEntry(key)?.seen ?? 0;
  return called.sort((a, b) => seen(b) - seen(a))[0] ?? null;
}

// Name given on this phone, or an empty string.
/** @param {string} key */
export function ownName(key) {
  return store.read(OWN_KEY + key) ?? "";
}

/** @param {string} key @param {string} name */
export function rename(key, name) {
  const trimmed = name.trim().slice(0, LONGEST_NAME);
  if (trimmed) store.write(OWN_KEY + key, trimmed);
  else store.remove(OWN_KEY + key);
}

// Name of a game where there is space for only one.
/** @param {string} key @param {string} label */
export function called(key, label) {
  return ownName(key) || t("page-game-label", { label });
}
