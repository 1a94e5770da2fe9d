// @ts-check
// Card about features that browsers disable on unencrypted addresses, as in a home network, and
// what to do about it.
import { h } from "./dom.js";
import { t } from "./words.js";

// Whether the page works offline after a first visit.
export const IS_KEPT = location.protocol === "file:" || (isSecureContext
  && "serviceWorker" in navigator && document.querySelector('meta[name="worker"]') !== null);

export function plainCard() {
  if (isSecureContext) return null;
  return h("section", { class: "card prose", "data-test": "plain", "aria-labelledby": "plain-title" },
    h("h2", { id: "plain-title" }, t("page-plain-title")),
    h("p", null, t("page-plain-text")),
    h("ul", null, [t("page-plain-scan"), t("page-plain-awake"), t("page-plain-kept")].map(text =>
      h("li", null, text))));
}
