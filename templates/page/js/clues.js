// @ts-check
// Handicap clues: a clue for one witch that evens out unequal chances, sealed until she reads it.
import { perform, slowly } from "./actions.js";
import { confirmed, openDialog } from "./dialog.js";
import { announce, drawing, h } from "./dom.js";
import { isHelped } from "./hints.js";
import { currentSession, newHelp, render, ui } from "./state.js";
import { say, t } from "./words.js";

const WINS = [0, 1, 2, 3, 4, 5];

/** @param {Session} session */
export function cluesCard(session) {
  if (!isHelped(session)) return null;
  const { game, table } = session;
  const given = table.help.clues;
  const without = game.witches.map((witch, i) => ({ witch, i }))
    .filter(({ i }) => given.every(clue => clue.witch !== i));
  return h("section", { class: "card clues", "data-test": "clues", "aria-labelledby": "clues-title" },
    h("h2", { id: "clues-title" }, t("page-clues-title")),
    h("p", { class: "hint" }, t("page-clues-hint")),
    given.length > 0 && h("ul", { class: "sealed" }, given.map(clue => sealed(game, clue))),
    without.length > 0 && h("details", { id: "clue-new" },
      h("summary", null, t("page-clues-new")),
      choice(session, without)));
}

/** @param {Api.GameView} game @param {Api.ClueView} parts */
function sealed(game, { witch, tells }) {
  const { id, name } = game.witches[witch];
  return h("li", { "data-witch": id }, drawing(id), h("span", null, say(tells)),
    h("button", { type: "button", class: "button small", id: `clue-read-${witch}`,
      onclick: () => read(witch, say(name)) }, t("page-clues-read", { name: say(name) })));
}

/** @param {Session} session @param {{ witch: Api.NamedItem, i: number }[]} without */
function choice(session, without) {
  const chosen = session.help.clue;
  /** @param {Partial<ClueWish>} change */
  const choose = change => {
    session.help.clue = { ...chosen, ...change };
    render();
  };
  /** @param {{ witch: Api.NamedItem, i: number }} parts */
  const chip = ({ witch, i }) => h("button", {
    type: "button", class: "chip", id: `clue-witch-${i}`, "data-witch": witch.id,
    "aria-pressed": chosen.witch === i ? "true" : "false",
    onclick: () => choose({ witch: i }),
  }, drawing(witch.id), h("span", null, say(witch.name)));
  /**
   * @param {string} name
   * @param {string | number} value
   * @param {boolean} is
   * @param {Partial<ClueWish>} change
   * @param {Content} words
   */
  const segment = (name, value, is, change, words) => h("label", { class: "segment" },
    h("input", { type: "radio", name, id: `${name}-${value}`, value, checked: is,
      onchange: () => choose(change) }),
    h("span", null, words));
  /** @param {ClueWish["size"]} value @param {string} words */
  const size = (value, words) =>
    segment("clue-size", value, chosen.size === value, { size: value }, words);
  /** @param {"own" | "most"} field @param {string} words */
  const wins = (field, words) => h("fieldset", { class: "segments" },
    h("legend", null, words),
    h("div", { class: "segment-row" }, WINS.map(n =>
      segment(`clue-${field}`, n, chosen[field] === n, { [field]: n }, n))));
  return h("div", { class: "clue-choice" },
    h("fieldset", { class: "witches" },
      h("legend", null, t("page-clues-who")),
      h("div", { class: "chips" }, without.map(chip))),
    h("fieldset", { class: "segments" },
      h("legend", null, t("page-clues-size")),
      h("div", { class: "segment-row" },
        size("small", t("page-clues-small")), size("medium", t("page-clues-medium")),
        size("large", t("page-clues-large")), size("wins", t("page-clues-wins")))),
    chosen.size === "wins" && [
      wins("own", t("page-clues-own")), wins("most", t("page-clues-most")),
    ],
    h("button", { type: "button", class: "button", id: "clue-seal", "data-test": "seal",
      "aria-disabled": chosen.witch === null || session.working ? "true" : null,
      onclick: () => seal(chosen) }, t("page-clues-seal")));
}

/** @param {ClueWish} chosen */
async function seal(chosen) {
  const session = currentSession();
  if (chosen.witch === null) {
    announce(t("page-clues-who"));
    return;
  }
  const { witch, size, own, most } = chosen;
  /** @type {Api.Action} */
  const action = { do: "handicap", witch, size: size === "wins" ? { wins: { own, most } } : size };
  const told = await slowly(action, { again: () => seal(chosen) });
  if (told === null || ui.session !== session) return;
  session.help.clue = newHelp(session.game).clue;
  render();
  const { clues } = /** @type {HelpedSession} */ (session).table.help;
  announce(say((/** @type {Api.ClueView} */ (clues.at(-1))).tells));
}

/** @param {number} witch @param {string} name */
async function read(witch, name) {
  const session = currentSession();
  const alone = await confirmed(t("page-clues-alone-title", { name }),
    t("page-clues-alone-text", { name }), t("page-clues-alone-yes"), "clue-alone");
  if (!alone || ui.session !== session) return;
  const told = await perform({ do: "unseal", witch }, { again: () => read(witch, name) });
  if (told === null || ui.session !== session) return;
  await openDialog(t("page-clues-own-title", { name }),
    h("p", { "data-test": "own-clue" }, say(/** @type {Api.Message} */ (told.clue))),
    [{ label: t("page-close"), value: "close", tone: "primary" }], { "data-dialog": "clue" });
}
