// The colours stand before anything is painted.
import { THEME_KEY, chooseTheme, night, paintTheme } from "./colours.js";

try {
  chooseTheme(localStorage.getItem(THEME_KEY));
} catch {
  chooseTheme("auto");
}
night.addEventListener("change", paintTheme);
