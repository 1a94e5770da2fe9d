// @ts-check
// Navigation history. Every visited screen is an entry of the browser's history, and so is an open
// question: Back closes the question, then returns to the previous screen, and leaves the page only
// from home. Opening a screen that is already in the trail goes back to its entry.
import { GAME_KEY, TABLE_KEY, store } from "./store.js";

/** @type {Place} */
const HOME = { screen: "home", key: null, asked: false };
// Time limit for a history navigation, in case the browser does not perform it.
const MOVING_MS = 1000;

const way = {
  trail: [HOME],
  /** @type {Promise<unknown>} */
  steps: Promise.resolve(),
  /** @type {(() => void) | null} */
  arrived: null,
  /** @type {(() => void) | null} */
  closeQuestion: null,
};

/** @returns {Place} */
export function here() {
  return /** @type {Place} */ (way.trail.at(-1));
}

// Address for an entry, which restores the game after a reload. It never contains the game's code.
/** @param {Place} place */
function addressOf({ key }) {
  const bare = location.pathname + location.search;
  if (key === null) return bare;
  if (key.startsWith(TABLE_KEY)) return "#table=" + key.slice(TABLE_KEY.length);
  return store.trouble === null ? "#game=" + key.slice(GAME_KEY.length) : bare;
}

// Queues navigation steps, because going back is asynchronous.
/** @param {() => unknown} act */
function step(act) {
  way.steps = way.steps.then(act).catch(() => {
    // A browser that refuses further entries: continue without them.
  });
  return way.steps;
}

/** @param {Place} place */
function push(place) {
  const from = here();
  if (from.key === null && location.hash) mark(addressOf(from));
  way.trail = [...way.trail, place];
  history.pushState({ trail: way.trail }, "", addressOf(place));
}

// Stores the trail in the current history entry.
/** @param {string} address */
function mark(address) {
  history.replaceState({ trail: way.trail }, "", address);
}

/** @param {number} at */
function backTo(at) {
  const steps = at + 1 - way.trail.length;
  if (steps === 0) return null;
  way.trail = way.trail.slice(0, at + 1);
  return /** @type {Promise<void>} */ (new Promise(resolve => {
    const timer = setTimeout(() => way.arrived?.(), MOVING_MS);
    way.arrived = () => {
      clearTimeout(timer);
      way.arrived = null;
      resolve();
    };
    history.go(steps);
  }));
}

// Makes a screen the current entry.
/** @param {ScreenName} screen @param {string | null} key */
export function travel(screen, key) {
  return step(() => {
    /** @param {Place} place */
    const same = place => place.screen === screen && place.key === key && !place.asked;
    const at = way.trail.findLastIndex(same);
    return at < 0 ? push({ screen, key, asked: false }) : backTo(at);
  });
}

// Adds an entry for an open question. The returned function removes it.
/** @param {() => void} close */
export function questionOnWay(close) {
  way.closeQuestion = close;
  step(() => push({ ...here(), asked: true }));
  return () => {
    way.closeQuestion = null;
    return step(() => here().asked ? backTo(way.trail.length - 2) : null);
  };
}

// Restores the trail after a reload; a new visit begins at home. From then on, `restore` is called
// with each entry that is navigated to, and `follow` when an address is entered.
/** @param {(place: Place) => void} restore @param {() => void} follow */
export function findWay(restore, follow) {
  addEventListener("popstate", event => moved(event, restore, follow));
  const trail = history.state?.trail;
  if (Array.isArray(trail) && trail.length > 0) way.trail = trail;
  else mark(location.href);
}

/**
 * @param {PopStateEvent} event
 * @param {(place: Place) => void} restore
 * @param {() => void} follow
 */
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
    // An address typed by the user, or a link to a code.
    way.trail = [...way.trail, HOME];
    mark(location.href);
    follow();
  }
}
