// The potion in the making: an ordered list of ingredients with their dots.
import { announce, drawing, glyph, h } from "./dom.js";
import { ingredientName } from "./pictures.js";
import { noticeStorage, render, ui } from "./state.js";
import { t } from "./words.js";

export function setDraft(changes) {
  const session = ui.session;
  session.draft = { ...session.draft, ...changes };
  session.keeper.draft = session.draft;
  noticeStorage();
}

function changePotion(change, told) {
  const potion = ui.session.draft.potion.map(pour => ({ ...pour }));
  change(potion);
  ui.session.cleared = null;
  setDraft({ potion });
  render();
  if (told) announce(told);
}

export function addPour(ingredient) {
  const name = ingredientName(ui.session.game, ingredient);
  const place = ui.session.draft.potion.length + 1;
  changePotion(potion => potion.push({ ingredient, grown: 1 }), t("page-added", { name, place }));
}

function movePour(from, by) {
  const to = from + by;
  const name = ingredientName(ui.session.game, ui.session.draft.potion[from].ingredient);
  changePotion(potion => potion.splice(to, 0, ...potion.splice(from, 1)),
    t("page-moved", { name, place: to + 1 }));
  const last = ui.session.draft.potion.length - 1;
  const again = by < 0 ? (to > 0 ? "up" : "down") : (to < last ? "down" : "up");
  document.getElementById(`pour-${to}-${again}`)?.focus({ preventScroll: true });
}

function removePour(at) {
  const before = ui.session.draft.potion;
  const name = ingredientName(ui.session.game, before[at].ingredient);
  changePotion(potion => potion.splice(at, 1), t("page-removed", { name }));
  ui.session.cleared = before;
  render();
  const next = Math.min(at, ui.session.draft.potion.length - 1);
  document.getElementById(next < 0 ? "potion-undo" : `pour-${next}-remove`)
    ?.focus({ preventScroll: true });
}

function clearPotion() {
  const before = ui.session.draft.potion;
  changePotion(potion => potion.splice(0), t("page-cleared"));
  ui.session.cleared = before;
  render();
  document.getElementById("potion-undo")?.focus({ preventScroll: true });
}

function undoClear() {
  const before = ui.session.cleared;
  changePotion(potion => potion.splice(0, Infinity, ...before), t("page-restored"));
  document.getElementById("potion-title")?.focus({ preventScroll: true });
}

// The same ingredient may stand in a potion twice: ears tell them apart by their places.
function placedName(game, pour, at) {
  return t("page-placed-name",
    { name: ingredientName(game, pour.ingredient), place: at + 1 });
}

// Dots as on paper: a row of seeds, filled up to the number.
function dots(pour, at, longest, name) {
  const dot = n => h("label", { class: "dot" + (n <= pour.grown ? " filled" : "") },
    h("input", { type: "radio", name: `pour-${at}`, id: `pour-${at}-${n}`, value: n,
      checked: n === pour.grown, "aria-label": t("page-dots", { name, dots: n }),
      onchange: () => changePotion(potion => { potion[at].grown = n; }) }),
    h("span", { "aria-hidden": "true" }, n));
  return h("div", { class: "dots", role: "radiogroup", "aria-label": t("page-dots-of", { name }) },
    Array.from({ length: longest }, (_, i) => dot(i + 1)));
}

function pourItem(game, pour, at, count) {
  const name = placedName(game, pour, at);
  const button = (id, sign, label, act, off = false) => h("button", {
    type: "button", class: "round", id: `pour-${at}-${id}`, "aria-label": label, disabled: off,
    onclick: act,
  }, glyph(sign));
  return h("li", { class: "pour", "data-ingredient": pour.ingredient, "data-grown": pour.grown },
    h("span", { class: "pour-place", "aria-hidden": "true" }, at + 1),
    h("span", { class: "pour-name" }, drawing(pour.ingredient),
      h("span", null, ingredientName(game, pour.ingredient))),
    dots(pour, at, game.longest, name),
    h("span", { class: "pour-buttons" },
      button("up", "up", t("page-move-up", { name }), () => movePour(at, -1), at === 0),
      button("down", "down", t("page-move-down", { name }), () => movePour(at, 1), at === count - 1),
      button("remove", "close", t("page-remove", { name }), () => removePour(at))));
}

// A cauldron, like those on the board, with the potion inside.
export function cauldron(session) {
  const { game, draft, cleared } = session;
  const { potion } = draft;
  return h("section", { class: "cauldron", "aria-labelledby": "potion-title",
    "data-test": "potion" },
    h("div", { class: "cauldron-bubbles", "aria-hidden": "true" },
      Array.from({ length: 7 }, () => h("i"))),
    h("div", { class: "cauldron-rim", "aria-hidden": "true" }),
    h("div", { class: "cauldron-body" },
      h("div", { class: "cauldron-head" },
        h("h2", { id: "potion-title", tabindex: "-1" }, t("page-potion-title")),
        cleared
          ? h("button", { type: "button", id: "potion-undo", class: "button small plain",
            onclick: undoClear }, glyph("undo"), t("page-undo"))
          : potion.length > 0 && h("button", { type: "button", id: "potion-clear",
            class: "button small plain", onclick: clearPotion }, t("page-clear"))),
      potion.length === 0
        ? h("p", { class: "empty" }, t("page-potion-empty"))
        : h("ol", { class: "pours", "aria-label": t("page-potion-label") },
          potion.map((pour, i) => pourItem(game, pour, i, potion.length)))),
    h("div", { class: "cauldron-feet", "aria-hidden": "true" }));
}
