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
  const within = ([least, most]) => Number.isInteger(value) && value >= least && value <= most;
  switch (name) {
    case "kind": return KINDS.includes(value);
    case "layout": return now.layouts.includes(value);
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
    case "large-print": return typeof value === "boolean";
    default: return false;
  }
}
