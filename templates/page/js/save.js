// @ts-check
// Saves a finished game as a file in the format stored here, which `cauldron log` reads.
import { announce, h } from "./dom.js";
import { isTold } from "./story.js";
import { t } from "./words.js";

/** @param {Session} session */
export function saveCard({ game, keeper, table }) {
  // A referee's table is stored by its server.
  const save = keeper.entry?.save;
  if (typeof save !== "string" || !(isTold(table) || table.status === "lost")) return null;
  const name = game.label.toLowerCase().replace(/[^a-z]+/g, "-");
  const saved = () => {
    const { save } = /** @type {SavedEntry} */ (keeper.entry);
    const file = new File([save], `wondering-witches-${name}.json`, { type: "application/json" });
    download(file, t("page-keep-saved"));
  };
  return h("section", { class: "card", "data-test": "save", "aria-labelledby": "save-title" },
    h("h2", { id: "save-title" }, t("page-keep-title")),
    h("p", { class: "hint" }, t("page-keep-hint")),
    h("div", { class: "button-row" },
      h("button", { type: "button", class: "button", id: "save-game", onclick: saved },
        t("page-keep-button"))));
}

/** @param {File} file @param {string} told */
export function download(file, told) {
  const address = URL.createObjectURL(file);
  h("a", { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  announce(told);
}
