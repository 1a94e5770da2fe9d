// @ts-check
// Card with the effects that last until the next test of the witch who met them.
import { h, markup } from "./dom.js";
import { effectName, potionList, witchChip } from "./pictures.js";
import { say, t } from "./words.js";

// The property is missing if the page is newer than the module or the server.
/** @param {Session} session */
export function lastingCard({ game, table }) {
  const lasting = table.lasting ?? [];
  if (lasting.length === 0) return null;
  return h("section", { class: "lasting card", "data-test": "lasting",
    "aria-labelledby": "lasting-title" },
  h("h2", { id: "lasting-title" }, t("page-lasting-title")),
  h("ul", null, lasting.map(one => item(game, table, one))));
}

/** @param {Api.GameView} game @param {Api.TableView} table @param {Api.LastingEffect} parts */
function item(game, table, { effect, by, since }) {
  const tells = game.effects.find(one => one.id === effect)?.tells;
  const potion = table.tests.find(test => test.number === since)?.potion ?? [];
  return h("li", { "data-effect": effect },
    h("p", { class: "lasting-head" },
      by !== null && witchChip(game.witches[by]),
      h("strong", null, effectName(game, effect)),
      h("span", { class: "quiet" }, whose(game, by, since))),
    tells && h("p", null, markup(say(tells))),
    effect === "allergies" && potionList(game, potion));
}

/** @param {Api.GameView} game @param {number | null} by @param {number} since */
function whose(game, by, since) {
  if (by !== null || game.witches.length < 2) return t("page-lasting-since", { test: since });
  return t("page-lasting-somebody", { test: since });
}
