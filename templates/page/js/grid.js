// @ts-check
// Grid of the notes: contents of its cells and names of its headings.
import { say, t } from "./words.js";

// Columns in the order of the printed sheet, numbers first. `place` is the index in `table.notes`
// rows.
/** @param {Api.GameView} game @returns {NoteColumn[]} */
export function gridColumns({ columns, longest }) {
  const placed = columns.map(({ id, name, kind, tells }, place) => {
    const column = Number(id);
    const isNumber = column > 0 && column <= longest;
    /** @type {NoteColumn["group"]} */
    const group = kind ? "effects" : isNumber ? "numbers" : "decoys";
    return { column, place, group, name: say(name), tells };
  });
  /** @param {NoteColumn["group"]} group */
  const of = group => placed.filter(column => column.group === group);
  return [...of("numbers"), ...of("decoys"), ...of("effects")];
}

// State of a cell: the players' mark and what the free clue implies.
/** @param {Session} session @param {number} row @param {NoteColumn} column @returns {NoteCell} */
export function cellOf({ game, table }, row, { column, place }) {
  const { id } = game.ingredients[row];
  const mark = table.notes[row][place];
  const clue = game.given[row][place];
  const given = clue === "blank" ? null : clue;
  // "Possible" (one of these) does not fix the cell: the players may mark it.
  const fixed = mark === "blank" && given !== null && given !== "possible";
  const wrong = table.help?.wrong.some(one => one.ingredient === id && one.column === column);
  return { mark, given, fixed, wrong: Boolean(wrong), shown: fixed ? given : mark };
}

/** @param {Api.NoteMark} mark */
export function markName(mark) {
  switch (mark) {
    case "impossible": return t("page-mark-impossible");
    case "possible": return t("page-mark-possible");
    case "certain": return t("page-mark-certain");
    default: return t("page-mark-blank");
  }
}

/** @param {Api.NamedItem} named @param {NoteColumn} column @param {NoteCell} cell */
export function cellWords({ name }, column, { shown, fixed, given, wrong }) {
  const note = t("page-note-label",
    { name: say(name), column: column.name, mark: markName(shown) });
  if (wrong) return t("page-note-wrong", { note });
  if (fixed) return t("page-note-given", { note });
  return given === "possible" ? t("page-note-perhaps", { note }) : note;
}
