// @ts-check
// Screen of the practice game: each step is a test with the conclusions from it.
import { announce, drawing, focusTop, glyph, h, markup, unseen } from "./dom.js";
import { clueLine } from "./first.js";
import { LESSON } from "./lesson.js";
import { potionList, resultWords } from "./pictures.js";
import { goHome } from "./places.js";
import { poured, practice, practiceGame, startPractice, testPotion } from "./practising.js";
import { render } from "./state.js";
import { say, t } from "./words.js";

const STEPS = LESSON.tests.length + 2;
const LAST = STEPS - 1;
/** @type {Record<string, string>} */
const MARKS = { x: "impossible", o: "certain" };

export function practiceScreen() {
  const { game, step } = practice;
  return h("div", { class: "practice", "data-test": "practice", "data-step": step },
    h("div", { class: "practice-head" },
      h("button", { type: "button", class: "round", id: "go-home", "aria-label": t("page-to-games"),
        onclick: goHome }, glyph("back")),
      h("h1", null, t("page-learn-title")),
      h("span", { class: "quiet" }, t("page-learn-step", { step: step + 1, steps: STEPS }))),
    game === null
      ? h("p", { class: "progress" }, h("i", { class: "spinner" }), t("page-opening"))
      : [stepCard(), grid()]);
}

// The test whose result is shown.
function testedNow() {
  return /** @type {LessonTest} */ (practice.tested);
}

/** @param {string} id */
function herb(id) {
  return /** @type {Api.NamedItem} */ (practiceGame().ingredients.find(one => one.id === id));
}

/** @param {string} id */
function name(id) {
  return say(herb(id).name);
}

function stepCard() {
  const { step, result } = practice;
  const game = practiceGame();
  const won = result?.won === true;
  const buttons = won ? endButtons() : stepButton();
  return h("section", { class: "card practice-step", "aria-labelledby": "step-title" },
    h("h2", { id: "step-title", tabindex: "-1" }, stepTitle()),
    step === 0 ? recipe() : !won && markedText(stepText()),
    step > 0 && step < LAST && potionList(game, poured(LESSON.tests[step - 1])),
    step === LAST && !won && h("ul", { class: "choices" }, LESSON.choices.map(choice)),
    won && potionList(game, poured(testedNow())),
    result && told(result),
    won && h("p", { class: "practice-end" }, t("page-learn-end")),
    buttons && h("div", { class: "button-row" }, buttons));
}

/** @param {string} text */
function markedText(text) {
  return h("p", null, markup(text));
}

function stepTitle() {
  switch (practice.step) {
    case 0: return t("page-learn-recipe-title");
    case LAST: return t("page-learn-choice-title");
    default: return t("page-test-number", { number: practice.step });
  }
}

// Facts on the sheet before the first test: the form of the recipe, and the clue.
function recipe() {
  const game = practiceGame();
  const how = game.rules.flatMap(section => section.blocks)
    .find(({ text }) => text.key === "rules-goal-how");
  return [
    h("p", null, t("page-facts", { recipe: say(game.recipe), count: game.ingredients.length })),
    how && markedText(say(how.text)),
    clueLine(game),
    h("p", null, t("page-learn-recipe-follows", { decoy: name("rosemary") })),
  ];
}

function stepText() {
  const { first, second, third, fourth, other } = cast();
  switch (practice.step) {
    case 1: return t("page-learn-first", { first, third });
    case 2: return t("page-learn-second", { first, third });
    case 3: return t("page-learn-third", { second, fourth });
    default: return t("page-learn-choice", { second, fourth, other });
  }
}

function follows() {
  const { first, second, third, fourth, other } = cast();
  switch (practice.step) {
    case 1: return t("page-learn-first-follows");
    case 2: return t("page-learn-second-follows", { first, third });
    case 3: return t("page-learn-third-follows", { first, second, third, fourth, other });
    default: return t("page-learn-choice-follows", { other });
  }
}

// Names of the third potion's ingredients, and of the one that is neither in it nor in the clue.
function cast() {
  const [first, second, third, fourth] = LESSON.tests[2].potion.map(([id]) => name(id));
  return { first, second, third, fourth, other: name("parsley") };
}

// Result of the test, conclusions, and the secret behind it in a disclosure element.
/** @param {Api.TestView} result */
function told(result) {
  /** @param {string} sign @param {number} n @param {string} words */
  const tile = (sign, n, words) => h("div", { class: n === 0 ? "tile none" : "tile" },
    glyph(sign), h("strong", null, n), h("span", null, words));
  return h("div", { class: "practice-result", "data-test": "practice-result" },
    h("h3", { id: "practice-result", tabindex: "-1" },
      result.won ? t("page-won-title") : [t("page-learn-told"), unseen(": " + resultWords(result))]),
    !result.won && [
      h("div", { class: "tiles" },
        tile("under", result.undergrown, t("page-undergrown", { count: result.undergrown })),
        tile("over", result.overgrown, t("page-overgrown", { count: result.overgrown }))),
      markedText(follows()),
    ],
    h("details", { id: `practice-secret-${result.number}` },
      h("summary", null, t("page-learn-secret")),
      h("ul", { class: "practice-secrets" }, testedNow().potion.map(secretOf))));
}

// Describes an ingredient's secret in the words of the rules' worked example.
/** @param {LessonPour} parts @param {number} at */
function secretOf([id, grown], at) {
  const number = LESSON.secret[id];
  const ingredient = herb(id).name;
  const secret = number === 0 ? { key: "rules-example-secret-decoy" }
    : { key: "rules-example-secret", values: { number } };
  const judged = { key: `rules-example-judged-${testedNow().judged[at]}` };
  return h("li", null,
    say({ key: "rules-example-pour", values: { ingredient, grown, secret, judged } }));
}

/** @param {LessonTest} test @param {number} i */
function choice(test, i) {
  const isOut = practice.tested === test;
  return h("li", { class: isOut ? "out" : "" },
    potionList(practiceGame(), poured(test)),
    !isOut && h("button", { type: "button", class: "button", id: `choice-${i}`,
      onclick: () => testPotion(test) }, t("page-learn-test"), unseen(` ${i + 1}`)));
}

function stepButton() {
  const { step, result } = practice;
  if (step === LAST) return null;
  return step === 0 || result
    ? h("button", { type: "button", class: "button primary", id: "practice-next", onclick: goOn },
      t("page-learn-next"))
    : h("button", { type: "button", class: "button primary", id: "practice-test",
      onclick: () => testPotion(LESSON.tests[step - 1]) }, drawing("potion"), t("page-learn-test"));
}

function endButtons() {
  return [
    h("button", { type: "button", class: "button primary", id: "practice-home", onclick: goHome },
      t("page-other-game")),
    h("button", { type: "button", class: "button plain", id: "practice-again",
      onclick: startPractice }, t("page-learn-again")),
  ];
}

function goOn() {
  Object.assign(practice, { step: practice.step + 1, tested: null, result: null });
  render();
  announce(stepTitle());
  focusTop("step-title");
}

// Grid with everything that is certain at this step, marked as in the notes.
function grid() {
  const { step, result } = practice;
  const game = practiceGame();
  const known = LESSON.known[result ? step : Math.max(0, step - 1)];
  const decoy = /** @type {Api.NamedItem} */ (game.columns.find(({ id }) => id === "0"));
  const columns = [...Array.from({ length: game.longest }, (_, i) => i + 1), say(decoy.name)];
  /** @param {string} mark */
  const cell = mark => h("td", { class: MARKS[mark] ?? "" },
    mark === "." ? unseen(t("page-mark-blank")) : [glyph(MARKS[mark]), unseen(markName(mark))]);
  const table = h("table", { class: "known", "data-test": "known", "aria-labelledby": "known-title" },
    h("thead", null, h("tr", null,
      h("th", { scope: "col" }, unseen(t("page-ingredient"))),
      columns.map(column => h("th", { scope: "col" }, column)))),
    h("tbody", null, game.ingredients.map(({ id }) => h("tr", { "data-ingredient": id },
      h("th", { scope: "row" }, drawing(id), h("span", null, name(id))),
      [...known[id]].map(cell)))));
  return h("section", { "aria-labelledby": "known-title" },
    h("h2", { id: "known-title" }, t("page-learn-known")), table);
}

/** @param {string} mark */
function markName(mark) {
  return mark === "x" ? t("page-mark-impossible") : t("page-mark-certain");
}
