// @ts-check
// Containers of the screens. The two screens with the slowest layout keep their elements, hidden
// but laid out, while another screen is shown.
import { byId } from "./dom.js";

const KEPT = ["brew", "notes"];

/** @type {Session | null} */
let session = null;

// Container of a screen, empty or with the screen's previous elements.
/** @param {string} screen @param {Session | null} shownSession */
export function placeOf(screen, shownSession) {
  if (session !== shownSession) {
    for (const kept of KEPT) at(kept).replaceChildren();
    session = shownSession;
  }
  return at(KEPT.includes(screen) ? screen : "other");
}

// Shows a container and hides the others.
/** @param {HTMLElement} place */
export function bring(place) {
  for (const other of /** @type {Element} */ (place.parentNode).children) if (other !== place) park(other);
  place.classList.remove("parked");
}

/** @param {string} screen */
function at(screen) {
  return byId("place-" + screen);
}

/** @param {Element} place */
function park(place) {
  if (!place.firstElementChild?.matches("[data-kept]")) {
    place.replaceChildren();
    return;
  }
  // Clear elements that other screens contain too; they are recreated with the screen.
  for (const passing of place.querySelectorAll("[data-passing]")) passing.replaceChildren();
  place.classList.add("parked");
}
