// @ts-check
// Creates DOM elements. Strings become text nodes, so typed or scanned input is never parsed as
// HTML.
/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes<HTMLElementTagNameMap[Tag]> | null} [props]
 * @param {...Content} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, props, ...children) {
  /** @type {any} */
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked") element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...flat(children));
  return element;
}

/** @param {Content[]} children @returns {(string | Node)[]} */
function flat(children) {
  const all = /** @type {any[]} */ (children).flat(4);
  return all.filter(child => child !== null && child !== undefined && child !== false);
}

// The element with an `id`, where it exists.
/** @param {string} id */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} id @param {string} className @param {string} [box] @returns {SVGSVGElement} */
export function use(id, className, box) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  if (box) svg.setAttribute("viewBox", box);
  const target = document.createElementNS(SVG, "use");
  target.setAttribute("href", "#" + id);
  svg.append(target);
  return svg;
}

// A drawing from the printed sheet.
/** @param {string} name @param {string} [className] */
export function drawing(name, className = "") {
  return use("sym-" + name, "drawing " + className, "0 0 100 100");
}

// A small icon, for example on a button.
/** @param {string} name @param {string} [className] */
export function glyph(name, className = "") {
  return use("g-" + name, "glyph " + className, "0 0 24 24");
}

/** @param {string} text */
export function unseen(text) {
  return h("span", { class: "unseen" }, text);
}

// Parses the markup of rules texts: *bold* and _italic_.
/** @param {string} text @returns {Content[]} */
export function markup(text) {
  return text.split(/(\*[^*]+\*|_[^_]+_)/).map(piece => {
    if (/^\*.+\*$/.test(piece)) return h("strong", null, piece.slice(1, -1));
    if (/^_.+_$/.test(piece)) return h("em", null, piece.slice(1, -1));
    return piece;
  });
}

// Announces a text to screen readers. Clearing the live region first makes repeated texts heard.
/** @param {string} text */
export function announce(text) {
  const live = byId("live");
  live.textContent = "";
  setTimeout(() => { live.textContent = text; }, 60);
}

// Replaces the children of an element. Keeps the focus, open `details` and scroll positions.
/** @param {Element} element @param {...Content} children */
export function refill(element, ...children) {
  const { activeElement: active } = document;
  const focused = active && element.contains(active) ? active.id : "";
  const open = new Set(
    [...element.querySelectorAll("details[open][id]")].map(details => details.id));
  const scrolled = [...element.querySelectorAll("[data-scrolls][id]")]
    .map(piece => /** @type {const} */ ([piece.id, piece.scrollLeft, piece.scrollTop]));
  element.replaceChildren(...flat(children));
  for (const [id, left, top] of scrolled) {
    const piece = document.getElementById(id);
    if (piece) Object.assign(piece, { scrollLeft: left, scrollTop: top });
  }
  for (const details of element.querySelectorAll("details")) {
    if (open.has(details.id)) details.open = true;
  }
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

// Redraws a part of the screen. The first visible button that exists both before and after stays at
// the same position, even if content above it appears or disappears.
/** @param {HTMLElement} place @param {() => void} draw */
export function anchored(place, draw) {
  const screen = byId("screen");
  const edge = screen.getBoundingClientRect().top;
  const buttons = [...place.querySelectorAll("button[id]")].map(button =>
    /** @type {const} */ ([button.id, button.getBoundingClientRect().top]));
  draw();
  for (const [id, before] of buttons) {
    const button = before >= edge && document.getElementById(id);
    if (!button) continue;
    screen.scrollTop += button.getBoundingClientRect().top - before;
    return;
  }
}

export function toTop() {
  byId("screen").scrollTop = 0;
}

// Scrolls to the top of a new screen and focuses its heading.
/** @param {string} id */
export function focusTop(id) {
  toTop();
  document.getElementById(id)?.focus({ preventScroll: true });
}

// Resolves after the browser had a chance to paint, so that long work can follow. Resolves at once
// if the page is hidden, because hidden pages are not painted.
/** @returns {Promise<void>} */
export function painted() {
  return new Promise(resolve => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve, 0));
  });
}

// Waits until the document is parsed.
/** @returns {Promise<unknown>} */
export function parsed() {
  return new Promise(resolve => {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", resolve, { once: true });
    } else {
      resolve(null);
    }
  });
}
