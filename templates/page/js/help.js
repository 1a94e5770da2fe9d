// The clue, the effects, the special cells and the rules of this game.
SCREENS.help = ({ game }) => h("div", { class: "help" },
  h("h1", null, t("help_title")),
  h("div", { class: "help-columns" },
    game.clue && h("section", { class: "card clue", "data-test": "clue" },
      drawing("moon"),
      h("div", null, h("h2", null, t("clue_title")), h("p", null, game.clue))),
    h("p", { class: "facts" },
      t("facts", { recipe: game.recipe, count: game.ingredients.length })),
    // Since the second edition of the rules.
    game.edition >= 2 && h("p", { class: "facts", "data-test": "early" }, t("early")),
    game.effects.length > 0 && h("section", { "data-test": "effects" },
      h("h2", null, t("effects_title")),
      h("p", { class: "hint" }, t("effects_hint")),
      h("dl", { class: "card effects" }, game.effects.map(effectItem))),
    game.specials.length > 0 && h("section", { "data-test": "specials" },
      h("h2", null, t("specials_title")),
      h("ul", { class: "card specials" }, game.specials.map(specialItem))),
    game.rules.length > 0 && h("section", { "data-test": "rules" },
      h("h2", null, t("rules_title")),
      h("div", { class: "card rules" }, game.rules.map(rulesSection)))));

function effectItem(effect) {
  return h("div", { "data-effect": effect.id },
    h("dt", null, effect.name,
      h("span", { class: "tag tag-" + effect.kind }, categoryName(effect.kind))),
    h("dd", null, markup(effect.tells)));
}

function specialItem(special) {
  return h("li", { "data-special": special.id },
    drawing(special.id),
    h("div", null, h("strong", null, special.name), h("p", null, markup(special.tells))));
}

function rulesSection(section, i) {
  return h("details", { id: "rules-" + i },
    h("summary", null, h("h3", null, section.title)),
    h("div", { class: "prose" }, rulesBlocks(section.blocks)));
}

// Neighbouring items become one list.
function rulesBlocks(blocks) {
  const read = [];
  let list = null;
  for (const { kind, text } of blocks) {
    const tag = kind === "item" ? "ul" : kind === "step" ? "ol" : null;
    if (tag === null) {
      list = null;
      read.push(h(kind === "group" ? "h4" : "p", null, markup(text)));
      continue;
    }
    if (list?.localName !== tag) {
      list = h(tag);
      read.push(list);
    }
    list.append(h("li", null, markup(text)));
  }
  return read;
}
