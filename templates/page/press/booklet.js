// @ts-check
// Several games at once: a booklet, or a set for a class with a name on each game.
import { h } from "../js/dom.js";
import { Refusal } from "../js/module.js";
import { render } from "../js/state.js";
import { sentence, t } from "../js/words.js";
import { check, line, number, select } from "./fields.js";
import { TELLS, offers } from "./offers.js";
import { Stopped, askPress } from "./press.js";
import { bare, game, printing, set, sheetWishes, usually } from "./set.js";

const LONGEST_NAME = 40;
// Number of names with something wrong that are shown above the list.
const MOST_WRONG = 5;
// Code points of the longest name that the press accepts.
const MOST_POINTS = 80;
// Cell of a class list that is no name, as in the program: a number or a date, a class such as 4b, a
// letter for the sex, or an address of e-mail.
const NO_NAME = /^([\d\s.,:/-]*|(?=.{1,4}$).*\d.*|[a-z]|.*@.*)$/i;

// Pupils of a pasted list, one for each line, with what is wrong with the name. Of several columns,
// as spreadsheets copy them, the first counts that may be a name. Names are in NFC, as the press
// expects them.
/** @param {string} text @returns {{ name: string, trouble: "long" | "sign" | "over" | null }[]} */
function pupilsOf(text) {
  const most = offers.now.limits.games[1];
  const lines = text.normalize("NFC").replace(/^\uFEFF/, "").split(/\r\n|[\n\r\u2028\u2029]/).map(line => {
    const cells = line.split(/[\t;]/).map(cell => cell.trim().replace(/^"(.*)"$/, "$1").trim());
    return cells.find(cell => !NO_NAME.test(cell)) ?? cells.find(cell => cell !== "") ?? "";
  });
  return lines.filter(name => name !== "").map((line, i) => {
    const name = shortened(line);
    if (i >= most) return { name, trouble: "over" };
    if (checked.signs.get(name)) return { name, trouble: "sign" };
    return { name, trouble: name === line ? null : "long" };
  });
}

// The beginning of a long name, in characters as people count them. Some of these have many code
// points.
/** @param {string} name */
function shortened(name) {
  let short = "";
  let count = 0;
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (++count > LONGEST_NAME || [...short + segment].length > MOST_POINTS) break;
    short += segment;
  }
  return short;
}

// Names that the press has looked at, each with the character that it cannot print. `of` are the
// names of the latest question.
/** @type {{ of: string, signs: Map<string, string | null>, trouble: string | null }} */
const checked = { of: "[]", signs: new Map(), trouble: null };

// Asks the press which names it can print. It loads the fonts of their scripts first.
async function checkNames() {
  const names = namesOf(set.names);
  const of = JSON.stringify(names);
  if (checked.of === of) return;
  Object.assign(checked, { of, trouble: null });
  try {
    const { said } = await askPress({ ask: "unprintable", names });
    names.forEach((name, i) => checked.signs.set(name, said.signs[i]));
  } catch (error) {
    if (error instanceof Refusal) checked.trouble = error.message;
    // The worker was replaced: ask the next one.
    else if (error instanceof Stopped) checked.of = "";
    else throw error;
  }
  if (checked.of === of || checked.of === "") render();
}

// Names of the games.
/** @param {string} text */
function namesOf(text) {
  return pupilsOf(text).filter(({ trouble }) => trouble !== "over").map(({ name }) => name);
}

// Settings for a list of names. Pupils of a class play alone unless another number was chosen.
/** @param {string} names */
function classOf(names) {
  const begins = namesOf(names).length > 0 && namesOf(set.names).length === 0;
  return begins && set.players === usually("players") ? { names, players: 1 } : { names };
}

/** @param {string} name @param {string} trouble */
function troubleWords(name, trouble) {
  const [, most] = offers.now.limits.games;
  return t(`press-names-${trouble}`, { most, sign: checked.signs.get(name) ?? "" });
}

// The list as it was understood, after the names with something wrong.
function namesRead() {
  checkNames();
  const pupils = pupilsOf(set.names);
  /** @param {typeof pupils[number]} pupil */
  const item = ({ name, trouble }) => h("li", { "data-trouble": trouble }, name,
    trouble && h("strong", null, ` (${troubleWords(name, trouble)})`));
  // The list scrolls, so that what is wrong could be out of sight in it.
  const wrong = pupils.filter(({ trouble }) => trouble).slice(0, MOST_WRONG);
  return [
    checked.trouble && h("p", { class: "notice notice-warn", role: "alert", id: "names-trouble" },
      checked.trouble),
    wrong.length > 0 && h("ul", { class: "names-wrong", id: "names-wrong" }, wrong.map(item)),
    h("ol", { class: "names-read", id: "names-read", tabindex: "0", "data-scrolls": true,
      "aria-label": t("press-names") },
    pupils.map(item)),
  ];
}

/** @param {Choose} choose */
export function bookletPart(choose) {
  const [least, most] = offers.now.limits.games;
  const names = namesOf(set.names);
  const levels = offers.now.levels.filter(({ level }) => level > set.level);
  return h("section", { class: "card print-card-body", "aria-labelledby": "booklet-title" },
    h("h2", { id: "booklet-title" }, t("press-booklet-title")),
    h("div", { class: "fields" },
      names.length === 0 && number("games", t("press-games"), set.games, { least, most }, games =>
        choose({ games })),
      levels.length > 0 && select("climb", t("press-top"), [[null, t("press-top-none")],
        ...levels.map(({ level, word }) => /** @type {const} */ ([level,
          t("page-seed-level-named", { number: level, name: t(`level-${word}`) })]))],
      set.top, top => choose({ top })),
      select("tells", t("press-tells"), TELLS.map(word => [word, t(`press-tells-${word}`)]),
        set.tells ?? "codes", tells => choose({ tells: tells === "codes" ? null : tells }))),
    line("title", t("press-title"), set.title, { most: 60 }, title => choose({ title })),
    h("div", { class: "field", "data-test": "names" },
      h("label", { for: "names" }, t("press-names")),
      h("textarea", { id: "names", rows: "4", spellcheck: "false", "aria-describedby": "names-hint",
        value: set.names, onchange: event => choose(classOf(event.target.value)) }),
      h("p", { class: "hint", id: "names-hint" },
        names.length > 0 ? t("press-names-read", { count: names.length }) : t("press-names-hint", { most })),
      names.length > 0 && namesRead()),
    check("zip", t("press-zip"), set.zip, zip => choose({ zip }), t("press-zip-hint")));
}

/** @param {string} ask */
function wishes(ask) {
  const { seed, games, title, tells, top, zip, level } = set;
  const names = namesOf(set.names);
  const { level: from, answers, ...settings } = game();
  const climbs = top !== null && top > level;
  return bare({
    ask, ...settings, ...printing(), seed, title: title || null,
    names: names.length > 0 ? names : null,
    games: names.length > 0 ? null : games,
    level: climbs ? null : from, ramp: climbs ? `${level}..${top}` : null,
    "most-answers": answers, answers: tells, zip: zip || null,
  });
}

// The preview shows the game of the seed, which is the first one unless games are for names;
// printing makes all.
/** @param {string} kind @returns {PressRequest} */
export function bookletWishes(kind) {
  return kind === "preview" ? sheetWishes("preview") : wishes("booklet-begin");
}

// Makes the games one at a time, to show progress and allow cancellation.
export function bookletSteps() {
  const request = bookletWishes("print");
  /** @type {Steps} */
  return async progress => {
    await checkNames();
    const name = namesOf(set.names).find(name => checked.signs.get(name));
    if (name) throw new Refusal(sentence(`${name}: ${troubleWords(name, "sign")}`), "input");
    let { said } = await askPress(request);
    while (said.done < said.games) {
      progress(said.done, said.games);
      ({ said } = await askPress({ ask: "booklet-step" }));
    }
    progress(said.done, said.games);
    return askPress({ ask: "booklet-end" });
  };
}
