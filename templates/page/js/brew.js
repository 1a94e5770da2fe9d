// @ts-check
// Screen for mixing and testing potions.
import { perform } from "./actions.js";
import { confirmed, openDialog } from "./dialog.js";
import { announce, byId, drawing, focusTop, h, painted, refill, toTop, unseen } from "./dom.js";
import { ending } from "./ending.js";
import { asksWho, firstCard } from "./first.js";
import { lastingCard } from "./lasting.js";
import { markPantry, pantry } from "./pantry.js";
import { kindName, toldWords } from "./pictures.js";
import { show } from "./places.js";
import { setDraft } from "./potion.js";
import { showResult } from "./result.js";
import { strip, undoButton } from "./strip.js";
import { currentSession, newMixing, render, ui } from "./state.js";
import { say, spoken, t } from "./words.js";

/** @param {Session} session */
export function brewScreen(session) {
  const { game, table } = session;
  if (isOver(table)) return ending(session);
  if (!game.testable) return untestable(game);
  if (isLast(table)) return h("div", { class: "brew" }, lastDitch());
  const screen = h("div", { class: "brew", "data-kept": true },
    h("h1", { class: "unseen" }, t("page-tab-brew")),
    h("div", { class: "brew-setup" },
      h("div", { class: "brew-first", "data-passing": true }, first(session)),
      pantry(session)),
    h("div", { class: "brew-more", "data-passing": true }, more(session)));
  Object.assign(drawn, { screen, session, language: spoken.language });
  return screen;
}

// The drawn screen, with the session and language that it was drawn for.
/** @type {Drawn} */
const drawn = { screen: null, session: null, language: null };

// Updates the drawn screen in place. The shelf, its largest part, is not rebuilt and does not move
// when cards above it appear or disappear. Returns whether an update in place was possible.
/** @param {Session} session */
export function brewRedrawn(session) {
  const { screen, language } = drawn;
  if (drawn.session !== session || language !== spoken.language || !screen?.isConnected) return false;
  if (isOver(session.table) || isLast(session.table)) return false;
  refill(/** @type {Element} */ (screen.querySelector(".brew-first")), first(session));
  refill(/** @type {Element} */ (screen.querySelector(".brew-more")), more(session));
  markPantry(session);
  return true;
}

/** @param {Session} session */
function first(session) {
  return [
    firstCard(session),
    lastingCard(session),
    asksWho(session) && witchChoice(session),
  ];
}

/** @param {Session} session */
function more(session) {
  const { table } = session;
  return [
    kindChoice(session),
    table.limits && allowances(table.limits),
    table.status === "playing" && h("p", { class: "quiet-row" },
      h("button", { type: "button", id: "sections-full", class: "button plain",
        "data-test": "full", onclick: () => gameEnds(true) }, t("page-moon-out"))),
  ];
}

/** @param {Api.TableView} table */
export function isOver(table) {
  return table.status === "won" || table.status === "lost" || table.solution !== null;
}

// Whether the only action left is to name the recipe (the last ditch effort).
/** @param {Api.TableView} table */
function isLast(table) {
  return table.status === "last-ditch";
}

/** @param {Api.GameView} game */
function untestable(game) {
  return h("section", { class: "card prose", "data-test": "untestable" },
    h("h1", null, t("page-referee-title")),
    h("p", null, t("page-referee-text")),
    game.checkable && h("p", null, t("page-referee-can")),
    h("div", { class: "button-row" },
      h("button", { type: "button", class: "button", onclick: () => show("notes") },
        t("page-tab-notes")),
      h("button", { type: "button", class: "button", onclick: () => show("answer") },
        t("page-tab-answer"))));
}

// Choice of the testing witch. The chosen witch's name is shown next to the question, so that
// narrow screens need only her drawing in the row.
/** @param {Session} session @param {string | null} [question] */
export function witchChoice({ game, table, draft }, question = null) {
  /** @param {Api.NamedItem} witch @param {number} i */
  const chip = (witch, i) => h("button", {
    type: "button", class: "chip", id: `witch-${i}`, "data-witch": witch.id,
    "aria-pressed": draft.by === i ? "true" : "false",
    onclick: () => chooseWitch(i),
  }, drawing(witch.id), h("span", null, say(witch.name)),
  table.poisoned[i] && h("span", { class: "tag tag-warn" }, t("page-poisoned")));
  return h("fieldset", { class: "witches who", "data-test": "witches" },
    h("legend", null,
      question ?? (table.mode === "competitive" ? t("page-whose-test") : t("page-who-tests")), " ",
      h("span", { id: "who-name" }, nameOfWitch(game, draft.by))),
    h("div", { class: "chips" }, game.witches.map(chip)));
}

/** @param {Api.GameView} game @param {number | null} by */
export function nameOfWitch({ witches }, by) {
  const witch = witches[by ?? -1];
  return witch ? say(witch.name) : "";
}

/** @param {number} witch */
function chooseWitch(witch) {
  const by = currentSession().draft.by === witch ? null : witch;
  setDraft({ by });
  for (const [i, chip] of [...document.querySelectorAll(".who .chip")].entries()) {
    chip.setAttribute("aria-pressed", by === i ? "true" : "false");
  }
  byId("who-name").textContent = nameOfWitch(currentSession().game, by);
  if (ui.screen === "answer") render();
}

// Choice between the cauldron and the free tests of special cells, if the board has such cells.
/** @param {Session} session */
function kindChoice({ game, table, draft }) {
  const cells = game.specials.filter(s => s.id === "versatility" || s.id === "guesser");
  if (cells.length === 0 || table.status !== "playing") return null;
  /** @param {Api.PotionSource} kind */
  const choice = kind => h("label", { class: "segment" },
    h("input", { type: "radio", name: "kind", id: "kind-" + kind, value: kind,
      checked: draft.kind === kind, onchange: () => { setDraft({ kind }); render(); } }),
    h("span", null, drawing(kind), kindName(kind)));
  const chosen = cells.find(cell => cell.id === draft.kind);
  return h("fieldset", { class: "segments kinds", "data-test": "kinds" },
    h("legend", null, t("page-kind-legend")),
    h("div", { class: "segment-row" },
      choice("cauldron"), cells.map(({ id }) => choice(/** @type {Api.PotionSource} */ (id)))),
    // All hints overlap in one grid cell as high as the longest, so that nothing below moves.
    h("div", { class: "kind-hints" }, cells.map(cell =>
      h("p", { class: cell === chosen ? "hint" : "hint away" }, say(cell.tells)))));
}

/** @param {Api.Allowance[]} limits */
function allowances(limits) {
  /** @param {Api.Allowance} parts */
  const words = ({ kind, cells, all, left }) => {
    switch (kind) {
      case "versatility": return t("page-left-versatility", { left, all });
      case "guesser": return t("page-left-guesser", { left, all });
      default: return t("page-left-cauldrons-or-larger", { cells: cells ?? 0, left, all });
    }
  };
  return h("div", { class: "allowances", "data-test": "limits" },
    h("p", { class: "label" }, t("page-left-label")),
    h("ul", null, limits.map(limit =>
      h("li", { class: limit.left === 0 ? "spent" : "" }, words(limit)))));
}

// Bar that stays in view: the potion and the button that tests it.
/** @param {Session} session */
export function brewBar(session) {
  const { game, draft, table, working } = session;
  if (!game.testable || isOver(table) || isLast(table)) return null;
  const herbs = draft.potion.length;
  const words = working === "test" ? t("page-testing") : t("page-test-button", { number: table.next });
  return h("div", { class: "brew-bar" },
    strip(session),
    h("div", { class: "brew-do" },
      undoButton(session),
      h("button", {
        type: "button", class: "button primary", id: "test", "data-test": "test",
        "aria-disabled": herbs === 0 || working ? "true" : null, onclick: () => testPotion(),
      }, drawing("potion"), h("span", null, words),
      herbs > 0 && unseen(` ${t("page-herbs", { herbs })}`))));
}

/** @param {Session} session */
function isRivals({ table }) {
  return table.mode === "competitive";
}

// Index of the witch who tests, or null where it does not matter.
/** @param {Session} session @returns {number | null} */
function tester(session) {
  const { game, draft } = session;
  if (game.witches.length === 1) return isRivals(session) ? 0 : null;
  return asksWho(session) ? draft.by : null;
}

// Asks who tests if rivals have not chosen: a win must belong to one of them.
/** @param {Session} session */
async function testerNamed(session) {
  if (!isRivals(session) || tester(session) !== null) return true;
  const witches = session.game.witches.map(({ name }, i) => ({ label: say(name), value: i }));
  const chosen = await openDialog(t("page-whose-test"), h("p", null, t("page-tester-hint")), witches,
    { "data-dialog": "tester" });
  if (chosen === null || ui.session !== session) return false;
  setDraft({ by: chosen });
  render();
  return true;
}

// Tests the potion. If the potion is known to exceed the board's space, asks for confirmation
// first.
async function testPotion(sure = false) {
  const session = currentSession();
  if (session.draft.potion.length === 0) {
    announce(t("page-potion-empty"));
    document.getElementById("pantry-title")?.scrollIntoView({ block: "start" });
    return;
  }
  if (!await testerNamed(session)) return;
  const { potion, kind } = session.draft;
  const cells = session.game.specials.some(s => s.id === kind);
  // Redraw the game only when the result dialog covers it.
  let below = false;
  // Keep ingredients that were picked while the request was pending.
  const poured = () => {
    if (session.draft.potion !== potion) return;
    session.mixing = newMixing();
    const by = isRivals(session) && !session.keeper.name ? null : session.draft.by;
    session.draft = { potion: [], by, kind: "cauldron" };
    session.keeper.draft = session.draft;
  };
  const told = await perform({
    do: "test", number: session.table.next, potion, by: tester(session),
    kind: cells ? kind : "cauldron",
    sure,
  }, { again: () => testPotion(sure), queued: poured, draw: () => below || render(), settle: (_, table) => {
    below = !isOver(table) && !isLast(table);
    session.shown = (/** @type {Api.TestView} */ (table.tests.at(-1))).number;
    poured();
  } });
  if (told?.unsure) {
    if (await isSure(told.unsure) && ui.session === session) await testPotion(true);
    return;
  }
  if (told === "tested" && ui.session === session) await tellTest(session);
}

// Asks whether to test a potion for which the board is known to have no room.
/** @param {string} question */
export function isSure(question) {
  return confirmed(t("page-no-room-title"), question, t("page-no-room-yes"), "sure");
}

// Shows the result of this phone's latest test.
/** @param {Session} session */
export async function tellTest(session) {
  const test = /** @type {Api.TestView} */ (session.table.tests.at(-1));
  announce(toldWords(session.game, test));
  if (isOver(session.table)) {
    focusTop("ending-title");
    return;
  }
  const dismissed = showResult(session, test);
  await painted();
  if (ui.session === session) render();
  // New lasting effects are shown at the top once the result is dismissed.
  if (session.table.lasting?.some(({ since }) => since === test.number)) toTop();
  await dismissed;
}

// Card shown when the recipe may be named one last time.
function lastDitch() {
  return h("section", { class: "card last-ditch", "data-test": "last-ditch" },
    drawing("hourglass"),
    h("div", null,
      h("h1", { id: "ditch-title", tabindex: "-1" }, t("page-ditch-title")),
      h("p", null, t("page-ditch-name")),
      h("div", { class: "button-row" },
        h("button", { type: "button", class: "button primary", id: "ditch-name",
          onclick: () => show("answer") }, t("page-name-title")),
        h("button", { type: "button", id: "sections-free", class: "button",
          "data-test": "not-full", onclick: () => gameEnds(false) }, t("page-ditch-back")))));
}

/** @param {boolean} full */
async function gameEnds(full) {
  currentSession().shown = null;
  const told = await perform({ do: "full", full });
  if (told === null) return;
  announce(full ? t("page-ditch-name") : t("page-ditch-left"));
  focusTop(full ? "ditch-title" : "pantry-title");
}
