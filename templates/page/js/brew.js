// The screen where potions are made and tested.
import { perform } from "./actions.js";
import { confirmed, openDialog } from "./dialog.js";
import { announce, drawing, focusTop, glyph, h, unseen } from "./dom.js";
import { ending } from "./ending.js";
import { explain } from "./explain.js";
import { firstCard } from "./first.js";
import {
  herbsClass, kindName, potionList, reportList, resultWords, toldWords, witchChip,
} from "./pictures.js";
import { show } from "./places.js";
import { addPour, cauldron, setDraft } from "./potion.js";
import { render, ui } from "./state.js";
import { say, t } from "./words.js";

export function brewScreen(session) {
  const { game, table } = session;
  if (!game.testable) return untestable(game);
  if (isOver(table)) return ending(session);
  return h("div", { class: "brew" },
    h("h1", { class: "unseen" }, t("page-tab-brew")),
    session.shown && resultCard(session),
    firstCard(session),
    h("div", { class: "brew-setup" },
      table.status === "last-ditch" && lastDitch(session),
      game.witches.length > 1 && witchChoice(session),
      pantry(session)),
    h("div", { class: "brew-pot" },
      cauldron(session),
      kindChoice(session),
      table.limits && allowances(table.limits),
      table.status === "playing" && h("p", { class: "quiet-row" },
        h("button", { type: "button", id: "sections-full", class: "button plain",
          "data-test": "full", onclick: () => sectionsFull(true) }, t("page-sections-full")))));
}

function isOver(table) {
  return table.status === "won" || table.status === "lost" || table.solution !== null;
}

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

function witchChoice({ game, table, draft }) {
  const chip = (witch, i) => h("button", {
    type: "button", class: "chip", id: `witch-${i}`, "data-witch": witch.id,
    "aria-pressed": draft.by === i ? "true" : "false",
    onclick: () => { setDraft({ by: draft.by === i ? null : i }); render(); },
  }, drawing(witch.id), h("span", null, say(witch.name)),
  table.poisoned[i] && h("span", { class: "tag tag-warn" }, t("page-poisoned")));
  return h("fieldset", { class: "witches", "data-test": "witches" },
    h("legend", null, table.mode === "competitive" ? t("page-whose-test") : t("page-who-tests")),
    h("div", { class: "chips" }, game.witches.map(chip)));
}

function pantry({ game, draft }) {
  const herb = ingredient => {
    const places = draft.potion.flatMap((p, i) => p.ingredient === ingredient.id ? [i + 1] : []);
    return h("li", null, h("button", {
      type: "button", class: "herb", id: "herb-" + ingredient.id,
      "data-ingredient": ingredient.id, onclick: () => addPour(ingredient.id),
    }, drawing(ingredient.id), h("span", null, say(ingredient.name)),
    places.length > 0 && h("span", { class: "herb-places" },
      unseen(` ${t("page-is-in-potion")} `), places.join(" "))));
  };
  return h("section", { class: "pantry", "aria-labelledby": "pantry-title" },
    h("h2", { id: "pantry-title" }, t("page-pantry-title")),
    h("p", { class: "hint" }, t("page-pantry-hint")),
    h("ul", { class: herbsClass(game), "data-test": "ingredients" }, game.ingredients.map(herb)));
}

// The free tests of special cells, where the board has such cells.
function kindChoice({ game, table, draft }) {
  const cells = game.specials.filter(s => s.id === "versatility" || s.id === "guesser");
  if (cells.length === 0 || table.status !== "playing") return null;
  const choice = (kind, picture) => h("label", { class: "segment" },
    h("input", { type: "radio", name: "kind", id: "kind-" + kind, value: kind,
      checked: draft.kind === kind, onchange: () => { setDraft({ kind }); render(); } }),
    h("span", null, drawing(picture), kindName(kind)));
  const chosen = cells.find(cell => cell.id === draft.kind);
  return h("fieldset", { class: "segments kinds", "data-test": "kinds" },
    h("legend", null, t("page-kind-legend")),
    h("div", { class: "segment-row" },
      choice("cauldron", "cauldron"), cells.map(cell => choice(cell.id, cell.id))),
    chosen && h("p", { class: "hint" }, say(chosen.tells)));
}

function allowances(limits) {
  const words = ({ kind, cells, or_larger, all, left }) => {
    switch (kind) {
      case "versatility": return t("page-left-versatility", { left, all });
      case "guesser": return t("page-left-guesser", { left, all });
      default: return or_larger ? t("page-left-cauldrons-or-larger", { cells, left, all })
        : t("page-left-cauldrons", { cells, left, all });
    }
  };
  return h("div", { class: "allowances", "data-test": "limits" },
    h("p", { class: "label" }, t("page-left-label")),
    h("ul", null, limits.map(limit =>
      h("li", { class: limit.left === 0 ? "spent" : "" }, words(limit)))));
}

export function brewBar({ game, draft, table, working }) {
  if (!game.testable || isOver(table)) return null;
  const herbs = draft.potion.length;
  const words = working === "test" ? t("page-testing") : t("page-test-button", { number: table.next });
  return h("button", {
    type: "button", class: "button primary wide", id: "test", "data-test": "test",
    "aria-disabled": herbs === 0 || working ? "true" : null, onclick: () => testPotion(),
  }, drawing("potion"), h("span", null, words),
  herbs > 0 && h("span", { class: "count" }, t("page-herbs", { herbs })));
}

function isRivals({ table }) {
  return table.mode === "competitive";
}

// Who tests; a lone witch among no rivals need not be told.
function tester(session) {
  const { game, draft } = session;
  return game.witches.length === 1 ? (isRivals(session) ? 0 : null) : draft.by;
}

// Among rivals somebody has to win: whoever did not say who tests is asked.
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

// What would spend the last cauldron of its kind is asked about first, where that is known.
async function testPotion(sure = false) {
  const session = ui.session;
  if (session.draft.potion.length === 0) {
    announce(t("page-potion-empty"));
    document.getElementById("pantry-title")?.scrollIntoView({ block: "start" });
    return;
  }
  if (!await testerNamed(session)) return;
  const { potion, kind } = session.draft;
  const last = session.table.status === "last-ditch";
  const cells = session.game.specials.some(s => s.id === kind);
  const told = await perform({
    do: "test", number: session.table.next, potion, by: tester(session),
    kind: last ? "last" : cells ? kind : "cauldron",
    // Older servers do not ask, and do not know the word.
    ...("help" in session.game ? { sure } : {}),
  }, { again: () => testPotion(sure), settle: (_, table) => {
    session.shown = table.tests.at(-1).number;
    session.cleared = null;
    // What was picked while the answer was on its way stays.
    if (session.draft.potion !== potion) return;
    const by = isRivals(session) && !session.keeper.name ? null : session.draft.by;
    session.draft = { potion: [], by, kind: "cauldron" };
    session.keeper.draft = session.draft;
  } });
  if (told?.unsure) {
    const go = await confirmed(
      t("page-last-cauldron-title"), told.unsure, t("page-last-cauldron-yes"), "sure");
    if (go && ui.session === session) await testPotion(true);
    return;
  }
  if (told !== "tested" || ui.session !== session) return;
  announce(toldWords(session.game, session.table.tests.at(-1)));
  focusTop(session.table.status === "won" ? "ending-title" : "result-title");
}

// What a test told.
function resultCard(session) {
  const { game, table } = session;
  const test = table.tests.find(one => one.number === session.shown);
  if (!test) return null;
  const tile = (sign, n, words) => h("div", { class: n === 0 ? "tile none" : "tile" },
    glyph(sign), h("strong", null, n), h("span", null, words));
  const witch = test.by === null ? null : game.witches[test.by];
  return h("section", { class: "result card", "data-test": "result",
    "data-undergrown": test.undergrown, "data-overgrown": test.overgrown, "data-won": test.won,
    "aria-labelledby": "result-title" },
    h("div", { class: "result-head" },
      h("h2", { id: "result-title", tabindex: "-1" },
        t("page-test-number", { number: test.number }), unseen(": " + resultWords(test))),
      witch && witchChip(witch),
      h("button", { type: "button", class: "round", id: "result-close",
        "aria-label": t("page-result-close"),
        onclick: () => {
          session.shown = null;
          render();
          document.getElementById("potion-title")?.focus({ preventScroll: true });
        } }, glyph("close"))),
    h("div", { class: "tiles", "data-test": "counts" },
      tile("under", test.undergrown, t("page-undergrown", { count: test.undergrown })),
      tile("over", test.overgrown, t("page-overgrown", { count: test.overgrown }))),
    reportList(game, test, "result"),
    explain(game, test, "result"),
    potionList(game, test.potion),
    h("p", { class: "hint" }, t("page-result-note")));
}

function lastDitch() {
  return h("section", { class: "card last-ditch", "data-test": "last-ditch" },
    drawing("hourglass"),
    h("div", null,
      h("h2", { id: "ditch-title", tabindex: "-1" }, t("page-ditch-title")),
      h("p", null, t("page-ditch-text")),
      h("button", { type: "button", id: "sections-free", class: "button small",
        "data-test": "not-full", onclick: () => sectionsFull(false) }, t("page-ditch-back"))));
}

async function sectionsFull(full) {
  ui.session.shown = null;
  const told = await perform({ do: "full", full });
  if (told === null) return;
  announce(full ? t("page-ditch-text") : t("page-ditch-left"));
  focusTop(full ? "ditch-title" : "pantry-title");
}
