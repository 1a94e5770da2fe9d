// @ts-check
// The potion in the making: an ordered list of ingredients with their dots.
import { announce, byId } from "./dom.js";
import { ingredientName } from "./pictures.js";
import { currentSession, forget, noticeStorage, renderPotion } from "./state.js";
import { t } from "./words.js";

/** @param {Partial<Draft>} changes */
export function setDraft(changes) {
  const session = currentSession();
  session.draft = { ...session.draft, ...changes };
  session.keeper.draft = session.draft;
  noticeStorage();
}

// Applies a change that `takeBack` can undo.
/** @param {(potion: Pour[]) => void} change @param {string} told */
function changePotion(change, told) {
  const session = currentSession();
  const before = session.draft.potion;
  const potion = before.map(pour => ({ ...pour }));
  change(potion);
  session.mixing.past.push(before);
  session.mixing.named = null;
  // Discard the notice of a failed test: its retry would test the changed potion.
  forget("action");
  setDraft({ potion });
  renderPotion();
  if (told) announce(told);
}

// Replaces the whole potion as one change.
/** @param {Pour[]} potion */
export function replacePotion(potion) {
  const session = currentSession();
  session.mixing.past.push(session.draft.potion);
  session.mixing.named = null;
  session.mixing.edited = null;
  setDraft({ potion });
}

// Name of an ingredient with its dots, for example "Sage, 3 dots".
/** @param {Api.GameView} game @param {Pour} pour */
export function pourName(game, { ingredient, grown }) {
  return t("page-dots", { name: ingredientName(game, ingredient), dots: grown });
}

// Name with the place in the potion, which distinguishes repeated ingredients for screen readers.
/** @param {string} name @param {number} at */
export function placedName(name, at) {
  return t("page-placed-name", { name, place: at + 1 });
}

/** @param {Pour} pour */
function put(pour) {
  const name = pourName(currentSession().game, pour);
  const place = currentSession().draft.potion.length + 1;
  currentSession().mixing.edited = null;
  changePotion(potion => potion.push(pour), t("page-added", { name, place }));
  // A long potion overflows its row: scroll to the newest ingredient.
  byId("pours").scrollLeft = Number.MAX_SAFE_INTEGER;
}

// Adds an ingredient by its name, with one dot. `addGrown` can change its dots directly afterwards.
/** @param {string} ingredient */
export function addNamed(ingredient) {
  put({ ingredient, grown: 1 });
  currentSession().mixing.named = ingredient;
}

/** @param {string} ingredient @param {number} grown */
export function addGrown(ingredient, grown) {
  const { draft, mixing } = currentSession();
  if (mixing.named === ingredient) setDots(draft.potion.length - 1, grown);
  else put({ ingredient, grown });
}

/** @param {number} at @param {number} grown */
export function setDots(at, grown) {
  const { game, draft } = currentSession();
  const name = pourName(game, { ...draft.potion[at], grown });
  changePotion(potion => { potion[at].grown = grown; }, t("page-changed", { name }));
}

// Selects the pour whose dots and place are edited, or none with null.
/** @param {number | null} at */
export function edit(at) {
  currentSession().mixing.edited = at;
  renderPotion();
}

/** @param {number} from @param {number} to */
export function movePour(from, to) {
  const name = ingredientName(currentSession().game, currentSession().draft.potion[from].ingredient);
  currentSession().mixing.edited = to;
  changePotion(potion => potion.splice(to, 0, ...potion.splice(from, 1)),
    t("page-moved", { name, place: to + 1 }));
}

/** @param {number} at */
export function removePour(at) {
  const name = ingredientName(currentSession().game, currentSession().draft.potion[at].ingredient);
  currentSession().mixing.edited = null;
  changePotion(potion => potion.splice(at, 1), t("page-removed", { name }));
}

export function clearPotion() {
  currentSession().mixing.edited = null;
  changePotion(potion => potion.splice(0), t("page-cleared"));
}

export function takeBack() {
  const session = currentSession();
  const before = session.mixing.past.pop();
  if (!before) return;
  forget("action");
  session.mixing.named = null;
  session.mixing.edited = null;
  setDraft({ potion: before });
  renderPotion();
  announce(before.length === 0 ? t("page-cleared") : t("page-restored"));
}
