// @ts-check
// Rarely needed settings, folded: a game by its code, columns of a level, games with requested
// properties, aids for play without a phone, and options for printers and print shops.
import { byId, h } from "../js/dom.js";
import { isSeed } from "../js/seed.js";
import { copy } from "../js/share.js";
import { notify } from "../js/state.js";
import { t } from "../js/words.js";
import { paperName } from "./choices.js";
import { check, fold, line, number, select } from "./fields.js";
import { link } from "./link.js";
import { OFFSET_MM, SIGNATURE, TURN_DEGREES, offers } from "./offers.js";
import { CUT_APART, isOneSided, noOrder, ownAddress, seedNow, set } from "./set.js";

const LEVELS_OWN = null;

/**
 * @template {string | number | boolean} Value
 * @param {keyof Settings} name
 * @param {string} label
 * @param {Value[]} values
 * @param {(value: Value) => string} words
 * @param {Choose} choose
 */
function column(name, label, values, words, choose) {
  /** @type {Option<any>[]} */
  const choices = [[LEVELS_OWN, t("press-of-level")], ...values.map(value =>
    /** @type {const} */ ([value, words(value)]))];
  return select(name, label, choices, set[name], value => choose({ [name]: value }));
}

/** @param {number} from @param {number} to */
function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** @param {Choose} choose */
export function gamePart(choose) {
  return fold("more-game", t("press-more-game"),
    line("seed", t("press-seed"), seedNow(), { most: 40, placeholder: "malut-lisil-hilug-pu" }, seed => {
      if (isSeed(seed)) return choose({ seed });
      notify("print", t("press-link-wrong", { name: t("press-seed"), value: seed }), { tone: "warn" });
      return choose({});
    }, t("press-seed-hint")),
    h("p", { class: "hint" }, t("press-custom-hint")),
    h("div", { class: "fields" },
      column("ingredients", t("press-ingredients"), range(...offers.now.limits.ingredients), String,
        choose),
      column("length", t("press-length"), offers.now.lengths, word => t(`press-length-${word}`), choose),
      column("decoys", t("press-decoys"), offers.now.decoys, word => t(`press-decoys-${word}`), choose),
      column("effects", t("press-effects"), offers.now.effects, word => t(`press-effects-${word}`),
        choose),
      column("special-cells", t("press-special-cells"), [true, false],
        yes => t(`press-special-cells-${yes}`), choose),
      column("answers", t("press-answers"), range(...offers.now.limits.answers), String, choose)));
}

/** @param {Choose} chosen */
export function orderPart(chosen) {
  // A game accepted as drawn ("as-drawn") cannot have requested properties as well.
  /** @param {Partial<Settings>} values */
  const choose = values => chosen({ "as-drawn": false, ...values });
  const [from, to] = (set.turns ?? "..").split("..").map(part => part === "" ? null : Number(part));
  /** @param {number | null} low @param {number | null} high */
  const turns = (low, high) => choose({
    turns: low === null && high === null ? null : `${low ?? ""}..${high ?? ""}` });
  const bounds = { least: 1, most: 99, optional: true };
  return fold("more-order", t("press-more-order"),
    h("p", { class: "hint" }, t("press-order-hint")),
    h("div", { class: "fields" },
      select("difficulty", t("press-difficulty"),
        [[null, t("press-any")], ...range(1, 5).map(n =>
          /** @type {const} */ ([String(n), t("press-pots", { count: n })]))],
        set.difficulty, difficulty => choose({ difficulty })),
      number("turns-from", t("press-turns-from"), from, bounds, low => turns(low, to)),
      number("turns-to", t("press-turns-to"), to, bounds, high => turns(from, high))),
    select("win-rate", t("press-win-rate"), [[null, t("press-any")],
      ["0.8..", t("press-win-rate-often")], ["0.5..0.8", t("press-win-rate-half")],
      ["..0.5", t("press-win-rate-seldom")]], set["win-rate"], rate => choose({ "win-rate": rate })),
    check("as-drawn", t("press-as-drawn"), set["as-drawn"],
      drawn => choose({ ...(drawn ? noOrder() : {}), "as-drawn": drawn }), t("press-as-drawn-hint")),
    check("no-guess", t("press-no-guess"), set["no-guess"], value => choose({ "no-guess": value }),
      t("press-no-guess-hint")),
    (set.turns || set.difficulty || set["win-rate"] || set["no-guess"]) && h("button", { type: "button",
      class: "button small", id: "order-none",
      onclick: () => choose(noOrder()) },
    t("press-order-none")));
}

/** @param {Choose} choose */
export function helpersPart(choose) {
  const { may } = offers.now;
  /** @param {keyof Settings} name @returns {(value: any) => void} */
  const own = name => value => choose({ [name]: value });
  return fold("more-helpers", t("press-more-helpers"),
    may.oracle && check("oracle", t("press-oracle"), set.oracle ?? ownAddress() === null,
      own("oracle"), t("press-oracle-hint")),
    may["answer-sheet"] && check("answer-sheet", t("press-keeper"), set["answer-sheet"], own("answer-sheet"),
      t("press-keeper-hint")),
    may["sealed-answers"] && check("sealed-answers", t("press-sealed"), set["sealed-answers"],
      own("sealed-answers"), t("press-sealed-hint")),
    may.html && check("html", t("press-html"), set.html, own("html"), t("press-html-hint")),
    may.braille && check("braille", t("press-braille"), set.braille, own("braille"),
      t("press-braille-hint")));
}

/** @param {Choose} choose */
export function printerPart(choose) {
  /** @param {keyof Settings} name @returns {(value: any) => void} */
  const own = name => value => choose({ [name]: value });
  /** @type {Option<string>[]} */
  const papers = offers.now.papers.map(({ paper }) => [paper, paperName(paper)]);
  const off = { least: OFFSET_MM[0], most: OFFSET_MM[1], step: 0.1 };
  return fold("more-printer", t("press-more-printer"),
    h("div", { class: "fields" },
      select("any-paper", t("press-any-paper"), papers, set.paper, own("paper")),
      !isOneSided() && select("duplex", t("press-duplex"),
        offers.now.duplex.map(edge => [edge, t(`press-dialogue-${edge}`)]), set.duplex, own("duplex"))),
    offers.now.may["large-print"] && check("large-print", t("press-large"), set["large-print"],
      own("large-print"), t("press-large-hint")),
    !isOneSided() && [
      h("p", { class: "hint" }, t("press-align-hint")),
      h("div", { class: "fields" },
        number("align-x", t("press-align-x"), set.x, off, own("x")),
        number("align-y", t("press-align-y"), set.y, off, own("y")),
        number("align-turn", t("press-align-turn"), set.turn, { least: TURN_DEGREES[0], most: TURN_DEGREES[1], step: 0.05 },
          own("turn"))),
    ],
    h("p", { class: "hint" }, t("press-layout-hint")),
    h("div", { class: "fields" },
      select("layout", t("press-layout"), offers.now.layouts.map(word =>
        [word === "duplex" ? null : word, t(`press-layout-${word}`)]), set.layout, own("layout")),
      select("sheet", t("press-sheet"), [[null, t("press-sheet-usual")], ...offers.now.sheets.map(
        ({ paper }) => /** @type {const} */ ([paper, paperName(paper)]))], set.sheet, own("sheet"))),
    set.layout === "saddle" && [
      h("div", { class: "fields" },
        number("signature", t("press-signature"), set.signature,
          { least: SIGNATURE[0], most: SIGNATURE[1], optional: true }, own("signature")),
        number("thickness", t("press-thickness"), set.thickness,
          { least: 0, most: 2, step: 0.01, optional: true }, own("thickness"))),
      check("back-cover", t("press-back-cover"), set["back-cover"], own("back-cover")),
    ],
    CUT_APART.includes(set.layout ?? "") && number("gutter", t("press-gutter"), set.gutter,
      { least: 0, most: 100, step: 0.5, optional: true }, own("gutter")),
    offers.now.may.fit && check("fit", t("press-fit"), set.fit, own("fit"), t("press-fit-hint")),
    offers.now.may.fit && set.fit && number("margin", t("press-margin"), set.margin,
      { least: 0, most: 25, step: 0.5, optional: true }, own("margin"), t("press-margin-hint")),
    h("p", { class: "hint" }, t("press-shop-hint")),
    h("div", { class: "fields" },
      number("bleed", t("press-bleed"), set.bleed, { least: 0, most: 10, step: 0.5 }, own("bleed")),
      select("marks", t("press-marks"), [[null, t("press-marks-usual")], ["all", t("press-marks-all")],
        ["none", t("press-marks-none")]], set.marks, own("marks")),
      select("standard", t("press-standard"), offers.now.standards.map(word =>
        [word === "plain" ? null : word, t(`press-standard-${word}`)]), set.standard, own("standard"))));
}

export function linkPart() {
  return fold("more-link", t("press-more-link"),
    h("div", { class: "field" }, h("label", { for: "print-link" }, t("press-link")),
      h("div", { class: "code-row" },
        h("input", { id: "print-link", type: "text", readonly: true, value: link(),
          "data-test": "print-link", onfocus: event => event.target.select() }),
        h("button", { type: "button", class: "button", id: "print-link-copy",
          onclick: event => copy(/** @type {HTMLInputElement} */ (byId("print-link")), event.currentTarget) }, t("page-share-copy")))),
    h("p", { class: "hint" }, t("press-link-hint"), set.names.trim() !== "" && [" ", t("press-link-names")]));
}
