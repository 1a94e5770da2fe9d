// What runs on a thread of its own: looking for a code in a picture, and whatever else takes the
// module long. The page stays alive meanwhile, and ends it when somebody has waited long enough.
// A picture never leaves the phone.
import { called } from "./call.js";

const LONGEST_SIDE = 2400;
// More attempts than the module has: an end even if it fails at every one.
const MOST_ATTEMPTS = 100;

async function grayPixels(file) {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const brush = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  brush.fillStyle = "#ffffff";
  brush.fillRect(0, 0, width, height);
  brush.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = brush.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4) {
    pixels[i] = (data[at] * 54 + data[at + 1] * 183 + data[at + 2] * 19) >> 8;
  }
  return { width, pixels };
}

// One attempt, in a fresh module: a pattern that only looks like a code can break it. Null if
// the attempt failed.
async function look(compiled, { width, pixels }, attempt) {
  try {
    const { exports: module } = await WebAssembly.instantiate(compiled, {});
    return called(module, pixels, () => module.look(width, attempt));
  } catch {
    return null;
  }
}

// `picture` is a file, or a frame of a camera; `attempts` ends the search early.
async function search({ picture: source, attempts = MOST_ATTEMPTS, compiled }) {
  let picture;
  try {
    picture = await grayPixels(source);
  } catch {
    return { unreadable: true };
  }
  for (let attempt = 0; attempt < attempts; attempt++) {
    postMessage({ attempt });
    const found = await look(compiled, picture, attempt);
    if (found?.text || found?.error || found?.over) return found;
    if (found?.foreign) postMessage(found);
  }
  return { over: true };
}

async function asked({ request, compiled }) {
  try {
    const { exports: module } = await WebAssembly.instantiate(compiled, {});
    return called(module, new TextEncoder().encode(JSON.stringify(request)), () => module.ask());
  } catch {
    return { broken: true };
  }
}

addEventListener("message", async ({ data }) => {
  postMessage(await (data.request ? asked(data) : search(data)));
});
