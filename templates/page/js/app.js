// The frame around the screens, and the way between them.
const TABS = [
  ["brew", "cauldron"], ["log", "potion"], ["notes", "pencil"], ["help", "witch-hat"],
  ["answer", "star"],
];

function tabName(screen) {
  switch (screen) {
    case "brew": return t("tab_brew");
    case "log": return t("tab_log");
    case "notes": return t("tab_notes");
    case "help": return t("tab_help");
    default: return t("tab_answer");
  }
}

function render() {
  const app = document.getElementById("app");
  const { session } = ui;
  app.dataset.screen = ui.screen;
  app.classList.toggle("in-game", session !== null);
  refill(document.getElementById("top"), session && topBar(session));
  const screen = document.getElementById("screen");
  refill(screen, SCREENS[ui.screen](session));
  // What scrolls must be reachable by keyboard, even with nothing to press in it.
  if (screen.querySelector("button, input, summary")) screen.removeAttribute("tabindex");
  else screen.tabIndex = 0;
  refill(document.getElementById("bar"), session && BARS[ui.screen]?.(session));
  refill(document.getElementById("tabs"), session && tabBar());
}

function topBar({ game, keeper, table }) {
  const label = t("game_label", { label: game.label });
  return h("header", { class: "top" },
    h("button", { type: "button", class: "round", id: "go-home", "aria-label": t("to_games"),
      onclick: goHome }, glyph("back")),
    h("p", { class: "top-words" },
      h("strong", { "data-test": "game-label" }, label),
      h("span", null, keeper.name
        ? h("span", { "data-test": "table-name" }, t("table_label", { table: keeper.name }))
        : playersWords(game.players), " · ", statusWords(table.status, table.tests.length))),
    h("button", { type: "button", class: "round", id: "menu", "aria-label": t("menu"),
      "aria-haspopup": "dialog", onclick: openMenu }, glyph("more")));
}

function tabBar() {
  const tab = ([screen, picture]) => h("li", null, h("button", {
    type: "button", class: "tab", id: "tab-" + screen, "data-tab": screen,
    "aria-current": ui.screen === screen ? "page" : null, onclick: () => show(screen),
  }, drawing(picture), h("span", null, tabName(screen))));
  return h("nav", { class: "tabs", "aria-label": t("tabs") }, h("ul", null, TABS.map(tab)));
}

async function openMenu() {
  const { game, table } = ui.session;
  const mode = (name, words) => h("label", { class: "segment" },
    h("input", { type: "radio", name: "mode", id: "mode-" + name, value: name,
      checked: table.mode === name, onchange: () => perform({ do: "mode", mode: name }) }),
    h("span", null, words));
  const body = [
    game.testable && game.players !== 1 && h("fieldset", { class: "segments", "data-test": "modes" },
      h("legend", null, t("mode")),
      h("div", { class: "segment-row" },
        mode("cooperative", t("mode_cooperative")),
        mode("competitive", t("mode_competitive")),
        mode("solo", t("mode_solo"))),
      h("p", { class: "hint" }, t("mode_hint"))),
    themeChoice(),
  ];
  const choice = await openDialog(t("game_label", { label: game.label }), body, [
    { label: t("again"), value: "again" },
    { label: t("close"), value: "close", tone: "primary" },
  ], { "data-dialog": "menu" });
  if (choice === "again") await startAgain();
}

function display(screen) {
  ui.screen = screen;
  if (screen !== "brew" && ui.session) ui.session.shown = null;
  render();
  toTop();
  announce(screen === "home" ? t("app_name") : tabName(screen));
}

function show(screen) {
  display(screen);
  travel(screen, ui.session?.keeper.key ?? null);
}

function leave() {
  ui.session?.stop();
  ui.session = null;
  for (const kind of ["action", "others", "network"]) forget(kind);
}

function goHome() {
  leave();
  show("home");
}

// Puts an opened game on the screen: where it was left, if Back or a reload came to it.
function enter(opened) {
  leave();
  ui.photo?.cancel();
  const session = newSession(opened);
  ui.session = session;
  session.stop = opened.keeper.watch(
    table => { if (ui.session === session) tableChanged(table); },
    refusal => { if (ui.session === session) networkChanged(refusal); });
  forget("open");
  noticeStorage();
  show(here().key === opened.keeper.key ? here().screen : "brew");
}

// Opens the game of a code; whether it worked.
async function openCode(code) {
  if (REFEREE) return openTable(code);
  forget("open");
  try {
    enter(await LocalKeeper.open(code));
    return true;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.trouble === "stored") return openAnew(code, refusal);
    notify("open", refusal.message, { tone: "warn" });
    render();
    return false;
  }
}

async function openAnew(code, refusal) {
  const choice = await openDialog(t("stored_title"),
    [h("p", null, refusal.message), h("p", null, t("stored_text"))], [
      { label: t("cancel"), value: "no" },
      { label: t("stored_anew"), value: "yes", tone: "primary" },
    ], { "data-dialog": "stored" });
  if (choice !== "yes") return false;
  enter(await LocalKeeper.open(code, true));
  return true;
}

// What the address asks for: a code, a game on this phone, or a table.
async function followFragment() {
  let fragment = location.hash.slice(1);
  if (!fragment) return goHome();
  try {
    fragment = decodeURIComponent(fragment);
  } catch {
    // A percent sign that belongs to nothing: the module says what is wrong with the code.
  }
  if (await openFragment(fragment)) return;
  if (ui.session) show(ui.screen);
  else goHome();
}

async function openFragment(fragment) {
  if (fragment.startsWith("table=") && REFEREE) return joinTable(fragment.slice(6));
  if (!fragment.startsWith("game=")) return openCode(fragment);
  const key = GAME_KEY + fragment.slice(5);
  return store.read(key) !== null && openStored(key);
}

function registerWorker() {
  const worker = document.querySelector('meta[name="worker"]')?.content;
  if (!worker || !isSecureContext || !navigator.serviceWorker) return;
  navigator.serviceWorker.register(worker).catch(() => {
    // A browser that forbids it plays with a network.
  });
}

// While a scanned game is on its way.
SCREENS.opening = () => h("section", { class: "opening", "data-test": "opening" },
  drawing("cauldron", "hero-pot"),
  h("p", { class: "progress" }, h("i", { class: "spinner" }), t("opening")));

async function start() {
  findWay();
  ui.screen = location.hash ? "opening" : "home";
  paintBar();
  render();
  noticeStorage();
  addEventListener("popstate", moved);
  document.querySelector(".skip").addEventListener("click", event => {
    event.preventDefault();
    document.getElementById("main").focus();
  });
  try {
    await startEngine();
  } catch {
    document.getElementById("screen").replaceChildren(
      h("section", { class: "card", "data-test": "unsupported" },
        h("h1", null, t("app_name")), h("p", null, t("engine_missing"))));
    return;
  }
  if (ui.screen === "opening") await followFragment();
  document.documentElement.dataset.ready = "";
  registerWorker();
}

start();
