// What the players believe of everything that an ingredient can be: the grid of the sheet's back,
// beside the last tests.
import { perform } from "./actions.js";
import { announce, drawing, glyph, h, unseen } from "./dom.js";
import { fillColumn, fillRow } from "./fill.js";
import { cellOf, cellWords, gridColumns, markName } from "./grid.js";
import { hintsCard, notesCheck } from "./hints.js";
import { lastTests } from "./lasttests.js";
import { forget, notify, ui } from "./state.js";
import { say, t } from "./words.js";

const NEXT_MARK = {
  blank: "impossible", impossible: "possible", possible: "certain", certain: "blank",
};
// More columns than these leave a phone no room for names beside them.
const FEW = 5;

export function notesScreen(session) {
  return h("div", { class: "notes" },
    h("div", { class: "screen-head" },
      h("h1", null, t("page-notes-title")),
      h("button", { type: "button", class: "button small", id: "notes-undo",
        "data-test": "undo", "aria-disabled": session.table.can_undo ? null : "true",
        onclick: undoNote }, glyph("undo"), t("page-undo"))),
    lastTests(session),
    h("div", { class: "notes-grid" },
      grid(session),
      h("p", { class: "hint" }, t("page-notes-hint")),
      legend(session.game)),
    h("div", { class: "notes-help" }, notesCheck(session), hintsCard(session)));
}

function grid(session) {
  const { game } = session;
  const columns = gridColumns(game);
  const at = session.noteAt ?? `note-${game.ingredients[0].id}-${columns[0].column}`;
  const table = h("table", { role: "grid", "data-test": "notes",
    class: columns.length > FEW ? "grid many" : "grid",
    "aria-label": t("page-notes-title"), onkeydown: noteKey,
    onfocusin: event => { ui.session.noteAt = event.target.id; rove(event.target); } },
    h("thead", { role: "rowgroup" }, h("tr", { role: "row" },
      h("th", { scope: "col", role: "columnheader", class: "grid-corner" },
        unseen(t("page-ingredient"))),
      columns.map((column, i) => columnHead(column, columns[i - 1], at)))),
    h("tbody", { role: "rowgroup" }, game.ingredients.map((ingredient, row) =>
      h("tr", { role: "row", "data-ingredient": ingredient.id },
        rowHead(ingredient, at),
        columns.map((column, i) => noteCell(ingredient, column,
          { ...cellOf(session, row, column), begins: begins(column, columns[i - 1]) }, at))))));
  table.style.setProperty("--columns", columns.length);
  return h("div", { class: "grid-frame", id: "notes-frame", "data-scrolls": true }, table);
}

// Whether a group of columns begins.
function begins(column, before) {
  return before !== undefined && before.group !== column.group;
}

function columnHead(column, before, at) {
  const id = `column-${column.column}`;
  const classes = [begins(column, before) && "group", column.group !== "numbers" && "worded"];
  return h("th", { scope: "col", role: "columnheader", class: classes.filter(Boolean).join(" ") },
    h("button", { type: "button", class: "grid-head", id, tabindex: id === at ? "0" : "-1",
      "data-column": column.column, "aria-haspopup": "dialog",
      onclick: () => fillColumn(column) }, h("span", null, column.name)));
}

function rowHead(ingredient, at) {
  const id = `row-${ingredient.id}`;
  return h("th", { scope: "row", role: "rowheader" },
    h("button", { type: "button", class: "grid-head", id, tabindex: id === at ? "0" : "-1",
      "aria-haspopup": "dialog", onclick: () => fillRow(ingredient) },
    drawing(ingredient.id),
    h("span", { class: "herb-sign", "aria-hidden": "true" }, t(`ingredient-${ingredient.id}-sign`)),
    h("span", { class: "herb-name" }, say(ingredient.name))));
}

function noteCell(ingredient, column, cell, at) {
  const { shown, given, fixed, wrong } = cell;
  const id = `note-${ingredient.id}-${column.column}`;
  const classes = ["mark", "mark-" + shown, fixed && "mark-given", wrong && "mark-wrong"];
  return h("td", { role: "gridcell", class: cell.begins ? "group" : null,
    "aria-readonly": fixed ? "true" : null }, h("button", {
    type: "button", id, class: classes.filter(Boolean).join(" "), "data-mark": shown,
    "data-given": given, "data-column": column.column, "data-ingredient": ingredient.id,
    tabindex: id === at ? "0" : "-1", "aria-label": cellWords(ingredient, column, cell),
    onclick: () => setNote(ingredient, column, cell),
  }, shown !== "blank" && glyph(shown), given && givenSign(given)));
}

// In the corner of a cell, as it is printed on the sheet.
function givenSign(given) {
  return given === "possible" ? h("span", { class: "given", "aria-hidden": "true" }, "?")
    : glyph("lock", "given");
}

function rove(button) {
  for (const other of button.closest("table").querySelectorAll("[tabindex='0']")) {
    other.tabIndex = -1;
  }
  button.tabIndex = 0;
}

function legend({ given }) {
  const item = mark => h("li", null,
    h("span", { class: "mark mark-" + mark }, glyph(mark)), markName(mark));
  const clue = (is, words) => given.flat().some(mark => mark !== "blank" && (mark === "possible") === is)
    && h("li", null, h("span", { class: "mark" }, givenSign(is ? "possible" : "certain")), words);
  return h("ul", { class: "legend", "aria-label": t("page-legend") },
    ["impossible", "possible", "certain"].map(item),
    clue(false, t("page-mark-given")),
    clue(true, t("page-mark-perhaps")));
}

async function setNote(ingredient, column, cell) {
  if (cell.fixed) {
    notify("given", t("page-note-fixed"));
    return;
  }
  forget("given");
  const mark = NEXT_MARK[cell.mark];
  const told = await perform(
    { do: "note", ingredient: ingredient.id, column: column.column, mark });
  if (!told || !ui.session) return;
  const row = ui.session.game.ingredients.findIndex(one => one.id === ingredient.id);
  announce(cellWords(ingredient, column, cellOf(ui.session, row, column)));
}

async function undoNote() {
  if (!ui.session.table.can_undo) return;
  if (await perform({ do: "undo" })) announce(t("page-note-undone"));
}

const NOTE_STEPS = {
  ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0],
  Home: [0, -99], End: [0, 99],
};

// Through the headings as well: the corner has none.
function noteKey(event) {
  const step = NOTE_STEPS[event.key];
  if (!step || !event.target.matches(".mark, .grid-head")) return;
  event.preventDefault();
  const rows = [...event.currentTarget.rows]
    .map(row => [...row.cells].map(cell => cell.querySelector("button")));
  const row = rows.findIndex(buttons => buttons.includes(event.target));
  const to = (index, by, length) => Math.max(0, Math.min(length - 1, index + by));
  const column = rows[row].indexOf(event.target);
  rows[to(row, step[0], rows.length)][to(column, step[1], rows[row].length)]?.focus();
}
