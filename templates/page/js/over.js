// A dialog over all else. The browser's modal dialog makes the whole page inert before it is
// seen, which is half of what the tap takes on a slow phone: this one is seen first.
import { h } from "./dom.js";
import { questionOnWay } from "./way.js";

// Shows a dialog until Escape, the way back or a button closes it, or a tap beside it where that
// is enough; resolves once the way is as it was and the focus is back.
export async function showOver(dialog, { asker = document.activeElement, beside = false } = {}) {
  const ended = questionOnWay(() => dialog.close());
  const veil = h("div", { class: "veil" }, dialog);
  const beneath = [...document.querySelectorAll("#app, .skip, .veil")].filter(one => !one.inert);
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
  // What asked may have been drawn anew meanwhile.
  const back = asker?.isConnected ? asker : document.getElementById(asker?.id);
  back?.focus({ preventScroll: true });
}

function topmost() {
  return [...document.querySelectorAll("dialog[open]")].at(-1);
}
