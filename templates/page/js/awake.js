// @ts-check
// Keeps the screen on while a game is open, because the players write on paper between taps.
import { AWAKE, isOn } from "./switches.js";

/** @type {{ wanted: boolean, lock: WakeLockSentinel | null, asking: boolean }} */
const awake = { wanted: false, lock: null, asking: false };

async function hold() {
  if (!awake.wanted || awake.lock || awake.asking || document.hidden || !isOn(AWAKE)) return;
  awake.asking = true;
  try {
    const lock = await navigator.wakeLock.request("screen");
    // The browser releases the lock when the page becomes hidden.
    lock.addEventListener("release", () => { awake.lock = null; });
    awake.lock = lock.released ? null : lock;
  } catch {
    // The browser refuses the lock, for example when the battery is low.
  } finally {
    awake.asking = false;
  }
  if (!awake.wanted || !isOn(AWAKE)) drop();
}

function drop() {
  awake.lock?.release();
  awake.lock = null;
}

// Applies the setting after it was changed.
export function awakeChanged() {
  if (isOn(AWAKE)) hold();
  else drop();
}

// Keeps the screen on until the returned function is called.
export function stayAwake() {
  awake.wanted = true;
  document.addEventListener("visibilitychange", hold);
  hold();
  return () => {
    awake.wanted = false;
    document.removeEventListener("visibilitychange", hold);
    drop();
  };
}
