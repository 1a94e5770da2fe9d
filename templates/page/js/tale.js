// @ts-check
// Sealed texts of a campaign. Each opens with the recipe of its chapter, or automatically on a
// phone that has already shown the recipe.
import { openWritten } from "./dialog.js";
import { announce, drawing, glyph, h, markup, refill, unseen } from "./dom.js";
import { Refusal, ask, engineReady } from "./module.js";
import { herbTiles, ingredientName } from "./pictures.js";
import { forget, notify, render } from "./state.js";
import { GAME_KEY, readEntry } from "./store.js";
import { t } from "./words.js";

// Number of the last chapter. The text after it is the ending of the campaign.
const CHAPTERS = 10;

/** @param {Api.SealedTextView} parts */
function titleOf({ chapter }) {
  return chapter > CHAPTERS ? t("page-tale-ending") : t("page-tale-title", { chapter });
}

/** @param {string} code */
export function isTale(code) {
  return /\bCP98:/i.test(code);
}

// Opens a scanned or typed text. Resolves to whether it was shown.
/** @param {string} code @returns {Promise<boolean>} */
export async function openTale(code) {
  forget("open");
  try {
    await engineReady();
    const { tale } = ask({ ask: "tale", code });
    const text = known(tale, code) ?? await asked(tale, code);
    if (text === null) return false;
    await told(tale, text);
    return true;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    notify("open", refusal.message, { tone: "warn" });
    render();
    return false;
  }
}

// The text if its game was won or given up on this phone, else null.
/** @param {Api.SealedTextView} parts @param {string} code */
function known({ id }, code) {
  const save = readEntry(GAME_KEY + id)?.save;
  if (typeof save !== "string") return null;
  try {
    for (const answer of answersOf(save)) {
      const { text } = ask({ ask: "tale", code, answer });
      if (text !== null) return text;
    }
  } catch (refusal) {
    // An unreadable game opens no text.
    if (!(refusal instanceof Refusal)) throw refusal;
  }
  return null;
}

/** @param {string} save @returns {string[][]} */
function answersOf(save) {
  const { table } = ask({ ask: "play", save, action: { do: "look" } });
  if (table.solution) return table.solution.answers;
  if (table.status !== "won") return [];
  const { told } = ask({ ask: "play", save, action: { do: "story" } });
  return /** @type {Api.Story} */ (told.story).solution.answers;
}

// Asks for the recipe until it is correct. Resolves to null if the question is cancelled.
/** @param {Api.SealedTextView} tale @param {string} code @returns {Promise<string | null>} */
async function asked(tale, code) {
  /** @type {string[]} */
  const answer = [];
  /** @type {string | null} */
  let wrong = null;
  for (;;) {
    const choice = await openWritten(() => ({
      title: titleOf(tale),
      body: question(tale, answer, wrong),
      buttons: [
        { label: t("page-cancel"), value: "no" },
        { label: t("page-tale-open"), value: "open", tone: "primary" },
      ],
    }), { "data-dialog": "tale" });
    if (choice !== "open") return null;
    await engineReady();
    try {
      const { text } = ask({ ask: "tale", code, answer });
      if (text !== null) return text;
      wrong = t("page-wrong");
    } catch (refusal) {
      // Input that cannot be a recipe is answered with the reason.
      if (!(refusal instanceof Refusal) || refusal.trouble !== "input") throw refusal;
      wrong = refusal.message;
    }
    announce(wrong);
  }
}

/** @param {Api.SealedTextView} tale @param {string[]} answer @param {string | null} wrong */
function question(tale, answer, wrong) {
  const { label, longest } = tale;
  const line = h("div", { "data-kept": true });
  const draw = () => refill(line, h("ol", { class: "answer-line", "data-test": "tale-line",
    "aria-label": answer.length === 0 ? t("page-answer-empty") : null },
  Array.from({ length: longest }, (_, i) => h("li", null,
    h("span", { class: "pour-place" }, i + 1),
    answer[i] && [drawing(answer[i]), unseen(ingredientName(tale, answer[i]))]))));
  /** @param {string} id */
  const pick = id => {
    if (answer.length === longest) {
      announce(t("page-answer-full", { longest }));
      return;
    }
    answer.push(id);
    draw();
    announce(t("page-added", { name: ingredientName(tale, id), place: answer.length }));
  };
  draw();
  return [
    h("p", { class: "hint" }, t("page-tale-hint", { name: label })),
    herbTiles(tale, "tale", pick),
    line,
    h("div", { class: "button-row" },
      h("button", { type: "button", class: "button plain", id: "tale-undo", onclick: () => {
        answer.pop();
        draw();
      } }, glyph("undo"), t("page-undo"))),
    wrong && h("p", { class: "verdict", "data-test": "tale-wrong" },
      glyph("close"), h("span", null, wrong)),
  ];
}

// Shows a text. If it has several endings, each is folded until it is opened.
/** @param {Api.SealedTextView} tale @param {string} text */
async function told(tale, text) {
  const parts = text.split(/^# /m);
  /** @param {string[]} lines */
  const paragraphs = lines => lines.filter(line => line !== "").map(line => h("p", null, markup(line)));
  /** @param {string} lines @param {number} i */
  const part = (lines, i) => {
    const [heading, ...rest] = lines.split("\n");
    const title = h("h3", null, heading);
    return tale.chapter > CHAPTERS
      ? h("details", { id: `tale-ending-${i}` }, h("summary", null, title), paragraphs(rest))
      : [title, paragraphs(rest)];
  };
  await openWritten(() => ({
    title: titleOf(tale),
    body: h("div", { class: "tale", "data-test": "tale" },
      paragraphs(parts[0].split("\n")), parts.slice(1).map(part)),
    buttons: [{ label: t("page-close"), value: "close", tone: "primary" }],
  }), { "data-dialog": "tale-told" });
}
