// Every word of the page, by its key, and the messages that the module and the server send.
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent-bundle.js";
import { unpacked } from "./packed.js";

// Ordinals, which the library leaves out: { NUMBER($place, type: "ordinal") -> … }.
function NUMBER([number], { type }) {
  return new FluentNumber(number.valueOf(), { ...number.opts, type });
}

// All languages: the first is the page's own, whose words are inside it.
export const LANGUAGES = JSON.parse(document.getElementById("languages").textContent);
const [OWN] = LANGUAGES;
const PATIENCE_MS = 8000;

function messagesOf({ tag }, source) {
  // No marks of direction around values: they would be read, compared and copied along.
  const messages = new FluentBundle(tag, { functions: { NUMBER }, useIsolating: false });
  messages.addResource(new FluentResource(source));
  return messages;
}

const known = new Map([
  [OWN, messagesOf(OWN, JSON.parse(document.getElementById("words").textContent))],
]);
export const spoken = { language: OWN, messages: known.get(OWN) };

// The words of another language: packed inside the page, or in a file beside it.
async function sourceOf({ file, packed }) {
  if (packed) return unpacked(packed).text();
  const response = await fetch(file, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(file);
  return response.text();
}

// Goes on in a language; whether its words are there.
export async function speak(language) {
  try {
    if (!known.has(language)) known.set(language, messagesOf(language, await sourceOf(language)));
  } catch {
    return false;
  }
  Object.assign(spoken, { language, messages: known.get(language) });
  document.documentElement.lang = language.tag;
  document.querySelector(".skip").textContent = t("page-skip");
  return true;
}

// More words of a language, which is known.
export function learn(language, source) {
  known.get(language).addResource(new FluentResource(source));
}

// A text of the page. A key of another version of the page stands for itself.
export function t(key, values = {}) {
  const { messages } = spoken;
  const pattern = messages.getMessage(key)?.value;
  return pattern ? messages.formatPattern(pattern, values, []) : key;
}

// What the module or the server tells: a message as data, or a text as it is.
export function say(message) {
  if (typeof message === "string") return message;
  const values = Object.entries(message.values ?? {});
  return t(message.key, Object.fromEntries(values.map(([name, value]) => [name, said(value)])));
}

function said(value) {
  if (typeof value === "number") return value;
  return Array.isArray(value) ? listed(value.map(said)) : say(value);
}

// "a, b and c"
export function listed(texts) {
  if (texts.length < 2) return texts.join("");
  const [first, ...others] = texts;
  return others.length === 1
    ? t("list-two", { first, second: others[0] })
    : t("list-more", { first, second: listed(others) });
}

// The module's sentences begin small and have no full stop.
export function sentence(text) {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…。！？]$/.test(whole) ? whole : t("list-sentence", { text: whole });
}

// Sentences, one after the other.
export function sentences(texts) {
  if (texts.length === 0) return "";
  return texts.reduce((first, second) => t("list-sentences", { first, second }));
}
