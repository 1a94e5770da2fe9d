// @ts-check
// Picture of a game to share: the course of its tests, without secrets. The marks of a test are
// sorted (under, over, rest), so they reveal no ingredient and no place.
import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { minutesPlayed } from "./moments.js";
import { download } from "./save.js";
import { notify } from "./state.js";
import { say, sentences, t } from "./words.js";

const WIDTH = 1080;
const MARGIN = 90;
const ROW = 84;
const HEAD = 300;
const FOOT = 130;
// Maximum number of rows: with more, they would be too small to see.
const MOST_ROWS = 24;
const INK = {
  sky: "#3b1d5c", glow: "#6c4aa0", words: "#ffffff", quiet: "#d9cdea",
  under: "#8ecbff", over: "#ffb37a", rest: "#b9a6d6", won: "#f4c64f",
};
// Row heading for the named recipe, in place of a test's number.
const NAMED = "✓";
/** @typedef {"under" | "over" | "rest" | "won"} Mark */

const SIGNS = { under: "🔽", over: "🔼", rest: "⚪", won: "⭐" };

// Tests not marked as mistyped.
/** @param {Api.TableView} table */
export function counted({ tests }) {
  return tests.filter(test => !test.mistyped);
}

// Marks of a test, sorted by kind. A potion that won would reveal a hidden recipe length, so it has
// one mark then.
/** @param {Api.TestView} test @param {Api.GameView} game @returns {Mark[]} */
function marksOf({ potion, won, undergrown, overgrown }, { recipe }) {
  if (won) return typeof recipe === "object" && recipe.values ? ["won"] : potion.map(() => "won");
  const rest = Math.max(0, potion.length - undergrown - overgrown);
  /** @param {number} count @param {Mark} mark */
  const marks = (count, mark) => Array.from({ length: count }, () => mark);
  return [...marks(undergrown, "under"), ...marks(overgrown, "over"), ...marks(rest, "rest")];
}

// Time from the first test to the last, in words, or null if unknown.
/** @param {Session} session */
export function timeWords({ keeper }) {
  const minutes = minutesPlayed(keeper.entry);
  if (minutes === null) return null;
  return minutes < 60 ? t("page-minutes", { minutes })
    : t("page-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

// Summary such as "7 tests · 34 minutes".
/** @param {Session} session */
function playedWords(session) {
  const { table } = session;
  const tests = t("page-tests", { tests: counted(table).length });
  const stars = table.win?.stars && t("page-stars", { stars: table.win.stars });
  return [tests, stars, timeWords(session)].filter(words => words).join(" · ");
}

// Name of the game, its level, and its date if it was a game of the day.
/** @param {Session} session */
function names({ game, keeper }) {
  const { day } = keeper.entry;
  return [
    t("page-game-label", { label: game.label }),
    game.level && say(game.level),
    day && t("page-picture-day", { date: day }),
  ].filter(words => words);
}

// Rows of the picture: the tests, and one mark if the recipe was named.
/** @param {Session} session @returns {{ head: string, marks: Mark[] }[]} */
function rowsOf({ game, table }) {
  const rows = counted(table).map(test => ({ head: String(test.number), marks: marksOf(test, game) }));
  return table.win?.named ? [...rows, { head: NAMED, marks: ["won"] }] : rows;
}

/** @param {Session} session */
function shareText(session) {
  const rows = rowsOf(session).map(({ head, marks }) =>
    `${head} ${marks.map(mark => SIGNS[mark]).join("")}`);
  return [[t("page-app-name"), ...names(session)].join(" · "), playedWords(session), "", ...rows]
    .join("\n");
}

// Draws a text, shortened to the available width.
/**
 * @param {CanvasRenderingContext2D} pen
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} face
 * @param {string} colour
 */
function write(pen, text, x, y, size, face, colour) {
  pen.fillStyle = colour;
  pen.font = `700 ${size}px ${face}`;
  const room = WIDTH - x - MARGIN;
  const wide = pen.measureText(text).width;
  if (wide > room) pen.font = `700 ${size * room / wide}px ${face}`;
  pen.fillText(text, x, y);
}

/** @param {CanvasRenderingContext2D} pen @param {number[][]} corners */
function polygon(pen, corners) {
  pen.beginPath();
  corners.forEach(([x, y], i) => i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y));
  pen.closePath();
  pen.fill();
}

/** @param {number} x @param {number} y @param {number} radius */
function star(x, y, radius) {
  return Array.from({ length: 10 }, (_, i) => {
    const far = i % 2 === 0 ? radius : radius * 0.45;
    const turn = Math.PI * (i / 5 - 0.5);
    return [x + far * Math.cos(turn), y + far * Math.sin(turn)];
  });
}

// Draws a mark. Marks differ in shape as well as colour.
/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Mark} mark
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
function drawMark(pen, mark, x, y, radius) {
  pen.fillStyle = INK[mark];
  if (mark === "won") polygon(pen, star(x, y, radius * 1.15));
  else if (mark === "under") polygon(pen, [[x - radius, y - radius * 0.7], [x + radius, y - radius * 0.7], [x, y + radius]]);
  else if (mark === "over") polygon(pen, [[x - radius, y + radius * 0.7], [x + radius, y + radius * 0.7], [x, y - radius]]);
  else {
    pen.strokeStyle = INK.rest;
    pen.lineWidth = radius * 0.28;
    pen.beginPath();
    pen.arc(x, y, radius * 0.72, 0, 2 * Math.PI);
    pen.stroke();
  }
}

/** @param {CanvasRenderingContext2D} pen @param {number} height */
function drawGround(pen, height) {
  const ground = pen.createRadialGradient(WIDTH / 2, height, 100, WIDTH / 2, height, height);
  ground.addColorStop(0, INK.glow);
  ground.addColorStop(1, INK.sky);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, height);
}

/** @param {HTMLCanvasElement} canvas @param {Session} session */
function paint(canvas, session) {
  const rows = rowsOf(session).slice(-MOST_ROWS);
  const height = HEAD + rows.length * ROW + FOOT;
  canvas.width = WIDTH;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  drawGround(pen, height);
  pen.textBaseline = "alphabetic";
  write(pen, t("page-app-name"), MARGIN, 130, 76, "Texturina, serif", INK.words);
  write(pen, names(session).join(" · "), MARGIN, 205, 44, "Cabin, sans-serif", INK.quiet);
  rows.forEach(({ head, marks }, i) => {
    const y = HEAD + i * ROW;
    pen.textAlign = "right";
    write(pen, head, MARGIN + 40, y + 16, 44, "Cabin, sans-serif", INK.quiet);
    pen.textAlign = "left";
    const step = Math.min(72, (WIDTH - 2 * MARGIN - 90) / marks.length);
    marks.forEach((mark, place) =>
      drawMark(pen, mark, MARGIN + 110 + place * step, y, step * 0.38));
  });
  write(pen, playedWords(session), MARGIN, height - 60, 48, "Cabin, sans-serif", INK.words);
}

// Card with the picture and buttons to share, copy or save it.
/** @param {Session} session */
export function shareCard(session) {
  if (rowsOf(session).length === 0) return null;
  const canvas = h("canvas", { class: "picture-canvas", role: "img", "data-kept": true,
    "aria-label": sentences([t("page-picture-label"), playedWords(session)]) });
  paint(canvas, session);
  // Paint again once the page's fonts are loaded.
  document.fonts?.ready.then(() => paint(canvas, session));
  return h("section", { class: "card", "data-test": "picture", "aria-labelledby": "picture-title" },
    h("h2", { id: "picture-title" }, t("page-picture-title")),
    h("p", { class: "hint" }, t("page-picture-hint")),
    canvas,
    h("div", { class: "button-row" },
      h("button", { type: "button", class: "button primary", id: "picture-send",
        onclick: () => sharePicture(canvas, session) }, t("page-picture-button")),
      h("button", { type: "button", class: "button", id: "picture-copy",
        onclick: () => copyText(session) }, t("page-picture-copy"))));
}

/** @param {HTMLCanvasElement} canvas @param {Session} session */
async function sharePicture(canvas, session) {
  const blob = await new Promise(resolve => canvas.toBlob(resolve, "image/png"));
  if (!blob) {
    notify("picture", t("page-picture-failed"), { tone: "warn" });
    return;
  }
  const file = new File([blob], "wondering-witches.png", { type: "image/png" });
  const shared = { files: [file], text: shareText(session) };
  const saved = () => download(file, t("page-picture-saved"));
  if (!navigator.canShare?.(shared)) return saved();
  try {
    await navigator.share(shared);
  } catch (error) {
    // An `AbortError` means that the user closed the share dialog.
    if (!(error instanceof Error) || error.name !== "AbortError") saved();
  }
}

/** @param {Session} session */
async function copyText(session) {
  const text = shareText(session);
  try {
    await navigator.clipboard.writeText(text);
    notify("picture", t("page-picture-copied"));
  } catch {
    // The clipboard needs a secure context: otherwise show the text for manual copying.
    const field = h("textarea", { id: "picture-text", class: "picture-text", readonly: true,
      rows: Math.min(12, session.table.tests.length + 4), "aria-label": t("page-picture-copy"),
      onfocus: event => event.target.select() }, text);
    await openDialog(t("page-picture-copy"), field,
      [{ label: t("page-close"), value: "close", tone: "primary" }], { "data-dialog": "picture" });
  }
}
