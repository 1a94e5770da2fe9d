// Questions that need an answer first. The browser's own dialog keeps the focus inside and
// closes with Escape.
import { h } from "./dom.js";
import { questionOnWay } from "./way.js";
import { t } from "./words.js";

export function openDialog(title, body, buttons, attributes = {}) {
  const asker = document.activeElement?.id;
  return new Promise(resolve => {
    let choice = null;
    const ended = questionOnWay(() => dialog.close());
    const button = ({ label, value, tone = "" }, i) => h("button", {
      type: "button", class: "button " + tone, id: `dialog-${i}`, "data-choice": value,
      onclick: () => { choice = value; dialog.close(); },
    }, label);
    const dialog = h("dialog", { "aria-labelledby": "dialog-title", ...attributes },
      h("h2", { id: "dialog-title" }, title),
      h("div", { class: "dialog-body" }, body),
      h("div", { class: "dialog-buttons" }, buttons.map(button)));
    dialog.addEventListener("click", event => {
      if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener("close", async () => {
      await ended();
      dialog.remove();
      if (asker) document.getElementById(asker)?.focus({ preventScroll: true });
      resolve(choice);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

// A question whose yes cannot be taken back.
export async function confirmed(title, text, yes, name) {
  const choice = await openDialog(title, h("p", null, text), [
    { label: t("page-cancel"), value: "no" },
    { label: yes, value: "yes", tone: "danger" },
  ], { "data-dialog": name });
  return choice === "yes";
}
