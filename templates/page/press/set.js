// What is set up to be printed: what was chosen, what that asks the press for, and what this browser
// remembers of it for the next time.
import { store } from "../js/store.js";
import { spoken } from "../js/words.js";

const KEY = "cp1-print";
// A household keeps these from game to game.
const REMEMBERED = ["players", "level", "lang", "paper", "theme", "ink", "layout", "duplex",
  "large-print"];
// Where Letter is the usual paper, as the program has it.
const LETTER =
  ["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"];

const ONE_SIDED = ["glue", "fold-over", "poster"];
// Layouts whose pages are cut apart.
export const CUT_APART = ["2-up", "4-up", "cut-stack"];

const USUAL = {
  kind: "sheet",
  seed: "",
  // The seed as it stands on paper, once the game is drawn: of a game to order, the one found.
  code: null,
  // The seed from which on the game was searched for, as it would stand on paper.
  from: null,
  // Whether nobody chose the game: then it is one that plays as its level says.
  fresh: false,
  day: null,
  level: 0,
  players: 4,
  lang: null,
  paper: null,
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

// The seed that prints again what is seen: many games come from the one they were searched from.
export function seedNow() {
  return (set.kind === "booklet" ? set.from : set.code) ?? set.seed;
}

// A game that nobody chose.
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
  return LETTER.includes(regions.find(region => region)) ? "letter" : "a4";
}

// What was set up the last time, as far as it can still be had, in a new game.
export function begin(allowed) {
  Object.assign(set, USUAL, { seed: drawnSeed(), fresh: true, lang: spoken.language.tag, paper: usualPaper() });
  let kept = null;
  try {
    kept = JSON.parse(store.read(KEY));
  } catch {
    // Of another version, or damaged.
  }
  for (const name of REMEMBERED) {
    const value = kept?.[name];
    if (value !== undefined && allowed(name, value)) set[name] = value;
  }
}

export function remember() {
  const kept = REMEMBERED.filter(name => set[name] !== USUAL[name]).map(name => [name, set[name]]);
  store.write(KEY, JSON.stringify(Object.fromEntries(kept)));
}

// Where codes lead: to this very page, if every phone can open it.
export function ownAddress() {
  if (location.protocol !== "https:") return null;
  return location.origin + location.pathname.replace(/index\.html$/, "");
}

// What a game of its own is asked for with, whatever it is printed on.
export function game() {
  const { level, players, lang, ingredients, length, decoys, effects, answers } = set;
  return {
    level, players, lang, ingredients, length, decoys, effects, answers,
    "special-cells": set["special-cells"], "base-url": ownAddress(),
  };
}

// What nothing is ordered with.
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
    gutter: CUT_APART.includes(layout) ? set.gutter : null,
    fit: sheet && fit ? true : null,
    corrections: moved ? { upright: back, wide: back } : null,
  };
}

// Of a booklet that is stapled in its fold.
function saddle() {
  const { signature, thickness } = set;
  return { signature, thickness, "back-cover": set["back-cover"] || null };
}

export function bare(wishes) {
  return Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== null));
}

// What the press is asked for.
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

// Gives up what cannot be had any more beside the rest; whether there was something.
export function settle({ may, themes }) {
  const before = JSON.stringify(set);
  const goes = ["sealed-answers", "answer-sheet", "large-print", "html", "braille", "fit"];
  for (const name of goes.filter(one => !may[one])) set[name] = false;
  if (!may.oracle) set.oracle = null;
  if (!themes.some(({ theme, may: fits }) => fits && theme === (set.theme ?? theme))) set.theme = null;
  return JSON.stringify(set) !== before;
}

// Whether each side of paper stays white on its back.
export function isOneSided() {
  return ONE_SIDED.includes(set.layout);
}
