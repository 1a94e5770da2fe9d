// @ts-check
// Settings of the print screen: the choices, the requests to the press made from them, and the part
// that this browser remembers.
import { store } from "../js/store.js";
import { spoken } from "../js/words.js";

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

/** @type {Settings} */
const USUAL = {
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
  theme: null,
  ink: null,
  layout: null,
  duplex: "long-edge",
  ingredients: null,
  length: null,
  decoys: null,
  effects: null,
  "special-cells": null,
  answers: null,
  difficulty: null,
  turns: null,
  "win-rate": null,
  "no-guess": false,
  "as-drawn": false,
  "large-print": false,
  oracle: null,
  "answer-sheet": false,
  "sealed-answers": false,
  html: false,
  braille: false,
  bleed: 0,
  marks: null,
  sheet: null,
  signature: null,
  thickness: null,
  "back-cover": false,
  gutter: null,
  fit: false,
  standard: null,
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
  "card-size": null,
  backs: false,
};

export const set = { ...USUAL };

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

// Restores the remembered settings that are still valid, with a new game.
/** @param {Allowed} allowed */
export function begin(allowed) {
  Object.assign(set, USUAL, { seed: drawnSeed(), fresh: true, lang: spoken.language.tag, paper: usualPaper() });
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
  const kept = REMEMBERED.filter(name => set[name] !== USUAL[name]).map(name => [name, set[name]]);
  store.write(KEY, JSON.stringify(Object.fromEntries(kept)));
}

// Base address for printed codes: this page, if it is reachable from any phone.
export function ownAddress() {
  if (location.protocol !== "https:") return null;
  return location.origin + location.pathname.replace(/index\.html$/, "");
}

// Request parameters that define the game, independent of the paper.
export function game() {
  const { level, players, lang, ingredients, length, decoys, effects, answers } = set;
  return {
    level, players, lang, ingredients, length, decoys, effects, answers,
    "special-cells": set["special-cells"], "base-url": ownAddress(),
  };
}

// Settings without requested properties.
export const NO_ORDER = { difficulty: null, turns: null, "win-rate": null, "no-guess": false,
  "as-drawn": false };

function order() {
  const { difficulty, turns } = set;
  return { difficulty, turns, "win-rate": set["win-rate"], "no-guess": set["no-guess"] || null,
    "as-drawn": set["as-drawn"] || null };
}

export function printing() {
  const { paper, theme, ink, duplex, bleed, marks, standard, layout, sheet, fit, x, y, turn } = set;
  const moved = x !== 0 || y !== 0 || turn !== 0;
  const back = { x, y, turn };
  return {
    paper, theme, ink, duplex, standard,
    "large-print": set["large-print"] || null,
    bleed: bleed || null,
    marks, layout, sheet,
    ...(layout === "saddle" ? saddle() : {}),
    gutter: CUT_APART.includes(layout ?? "") ? set.gutter : null,
    fit: sheet && fit ? true : null,
    corrections: moved ? { upright: back, wide: back } : null,
  };
}

// Parameters of a saddle-stitched booklet.
function saddle() {
  const { signature, thickness } = set;
  return { signature, thickness, "back-cover": set["back-cover"] || null };
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
    ...game(), ...order(), ...printing(),
    oracle: set.oracle,
    "answer-sheet": set["answer-sheet"] || null,
    "sealed-answers": set["sealed-answers"] || null,
    html: ask === "print" && set.html ? true : null,
    braille: ask === "print" && set.braille ? true : null,
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
