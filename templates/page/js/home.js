// Opening games: by their code, by a photograph of it, or from those on this phone.
SCREENS.home = () => {
  const games = storedGames();
  return h("div", { class: "home" },
    h("div", { class: "hero" },
      drawing("cauldron", "hero-pot"),
      h("h1", null, unseen(t("app_name")), use("sym-wordmark", "wordmark", "0 0 730 100"))),
    h("p", { class: "lead" }, t("home_lead")),
    h("div", { class: "home-columns" },
      h("div", null, openCard(), REFEREE && joinCard()),
      gamesCard(games)),
    h("footer", { class: "home-foot" },
      themeChoice(),
      h("p", { class: "hint" }, REFEREE ? t("foot_referee") : t("foot_local"))));
};

function fileChoice(id, label, sign, capture) {
  return h("div", { class: "file-choice" },
    h("input", { type: "file", id, accept: "image/*", capture, class: "unseen",
      disabled: ui.photo !== null, onchange: photoChosen }),
    h("label", { for: id, class: capture ? "button primary" : "button" }, glyph(sign), label));
}

function openCard() {
  return h("section", { class: "card", "aria-labelledby": "open-title", "data-test": "open" },
    h("h2", { id: "open-title" }, t("open_title")),
    h("p", { class: "hint" }, t("open_hint")),
    h("div", { class: "button-row photos" },
      fileChoice("photo", t("photo_take"), "camera", "environment"),
      fileChoice("picture", t("photo_choose"), "picture", null)),
    ui.photo !== null && h("div", { class: "progress", "data-test": "progress" },
      h("i", { class: "spinner" }), h("p", null, t("photo_looking", { attempt: ui.photo.attempt })),
      h("button", { type: "button", class: "button small", id: "photo-cancel",
        onclick: ui.photo.cancel }, t("cancel"))),
    h("form", { class: "code-form", onsubmit: event => {
      event.preventDefault();
      openTyped();
    } },
    h("label", { for: "code" }, t("code_label")),
    h("div", { class: "code-row" },
      h("input", { id: "code", type: "text", autocomplete: "off", spellcheck: "false",
        autocapitalize: "characters", placeholder: t("for_example", { text: "WW2:…" }), value: ui.code,
        oninput: event => { ui.code = event.target.value; } }),
      h("button", { type: "submit", class: "button", id: "open" }, t("open_button")))));
}

async function openTyped() {
  if (ui.code.trim() === "") {
    document.getElementById("code").focus();
    announce(t("code_label"));
    return;
  }
  if (await openCode(ui.code)) ui.code = "";
}

function joinCard() {
  return h("section", { class: "card", "aria-labelledby": "join-title", "data-test": "join" },
    h("h2", { id: "join-title" }, t("join_title")),
    h("p", { class: "hint" }, t("join_hint")),
    h("form", { class: "code-form", onsubmit: event => {
      event.preventDefault();
      const name = ui.tableName.trim().toUpperCase();
      if (name) joinTable(name);
      else document.getElementById("table-name").focus();
    } },
    h("label", { for: "table-name" }, t("table_name")),
    h("div", { class: "code-row" },
      h("input", { id: "table-name", class: "code", type: "text", autocomplete: "off", spellcheck: "false",
        autocapitalize: "characters", maxlength: "16", placeholder: t("for_example", { text: "K7QM2XWP" }),
        value: ui.tableName, oninput: event => { ui.tableName = event.target.value; } }),
      h("button", { type: "submit", class: "button", id: "join" }, t("join_button")))));
}

// The games on this phone, the latest first.
function storedGames() {
  const read = prefix => store.keys(prefix).map(key => ({ key, ...readEntry(key) }));
  const tables = REFEREE ? read(TABLE_KEY) : [];
  const games = [...read(GAME_KEY), ...tables];
  return games.sort((a, b) => (b.seen ?? 0) - (a.seen ?? 0) || (a.key < b.key ? -1 : 1));
}

function gamesCard(games) {
  return h("section", { class: "games", "aria-labelledby": "games-title", "data-test": "games" },
    h("h2", { id: "games-title" }, t("games_title")),
    games.length === 0
      ? h("p", { class: "card nothing" }, drawing("witch-hat"), t("games_none"))
      : h("ul", { class: "game-list" }, games.map(gameItem)));
}

function tableOf(key) {
  return key.startsWith(TABLE_KEY) ? key.slice(TABLE_KEY.length) : null;
}

function gameItem(entry) {
  const table = tableOf(entry.key);
  const label = entry.label ?? t("game_unreadable");
  const facts = [playersWords(entry.players), testsWords(entry.tests ?? 0),
    statusWords(entry.status, entry.tests ?? 0)].join(" · ");
  return h("li", { class: "card game", "data-game": entry.key },
    h("button", { type: "button", class: "game-open", id: "open-" + entry.key,
      onclick: () => openStored(entry.key) },
    drawing(entry.status === "won" ? "star" : "potion"),
    h("span", { class: "game-words" },
      h("strong", null, t("game_label", { label })),
      table && h("span", { class: "tag" }, t("table_label", { table })),
      h("span", { class: "quiet" }, facts))),
    h("button", { type: "button", class: "round", id: "remove-" + entry.key,
      "aria-label": t("remove_game", { label }), onclick: () => removeGame(entry.key, label) },
    glyph("close")));
}

async function removeGame(key, label) {
  const sure = await confirmed(
    t("remove_title", { label }), t("remove_text"), t("remove_yes"), "remove");
  if (!sure) return;
  store.remove(key);
  if (key.startsWith(GAME_KEY)) store.remove(draftKey(key));
  render();
  announce(t("removed", { name: t("game_label", { label }) }));
  document.getElementById("games-title")?.scrollIntoView({ block: "nearest" });
}

async function openStored(key) {
  const table = tableOf(key);
  if (table) return joinTable(table);
  const code = readEntry(key)?.code ?? /WW[0-9]+:[0-9A-Z.:+\/-]+/.exec(store.read(key) ?? "")?.[0];
  if (code && REFEREE) return openAlone(code);
  if (code) return openCode(code);
  notify("open", t("stored_no_code"), { tone: "warn" });
  return false;
}
