// @ts-check
// Settings of a colour race, a game for younger children.
import { h } from "../js/dom.js";
import { PLAYERS } from "../js/deal.js";
import { t } from "../js/words.js";
import { check, number, segments } from "./fields.js";
import { MINUTES, offers } from "./offers.js";
import { bare, group, printing, set } from "./set.js";

/** @param {Choose} choose */
export function racePart(choose) {
  const [least, most] = offers.race?.limits.minutes ?? MINUTES;
  return h("section", { class: "card print-card-body", "aria-labelledby": "race-title" },
    h("h2", { id: "race-title" }, t("press-race-title")),
    h("p", { class: "hint" }, t("press-race-hint")),
    segments("race-players", t("press-players"), PLAYERS.map(n => [n, String(n)]), set.players,
      players => choose({ players })),
    h("div", { class: "fields" },
      number("minutes", t("press-minutes"), set.minutes, { least, most }, minutes =>
        choose({ minutes }))),
    segments("card-size", t("press-cards"),
      [["small", t("press-cards-small")], ["large", t("press-cards-large")]],
      set["card-size"], size => choose({ "card-size": size })),
    check("backs", t("press-backs"), set.backs, backs => choose({ backs }), t("press-backs-hint")));
}

/** @param {string} kind @returns {PressRequest} */
export function raceWishes(kind) {
  const { seed, players, minutes, lang } = set;
  return bare({
    ask: kind === "preview" ? "race-preview" : "race", seed, players, minutes, lang,
    ...group("card"), ...printing(),
  });
}
