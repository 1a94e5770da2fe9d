// @ts-check
// Dialogs that must be answered before anything else.
import { h, refill } from "./dom.js";
import { showOver } from "./over.js";
import { t } from "./words.js";

// Redraw functions of open dialogs whose content depends on the language.
const redrawn = new Set();

/**
 * @template {string | number} Value
 * @param {string} title
 * @param {Content} body
 * @param {Choice<Value>[]} buttons
 * @param {Attributes<HTMLDialogElement>} [attributes]
 * @returns {Promise<Value | null>}
 */
export function openDialog(title, body, buttons, attributes) {
  return openWritten(() => ({ title, body, buttons }), attributes);
}

// Opens a dialog whose content comes from `written`, which runs again when the language changes.
/**
 * @template {string | number} Value
 * @param {() => { title: string, body: Content, buttons: Choice<Value>[] }} written
 * @param {Attributes<HTMLDialogElement>} [attributes]
 * @returns {Promise<Value | null>}
 */
export async function openWritten(written, attributes = {}) {
  /** @type {Value | null} */
  let choice = null;
  /** @param {Choice<Value>} parts @param {number} i */
  const button = ({ label, value, tone = "" }, i) => h("button", {
    type: "button", class: "button " + tone, id: `dialog-${i}`, "data-choice": value,
    onclick: () => { choice = value; dialog.close(); },
  }, label);
  const dialog = h("dialog", { "aria-labelledby": "dialog-title", ...attributes });
  const draw = () => {
    const { title, body, buttons } = written();
    refill(dialog,
      h("h2", { id: "dialog-title" }, title),
      h("div", { class: "dialog-body" }, body),
      h("div", { class: "dialog-buttons" }, buttons.map(button)));
  };
  draw();
  redrawn.add(draw);
  await showOver(dialog, { beside: true });
  redrawn.delete(draw);
  return choice;
}

// Redraws the open dialogs after the language has changed.
export function redrawDialogs() {
  for (const draw of redrawn) draw();
}

// Asks for confirmation of an action that cannot be undone.
/** @param {string} title @param {Content} text @param {string} yes @param {string} name */
export async function confirmed(title, text, yes, name) {
  const choice = await openDialog(title, h("p", null, text), [
    { label: t("page-cancel"), value: "no" },
    { label: yes, value: "yes", tone: "danger" },
  ], { "data-dialog": name });
  return choice === "yes";
}
