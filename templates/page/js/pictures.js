// Pictures and phrases that several screens share.
import { drawing, h, markup } from "./dom.js";
import { fromId, say, sentence, t } from "./words.js";

export function ingredientName(game, id) {
  return named(game.ingredients, id);
}

export function effectName(game, id) {
  return named(game.effects, id);
}

function named(things, id) {
  const thing = things.find(one => one.id === id);
  return thing ? say(thing.name) : fromId(id);
}

export function herbsClass(game) {
  return "herbs of-" + game.ingredients.length;
}

function bubble(grown) {
  return h("span", { class: "bubble" }, grown);
}

// A tested potion in one line: drawings with their dots.
export function potionList(game, potion) {
  const item = pour => h("li", { class: "pour-chip", "data-ingredient": pour.ingredient },
    drawing(pour.ingredient), h("span", null, ingredientName(game, pour.ingredient)), " ",
    bubble(pour.grown));
  return h("ol", { class: "pour-chips", "aria-label": t("page-potion-label") }, potion.map(item));
}

export function resultWords(test) {
  if (test.won) return t("page-result-won");
  return t("page-result-counts", { under: test.undergrown, over: test.overgrown });
}

// What was told, for ears.
export function toldWords(game, test) {
  const reports = test.reports.map(report => say(report.tells));
  const told = [t("page-test-number", { number: test.number }), resultWords(test), ...reports];
  return told.map(sentence).join(" ");
}

export function kindName(kind) {
  switch (kind) {
    case "versatility": return t("page-kind-versatility");
    case "guesser": return t("page-kind-guesser");
    case "last": return t("page-kind-last");
    default: return t("page-kind-cauldron");
  }
}

export function witchChip(witch) {
  return h("span", { class: "witch-mark", "data-witch": witch.id },
    drawing(witch.id), h("span", null, say(witch.name)));
}

export function categoryName(category) {
  switch (category) {
    case "cauldron": return t("page-category-cauldron");
    case "investigative": return t("page-category-investigative");
    case "player": return t("page-category-player");
    case "field": return t("page-category-field");
    default: return t("page-category-complex");
  }
}

// Reports in the order in which they were told, each with its explanation a tap away.
export function reportList(game, test, place) {
  if (test.reports.length === 0) return null;
  const item = (report, i) => {
    const effect = game.effects.find(e => e.id === report.id);
    const tells = effect?.tells ? say(effect.tells) : t("page-report-unlisted");
    return h("li", null,
      h("details", { id: `${place}-report-${test.number}-${i}`, class: "report" },
        h("summary", null, h("span", { class: "report-words" }, say(report.tells)),
          h("span", { class: "tag tag-" + report.kind }, categoryName(report.kind))),
        h("p", null, markup(tells))));
  };
  return h("div", { class: "reports" },
    h("p", { class: "label" }, t("page-reports-label")),
    h("ul", null, test.reports.map(item)));
}

export function statusWords(status, tests) {
  switch (status) {
    case "won": return t("page-status-won");
    case "lost": return t("page-status-lost");
    case "last-ditch": return t("page-status-last-ditch");
    default: return tests === 0 ? t("page-status-new") : t("page-status-playing");
  }
}

export function playersWords(players) {
  return players ? t("page-players", { players }) : t("page-players-unknown");
}

export function testsWords(tests) {
  return t("page-tests", { tests });
}
