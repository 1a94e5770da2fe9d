// @ts-check
// Receives a game that another phone hands over: replays its tests on this phone, and asks before
// replacing a stored game.
import { openAlone } from "./alone.js";
import { openDialog } from "./dialog.js";
import { h, painted } from "./dom.js";
import { isFresh, unpacked } from "./handed.js";
import { keyOf } from "./local.js";
import { Refusal, ask, engineReady, renewEngine } from "./module.js";
import { testsWords } from "./pictures.js";
import { forget, notify, render } from "./state.js";
import { readEntry, store } from "./store.js";
import { Turn } from "./turn.js";
import { t } from "./words.js";

// Longest work in milliseconds before the browser may paint.
const BREATH_MS = 40;

/** @param {string} text @returns {Promise<boolean>} */
export async function receive(text) {
  forget("open");
  try {
    return await takeOver(unpacked(text));
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    notify("open", refusal.message, { tone: "warn" });
    render();
    return false;
  }
}

/** @param {Handed} handed */
async function takeOver(handed) {
  await engineReady();
  const { game, table, save } = ask({ ask: "open", code: handed.code });
  const key = keyOf(game);
  const theirs = await grown({ save, table }, game, handed);
  for (;;) {
    const raw = store.read(key);
    const mine = await kept(key);
    const wanted = await decided(mine, theirs, game, handed);
    if (wanted === null) return false;
    if (!await written(key, raw, mine, wanted.save)) continue;
    if (!await openAlone(handed.code)) return false;
    notify("others", t("page-handed-done", { tests: wanted.table.tests.length }));
    return true;
  }
}

// The stored state of the game, or null if there is none or it cannot be read.
/** @param {string} key @returns {Promise<Kept | null>} */
async function kept(key) {
  const save = readEntry(key)?.save;
  if (typeof save !== "string") return null;
  try {
    await engineReady();
    return { save, table: ask({ ask: "play", save, action: { do: "look" } }).table };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return null;
  }
}

// Stores the game unless another window has changed it. Returns whether it was stored.
/** @param {string} key @param {string | null} raw @param {Kept | null} mine @param {string} save */
async function written(key, raw, mine, save) {
  const turn = new Turn(key);
  await turn.take();
  try {
    if (store.read(key) !== raw) return false;
    if (raw !== null && mine === null) store.keepAside(key, raw);
    if (mine?.save !== save) {
      const entry = mine === null ? {} : readEntry(key);
      store.write(key, JSON.stringify({ ...entry, save }));
    }
    return true;
  } finally {
    turn.give();
  }
}

// Replays a handed-over game onto the state `from`: first the tests that it lacks, then marks in
// cells that are blank.
/** @param {Kept} from @param {Api.GameView} game @param {Handed} handed @returns {Promise<Kept>} */
async function grown(from, game, handed) {
  let now = from;
  let until = performance.now() + BREATH_MS;
  /** @param {Api.Action} action */
  const act = async action => {
    if (performance.now() > until) {
      await painted();
      until = performance.now() + BREATH_MS;
    }
    await engineReady();
    const { save, table } = ask({ ask: "play", save: now.save, action });
    now = { save, table };
  };
  const isDitch = () => now.table.status === "last-ditch";
  const known = from.table.named?.length ?? 0;
  const namings = handed.namings.slice(known);
  // Replays the namings made before the test number `made`, by a rival or by all players together.
  /** @param {number} made */
  const nameUpTo = async made => {
    while (namings.length > 0 && namings[0].tests <= made) {
      const { by, last, answer } = /** @type {Handed["namings"][number]} */ (namings.shift());
      const { table } = now;
      const won = (table.named ?? []).findIndex(({ right }) => right);
      if (won < 0) {
        if (last !== isDitch()) await act({ do: "full", full: last });
        // The last ditch effort fixes the mode, so select the mode of the handed-over game first.
        const mode = by !== null ? "competitive"
          : handed.mode === "competitive" ? "cooperative" : handed.mode;
        if (mode !== table.mode) await act({ do: "mode", mode });
      }
      await act({ do: "check", number: won < 0 ? now.table.naming : won + 1, by,
        answer: answer.map(herb => game.ingredients[herb]?.id ?? "") });
      renewEngine();
    }
  };
  try {
    for (const test of handed.tests.slice(from.table.tests.length)) {
      await nameUpTo(now.table.tests.length);
      if (isDitch()) await act({ do: "full", full: false });
      const { by, kind, mistyped } = test;
      const number = now.table.next;
      await act({ do: "test", number, potion: pouredOf(game, test), by, kind, sure: true });
      if (mistyped) await act({ do: "mistyped", number, mistyped });
    }
    await nameUpTo(Infinity);
    if (handed.full !== isDitch() && ["playing", "last-ditch"].includes(now.table.status)) {
      await act({ do: "full", full: handed.full });
    }
    if (handed.mode !== now.table.mode) await act({ do: "mode", mode: handed.mode });
    const { turn } = handed;
    if (turn > 0 && now.table.win?.turn === null) await act({ do: "turn", turn });
    for (const [row, marks] of handed.notes.entries()) {
      for (const [place, mark] of marks.entries()) {
        const there = now.table.notes[row]?.[place];
        if (mark === "blank" || (there !== undefined && there !== "blank")) continue;
        const ingredient = game.ingredients[row]?.id ?? "";
        const column = Number(game.columns?.[place]?.id ?? place);
        await act({ do: "note", ingredient, column, mark });
      }
    }
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    throw new Refusal(t("page-handed-unfit"), "input");
  }
  return now;
}

/** @param {Api.GameView} game @param {Handed["tests"][number]} parts */
function pouredOf({ ingredients }, { potion }) {
  return potion.map(({ herb, grown: dots }) => ({ ingredient: ingredients[herb]?.id ?? "", grown: dots }));
}

/** @param {unknown} one @param {unknown} other */
function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

// Decides which state to store, asking the players if needed; null to store and open nothing.
/**
 * @param {Kept | null} mine
 * @param {Kept} theirs
 * @param {Api.GameView} game
 * @param {Handed} handed
 * @returns {Promise<Kept | null>}
 */
async function decided(mine, theirs, game, handed) {
  if (mine === null || isFresh(mine.table)) return theirs;
  /** @param {Kept} kept */
  const done = ({ table: { tests, notes, named = [] } }) =>
    [tests.map(({ potion, kind, mistyped }) => [potion, kind, mistyped]), notes, named];
  const both = await merged(mine, theirs, game, handed);
  if (isSame(done(mine), done(theirs))) return both ?? mine;
  /** @param {Kept} kept */
  const named = ({ table }) => table.named?.length ?? 0;
  const namings = named(mine) !== named(theirs);
  /** @param {Kept} one */
  const words = one => [
    testsWords(one.table.tests.length),
    namings && t("page-namings", { namings: named(one) }),
    isWon(one) && t("page-status-won"),
  ].filter(Boolean).join(" · ");
  const choice = await openDialog(t("page-handed-title"), [
    h("p", null, t("page-handed-text", { mine: words(mine), theirs: words(theirs) })),
    both && h("p", null, t("page-handed-both-text")),
  ], [
    { label: t("page-handed-mine"), value: "mine" },
    { label: t("page-handed-theirs"), value: "theirs", tone: both ? "" : "danger" },
    ...(both ? [{ label: t("page-handed-both"), value: "both", tone: "primary" }] : []),
  ], { "data-dialog": "handed" });
  /** @type {Record<string, Kept | null>} */
  const states = { mine, theirs, both };
  return states[choice ?? ""] ?? null;
}

// Both games as one, or null where they do not fit together. The common part of both logs and of
// both lists of namings must be the same, and neither may go on where the other one has ended.
/**
 * @param {Kept} mine
 * @param {Kept} theirs
 * @param {Api.GameView} game
 * @param {Handed} handed
 * @returns {Promise<Kept | null>}
 */
async function merged(mine, theirs, game, handed) {
  /** @param {(table: Api.TableView) => unknown[]} list */
  const agree = list => {
    const [one, other] = [list(mine.table), list(theirs.table)];
    const shorter = Math.min(one.length, other.length);
    return isSame(one.slice(0, shorter), other.slice(0, shorter));
  };
  /** @param {Api.TableView} table */
  const tests = ({ tests: log }) => log.map(({ potion, kind }) => [potion, kind]);
  /** @param {Api.TableView} table */
  const namings = ({ named = [] }) => named.map(({ by, last, tests: made, answer }) => [by, last, made, answer]);
  if (!agree(tests) || !agree(namings)) return null;
  const won = [mine, theirs].find(isWon);
  try {
    const both = await grown(mine, game,
      { ...handed, full: isDitch(mine, theirs), mode: (won ?? mine).table.mode });
    return won && !isWon(both) ? null : both;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return null;
  }
}

/** @param {Kept} kept */
function isWon({ table }) {
  return table.status === "won";
}

/** @param {Kept} mine @param {Kept} theirs */
function isDitch(mine, theirs) {
  const longer = mine.table.tests.length >= theirs.table.tests.length ? mine : theirs;
  return longer.table.status === "last-ditch";
}
