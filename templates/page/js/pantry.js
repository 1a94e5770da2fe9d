// @ts-check
// Shelf of herbs: one row per ingredient, where tapping its dots adds it to the potion.
import { drawing, h, unseen } from "./dom.js";
import { ingredientName } from "./pictures.js";
import { addGrown, addNamed } from "./potion.js";
import { t } from "./words.js";

/** @param {Session} session */
export function pantry(session) {
  const { game } = session;
  const section = h("section", { class: "pantry", "aria-labelledby": "pantry-title" },
    h("h2", { id: "pantry-title", tabindex: "-1" }, t("page-pantry-title")),
    // Players who have made a test know how the shelf works.
    session.table.tests.length === 0 && h("p", { class: "hint" }, t("page-pantry-hint")),
    h("ul", { class: `shelf dots-${game.longest}`, "data-test": "ingredients",
      onkeydown: moveFocus }, game.ingredients.map(({ id }) => herbRow(game, id))));
  markPantry(session, section);
  return section;
}

// Each row is one tab stop; arrow keys move between dots and rows.
/** @param {Api.GameView} game @param {string} id */
function herbRow(game, id) {
  const name = ingredientName(game, id);
  /** @param {number} grown */
  const dot = grown => h("button", { type: "button", class: "dot", id: `herb-${id}-${grown}`,
    tabindex: "-1", "aria-label": t("page-dots", { name, dots: grown }),
    onclick: () => addGrown(id, grown) }, h("span", null, grown));
  return h("li", null, h("div", { class: "herb-row", role: "toolbar", "aria-label": name },
    h("button", { type: "button", class: "herb-name", id: "herb-" + id, "data-ingredient": id,
      onclick: () => addNamed(id) },
    drawing(id), h("span", { class: "herb-word" }, name), h("span", { class: "herb-mark" })),
    h("div", { class: "dots" }, Array.from({ length: game.longest }, (_, i) => dot(i + 1)))));
}

// Marks the ingredients of the potion with their places and filled dots. Keeps the rows' elements,
// and with them the focus and the position under the finger.
/** @param {Session} session @param {ParentNode} [root] */
export function markPantry({ game, draft }, root = document) {
  for (const { id } of game.ingredients) {
    const name = root.querySelector("#herb-" + id);
    if (!name) return;
    const places = draft.potion.flatMap((p, i) => p.ingredient === id ? [i + 1] : []);
    const grown = draft.potion[(places.at(-1) ?? 0) - 1]?.grown ?? 0;
    const mark = /** @type {HTMLElement} */ (name.querySelector(".herb-mark"));
    const words = places.join(" ");
    if (mark.dataset.places !== words) {
      mark.dataset.places = words;
      mark.replaceChildren(...places.length === 0 ? []
        : [unseen(` ${t("page-is-in-potion")} `), h("span", { class: "herb-places" }, words)]);
    }
    const dots = /** @type {Element} */ (name.nextElementSibling).children;
    for (let i = 0; i < dots.length; i++) dots[i].classList.toggle("filled", i < grown);
  }
}

/** @param {On<KeyboardEvent, HTMLElement>} event */
function moveFocus(event) {
  const active = /** @type {HTMLButtonElement} */ (document.activeElement);
  const rows = [...event.currentTarget.querySelectorAll(".herb-row")]
    .map(row => [...row.querySelectorAll("button")]);
  const row = rows.findIndex(buttons => buttons.includes(active));
  if (row < 0) return;
  const at = rows[row].indexOf(active);
  /** @type {Record<string, () => HTMLElement | undefined>} */
  const ways = {
    ArrowRight: () => rows[row][at + 1],
    ArrowLeft: () => rows[row][at - 1],
    ArrowDown: () => rows[row + 1]?.[at],
    ArrowUp: () => rows[row - 1]?.[at],
    Home: () => rows[row][0],
    End: () => rows[row].at(-1),
  };
  const to = ways[event.key]?.();
  if (!to) return;
  event.preventDefault();
  to.focus();
}
