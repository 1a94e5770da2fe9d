// @ts-check
// Startup of the page.
import { byId, h, painted } from "./dom.js";
import { draw, drawPotion } from "./frame.js";
import { speakFirst } from "./languages.js";
import { startEngine } from "./module.js";
import { followFragment, openStored, tellEvicted } from "./open.js";
import { playersWords } from "./pictures.js";
import { display, goHome, leave } from "./places.js";
import { goOnPractising } from "./practising.js";
import { REFEREE, sendWaiting } from "./remote.js";
import { drawnBy, noticeStorage, render, ui } from "./state.js";
import { store } from "./store.js";
import { paintBar } from "./theme.js";
import { findWay, here } from "./way.js";
import { t } from "./words.js";

// Shows the screen that Back or Forward went to.
/** @param {Place} place */
async function restore({ screen, key }) {
  if (key === null) {
    if (ui.session) leave();
    if (ui.screen !== screen) display(screen);
    if (screen === "practice") await goOnPractising();
  } else if (ui.session?.keeper.key === key) {
    if (ui.screen !== screen) display(screen);
  } else if (store.read(key) === null) {
    goHome();
    tellEvicted();
  } else if (!await openStored(key)) {
    goHome();
  }
}

function registerWorker() {
  /** @type {HTMLMetaElement | null} */
  const meta = document.querySelector('meta[name="worker"]');
  const worker = meta?.content;
  if (!worker || !isSecureContext || !navigator.serviceWorker) return;
  navigator.serviceWorker.register(worker).catch(() => {
    // A browser that forbids service workers can play only online.
  });
}

// Formats a number in advance. The first use of `Intl` is slow, and the browser is idle while the
// module loads.
async function firstNumber() {
  await painted();
  playersWords(4);
}

async function start() {
  drawnBy(draw, drawPotion);
  await speakFirst();
  findWay(restore, followFragment);
  ui.screen = location.hash ? "opening" : here().key === null ? here().screen : "home";
  paintBar();
  render();
  noticeStorage();
  /** @type {HTMLElement} */ (document.querySelector(".skip")).addEventListener("click", event => {
    event.preventDefault();
    byId("main").focus();
  });
  try {
    await Promise.all([startEngine(), firstNumber()]);
  } catch {
    byId("place-other").replaceChildren(
      h("section", { class: "card", "data-test": "unsupported" },
        h("h1", null, t("page-app-name")), h("p", null, t("page-engine-missing"))));
    return;
  }
  if (ui.screen === "opening") await followFragment();
  if (ui.screen === "practice") await goOnPractising();
  document.documentElement.dataset.ready = "";
  if (REFEREE) {
    const send = () => sendWaiting(ui.session?.keeper.name ?? null);
    addEventListener("online", send);
    send();
  }
  registerWorker();
}

start();
