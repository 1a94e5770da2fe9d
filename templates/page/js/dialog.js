// Questions that need an answer first.
import { h } from "./dom.js";
import { showOver } from "./over.js";
import { t } from "./words.js";

export async function openDialog(title, body, buttons, attributes = {}) {
  let choice = null;
  const button = ({ label, value, tone = "" }, i) => h("button", {
    type: "button", class: "button " + tone, id: `dialog-${i}`, "data-choice": value,
    onclick: () => { choice = value; dialog.close(); },
  }, label);
  const dialog = h("dialog", { "aria-labelledby": "dialog-title", ...attributes },
    h("h2", { id: "dialog-title" }, title),
    h("div", { class: "dialog-body" }, body),
    h("div", { class: "dialog-buttons" }, buttons.map(button)));
  await showOver(dialog, { beside: true });
  return choice;
}

// A question whose yes cannot be taken back.
export async function confirmed(title, text, yes, name) {
  const choice = await openDialog(title, h("p", null, text), [
    { label: t("page-cancel"), value: "no" },
    { label: yes, value: "yes", tone: "danger" },
  ], { "data-dialog": name });
  return choice === "yes";
}
