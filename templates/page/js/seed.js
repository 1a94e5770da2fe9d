// @ts-check
// Opens a game without its code, by the seed, level and number of players printed on the sheet. The
// name and the clue show whether it is the same game.
import { PLAYERS, deal } from "./deal.js";
import { openDialog } from "./dialog.js";
import { byId, h } from "./dom.js";
import { openCode } from "./open.js";
import { forget, notify, render, ui } from "./state.js";
import { say, t } from "./words.js";

export const LEVELS = ["first-game", "beginner", "amateur-witch", "spice-sorcerer", "potion-master",
  "high-witch"];
const SEED = /^([a-z]{5}[\s-]*){1,4}[a-z]{2}$|^[0-9]{1,20}$/i;

// Whether a text has the form of a seed.
/** @param {string} text */
export function isSeed(text) {
  return SEED.test(text.trim());
}

// The form, in a disclosure element because most players scan.
export function seedForm() {
  const { imprint } = ui;
  /** @param {"level" | "players"} name @param {string} label @param {[number, string][]} options */
  const choice = (name, label, options) => h("div", { class: "field" },
    h("label", { for: "seed-" + name }, label),
    h("select", { id: "seed-" + name,
      onchange: event => { imprint[name] = Number(event.target.value); } },
    options.map(([value, words]) =>
      h("option", { value: String(value), selected: value === imprint[name] }, words))));
  return h("details", { id: "seed-fold", class: "fold", "data-test": "seed" },
    h("summary", null, t("page-seed-title")),
    h("form", { class: "seed-form", onsubmit: event => {
      event.preventDefault();
      openSeed();
    } },
    h("p", { class: "hint" }, t("page-seed-hint")),
    h("div", { class: "field" },
      h("label", { for: "seed" }, t("page-seed-label")),
      h("input", { id: "seed", type: "text", autocomplete: "off", spellcheck: "false",
        autocapitalize: "none", placeholder: t("page-for-example", { text: "malut-lisil-hilug-pu" }),
        value: imprint.seed, oninput: event => { imprint.seed = event.target.value; } })),
    choice("level", t("page-seed-level"), LEVELS.map((id, number) =>
      [number, t("page-seed-level-named", { number, name: t(`level-${id}`) })])),
    choice("players", t("page-seed-players"), PLAYERS.map(n => [n, String(n)])),
    h("button", { type: "submit", class: "button primary", id: "open-seed",
      disabled: ui.dealing }, ui.dealing ? t("page-seed-dealing") : t("page-seed-button"))));
}

// Handles a seed typed into the field for codes: unfolds the form, which asks for the other values.
/** @param {string} seed */
export function unfoldSeed(seed) {
  ui.imprint.seed = seed.trim();
  render();
  const fold = /** @type {HTMLDetailsElement} */ (byId("seed-fold"));
  fold.open = true;
  fold.scrollIntoView({ block: "nearest" });
  byId("seed-level").focus();
}

async function openSeed() {
  const { imprint } = ui;
  if (imprint.seed.trim() === "") {
    forget("open");
    byId("seed").focus();
    return;
  }
  await deal(imprint, async game => {
    if (!await isOnTheSheet(game)) notify("open", t("page-seed-other"), { tone: "warn" });
    else if (await openCode(game.code)) imprint.seed = ui.code = "";
  });
}

/** @param {Api.GameView} game */
async function isOnTheSheet(game) {
  const choice = await openDialog(t("page-seed-same-title"), [
    h("p", null, t("page-seed-same-text", { label: game.label })),
    h("p", { class: "clue-line" }, h("strong", null, t("page-seed-same-clue")), " ", say(game.clue ?? "")),
  ], [
    { label: t("page-seed-same-no"), value: "no" },
    { label: t("page-seed-same-yes"), value: "yes", tone: "primary" },
  ], { "data-dialog": "same-sheet" });
  return choice === "yes";
}
