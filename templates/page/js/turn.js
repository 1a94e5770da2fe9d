// Windows of one game work one after the other. A window keeps its turn for a moment after its
// work, because others see what it stored a little later.
import { store } from "./store.js";

const SEEN_MS = 150;
// A window that was put to sleep with its turn must not stop the others.
const WAITING_MS = 2000;
const TURN_KEY = "cp1-turn:";

export class Turn {
  constructor(name) {
    this.name = name;
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

  // Where locks are forbidden nothing is waited for.
  locked() {
    return new Promise(taken => {
      const signal = AbortSignal.timeout(WAITING_MS);
      const held = () => new Promise(end => taken(end));
      navigator.locks.request(this.name, { signal }, held).catch(() => taken(() => {}));
    });
  }

  // Browsers keep their locks from plain addresses of a home. There each window writes down
  // that it wants the turn, and whoever's claim still stands a moment later has it.
  async claimed() {
    const key = TURN_KEY + this.name;
    const mine = crypto.getRandomValues(new Uint32Array(2)).join("-");
    const isMine = () => store.read(key)?.endsWith(mine);
    const until = Date.now() + WAITING_MS;
    do {
      const since = Date.now() - (parseInt(store.read(key), 10) || 0);
      if (since > WAITING_MS) store.write(key, `${Date.now()} ${mine}`);
      await new Promise(resolve => setTimeout(resolve, SEEN_MS / 3));
    } while (!isMine() && Date.now() < until);
    return () => {
      if (isMine()) store.remove(key);
    };
  }
}
