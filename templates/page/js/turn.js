// Windows of one game work one after the other. A window keeps its turn for a moment after its
// work, because others see what it stored a little later.
const SEEN_MS = 150;
// A window that was put to sleep with its turn must not stop the others.
const WAITING_MS = 2000;

class Turn {
  constructor(name) {
    this.name = name;
    this.end = null;
    this.timer = 0;
  }

  // Waits for the turn. Where there are no locks, or they are forbidden, nothing is waited for.
  async take() {
    clearTimeout(this.timer);
    if (this.end || !navigator.locks) return;
    await new Promise(taken => {
      const held = () => new Promise(end => {
        this.end = end;
        taken();
      });
      const signal = AbortSignal.timeout(WAITING_MS);
      navigator.locks.request(this.name, { signal }, held).catch(taken);
    });
  }

  give() {
    this.timer = setTimeout(() => {
      this.end?.();
      this.end = null;
    }, SEEN_MS);
  }
}
