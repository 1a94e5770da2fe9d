// @ts-check
// Basic choices: the players and the paper.
import { PLAYERS } from "../js/deal.js";
import { h } from "../js/dom.js";
import { t } from "../js/words.js";
import { segments, select } from "./fields.js";
import { offers } from "./offers.js";
import { isOneSided, set } from "./set.js";

const USUAL_THEME = "usual";

/** @param {Choose} choose */
export function playersChoice(choose) {
  return segments("players", t("press-players"), PLAYERS.map(n => [n, String(n)]), set.players,
    players => choose({ players }));
}

/** @param {Choose} choose */
function languageChoice(choose) {
  /** @type {Option<string>[]} */
  const languages = offers.about.languages.map(({ lang, name }) => [lang, name, lang]);
  return select("lang", t("press-language"), languages, set.lang, lang => choose({ lang }));
}

// The two usual home papers, plus another one if it was chosen.
/** @param {Choose} choose */
function paperChoice(choose) {
  const usual = ["a4", "letter"];
  const papers = usual.includes(set.paper) ? usual : [...usual, set.paper];
  return segments("paper", t("press-paper"), papers.map(word => [word, paperName(word)]), set.paper,
    paper => choose({ paper }));
}

// Display name of a paper size: A4, SRA3, JIS B4, Letter, Super B.
/** @param {string} word */
export function paperName(word) {
  /** @param {string} text */
  const part = text => /[0-9]|^(jis|ansi)$/.test(text) ? text.toUpperCase()
    : text.charAt(0).toUpperCase() + text.slice(1);
  return word.split("-").map(part).join(" ");
}

/** @param {Choose} choose */
function themeChoice(choose) {
  /** @type {Option<string>[]} */
  const themes = offers.now.themes.filter(({ may }) => may)
    .map(({ theme, name }) => [theme, theme === USUAL_THEME ? t("press-theme-usual") : name]);
  return select("theme", t("press-theme"), themes, set.theme ?? USUAL_THEME, theme =>
    choose({ theme: theme === USUAL_THEME ? null : theme, ink: null }));
}

/** @param {Choose} choose */
function inkChoice(choose) {
  /** @type {Option<string>[]} */
  const inks = offers.now.inks.map(word => [word, t(`press-ink-${word}`)]);
  return segments("ink", t("press-ink"), inks, set.ink ?? offers.now.ink, ink =>
    choose({ ink: ink === offers.now.ink ? null : ink }));
}

/** @param {Choose} choose */
function sidesChoice(choose) {
  return segments("sides", t("press-sides"),
    [[null, t("press-sides-both")], ["glue", t("press-sides-one")]],
    isOneSided() ? "glue" : null, layout => choose({ layout }),
    set.layout === "glue" && t("press-sides-one-hint"));
}

/** @param {Choose} choose */
export function paperChoices(choose) {
  return h("section", { class: "card print-card-body", "aria-labelledby": "paper-title" },
    h("h2", { id: "paper-title" }, t("press-paper-title")),
    paperChoice(choose),
    set.kind !== "race" && sidesChoice(choose),
    inkChoice(choose),
    h("div", { class: "fields" }, themeChoice(choose), languageChoice(choose)));
}
