// Making elements. Texts become text nodes: nothing that was typed or scanned is ever markup.
export function h(tag, props, ...children) {
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

function flat(children) {
  return children.flat(4).filter(child => child !== null && child !== undefined && child !== false);
}

const SVG = "http://www.w3.org/2000/svg";

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

// A drawing of the sheet.
export function drawing(name, className = "") {
  return use("sym-" + name, "drawing " + className, "0 0 100 100");
}

// A small sign on a button.
export function glyph(name, className = "") {
  return use("g-" + name, "glyph " + className, "0 0 24 24");
}

export function unseen(text) {
  return h("span", { class: "unseen" }, text);
}

// The rules' markup: *bold* and _italic_.
export function markup(text) {
  return text.split(/(\*[^*]+\*|_[^_]+_)/).map(piece => {
    if (/^\*.+\*$/.test(piece)) return h("strong", null, piece.slice(1, -1));
    if (/^_.+_$/.test(piece)) return h("em", null, piece.slice(1, -1));
    return piece;
  });
}

// Tells screen readers; the same words twice are told twice.
export function announce(text) {
  const live = document.getElementById("live");
  live.textContent = "";
  setTimeout(() => { live.textContent = text; }, 60);
}

// Replaces what is in an element, and keeps the focus, what was folded open, and how far pieces
// were scrolled.
export function refill(element, ...children) {
  const focused = element.contains(document.activeElement) ? document.activeElement.id : "";
  const open = new Set(
    [...element.querySelectorAll("details[open][id]")].map(details => details.id));
  const scrolled = [...element.querySelectorAll("[data-scrolls][id]")]
    .map(piece => [piece.id, piece.scrollLeft, piece.scrollTop]);
  element.replaceChildren(...flat(children));
  for (const [id, left, top] of scrolled) {
    const piece = document.getElementById(id);
    if (piece) Object.assign(piece, { scrollLeft: left, scrollTop: top });
  }
  for (const details of element.querySelectorAll("details[id]")) {
    if (open.has(details.id)) details.open = true;
  }
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

// Draws what stands in a place of the screen anew: the first thing there that can be tapped, now
// and then, stays where it is, whatever comes or goes above it.
export function anchored(place, draw) {
  const screen = document.getElementById("screen");
  const edge = screen.getBoundingClientRect().top;
  const buttons = [...place.querySelectorAll("button[id]")].map(button =>
    [button.id, button.getBoundingClientRect().top]);
  draw();
  for (const [id, before] of buttons) {
    const button = before >= edge && document.getElementById(id);
    if (!button) continue;
    screen.scrollTop += button.getBoundingClientRect().top - before;
    return;
  }
}

export function toTop() {
  document.getElementById("screen").scrollTop = 0;
}

// Puts the focus on a heading at the top of a fresh screen.
export function focusTop(id) {
  toTop();
  document.getElementById(id)?.focus({ preventScroll: true });
}

// Lets the browser paint before work that holds it up. What nobody sees is not painted.
export function painted() {
  return new Promise(resolve => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve, 0));
  });
}

// Waits until the whole page is there.
export function parsed() {
  return new Promise(resolve => {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", resolve, { once: true });
    } else {
      resolve();
    }
  });
}
