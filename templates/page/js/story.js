// @ts-check
// Story of a finished game: its tests with their secrets revealed. It comes from the game's keeper,
// which returns it only after the end.
import { announce, drawing, h, unseen } from "./dom.js";
import { Refusal } from "./module.js";
import { ingredientName, resultWords } from "./pictures.js";
import { render, ui } from "./state.js";
import { say, t } from "./words.js";

// Whether the players know the answer.
/** @param {Api.TableView} table */
export function isTold({ status, solution }) {
  return status === "won" || solution !== null;
}

// The story, or null while it is unknown. The first call requests it.
/** @param {Session} session @returns {Api.Story | null} */
function storyOf(session) {
  const { ending, game, table } = session;
  const { story } = ending;
  if (!game.testable || !isTold(table)) return null;
  if (story?.revision !== table.revision) {
    const told = story?.told?.tests.length === table.tests.length ? story.told : null;
    ending.story = { revision: table.revision, told, failed: null };
    fetchStory(session, ending.story);
  }
  return ending.story?.told ?? null;
}

/** @param {Session} session @param {NonNullable<Ending["story"]>} story */
async function fetchStory(session, story) {
  try {
    const { told } = /** @type {{ told: Told }} */ (await session.keeper.act({ do: "story" }));
    story.told = told.story ?? null;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    story.failed = refusal.message;
  }
  if (ui.session === session && session.ending.story === story) render();
}

// The solution, from the table or from the story.
/** @param {Session} session @returns {Api.Solution | null} */
export function solutionOf(session) {
  return session.table.solution ?? storyOf(session)?.solution ?? null;
}

/** @param {Session} session */
export function storyCard(session) {
  const { game, table } = session;
  if (!game.testable || !isTold(table) || table.tests.length === 0) return null;
  const story = storyOf(session);
  return h("section", { class: "story", "data-test": "story", "aria-labelledby": "story-title" },
    h("h2", { id: "story-title" }, t("page-story-title")),
    story
      ? [h("p", { class: "hint" }, t("page-story-hint")),
        h("ol", { class: "story-tests" }, table.tests.map((test, i) =>
          h("li", null, toldTest(session, test, story.tests[i] ?? [], i))))]
      : waiting(session));
}

/** @param {Session} session */
function waiting(session) {
  const failed = session.ending.story?.failed;
  if (!failed) return h("p", { class: "card" }, t("page-thinking"));
  return h("div", { class: "card" },
    h("p", null, failed),
    h("div", { class: "button-row" },
      h("button", { type: "button", class: "button", id: "story-again", onclick: () => {
        session.ending.story = null;
        announce(t("page-thinking"));
        render();
      } }, t("page-try-again"))));
}

// A test: its result at the time, and the secret behind it.
/**
 * @param {Session} session
 * @param {Api.TestView} test
 * @param {Api.IngredientTrace[]} fates
 * @param {number} place
 */
function toldTest(session, test, fates, place) {
  const { ending: { review }, game } = session;
  const gain = review?.gains.find(one => one.test === test.number);
  const certain = review?.certain === place + 1;
  return h("details", { id: `story-${test.number}`, class: "card told" + (test.won ? " told-won" : "") },
    h("summary", null,
      h("strong", { class: "test-number" }, unseen(t("page-test-word") + " "), test.number),
      h("span", { class: "told-herbs", "aria-hidden": "true" },
        test.potion.map((pour, i) =>
          h("span", { class: `fate fate-${fates[i]?.outcome}` }, drawing(pour.ingredient)))),
      h("span", { class: "told-result" }, resultWords(test)),
      certain && h("span", { class: "tag", "data-test": "certain" }, t("page-story-certain"))),
    gain && h("p", { class: "hint" }, say(gain.tells)),
    h("ol", { class: "fates" }, test.potion.map((pour, i) =>
      toldPour(game, pour, fates[i]))));
}

/** @param {Api.GameView} game @param {Pour} pour @param {Api.IngredientTrace | undefined} fate */
function toldPour(game, pour, fate) {
  if (!fate) return null;
  return h("li", { "data-ingredient": pour.ingredient, "data-outcome": fate.outcome },
    drawing(pour.ingredient),
    h("div", null,
      h("p", null, h("strong", null, ingredientName(game, pour.ingredient)), " ",
        h("span", { class: "bubble" }, pour.grown)),
      h("p", null, fateWords(fate)),
      remarks(fate).map(words => h("p", { class: "quiet" }, words))));
}

/** @param {Api.IngredientTrace} parts */
function fateWords({ outcome, number }) {
  switch (outcome) {
    case "right": return t("page-fate-right", { number });
    case "under": return t("page-fate-under", { number });
    case "over": return t("page-fate-over", { number });
    case "spared": return t("page-fate-spared", { number });
    case "ignored": return t("page-fate-ignored");
    case "skipped": return t("page-fate-skipped");
    default: return t("page-fate-unreached");
  }
}

/** @param {Api.IngredientTrace} fate */
function remarks(fate) {
  return [
    fate.out_of_order && t("page-fate-order"),
    fate.made_wrong && t("page-fate-wrong"),
    ...fate.reports.map(report => t("page-fate-reports", { report: say(report) })),
    fate.forgotten && t("page-fate-forgotten"),
  ].filter(words => words);
}
