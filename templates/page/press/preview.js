// @ts-check
// Preview of the printed pages, one at a time, turned by a tap or swipe. Its element is kept when
// the rest of the screen is redrawn.
import { announce, glyph, h, refill } from "../js/dom.js";
import { spoken, t } from "../js/words.js";
import { sign } from "./signs.js";

// Minimum length of a swipe that turns back a page, in CSS pixels.
const SWIPE_PX = 48;

/**
 * @type {{
 *   pages: PreviewPage[],
 *   at: number,
 *   large: boolean,
 *   busy: boolean,
 *   trouble: string | null,
 * }}
 */
const view = { pages: [], at: 0, large: false, busy: false, trouble: null };
const place = h("section", { class: "preview", "data-test": "preview" });
// Reused image elements, because slow phones need long to decode a page.
const picture = h("img", { alt: "", draggable: "false" });
const smallPicture = h("img", { alt: "" });
/** @type {Language | null} */
let spokenThen = null;

export function previewPlace() {
  if (spokenThen !== spoken.language) draw();
  return place;
}

// Thumbnail next to the button, for narrow screens where the preview is further down.
const small = h("button", { type: "button", class: "thumb", id: "preview-small",
  onclick: () => place.scrollIntoView({ block: "start" }) }, smallPicture);

export function smallPreview() {
  return small;
}

// Shows the pages of a game. Keeps the current page if the new game has the same one.
/** @param {PressFile[]} files */
export function showPages(files) {
  const { page } = view.pages[view.at] ?? {};
  for (const { address } of view.pages) if (address) URL.revokeObjectURL(address);
  view.pages = files.map(({ page: own, title, bytes }) => ({ page: own, title: title ?? "", bytes, address: null }));
  view.at = Math.max(0, view.pages.findIndex(({ page: own }) => own === page));
  Object.assign(view, { busy: false, trouble: null });
  draw();
}

// Object URL of a page's SVG, created on demand.
/** @param {PreviewPage} page */
function addressOf(page) {
  if (!page.address) {
    page.address = URL.createObjectURL(new Blob([page.bytes], { type: "image/svg+xml" }));
  }
  return page.address;
}

export function previewBusy() {
  view.busy = true;
  place.setAttribute("aria-busy", "true");
  place.classList.add("busy");
}

/** @param {string} text */
export function previewTrouble(text) {
  Object.assign(view, { busy: false, trouble: text });
  draw();
}

/** @param {number} by */
function turn(by) {
  const count = view.pages.length;
  view.at = (view.at + by + count) % count;
  draw();
  announce(title());
}

function title() {
  return t("press-page-title", {
    page: view.at + 1, pages: view.pages.length, title: view.pages[view.at].title });
}

// Horizontal start position of a pointer, to distinguish a swipe from a tap.
/** @type {number | null} */
let from = null;

function sheet() {
  return h("button", { type: "button", class: view.large ? "sheet large" : "sheet", id: "preview-page",
    "aria-label": t("press-turn", { title: title() }),
    onpointerdown: event => { from = event.clientX; },
    onclick: event => {
      const moved = from === null ? 0 : event.clientX - from;
      from = null;
      turn(moved > SWIPE_PX ? -1 : 1);
    } },
  picture);
}

/** @param {HTMLImageElement} image @param {string} address */
function show(image, address) {
  if (image.getAttribute("src") !== address) image.setAttribute("src", address);
}

function draw() {
  spokenThen = spoken.language;
  place.classList.toggle("busy", view.busy);
  place.setAttribute("aria-busy", String(view.busy));
  place.setAttribute("aria-label", t("press-preview"));
  const page = view.pages[view.at];
  small.setAttribute("aria-label", t("press-preview"));
  small.hidden = !page;
  if (view.trouble) return refill(place, h("p", { class: "notice notice-warn" }, view.trouble));
  if (!page) {
    return refill(place, h("p", { class: "progress" }, h("i", { class: "spinner" }), t("press-drawing")));
  }
  show(picture, addressOf(page));
  show(smallPicture, addressOf(page));
  /** @param {string} id @param {string} label @param {Node} picture @param {number} by */
  const step = (id, label, picture, by) => h("button", { type: "button", class: "round", id,
    "aria-label": label, onclick: () => turn(by) }, picture);
  return refill(place,
    h("div", { class: "preview-window", id: "preview-window", "data-scrolls": "",
      tabindex: view.large ? "0" : null, role: view.large ? "group" : null,
      "aria-label": view.large ? title() : null }, sheet()),
    h("div", { class: "preview-bar" },
      step("preview-before", t("press-page-before"), glyph("back"), -1),
      h("p", { "data-test": "preview-title" }, title()),
      h("button", { type: "button", class: "round", id: "preview-zoom",
        "aria-pressed": String(view.large), "aria-label": t("press-zoom"),
        onclick: () => { view.large = !view.large; draw(); } }, sign(view.large ? "smaller" : "larger")),
      step("preview-after", t("press-page-after"), sign("forward"), 1)));
}
