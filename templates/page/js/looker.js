// What runs on a thread of its own: looking for a code in a picture, and whatever else takes the
// module long. The page stays alive meanwhile, and ends it when somebody has waited long enough.
// A picture never leaves the phone.
import { called } from "./call.js";

// The longest side of a picture as it is searched: more shows no more of a code on a sheet.
const LONGEST_SIDE = 2000;
// Most codes are found in fewer pixels, which takes half the time: larger pictures are looked at
// so once.
const LIKELY_SIDE = 1600;
// More attempts than the module has: an end even if it fails at every one.
const MOST_ATTEMPTS = 100;

function grayPixels(bitmap, side) {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const brush = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
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
  let bitmap;
  let made = 0;
  const searched = async (side, most) => {
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
    const likely = isLarge ? await searched(LIKELY_SIDE, 1) : null;
    return likely ?? await searched(LONGEST_SIDE, attempts) ?? { over: true };
  } catch {
    return { unreadable: true };
  } finally {
    bitmap?.close();
  }
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
