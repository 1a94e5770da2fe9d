// @ts-check
// Strip with the potion in the making, which stays in view, and the editor of one ingredient.
import { drawing, glyph, h, unseen } from "./dom.js";
import { ingredientName } from "./pictures.js";
import {
  clearPotion, edit, movePour, placedName, pourName, removePour, setDots, takeBack,
} from "./potion.js";
import { t } from "./words.js";

// Cauldron like those on the board, with the potion inside.
/** @param {Session} session */
export function strip({ draft, game, mixing }) {
  const { potion } = draft;
  const { edited } = mixing;
  return h("section", { class: "strip", "aria-labelledby": "potion-title", "data-test": "potion" },
    h("h2", { id: "potion-title", class: "unseen", tabindex: "-1" }, t("page-potion-title")),
    potion.length === 0
      ? h("p", { class: "empty" }, t("page-potion-empty"))
      : h("ol", { class: "pours", id: "pours", "data-scrolls": true,
        "aria-label": t("page-potion-label") },
        potion.map((pour, at) => pourItem(game, pour, at, edited === at))),
    edited !== null && edited < potion.length && editor(game, potion, edited));
}

/** @param {Api.GameView} game @param {Pour} pour @param {number} at @param {boolean} open */
function pourItem(game, pour, at, open) {
  const name = placedName(pourName(game, pour), at);
  return h("li", { class: "pour", "data-ingredient": pour.ingredient, "data-grown": pour.grown },
    h("button", { type: "button", id: `pour-${at}`, "aria-expanded": open ? "true" : "false",
      onclick: () => open ? closed(at) : opened(at) },
    unseen(t("page-change", { name })),
    h("span", { class: "pour-place", "aria-hidden": "true" }, at + 1),
    drawing(pour.ingredient),
    h("span", { class: "pour-name", "aria-hidden": "true" },
      ingredientName(game, pour.ingredient)),
    h("span", { class: "bubble", "aria-hidden": "true" }, pour.grown)));
}

/** @param {string} id */
function focus(id) {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** @param {number} at */
function opened(at) {
  edit(at);
  /** @type {HTMLElement | null} */
  const chosen = document.querySelector("#pour-edit input:checked");
  chosen?.focus({ preventScroll: true });
}

/** @param {number} at */
function closed(at) {
  edit(null);
  focus(`pour-${at}`);
}

// Editor over the lower part of the screen: an overlay, so opening it moves nothing.
/** @param {Api.GameView} game @param {Pour[]} potion @param {number} at */
function editor(game, potion, at) {
  const pour = potion[at];
  const name = placedName(ingredientName(game, pour.ingredient), at);
  /**
   * @param {string} id
   * @param {string} sign
   * @param {string} label
   * @param {() => void} act
   * @param {boolean} [off]
   */
  const button = (id, sign, label, act, off = false) => h("button", {
    type: "button", class: "round", id: `edit-${id}`, "aria-label": label, disabled: off,
    onclick: act,
  }, glyph(sign, id === "later" ? "turned" : ""));
  /** @param {number} to @param {string} id */
  const move = (to, id) => () => {
    movePour(at, to);
    const end = id === "earlier" ? to === 0 : to === potion.length - 1;
    focus(end ? (id === "earlier" ? "edit-later" : "edit-earlier") : `edit-${id}`);
  };
  return h("div", { class: "pour-edit", id: "pour-edit", role: "group", "aria-label": name,
    onkeydown: event => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      closed(at);
    } },
  h("div", { class: "edit-head" },
    h("p", { class: "edit-name", "aria-hidden": "true" }, drawing(pour.ingredient),
      h("span", null, name)),
    h("button", { type: "button", class: "button small", id: "edit-done",
      onclick: () => closed(at) }, t("page-done"))),
  dots(game, pour, at, name),
  h("div", { class: "edit-buttons" },
    button("earlier", "back", t("page-move-earlier", { name }), move(at - 1, "earlier"), at === 0),
    button("later", "back", t("page-move-later", { name }), move(at + 1, "later"),
      at === potion.length - 1),
    button("remove", "close", t("page-remove", { name }), () => {
      removePour(at);
      focus(potion.length === 1 ? "potion-undo" : `pour-${Math.min(at, potion.length - 2)}`);
    }),
    h("button", { type: "button", class: "button small plain", id: "potion-clear",
      onclick: () => {
        clearPotion();
        focus("potion-undo");
      } }, t("page-clear"))));
}

// Dots as on paper: a row of seeds, filled up to the number.
/** @param {Api.GameView} game @param {Pour} pour @param {number} at @param {string} name */
function dots(game, pour, at, name) {
  /** @param {number} n */
  const dot = n => h("label", { class: "dot" + (n <= pour.grown ? " filled" : "") },
    h("input", { type: "radio", name: "edit-dots", id: `edit-dots-${n}`, value: n,
      checked: n === pour.grown, "aria-label": t("page-dots", { name, dots: n }),
      onchange: () => setDots(at, n) }),
    h("span", { "aria-hidden": "true" }, n));
  return h("div", { class: "dots", role: "radiogroup", "aria-label": t("page-dots-of", { name }) },
    Array.from({ length: game.longest }, (_, i) => dot(i + 1)));
}

/** @param {Session} session */
export function undoButton({ mixing: { past } }) {
  return h("button", { type: "button", class: "button undo", id: "potion-undo",
    "aria-label": t("page-undo"), "aria-disabled": past.length === 0 ? "true" : null,
    onclick: takeBack }, glyph("undo"));
}
