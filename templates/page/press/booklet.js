// @ts-check
// Several games at once: a booklet, or a set for a class with a name on each game.
import { h } from "../js/dom.js";
import { t } from "../js/words.js";
import { check, line, number, select } from "./fields.js";
import { offers } from "./offers.js";
import { askPress } from "./press.js";
import { bare, game, printing, set, sheetWishes } from "./set.js";

const TELLS = ["codes", "whole", "referee", "none"];
const NUMBER = /^[\d.,:/#+ -]*$/;

// Names from a pasted list. Each line is one: its first column that is no number or date.
/** @param {string} text */
function namesOf(text) {
  const names = text.split(/\r\n?|\n/).map(line => {
    const fields = line.split(/[\t;]/).map(field => field.trim());
    return fields.find(field => !NUMBER.test(field)) ?? fields.find(field => field !== "") ?? "";
  });
  return names.filter(name => name !== "");
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
        value: set.names, onchange: event => choose({ names: event.target.value }) }),
      h("p", { class: "hint", id: "names-hint" },
        names.length > 0 ? t("press-names-read", { count: names.length }) : t("press-names-hint", { most }))),
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

// The preview shows the first game; printing makes all.
/** @param {string} kind @returns {PressRequest} */
export function bookletWishes(kind) {
  return kind === "preview" ? sheetWishes("preview") : wishes("booklet-begin");
}

// Makes the games one at a time, to show progress and allow cancellation.
export function bookletSteps() {
  const request = bookletWishes("print");
  /** @type {Steps} */
  return async progress => {
    let { said } = await askPress(request);
    while (said.done < said.games) {
      progress(said.done, said.games);
      ({ said } = await askPress({ ask: "booklet-step" }));
    }
    progress(said.done, said.games);
    return askPress({ ask: "booklet-end" });
  };
}
