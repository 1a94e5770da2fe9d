// @ts-check
// Web worker: searches a picture for a code and runs other long requests to the module. The page
// stays responsive and can terminate it. Pictures never leave the phone.
import { called } from "./call.js";

// Longest side of a searched picture, in pixels. A higher resolution shows no more of a printed
// code.
const LONGEST_SIDE = 2000;
// Most codes are found at this smaller size, in half the time: larger pictures are tried once with
// it.
const LIKELY_SIDE = 1600;
// Upper limit of attempts, above the module's number, in case every attempt fails.
const MOST_ATTEMPTS = 100;

/** @param {ImageBitmap} bitmap @param {number} side */
function grayPixels(bitmap, side) {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const brush = /** @type {OffscreenCanvasRenderingContext2D} */ (
    canvas.getContext("2d", { willReadFrequently: true }));
  brush.fillStyle = "#ffffff";
  brush.fillRect(0, 0, width, height);
  brush.drawImage(bitmap, 0, 0, width, height);
  const { data } = brush.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4) {
    pixels[i] = (data[at] * 54 + data[at + 1] * 183 + data[at + 2] * 19) >> 8;
  }
  return { width, pixels };
}

// Makes one attempt in a fresh instance of the module, because a pattern that resembles a code can
// trap. Null if the attempt failed.
// New instance of the module.
/** @param {WebAssembly.Module} compiled @returns {Promise<RulesModule>} */
async function rules(compiled) {
  return /** @type {any} */ ((await WebAssembly.instantiate(compiled, {})).exports);
}

/**
 * @param {WebAssembly.Module} compiled
 * @param {{ width: number, pixels: Uint8Array }} picture
 * @param {number} attempt
 * @returns {Promise<Found | null>}
 */
async function look(compiled, { width, pixels }, attempt) {
  try {
    const module = await rules(compiled);
    return called(module, pixels, () => module.look(width, attempt));
  } catch {
    return null;
  }
}

// Searches `source`, a file or camera frame, with at most `attempts` attempts.
/**
 * @param {{ picture: ImageBitmapSource, attempts?: number, compiled: WebAssembly.Module }} wanted
 * @returns {Promise<Found>}
 */
async function search({ picture: source, attempts = MOST_ATTEMPTS, compiled }) {
  /** @type {ImageBitmap | undefined} */
  let bitmap;
  let made = 0;
  /** @param {ImageBitmap} bitmap @param {number} side @param {number} most */
  const searched = async (bitmap, side, most) => {
    const picture = grayPixels(bitmap, side);
    for (let attempt = 0; attempt < most; attempt++) {
      postMessage({ attempt: made++ });
      const found = await look(compiled, picture, attempt);
      if (found?.text || found?.error || found?.over) return found;
      if (found?.foreign) postMessage(found);
    }
    return null;
  };
  try {
    bitmap = await createImageBitmap(source);
    const isLarge = Math.max(bitmap.width, bitmap.height) > LIKELY_SIDE;
    const likely = isLarge ? await searched(bitmap, LIKELY_SIDE, 1) : null;
    return likely ?? await searched(bitmap, LONGEST_SIDE, attempts) ?? { over: true };
  } catch {
    return { unreadable: true };
  } finally {
    bitmap?.close();
  }
}

/** @param {{ request: Api.Request, compiled: WebAssembly.Module }} wanted @returns {Promise<Found>} */
async function asked({ request, compiled }) {
  try {
    const module = await rules(compiled);
    return called(module, new TextEncoder().encode(JSON.stringify(request)), () => module.ask());
  } catch {
    return { broken: true };
  }
}

addEventListener("message", async ({ data }) => {
  postMessage(await (data.request ? asked(data) : search(data)));
});
