// Light, dark, or as the device likes it.
const THEME_KEY = "cauldron-theme";

function currentTheme() {
  return document.documentElement.dataset.theme ?? "auto";
}

function setTheme(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  if (theme === "auto") store.remove(THEME_KEY);
  else store.write(THEME_KEY, theme);
  paintBar();
}

// The browser's own bar follows.
const BAR_COLOURS = { light: "#ffffff", dark: "#231c2e" };

function paintBar() {
  const theme = currentTheme();
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const own = meta.media.includes("dark") ? "dark" : "light";
    meta.content = BAR_COLOURS[theme === "auto" ? own : theme];
  }
}

function themeChoice() {
  const choice = (theme, name, sign) => h("label", { class: "segment" },
    h("input", { type: "radio", name: "theme", id: "theme-" + theme, value: theme,
      checked: currentTheme() === theme, onchange: () => setTheme(theme) }),
    h("span", null, glyph(sign), name));
  return h("fieldset", { class: "segments", "data-test": "theme" },
    h("legend", null, t("theme")),
    h("div", { class: "segment-row" },
      choice("auto", t("theme_auto"), "auto"),
      choice("light", t("theme_light"), "light"),
      choice("dark", t("theme_dark"), "dark")));
}
