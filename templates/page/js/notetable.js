// @ts-check
// Grid element of the notes: created once per game, then updated cell by cell.
import { perform } from "./actions.js";
import { announce, drawing, glyph, h, unseen } from "./dom.js";
import { fillColumn, fillRow } from "./fill.js";
import { cellOf, cellWords, gridColumns } from "./grid.js";
import { forget, notify, ui } from "./state.js";
import { say, spoken, t } from "./words.js";

/** @type {Record<Api.NoteMark, Api.NoteMark>} */
const NEXT_MARK = {
  blank: "impossible", impossible: "possible", possible: "certain", certain: "blank",
};
// With more columns, a phone has no space for the ingredients' names.
const FEW = 5;

// Cell of the grid. `shows` is its serialized state.
/**
 * @typedef {{ row: number, column: NoteColumn, button: HTMLButtonElement, shows: string }} MadeCell
 */

// The grid, with the session and language that it was made for.
/**
 * @type {{
 *   session: Session | null,
 *   language: Language | null,
 *   columns: NoteColumn[],
 *   cells: MadeCell[],
 *   frame: Content,
 * }}
 */
const made = { session: null, language: null, columns: [], cells: [], frame: null };

/** @param {Session} session */
export function noteTable(session) {
  if (made.session !== session || made.language !== spoken.language) make(session);
  markCells(session);
  return made.frame;
}

/** @param {Session} session */
function make(session) {
  const { game } = session;
  const columns = gridColumns(game);
  /** @type {MadeCell[]} */
  const cells = [];
  const table = h("table", { role: "grid", "data-test": "notes",
    class: columns.length > FEW ? "grid many" : "grid",
    "aria-label": t("page-notes-title"), onkeydown: noteKey, onclick: pressed,
    onfocusin: event => rove(event.target) },
    h("thead", { role: "rowgroup" }, h("tr", { role: "row" },
      h("th", { scope: "col", role: "columnheader", class: "grid-corner" },
        unseen(t("page-ingredient"))),
      columns.map((column, i) => columnHead(column, columns[i - 1])))),
    h("tbody", { role: "rowgroup" }, game.ingredients.map((ingredient, row) =>
      h("tr", { role: "row", "data-ingredient": ingredient.id },
        rowHead(ingredient),
        columns.map((column, i) => {
          const cell = blankCell(begins(column, columns[i - 1]));
          const button = /** @type {HTMLButtonElement} */ (cell.firstChild);
          cells.push({ row, column, button, shows: "" });
          return cell;
        })))));
  for (const { row, column, button } of cells) {
    button.id = `note-${game.ingredients[row].id}-${column.column}`;
  }
  cells[0].button.tabIndex = 0;
  table.style.setProperty("--columns", String(columns.length));
  const frame = h("div", { class: "grid-frame", id: "notes-frame", "data-scrolls": true }, table);
  Object.assign(made, { session, language: spoken.language, columns, cells, frame });
}

// Whether a new group of columns begins.
/** @param {NoteColumn} column @param {NoteColumn | undefined} before */
function begins(column, before) {
  return before !== undefined && before.group !== column.group;
}

/** @param {NoteColumn} column @param {NoteColumn | undefined} before */
function columnHead(column, before) {
  const classes = [begins(column, before) && "group", column.group !== "numbers" && "worded"];
  return h("th", { scope: "col", role: "columnheader", class: classes.filter(Boolean).join(" ") },
    h("button", { type: "button", class: "grid-head", id: `column-${column.column}`, tabindex: "-1",
      "data-column": column.column, "aria-haspopup": "dialog" }, h("span", null, column.name)));
}

/** @param {Api.NamedItem} ingredient */
function rowHead(ingredient) {
  return h("th", { scope: "row", role: "rowheader" },
    h("button", { type: "button", class: "grid-head", id: `row-${ingredient.id}`, tabindex: "-1",
      "aria-haspopup": "dialog" },
    drawing(ingredient.id),
    h("span", { class: "herb-sign", "aria-hidden": "true" }, t(`ingredient-${ingredient.id}-sign`)),
    h("span", { class: "herb-name" }, say(ingredient.name))));
}

// Template for cells. Cloning it is much faster than building each: a High Witch's grid has up to
// 174.
const BLANK = h("td", { role: "gridcell" }, h("button", { type: "button", tabindex: "-1" }));

/** @param {boolean} isGroup */
function blankCell(isGroup) {
  const cell = /** @type {HTMLElement} */ (BLANK.cloneNode(true));
  if (isGroup) cell.className = "group";
  return cell;
}

/** @param {Session} session */
function markCells(session) {
  for (const cell of made.cells) {
    const state = cellOf(session, cell.row, cell.column);
    const shows = [state.shown, state.given, state.fixed, state.wrong].join();
    if (shows === cell.shows) continue;
    cell.shows = shows;
    markCell(cell.button, state);
    const ingredient = session.game.ingredients[cell.row];
    cell.button.setAttribute("aria-label", cellWords(ingredient, cell.column, state));
  }
}

/** @param {HTMLButtonElement} button @param {NoteCell} cell */
function markCell(button, { shown, given, fixed, wrong }) {
  const classes = ["mark", "mark-" + shown, fixed && "mark-given", wrong && "mark-wrong"];
  button.className = classes.filter(Boolean).join(" ");
  button.dataset.mark = shown;
  if (given) button.dataset.given = given;
  /** @type {HTMLElement} */ (button.parentNode).setAttribute("aria-readonly", String(fixed));
  if (shown === "blank" && !given && !button.firstChild) return;
  button.replaceChildren(
    ...shown === "blank" ? [] : [glyph(shown)], ...given ? [givenSign(given)] : []);
}

// Symbol in the corner of a cell, as printed on the sheet.
/** @param {Api.NoteMark} given */
export function givenSign(given) {
  return given === "possible" ? h("span", { class: "given", "aria-hidden": "true" }, "?")
    : glyph("lock", "given");
}

/** @param {On<MouseEvent, HTMLElement>} event */
function pressed(event) {
  const button = event.target.closest("button");
  if (!button) return;
  const { columns, cells } = made;
  const session = /** @type {Session} */ (made.session);
  const { cellIndex, parentNode: row } = /** @type {HTMLTableCellElement} */ (button.parentNode);
  const { sectionRowIndex, parentNode } = /** @type {HTMLTableRowElement} */ (row);
  const isHead = /** @type {Element} */ (parentNode).localName === "thead";
  const column = columns[cellIndex - 1];
  if (isHead) fillColumn(column);
  else if (!column) fillRow(session.game.ingredients[sectionRowIndex]);
  else setNote(session, cells[sectionRowIndex * columns.length + cellIndex - 1]);
}

/** @param {Session} session @param {MadeCell} parts */
async function setNote(session, { row, column }) {
  const cell = cellOf(session, row, column);
  if (cell.fixed) {
    notify("given", t("page-note-fixed"));
    return;
  }
  forget("given");
  const ingredient = session.game.ingredients[row];
  const told = await perform(
    { do: "note", ingredient: ingredient.id, column: column.column, mark: NEXT_MARK[cell.mark] },
    { queued: () => { session.table.notes[row][column.place] = NEXT_MARK[cell.mark]; } });
  if (!told || ui.session !== session) return;
  announce(cellWords(ingredient, column, cellOf(session, row, column)));
}

/** @param {HTMLElement} button */
function rove(button) {
  /** @type {NodeListOf<HTMLElement> | undefined} */
  const others = button.closest("table")?.querySelectorAll("[tabindex='0']");
  for (const other of others ?? []) other.tabIndex = -1;
  button.tabIndex = 0;
}

/** @type {Record<string, [rows: number, columns: number]>} */
const NOTE_STEPS = {
  ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0],
  Home: [0, -99], End: [0, 99],
};

// Arrow keys move through cells and headings; the corner is not focusable.
/** @param {On<KeyboardEvent, HTMLTableElement>} event */
function noteKey(event) {
  const step = NOTE_STEPS[event.key];
  if (!step || !event.target.matches(".mark, .grid-head")) return;
  event.preventDefault();
  /** @type {Element} */
  const button = event.target;
  /** @type {(HTMLElement | null)[][]} */
  const rows = [...event.currentTarget.rows]
    .map(row => [...row.cells].map(cell => cell.querySelector("button")));
  const row = rows.findIndex(buttons => buttons.some(one => one === button));
  /** @param {number} index @param {number} by @param {number} length */
  const to = (index, by, length) => Math.max(0, Math.min(length - 1, index + by));
  const column = rows[row].findIndex(one => one === button);
  rows[to(row, step[0], rows.length)][to(column, step[1], rows[row].length)]?.focus();
}
