// @ts-check
// Available choices as reported by the press, so that the form offers nothing that it would refuse.
import { isSeed } from "../js/seed.js";
import { askPress, startPress } from "./press.js";

// `about` and `now` are there before the form is drawn, `race` before that of a race.
/** @type {{ about: PressAbout, now: PressOffers, race: RaceOffers | null }} */
export const offers = /** @type {any} */ ({ about: null, now: null, race: null });

const KINDS = ["sheet", "booklet", "race"];
// Shortest and longest race, in minutes.
export const MINUTES = [3, 60];

const WIN_RATES = ["0.8..", "0.5..0.8", "..0.5"];
export const TELLS = ["codes", "whole", "referee", "none"];
const CARD_SIZES = ["small", "large"];
// Number of sheets in a signature.
export const SIGNATURE = [1, 50];
// Limits of the correction for a printer whose backs are out of register.
export const OFFSET_MM = [-10, 10];
export const TURN_DEGREES = [-2, 2];
// Settings that are on or off.
export const SWITCHES = ["special-cells", "no-guess", "as-drawn", "large-print", "oracle", "answer-sheet",
  "sealed-answers", "html", "braille", "back-cover", "fit", "zip", "backs"];

// Loads the choices that can be combined with these wishes for a sheet.
/** @param {object} wishes @param {((there: number) => void) | null} [told] */
export async function learnOffers(wishes, told = null) {
  offers.about = await startPress(told);
  offers.now = (await askPress({ ...wishes, ask: "offers" })).said;
}

// Loads the choices that can be combined with these wishes for a race.
/** @param {object} wishes */
export async function learnRaceOffers(wishes) {
  offers.race = (await askPress({ ...wishes, ask: "race-offers" })).said;
}

// Whether a single value is valid. Conflicts between wishes appear when the preview is drawn.
/** @param {string} name @param {any} value */
export function allowed(name, value) {
  const { about, now } = offers;
  /** @param {number[]} parts */
  const between = ([least, most]) => typeof value === "number" && value >= least && value <= most;
  /** @param {number[]} parts */
  const within = parts => Number.isInteger(value) && between(parts);
  /** @param {RegExp} form */
  const matches = form => typeof value === "string" && form.test(value);
  switch (name) {
    case "kind": return KINDS.includes(value);
    case "layout": return now.layouts.includes(value);
    case "ingredients": return within([1, now.limits.ingredients[1]]);
    case "length": return now.lengths.includes(value);
    case "decoys": return now.decoys.includes(value);
    case "effects": return now.effects.includes(value);
    case "answers": return within(now.limits.answers);
    case "difficulty": return matches(/^[1-5]$/);
    case "turns": return matches(/^([1-9]\d?\.\.([1-9]\d?)?|\.\.[1-9]\d?)$/);
    case "win-rate": return WIN_RATES.includes(value);
    case "bleed": return between(now.limits.bleed);
    case "marks": return now.marks.includes(value);
    case "standard": return now.standards.includes(value);
    case "sheet": return now.sheets.some(({ paper }) => paper === value);
    case "signature": return within(SIGNATURE);
    case "thickness": return between(now.limits.thickness);
    case "gutter": return between(now.limits.gutter);
    case "margin": return between(now.limits.margin);
    case "top": return within([1, now.levels.length - 1]);
    case "title": return matches(/^.{1,60}$/u);
    case "tells": return TELLS.includes(value);
    case "card-size": return CARD_SIZES.includes(value);
    case "seed": return typeof value === "string" && isSeed(value);
    case "lang": return about.languages.some(({ lang }) => lang === value);
    case "level": return now.levels.some(({ level }) => level === value);
    case "players": return now.players.includes(value);
    case "games": return within(now.limits.games);
    case "minutes": return within(MINUTES);
    case "paper": return now.papers.some(({ paper }) => paper === value);
    case "theme": return now.themes.some(({ theme }) => theme === value);
    case "ink": return now.inks.includes(value);
    case "duplex": return now.duplex.includes(value);
    default: return SWITCHES.includes(name) && typeof value === "boolean";
  }
}
