// @ts-check
// Screen for naming the recipe, giving up, and the solution.
import { canStartAgain, slowly, startAgain } from "./actions.js";
import { aimsCard } from "./aims.js";
import { nameOfWitch, witchChoice } from "./brew.js";
import { confirmed } from "./dialog.js";
import { announce, drawing, focusTop, glyph, h, unseen } from "./dom.js";
import { winTitle } from "./ending.js";
import { herbTiles, ingredientName, recipeLengths } from "./pictures.js";
import { goHome, show } from "./places.js";
import { setDraft } from "./potion.js";
import { reviewCard } from "./review.js";
import { answerCard, secretsCard } from "./solution.js";
import { currentSession, notify, render, ui } from "./state.js";
import { solutionOf, storyCard } from "./story.js";
import { listed, say, sentence, sentences, t } from "./words.js";

/** @param {Session} session */
export function answerScreen(session) {
  const solution = solutionOf(session);
  if (solution) return solutionScreen(session, solution);
  answerFromNotes(session);
  return h("div", { class: "answer" },
    h("h1", null, t("page-answer-title")),
    session.game.checkable || session.keeper.name
      ? [session.table.status !== "lost" && checkCard(session), giveUpCard(session),
        aimsCard(session)]
      : h("p", { class: "card" }, t("page-not-checkable")));
}

// Length of the shortest possible recipe.
const SHORTEST = 3;

// Fills in the recipe from the notes, once: if the players clear it, it stays empty.
/** @param {Session} session */
function answerFromNotes(session) {
  const { game, naming, table } = session;
  if (naming.noted !== null || naming.answer.length > 0) return;
  /** @param {number} number */
  const certain = number => game.ingredients.filter((_, i) => table.notes[i]?.[number] === "certain");
  const recipe = [];
  for (let number = 1; number <= game.longest; number++) {
    const herbs = certain(number);
    if (herbs.length !== 1) break;
    recipe.push(herbs[0].id);
  }
  if (recipe.length < SHORTEST) return;
  naming.answer = recipe;
  naming.noted = recipe;
}

/** @param {Session} session */
function checkCard(session) {
  const { game, naming, table, working } = session;
  const { answer, noted, together, wrong } = naming;
  const rivals = isRivals(session);
  const left = table.namings[rivals ? session.draft.by ?? -1 : 0];
  /** @param {string} herb */
  const places = herb => {
    const all = answer.flatMap((id, i) => id === herb ? [i + 1] : []).join(" ");
    return all && h("span", { class: "herb-places" }, unseen(` ${t("page-place")} `), all);
  };
  // Takes back what was entered; where nothing is, what waits.
  /** @param {number} end */
  const changed = end => {
    const list = answer.length > 0 ? "answer" : "together";
    Object.assign(naming, { [list]: naming[list].slice(0, end), wrong: passed(naming.wrong) });
    render();
  };
  const empty = answer.length === 0 ? "true" : null;
  const idle = answer.length === 0 && together.length === 0 ? "true" : null;
  return h("section", { class: "card", "data-test": "check", "aria-labelledby": "check-title" },
    h("h2", { id: "check-title" }, t("page-name-title")),
    h("p", { class: "hint" }, t("page-check-hint", { recipe: say(game.recipe) })),
    rivals && witchChoice(session, t("page-name-who")),
    left !== undefined && h("p", { class: "hint", "data-test": "namings" },
      left > 0 ? t("page-name-left", { left }) : usedWords(table, session.draft.by)),
    herbTiles(game, "answer", pick, places),
    answerLine(game, answer),
    noted && h("p", { class: answer === noted ? "hint" : "hint away",
      "data-test": "answer-noted" }, t("page-answer-noted")),
    game.opening && openingField(session, "check"),
    together.length > 0 && h("p", { class: "hint", "data-test": "together" },
      t("page-name-waiting", { names: listed(together.map(({ by }) => nameOfWitch(game, by))) })),
    h("div", { class: "button-row" },
      h("button", { type: "button", class: "button primary", id: "check", "data-test": "check-button",
        "aria-disabled": idle || working ? "true" : null, onclick: nameRecipe },
      working === "check" ? t("page-checking") : t("page-check-button")),
      h("button", { type: "button", class: "button plain", id: "answer-undo", "aria-disabled": idle,
        onclick: () => changed(-1) }, glyph("undo"), t("page-undo")),
      h("button", { type: "button", class: "button plain", id: "answer-clear", "aria-disabled": idle,
        onclick: () => changed(0) }, t("page-clear")),
      rivals && h("button", { type: "button", class: "button plain", id: "name-also",
        "aria-disabled": empty ?? (session.draft.by === null ? "true" : null), onclick: nameLater },
      t("page-name-also"))),
    wrong && h("p", { class: "verdict" + (wrong === "now" ? "" : " past"),
      "data-test": wrong === "now" ? "wrong" : null, id: "wrong", tabindex: "-1" },
    glyph("close"), h("span", null, withCost(table, t("page-wrong")))));
}

// Adds the cost of a wrong naming to a text, where the track is known and the play goes on.
/** @param {Api.TableView} table @param {string} text */
export function withCost({ clock, mode, status }, text) {
  if (!clock || status !== "playing") return text;
  const { step } = clock;
  return sentences([text, mode === "competitive"
    ? t("page-track-rival", { step }) : t("page-track-wrong", { step })]);
}

// Sentence that explains why the witch `by` cannot name the recipe now.
/** @param {Api.TableView} table @param {number | null} by */
function usedWords({ named = [] }, by) {
  return named.some(one => one.last && one.by === by)
    ? sentence(say({ key: "play-last-naming-used" })) : t("page-name-used");
}

// List with one slot for each ingredient of the longest answer, so that the layout does not move
// when one is picked.
/** @param {Api.GameView} game @param {string[]} answer */
function answerLine({ longest, ...game }, answer) {
  /** @param {unknown} _ @param {number} i */
  const place = (_, i) => h("li", null, h("span", { class: "pour-place" }, i + 1),
    answer[i] && [drawing(answer[i]), unseen(ingredientName(game, answer[i]))]);
  return h("ol", { class: "answer-line", "data-test": "answer-line",
    "aria-label": answer.length === 0 ? t("page-answer-empty") : null },
  Array.from({ length: longest }, place));
}

// Marks the verdict "wrong" as outdated after the answer was changed. It becomes invisible but
// keeps its space, so that nothing moves under the finger.
/** @param {Naming["wrong"]} wrong @returns {Naming["wrong"]} */
function passed(wrong) {
  return wrong && "before";
}

/** @param {string} id */
function pick(id) {
  const { game, naming } = currentSession();
  if (naming.answer.length === game.longest) {
    announce(t("page-answer-full", { longest: game.longest }));
    return;
  }
  naming.answer = [...naming.answer, id];
  naming.wrong = passed(naming.wrong);
  render();
  announce(t("page-added", { name: ingredientName(game, id), place: naming.answer.length }));
}

/** @param {Session} session */
function isRivals({ table }) {
  return table.mode === "competitive";
}

// Stores the answer of one rival, hidden, until the others who name the recipe at the same time
// have entered theirs.
function nameLater() {
  const session = currentSession();
  const { draft: { by }, naming } = session;
  if (by === null || naming.answer.length === 0 || session.working) return;
  naming.together = entered(session);
  Object.assign(naming, { answer: [], noted: null, wrong: passed(naming.wrong) });
  setDraft({ by: null });
  render();
  announce(t("page-name-who"));
}

// All namings that wait, and the one that was entered in place of an earlier one by the same witch.
/** @param {Session} session @returns {Entered[]} */
function entered(session) {
  const { draft, naming: { answer, together } } = session;
  if (answer.length === 0) return together;
  const by = isRivals(session) ? draft.by : null;
  return [...together.filter(one => one.by !== by), { by, answer }];
}

function nameRecipe() {
  const session = currentSession();
  const { draft, game, naming, table } = session;
  const by = isRivals(session) ? draft.by : null;
  const entries = entered(session);
  if (entries.length === 0 || session.working || !openingTyped(session, "check")) return;
  // A second tap does not submit the same wrong answer again.
  const checked = JSON.stringify([by, naming.answer]);
  if (naming.wrong === "now" && naming.checked === checked) {
    announce(withCost(table, t("page-wrong")));
    return;
  }
  naming.wrong = passed(naming.wrong);
  naming.checked = checked;
  const reasons = isRivals(session) ? entries.map(entry => unfit(session, entry)) : [];
  const refused = reasons.findIndex(Boolean);
  if (refused < 0) return nameAll(session, entries, table.naming);
  putBack(session, entries, refused);
  const name = nameOfWitch(game, entries[refused].by);
  const reason = sentence(reasons[refused] ?? "");
  notify("action", name ? t("page-name-refused", { name, reason }) : reason,
    { tone: "warn" });
  render();
}

// Why a rival cannot name this, or undefined. The module refuses it, too: it is asked one naming
// after the other, and a refusal must not come after a naming that has won.
/** @param {Session} session @param {Entered} entered */
function unfit({ game, table }, { by, answer }) {
  if (by === null || !(by in table.namings)) return say({ key: "play-nobody-names" });
  if (table.namings[by] === 0) return usedWords(table, by);
  const twice = answer.find((id, i) => answer.indexOf(id) < i);
  if (twice) {
    const ingredient = ingredientName(game, twice);
    return say({ key: "play-answer-twice", values: { ingredient } });
  }
  const given = answer.length;
  const { shortest, longest } = recipeLengths(game);
  if (given >= shortest && given <= longest) return undefined;
  const expected = Number(game.recipe) || game.recipe;
  return say({ key: "play-answer-length", values: { expected, given } });
}

// Puts one of several namings back where it is entered, to be corrected; the others wait.
/** @param {Session} session @param {Entered[]} entries @param {number} at */
function putBack(session, entries, at) {
  const { by, answer } = entries[at];
  session.naming.together = entries.filter((_, i) => i !== at);
  session.naming.answer = answer;
  if (by !== null) setDraft({ by });
}

// Submits the recipes of all rivals who name it at the same time under one naming number. No rival
// is earlier than another, and the server does not count a retried request twice.
/**
 * @param {Session} session
 * @param {Entered[]} entries
 * @param {number} number
 * @returns {Promise<void>}
 */
async function nameAll(session, entries, number) {
  session.naming.together = [];
  let waits = 0;
  for (const [at, { by, answer }] of entries.entries()) {
    const rest = entries.slice(at);
    /** @type {Api.Action} */
    const action = { do: "check", number, answer, ...by === null ? {} : { by }, ...opening(session) };
    const told = await slowly(action,
      { words: t("page-checking"), again: () => nameAll(session, rest, number),
        queued: () => { waits++; } });
    if (ui.session !== session) return;
    if (told === null && waits > at) continue;
    if (told === null) {
      putBack(session, rest, 0);
      if (session.table.status !== "won") return render();
      break;
    }
  }
  if (waits === 0) tellNaming(session);
}

// Shows whether the latest naming is right.
/** @param {Session} session */
export function tellNaming(session) {
  const won = session.table.status === "won";
  if (won || session.table.status === "lost") {
    session.shown = "named";
    show("brew");
    announce(won ? winTitle(session) : t("page-lost-title"));
    focusTop("ending-title");
    return;
  }
  session.naming.wrong = "now";
  render();
  announce(withCost(session.table, t("page-wrong")));
  document.getElementById("wrong")?.focus();
}

// Input for the opening code, which some sheets need and which is not printed on them.
/** @param {Session} session @param {string} form */
function openingField(session, form) {
  const id = "opening-" + form;
  return h("div", { class: "opening-field" },
    h("label", { for: id, class: "label" }, t("page-opening-code")),
    h("p", { class: "hint", id: id + "-hint" }, t("page-opening-hint")),
    h("input", { id, class: "code", type: "text", autocomplete: "off", spellcheck: "false",
      autocapitalize: "characters", maxlength: "40",
      placeholder: t("page-for-example", { text: "ABCD-EFGH-JKMN-PQRS" }),
      "aria-describedby": id + "-hint", value: session.naming.opening,
      oninput: event => { session.naming.opening = event.target.value; } }));
}

/** @param {Session} session @param {string} form */
function openingTyped(session, form) {
  if (!session.game.opening || session.naming.opening.trim() !== "") return true;
  announce(t("page-opening-hint"));
  document.getElementById("opening-" + form)?.focus();
  return false;
}

/** @param {Session} session */
function opening({ game, naming }) {
  return game.opening ? { opening: naming.opening.trim() } : {};
}

/** @param {Session} session */
function giveUpCard(session) {
  return h("section", { class: "card", "data-test": "give-up",
    "aria-labelledby": "give-up-title" },
    h("h2", { id: "give-up-title" }, t("page-give-up")),
    h("p", { class: "hint", id: "give-up-hint" }, t("page-give-up-hint")),
    h("form", { class: "code-form", onsubmit: event => { event.preventDefault(); giveUp(); } },
      session.game.opening && openingField(session, "give-up"),
      h("label", { for: "give-up-code" }, t("page-give-up-code")),
      h("div", { class: "code-row" },
        h("input", { id: "give-up-code", class: "code", type: "text", autocomplete: "off",
          spellcheck: "false", autocapitalize: "characters", maxlength: "20",
          placeholder: t("page-for-example", { text: "ABCD-EFGH" }),
          "aria-describedby": "give-up-hint", value: session.naming.giveUp,
          oninput: event => { session.naming.giveUp = event.target.value; } }),
        h("button", { type: "submit", class: "button", id: "give-up-button" },
          session.working === "give-up" ? t("page-checking") : t("page-give-up-button")))));
}

async function giveUp() {
  const session = currentSession();
  if (session.working) return;
  if (session.naming.giveUp.trim() === "") {
    announce(t("page-give-up-hint"));
    document.getElementById("give-up-code")?.focus();
    return;
  }
  if (!openingTyped(session, "give-up")) return;
  const sure = await confirmed(
    t("page-give-up-title"), t("page-give-up-text"), t("page-give-up-yes"), "give-up");
  if (sure) await openSolution();
}

async function openSolution() {
  const session = currentSession();
  const told = await slowly({ do: "give-up", code: session.naming.giveUp, ...opening(session) },
    { words: t("page-checking"), again: openSolution });
  if (told !== "open") return;
  session.naming.giveUp = "";
  announce(t("page-solution-open"));
  focusTop("solution-title");
}

/** @param {Session} session @param {Api.Solution} solution */
function solutionScreen(session, solution) {
  const { game } = session;
  return h("div", { class: "solution", "data-test": "solution" },
    h("h1", { id: "solution-title", tabindex: "-1" }, t("page-solution-title")),
    answerCard(game, solution),
    secretsCard(game, solution),
    storyCard(session),
    reviewCard(session),
    h("div", { class: "button-column" },
      canStartAgain(session) && h("button", { type: "button", class: "button", id: "solution-again",
        onclick: startAgain }, t("page-again")),
      h("button", { type: "button", class: "button plain", id: "solution-home",
        onclick: goHome }, t("page-other-game"))));
}
