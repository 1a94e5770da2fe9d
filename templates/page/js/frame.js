// @ts-check
// Frame around the screens: header, tabs, bar.
import { canStartAgain, perform, startAgain } from "./actions.js";
import { answerScreen } from "./answer.js";
import { brewBar, brewRedrawn, brewScreen, isOver } from "./brew.js";
import { daysScreen } from "./days.js";
import { openWritten } from "./dialog.js";
import { anchored, byId, drawing, glyph, h, refill } from "./dom.js";
import { helpScreen } from "./help.js";
import { homeScreen } from "./home.js";
import { languageChoice } from "./languages.js";
import { logScreen } from "./log.js";
import { notesRedrawn, notesScreen } from "./notes.js";
import { markPantry } from "./pantry.js";
import { called, ownName, tableSaid } from "./names.js";
import { playersWords, statusWords } from "./pictures.js";
import { goHome, show, tabName } from "./places.js";
import { practiceScreen } from "./practice.js";
import { printScreen } from "./printing.js";
import { share } from "./share.js";
import { signalChoices } from "./signals.js";
import { bring, placeOf } from "./stage.js";
import { currentSession, ui } from "./state.js";
import { statsScreen } from "./stats.js";
import { themeChoice } from "./theme.js";
import { spoken, t } from "./words.js";

/** @type {[ScreenName, string][]} */
const TABS = [
  ["brew", "cauldron"], ["log", "potion"], ["notes", "pencil"], ["help", "witch-hat"],
  ["answer", "star"],
];

/** @type {Record<ScreenName, (session: any) => Node>} */
const SCREENS = {
  home: homeScreen, opening: openingScreen, practice: practiceScreen, print: printScreen,
  stats: statsScreen, days: daysScreen, brew: brewScreen, log: logScreen, notes: notesScreen, help: helpScreen, answer: answerScreen,
};

// Functions that update a screen in place. They return whether that was possible.
/** @type {Partial<Record<ScreenName, (session: Session) => boolean>>} */
const REDRAWN = { brew: brewRedrawn, notes: notesRedrawn };

// Scroll offset in CSS pixels from which short screens hide the header.
const HEAD_PX = 50;
const screenPlace = byId("screen");
screenPlace.addEventListener("scroll", () => {
  byId("app").classList.toggle("scrolled", screenPlace.scrollTop > HEAD_PX);
}, { passive: true });

// Document title, which tabs, bookmarks and screen readers show.
/** @param {Session | null} session */
function titleWords(session) {
  const app = t("page-app-name");
  if (["print", "stats", "days"].includes(ui.screen)) return `${tabName(ui.screen)} · ${app}`;
  if (!session) return app;
  const { game, keeper } = session;
  const name = ownName(keeper.key) || game.label;
  return t("page-title", { place: tabName(ui.screen), name, app });
}

/** @type {ScreenName | null} */
let drawnScreen = null;

export function draw() {
  const app = byId("app");
  const { session } = ui;
  document.title = titleWords(session);
  app.dataset.screen = ui.screen;
  app.classList.toggle("in-game", session !== null);
  refill(byId("top"), session && topBar(session));
  const place = placeOf(ui.screen, session);
  const redraw = () => {
    if (!REDRAWN[ui.screen]?.(currentSession())) refill(place, SCREENS[ui.screen](session));
  };
  if (drawnScreen === ui.screen) anchored(place, redraw);
  else redraw();
  drawnScreen = ui.screen;
  bring(place);
  // A scrollable area without focusable elements must be focusable itself, for keyboard users.
  const screen = byId("screen");
  if (place.querySelector("button, input, summary")) screen.removeAttribute("tabindex");
  else screen.tabIndex = 0;
  refill(byId("bar"), session && ui.screen === "brew" && brewBar(session));
  drawTabs(session);
}

// Creates the tabs once; later calls only change which one is current.
/** @param {Session | null} session */
function drawTabs(session) {
  const tabs = byId("tabs");
  const { tag } = spoken.language;
  if (!session || tabs.childElementCount === 0 || tabs.lang !== tag) {
    refill(tabs, session && tabBar());
    tabs.lang = tag;
    return;
  }
  for (const tab of /** @type {NodeListOf<HTMLElement>} */ (tabs.querySelectorAll(".tab"))) {
    if (tab.dataset.tab === ui.screen) tab.setAttribute("aria-current", "page");
    else tab.removeAttribute("aria-current");
  }
}

// Redraws only the potion in the making. The rest of the screen keeps its elements and position.
export function drawPotion() {
  const { session } = ui;
  if (!session || ui.screen !== "brew") return;
  markPantry(session);
  refill(byId("bar"), brewBar(session));
}

/** @param {Session} session */
function topBar({ game, keeper, table }) {
  const label = called(keeper.key, game.label);
  return h("header", { class: "top" },
    h("button", { type: "button", class: "round", id: "go-home", "aria-label": t("page-to-games"),
      onclick: goHome }, glyph("back")),
    h("p", { class: "top-words" },
      h("strong", { "data-test": "game-label" }, label),
      h("span", null, keeper.name
        ? h("span", { "data-test": "table-name", "data-table": keeper.name },
          t("page-table-label", { table: tableSaid(keeper.name) }))
        : playersWords(game.players), " · ", statusWords(table.status, table.tests.length))),
    h("button", { type: "button", class: "round", id: "menu", "aria-label": t("page-menu"),
      "aria-haspopup": "dialog", onclick: openMenu }, glyph("more")));
}

function tabBar() {
  /** @param {[ScreenName, string]} parts */
  const tab = ([screen, picture]) => h("li", null, h("button", {
    type: "button", class: "tab", id: "tab-" + screen, "data-tab": screen,
    "aria-current": ui.screen === screen ? "page" : null, onclick: () => show(screen),
  }, drawing(picture), h("span", null, tabName(screen))));
  return h("nav", { class: "tabs", "aria-label": t("page-tabs") }, h("ul", null, TABS.map(tab)));
}

async function openMenu() {
  const choice = await openWritten(menu, { "data-dialog": "menu" });
  if (choice === "again") await startAgain();
  else if (choice === "share") await share();
}

function menu() {
  const { game, table } = currentSession();
  /** @param {Api.Mode} name @param {string} words */
  const mode = (name, words) => h("label", { class: "segment" },
    h("input", { type: "radio", name: "mode", id: "mode-" + name, value: name,
      checked: table.mode === name, onchange: () => perform({ do: "mode", mode: name },
        { settle: () => { currentSession().naming.together = []; } }) }),
    h("span", null, words));
  const body = [
    // How it was won is told as it was played.
    game.testable && game.players !== 1 && h("fieldset",
      { class: "segments", "data-test": "modes", disabled: isOver(table) },
      h("legend", null, t("page-mode")),
      h("div", { class: "segment-row" },
        mode("cooperative", t("page-mode-cooperative")),
        mode("competitive", t("page-mode-competitive")),
        mode("solo", t("page-mode-solo"))),
      h("p", { class: "hint" }, t("page-mode-hint"))),
    themeChoice(),
    languageChoice(),
    signalChoices(),
  ];
  return { title: t("page-game-label", { label: game.label }), body, buttons: [
    { label: t("page-share"), value: "share" },
    ...canStartAgain(currentSession()) ? [{ label: t("page-again"), value: "again" }] : [],
    { label: t("page-close"), value: "close", tone: "primary" },
  ] };
}

// Placeholder while a scanned game is being opened.
function openingScreen() {
  return h("section", { class: "opening", "data-test": "opening" },
    drawing("cauldron", "hero-pot"),
    h("p", { class: "progress" }, h("i", { class: "spinner" }), t("page-opening")));
}
