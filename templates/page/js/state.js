// @ts-check
// State of the page. A session is one open game.
import { byId, glyph, h, refill } from "./dom.js";
import { store } from "./store.js";
import { t } from "./words.js";

/** @type {Ui} */
export const ui = {
  screen: "home",
  session: null,
  notices: new Map(),
  code: "",
  tableName: "",
  joining: false,
  imprint: { seed: "", level: 0, players: 4 },
  dealing: false,
  photo: null,
  storageTold: null,
};

const frame = { draw() {}, drawPotion() {} };

// Registers the draw functions, so that modules can request a redraw without importing the screens.
/** @param {() => void} draw @param {() => void} drawPotion */
export function drawnBy(draw, drawPotion) {
  Object.assign(frame, { draw, drawPotion });
}

export function render() {
  frame.draw();
}

// Redraws after a change of only the potion in the making.
export function renderPotion() {
  frame.drawPotion();
}

/** @param {Opened} opened @returns {Session} */
export function newSession({ keeper, game, table }) {
  const draft = keeper.draft;
  const known = new Set(game.ingredients.map(i => i.id));
  draft.potion = draft.potion.filter(p => known.has(p.ingredient));
  return {
    keeper, game, table, draft,
    working: null,
    greeted: table.tests.length > 0,
    shown: null,
    ...newParts(game),
    deedOver: 0,
    stop: () => {},
  };
}

// Parts of a session that refer to its tests, as at the start of a game.
/**
 * @param {Api.GameView} game
 * @returns {Pick<Session, "mixing" | "naming" | "turn" | "help" | "ending">}
 */
export function newParts(game) {
  return {
    mixing: newMixing(),
    naming: {
      answer: [], noted: null, together: [], wrong: null, checked: "", giveUp: "", opening: "",
    },
    turn: { asks: true, changes: false },
    help: newHelp(game),
    ending: { review: null, story: null },
  };
}

export function newMixing() {
  return { past: [], named: null, edited: null };
}

/** @param {Api.GameView} game @returns {Help} */
export function newHelp({ longest }) {
  return {
    why: null,
    uncertain: null,
    size: Math.min(longest, 3),
    clue: { witch: null, size: "small", own: 0, most: 1 },
  };
}

// The open game, for what exists only while a game is open.
export function currentSession() {
  return /** @type {Session} */ (ui.session);
}

// Pause before an automatic retry, in milliseconds.
const AGAIN_MS = 3000;

// Shows a message above the screen: at most one of each kind is kept, and only the latest is
// visible. With `retried`, its action repeats automatically while the message exists.
/**
 * @param {string} kind
 * @param {string} text
 * @param {Partial<Notice> & { retried?: boolean }} [parts]
 */
export function notify(kind, text, { act = null, label = "", tone = "info", retried = false } = {}) {
  const notice = { text, act, label, tone };
  ui.notices.delete(kind);
  ui.notices.set(kind, notice);
  drawNotices();
  if (retried) again(kind, notice);
}

/** @param {string} kind @param {Notice} notice */
function again(kind, notice) {
  setTimeout(async () => {
    if (ui.notices.get(kind) !== notice) return;
    if (!document.hidden) await notice.act?.();
    // The retry had no effect and no other message replaced this one.
    if (ui.notices.get(kind) === notice) again(kind, notice);
  }, AGAIN_MS);
}

/** @param {string} kind */
export function forget(kind) {
  if (ui.notices.delete(kind)) drawNotices();
}

// Serialized content of the visible notices, to skip redraws without a change.
let shown = "";

function drawNotices() {
  const latest = [...ui.notices].slice(-1);
  const shows = JSON.stringify(latest) + document.documentElement.lang;
  if (shows === shown) return;
  shown = shows;
  /** @param {[string, Notice]} parts */
  const notice = ([kind, { text, act, label, tone }]) =>
    h("div", { class: `notice notice-${tone}`, "data-notice": kind },
      h("p", null, text),
      h("div", { class: "notice-buttons" },
        act && h("button", { id: `notice-act-${kind}`, class: "button small", type: "button",
          onclick: () => {
            const latest = ui.notices.get(kind);
            forget(kind);
            latest?.act?.();
          } }, label),
        h("button", { id: `notice-close-${kind}`, class: "round", type: "button",
          "aria-label": t("page-dismiss"), onclick: () => forget(kind) }, glyph("close"))));
  const screen = byId("screen");
  const first = /** @type {Element} */ (screen.firstElementChild);
  const top = () => first.getBoundingClientRect().top;
  const before = top();
  refill(byId("notices"), latest.map(notice));
  // Scroll by the change in height, so that the content under the finger does not move.
  const down = top() - before;
  const ends = Math.max(...[...screen.children].map(e => e.getBoundingClientRect().bottom));
  const room = down + screen.clientHeight - (ends - screen.getBoundingClientRect().top);
  screen.style.setProperty("--room", `${latest.length === 0 ? 0 : Math.max(0, Math.ceil(room))}px`);
  screen.scrollTop += down;
}

export function noticeStorage() {
  if (store.trouble === ui.storageTold) return;
  ui.storageTold = store.trouble;
  if (store.trouble === null) {
    forget("storage");
  } else {
    notify("storage", store.trouble === "full" ? t("page-storage-full") : t("page-storage-forbidden"),
      { tone: "warn" });
  }
}
