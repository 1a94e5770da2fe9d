// @ts-check
// Serializes a whole game as text for a QR code: its code and the players' actions. Test results
// are not included. The receiver asks the module for them, so the text can neither falsify results
// nor reveal a secret.
import { Refusal } from "./module.js";
import { t } from "./words.js";

// Prefix with a format number that no code uses. Older programs report it as a newer format.
const MARK = "CP99:";
const FORM = 1;
// Base 41 alphabet of codes: three symbols hold two bytes.
const SYMBOLS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-+/.:";
/** @type {Api.Mode[]} */
const MODES = ["cooperative", "competitive", "solo"];
/** @type {Api.PotionSource[]} */
const KINDS = ["cauldron", "versatility", "guesser"];
/** @type {Api.NoteMark[]} */
const MARKS = ["blank", "impossible", "possible", "certain"];
const MOST_TESTS = 500;
const MOST_SYMBOLS = 20000;
const HEAD = 3;

function damaged() {
  return new Refusal(t("page-handed-damaged"), "input");
}

/** @param {number[]} bytes */
function spelled(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 2) {
    const pair = bytes.slice(at, at + 2);
    let value = pair.reduce((n, byte) => n * 256 + byte, 0);
    for (let i = 0; i <= pair.length; i++) {
      text += SYMBOLS[value % 41];
      value = Math.floor(value / 41);
    }
  }
  return text;
}

/** @param {string} text */
function read(text) {
  const bytes = [];
  for (let at = 0; at < text.length; at += 3) {
    const values = [...text.slice(at, at + 3)].map(symbol => SYMBOLS.indexOf(symbol));
    const value = values.reduceRight((n, v) => n * 41 + v, 0);
    const size = values.length - 1;
    if (size === 0 || values.includes(-1) || value >= 256 ** size) throw damaged();
    if (size === 2) bytes.push(value >> 8);
    bytes.push(value & 255);
  }
  return bytes;
}

/** @param {number} bytes */
function symbolsOf(bytes) {
  return Math.floor(bytes / 2) * 3 + (bytes % 2) * 2;
}

// FNV-1a checksum, which detects typing errors and truncated links.
/** @param {number[]} bytes @param {string} code */
function checksum(bytes, code) {
  let sum = 0x811c9dc5;
  for (const byte of [...bytes, ...new TextEncoder().encode(code)]) {
    sum = Math.imul(sum ^ byte, 0x01000193);
  }
  return [24, 16, 8, 0].map(by => sum >>> by & 255);
}

// Serializes a game and its table. An untouched game is its code.
/** @param {Api.GameView} game @param {Api.TableView} table @returns {string} */
export function packed(game, table) {
  if (isFresh(table)) return game.code;
  const columns = Math.max(...table.notes.map(row => row.length));
  const named = table.named ?? [];
  const body = [
    MODES.indexOf(table.mode) | (table.status === "last-ditch" ? 4 : 0),
    table.notes.length, columns, ...packedNotes(table.notes, columns),
    table.tests.length >> 8, table.tests.length & 255,
    ...table.tests.flatMap(test => packedTest(game, test)),
    named.length, ...named.flatMap(naming => packedNaming(game, naming)),
    table.win?.turn ?? 0,
  ];
  const bytes = [FORM, ...checksum(body, game.code), ...body];
  return MARK + spelled([bytes.length >> 8, bytes.length & 255]) + spelled(bytes) + game.code;
}

// Whether the table has no tests, namings or notes.
/** @param {Api.TableView} table */
export function isFresh({ tests, notes, named = [] }) {
  return tests.length === 0 && named.length === 0 && notes.every(row => row.every(mark => mark === "blank"));
}

/** @param {Api.NoteMark[][]} notes @param {number} columns */
function packedNotes(notes, columns) {
  const bytes = Array.from({ length: Math.ceil(notes.length * columns / 4) }, () => 0);
  notes.forEach((row, i) => row.forEach((mark, j) => {
    const at = i * columns + j;
    bytes[at >> 2] |= MARKS.indexOf(mark) << (at & 3) * 2;
  }));
  return bytes;
}

/** @param {Api.GameView} game @param {Api.TestView} test */
function packedTest({ ingredients }, { by, kind, potion, mistyped = false }) {
  /** @param {string} id */
  const index = id => ingredients.findIndex(ingredient => ingredient.id === id);
  return [
    KINDS.indexOf(kind) << 6 | (by === null ? 0 : by + 1) << 2 | (mistyped ? 1 : 0), potion.length,
    ...potion.map(pour => index(pour.ingredient) << 4 | pour.grown),
  ];
}

/** @param {Api.GameView} game @param {Api.NamingView} parts */
function packedNaming({ ingredients }, { by, last, tests, answer }) {
  /** @param {string} id */
  const index = id => ingredients.findIndex(ingredient => ingredient.id === id);
  return [
    (by === null ? 0 : by + 1) << 1 | (last ? 1 : 0), tests >> 8, tests & 255,
    answer.length, ...answer.map(index),
  ];
}

// Payload after `MARK` in a text or address, or null if there is none.
/** @param {string} text */
export function handedIn(text) {
  let plain = text;
  try {
    plain = decodeURIComponent(text);
  } catch {
    // Not percent-encoded: use the text unchanged.
  }
  plain = plain.replace(/\s/g, "").toUpperCase();
  const at = plain.indexOf(MARK);
  return at < 0 ? null : plain.slice(at + MARK.length);
}

// Parses the output of `packed` without `MARK`. Ingredients are indexes into the list of the code's
// game. Throws a `Refusal` if the text is damaged or newer.
/** @param {string} text @returns {Handed} */
export function unpacked(text) {
  if (text.length > MOST_SYMBOLS || text.length < HEAD) throw damaged();
  const [high, low] = read(text.slice(0, HEAD));
  const size = high << 8 | low;
  const end = HEAD + symbolsOf(size);
  const code = text.slice(end);
  if (size === 0 || code === "") throw damaged();
  const bytes = read(text.slice(HEAD, end));
  if (bytes[0] !== FORM) throw new Refusal(t("page-handed-newer"), "input");
  const body = bytes.slice(5);
  if (checksum(body, code).some((byte, i) => byte !== bytes[1 + i])) throw damaged();
  return { code, ...unpackedBody(body) };
}

/** @param {number[]} body */
function unpackedBody(body) {
  let at = 0;
  const next = () => {
    if (at >= body.length) throw damaged();
    return body[at++];
  };
  const first = next();
  const [rows, columns] = [next(), next()];
  const cells = Array.from({ length: Math.ceil(rows * columns / 4) }, next);
  /** @param {number} row @param {number} column */
  const mark = (row, column) => {
    const place = row * columns + column;
    return MARKS[cells[place >> 2] >> (place & 3) * 2 & 3];
  };
  const notes = Array.from({ length: rows },
    (_, row) => Array.from({ length: columns }, (_, column) => mark(row, column)));
  const count = next() << 8 | next();
  if (count > MOST_TESTS || MODES[first & 3] === undefined) throw damaged();
  const tests = Array.from({ length: count }, () => {
    const head = next();
    const pours = Array.from({ length: next() }, next);
    const by = head >> 2 & 15;
    if (KINDS[head >> 6] === undefined) throw damaged();
    return {
      kind: KINDS[head >> 6], by: by === 0 ? null : by - 1, mistyped: (head & 1) === 1,
      potion: pours.map(pour => ({ herb: pour >> 4, grown: pour & 15 })),
    };
  });
  const namings = Array.from({ length: next() }, () => {
    const head = next();
    const made = next() << 8 | next();
    const answer = Array.from({ length: next() }, next);
    return { by: head < 2 ? null : (head >> 1) - 1, last: (head & 1) === 1, tests: made, answer };
  });
  const turn = next();
  if (at !== body.length) throw damaged();
  return { mode: MODES[first & 3], full: (first & 4) !== 0, notes, tests, namings, turn };
}
