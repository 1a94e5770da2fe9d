// Every word of the page, by its key, and the messages that the module and the server send.
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent-bundle.js";

// Ordinals, which the library leaves out: { NUMBER($place, type: "ordinal") -> … }.
function NUMBER([number], { type }) {
  return new FluentNumber(number.valueOf(), { ...number.opts, type });
}

const LANGUAGE = document.documentElement.lang;
// No marks of direction around values: they would be read, compared and copied along.
const MESSAGES = new FluentBundle(LANGUAGE, { functions: { NUMBER }, useIsolating: false });
MESSAGES.addResource(new FluentResource(JSON.parse(document.getElementById("words").textContent)));

// A text of the page. A key of another version of the page stands for itself.
export function t(key, values = {}) {
  const pattern = MESSAGES.getMessage(key)?.value;
  return pattern ? MESSAGES.formatPattern(pattern, values, []) : key;
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
function listed(texts) {
  if (texts.length < 2) return texts.join("");
  const [first, ...others] = texts;
  return others.length === 1
    ? t("list-two", { first, second: others[0] })
    : t("list-more", { first, second: listed(others) });
}

// The module's sentences begin small and have no full stop.
export function sentence(text) {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : whole + ".";
}
