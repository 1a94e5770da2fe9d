// @ts-check
// Keeper of tables on a referee's server, where a whole group shares one table.
import { Refusal } from "./module.js";
import { endOf, noteMoment } from "./moments.js";
import { QUEUE_KEY, canWait, enqueue, isTestOf, keepQueue, queueOf } from "./queue.js";
import { TABLE_KEY, readEntry, soundDraft, store } from "./store.js";
import { Turn } from "./turn.js";
import { say, sentence, t } from "./words.js";

export const REFEREE = document.querySelector('meta[name="referee"]') !== null;
// Long polling: the server answers when the table changes, or after this many seconds.
const WAIT_S = 7;
// Pause between requests if the server answers at once, because it is older or too many requests
// wait.
const POLL_MS = 3000;
const AT_ONCE_MS = 500;
// Pause after an answer without news, such as the echo of this phone's own action.
const PAUSE_MS = 250;
const PATIENCE_MS = 15000;
// Deeds that affect all phones but leave the log unchanged.
const KEEPS_LOG = ["closed", "reopened"];

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @param {AbortSignal | null} [leaving]
 * @returns {Promise<any>}
 */
async function request(method, path, body, leaving = null) {
  let response;
  try {
    response = await fetch("/api/tables" + path, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body ? JSON.stringify(body) : undefined,
      cache: "no-store",
      signal: patience(leaving),
    });
  } catch {
    const words = navigator.onLine ? t("page-network-lost") : t("page-network-none");
    throw new Refusal(words, "network");
  }
  if (response.status === 204) return null;
  let reply;
  try {
    reply = await response.json();
  } catch {
    throw new Refusal(t("page-network-odd", { status: response.status }), "network");
  }
  if (!response.ok || reply.error) {
    throw new Refusal(sentence(say(reply.error ?? t("page-network-odd", { status: response.status }))),
      reply.trouble ?? "input");
  }
  return reply;
}

// Abort signal for a request, triggered by its time limit or by `leaving`.
/** @param {AbortSignal | null} leaving */
function patience(leaving) {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), PATIENCE_MS);
  end.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  leaving?.addEventListener("abort", () => end.abort(), { once: true });
  return end.signal;
}

// A watch of the table. `wake` ends the pause between its requests, `leaving` a request.
/** @typedef {{ over: boolean, leaving: AbortController, wake: (value?: any) => void }} Watching */

/** @implements {Keeper} */
export class RemoteKeeper {
  /** @param {Api.TableResponse} opened */
  constructor(opened) {
    this.name = opened.table;
    this.key = TABLE_KEY + opened.table;
    this.game = opened.game;
    this.revision = opened.view.revision;
    this.entry = readEntry(this.key) ?? {};
    /** @type {Promise<Refusal | null>} */
    this.flushing = Promise.resolve(null);
    // Revision of the latest announced deed. A deed that can be undone is announced to late joiners
    // too.
    this.heard = opened.deed?.back ? -1 : opened.deed?.revision ?? -1;
    /**
     * @type {{
     *   hear: (deed: Api.LatestChange, own: boolean) => void,
     *   isSure: (question: string) => Promise<boolean | null>,
     *   sent: (sent: Sent[], lost: Refusal | null, left: number) => void,
     *   waits: (Api.LatestChange | undefined)[],
     *   acting: number,
     *   idle: Promise<unknown>,
     * }}
     */
    this.tells = { hear: () => {}, isSure: async () => null, sent: () => {}, waits: [opened.deed], acting: 0, idle: Promise.resolve() };
    this.keep(opened.view);
  }

  /** @param {string} code */
  static async open(code) {
    return RemoteKeeper.opened(await request("POST", "", { code }));
  }

  /** @param {string} name */
  static async join(name) {
    return RemoteKeeper.opened(await request("GET", "/" + encodeURIComponent(name)));
  }

  // Tables that play the game of a code, or any game.
  /** @param {string} [code] @returns {Promise<Api.TableEntry[]>} */
  static async tablesOf(code) {
    try {
      const { tables } = await (code ? request("POST", "/of", { code }) : request("GET", ""));
      return Array.isArray(tables) ? tables : [];
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      return [];
    }
  }

  /** @param {Api.TableResponse} reply @returns {Opened} */
  static opened(reply) {
    return { keeper: new RemoteKeeper(reply), game: reply.game, table: reply.view };
  }

  get draft() {
    return soundDraft(this.entry.draft);
  }

  set draft(draft) {
    this.entry.draft = draft;
    store.write(this.key, JSON.stringify(this.entry));
  }

  get path() {
    return "/" + encodeURIComponent(this.name);
  }

  // Carries out an action after those that wait for the network. Without a network it waits, too,
  // and the reply is null.
  /** @param {Api.Action} action @returns {Promise<{ told: Told, table: Api.TableView } | null>} */
  async act(action) {
    const waits = canWait(action);
    if (queueOf(this.name).length > 0) {
      if (waits) enqueue(this.name, action);
      const lost = await this.flush();
      if (waits) return null;
      if (lost) throw lost;
    }
    try {
      const { told, view } = await this.acted(action.do === "again" ? this.by : "", action);
      return { told, table: view };
    } catch (refusal) {
      if (!waits || !(refusal instanceof Refusal) || refusal.trouble !== "network") throw refusal;
      enqueue(this.name, action);
      this.tells.sent([], refusal, queueOf(this.name).length);
      return null;
    }
  }

  // Sends the actions that wait, in their order, until one is lost. Returns the reason, or null.
  // Only one window sends at a time.
  /** @returns {Promise<Refusal | null>} */
  flush() {
    this.flushing = this.flushing.then(() => this.flushNow());
    return this.flushing;
  }

  /** @returns {Promise<Refusal | null>} */
  async flushNow() {
    if (queueOf(this.name).length === 0) return null;
    const turn = new Turn(QUEUE_KEY + this.name);
    await turn.take();
    /** @type {Sent[]} */
    const sent = [];
    let lost = null;
    try {
      for (let action; !lost && (action = queueOf(this.name)[0]);) {
        try {
          const { told, view } = await this.acted("", action);
          sent.push({ action, told, table: view });
        } catch (refusal) {
          if (!(refusal instanceof Refusal)) throw refusal;
          if (refusal.passing) {
            lost = refusal;
            continue;
          }
          const { table } = refusal;
          if (refusal.trouble === "unsure") {
            const sure = await this.tells.isSure(refusal.message);
            if (sure === null) return refusal;
            if (sure) {
              keepQueue(this.name, [/** @type {any} */ ({ ...action, sure }), ...queueOf(this.name).slice(1)]);
              continue;
            }
          }
          if (action.do === "test" && table && table.tests.some(test => isTestOf(test, action))) {
            sent.push({ action, told: "tested", table });
          } else if (action.do === "test" && table && table.next !== action.number) {
            // Somebody else tested meanwhile.
            keepQueue(this.name, [{ ...action, number: table.next }, ...queueOf(this.name).slice(1)]);
            continue;
          } else {
            sent.push({ action, refusal, table });
          }
        }
        keepQueue(this.name, queueOf(this.name).slice(1));
      }
    } finally {
      turn.give();
    }
    if (sent.length > 0 || lost) this.tells.sent(sent, lost, queueOf(this.name).length);
    return lost;
  }

  // Undoes a deed and returns the restored table. The other phones learn which witch asked for it.
  /** @param {number} deed @returns {Promise<Api.TableView>} */
  async bringBack(deed) {
    return (await this.acted("/back" + this.by, { deed })).view;
  }

  // Query parameter with this phone's witch, empty if none was chosen.
  get by() {
    const { by } = this.draft;
    return by === null ? "" : `?by=${by}`;
  }

  /** @param {string} path @param {object} body */
  async acted(path, body) {
    this.tells.acting++;
    /** @type {(value?: unknown) => void} */
    let end = () => {};
    this.tells.idle = Promise.all([this.tells.idle, new Promise(ended => { end = ended; })]);
    try {
      const reply = await request("POST", this.path + path, body);
      this.keep(reply.view);
      this.hear(reply.deed, reply.deed?.revision === reply.view.revision);
      return reply;
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.trouble === "stale") {
        const now = await request("GET", this.path).catch(() => null);
        if (now) {
          this.keep(now.view);
          this.tells.waits.push(now.deed);
          refusal.table = now.view;
        }
      }
      throw refusal;
    } finally {
      this.tells.acting--;
      end();
      this.hearWaiting();
    }
  }

  // Announces a deed once. `hearWaiting` delays news while this phone acts, because it may be its
  // own.
  /** @param {Api.LatestChange | undefined} deed @param {boolean} own */
  hear(deed, own) {
    if (!deed || deed.revision <= this.heard) return;
    this.heard = deed.revision;
    this.tells.hear(deed, own);
  }

  hearWaiting() {
    if (this.tells.acting > 0) return;
    for (const deed of this.tells.waits.splice(0)) this.hear(deed, false);
  }

  /** @param {Api.TableView} view */
  keep(view) {
    this.revision = view.revision;
    noteMoment(this.entry, view.tests.length);
    Object.assign(this.entry, {
      label: this.game.label, level: this.game.level, players: this.game.players,
      tests: view.tests.length, status: view.status, seen: Date.now(), ...endOf(view),
    });
    store.write(this.key, JSON.stringify(this.entry));
  }

  // Stores additional facts in the table's entry.
  /** @param {Entry} facts */
  remember(facts) {
    Object.assign(this.entry, facts);
    store.write(this.key, JSON.stringify(this.entry));
  }

  // Calls `changed` whenever another phone changes the table, while the page is visible, and `hear`
  // for deeds that affect all phones. Returns a function that stops it.
  /** @type {Keeper["watch"]} */
  watch(changed, lost, hear, sent, isSure) {
    Object.assign(this.tells, { hear, sent, isSure });
    this.flush();
    this.hearWaiting();
    /** @type {Watching} */
    const watching = { over: false, leaving: new AbortController(), wake: () => {} };
    /** @param {number | null} ms */
    const pause = ms => new Promise(resolve => {
      watching.wake = resolve;
      if (ms !== null) setTimeout(resolve, ms);
    });
    const turned = () => {
      if (document.hidden) watching.leaving.abort();
      else watching.wake();
    };
    const look = async () => {
      while (!watching.over) {
        if (document.hidden) await pause(null);
        else await pause(await this.news(watching, changed, lost));
      }
    };
    document.addEventListener("visibilitychange", turned);
    look();
    return () => {
      watching.over = true;
      document.removeEventListener("visibilitychange", turned);
      watching.leaving.abort();
      watching.wake();
    };
  }

  // Waits for one answer. Returns the pause before the next request, in milliseconds.
  /**
   * @param {Watching} watching
   * @param {(table: Api.TableView, leapt: boolean) => void} changed
   * @param {(refusal: Error | null) => void} lost
   */
  async news(watching, changed, lost) {
    const since = this.revision;
    const asked = Date.now();
    watching.leaving = new AbortController();
    try {
      const now = await request(
        "GET", `${this.path}?since=${since}&wait=${WAIT_S}`, undefined, watching.leaving.signal);
      if (watching.over) return 0;
      lost(null);
      this.flush();
      this.tells.waits.push(now?.deed);
      if (!now) return Date.now() - asked < AT_ONCE_MS ? POLL_MS : 0;
      // The echo of this phone's action may overtake the reply to it: wait for the reply, which
      // makes the echo old.
      await this.tells.idle;
      if (watching.over) return 0;
      if (now.view.revision <= this.revision) return PAUSE_MS;
      this.keep(now.view);
      changed(now.view, now.deed?.revision > since && !KEEPS_LOG.includes(now.deed.what));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (!watching.over && !watching.leaving.signal.aborted) lost(refusal);
      return POLL_MS;
    } finally {
      if (!watching.over) this.hearWaiting();
    }
  }
}

// Sends what waits at the tables of this phone that are not open.
/** @param {string | null} open */
export async function sendWaiting(open) {
  for (const key of store.keys(QUEUE_KEY)) {
    const name = key.slice(QUEUE_KEY.length);
    if (name === open) continue;
    try {
      const { keeper } = await RemoteKeeper.join(name);
      await (/** @type {RemoteKeeper} */ (keeper)).flush();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
    }
  }
}
