// @ts-check
// Review of the players' tests after the end of the game.
import { slowly } from "./actions.js";
import { announce, h } from "./dom.js";
import { currentSession, render, ui } from "./state.js";
import { say, t } from "./words.js";

/** @param {Session} session */
export function reviewCard(session) {
  const { ending: { review }, game, table, working } = session;
  if (!game.help || !table.help || table.tests.length === 0) return null;
  if (table.status !== "won" && table.solution === null) return null;
  return h("section", { class: "card review", "data-test": "review",
    "aria-labelledby": "review-title" },
    h("h2", { id: "review-title", tabindex: "-1" }, t("page-review-title")),
    table.help.tally.map(line => h("p", null, say(line))),
    table.help.clues.filter(({ clue }) => clue !== null).map(({ tells, clue }) =>
      h("p", null, say(tells), " ", say(clue ?? ""))),
    review
      ? told(review)
      : h("div", { class: "button-row" },
        h("button", { type: "button", class: "button", id: "review-ask", "data-test": "review-ask",
          "aria-disabled": working ? "true" : null, onclick: lookBack },
        working === "review" ? t("page-thinking") : t("page-review-button"))));
}

/** @param {Api.Review} parts */
function told({ tells, gains }) {
  const most = Math.max(10, ...gains.map(gain => gain.tenths));
  /** @param {Api.Gain} parts */
  const bar = ({ tells: words, tenths }) => {
    const line = h("i", { class: "gain", "aria-hidden": "true" });
    line.style.setProperty("--share", (tenths / most).toFixed(3));
    return h("li", null, h("span", null, say(words)), line);
  };
  return [
    tells.map(line => h("p", null, say(line))),
    h("ol", { class: "gains", "data-test": "gains" }, gains.map(bar)),
  ];
}

async function lookBack() {
  const session = currentSession();
  const reply = await slowly({ do: "review" }, { again: lookBack });
  if (reply === null || ui.session !== session) return;
  const review = /** @type {Api.Review} */ (reply.review);
  session.ending.review = review;
  render();
  announce(say(review.tells[0]));
}
