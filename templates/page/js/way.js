// The way back. Every screen that was visited is an entry of the browser's history, and so is an
// open question: the system's Back closes the question, then goes to the screen before, and
// leaves the page from home alone. A place that is on the way already is gone back to.
import { GAME_KEY, TABLE_KEY, store } from "./store.js";

const HOME = { screen: "home", key: null, asked: false };
// A browser that does not move at all must not hold up the game.
const MOVING_MS = 1000;

const way = {
  trail: [HOME],
  steps: Promise.resolve(),
  arrived: null,
  closeQuestion: null,
};

export function here() {
  return way.trail.at(-1);
}

// A reload names the game: its code never stands in the address.
function addressOf({ key }) {
  const bare = location.pathname + location.search;
  if (key === null) return bare;
  if (key.startsWith(TABLE_KEY)) return "#table=" + key.slice(TABLE_KEY.length);
  return store.trouble === null ? "#game=" + key.slice(GAME_KEY.length) : bare;
}

// One step after the other: going back takes the browser a moment.
function step(act) {
  way.steps = way.steps.then(act).catch(() => {
    // A browser that wants no more entries plays on without them.
  });
  return way.steps;
}

function push(place) {
  const from = here();
  if (from.key === null && location.hash) mark(addressOf(from));
  way.trail = [...way.trail, place];
  history.pushState({ trail: way.trail }, "", addressOf(place));
}

// Writes the trail into the entry that the browser is at.
function mark(address) {
  history.replaceState({ trail: way.trail }, "", address);
}

function backTo(at) {
  const steps = at + 1 - way.trail.length;
  if (steps === 0) return null;
  way.trail = way.trail.slice(0, at + 1);
  return new Promise(resolve => {
    const timer = setTimeout(() => way.arrived?.(), MOVING_MS);
    way.arrived = () => {
      clearTimeout(timer);
      way.arrived = null;
      resolve();
    };
    history.go(steps);
  });
}

// Makes a place the last of the way.
export function travel(screen, key) {
  return step(() => {
    const same = place => place.screen === screen && place.key === key && !place.asked;
    const at = way.trail.findLastIndex(same);
    return at < 0 ? push({ screen, key, asked: false }) : backTo(at);
  });
}

// Makes an open question an entry; what it gives ends the entry.
export function questionOnWay(close) {
  way.closeQuestion = close;
  step(() => push({ ...here(), asked: true }));
  return () => {
    way.closeQuestion = null;
    return step(() => here().asked ? backTo(way.trail.length - 2) : null);
  };
}

// The way as the browser remembers it after a reload; a fresh visit begins at home. From now on
// `restore` is told each place that is come back to, and `follow` that an address was typed.
export function findWay(restore, follow) {
  addEventListener("popstate", event => moved(event, restore, follow));
  const trail = history.state?.trail;
  if (Array.isArray(trail) && trail.length > 0) way.trail = trail;
  else mark(location.href);
}

function moved(event, restore, follow) {
  if (way.arrived) {
    way.arrived();
    return;
  }
  const trail = event.state?.trail;
  if (trail) {
    way.trail = trail;
    way.closeQuestion?.();
    restore(here());
  } else {
    // An address that somebody typed, or a link to a code.
    way.trail = [...way.trail, HOME];
    mark(location.href);
    follow();
  }
}
