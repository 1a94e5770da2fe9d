// The colours stand before anything is painted: those that were chosen, or the device's own.
const THEME_KEY = "cauldron-theme";
const night = matchMedia("(prefers-color-scheme: dark)");

function paintTheme() {
  const { dataset } = document.documentElement;
  const auto = night.matches ? "dark" : "light";
  dataset.theme = dataset.chosen === "auto" ? auto : dataset.chosen;
}

function chooseTheme(theme) {
  document.documentElement.dataset.chosen = theme === "light" || theme === "dark" ? theme : "auto";
  paintTheme();
}

try {
  chooseTheme(localStorage.getItem(THEME_KEY));
} catch {
  chooseTheme("auto");
}
night.addEventListener("change", paintTheme);
