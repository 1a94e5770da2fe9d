// @ts-check
// Keeper of tables on this phone: opens games and carries out actions. All windows of the browser
// work on the same stored game.
import { Refusal, ask, engineReady, renewEngine } from "./module.js";
import { endOf, noteMoment } from "./moments.js";
import { GAME_KEY, draftKey, readEntry, soundDraft, store } from "./store.js";
import { Turn } from "./turn.js";
import { t } from "./words.js";

/** @param {Api.GameView} game */
export function keyOf({ id, testable }) {
  return GAME_KEY + id + (testable ? "" : ":sealed");
}

/** @implements {Keeper} */
export class LocalKeeper {
  /** @param {string} key @param {Api.GameView} game @param {SavedEntry} entry */
  constructor(key, game, entry) {
    this.key = key;
    this.game = game;
    this.entry = entry;
    /** @type {string | null} */
    this.name = null;
    this.turn = new Turn(key);
  }

  // Opens a game by its code in its stored state. Throws a `Refusal` with the trouble "stored" if
  // the stored game cannot be read; `anew` moves it aside and starts a new one.
  /** @param {string} code @param {boolean} [anew] @returns {Promise<Opened>} */
  static async open(code, anew = false) {
    await engineReady();
    const opened = ask({ ask: "open", code });
    const key = keyOf(opened.game);
    const turn = new Turn(key);
    await turn.take();
    try {
      return LocalKeeper.openKept(key, opened, anew);
    } finally {
      turn.give();
    }
  }

  /** @param {string} key @param {Api.ReplyOpened} opened @param {boolean} anew @returns {Opened} */
  static openKept(key, opened, anew) {
    const raw = store.read(key);
    let entry = readEntry(key);
    let table = opened.table;
    if (raw !== null && anew) {
      store.keepAside(key, raw);
      entry = null;
    } else if (raw !== null) {
      if (typeof entry?.save !== "string") throw new Refusal(t("page-stored-unreadable"), "stored");
      table = ask({ ask: "play", save: entry.save, action: { do: "look" } }).table;
    }
    const kept = /** @type {SavedEntry} */ (entry ?? { save: opened.save });
    const keeper = new LocalKeeper(key, opened.game, kept);
    keeper.keep(table);
    return { keeper, game: opened.game, table };
  }

  // The draft is stored under its own key, so that saving it never overwrites a newer log.
  get draft() {
    return soundDraft(readEntry(draftKey(this.key)) ?? this.entry.draft);
  }

  set draft(draft) {
    store.write(draftKey(this.key), JSON.stringify(draft));
  }

  /** @param {Api.Action} action */
  async act(action) {
    await this.turn.take();
    try {
      return await this.actNow(action);
    } finally {
      this.turn.give();
    }
  }

  /** @param {Api.Action} action @returns {Promise<{ told: Told, table: Api.TableView }>} */
  async actNow(action) {
    for (let attempt = 0; ; attempt++) {
      await engineReady();
      const raw = store.read(this.key);
      const moved = this.adopt();
      const small = ["test", "check", "turn", "note", "undo", "look", "story"].includes(action.do);
      if (moved && !small) throw new Refusal(t("page-moved-on"), "stale", this.look());
      const reply = this.ask(action);
      // Another window may have written in the meantime: try again.
      if (store.read(this.key) !== raw && attempt < 3) continue;
      this.entry.save = reply.save;
      this.keep(reply.table);
      return { told: reply.told, table: reply.table };
    }
  }

  /** @param {Api.Action} action @returns {Replies["play"]} */
  ask(action) {
    try {
      return ask({ ask: "play", save: this.entry.save, action });
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.trouble === "stale") refusal.table = this.look();
      throw refusal;
    } finally {
      if (action.do === "check" || action.do === "give-up") renewEngine();
    }
  }

  look() {
    return ask({ ask: "play", save: this.entry.save, action: { do: "look" } }).table;
  }

  // Takes over the state stored by another window. Returns whether it differed.
  adopt() {
    const stored = readEntry(this.key);
    if (typeof stored?.save !== "string" || stored.save === this.entry.save) return false;
    this.entry = /** @type {SavedEntry} */ (stored);
    return true;
  }

  /** @param {Api.TableView} table */
  keep(table) {
    const { code, label, level, players } = this.game;
    noteMoment(this.entry, table.tests.length);
    Object.assign(this.entry, {
      code, label, level, players, tests: table.tests.length, status: table.status, seen: Date.now(),
      ...endOf(table),
    });
    store.write(this.key, JSON.stringify(this.entry));
  }

  // Stores additional facts in the game's entry.
  /** @param {Entry} facts */
  remember(facts) {
    Object.assign(this.entry, facts);
    store.write(this.key, JSON.stringify(this.entry));
  }

  // Calls `changed` with the table whenever another window changes it. Returns a function that
  // stops it.
  /** @param {(table: Api.TableView) => void} changed */
  watch(changed) {
    /** @param {StorageEvent} event */
    const listener = async event => {
      if (event.key !== this.key || event.newValue === null) return;
      const before = { ...this.entry };
      if (!this.adopt()) return;
      try {
        await engineReady();
        changed(this.look());
      } catch {
        this.entry = before;
      }
    };
    addEventListener("storage", listener);
    return () => removeEventListener("storage", listener);
  }
}
