// @ts-check
// Finds the code in the live camera image, with the browser's detector or else with the module in a
// worker. Pictures are not stored and never leave the phone.
import { aside } from "./aside.js";
import { openDialog } from "./dialog.js";
import { announce, glyph, h } from "./dom.js";
import { openCode } from "./open.js";
import { forget, notify, ui } from "./state.js";
import { t } from "./words.js";

// Time in milliseconds after which the dialog says what helps.
const PATIENCE_MS = 5000;
// Attempts per camera frame. At the requested width of 1280 pixels they are the module's three
// methods of binarization at full size; over a whole board two of them find one code in three. A
// frame whose longer side is not 1201 to 1400 pixels is searched at two sizes, and the third method
// is not tried.
const ATTEMPTS = 3;
// Codes of this program, including those from before 1.0, which are refused with their own message.
const OURS = /(CP|WW)[0-9]+:|#table=/i;

export const CAN_SCAN = isSecureContext && Boolean(navigator.mediaDevices?.getUserMedia);

// Error of the camera, with a message for the players.
class Trouble extends Error {}

async function camera() {
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    const { name } = /** @type {Error} */ (error);
    if (name === "NotAllowedError") throw new Trouble(t("page-scan-forbidden"));
    if (name === "NotFoundError") throw new Trouble(t("page-scan-no-camera"));
    throw new Trouble(t("page-scan-busy"));
  }
}

// Creates an object whose `look` searches one frame and resolves to the text or an empty string.
async function finder() {
  /** @type {typeof BarcodeDetector | undefined} */
  const detector = (/** @type {any} */ (globalThis)).BarcodeDetector;
  const formats = await detector?.getSupportedFormats().catch(() => []) ?? [];
  if (detector && formats.includes("qr_code")) {
    const eye = new detector({ formats: ["qr_code"] });
    /** @param {string[]} codes */
    const ours = codes => codes.find(text => OURS.test(text)) ?? codes[0] ?? "";
    return {
      /** @param {HTMLVideoElement} video */
      look: async video => ours((await eye.detect(video)).map(code => code.rawValue)),
      end() {},
    };
  }
  const worker = await aside();
  return {
    /** @param {HTMLVideoElement} video @returns {Promise<string>} */
    async look(video) {
      const picture = await createImageBitmap(video);
      return new Promise((resolve, reject) => {
        let foreign = false;
        worker.heard(data => {
          if (data.foreign) foreign = true;
          else if (data.text) resolve(data.text);
          else if (data.attempt === undefined) resolve(foreign ? "foreign" : "");
        }, () => reject(new Trouble(t("page-photo-forbidden"))));
        worker.ask({ picture, attempts: ATTEMPTS });
      });
    },
    end: () => worker.end(),
  };
}

// Searches frames for one of this program's codes. Resolves to its text, or to null after an abort.
// Calls `foreign` for other codes.
/**
 * @param {HTMLVideoElement} video
 * @param {AbortSignal} signal
 * @param {() => void} foreign
 * @returns {Promise<string | null>}
 */
async function search(video, signal, foreign) {
  const eyes = await finder();
  const ended = new Promise(resolve => signal.addEventListener("abort", () => resolve(null)));
  const look = async () => {
    while (!signal.aborted) {
      const text = await eyes.look(video);
      if (OURS.test(text)) return text;
      if (text) foreign();
    }
    return null;
  };
  try {
    return await Promise.race([look(), ended]);
  } finally {
    eyes.end();
  }
}

// Button for the camera's lamp, or null if it has none.
/** @param {MediaStreamTrack[]} parts */
function lamp([track]) {
  /** @type {any} */
  const can = track?.getCapabilities?.();
  if (!can?.torch) return null;
  const light = h("button", { type: "button", class: "button", id: "scan-light",
    "aria-pressed": "false", onclick: async () => {
      const on = light.getAttribute("aria-pressed") !== "true";
      const lit = /** @type {MediaTrackConstraintSet} */ ({ torch: on });
      await track.applyConstraints({ advanced: [lit] }).catch(() => {});
      light.setAttribute("aria-pressed", String(on));
    } }, glyph("light"), t("page-scan-light"));
  return light;
}

// Scans a code and opens it.
export async function scan() {
  forget("open");
  const video = h("video", { class: "scan-view", playsinline: true, muted: true,
    "aria-label": t("page-scan-view") });
  video.muted = true;
  const told = h("p", { class: "hint", role: "status" }, t("page-scan-hint"));
  const stop = new AbortController();
  const asked = openDialog(t("page-scan-title"), [video, told], [
    { label: t("page-cancel"), value: "cancel" },
  ], { "data-dialog": "scan" }).then(() => stop.abort());
  const hidden = () => document.hidden && stop.abort();
  document.addEventListener("visibilitychange", hidden);
  let late = 0;
  let stream = null;
  let text = null;
  let trouble = null;
  try {
    stream = await camera();
    if (!stop.signal.aborted) {
      video.srcObject = stream;
      await video.play();
      const light = lamp(stream.getVideoTracks());
      if (light) told.after(light);
      late = setTimeout(() => { told.textContent = t("page-scan-late"); }, PATIENCE_MS);
      text = await search(video, stop.signal, () => { told.textContent = t("page-scan-foreign"); });
    }
  } catch (error) {
    trouble = error instanceof Trouble ? error.message : t("page-scan-busy");
  } finally {
    clearTimeout(late);
    stream?.getTracks().forEach(track => track.stop());
    document.removeEventListener("visibilitychange", hidden);
  }
  video.closest("dialog")?.close();
  await asked;
  if (text !== null) {
    await openCode(text);
  } else if (trouble !== null) {
    notify("open", trouble, { tone: "warn" });
  } else if (!ui.session) {
    announce(t("page-photo-cancelled"));
  }
}
