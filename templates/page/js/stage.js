// Where the screens stand. Two of them, which take a browser longest to lay out, stay where they
// are while another is shown: out of sight, and laid out.
const KEPT = ["brew", "notes"];

let session = null;

// The place of a screen: empty, or with the screen as it was left.
export function placeOf(screen, shownSession) {
  if (session !== shownSession) {
    for (const kept of KEPT) at(kept).replaceChildren();
    session = shownSession;
  }
  return at(KEPT.includes(screen) ? screen : "other");
}

// Shows what is in a place, and nothing else.
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
  // What other screens have too comes again with the screen.
  for (const passing of place.querySelectorAll("[data-passing]")) passing.replaceChildren();
  place.classList.add("parked");
}
