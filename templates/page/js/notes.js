// What the players believe of every ingredient and number: the grid of the sheet's back.
import { perform } from "./actions.js";
import { announce, drawing, glyph, h, unseen } from "./dom.js";
import { notesCheck } from "./hints.js";
import { ui } from "./state.js";
import { say, t } from "./words.js";

const NEXT_MARK = {
  blank: "impossible", impossible: "possible", possible: "certain", certain: "blank",
};

function markName(mark) {
  switch (mark) {
    case "impossible": return t("page-mark-impossible");
    case "possible": return t("page-mark-possible");
    case "certain": return t("page-mark-certain");
    default: return t("page-mark-blank");
  }
}

// The numbers first and the decoys last, as on paper.
function noteColumns(longest) {
  return [...Array.from({ length: longest }, (_, i) => i + 1), 0];
}

function columnName(column) {
  return column === 0 ? t("page-decoy") : String(column);
}

function noteWords({ name }, column, mark) {
  return t("page-note-label",
    { name: say(name), column: columnName(column), mark: markName(mark) });
}

export function notesScreen(session) {
  const { game, table } = session;
  const columns = noteColumns(game.longest);
  const at = session.noteAt ?? `${game.ingredients[0].id}-${columns[0]}`;
  const head = column => h("th", { scope: "col", role: "columnheader" },
    column === 0 ? [h("span", null, t("page-decoy"))] : column);
  return h("div", { class: "notes" },
    h("div", { class: "screen-head" },
      h("h1", null, t("page-notes-title")),
      h("button", { type: "button", class: "button small", id: "notes-undo",
        "data-test": "undo", "aria-disabled": table.can_undo ? null : "true",
        onclick: undoNote }, glyph("undo"), t("page-undo"))),
    h("p", { class: "hint" }, t("page-notes-hint")),
    h("table", { role: "grid", class: "grid columns-" + columns.length, "data-test": "notes",
      "aria-label": t("page-notes-title"), onkeydown: noteKey },
      h("thead", { role: "rowgroup" }, h("tr", { role: "row" },
        h("th", { scope: "col", role: "columnheader", class: "grid-corner" },
          unseen(t("page-ingredient"))),
        columns.map(head))),
      h("tbody", { role: "rowgroup" }, game.ingredients.map((ingredient, row) =>
        h("tr", { role: "row", "data-ingredient": ingredient.id },
          h("th", { scope: "row", role: "rowheader" },
            drawing(ingredient.id), h("span", null, say(ingredient.name))),
          columns.map(column => noteCell(ingredient, column, table.notes[row][column], at)))))),
    legend(),
    notesCheck(session));
}

function noteCell(ingredient, column, mark, at) {
  const id = `${ingredient.id}-${column}`;
  return h("td", { role: "gridcell" }, h("button", {
    type: "button", id: "note-" + id, class: "mark mark-" + mark, "data-mark": mark,
    "data-column": column, "data-ingredient": ingredient.id, tabindex: id === at ? "0" : "-1",
    "aria-label": noteWords(ingredient, column, mark),
    onclick: () => setNote(ingredient, column, NEXT_MARK[mark]),
    onfocus: event => { ui.session.noteAt = id; rove(event.target); },
  }, mark !== "blank" && glyph(mark)));
}

function rove(button) {
  for (const other of button.closest("table").querySelectorAll(".mark")) {
    other.tabIndex = other === button ? 0 : -1;
  }
}

function legend() {
  const item = mark => h("li", null,
    h("span", { class: "mark mark-" + mark }, glyph(mark)), markName(mark));
  return h("ul", { class: "legend", "aria-label": t("page-legend") },
    ["impossible", "possible", "certain"].map(item));
}

async function setNote(ingredient, column, mark) {
  ui.session.noteAt = `${ingredient.id}-${column}`;
  const told = await perform({ do: "note", ingredient: ingredient.id, column, mark });
  if (told) announce(noteWords(ingredient, column, mark));
}

async function undoNote() {
  if (!ui.session.table.can_undo) return;
  if (await perform({ do: "undo" })) announce(t("page-note-undone"));
}

const NOTE_STEPS = {
  ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0],
  Home: [0, -99], End: [0, 99],
};

function noteKey(event) {
  const step = NOTE_STEPS[event.key];
  if (!step || !event.target.matches(".mark")) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll("tbody tr")]
    .map(row => [...row.querySelectorAll(".mark")]);
  const row = rows.findIndex(marks => marks.includes(event.target));
  const to = (index, by, length) => Math.max(0, Math.min(length - 1, index + by));
  const column = rows[row].indexOf(event.target);
  rows[to(row, step[0], rows.length)][to(column, step[1], rows[row].length)].focus();
}
