// @ts-check
// Shares the open game or table with another phone, by a QR code or by its address.
import { openDialog } from "./dialog.js";
import { announce, h } from "./dom.js";
import { packed } from "./handed.js";
import { qrPicture } from "./qr.js";
import { currentSession } from "./state.js";
import { t } from "./words.js";

// A page opened from a file has no address that another phone could open.
/** @param {string} fragment */
function addressOf(fragment) {
  const web = location.protocol.startsWith("http");
  return web ? `${location.origin}${location.pathname}#${fragment}` : fragment;
}

export async function share() {
  const { game, keeper, table } = currentSession();
  const text = addressOf(keeper.name ? "table=" + keeper.name : packed(game, table));
  const picture = qrPicture(text, keeper.name ? t("page-share-qr-table") : t("page-share-qr-game"));
  const here = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  const field = h("input", { id: "share-text", type: "text", readonly: true, value: text,
    "data-test": "share-text", onfocus: event => event.target.select() });
  const body = [
    // Focusing the picture keeps the dialog from scrolling past it.
    h("div", { tabindex: "-1", autofocus: true, class: "qr-place" },
      picture ?? h("p", { "data-test": "share-long" }, t("page-share-long"))),
    picture && h("p", null, keeper.name ? t("page-share-table") : t("page-share-game")),
    here && h("p", { class: "hint" }, t("page-share-local")),
    h("div", { class: "code-form" },
      h("label", { for: "share-text" }, t("page-share-address")),
      h("div", { class: "code-row" }, field,
        h("button", { type: "button", class: "button", id: "share-copy", onclick: event => copy(field, event.currentTarget) },
          t("page-share-copy")))),
    /** @type {any} */ (navigator).share && h("button", { type: "button", class: "button", id: "share-send",
      onclick: () => send(text) }, t("page-share-send")),
  ];
  await openDialog(t("page-share-title"), body, [
    { label: t("page-close"), value: "close", tone: "primary" },
  ], { "data-dialog": "share" });
}

// Copies a field's text. The clipboard API needs a secure context; otherwise the text is selected
// for manual copying.
/** @param {HTMLInputElement} field @param {HTMLElement} button */
export async function copy(field, button) {
  let done = false;
  try {
    await navigator.clipboard.writeText(field.value);
    done = true;
  } catch {
    field.select();
    done = document.execCommand("copy");
  }
  if (done) button.textContent = t("page-share-copied");
  announce(done ? t("page-share-copied") : t("page-share-by-hand"));
}

/** @param {string} text */
async function send(text) {
  try {
    await navigator.share({ title: t("page-app-name"), text });
  } catch {
    // The user closed the share dialog.
  }
}
