// @ts-check
// Makes the PDF on request and offers to open, download or share it. The result is kept until the
// settings change.
import { announce, byId, h } from "../js/dom.js";
import { Refusal } from "../js/module.js";
import { openCode } from "../js/open.js";
import { render } from "../js/state.js";
import { t } from "../js/words.js";
import { Stopped, askPress, stop } from "./press.js";
import { smallPreview } from "./preview.js";
import { sign } from "./signs.js";

/**
 * @type {{
 *   of: string | null,
 *   files: MadeFile[],
 *   busy: boolean,
 *   done: { done: number, all: number } | null,
 *   trouble: string | null,
 *   code: string | null,
 *   advice: string | null,
 * }}
 */
const made = { of: null, files: [], busy: false, done: null, trouble: null, code: null, advice: null };

/** @type {Record<string, string>} */
const TYPES = { pdf: "application/pdf", zip: "application/zip", html: "text/html", brf: "text/plain" };

// Whether the browser may not open the address of a file in memory, as on an iPhone or iPad, which
// calls itself a Mac: *Share* then opens, prints and saves.
const SHARES_FIRST = /iP(hone|ad|od)/.test(navigator.userAgent)
  || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

function forgetFiles() {
  for (const { address } of made.files) URL.revokeObjectURL(address);
  Object.assign(made, { of: null, files: [], trouble: null, code: null, advice: null });
}

// Makes the PDF. `steps` sends one or more requests to the press and returns the last reply.
/** @param {string} key @param {Steps} steps */
async function make(key, steps) {
  forgetFiles();
  Object.assign(made, { busy: true, done: null });
  render();
  focusIfLost("make-stop");
  announce(t("press-making"));
  try {
    const { said, files } = await steps((done, all) => {
      made.done = { done, all };
      showProgress();
    });
    made.files = files.map(({ name, bytes }) => {
      const type = TYPES[name.split(".").pop() ?? ""] ?? "application/octet-stream";
      const file = new File([bytes], name, { type });
      return { name, file, address: URL.createObjectURL(file) };
    });
    Object.assign(made, { of: key, code: said.code ?? null, advice: said.advice ?? null });
  } catch (error) {
    if (error instanceof Refusal) made.trouble = error.message;
    else if (!(error instanceof Stopped)) throw error;
  } finally {
    made.busy = false;
    render();
  }
  if (made.of === null) {
    focusIfLost("make");
    return announce(made.trouble ?? t("press-stopped"));
  }
  document.getElementById("made-title")?.focus();
}

// Moves the focus to an element if a redraw removed the one that had it.
/** @param {string} id */
function focusIfLost(id) {
  if (document.activeElement === document.body) {
    document.getElementById(id)?.focus({ preventScroll: true });
  }
}

export function isMaking() {
  return made.busy;
}

function showProgress() {
  const bar = /** @type {HTMLProgressElement | null} */ (document.getElementById("make-progress"));
  if (!bar || !made.done) return render();
  const { done, all } = made.done;
  bar.value = done;
  byId("make-done").textContent = t("press-done-of", { done, all });
}

// Part below the preview: the button, the progress, or the result.
/**
 * @param {string} key
 * @param {string} label
 * @param {Steps} steps
 * @param {() => Content} [beside]
 */
export function makePart(key, label, steps, beside = () => null) {
  if (made.busy) return working();
  if (made.of === key) return h("div", { class: "make", "data-test": "make" }, results(beside));
  return h("div", { class: "make make-bar", "data-test": "make" },
    made.trouble && h("p", { class: "notice notice-warn", role: "alert" }, made.trouble),
    smallPreview(),
    h("button", { type: "button", class: "button primary", id: "make",
      onclick: () => make(key, steps) }, sign("print"), label));
}

function working() {
  const { done, all } = made.done ?? { done: 0, all: 0 };
  return h("div", { class: "make make-bar making", "data-test": "making" },
    h("p", { class: "progress" }, h("i", { class: "spinner" }),
      h("span", { id: "make-done" }, all ? t("press-done-of", { done, all }) : t("press-making"))),
    all && h("progress", { id: "make-progress", max: String(all), value: String(done),
      "aria-label": t("press-making") }),
    h("button", { type: "button", class: "button small", id: "make-stop", onclick: () => stop() },
      t("page-cancel")));
}

/** @param {() => Content} beside */
function results(beside) {
  const files = made.files.map(({ file }) => file);
  const shares = navigator.canShare?.({ files }) === true;
  // Without encryption, as at a home server's address, a browser shares nothing.
  const isFirst = shares && SHARES_FIRST;
  const button = shares && h("button", { type: "button", class: isFirst ? "button primary" : "button",
    id: "made-share", onclick: () => share(files) }, sign("share"), t("press-share"));
  return h("section", { class: "made card", "aria-labelledby": "made-title", "data-test": "made" },
    h("h3", { id: "made-title", tabindex: "-1" }, t("press-made", { files: made.files.length })),
    made.advice && h("p", { class: "notice notice-warn", id: "made-advice" }, made.advice),
    isFirst && h("div", { class: "button-row" }, button),
    h("ul", { class: "made-files" }, made.files.map((file, i) => one(file, i, i === 0 && !isFirst))),
    h("div", { class: "button-row" },
      !isFirst && button,
      made.code && h("button", { type: "button", class: "button", id: "made-play",
        onclick: () => openCode(made.code ?? "") }, t("press-play-here"))),
    beside());
}

/** @param {MadeFile} parts @param {number} i @param {boolean} isFirst */
function one({ name, address }, i, isFirst) {
  const opens = name.endsWith(".pdf") || name.endsWith(".html");
  return h("li", null,
    h("span", { class: "made-name" }, name),
    h("span", { class: "button-row" },
      opens && h("a", { class: isFirst ? "button primary" : "button", id: `made-open-${i}`,
        href: address, target: "_blank", rel: "noopener" }, t("press-open")),
      h("a", { class: "button", id: `made-save-${i}`, href: address, download: name },
        sign("save"), t("press-save"))));
}

/** @param {File[]} files */
async function share(files) {
  try {
    await navigator.share({ files });
  } catch {
    // The user closed the share dialog.
  }
}

// Makes a game with a single request.
/** @param {PressRequest} request @returns {Steps} */
export function inOneStep(request) {
  return () => askPress(request);
}
