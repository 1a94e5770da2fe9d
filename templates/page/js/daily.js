// @ts-check
// The sheet of the day, whose game follows from the date. It is played on paper, printed with the
// program; this phone tests its potions without a code.
import { PLAYERS, deal } from "./deal.js";
import { announce, drawing, h } from "./dom.js";
import { Refusal, ask, engineReady } from "./module.js";
import { openCode } from "./open.js";
import { show } from "./places.js";
import { render, ui } from "./state.js";
import { say, spoken, t } from "./words.js";

/** @type {{ date: string | null, day: Api.ReplyDay | null, players: number }} */
const today = { date: null, day: null, players: 4 };

// Today's date in the phone's time zone, as YYYY-MM-DD, like on the paper's calendar.
export function dateNow(now = new Date()) {
  /** @param {number} number */
  const two = number => String(number).padStart(2, "0");
  const year = String(now.getFullYear()).padStart(4, "0");
  return `${year}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

// Looks up the game of the day once the module is ready, then redraws the card.
/** @param {string} date */
async function learn(date) {
  try {
    await engineReady();
    today.day = ask({ ask: "day", date, players: today.players });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    // No sheet: the clock is set to a date before the first sheet of the day.
    today.day = null;
  }
  if (ui.screen === "home" && today.day) render();
}

export function dailyCard() {
  const date = dateNow();
  if (today.date !== date) {
    Object.assign(today, { date, day: null });
    learn(date);
  }
  if (!today.day) return null;
  const when = new Date(`${date}T12:00`).toLocaleDateString(spoken.language.tag,
    { weekday: "long", day: "numeric", month: "long" });
  return h("section", { class: "card daily", "aria-labelledby": "daily-title", "data-test": "daily" },
    h("h2", { id: "daily-title" }, t("page-daily-title")),
    h("p", null, t("page-daily-day", { date: when, level: say(today.day.name) })),
    h("p", { class: "hint" }, t("page-daily-hint")),
    h("form", { class: "daily-form", onsubmit: event => {
      event.preventDefault();
      openDay(date);
    } },
    playersChoice(),
    h("button", { type: "submit", class: "button", id: "daily-open",
      "aria-disabled": ui.dealing ? "true" : null },
    ui.dealing ? t("page-opening") : t("page-daily-open")),
    h("button", { type: "button", class: "button plain", id: "days", onclick: () => show("days") },
      t("page-days-title"))));
}

export function playersChoice() {
  return [
    h("label", { for: "daily-players" }, t("page-daily-players")),
    h("select", { id: "daily-players",
      onchange: event => { today.players = Number(event.target.value); } },
    PLAYERS.map(n => h("option", { value: String(n), selected: today.players === n }, n))),
  ];
}

// Button that opens today's game at once, for as many players as last time.
export function dayButton() {
  return today.day && h("button", { type: "button", class: "button learn", id: "first-day",
    onclick: () => openDay(dateNow()) }, drawing("star"), t("page-daily-title"));
}

// Opens the game of a date, for as many players as last time.
/** @param {string} date */
export async function openDay(date) {
  if (ui.dealing) return;
  await engineReady();
  const { players } = today;
  // The seed depends on the number of players too.
  const { seed, level } = ask({ ask: "day", date, players });
  const dealt = deal({ seed, level, players }, async game => {
    if (await openCode(game.code)) ui.session?.keeper.remember({ day: date });
  });
  announce(t("page-opening"));
  await dealt;
}
