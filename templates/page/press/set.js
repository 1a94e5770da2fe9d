// @ts-check
// Settings of the print screen: the choices, the requests to the press made from them, and the part
// that this browser remembers.
import { store } from "../js/store.js";
import { spoken } from "../js/words.js";
import { offers } from "./offers.js";

const KEY = "cp1-print";
// Settings that are remembered between visits.
/** @type {(keyof Settings)[]} */
const REMEMBERED = ["players", "level", "lang", "paper", "theme", "ink", "layout", "duplex",
  "large-print"];
// Countries where Letter is the default paper, as in the program.
const LETTER =
  ["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"];

const ONE_SIDED = ["glue", "fold-over", "poster"];
// Layouts whose pages are cut apart.
export const CUT_APART = ["2-up", "4-up", "cut-stack"];

const FOLDED = ["signature", "thickness", "back-cover"];

// Settings of this screen, and options for which it has another default than the press.
/** @type {Partial<Settings>} */
const OWN = {
  kind: "sheet",
  seed: "",
  // Seed of the drawn game as printed; with requested properties, the seed found.
  code: null,
  // Seed at which the search began, as it would be printed.
  from: null,
  // Whether the player chose no game: the press then searches one typical of its level.
  fresh: false,
  day: null,
  level: 0,
  players: 4,
  lang: "",
  paper: "",
  layout: null,
  answers: null,
  oracle: null,
  x: 0,
  y: 0,
  turn: 0,
  games: 10,
  top: null,
  title: "",
  names: "",
  tells: null,
  zip: false,
  minutes: 15,
};

// Defaults of all settings, completed with those of the press.
let usual = OWN;
// Complete after `begin`.
export const set = /** @type {Settings} */ ({ ...OWN });

// Seed that reproduces the preview. For a booklet it is the seed at which the search began.
export function seedNow() {
  return (set.kind === "booklet" ? set.from : set.code) ?? set.seed;
}

// Random seed for a new game.
export function drawnSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return String((BigInt(high) << 32n) | BigInt(low));
}

function usualPaper() {
  const regions = navigator.languages.map(tag => {
    try {
      return new Intl.Locale(tag).maximize().region;
    } catch {
      return null;
    }
  });
  return LETTER.includes(regions.find(region => region) ?? "") ? "letter" : "a4";
}

// Default of a setting.
/** @param {keyof Settings} name */
export function usually(name) {
  return usual[name];
}

// Resets all settings, with a new game.
export function reset() {
  Object.assign(set, usual,
    { seed: drawnSeed(), fresh: true, lang: spoken.language.tag, paper: usualPaper() });
}

// Restores the remembered settings that are still valid, with a new game.
/** @param {Allowed} allowed */
export function begin(allowed) {
  usual = Object.assign({}, ...Object.values(offers.about.options), OWN);
  reset();
  let kept = null;
  try {
    kept = JSON.parse(store.read(KEY) ?? "null");
  } catch {
    // Stored by another version, or damaged.
  }
  for (const name of REMEMBERED) {
    const value = kept?.[name];
    if (value !== undefined && allowed(name, value)) Object.assign(set, { [name]: value });
  }
}

export function remember() {
  const kept = REMEMBERED.filter(name => set[name] !== usual[name]).map(name => [name, set[name]]);
  store.write(KEY, JSON.stringify(Object.fromEntries(kept)));
}

// Base address for printed codes: this page, if it is reachable from any phone.
export function ownAddress() {
  if (location.protocol !== "https:") return null;
  return location.origin + location.pathname.replace(/index\.html$/, "");
}

// Options of a group, with null for those that have the default of the press.
/** @param {string} name @returns {Record<string, any>} */
export function group(name) {
  const all = Object.entries(offers.about.options[name] ?? {});
  const chosen = /** @type {Record<string, any>} */ (set);
  return Object.fromEntries(all.map(([one, own]) => [one, chosen[one] === own ? null : chosen[one]]));
}

// Request parameters that define the game, independent of the paper.
/** @returns {Record<string, any>} */
export function game() {
  const { level, players, lang } = set;
  return { level, players, lang, ...group("custom"), "base-url": ownAddress() };
}

// Settings without requested properties.
export function noOrder() {
  return offers.about.options.order;
}

export function printing() {
  const { layout, sheet, fit, x, y, turn } = set;
  const moved = x !== 0 || y !== 0 || turn !== 0;
  const back = { x, y, turn };
  const idle = [layout !== "saddle" && FOLDED, !CUT_APART.includes(layout ?? "") && "gutter", !sheet && "fit",
    !(sheet && fit) && "margin"];
  const none = idle.flat().filter(Boolean).map(name => [name, null]);
  return {
    ...group("page"), ...group("look"), ...group("standard"), ...group("layout"),
    ...Object.fromEntries(none),
    corrections: moved ? { upright: back, wide: back } : null,
  };
}

// Request without the parameters that are not chosen.
/** @param {Record<string, unknown>} wishes @returns {PressRequest} */
export function bare(wishes) {
  const given = Object.entries(wishes).filter(([, value]) => value !== null);
  return /** @type {PressRequest} */ (Object.fromEntries(given));
}

// Request to the press.
/** @param {string} ask @returns {PressRequest} */
export function sheetWishes(ask) {
  return bare({
    // The games of a booklet are always searched for.
    ask, seed: set.seed, fresh: set.fresh || set.kind === "booklet" || null,
    ...game(), ...group("order"), ...printing(), ...group("aid"),
    oracle: set.oracle,
    ...(ask === "print" ? group("reading") : {}),
  });
}

// Resets settings that the others rule out. Returns whether any was reset.
/** @param {PressOffers} parts */
export function settle({ may, themes }) {
  const before = JSON.stringify(set);
  const goes = /** @type {const} */ (["sealed-answers", "answer-sheet", "large-print", "html", "braille", "fit"]);
  for (const name of goes.filter(one => !may[one])) set[name] = false;
  if (!may.oracle) set.oracle = null;
  if (!themes.some(({ theme, may: fits }) => fits && theme === (set.theme ?? theme))) set.theme = null;
  return JSON.stringify(set) !== before;
}

// Whether the layout prints only one side of each sheet.
export function isOneSided() {
  return ONE_SIDED.includes(set.layout ?? "");
}
