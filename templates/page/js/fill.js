// A whole row or column of the notes at once, behind its heading.
import { perform } from "./actions.js";
import { openDialog } from "./dialog.js";
import { announce, h, markup } from "./dom.js";
import { gridColumns } from "./grid.js";
import { ui } from "./state.js";
import { say, t } from "./words.js";

export async function fillColumn(column) {
  const choice = await asked(column.name, [
    column.tells && h("p", null, markup(say(column.tells))),
    h("p", { class: "hint" }, t("page-notes-column-hint")),
  ], [{ label: t("page-notes-out"), value: "out" }]);
  if (choice) await fill(choice, column.name, { columns: [column.column] });
}

export async function fillRow({ id, name }) {
  const columns = gridColumns(ui.session.game);
  const effects = columns.filter(column => column.group === "effects");
  const others = columns.filter(column => column.group !== "effects");
  const choice = await asked(say(name),
    h("p", { class: "hint" }, t("page-notes-row-hint")), [
      { label: t("page-notes-out"), value: "out" },
      ...effects.length > 0
        ? [{ label: t("page-notes-out-effects"), value: "out-effects" }] : [],
    ]);
  const own = { out: others, "out-effects": effects, empty: columns }[choice];
  if (!own) return;
  await fill(choice, say(name), { ingredient: id, columns: own.map(one => one.column) });
}

async function asked(title, body, choices) {
  const choice = await openDialog(title, body, [
    ...choices,
    { label: t("page-notes-empty"), value: "empty" },
    { label: t("page-close"), value: "close", tone: "primary" },
  ], { "data-dialog": "fill", class: "fill" });
  return choice === "close" ? null : choice;
}

async function fill(choice, name, cells) {
  const mark = choice === "empty" ? "blank" : "impossible";
  if (await perform({ do: "fill", ...cells, mark })) {
    announce(mark === "blank" ? t("page-notes-empty-done", { name })
      : t("page-notes-out-done", { name }));
  }
}
