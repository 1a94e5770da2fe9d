// @ts-check
// Introduction and free clue of a newly opened game. Shown until it is dismissed or this phone
// makes its first test. Tests on other phones do not remove it, because that would move the content
// below.
import { byId, drawing, h, markup } from "./dom.js";
import { show } from "./places.js";
import { render } from "./state.js";
import { store } from "./store.js";
import { say, t } from "./words.js";

const READ_KEY = "cp1-read:";

// Complex effects that last until the next test of the witch who met them, like player effects.
const FOR_TESTERS = ["student", "spreader"];

// Whether it matters who tests: among rivals, and with effects that last for one witch.
/** @param {Session} session */
export function asksWho({ game, table }) {
  /** @param {Api.NamedItem} named */
  const strikes = ({ id, kind }) => kind === "player" || FOR_TESTERS.includes(id);
  return game.witches.length > 1 && (table.mode === "competitive" || game.effects.some(strikes));
}

/** @param {Session} session */
export function firstCard(session) {
  const { game, keeper, greeted } = session;
  if (greeted || store.read(READ_KEY + keeper.key) !== null) return null;
  return h("section", { class: "card first", "data-test": "first", "aria-labelledby": "first-title" },
    h("h2", { id: "first-title" }, t("page-first-title")),
    howItWorks(session),
    game.clue && clueLine(game),
    h("div", { class: "button-row" },
      h("button", { type: "button", class: "button primary", id: "first-close", onclick: () => {
        cardRead(keeper.key);
        render();
        byId("main").focus({ preventScroll: true });
      } }, t("page-first-close")),
      h("button", { type: "button", class: "button plain", id: "first-rules",
        onclick: () => show("help") }, t("page-first-rules"))));
}

// List of what to do, what the two numbers mean and what wins, with a note about "Who tests?".
/** @param {Session} session */
export function howItWorks(session) {
  const { game } = session;
  const recipe = say(game.recipe);
  const win = game.effects.length > 0 ? t("page-first-win-effects", { recipe })
    : t("page-first-win", { recipe });
  return h("div", { class: "how" },
    h("ol", null, [t("page-first-do"), t("page-first-numbers"), win].map(text =>
      h("li", null, markup(text)))),
    asksWho(session) && h("p", { class: "hint" }, markup(t("page-first-tester"))));
}

/** @param {Api.GameView} game */
export function clueLine(game) {
  return h("p", { class: "first-clue" }, drawing("moon"),
    h("span", null, h("strong", null, t("page-clue-title")), h("br"), say(game.clue ?? "")));
}

// Marks the introduction of a game as read.
/** @param {string} key */
export function cardRead(key) {
  store.write(READ_KEY + key, "1");
}

// Deletes the mark when the game is removed from this phone.
/** @param {string} key */
export function forgetCard(key) {
  store.remove(READ_KEY + key);
}
