// The other keeper of tables: a referee's server, where a whole group shares one table.
import { Refusal } from "./module.js";
import { noteMoment } from "./moments.js";
import { TABLE_KEY, readEntry, soundDraft, store } from "./store.js";
import { say, sentence, t } from "./words.js";

export const REFEREE = document.querySelector('meta[name="referee"]') !== null;
const POLL_MS = 3000;
const PATIENCE_MS = 15000;

async function request(method, path, body) {
  let response;
  try {
    response = await fetch("/api/tables" + path, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body ? JSON.stringify(body) : undefined,
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    throw new Refusal(t("page-network-lost"), "network");
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

export class RemoteKeeper {
  constructor(opened) {
    this.name = opened.table;
    this.key = TABLE_KEY + opened.table;
    this.game = opened.game;
    this.revision = opened.view.revision;
    this.entry = readEntry(this.key) ?? {};
    this.keep(opened.view);
  }

  static async open(code) {
    return RemoteKeeper.opened(await request("POST", "", { code }));
  }

  static async join(name) {
    return RemoteKeeper.opened(await request("GET", "/" + encodeURIComponent(name)));
  }

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

  async act(action) {
    try {
      const reply = await request("POST", this.path, action);
      this.keep(reply.view);
      return { told: reply.told, table: reply.view };
    } catch (refusal) {
      if (refusal.trouble === "stale") {
        const now = await request("GET", this.path).catch(() => null);
        if (now) {
          this.keep(now.view);
          refusal.table = now.view;
        }
      }
      throw refusal;
    }
  }

  keep(view) {
    this.revision = view.revision;
    noteMoment(this.entry, view.tests.length);
    Object.assign(this.entry, {
      label: this.game.label, level: this.game.level, players: this.game.players,
      tests: view.tests.length, status: view.status, seen: Date.now(),
    });
    store.write(this.key, JSON.stringify(this.entry));
  }

  // Keeps something beside the table.
  remember(facts) {
    Object.assign(this.entry, facts);
    store.write(this.key, JSON.stringify(this.entry));
  }

  watch(changed, lost) {
    let stopped = false;
    const look = async () => {
      if (stopped || document.hidden) return;
      try {
        const now = await request("GET", `${this.path}?since=${this.revision}`);
        if (stopped) return;
        lost(null);
        // An answer from before one of our own actions is old news.
        if (now && now.view.revision > this.revision) {
          this.keep(now.view);
          changed(now.view);
        }
      } catch (refusal) {
        if (!stopped) lost(refusal);
      }
    };
    const timer = setInterval(look, POLL_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      stopped = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
