// @ts-check
// State of the page. A session is one open game.
import { glyph, h, refill } from "./dom.js";
import { store } from "./store.js";
import { t } from "./words.js";

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

export function newSession({ keeper, game, table }) {
  const draft = keeper.draft;
  const known = new Set(game.ingredients.map(i => i.id));
  draft.potion = draft.potion.filter(p => known.has(p.ingredient));
  return {
    keeper, game, table, draft,
    greeted: table.tests.length > 0,
    shown: null,
    past: [],
    named: null,
    edited: null,
    working: null,
    answer: [],
    noted: null,
    together: [],
    wrong: null,
    checked: null,
    asksTurn: true,
    changesTurn: false,
    giveUp: "",
    opening: "",
    why: null,
    uncertain: null,
    size: null,
    clue: null,
    review: null,
    story: null,
    stop: () => {},
  };
}

// Pause before an automatic retry, in milliseconds.
const AGAIN_MS = 3000;

// Shows a message above the screen: at most one of each kind is kept, and only the latest is
// visible. With `retried`, its action repeats automatically while the message exists.
export function notify(kind, text, { act = null, label = "", tone = "info", retried = false } = {}) {
  const notice = { text, act, label, tone };
  ui.notices.delete(kind);
  ui.notices.set(kind, notice);
  drawNotices();
  if (retried) again(kind, notice);
}

function again(kind, notice) {
  setTimeout(async () => {
    if (ui.notices.get(kind) !== notice) return;
    if (!document.hidden) await notice.act();
    // The retry had no effect and no other message replaced this one.
    if (ui.notices.get(kind) === notice) again(kind, notice);
  }, AGAIN_MS);
}

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
  const notice = ([kind, { text, act, label, tone }]) =>
    h("div", { class: `notice notice-${tone}`, "data-notice": kind },
      h("p", null, text),
      h("div", { class: "notice-buttons" },
        act && h("button", { id: `notice-act-${kind}`, class: "button small", type: "button",
          onclick: () => {
            const { act: latest } = ui.notices.get(kind);
            forget(kind);
            latest();
          } }, label),
        h("button", { id: `notice-close-${kind}`, class: "round", type: "button",
          "aria-label": t("page-dismiss"), onclick: () => forget(kind) }, glyph("close"))));
  const screen = document.getElementById("screen");
  const top = () => screen.firstElementChild.getBoundingClientRect().top;
  const before = top();
  refill(document.getElementById("notices"), latest.map(notice));
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
