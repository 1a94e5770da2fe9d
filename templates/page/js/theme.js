// @ts-check
// Light or dark theme, or the device's preference.
import { THEME_KEY, chooseTheme, night } from "./colours.js";
import { glyph, h } from "./dom.js";
import { store } from "./store.js";
import { t } from "./words.js";

/** @param {string} theme */
function setTheme(theme) {
  chooseTheme(theme);
  if (theme === "auto") store.remove(THEME_KEY);
  else store.write(THEME_KEY, theme);
  paintBar();
}

// Colours of the browser's address bar.
/** @type {Record<string, string>} */
const BAR_COLOURS = { light: "#ffffff", dark: "#231c2e" };

export function paintBar() {
  /** @type {HTMLMetaElement | null} */
  const bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.content = BAR_COLOURS[document.documentElement.dataset.theme ?? ""];
}
night.addEventListener("change", paintBar);

export function themeChoice() {
  /** @param {string} theme @param {string} name @param {string} sign */
  const choice = (theme, name, sign) => h("label", { class: "segment" },
    h("input", { type: "radio", name: "theme", id: "theme-" + theme, value: theme,
      checked: document.documentElement.dataset.chosen === theme, onchange: () => setTheme(theme) }),
    h("span", null, glyph(sign), name));
  return h("fieldset", { class: "segments", "data-test": "theme" },
    h("legend", null, t("page-theme")),
    h("div", { class: "segment-row" },
      choice("auto", t("page-theme-auto"), "auto"),
      choice("light", t("page-theme-light"), "light"),
      choice("dark", t("page-theme-dark"), "dark")));
}
