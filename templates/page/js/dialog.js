// Questions that need an answer first.
import { h, refill } from "./dom.js";
import { showOver } from "./over.js";
import { t } from "./words.js";

// What draws the open questions anew whose words are made on demand.
const redrawn = new Set();

export function openDialog(title, body, buttons, attributes) {
  return openWritten(() => ({ title, body, buttons }), attributes);
}

// The same of words that are written anew when the page speaks another language.
export async function openWritten(written, attributes = {}) {
  let choice = null;
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

// The page speaks another language.
export function redrawDialogs() {
  for (const draw of redrawn) draw();
}

// A question whose yes cannot be taken back.
export async function confirmed(title, text, yes, name) {
  const choice = await openDialog(title, h("p", null, text), [
    { label: t("page-cancel"), value: "no" },
    { label: yes, value: "yes", tone: "danger" },
  ], { "data-dialog": name });
  return choice === "yes";
}
