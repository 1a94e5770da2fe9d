// A dialog over all else. The browser's modal dialog makes the whole page inert before it is
// seen, which is half of what the tap takes on a slow phone: this one is seen first.
import { h } from "./dom.js";

// Shows a dialog; gives the veil that it lies on, to be removed once all that follows is done.
export function showOver(dialog) {
  const asker = document.activeElement;
  const veil = h("div", { class: "veil" }, dialog);
  const beneath = [...document.querySelectorAll("#app, .skip, .veil")].filter(one => !one.inert);
  const onKey = event => {
    if (event.key !== "Escape" || event.isComposing || dialog !== topmost()) return;
    event.preventDefault();
    dialog.close();
  };
  dialog.setAttribute("aria-modal", "true");
  dialog.addEventListener("close", () => {
    document.removeEventListener("keydown", onKey);
    veil.style.display = "none";
    for (const one of beneath) one.inert = false;
    asker?.focus({ preventScroll: true });
  });
  document.addEventListener("keydown", onKey);
  document.body.append(veil);
  dialog.show();
  requestAnimationFrame(() => setTimeout(() => {
    if (dialog.open) for (const one of beneath) one.inert = true;
  }));
  return veil;
}

function topmost() {
  return [...document.querySelectorAll("dialog[open]")].at(-1);
}
