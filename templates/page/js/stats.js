// @ts-check
// Statistics of the games that are stored on this phone.
import { dateNow } from "./daily.js";
import { drawing, h } from "./dom.js";
import { standing, standingWords, storedGames } from "./games.js";
import { screenHead } from "./places.js";
import { LEVELS } from "./seed.js";
import { t } from "./words.js";

const DAY_MS = 86_400_000;

export function statsScreen() {
  const games = storedGames();
  /** @type {[string, StoredGame[]][]} */
  const levels = LEVELS.map(id =>
    [t(`level-${id}`), games.filter(({ level }) => level?.key === `level-${id}`)]);
  levels.push([t("page-stats-other"), games.filter(({ level }) => !level)]);
  return h("div", { class: "past", "data-test": "stats" },
    screenHead(),
    games.length === 0
      ? h("p", { class: "card nothing" }, drawing("witch-hat"), t("page-games-none"))
      : [
        groupCard(t("page-stats-all"), games, streaks(games)),
        levels.map(([name, some]) => some.length > 0 && groupCard(name, some)),
        h("p", { class: "hint" }, t("page-stats-hint")),
      ]);
}

/** @param {string} name @param {StoredGame[]} games @param {Content} [more] */
function groupCard(name, games, more) {
  /** @param {ReturnType<typeof standing>} one */
  const of = one => games.filter(game => standing(game) === one);
  const won = of("won");
  return h("section", { class: "card" },
    h("h2", null, name),
    h("dl", null,
      fact(t("page-stats-begun"), games.length),
      (/** @type {const} */ (["won", "lost", "up", "open"])).map(one =>
        of(one).length > 0 && fact(standingWords(one), of(one).length)),
      middle(t("page-stats-tests"), won.map(({ tests }) => tests)),
      middle(t("page-stats-circles"), won.map(({ turn }) => turn)),
      more));
}

/** @param {string} name @param {string | number} value */
function fact(name, value) {
  return h("div", null, h("dt", null, name), h("dd", null, value));
}

// Median and smallest of the known values.
/** @param {string} name @param {(number | undefined)[]} values */
function middle(name, values) {
  const known = values.filter(value => value !== undefined).sort((a, b) => a - b);
  if (known.length === 0) return null;
  const half = (known.length - 1) / 2;
  const median = (known[Math.floor(half)] + known[Math.ceil(half)]) / 2;
  return fact(name, t("page-stats-best", { median, best: known[0] }));
}

// Numbers of consecutive days whose sheet was won: up to today or yesterday, and at most.
/** @param {StoredGame[]} games */
function streaks(games) {
  const won = games.filter(game => game.day && standing(game) === "won");
  const days = [...new Set(won.map(({ day = "" }) => Date.parse(day) / DAY_MS))];
  if (days.length === 0) return null;
  let [now, longest, last, run] = [0, 0, 0, 0];
  for (const day of days.sort((a, b) => a - b)) {
    run = day === last + 1 ? run + 1 : 1;
    last = day;
    longest = Math.max(longest, run);
  }
  if (Date.parse(dateNow()) / DAY_MS - last <= 1) now = run;
  return fact(t("page-stats-days"), t("page-stats-streak", { now, longest }));
}
