// @ts-check
// Print settings as a link to this screen. Links are untrusted input: only values that the form's
// fields allow are accepted.
import { t } from "../js/words.js";
import { SWITCHES, offers } from "./offers.js";
import { ownAddress, reset, seedNow, set, usually } from "./set.js";

const LONGEST = 1000;
const SHOWN = 60;
/** @typedef {keyof Settings} Name */
/** @type {Name[]} */
const SHEET = ["difficulty", "turns", "win-rate", "no-guess", "as-drawn", "oracle", "answer-sheet",
  "sealed-answers", "html", "braille"];
/** @type {Name[]} */
const GAME = ["level", "ingredients", "length", "decoys", "effects", "special-cells", "answers"];
/** @type {Name[]} */
const BOOKLET = ["games", "top", "title", "tells", "zip"];
/** @type {Name[]} */
const RACE = ["minutes", "card-size", "backs"];
// Settings that a link names even if they have their default, which can differ between browsers.
/** @type {Name[]} */
const ALWAYS = ["kind", "seed", "level", "players", "lang", "paper", "duplex"];
// Parameters of a link for each kind of print, in this order. Pupils' names stay private, and the
// measured offset of the backs belongs to one printer: neither is in a link.
/** @type {Record<Settings["kind"], Name[]>} */
const NAMES = {
  sheet: names(GAME, SHEET),
  booklet: names(GAME, BOOKLET),
  race: names(RACE),
};
const ALL = new Set(Object.values(NAMES).flat());
const NUMBERS = ["level", "players", "games", "minutes", "ingredients", "answers", "top", "bleed",
  "signature", "thickness", "gutter", "margin"];
/** @type {Record<string, boolean>} */
const YES_OR_NO = { yes: true, no: false };

/** @param {...Name[]} own @returns {Name[]} */
function names(...own) {
  return ["kind", "seed", ...own.flat(), "players", "lang", "paper", "large-print", "duplex", "theme", "ink",
    "layout", "sheet", "signature", "thickness", "back-cover", "gutter", "fit", "margin", "bleed",
    "marks", "standard"];
}

// Value of a parameter, or null if its text has the wrong form.
/** @param {string} name @param {string} text */
function valueOf(name, text) {
  if (NUMBERS.includes(name)) return /^-?\d{1,4}(\.\d{1,4})?$/.test(text) ? Number(text) : null;
  if (SWITCHES.includes(name)) return YES_OR_NO[text] ?? null;
  if (name === "lang") return languageOf(text);
  return text;
}

// Tag of the language that a text names, also without its region: "en" for "en-GB".
/** @param {string} text */
function languageOf(text) {
  const tags = offers.about.languages.map(({ lang }) => lang);
  const plain = text.toLowerCase();
  return tags.find(tag => tag.toLowerCase() === plain)
    ?? tags.find(tag => tag.toLowerCase().split("-")[0] === plain) ?? null;
}

// Applies a link's settings to the defaults, all of them or none. Paper, duplex and offsets belong
// to the printer: a link without them leaves those of this browser. Returns an error text or null.
/** @param {string} query @param {Allowed} allowed @returns {string | null} */
export function follow(query, allowed) {
  if (query.length > LONGEST) return t("press-link-long");
  /** @type {Record<string, unknown>} */
  const taken = {};
  for (const [name, text] of new URLSearchParams(query)) {
    if (!ALL.has(/** @type {Name} */ (name)) || Object.hasOwn(taken, name)) {
      return t("press-link-unknown", { name: name.slice(0, SHOWN) });
    }
    const value = valueOf(name, text);
    if (value === null || !allowed(name, value)) {
      return t("press-link-wrong", { name, value: text.slice(0, SHOWN) });
    }
    taken[name] = value;
  }
  const { paper, duplex, x, y, turn } = set;
  reset();
  Object.assign(set, { paper, duplex, x, y, turn }, taken, "seed" in taken ? { fresh: false } : {});
  return null;
}

// Link to the current settings. A page opened from a file has no address that others could open.
export function link() {
  const query = new URLSearchParams();
  for (const name of NAMES[set.kind]) {
    const value = name === "seed" ? seedNow() : set[name];
    if (value === null || (value === usually(name) && !ALWAYS.includes(name))) continue;
    query.set(name, typeof value === "boolean" ? (value ? "yes" : "no") : String(value));
  }
  const { origin, pathname } = location;
  const page = ownAddress() ?? (origin.startsWith("http") ? origin + pathname : "");
  return `${page}#new?${query}`;
}
