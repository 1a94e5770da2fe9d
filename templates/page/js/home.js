// @ts-check
// Home screen: opens games by code (scanned, photographed or typed), by seed, by date, or from the
// list of games on this phone.
import { backupPart } from "./backup.js";
import { dailyCard, dayButton } from "./daily.js";
import { confirmed, openDialog } from "./dialog.js";
import { announce, byId, drawing, glyph, h, unseen, use } from "./dom.js";
import { forgetCard } from "./first.js";
import { standing, standingWords, storedGames } from "./games.js";
import { languageChoice } from "./languages.js";
import { LONGEST_NAME, called, isName, keyOfName, ownName, rename, tableSaid } from "./names.js";
import { openCode, openStored } from "./open.js";
import { photoChosen } from "./photo.js";
import { IS_KEPT, plainCard } from "./plain.js";
import { playersWords, statusWords, testsWords } from "./pictures.js";
import { startPractice } from "./practising.js";
import { CAN_PRINT, openPrinting, printCard } from "./printing.js";
import { keepQueue } from "./queue.js";
import { REFEREE } from "./remote.js";
import { CAN_SCAN, scan } from "./scan.js";
import { isSeed, seedForm, unfoldSeed } from "./seed.js";
import { forget, noticeStorage, notify, render, ui } from "./state.js";
import { GAME_KEY, draftKey, store, tableOf } from "./store.js";
import { joinTable } from "./tables.js";
import { themeChoice } from "./theme.js";
import { say, spoken, t } from "./words.js";

export function homeScreen() {
  const games = storedGames();
  return h("div", { class: "home" },
    h("div", { class: "hero" },
      drawing("cauldron", "hero-pot"),
      h("h1", null, unseen(t("page-app-name")), use("sym-wordmark", "wordmark", "0 0 730 100"))),
    h("p", { class: "lead" }, t("page-home-lead")),
    h("div", { class: "home-first" },
      goOn(games.find(game => game.status && standing(game) === "open")),
      h("button", { type: "button", class: "button learn", id: "learn", onclick: startPractice },
        drawing("witch-hat"), t("page-learn-open")),
      CAN_PRINT && h("button", { type: "button", class: "button learn", id: "first-print",
        onclick: () => openPrinting() }, drawing("cauldron"), t("page-print-title")),
      dayButton()),
    ui.joining && joinCard(),
    h("div", { class: "home-columns" },
      h("div", null, openCard(), REFEREE && !ui.joining && joinCard(), printCard(), plainCard(),
        dailyCard()),
      gamesCard(games)),
    h("footer", { class: "home-foot" },
      themeChoice(),
      languageChoice(),
      h("p", { class: "hint" }, REFEREE ? t("page-foot-referee")
        : IS_KEPT ? t("page-foot-local") : t("page-foot-plain"))));
}

// Button for the game in progress that was played last.
/** @param {StoredGame | undefined} entry */
function goOn(entry) {
  if (!entry) return null;
  const { key } = entry;
  const name = ownName(key) || entry.label || t("page-game-unreadable");
  return h("button", { type: "button", class: "button primary learn", id: "go-on",
    onclick: () => openStored(key) },
  drawing("potion"), h("span", null, t("page-go-on", { name })));
}

/** @param {string} id @param {string} label @param {string} sign @param {string | null} capture */
function fileChoice(id, label, sign, capture) {
  const tone = capture && !CAN_SCAN ? "button primary" : "button";
  return h("div", { class: "file-choice" },
    h("input", { type: "file", id, accept: "image/*", capture, class: "unseen",
      disabled: ui.photo !== null, onchange: photoChosen }),
    h("label", { for: id, class: tone }, glyph(sign), label));
}

function openCard() {
  return h("section", { class: "card", "aria-labelledby": "open-title", "data-test": "open" },
    h("h2", { id: "open-title" }, t("page-open-title")),
    h("p", { class: "hint" }, t("page-open-hint")),
    CAN_SCAN && h("button", { type: "button", class: "button primary scan", id: "scan",
      disabled: ui.photo !== null, onclick: scan }, glyph("camera"), t("page-scan-button")),
    h("div", { class: "button-row photos" },
      fileChoice("photo", t("page-photo-take"), "camera", "environment"),
      fileChoice("picture", t("page-photo-choose"), "picture", null)),
    ui.photo !== null && h("div", { class: "progress", "data-test": "progress" },
      h("i", { class: "spinner" }), h("p", null, t("page-photo-looking", { attempt: ui.photo.attempt })),
      h("button", { type: "button", class: "button small", id: "photo-cancel",
        onclick: ui.photo.cancel }, t("page-cancel"))),
    h("form", { class: "code-form", onsubmit: event => {
      event.preventDefault();
      openTyped();
    } },
    h("label", { for: "code" }, t("page-code-label")),
    h("div", { class: "code-row" },
      h("input", { id: "code", type: "text", autocomplete: "off", spellcheck: "false",
        autocapitalize: "characters", placeholder: t("page-for-example", { text: "CP1:…" }),
        value: ui.code, oninput: event => {
          ui.code = event.target.value;
          forget("open");
        } }),
      h("button", { type: "submit", class: "button", id: "open" }, t("page-open-button")))),
    seedForm());
}

async function openTyped() {
  if (ui.code.trim() === "") {
    byId("code").focus();
    announce(t("page-code-label"));
    return;
  }
  const stored = keyOfName(ui.code);
  if (stored !== null) {
    if (await openStored(stored)) ui.code = "";
  } else if (isName(ui.code)) {
    notify("open", t("page-name-elsewhere", { name: ui.code.trim() }), { tone: "warn" });
  } else if (isSeed(ui.code)) {
    unfoldSeed(ui.code);
  } else if (await openCode(ui.code)) {
    ui.code = "";
  }
}

function joinCard() {
  return h("section", { class: "card", "aria-labelledby": "join-title", "data-test": "join" },
    h("h2", { id: "join-title" }, t("page-join-title")),
    h("p", { class: "hint" }, t("page-join-hint")),
    h("form", { class: "code-form", onsubmit: event => {
      event.preventDefault();
      const name = ui.tableName.trim();
      if (name) joinTable(name);
      else byId("table-name").focus();
    } },
    h("label", { for: "table-name" }, t("page-table-name")),
    h("div", { class: "code-row" },
      h("input", { id: "table-name", type: "text", autocomplete: "off",
        spellcheck: "false", autocapitalize: "words", maxlength: "40",
        placeholder: t("page-for-example", { text: "Bisol Tavuk Nupam" }), value: ui.tableName,
        oninput: event => {
          ui.tableName = event.target.value;
          forget("open");
        } }),
      h("button", { type: "submit", class: "button", id: "join" }, t("page-join-button")))));
}

/** @param {StoredGame[]} games */
function gamesCard(games) {
  return h("section", { class: "games", "aria-labelledby": "games-title", "data-test": "games" },
    h("h2", { id: "games-title" }, t("page-games-title")),
    games.length === 0
      ? h("p", { class: "card nothing" }, drawing("witch-hat"), t("page-games-none"))
      : h("ul", { class: "game-list" }, games.map(gameItem)),
    backupPart(games.length > 0));
}

// Date when the game was last played.
/** @param {number | undefined} seen */
function dayWords(seen) {
  const day = new Date(seen ?? NaN);
  if (Number.isNaN(day.getTime())) return null;
  const words = new Intl.DateTimeFormat(spoken.language.tag, { dateStyle: "medium" });
  return h("time", { datetime: day.toISOString() }, words.format(day));
}

/** @param {StoredGame} entry */
function gameItem(entry) {
  const table = tableOf(entry.key);
  const label = entry.label ?? t("page-game-unreadable");
  const name = called(entry.key, label);
  const own = ownName(entry.key);
  const facts = [own && label, entry.level && say(entry.level), playersWords(entry.players)];
  const status = entry.up ? standingWords("up") : statusWords(entry.status, entry.tests ?? 0);
  const state = [testsWords(entry.tests ?? 0), status, dayWords(entry.seen)];
  /** @param {Content[]} all */
  const told = all => all.filter(one => one).flatMap((one, i) => i === 0 ? [one] : [" · ", one]);
  return h("li", { class: "card game", "data-game": entry.key },
    h("button", { type: "button", class: "game-open", id: "open-" + entry.key,
      onclick: () => openStored(entry.key) },
    drawing(entry.status === "won" ? "star" : "potion"),
    h("span", { class: "game-words" },
      h("strong", null, name),
      table && h("span", { class: "tag" }, t("page-table-label", { table: tableSaid(table) })),
      h("span", { class: "quiet" }, told(facts)),
      h("span", { class: "quiet" }, told(state)))),
    h("span", { class: "game-acts" },
      h("button", { type: "button", class: "round", id: "rename-" + entry.key,
        "aria-label": t("page-rename-game", { label: own || label }),
        onclick: () => renameGame(entry.key, label) }, glyph("pen")),
      h("button", { type: "button", class: "round", id: "remove-" + entry.key,
        "aria-label": t("page-remove-game", { label: own || label }),
        onclick: () => removeGame(entry.key, own || label) }, glyph("close"))));
}

/** @param {string} key @param {string} label */
async function renameGame(key, label) {
  const input = h("input", { id: "own-name", type: "text", maxlength: LONGEST_NAME,
    autocomplete: "off", value: ownName(key) });
  const choice = await openDialog(t("page-rename-title", { label }), [
    h("div", { class: "field" },
      h("label", { for: "own-name" }, t("page-rename-label")), input),
    h("p", { class: "hint" }, t("page-rename-hint")),
  ], [
    { label: t("page-cancel"), value: "no" },
    { label: t("page-rename-yes"), value: "yes", tone: "primary" },
  ], { "data-dialog": "rename" });
  if (choice !== "yes") return;
  rename(key, input.value);
  noticeStorage();
  render();
  announce(t("page-renamed", { name: called(key, label) }));
}

/** @param {string} key @param {string} label */
async function removeGame(key, label) {
  const sure = await confirmed(
    t("page-remove-title", { label }), t("page-remove-text"), t("page-remove-yes"), "remove");
  if (!sure) return;
  store.remove(key);
  forgetCard(key);
  rename(key, "");
  if (key.startsWith(GAME_KEY)) store.remove(draftKey(key));
  else keepQueue(tableOf(key) ?? "", []);
  render();
  announce(t("page-removed", { name: t("page-game-label", { label }) }));
  document.getElementById("games-title")?.scrollIntoView({ block: "nearest" });
}
