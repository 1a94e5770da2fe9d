// @ts-check
// Screen for naming the recipe, giving up, and the solution.
import { canStartAgain, slowly, startAgain } from "./actions.js";
import { aimsCard } from "./aims.js";
import { witchChoice } from "./brew.js";
import { confirmed } from "./dialog.js";
import { announce, drawing, focusTop, glyph, h, unseen } from "./dom.js";
import { winTitle } from "./ending.js";
import { herbTiles, ingredientName } from "./pictures.js";
import { goHome, show } from "./places.js";
import { setDraft } from "./potion.js";
import { reviewCard } from "./review.js";
import { answerCard, secretsCard } from "./solution.js";
import { notify, render, ui } from "./state.js";
import { solutionOf, storyCard } from "./story.js";
import { listed, say, sentence, t } from "./words.js";

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
function answerFromNotes(session) {
  const { game, table, answer } = session;
  if (session.noted !== null || answer.length > 0) return;
  const certain = number => game.ingredients.filter((_, i) => table.notes[i]?.[number] === "certain");
  const recipe = [];
  for (let number = 1; number <= game.longest; number++) {
    const herbs = certain(number);
    if (herbs.length !== 1) break;
    recipe.push(herbs[0].id);
  }
  if (recipe.length < SHORTEST) return;
  session.answer = recipe;
  session.noted = recipe;
}

function checkCard(session) {
  const { game, table, answer, together, working } = session;
  const rivals = isRivals(session);
  const left = table.namings[rivals ? session.draft.by : 0];
  const places = herb => {
    const all = answer.flatMap((id, i) => id === herb ? [i + 1] : []).join(" ");
    return all && h("span", { class: "herb-places" }, unseen(` ${t("page-place")} `), all);
  };
  // Takes back what was entered; where nothing is, what waits.
  const changed = end => {
    const list = answer.length > 0 ? "answer" : "together";
    Object.assign(session, { [list]: session[list].slice(0, end), wrong: passed(session.wrong) });
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
    session.noted && h("p", { class: answer === session.noted ? "hint" : "hint away",
      "data-test": "answer-noted" }, t("page-answer-noted")),
    game.opening && openingField(session, "check"),
    together.length > 0 && h("p", { class: "hint", "data-test": "together" },
      t("page-name-waiting", { names: listed(together.map(({ by }) => say(game.witches[by].name))) })),
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
    session.wrong && h("p", { class: "verdict" + (session.wrong === "now" ? "" : " past"),
      "data-test": session.wrong === "now" ? "wrong" : null, id: "wrong", tabindex: "-1" },
    glyph("close"), h("span", null, t("page-wrong"))));
}

// Sentence that explains why the witch `by` cannot name the recipe now.
function usedWords({ named = [] }, by) {
  return named.some(one => one.last && one.by === by)
    ? sentence(say({ key: "play-last-naming-used" })) : t("page-name-used");
}

// List with one slot for each ingredient of the longest answer, so that the layout does not move
// when one is picked.
function answerLine({ longest, ...game }, answer) {
  const place = (_, i) => h("li", null, h("span", { class: "pour-place" }, i + 1),
    answer[i] && [drawing(answer[i]), unseen(ingredientName(game, answer[i]))]);
  return h("ol", { class: "answer-line", "data-test": "answer-line",
    "aria-label": answer.length === 0 ? t("page-answer-empty") : null },
  Array.from({ length: longest }, place));
}

// Marks the verdict "wrong" as outdated after the answer was changed. It becomes invisible but
// keeps its space, so that nothing moves under the finger.
function passed(wrong) {
  return wrong && "before";
}

function pick(id) {
  const { answer, game } = ui.session;
  if (answer.length === game.longest) {
    announce(t("page-answer-full", { longest: game.longest }));
    return;
  }
  ui.session.answer = [...answer, id];
  ui.session.wrong = passed(ui.session.wrong);
  render();
  announce(t("page-added", { name: ingredientName(game, id), place: ui.session.answer.length }));
}

function isRivals({ table }) {
  return table.mode === "competitive";
}

// Stores the answer of one rival, hidden, until the others who name the recipe at the same time
// have entered theirs.
function nameLater() {
  const { session } = ui;
  const { draft: { by }, answer } = session;
  if (by === null || answer.length === 0 || session.working) return;
  session.together = entered(session);
  Object.assign(session, { answer: [], noted: null, wrong: passed(session.wrong) });
  setDraft({ by: null });
  render();
  announce(t("page-name-who"));
}

// All namings that wait, and the one that was entered in place of an earlier one by the same witch.
function entered(session) {
  const { answer, draft, together } = session;
  if (answer.length === 0) return together;
  const by = isRivals(session) ? draft.by : null;
  return [...together.filter(one => one.by !== by), { by, answer }];
}

function nameRecipe() {
  const { session } = ui;
  const { answer, draft, game, table } = session;
  const by = isRivals(session) ? draft.by : null;
  const entries = entered(session);
  if (entries.length === 0 || session.working || !openingTyped(session, "check")) return;
  // A second tap does not submit the same wrong answer again.
  if (session.wrong === "now" && session.checked === JSON.stringify([by, answer])) {
    announce(t("page-wrong"));
    return;
  }
  session.wrong = passed(session.wrong);
  session.checked = JSON.stringify([by, answer]);
  const reasons = isRivals(session) ? entries.map(entry => unfit(session, entry)) : [];
  const refused = reasons.findIndex(Boolean);
  if (refused < 0) return nameAll(session, entries, table.naming);
  putBack(session, entries, refused);
  const witch = game.witches[entries[refused].by];
  const reason = sentence(reasons[refused]);
  notify("action", witch ? t("page-name-refused", { name: say(witch.name), reason }) : reason,
    { tone: "warn" });
  render();
}

// Why a rival cannot name this, or undefined. The module refuses it, too: it is asked one naming
// after the other, and a refusal must not come after a naming that has won.
function unfit({ game: { recipe, ...game }, table }, { by, answer }) {
  if (!(by in table.namings)) return say({ key: "play-nobody-names" });
  if (table.namings[by] === 0) return usedWords(table, by);
  const twice = answer.find((id, i) => answer.indexOf(id) < i);
  if (twice) {
    const ingredient = ingredientName(game, twice);
    return say({ key: "play-answer-twice", values: { ingredient } });
  }
  const given = answer.length;
  const { shortest = recipe, longest = recipe } = recipe.values ?? {};
  if (given >= shortest && given <= longest) return undefined;
  return say({ key: "play-answer-length", values: { expected: Number(recipe) || recipe, given } });
}

// Puts one of several namings back where it is entered, to be corrected; the others wait.
function putBack(session, entries, at) {
  const { by, answer } = entries[at];
  session.together = entries.filter((_, i) => i !== at);
  session.answer = answer;
  if (by !== null) setDraft({ by });
}

// Submits the recipes of all rivals who name it at the same time under one naming number. No rival
// is earlier than another, and the server does not count a retried request twice.
async function nameAll(session, entries, number) {
  session.together = [];
  for (const [at, { by, answer }] of entries.entries()) {
    const rest = entries.slice(at);
    const action = { do: "check", number, answer, ...by === null ? {} : { by }, ...opening(session) };
    const told = await slowly(action,
      { words: t("page-checking"), again: () => nameAll(session, rest, number) });
    if (ui.session !== session) return;
    if (told === null) {
      putBack(session, rest, 0);
      if (session.table.status !== "won") return render();
      break;
    }
  }
  const won = session.table.status === "won";
  if (won || session.table.status === "lost") {
    session.shown = "named";
    show("brew");
    announce(won ? winTitle(session) : t("page-lost-title"));
    focusTop("ending-title");
    return;
  }
  session.wrong = "now";
  render();
  announce(t("page-wrong"));
  document.getElementById("wrong")?.focus();
}

// Input for the opening code, which some sheets need and which is not printed on them.
function openingField(session, form) {
  const id = "opening-" + form;
  return h("div", { class: "opening-field" },
    h("label", { for: id, class: "label" }, t("page-opening-code")),
    h("p", { class: "hint", id: id + "-hint" }, t("page-opening-hint")),
    h("input", { id, class: "code", type: "text", autocomplete: "off", spellcheck: "false",
      autocapitalize: "characters", maxlength: "40",
      placeholder: t("page-for-example", { text: "ABCD-EFGH-JKMN-PQRS" }),
      "aria-describedby": id + "-hint", value: session.opening,
      oninput: event => { session.opening = event.target.value; } }));
}

function openingTyped(session, form) {
  if (!session.game.opening || session.opening.trim() !== "") return true;
  announce(t("page-opening-hint"));
  document.getElementById("opening-" + form)?.focus();
  return false;
}

function opening({ game, opening: code }) {
  return game.opening ? { opening: code.trim() } : {};
}

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
          "aria-describedby": "give-up-hint", value: session.giveUp,
          oninput: event => { session.giveUp = event.target.value; } }),
        h("button", { type: "submit", class: "button", id: "give-up-button" },
          session.working === "give-up" ? t("page-checking") : t("page-give-up-button")))));
}

async function giveUp() {
  const session = ui.session;
  if (session.working) return;
  if (session.giveUp.trim() === "") {
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
  const session = ui.session;
  const told = await slowly({ do: "give-up", code: session.giveUp, ...opening(session) },
    { words: t("page-checking"), again: openSolution });
  if (told !== "open") return;
  session.giveUp = "";
  announce(t("page-solution-open"));
  focusTop("solution-title");
}

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
