// @ts-check
// Applies the colour scheme before the first paint.
import { THEME_KEY, chooseTheme, night, paintTheme } from "./colours.js";

try {
  chooseTheme(localStorage.getItem(THEME_KEY));
} catch {
  chooseTheme("auto");
}
night.addEventListener("change", paintTheme);
