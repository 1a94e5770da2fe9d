// @ts-check
// Texts of the page by message key, and messages from the module and the server.
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent-bundle.js";
import { byId } from "./dom.js";
import { unpacked } from "./packed.js";

// Fluent function for ordinals, which the library lacks: { NUMBER($place, type: "ordinal") -> … }.
/**
 * @param {[import("../vendor/fluent-bundle.js").FluentNumber]} parts
 * @param {{ type: string }} parts
 */
function NUMBER([number], { type }) {
  return new FluentNumber(number.valueOf(), { ...number.opts, type });
}

// All languages. The first is the page's own, whose messages are embedded.
/** @type {Language[]} */
export const LANGUAGES = JSON.parse(byId("languages").textContent);
const [OWN] = LANGUAGES;
const PATIENCE_MS = 8000;

/** @param {Language} language @param {string} source */
function messagesOf({ tag }, source) {
  // No bidirectional isolation marks around values: they would be read aloud, compared and copied.
  const messages = new FluentBundle(tag, { functions: { NUMBER }, useIsolating: false });
  messages.addResource(new FluentResource(source));
  return messages;
}

const OWN_MESSAGES = messagesOf(OWN, JSON.parse(byId("words").textContent));
const known = new Map([[OWN, OWN_MESSAGES]]);
export const spoken = { language: OWN, messages: OWN_MESSAGES };

// Messages of another language: packed in the page, or in a file next to it.
/** @param {Language} language @returns {Promise<string>} */
async function sourceOf({ file, packed }) {
  if (packed) return unpacked(packed).text();
  const response = await fetch(file ?? "", { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(file);
  return response.text();
}

// Switches to a language. Resolves to whether its messages could be loaded.
/** @param {Language} language */
export async function speak(language) {
  try {
    if (!known.has(language)) known.set(language, messagesOf(language, await sourceOf(language)));
  } catch {
    return false;
  }
  Object.assign(spoken, { language, messages: known.get(language) });
  document.documentElement.lang = language.tag;
  /** @type {Element} */ (document.querySelector(".skip")).textContent = t("page-skip");
  return true;
}

// Adds messages to a loaded language.
/** @param {Language} language @param {string} source */
export function learn(language, source) {
  known.get(language)?.addResource(new FluentResource(source));
}

// Formats a message of the page. A key unknown to this version is returned unchanged.
/** @param {string} key @param {Record<string, string | number | null>} [values] */
export function t(key, values = {}) {
  const { messages } = spoken;
  const pattern = messages.getMessage(key)?.value;
  return pattern ? messages.formatPattern(pattern, values, []) : key;
}

// Formats a message from the module or server: structured data, or a plain text.
/** @param {string | Api.Message} message @returns {string} */
export function say(message) {
  if (typeof message === "string") return message;
  const values = Object.entries(message.values ?? {});
  return t(message.key, Object.fromEntries(values.map(([name, value]) => [name, said(value)])));
}

/** @param {Api.Text} value @returns {string | number} */
function said(value) {
  if (typeof value === "number") return value;
  return Array.isArray(value) ? listed(value.map(said)) : say(value);
}

// Joins texts as in "a, b and c".
/** @param {(string | number)[]} texts @returns {string} */
export function listed(texts) {
  if (texts.length < 2) return texts.join("");
  const [first, ...others] = texts;
  return others.length === 1
    ? t("list-two", { first, second: others[0] })
    : t("list-more", { first, second: listed(others) });
}

// Capitalizes a message of the module and adds a full stop if it has no final punctuation.
/** @param {string} text */
export function sentence(text) {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…。！？]$/.test(whole) ? whole : t("list-sentence", { text: whole });
}

// Joins sentences in the language's order and spacing.
/** @param {string[]} texts @returns {string} */
export function sentences(texts) {
  if (texts.length === 0) return "";
  return texts.reduce((first, second) => t("list-sentences", { first, second }));
}
