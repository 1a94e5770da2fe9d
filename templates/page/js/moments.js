// @ts-check
// Times of a game's first and latest test, as seen by this phone. The rules have no clock, so the
// times are stored in the game's entry.

// Longer durations are discarded: the game was interrupted or the clock was changed.
const LONGEST_MS = 12 * 60 * 60 * 1000;

// Updates the times in a stored game's entry that has `tests` tests.
/** @param {Entry} entry @param {number} tests @param {number} [now] */
export function noteMoment(entry, tests, now = Date.now()) {
  const before = entry.tests ?? tests;
  if (tests === 0) {
    delete entry.began;
    delete entry.ended;
  } else if (before === 0) {
    entry.began = now;
    entry.ended = now;
  } else if (tests > before && entry.began !== undefined) {
    entry.ended = now;
  }
}

// Whole minutes between the first and the last test, or null if unknown.
/** @param {Entry} entry @returns {number | null} */
export function minutesPlayed({ began, ended }) {
  const played = (ended ?? NaN) - (began ?? NaN);
  return played >= 0 && played <= LONGEST_MS ? Math.round(played / 60000) : null;
}

// Facts of a game's end for its entry: whether the players gave up, and the circle of the sheet's
// moon track that counts for a win.
/** @param {Api.TableView} table @returns {Entry} */
export function endOf({ status, solution, win }) {
  const up = solution !== null && status !== "won" && status !== "lost";
  return { up: up || undefined, turn: win?.stars && win.turn || undefined };
}
