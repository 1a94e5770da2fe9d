// How a game ends: won, lost, or with the solution open. What it was like stands on one screen.
import { canStartAgain, startAgain } from "./actions.js";
import { announce, drawing, h } from "./dom.js";
import { showOver } from "./over.js";
import { shareCard, timeWords } from "./picture.js";
import { potionList, reportList, resultWords } from "./pictures.js";
import { goHome, show } from "./places.js";
import { reviewCard } from "./review.js";
import { saveCard } from "./save.js";
import { answerCard, secretsCard } from "./solution.js";
import { ui } from "./state.js";
import { isTold, solutionOf, storyCard } from "./story.js";
import { say, sentences, t } from "./words.js";

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

// Whether it was won, with the last potion, and what can be done next.
function outcome(session, told) {
  const { game, table } = session;
  const won = table.status === "won";
  const test = table.tests.at(-1);
  const title = won ? winTitle(game, table, test)
    : table.status === "lost" ? t("page-lost-title") : t("page-over-title");
  const text = won ? wonWords(session)
    : told ? t("page-over-text") : t("page-lost-text");
  const fresh = session.shown !== null;
  return h("section", { class: `card ending ${won ? "won" : "over"}${fresh ? " fresh" : ""}`,
    "data-test": won ? "won" : table.status === "lost" ? "lost" : "over",
    "aria-labelledby": "ending-title" },
  won ? winScene(test) : loseScene(),
  h("h1", { id: "ending-title", tabindex: "-1" }, title),
  h("p", { class: "lead" }, text),
  test && table.status !== "playing" && h("div", { class: "ending-potion" },
    !won && h("p", { class: "result-line", "data-test": "result" }, resultWords(test)),
    potionList(game, test.potion),
    !won && reportList(game, test, "ending")),
  h("div", { class: "button-column" },
    !told && [
      h("button", { type: "button", class: "button primary", id: "ending-answer",
        onclick: () => show("answer") }, t("page-check-answer")),
      h("button", { type: "button", class: "button", id: "ending-give-up", onclick: () => {
        show("answer");
        document.getElementById("give-up-title")?.scrollIntoView({ block: "start" });
        document.getElementById("give-up-code")?.focus({ preventScroll: true });
      } }, t("page-give-up")),
    ],
    canStartAgain(session) && h("button", { type: "button", class: "button", id: "ending-again",
      onclick: startAgain }, t("page-again")),
    h("button", { type: "button", class: "button plain", id: "ending-home",
      onclick: goHome }, t("page-other-game"))));
}

// A win that another phone or window has made, over whatever stands here: it is seen everywhere.
export async function celebrate(session) {
  const { game, table } = session;
  const test = table.tests.at(-1);
  const title = winTitle(game, table, test);
  const close = () => sheet.close();
  const sheet = h("dialog", { class: "result celebration fresh", "data-test": "celebration",
    "aria-labelledby": "celebration-title" },
  h("div", { class: "result-head" },
    h("h2", { id: "celebration-title", tabindex: "-1" }, title),
    h("button", { type: "button", class: "button small primary", id: "celebration-close",
      onclick: close }, t("page-done"))),
  winScene(test),
  h("p", { class: "lead" }, wonWords(session)),
  potionList(game, test.potion));
  const dismissed = showOver(sheet);
  document.getElementById("celebration-title").focus({ preventScroll: true });
  announce(title);
  await dismissed;
  if (ui.session === session && session.table.status === "won") show("brew");
}

function winTitle(game, table, test) {
  const witch = test.by === null ? null : game.witches[test.by];
  if (table.mode === "competitive" && witch) return t("page-won-by", { name: say(witch.name) });
  return table.mode === "solo" ? t("page-won-solo") : t("page-won-title");
}

function wonWords(session) {
  const found = t("page-won-text", { tests: session.table.tests.length });
  const time = timeWords(session);
  return time === null ? found : sentences([found, t("page-played", { time })]);
}

// The herbs of the potion leap out of the cauldron, under stars.
function winScene(test) {
  const herbs = test.potion.slice(0, 6).map((pour, i, all) => {
    const herb = h("span", { class: "leap" }, drawing(pour.ingredient));
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
