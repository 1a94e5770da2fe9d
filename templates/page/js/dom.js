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
  /** @type {Record<string, Function>} */
  const own = {};
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) own[name.slice(2)] = /** @type {Function} */ (value);
    else if (name === "value" || name === "checked") element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  listen(element, own);
  element.append(...flat(children));
  return element;
}

/** @param {Content[]} children @returns {(string | Node)[]} */
function flat(children) {
  const all = /** @type {any[]} */ (children).flat(4);
  return all.filter(child => child !== null && child !== undefined && child !== false)
    .map(child => child.parentNode ? standIn(child) : child);
}

// Listeners of each element by event type. A redraw exchanges them.
/** @type {WeakMap<object, Record<string, Function>>} */
const listeners = new WeakMap();

/** @param {Element} element @param {Record<string, Function>} [own] */
function listen(element, own = {}) {
  listeners.set(element, own);
  // Adding the same function again has no effect.
  for (const type of Object.keys(own)) element.addEventListener(type, dispatch);
}

/** @this {Element} @param {Event} event */
function dispatch(event) {
  listeners.get(this)?.[event.type]?.call(this, event);
}

// Comments in new content, each for an element that is used again. The element stays where it is
// until the redraw, because moving it would end its focus.
/** @type {Map<Node, Node>} */
const standIns = new Map();

/** @param {Node} node */
function standIn(node) {
  const comment = document.createComment("");
  standIns.set(comment, node);
  return comment;
}

// Fields with typed text that is not committed by a change event yet.
const typed = new WeakSet();
document.addEventListener("input", event => typed.add(event.target ?? event), true);
document.addEventListener("change", event => typed.delete(event.target ?? event), true);

// Key by which a redraw recognizes a node among its siblings. Elements with `data-kept` are never
// reused for others, because code refers to them.
/** @param {any} node */
function keyOf(node) {
  if (!node.getAttribute) return node.nodeName;
  if (node.hasAttribute("data-kept")) return node;
  const first = (node.getAttribute("class") ?? "").split(" ")[0];
  return `${node.localName} ${node.id || node.getAttribute("data-test") || first}`;
}

// Makes `nodes` the content of an element. Nodes with the same key stay in the document and take
// over attributes, listeners and content, so that they keep focus, selection and a pressed pointer.
/** @param {Node} place @param {Node[]} nodes */
function reconcile(place, nodes) {
  const wanted = new Set(nodes.map(node => standIns.get(node) ?? (/** @type {any} */ (node).id || null)));
  /** @type {any} */
  let next = place.firstChild;
  for (const node of nodes) {
    const reused = standIns.get(node);
    standIns.delete(node);
    /** @param {Node} one */
    const fits = one => reused ? one === reused : !wanted.has(one) && keyOf(one) === keyOf(node);
    let found = next;
    while (found && !fits(found)) {
      found = wanted.has(found) || wanted.has(found.id || place) ? null : found.nextSibling;
    }
    if (!found) {
      place.insertBefore(reused ?? node, next);
      continue;
    }
    for (; next !== found; next = removed(next));
    if (!reused) update(found, node);
    next = found.nextSibling;
  }
  while (next) next = removed(next);
}

/** @param {ChildNode} node */
function removed(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

// Gives an element or text of the document the state of a new one.
/** @param {any} old @param {any} fresh */
function update(old, fresh) {
  if (!old.attributes) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  for (const { name } of [...old.attributes]) {
    if (name !== "open" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    // The Content Security Policy forbids the attribute, not the property.
    if (name === "style") old.style.cssText = value;
    else old.setAttribute(name, value);
  }
  listen(old, listeners.get(fresh));
  reconcile(old, [...fresh.childNodes]);
  if (!old.matches("input, select, textarea")) return;
  if (old.checked !== fresh.checked) old.checked = fresh.checked;
  if (old.value !== fresh.value && !typed.has(old)) old.value = fresh.value;
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

// Redraws the content of an element. Elements that exist before and after stay; what is replaced
// keeps its focus, open `details` and scroll position by its id.
/** @param {Element} element @param {...Content} children */
export function refill(element, ...children) {
  const { activeElement: active } = document;
  const focused = active && element.contains(active) ? active.id : "";
  const open = new Set(
    [...element.querySelectorAll("details[open][id]")].map(details => details.id));
  const scrolled = [...element.querySelectorAll("[data-scrolls][id]")]
    .map(piece => /** @type {const} */ ([piece.id, piece.scrollLeft, piece.scrollTop]));
  const fresh = document.createElement("div");
  fresh.append(...flat(children));
  reconcile(element, [...fresh.childNodes]);
  for (const [comment, node] of standIns) {
    if (!element.contains(comment)) continue;
    /** @type {Comment} */ (comment).replaceWith(node);
    standIns.delete(comment);
  }
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
