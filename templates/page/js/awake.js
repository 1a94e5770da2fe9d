// Keeps the screen on while a game is open: hands are full of pencils.
import { AWAKE, isOn } from "./switches.js";

const awake = { wanted: false, lock: null, asking: false };

async function hold() {
  if (!awake.wanted || awake.lock || awake.asking || document.hidden || !isOn(AWAKE)) return;
  awake.asking = true;
  try {
    const lock = await navigator.wakeLock.request("screen");
    // The browser takes it back when the page is put away.
    lock.addEventListener("release", () => { awake.lock = null; });
    awake.lock = lock.released ? null : lock;
  } catch {
    // A battery that is low has other worries.
  } finally {
    awake.asking = false;
  }
  if (!awake.wanted || !isOn(AWAKE)) drop();
}

function drop() {
  awake.lock?.release();
  awake.lock = null;
}

// After the choice has changed.
export function awakeChanged() {
  if (isOn(AWAKE)) hold();
  else drop();
}

// From now on, until what it gives is called.
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
