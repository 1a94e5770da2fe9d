// @ts-check
// Print screen: settings on one side, preview on the other.
import { dateNow } from "../js/daily.js";
import { announce, drawing, glyph, h, refill } from "../js/dom.js";
import { Refusal, ask, engineReady } from "../js/module.js";
import { screenHead } from "../js/places.js";
import { pressArrived } from "../js/printing.js";
import { forget, noticeStorage, notify, render, ui } from "../js/state.js";
import { say, t } from "../js/words.js";
import { bookletPart, bookletSteps, bookletWishes } from "./booklet.js";
import { paperChoices, paperName, playersChoice } from "./choices.js";
import { dialogue } from "./dialogue.js";
import { segments } from "./fields.js";
import { levelCards } from "./levels.js";
import { follow } from "./link.js";
import { inOneStep, isMaking, makePart } from "./make.js";
import { gamePart, helpersPart, linkPart, orderPart, printerPart } from "./more.js";
import { allowed, learnOffers, learnRaceOffers, offers } from "./offers.js";
import { Stopped, askPress, stop } from "./press.js";
import { previewBusy, previewPlace, previewTrouble, showPages } from "./preview.js";
import { racePart, raceWishes } from "./race.js";
import { begin, drawnSeed, isOneSided, noOrder, remember, set, settle, sheetWishes } from "./set.js";

// Time in milliseconds after which a preview in progress is cancelled in favour of newer settings.
const PATIENCE_MS = 1500;

// Pause after a preview before the form is redrawn, in milliseconds.
const CALM_MS = 300;

/**
 * @type {{
 *   ready: boolean,
 *   starting: Promise<void> | null,
 *   trouble: string | null,
 *   there: number,
 *   link: string | null,
 *   seen: string,
 * }}
 */
const state = { ready: false, starting: null, trouble: null, there: 0, link: null, seen: "" };
/**
 * @type {{
 *   wanted: string | null,
 *   shown: string | null,
 *   facts: PressFacts | null,
 *   since: number,
 *   running: boolean,
 * }}
 */
const drawn = { wanted: null, shown: null, facts: null, since: 0, running: false };

/** @param {string | null} wish */
function draw(wish) {
  if (wish !== null) state.link = wish;
  if (!state.ready) return startScreen();
  if (state.link !== null) followLink();
  return screen();
}

// Placeholder until the press is loaded.
function startScreen() {
  if (!state.starting && !state.trouble) start();
  return h("div", { class: "print", id: "print-screen", "data-test": "print-starting" },
    screenHead(),
    state.trouble
      ? h("section", { class: "card" }, h("p", null, state.trouble),
        h("div", { class: "button-row" }, h("button", { type: "button", class: "button primary",
          id: "press-retry", onclick: () => { state.trouble = null; render(); } }, t("page-try-again"))))
      : h("div", { class: "card" },
        h("p", { class: "progress" }, h("i", { class: "spinner" }), t("press-loading")),
        h("progress", { id: "press-there", max: "1", value: String(state.there),
          "aria-label": t("press-loading") })));
}

function start() {
  state.starting = learnOffers({}, there => {
    state.there = there;
    const bar = /** @type {HTMLProgressElement | null} */ (document.getElementById("press-there"));
    if (bar) bar.value = there;
  }).then(() => {
    begin(allowed);
    state.ready = true;
  }).catch(error => {
    if (!(error instanceof Refusal)) throw error;
    state.trouble = error.message;
  }).finally(() => {
    state.starting = null;
    if (ui.screen === "print") render();
  });
}

function followLink() {
  const { link } = state;
  state.link = null;
  if (!link) return;
  const wrong = follow(link, allowed);
  if (wrong) notify("print", wrong, { tone: "warn" });
}

/** @param {Partial<Settings>} values */
function choose(values) {
  forget("print");
  Object.assign(set, values);
  if (["seed", "level"].some(name => name in values)) leaveDay(values);
  if ("seed" in values) Object.assign(set, { code: null, from: null, fresh: values.fresh ?? false });
  // Requested properties apply only to a single game.
  if ("kind" in values) Object.assign(set, noOrder());
  remember();
  noticeStorage();
  render();
  // The game of the day depends on the number of players.
  if ("players" in values && set.day !== null) openDay(set.day);
}

// Leaves the game of the day when a setting changes that it does not allow.
/** @param {Partial<Settings>} parts */
function leaveDay({ seed, day = null }) {
  if (set.day !== null && day === null && seed === undefined) {
    Object.assign(set, { seed: drawnSeed(), code: null, from: null, fresh: true });
  }
  set.day = day;
}

/** @param {string} kind @returns {PressRequest} */
function wishes(kind) {
  switch (set.kind) {
    case "booklet": return bookletWishes(kind);
    case "race": return raceWishes(kind);
    default: return sheetWishes(kind);
  }
}

// Serialized values that the form shows in addition to the settings.
function nowSeen() {
  return JSON.stringify([offers.now, offers.race, set.code]);
}

function screen() {
  state.seen = nowSeen();
  const printed = JSON.stringify(wishes("print"));
  /** @type {Option<Settings["kind"]>[]} */
  const kinds = [["sheet", t("press-kind-sheet"), "cauldron"],
    ["booklet", t("press-kind-booklet"), "stars"], ["race", t("press-kind-race"), "broom"]];
  queueMicrotask(refresh);
  return h("div", { class: "print", id: "print-screen", "data-test": "print", "data-kind": set.kind },
    screenHead(),
    segments("kind", t("press-kind"), kinds, set.kind, kind => choose({ kind })),
    h("div", { class: "print-columns" },
      h("div", { class: "print-basic" }, basic()),
      h("div", { class: "print-view" },
        previewPlace(),
        h("div", { id: "print-facts" }, facts()),
        makePart(printed, t(`press-make-${set.kind}`), steps(), () => dialogue({
          oneSided: isOneSided() || (set.kind === "race" && !set.backs), duplex: set.duplex,
          paper: paperName(set.sheet ?? set.paper) }))),
      h("div", { class: "print-more" }, more())));
}

function steps() {
  return set.kind === "booklet" ? bookletSteps() : inOneStep(wishes("print"));
}

function basic() {
  if (set.kind === "race") return [anotherCard(), racePart(choose), paperChoices(choose)];
  return [
    set.kind === "sheet" && anotherCard(),
    h("section", { class: "card", "aria-label": t("press-level") }, levelCards(choose)),
    set.kind === "booklet" && bookletPart(choose),
    h("section", { class: "card", "aria-label": t("press-players") }, playersChoice(choose)),
    paperChoices(choose),
  ];
}

function more() {
  const parts = {
    sheet: [gamePart, orderPart, helpersPart, printerPart, linkPart],
    booklet: [gamePart, printerPart, linkPart],
    race: [printerPart, linkPart],
  };
  return h("section", { class: "card", "aria-labelledby": "more-title" },
    h("h2", { id: "more-title" }, t("press-more")),
    parts[set.kind].map(part => part(choose)));
}

// Seed of the game, and buttons to get another one.
function anotherCard() {
  return h("div", { class: "button-row another" },
    h("button", { type: "button", class: "button", id: "another",
      onclick: () => choose({ seed: drawnSeed(), fresh: true }) }, glyph("again"), t("press-another")),
    set.kind === "sheet" && h("button", { type: "button", class: "button", id: "of-the-day",
      "aria-pressed": String(set.day !== null), onclick: dayChosen },
    drawing("star"), t("press-daily")));
}

function dayChosen() {
  return openDay(dateNow());
}

/** @param {string} date */
async function openDay(date) {
  try {
    await engineReady();
    const { seed, level } = ask({ ask: "day", date, players: set.players });
    choose({ seed: String(seed), level, day: date });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    notify("print", refusal.message, { tone: "warn" });
  }
}

// Facts about the previewed game.
function facts() {
  if (!drawn.facts) return null;
  const { label, course, minutes, rating, clue } = drawn.facts;
  return h("div", { class: "print-facts", "data-test": "facts" },
    h("p", null, h("strong", null, label ?? course)),
    minutes && h("p", null, t("press-race-minutes", {
      low: Math.round(minutes[0]), high: Math.round(minutes[2]) })),
    rating && h("p", null, t("press-rating", {
      hard: rating.difficulty, minutes: rating.minutes, low: rating.turns.low,
      high: rating.turns.high, wins: rating.wins / 10 })),
    clue && h("p", { class: "quiet" }, say(clue)));
}

// Draws the preview of the latest settings, then updates the facts.
async function refresh() {
  const wanted = JSON.stringify(wishes("preview"));
  if (drawn.wanted === wanted) return;
  drawn.wanted = wanted;
  if (drawn.running) {
    if (!isMaking() && performance.now() - drawn.since > PATIENCE_MS) stop();
    return;
  }
  drawn.running = true;
  try {
    while (drawn.shown !== drawn.wanted) await drawOnce(drawn.wanted ?? "");
  } finally {
    drawn.running = false;
  }
}

/** @param {string} wanted */
async function drawOnce(wanted) {
  drawn.since = performance.now();
  previewBusy();
  const request = JSON.parse(wanted);
  try {
    const { said, files } = await askPress(request);
    drawn.facts = said.races?.[0] ?? said.sheet;
    showPages(files);
    announce(t("press-drawn"));
    if (drawn.wanted === wanted) Object.assign(set, { code: said.seed, from: said.from });
    await learn(request);
  } catch (error) {
    // Stopped: another call draws it if it is still wanted.
    if (error instanceof Stopped) return;
    if (!(error instanceof Refusal)) throw error;
    // Older settings may conflict with the newest one: drop them.
    if (await settled(request)) {
      drawn.wanted = JSON.stringify(wishes("preview"));
      return;
    }
    drawn.facts = null;
    previewTrouble(error.message);
  }
  drawn.shown = wanted;
  const place = document.getElementById("print-facts");
  if (place) refill(place, facts());
  // The available choices may have changed: redraw the form after the preview.
  setTimeout(() => {
    const isSeen = ui.screen === "print" && drawn.shown === drawn.wanted;
    if (isSeen && state.seen !== nowSeen()) render();
  }, CALM_MS);
}

// Loads the choices that can be combined with the previewed settings.
/** @param {PressRequest} request */
function learn(request) {
  return request.ask === "preview" ? learnOffers(request) : learnRaceOffers(request);
}

// Resets settings that cause a refusal. Returns whether any was reset.
/** @param {PressRequest} parts */
async function settled({ ask: kind, ...rest }) {
  if (kind !== "preview") return false;
  const goes = ["sealed-answers", "oracle", "braille", "difficulty", "turns", "win-rate", "no-guess", "theme"];
  const asked = Object.fromEntries(Object.entries(rest).filter(([name]) => !goes.includes(name)));
  try {
    await learnOffers(asked);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  return settle(offers.now);
}

pressArrived(draw);
