// @ts-check
// Language of the page: the one chosen on this phone, else that of the sheet, else that of the
// phone.
import { redrawDialogs } from "./dialog.js";
import { h } from "./dom.js";
import { forget, notify, render } from "./state.js";
import { store } from "./store.js";
import { LANGUAGES, speak, spoken, t } from "./words.js";

const LANGUAGE_KEY = "cp1-language";

function chosen() {
  const tag = store.read(LANGUAGE_KEY);
  return LANGUAGES.find(language => language.tag === tag);
}

// First of the phone's languages that the page has.
function ofPhone() {
  /** @param {string} tag */
  const short = tag => tag.split("-")[0].toLowerCase();
  const found = navigator.languages.map(
    tag => LANGUAGES.find(language => short(language.tag) === short(tag)));
  return found.find(language => language);
}

// Selects the language before the first draw.
export async function speakFirst() {
  const language = chosen() ?? ofPhone();
  if (language && language !== spoken.language) await speak(language);
}

// Switches to the sheet's language when a game is opened, unless one was chosen.
/** @param {Api.GameView} game */
export async function followSheet(game) {
  const language = LANGUAGES.find(({ number }) => number === game.language);
  if (chosen() || !language || language === spoken.language) return;
  const own = ofPhone();
  const offer = own === spoken.language && t("page-language-offer");
  if (!await speak(language)) return;
  render();
  redrawDialogs();
  if (offer) {
    notify("language", offer, { label: own.name, act: () => choose(own.tag) });
  }
}

/** @param {string} tag */
async function choose(tag) {
  forget("language");
  const language = LANGUAGES.find(one => one.tag === tag) ?? ofPhone();
  if (tag) store.write(LANGUAGE_KEY, tag);
  else store.remove(LANGUAGE_KEY);
  if (language && language !== spoken.language && !await speak(language)) {
    notify("language", t("page-language-missing"), { tone: "warn" });
  }
  render();
  redrawDialogs();
}

export function languageChoice() {
  const own = chosen()?.tag ?? "";
  /** @param {string} tag @param {string} name */
  const option = (tag, name) =>
    h("option", { value: tag, lang: tag || null, selected: tag === own }, name);
  return h("div", { class: "languages", "data-test": "language" },
    h("label", { for: "language" }, t("page-language")),
    h("select", { id: "language", onchange: event => choose(event.target.value) },
      option("", t("page-language-auto")),
      LANGUAGES.map(({ tag, name }) => option(tag, name))));
}
