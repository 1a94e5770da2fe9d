// @ts-check
// Containers of the screens. The two screens with the slowest layout keep their elements, hidden
// but laid out, while another screen is shown.
const KEPT = ["brew", "notes"];

let session = null;

// Container of a screen, empty or with the screen's previous elements.
export function placeOf(screen, shownSession) {
  if (session !== shownSession) {
    for (const kept of KEPT) at(kept).replaceChildren();
    session = shownSession;
  }
  return at(KEPT.includes(screen) ? screen : "other");
}

// Shows a container and hides the others.
export function bring(place) {
  for (const other of place.parentNode.children) if (other !== place) park(other);
  place.classList.remove("parked");
}

function at(screen) {
  return document.getElementById("place-" + screen);
}

function park(place) {
  if (!place.firstElementChild?.matches("[data-kept]")) {
    place.replaceChildren();
    return;
  }
  // Clear elements that other screens contain too; they are recreated with the screen.
  for (const passing of place.querySelectorAll("[data-passing]")) passing.replaceChildren();
  place.classList.add("parked");
}
