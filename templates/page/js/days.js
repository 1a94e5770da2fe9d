// @ts-check
// Calendar of the sheets of past days, with the outcome of those that were opened on this phone.
import { dateNow, openDay, playersChoice } from "./daily.js";
import { announce, drawing, glyph, h, unseen } from "./dom.js";
import { standing, standingWords, storedGames } from "./games.js";
import { openStored } from "./open.js";
import { screenHead } from "./places.js";
import { render, ui } from "./state.js";
import { spoken, t } from "./words.js";

// Month of the first sheet of a day.
const FIRST = "2026-01";
// Standings by precedence, where a day's game was played by several groups.
const STANDINGS = /** @type {const} */ (["won", "open", "lost", "up"]);

// Month that is shown, as YYYY-MM.
const shown = { month: "" };

// Day of a month as a moment, from which Intl formats its parts.
/** @param {string} month @param {number} day */
function moment(month, day) {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1, day));
}

/** @param {Date} date @param {Intl.DateTimeFormatOptions} parts */
function written(date, parts) {
  return date.toLocaleDateString(spoken.language.tag, { timeZone: "UTC", ...parts });
}

function monthName() {
  return written(moment(shown.month, 1), { month: "long", year: "numeric" });
}

export function daysScreen() {
  const today = dateNow();
  shown.month ||= today.slice(0, 7);
  const games = storedGames();
  // Day 0 is the last one of the month before. Weeks begin on Monday, with the first level.
  const before = moment(shown.month, 0).getUTCDay();
  const length = moment(shown.month, 32).getUTCDate();
  const count = 32 - length;
  /** @param {number} day */
  const cell = day => h("td", null, day > 0 && day <= count && dayOf(games, today, day));
  const weeks = Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    h("tr", null, Array.from({ length: 7 }, (_, i) => cell(week * 7 + i + 1 - before))));
  return h("div", { class: "past", "data-test": "days" },
    screenHead(),
    h("div", { class: "month-head" },
      step(-1, t("page-days-before"), shown.month > FIRST),
      h("h2", { id: "month" }, monthName()),
      step(1, t("page-days-after"), shown.month < today.slice(0, 7))),
    h("table", { class: "month", "aria-labelledby": "month" },
      h("thead", null, h("tr", null, Array.from({ length: 7 }, (_, i) => weekday(i)))),
      h("tbody", null, weeks)),
    h("ul", { class: "legend" }, STANDINGS.map(one =>
      h("li", null, mark(one), standingWords(one)))),
    h("div", { class: "daily-form" }, playersChoice()),
    h("p", { class: "hint" }, ui.dealing ? t("page-opening") : t("page-days-hint")));
}

// Heading of a column. The 6th of January 2025 is a Monday.
/** @param {number} place */
function weekday(place) {
  const day = moment("2025-01", place + 6);
  return h("th", { scope: "col" },
    h("span", { "aria-hidden": "true" }, written(day, { weekday: "narrow" })),
    unseen(written(day, { weekday: "long" })));
}

/** @param {number} by @param {string} label @param {boolean} can */
function step(by, label, can) {
  return h("button", { type: "button", class: "round", id: by < 0 ? "month-before" : "month-after",
    "aria-label": label, "aria-disabled": can ? null : "true", onclick: () => {
      if (!can) return;
      shown.month = moment(shown.month, by < 0 ? 0 : 32).toISOString().slice(0, 7);
      render();
      announce(monthName());
    } }, glyph("back", by > 0 ? "turned" : ""));
}

// A past day is a button, a later one only a number.
/** @param {StoredGame[]} games @param {string} today @param {number} day */
function dayOf(games, today, day) {
  const date = `${shown.month}-${String(day).padStart(2, "0")}`;
  if (date > today) return h("span", null, day);
  const own = games.filter(game => game.day === date);
  const found = STANDINGS.find(one => own.some(game => standing(game) === one));
  const label = t("page-days-day", {
    date: written(moment(shown.month, day), { weekday: "long", day: "numeric", month: "long" }),
    state: found ? standingWords(found) : t("page-days-none"),
  });
  return h("button", { type: "button", id: "day-" + date, "data-standing": found,
    "aria-label": label, "aria-current": date === today ? "date" : null, onclick: () => {
      const game = own.find(one => standing(one) === found);
      return game ? openStored(game.key) : openDay(date);
    } }, day, found && mark(found));
}

/** @param {typeof STANDINGS[number]} standing */
function mark(standing) {
  switch (standing) {
    case "won": return drawing("star");
    case "lost": return glyph("close");
    case "up": return glyph("down");
    default: return glyph("pen");
  }
}
