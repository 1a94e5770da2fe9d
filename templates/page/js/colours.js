// @ts-check
// Colour scheme of the page: the chosen one, or the device's.
export const THEME_KEY = "cp1-theme";
export const night = matchMedia("(prefers-color-scheme: dark)");

export function paintTheme() {
  const { dataset } = document.documentElement;
  const auto = night.matches ? "dark" : "light";
  dataset.theme = dataset.chosen === "auto" ? auto : dataset.chosen;
}

/** @param {string | null | undefined} theme */
export function chooseTheme(theme) {
  document.documentElement.dataset.chosen = theme === "light" || theme === "dark" ? theme : "auto";
  paintTheme();
}
