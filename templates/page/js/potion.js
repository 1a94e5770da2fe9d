// @ts-check
// The potion in the making: an ordered list of ingredients with their dots.
import { announce } from "./dom.js";
import { ingredientName } from "./pictures.js";
import { forget, noticeStorage, renderPotion, ui } from "./state.js";
import { t } from "./words.js";

export function setDraft(changes) {
  const session = ui.session;
  session.draft = { ...session.draft, ...changes };
  session.keeper.draft = session.draft;
  noticeStorage();
}

// Applies a change that `takeBack` can undo.
function changePotion(change, told) {
  const session = ui.session;
  const before = session.draft.potion;
  const potion = before.map(pour => ({ ...pour }));
  change(potion);
  session.past.push(before);
  session.named = null;
  // Discard the notice of a failed test: its retry would test the changed potion.
  forget("action");
  setDraft({ potion });
  renderPotion();
  if (told) announce(told);
}

// Replaces the whole potion as one change.
export function replacePotion(potion) {
  const { session } = ui;
  session.past.push(session.draft.potion);
  session.named = null;
  session.edited = null;
  setDraft({ potion });
}

// Name of an ingredient with its dots, for example "Sage, 3 dots".
export function pourName(game, { ingredient, grown }) {
  return t("page-dots", { name: ingredientName(game, ingredient), dots: grown });
}

// Name with the place in the potion, which distinguishes repeated ingredients for screen readers.
export function placedName(name, at) {
  return t("page-placed-name", { name, place: at + 1 });
}

function put(pour) {
  const name = pourName(ui.session.game, pour);
  const place = ui.session.draft.potion.length + 1;
  ui.session.edited = null;
  changePotion(potion => potion.push(pour), t("page-added", { name, place }));
  // A long potion overflows its row: scroll to the newest ingredient.
  document.getElementById("pours").scrollLeft = Number.MAX_SAFE_INTEGER;
}

// Adds an ingredient by its name, with one dot. `addGrown` can change its dots directly afterwards.
export function addNamed(ingredient) {
  put({ ingredient, grown: 1 });
  ui.session.named = ingredient;
}

export function addGrown(ingredient, grown) {
  const { named, draft } = ui.session;
  if (named === ingredient) setDots(draft.potion.length - 1, grown);
  else put({ ingredient, grown });
}

export function setDots(at, grown) {
  const { game, draft } = ui.session;
  const name = pourName(game, { ...draft.potion[at], grown });
  changePotion(potion => { potion[at].grown = grown; }, t("page-changed", { name }));
}

// Selects the pour whose dots and place are edited, or none with null.
export function edit(at) {
  ui.session.edited = at;
  renderPotion();
}

export function movePour(from, to) {
  const name = ingredientName(ui.session.game, ui.session.draft.potion[from].ingredient);
  ui.session.edited = to;
  changePotion(potion => potion.splice(to, 0, ...potion.splice(from, 1)),
    t("page-moved", { name, place: to + 1 }));
}

export function removePour(at) {
  const name = ingredientName(ui.session.game, ui.session.draft.potion[at].ingredient);
  ui.session.edited = null;
  changePotion(potion => potion.splice(at, 1), t("page-removed", { name }));
}

export function clearPotion() {
  ui.session.edited = null;
  changePotion(potion => potion.splice(0), t("page-cleared"));
}

export function takeBack() {
  const { session } = ui;
  const before = session.past.pop();
  if (!before) return;
  forget("action");
  session.named = null;
  session.edited = null;
  setDraft({ potion: before });
  renderPotion();
  announce(before.length === 0 ? t("page-cleared") : t("page-restored"));
}
