// @ts-check
// Print settings as a link to this screen. Links are untrusted input: only values that the form's
// fields allow are accepted.
import { t } from "../js/words.js";
import { ownAddress, seedNow, set } from "./set.js";

const LONGEST = 600;
// Parameters of a link, in this order.
const NAMES = ["kind", "seed", "level", "players", "lang", "paper", "theme", "ink", "layout", "games",
  "minutes", "large-print"];
const NUMBERS = ["level", "players", "games", "minutes"];
/** @type {Record<string, boolean>} */
const YES_OR_NO = { yes: true, no: false };

// Applies a link's settings, all of them or none. Returns an error text or null.
/** @param {string} query @param {Allowed} allowed @returns {string | null} */
export function follow(query, allowed) {
  if (query.length > LONGEST) return t("press-link-long");
  /** @type {Record<string, unknown>} */
  const taken = {};
  for (const [name, text] of new URLSearchParams(query)) {
    if (!NAMES.includes(name) || Object.hasOwn(taken, name)) return t("press-link-unknown", { name });
    /** @type {string | number | boolean | null} */
    let value = text;
    if (NUMBERS.includes(name)) value = /^[0-9]{1,4}$/.test(text) ? Number(text) : null;
    else if (name === "large-print") value = YES_OR_NO[text] ?? null;
    if (value === null || !allowed(name, value)) return t("press-link-wrong", { name, value: text });
    taken[name] = value;
  }
  Object.assign(set, taken, "seed" in taken ? { code: null, from: null, fresh: false } : {});
  return null;
}

// Link to the current settings. A page opened from a file has no address that others could open.
export function link() {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = name === "seed" ? seedNow() : set[/** @type {keyof Settings} */ (name)];
    if (value === null || value === false || !belongs(name)) continue;
    query.set(name, value === true ? "yes" : String(value));
  }
  const { origin, pathname } = location;
  const page = ownAddress() ?? (origin.startsWith("http") ? origin + pathname : "");
  return `${page}#new?${query}`;
}

// Whether a parameter applies to the current kind of print.
/** @param {string} name */
function belongs(name) {
  switch (name) {
    case "level": return set.kind !== "race";
    case "games": return set.kind === "booklet";
    case "minutes": return set.kind === "race";
    default: return true;
  }
}
