// @ts-check
// Fills a whole row or column of the notes from its heading.
import { perform } from "./actions.js";
import { openDialog } from "./dialog.js";
import { announce, h, markup } from "./dom.js";
import { currentSession } from "./state.js";
import { say, t } from "./words.js";

// Column numbers for several columns, and the ingredient value for all ingredients.
const EVERYTHING = 253;
const ROLES = 254;
const EFFECTS = 255;
const ALL = "all";

/** @param {NoteColumn} column */
export async function fillColumn(column) {
  const choice = await asked(column.name, [
    column.tells && h("p", null, markup(say(column.tells))),
    h("p", { class: "hint" }, t("page-notes-column-hint")),
  ], [{ label: t("page-notes-out"), value: "out" }]);
  if (choice) await fill(choice, column.name, { ingredient: ALL, column: column.column });
}

/** @param {Api.NamedItem} named */
export async function fillRow({ id, name }) {
  const effects = currentSession().game.effects.length > 0;
  const choice = await asked(say(name),
    h("p", { class: "hint" }, t("page-notes-row-hint")), [
      { label: t("page-notes-out"), value: "out" },
      ...effects ? [{ label: t("page-notes-out-effects"), value: "out-effects" }] : [],
    ]);
  if (choice === null) return;
  const column = { out: ROLES, "out-effects": EFFECTS, empty: EVERYTHING }[choice];
  if (column) await fill(choice, say(name), { ingredient: id, column });
}

/** @param {string} title @param {Content} body @param {Choice<string>[]} choices */
async function asked(title, body, choices) {
  const choice = await openDialog(title, body, [
    ...choices,
    { label: t("page-notes-empty"), value: "empty" },
    { label: t("page-close"), value: "close", tone: "primary" },
  ], { "data-dialog": "fill", class: "fill" });
  return choice === "close" ? null : choice;
}

/**
 * @param {string} choice
 * @param {string} name
 * @param {{ ingredient: string, column: number }} cells
 */
async function fill(choice, name, cells) {
  const mark = choice === "empty" ? "blank" : "impossible";
  if (await perform({ do: "note", ...cells, mark })) {
    announce(mark === "blank" ? t("page-notes-empty-done", { name })
      : t("page-notes-out-done", { name }));
  }
}
