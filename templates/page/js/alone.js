// @ts-check
// Opens games that are stored and played on this phone.
import { openDialog } from "./dialog.js";
import { h, painted } from "./dom.js";
import { enter } from "./enter.js";
import { LocalKeeper } from "./local.js";
import { Refusal } from "./module.js";
import { forget, notify, render } from "./state.js";
import { t } from "./words.js";

// Opens the game of a code. Resolves to whether it was opened.
/** @param {string} code @returns {Promise<boolean>} */
export async function openAlone(code) {
  forget("open");
  try {
    const opened = await LocalKeeper.open(code);
    // Opening and drawing are two long tasks: let the browser paint between them.
    await painted();
    enter(opened);
    return true;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.trouble === "stored") return openAnew(code, refusal);
    notify("open", refusal.message, { tone: "warn" });
    render();
    return false;
  }
}

/** @param {string} code @param {Refusal} refusal */
async function openAnew(code, refusal) {
  const choice = await openDialog(t("page-stored-title"),
    [h("p", null, refusal.message), h("p", null, t("page-stored-text"))], [
      { label: t("page-cancel"), value: "no" },
      { label: t("page-stored-anew"), value: "yes", tone: "primary" },
    ], { "data-dialog": "stored" });
  if (choice !== "yes") return false;
  enter(await LocalKeeper.open(code, true));
  return true;
}
