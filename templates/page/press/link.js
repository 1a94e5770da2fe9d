// A set-up as a link: what leads to this screen says what is to be printed. It comes from anywhere,
// so that only what the fields could give is taken.
import { t } from "../js/words.js";
import { ownAddress, seedNow, set } from "./set.js";

const LONGEST = 600;
// What links name, in this order.
const NAMES = ["kind", "seed", "level", "players", "lang", "paper", "theme", "ink", "layout", "games",
  "minutes", "large-print"];
const NUMBERS = ["level", "players", "games", "minutes"];
const YES_OR_NO = { yes: true, no: false };

// Takes over what a link says, all of it or nothing; what is wrong with it, or null.
export function follow(query, allowed) {
  if (query.length > LONGEST) return t("press-link-long");
  const taken = {};
  for (const [name, text] of new URLSearchParams(query)) {
    if (!NAMES.includes(name) || Object.hasOwn(taken, name)) return t("press-link-unknown", { name });
    let value = text;
    if (NUMBERS.includes(name)) value = /^[0-9]{1,4}$/.test(text) ? Number(text) : null;
    else if (name === "large-print") value = YES_OR_NO[text] ?? null;
    if (value === null || !allowed(name, value)) return t("press-link-wrong", { name, value: text });
    taken[name] = value;
  }
  Object.assign(set, taken, "seed" in taken ? { code: null, from: null, fresh: false } : {});
  return null;
}

// The link to what is set up. A page in a file has no address that another could open.
export function link() {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = name === "seed" ? seedNow() : set[name];
    if (value === null || value === false || !belongs(name)) continue;
    query.set(name, value === true ? "yes" : String(value));
  }
  const { origin, pathname } = location;
  const page = ownAddress() ?? (origin.startsWith("http") ? origin + pathname : "");
  return `${page}#new?${query}`;
}

// Whether it says something of what is set up.
function belongs(name) {
  switch (name) {
    case "level": return set.kind !== "race";
    case "games": return set.kind === "booklet";
    case "minutes": return set.kind === "race";
    default: return true;
  }
}
