// @ts-check
// Screen for the end of a game: won, lost, or solution revealed, with a summary of the game.
import { canStartAgain, startAgain } from "./actions.js";
import { announce, byId, drawing, h } from "./dom.js";
import { showOver } from "./over.js";
import { counted, shareCard, timeWords } from "./picture.js";
import { potionList } from "./pictures.js";
import { goHome, show } from "./places.js";
import { reviewCard } from "./review.js";
import { saveCard } from "./save.js";
import { answerCard, secretsCard } from "./solution.js";
import { starsCard } from "./stars.js";
import { ui } from "./state.js";
import { isTold, solutionOf, storyCard } from "./story.js";
import { listed, say, sentences, t } from "./words.js";

/** @param {Session} session */
export function ending(session) {
  const { game, table } = session;
  const told = isTold(table);
  const solution = solutionOf(session);
  return h("div", { class: "ending-wrap" },
    h("div", { class: "ending-main" },
      outcome(session, told),
      solution && answerCard(game, solution),
      told && shareCard(session),
      saveCard(session)),
    told && h("div", { class: "ending-story" },
      storyCard(session),
      solution && secretsCard(game, solution),
      reviewCard(session)));
}

// Card with the result, the winning potion if a test won, and the next actions.
/** @param {Session} session @param {boolean} told */
function outcome(session, told) {
  const { game, table } = session;
  const won = table.status === "won";
  const test = wonPotion(table);
  const title = won ? winTitle(session)
    : table.status === "lost" ? t("page-lost-title") : t("page-over-title");
  const text = won ? wonWords(session)
    : told ? t("page-over-text") : t("page-lost-text");
  const fresh = session.shown !== null;
  return h("section", { class: `card ending ${won ? "won" : "over"}${fresh ? " fresh" : ""}`,
    "data-test": won ? "won" : table.status === "lost" ? "lost" : "over",
    "aria-labelledby": "ending-title" },
  won ? winScene(winningHerbs(session)) : loseScene(),
  h("h1", { id: "ending-title", tabindex: "-1" }, title),
  h("p", { class: "lead" }, text),
  won && starsCard(session),
  won && test && h("div", { class: "ending-potion" }, potionList(game, test.potion)),
  h("div", { class: "button-column" },
    !told && h("button", { type: "button", class: "button primary", id: "ending-give-up",
      onclick: () => {
        show("answer");
        document.getElementById("give-up-title")?.scrollIntoView({ block: "start" });
        document.getElementById("give-up-code")?.focus({ preventScroll: true });
      } }, t("page-give-up")),
    canStartAgain(session) && h("button", { type: "button", class: "button", id: "ending-again",
      onclick: startAgain }, t("page-again")),
    h("button", { type: "button", class: "button plain", id: "ending-home",
      onclick: goHome }, t("page-other-game"))));
}

// Announces a win that another phone or window has made, in a dialog over the current screen.
/** @param {Session} session */
export async function celebrate(session) {
  const { game, table } = session;
  const test = wonPotion(table);
  const title = winTitle(session);
  /** @type {HTMLDialogElement} */
  const sheet = h("dialog", { class: "result celebration fresh", "data-test": "celebration",
    "aria-labelledby": "celebration-title" },
  h("div", { class: "result-head" },
    h("h2", { id: "celebration-title", tabindex: "-1" }, title),
    h("button", { type: "button", class: "button small primary", id: "celebration-close",
      onclick: () => sheet.close() }, t("page-done"))),
  winScene(winningHerbs(session)),
  h("p", { class: "lead" }, wonWords(session)),
  test && potionList(game, test.potion));
  const dismissed = showOver(sheet);
  byId("celebration-title").focus({ preventScroll: true });
  announce(title);
  await dismissed;
  if (ui.session === session && session.table.status === "won") show("brew");
}

// The test that won, or null if the recipe was named.
/** @param {Api.TableView} table @returns {Api.TestView | null} */
function wonPotion({ tests, win }) {
  return win && !win.named ? tests.at(-1) ?? null : null;
}

/** @param {Session} session */
export function winTitle({ game, table }) {
  const { win, mode } = /** @type {WonTable} */ (table);
  const names = win.by.map(witch => say(game.witches[witch].name));
  const [name] = names;
  if (names.length > 1) return t("page-named-shared", { names: listed(names) });
  if (name) return win.named ? t("page-named-by", { name }) : t("page-won-by", { name });
  if (win.named) return mode === "solo" ? t("page-named-solo") : t("page-named-title");
  return mode === "solo" ? t("page-won-solo") : t("page-won-title");
}

// Ingredients of the winning potion or of the named recipe.
/** @param {Session} session @returns {string[]} */
function winningHerbs({ table }) {
  const { named = [], tests, win } = /** @type {WonTable} */ (table);
  if (win.named) return named.filter(({ right }) => right)[0].answer;
  return (/** @type {Api.TestView} */ (tests.at(-1))).potion.map(({ ingredient }) => ingredient);
}

/** @param {Session} session */
function wonWords(session) {
  const found = t("page-won-text", { tests: counted(session.table).length });
  const time = timeWords(session);
  return time === null ? found : sentences([found, t("page-played", { time })]);
}

// Animation: the herbs leap out of the cauldron, under stars.
/** @param {string[]} ingredients */
function winScene(ingredients) {
  const herbs = ingredients.slice(0, 6).map((ingredient, i, all) => {
    const herb = h("span", { class: "leap" }, drawing(ingredient));
    const across = all.length === 1 ? 0 : i / (all.length - 1) * 2 - 1;
    herb.style.setProperty("--across", across.toFixed(3));
    herb.style.setProperty("--rise", (1 - across * across * 0.55).toFixed(3));
    herb.style.setProperty("--turn", `${Math.round(across * 28)}deg`);
    herb.style.setProperty("--wait", `${i * 90}ms`);
    return herb;
  });
  return h("div", { class: "scene win-scene", "aria-hidden": "true" },
    h("i", { class: "rays" }),
    h("span", { class: "sky left" }, drawing("stars")),
    h("span", { class: "sky right" }, drawing("stars")),
    h("span", { class: "sky star" }, drawing("star")),
    herbs,
    h("span", { class: "pot" }, drawing("cauldron")));
}

function loseScene() {
  return h("div", { class: "scene lose-scene", "aria-hidden": "true" },
    h("span", { class: "sky moon" }, drawing("moon")),
    h("span", { class: "sky left" }, drawing("stars")),
    h("span", { class: "pot" }, drawing("cat")),
    h("span", { class: "side" }, drawing("broom")));
}
