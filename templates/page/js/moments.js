// When the first and the latest test of a game were made, as this phone saw it. The rules have no
// clock: it is remembered beside the game.

// Longer than anybody plays in one sitting, or a clock that was set anew.
const LONGEST_MS = 12 * 60 * 60 * 1000;

// Writes into a stored game that it has so many tests by now.
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

// How many whole minutes passed between the first test and the last; null if nobody knows.
export function minutesPlayed({ began, ended }) {
  const played = ended - began;
  return played >= 0 && played <= LONGEST_MS ? Math.round(played / 60000) : null;
}
