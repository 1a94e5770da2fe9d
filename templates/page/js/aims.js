// @ts-check
// Card with the aims of a game, marked as met where the tests show it.
import { glyph, h, unseen } from "./dom.js";
import { say, t } from "./words.js";

/** @param {Session} session */
export function aimsCard({ game, table }) {
  // Aims of rivals are not counted.
  if (!game.aims?.length || table.mode === "competitive") return null;
  return h("section", { class: "card", "data-test": "aims", "aria-labelledby": "aims-title" },
    h("h2", { id: "aims-title" }, t("page-aims")),
    h("ul", null, game.aims.map((aim, i) => h("li", null, say(aim),
      table.aims?.[i] && [" ", glyph("check"), unseen(t("page-aim-met"))]))),
    h("p", { class: "hint" }, t("page-aims-hint")));
}
