// @ts-check
// Value of a win in stars: the players answer which circle on the sheet's moon track counts. They
// move back from the first one that is not crossed off.
import { perform } from "./actions.js";
import { announce, drawing, h } from "./dom.js";
import { render } from "./state.js";
import { t } from "./words.js";

const MOST_STARS = 5;

/** @param {Session} session */
function wonTable({ table }) {
  return /** @type {WonTable} */ (table);
}

/** @param {Session} session */
export function starsCard(session) {
  const { win, clock } = wonTable(session);
  if (win.stars !== null && !session.turn.changes) return worth(session);
  // A sealed code reveals no track.
  if (!clock) return null;
  return session.turn.asks ? question(session) : h("p", { class: "quiet-row" },
    h("button", { type: "button", class: "button plain", id: "turn-ask",
      onclick: () => ask(session, true) }, t("page-turn-title")));
}

/** @param {Session} session @param {boolean} asks */
function ask(session, asks) {
  session.turn = { asks, changes: asks && wonTable(session).win.stars !== null };
  render();
}

/** @param {Session} session */
function worth(session) {
  const { win, clock } = wonTable(session);
  return h("div", { class: "worth", "data-test": "stars", "data-stars": win.stars },
    h("p", null, Array.from({ length: win.stars ?? 0 }, () => drawing("star"))),
    h("p", null, t("page-turn-worth", { stars: win.stars })),
    clock && h("button", { type: "button", class: "button small plain",
      id: "turn-change", onclick: () => ask(session, true) }, t("page-turn-change")));
}

// What the players do on paper, in order.
/** @param {Session} session @param {Api.ClockView} clock */
function moves(session, { step, brewed }) {
  const { win, tests, mode } = wonTable(session);
  return [win.last ? t("page-track-last") : t("page-track-first"),
    mode !== "competitive" && session.game.aims?.length && t("page-track-aims", { step }),
    !win.named && tests.at(-1)?.kind === "cauldron" && t("page-track-brewed", { step: brewed }),
    t("page-turn-text")].filter(Boolean);
}

// The track as printed: the turns of each moon phase, with the stars that a win in it earns.
/** @param {Session} session */
function question(session) {
  const clock = /** @type {Api.ClockView} */ (session.table.clock);
  let next = 1;
  const phases = clock.phases.map((turns, phase) => {
    const stars = MOST_STARS - phase;
    const circles = Array.from({ length: turns }, () => circle(session, next++, stars));
    return h("li", null, h("p", { class: "label" }, t("page-stars", { stars })),
      h("div", { class: "circles" }, circles));
  });
  return h("section", { class: "turn-question", "data-test": "turn", "aria-labelledby": "turn-title" },
    h("h2", { id: "turn-title" }, t("page-turn-title")),
    moves(session, clock).map(move => h("p", { class: "hint" }, move)),
    h("ol", { class: "track" }, phases),
    h("div", { class: "button-row" },
      h("button", { type: "button", class: "button", id: "turn-all",
        onclick: () => tell(session, clock.turns + 1) }, t("page-turn-all")),
      h("button", { type: "button", class: "button plain", id: "turn-skip",
        onclick: () => ask(session, false) }, t("page-turn-skip"))));
}

/** @param {Session} session @param {number} turn @param {number} stars */
function circle(session, turn, stars) {
  const { win } = wonTable(session);
  return h("button", { type: "button", class: "circle", id: `turn-${turn}`,
    "aria-label": t("page-turn-circle", { turn, stars }),
    "aria-pressed": win.turn === turn ? "true" : "false",
    onclick: () => tell(session, turn) }, turn);
}

/** @param {Session} session @param {number} turn */
async function tell(session, turn) {
  const told = await perform({ do: "turn", turn }, { again: () => tell(session, turn) });
  if (told === null) return;
  session.turn.changes = false;
  render();
  announce(t("page-turn-worth", { stars: wonTable(session).win.stars }));
}
