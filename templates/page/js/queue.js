// @ts-check
// Actions at a referee's table that wait for the network, in their order. They are stored until
// they are sent, so that they survive a reload.
import { store } from "./store.js";

export const QUEUE_KEY = "cp1-queue:";
// Actions that wait. The others ask for something that is wanted now, or must not happen twice.
const WAITS = ["test", "mistyped", "mode", "note", "full", "check", "turn"];

/** @param {Api.Action} action */
export function canWait(action) {
  return WAITS.includes(action.do);
}

/** @param {string} table @returns {Api.Action[]} */
export function queueOf(table) {
  try {
    const queue = JSON.parse(store.read(QUEUE_KEY + table) ?? "[]");
    return Array.isArray(queue) ? queue : [];
  } catch {
    return [];
  }
}

/** @param {string} table @param {Api.Action[]} queue */
export function keepQueue(table, queue) {
  if (queue.length > 0) store.write(QUEUE_KEY + table, JSON.stringify(queue));
  else store.remove(QUEUE_KEY + table);
}

// Adds an action. A test has the number that the log will reach with the tests before it.
/** @param {string} table @param {Api.Action} action */
export function enqueue(table, action) {
  const queue = queueOf(table);
  const tests = queue.filter(one => one.do === "test").length;
  keepQueue(table, [...queue, action.do === "test" ? { ...action, number: action.number + tests } : action]);
}

// Whether a test of the log is the one that an action asks for: its reply was lost.
/** @param {Api.TestView} test @param {Api.Action & { do: "test" }} action */
export function isTestOf(test, { number, potion, by = null }) {
  return test.number === number && (test.by ?? null) === by && test.potion.length === potion.length
    && test.potion.every(({ ingredient, grown }, i) =>
      ingredient === potion[i].ingredient && grown === potion[i].grown);
}
