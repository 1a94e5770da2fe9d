// @ts-check
// Finds the code in a photograph, in a worker with a time limit of some seconds.
import { aside } from "./aside.js";
import { announce } from "./dom.js";
import { Refusal } from "./module.js";
import { openCode } from "./open.js";
import { forget, notify, render, ui } from "./state.js";
import { say, sentence, t } from "./words.js";

const SEARCH_MS = 8000;

// Resolves to the code's text, or to null if the search was cancelled. Throws a `Refusal` if no
// code was found. `attempted` is called for each attempt.
/**
 * @param {File} file
 * @param {{ signal: AbortSignal, attempted: (n: number) => void }} parts
 * @returns {Promise<string | null>}
 */
async function readPhoto(file, { signal, attempted }) {
  const worker = await aside();
  let timer = 0;
  try {
    return await new Promise((resolve, reject) => {
      let foreign = false;
      /** @param {string} text */
      const refuse = text => reject(new Refusal(text, "input"));
      /** @param {string} text */
      const nothing = text => refuse(foreign ? t("page-photo-foreign") : text);
      /** @type {Record<string, (value: any) => void>} */
      const heard = {
        attempt: n => attempted(n + 1),
        foreign: () => { foreign = true; },
        text: resolve,
        error: text => refuse(sentence(say(text))),
        unreadable: () => refuse(t("page-photo-unreadable")),
        over: () => nothing(t("page-photo-nothing")),
      };
      worker.heard(data => {
        for (const [what, value] of Object.entries(data)) heard[what]?.(value);
      }, () => refuse(t("page-photo-forbidden")));
      signal.onabort = () => resolve(null);
      timer = setTimeout(() => nothing(t("page-photo-late", { seconds: SEARCH_MS / 1000 })), SEARCH_MS);
      worker.ask({ picture: file });
    });
  } finally {
    clearTimeout(timer);
    worker.end();
  }
}

/** @param {On<Event, HTMLInputElement>} event */
export async function photoChosen(event) {
  const [file] = event.target.files ?? [];
  const asked = event.target.id;
  event.target.value = "";
  if (!file || ui.photo !== null) return;
  forget("open");
  const search = new AbortController();
  /** @param {number} n */
  const attempted = n => {
    ui.photo = { attempt: n, cancel: () => search.abort() };
    render();
  };
  attempted(1);
  announce(t("page-photo-looking", { attempt: 1 }));
  try {
    const text = await readPhoto(file, { signal: search.signal, attempted });
    ui.photo = null;
    if (text !== null) await openCode(text);
    else if (!ui.session) announce(t("page-photo-cancelled"));
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    notify("open", refusal.message, { tone: "warn" });
  } finally {
    ui.photo = null;
    render();
    if (!ui.session) document.getElementById(asked)?.focus({ preventScroll: true });
  }
}
