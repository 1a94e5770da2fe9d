// @ts-check
// Entry to printing. The print screen and the press (the module that makes PDFs) are loaded on
// first use; until then, this module draws a placeholder.
import { h } from "./dom.js";
import { unpacked } from "./packed.js";
import { screenHead, show } from "./places.js";
import { render, ui } from "./state.js";
import { learn, spoken, t } from "./words.js";

/** @type {HTMLMetaElement | null} */
const META = document.querySelector('meta[name="press"]');
const PARTS = META?.content;
export const CAN_PRINT = PARTS !== undefined;
// Time without data after which a download is aborted, in milliseconds.
const PATIENCE_MS = 20000;

/**
 * @type {{
 *   draw: ((wish: string | null) => Node) | null,
 *   loading: Promise<void> | null,
 *   trouble: "version" | "network" | "file" | null,
 *   wish: string | null,
 *   words: Set<string>,
 * }}
 */
const printing = { draw: null, loading: null, trouble: null, wish: null, words: new Set() };

// Loads a file of the press, embedded in a self-contained page or located next to the page. `told`
// is called with the loaded fraction, 0 to 1.
/** @param {string} name @param {((there: number) => void) | null} [told] */
export async function pressFile(name, told = null) {
  const inside = document.querySelector(`script[data-file="${name}"]`);
  if (inside) return unpacked(inside.textContent);
  const abort = new AbortController();
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(), PATIENCE_MS);
  };
  wait();
  try {
    const response = await fetch(name, { signal: abort.signal });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    const total = Number(response.headers.get("content-length"));
    const pieces = [];
    let length = 0;
    for (const reader = /** @type {ReadableStream} */ (response.body).getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      wait();
      pieces.push(value);
      length += value.length;
      if (total > 0) told?.(Math.min(1, length / total));
    }
    return new Response(new Blob(pieces));
  } finally {
    clearTimeout(timer);
  }
}

// Loads the print screen's messages in the current language.
async function words() {
  const { language } = spoken;
  const file = await pressFile(`press-${language.tag}.ftl`);
  learn(language, await file.text());
  printing.words.add(language.tag);
}

// Loads the print screen. The page's Content Security Policy allows only the script of the same
// version, by its digest.
async function screen() {
  if (printing.draw) return;
  const { script, style, worker, digest } = await (await pressFile(PARTS ?? "")).json();
  Object.assign(pressParts, { worker, digest });
  /** @param {string} tag @param {string} text */
  const add = (tag, text) => {
    const element = document.createElement(tag);
    element.textContent = text;
    document.head.append(element);
  };
  add("style", style);
  add("script", script);
  if (!printing.draw) throw new VersionError();
}

class VersionError extends Error {}

// Source text of the press's worker, and the SHA-256 of this version's press module.
export const pressParts = { worker: "", digest: "" };

function load() {
  printing.trouble = null;
  printing.loading = Promise.all([screen(), words()]).catch(error => {
    // Into a page that was opened from disk, browsers load no other files.
    const cause = location.protocol === "file:" ? "file" : "network";
    printing.trouble = error instanceof VersionError ? "version" : cause;
  }).then(() => {
    printing.loading = null;
    if (ui.screen === "print") render();
  });
}

// Called by the loaded print screen with its draw function, whose argument is a link's wish.
/** @param {(wish: string | null) => Node} draw */
export function pressArrived(draw) {
  printing.draw = draw;
}

/** @param {string | null} [wish] */
export function openPrinting(wish = null) {
  printing.wish = wish;
  show("print");
}

export function printScreen() {
  const isReady = printing.draw !== null && printing.words.has(spoken.language.tag);
  if (!isReady && !printing.loading && !printing.trouble) load();
  if (printing.draw && isReady) {
    const { wish } = printing;
    printing.wish = null;
    return printing.draw(wish);
  }
  const trouble = printing.trouble && !printing.loading;
  return h("div", { class: "print", id: "print-screen", "data-test": "print-loading" },
    screenHead(),
    trouble
      ? h("section", { class: "card" },
        h("p", null, troubleWords()),
        h("div", { class: "button-row" },
          h("button", { type: "button", class: "button primary", id: "print-retry",
            onclick: () => { printing.trouble = null; render(); } }, t("page-try-again"))))
      : h("p", { class: "progress" }, h("i", { class: "spinner" }), t("page-print-loading")));
}

function troubleWords() {
  switch (printing.trouble) {
    case "version": return t("page-print-old");
    case "file": return t("page-print-file");
    default: return t("page-print-failed");
  }
}

// Card on the home screen that opens the print screen.
export function printCard() {
  if (!CAN_PRINT) return null;
  return h("section", { class: "card print-card", "aria-labelledby": "print-card-title",
    "data-test": "print-card" },
  h("h2", { id: "print-card-title" }, t("page-print-title")),
  h("p", { class: "hint" }, t("page-print-hint")),
  h("div", { class: "button-row" },
    h("button", { type: "button", class: "button", id: "print-open", onclick: () => openPrinting() },
      t("page-print-open"))));
}
