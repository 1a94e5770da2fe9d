// @ts-check
// Dialog over the whole page. The browser's own modal dialog makes the page inert before it is
// painted, which is half of the response time on a slow phone. This one is painted first.
import { h } from "./dom.js";
import { questionOnWay } from "./way.js";

// Shows a dialog until Escape, Back, one of its buttons or, with `beside`, a tap outside closes it.
// Resolves after the history entry is removed and the focus is restored.
/**
 * @param {HTMLDialogElement} dialog
 * @param {{ asker?: Element | null, beside?: boolean }} [parts]
 */
export async function showOver(dialog, { asker = document.activeElement, beside = false } = {}) {
  const ended = questionOnWay(() => dialog.close());
  const veil = h("div", { class: "veil" }, dialog);
  /** @type {NodeListOf<HTMLElement>} */
  const layers = document.querySelectorAll("#app, .skip, .veil");
  const beneath = [...layers].filter(one => !one.inert);
  /** @param {KeyboardEvent} event */
  const onKey = event => {
    if (event.key !== "Escape" || event.isComposing || dialog !== topmost()) return;
    event.preventDefault();
    dialog.close();
  };
  dialog.setAttribute("aria-modal", "true");
  document.addEventListener("keydown", onKey);
  veil.addEventListener("click", event => {
    if (beside && event.target === veil) dialog.close();
  });
  document.body.append(veil);
  dialog.show();
  requestAnimationFrame(() => setTimeout(() => {
    if (dialog.open) for (const one of beneath) one.inert = true;
  }));
  await new Promise(closed => dialog.addEventListener("close", closed));
  document.removeEventListener("keydown", onKey);
  veil.style.display = "none";
  for (const one of beneath) one.inert = false;
  await ended();
  veil.remove();
  // The element that had the focus may have been redrawn.
  const back = asker?.isConnected ? asker : document.getElementById(asker?.id ?? "");
  /** @type {HTMLElement | null} */ (back)?.focus({ preventScroll: true });
}

function topmost() {
  return [...document.querySelectorAll("dialog[open]")].at(-1);
}
