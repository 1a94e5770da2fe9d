// Pictures and phrases that several screens share.
function ingredientName(game, id) {
  return game.ingredients.find(i => i.id === id)?.name ?? fromId(id);
}

function effectName(game, id) {
  return game.effects.find(e => e.id === id)?.name ?? fromId(id);
}

function herbsClass(game) {
  return "herbs of-" + game.ingredients.length;
}

function bubble(grown) {
  return h("span", { class: "bubble" }, grown);
}

// A tested potion in one line: drawings with their dots.
function potionList(game, potion) {
  const item = pour => h("li", { class: "pour-chip", "data-ingredient": pour.ingredient },
    drawing(pour.ingredient), h("span", null, ingredientName(game, pour.ingredient)), " ",
    bubble(pour.grown));
  return h("ol", { class: "pour-chips", "aria-label": t("potion_label") }, potion.map(item));
}

function potionWords(game, potion) {
  return potion.map(p => `${ingredientName(game, p.ingredient)} ${p.grown}`).join(", ");
}

function resultWords(test) {
  if (test.won) return t("result_won");
  return t("result_counts", { under: test.undergrown, over: test.overgrown });
}

// What was told, for ears.
function toldWords(game, test) {
  const reports = test.reports.map(report => report.tells);
  const told = [t("test_number", { number: test.number }), resultWords(test), ...reports];
  return told.map(sentence).join(" ");
}

function kindName(kind) {
  switch (kind) {
    case "versatility": return t("kind_versatility");
    case "guesser": return t("kind_guesser");
    case "last": return t("kind_last");
    default: return t("kind_cauldron");
  }
}

function witchChip(witch) {
  return h("span", { class: "witch-mark", "data-witch": witch.id },
    drawing(witch.id), h("span", null, witch.name));
}

function categoryName(category) {
  switch (category) {
    case "cauldron": return t("category_cauldron");
    case "investigative": return t("category_investigative");
    case "player": return t("category_player");
    case "field": return t("category_field");
    default: return t("category_complex");
  }
}

// Reports in the order in which they were told, each with its explanation a tap away.
function reportList(game, test, place) {
  if (test.reports.length === 0) return null;
  const item = (report, i) => {
    const effect = game.effects.find(e => e.id === report.id);
    const tells = effect?.tells || t("report_unlisted");
    return h("li", null,
      h("details", { id: `${place}-report-${test.number}-${i}`, class: "report" },
        h("summary", null, h("span", { class: "report-words" }, report.tells),
          h("span", { class: "tag tag-" + report.kind }, categoryName(report.kind))),
        h("p", null, markup(tells))));
  };
  return h("div", { class: "reports" },
    h("p", { class: "label" }, t("reports_label")),
    h("ul", null, test.reports.map(item)));
}

function statusWords(status, tests) {
  switch (status) {
    case "won": return t("status_won");
    case "lost": return t("status_lost");
    case "last-ditch": return t("status_last_ditch");
    default: return tests === 0 ? t("status_new") : t("status_playing");
  }
}

function playersWords(n) {
  if (!n) return t("players_unknown");
  return counted(n, t("players_one"), t("players_many", { n }));
}

function testsWords(n) {
  return counted(n, t("tests_one"), t("tests_many", { n }));
}
