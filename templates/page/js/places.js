// @ts-check
// Navigation between screens.
import { announce, glyph, h, toTop } from "./dom.js";
import { forget, render, ui } from "./state.js";
import { travel } from "./way.js";
import { t } from "./words.js";

/** @param {ScreenName} screen */
export function tabName(screen) {
  switch (screen) {
    case "brew": return t("page-tab-brew");
    case "log": return t("page-tab-log");
    case "notes": return t("page-tab-notes");
    case "help": return t("page-tab-help");
    case "practice": return t("page-learn-title");
    case "print": return t("page-print-title");
    case "stats": return t("page-stats-title");
    case "days": return t("page-days-title");
    default: return t("page-tab-answer");
  }
}

/** @param {ScreenName} screen */
export function display(screen) {
  ui.screen = screen;
  if (screen !== "brew" && ui.session) {
    ui.session.shown = null;
    ui.session.mixing.edited = null;
  }
  if (screen !== "notes") forget("given");
  if (screen !== "home") forget("open");
  render();
  toTop();
  focusHeading();
  announce(screen === "home" ? t("page-app-name") : tabName(screen));
}

// Focuses the heading of a new screen if the focused element is gone with the old one.
function focusHeading() {
  const { activeElement: active } = document;
  if (active && active !== document.body) return;
  const heading = [...document.querySelectorAll("#top h1, #screen :is(h1, h2)")]
    .find(one => one.getClientRects().length > 0);
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** @param {ScreenName} screen */
export function show(screen) {
  display(screen);
  travel(screen, ui.session?.keeper.key ?? null);
}

export function leave() {
  ui.session?.stop();
  ui.session = null;
  for (const kind of ["action", "others", "deed", "network", "language"]) forget(kind);
}

export function goHome() {
  leave();
  show("home");
}

// Head of a screen that belongs to no game.
export function screenHead() {
  const title = tabName(ui.screen);
  return h("div", { class: "practice-head" },
    h("button", { type: "button", class: "round", id: "go-home", "aria-label": t("page-to-games"),
      onclick: goHome }, glyph("back")),
    h("h1", { id: ui.screen + "-title", tabindex: "-1" }, title));
}
