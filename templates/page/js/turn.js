// @ts-check
// Mutual exclusion between windows of one game. A window keeps its turn for `SEEN_MS` after its
// work, because other windows see the stored changes with a delay.
import { store } from "./store.js";

const SEEN_MS = 150;
// Time limit, so that a suspended window that holds the turn does not block the others.
const WAITING_MS = 2000;
const TURN_KEY = "cp1-turn:";

export class Turn {
  /** @param {string} name */
  constructor(name) {
    this.name = name;
    /** @type {(() => void) | null} */
    this.end = null;
    this.timer = 0;
  }

  async take() {
    clearTimeout(this.timer);
    this.end ??= await (navigator.locks ? this.locked() : this.claimed());
  }

  give() {
    this.timer = setTimeout(() => {
      this.end?.();
      this.end = null;
    }, SEEN_MS);
  }

  // Takes the turn with the Web Locks API. If the lock is refused or late, continues without it.
  locked() {
    return new Promise(taken => {
      const signal = AbortSignal.timeout(WAITING_MS);
      const held = () => new Promise(end => taken(end));
      navigator.locks.request(this.name, { signal }, held).catch(() => taken(() => {}));
    });
  }

  // Web Locks need a secure context. Without them, each window stores a claim, and the window whose
  // claim is still stored a moment later has the turn.
  async claimed() {
    const key = TURN_KEY + this.name;
    const mine = crypto.getRandomValues(new Uint32Array(2)).join("-");
    const isMine = () => store.read(key)?.endsWith(mine);
    const until = Date.now() + WAITING_MS;
    do {
      const since = Date.now() - (parseInt(store.read(key) ?? "", 10) || 0);
      if (since > WAITING_MS) store.write(key, `${Date.now()} ${mine}`);
      await new Promise(resolve => setTimeout(resolve, SEEN_MS / 3));
    } while (!isMine() && Date.now() < until);
    return () => {
      if (isMine()) store.remove(key);
    };
  }
}
