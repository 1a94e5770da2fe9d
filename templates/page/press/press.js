// @ts-check
// Client of the press's worker. A worker that failed or was stopped is replaced at the next
// request, and receives again the files that the request needs.
import { Refusal } from "../js/module.js";
import { inflated } from "../js/packed.js";
import { pressFile, pressParts } from "../js/printing.js";
import { sentence, t } from "../js/words.js";

const MODULE = "press.bin";
// Request to the worker whose reply has not arrived.
/** @typedef {{ resolve: (reply: PressReply) => void, reject: (why: Error) => void }} Waiting */

const GZIP = [0x1f, 0x8b];

/**
 * @type {{
 *   compiled: WebAssembly.Module | null,
 *   starting: Promise<PressAbout> | null,
 *   address: string | null,
 *   worker: Worker | null,
 *   waiting: Map<number, Waiting>,
 *   asked: number,
 *   about: PressAbout | null,
 *   has: Set<string>,
 *   files: Map<string, Uint8Array<ArrayBuffer>>,
 *   sending: Promise<unknown>,
 * }}
 */
const press = {
  compiled: null,
  starting: null,
  address: null,
  worker: null,
  waiting: new Map(),
  asked: 0,
  about: null,
  has: new Set(),
  files: new Map(),
  sending: Promise.resolve(),
};

// Rejection of requests that were cancelled.
export class Stopped extends Error {}

// Loads and compiles the press, once. Resolves to its description of itself; `told` is called with
// the loaded fraction.
/** @param {((there: number) => void) | null} [told] @returns {Promise<PressAbout>} */
export function startPress(told = null) {
  press.starting ??= compile(told).catch(error => {
    press.starting = null;
    throw error;
  });
  return press.starting;
}

/** @param {((there: number) => void) | null} told */
async function compile(told) {
  const bytes = await loaded(MODULE, told);
  try {
    press.compiled = await WebAssembly.compile(bytes);
  } catch {
    throw new Refusal(t("press-no-browser"), "machine");
  }
  press.about = (await send({ does: "ask", request: { ask: "about" } })).said;
  return /** @type {PressAbout} */ (press.about);
}

// Loads a file of the press and decompresses it. The module's digest must be that of this version,
// because another version would not understand the screen and would print other bytes.
/** @param {string} name @param {((there: number) => void) | null} [told] */
async function loaded(name, told = null) {
  try {
    const bytes = new Uint8Array(await (await pressFile(name, told)).arrayBuffer());
    if (!GZIP.every((byte, i) => bytes[i] === byte)) return bytes;
    if (name === MODULE && await isOther(bytes)) throw new Refusal(t("page-print-old"), "version");
    return new Uint8Array(await inflated(bytes).arrayBuffer());
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(t("press-not-loaded"), "network");
  }
}

// Loads a part that a request needs. Other requests are answered without it.
/** @param {string} file */
async function loadedPart(file) {
  try {
    return await loaded(file);
  } catch (error) {
    if (error instanceof Refusal && file.endsWith(".ttf")) {
      throw new Refusal(t("press-no-letters"), error.trouble);
    }
    throw error;
  }
}

// Whether the module has another digest. Unknown, hence false, in an insecure context without
// `crypto.subtle`.
/** @param {Uint8Array<ArrayBuffer>} bytes */
async function isOther(bytes) {
  if (!crypto.subtle) return false;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, b => b.toString(16).padStart(2, "0")).join("") !== pressParts.digest;
}

function started() {
  if (press.worker) return press.worker;
  press.address ??= URL.createObjectURL(new Blob([pressParts.worker], { type: "text/javascript" }));
  const worker = new Worker(press.address);
  worker.addEventListener("message", ({ data: { id, broken, ...reply } }) => {
    if (broken) stop(new Refusal(t("press-broken"), "machine"));
    else heard(id)?.resolve(reply);
  });
  worker.addEventListener("error", event => {
    event.preventDefault();
    stop(new Refusal(t("press-no-browser"), "machine"));
  });
  press.worker = worker;
  press.has.clear();
  worker.postMessage({ id: null, does: "start", compiled: press.compiled });
  return worker;
}

/** @param {number} id */
function heard(id) {
  const waiting = press.waiting.get(id);
  press.waiting.delete(id);
  return waiting;
}

// Terminates the worker and rejects its pending requests with `why`.
/** @param {Error} [why] */
export function stop(why = new Stopped()) {
  press.worker?.terminate();
  press.worker = null;
  const waiting = [...press.waiting.values()];
  press.waiting.clear();
  for (const { reject } of waiting) reject(why);
}

/** @param {PressMessage} message @returns {Promise<PressReply>} */
function send(message) {
  const worker = started();
  const id = ++press.asked;
  return new Promise((resolve, reject) => {
    press.waiting.set(id, { resolve, reject });
    worker.postMessage({ ...message, id });
  });
}

// Sends a request to the press. Returns its reply and its files with their bytes. Throws a
// `Refusal` with the press's sentence.
/** @param {PressRequest} request */
export async function askPress(request) {
  await startPress();
  await have(request);
  const { said, files } = await send({ does: "ask", request });
  if (said.error) throw new Refusal(sentence(said.error), "input");
  return { said, files };
}

// Sends the press the files it lacks for a request, after those for earlier requests: the press
// refuses a file that it has.
/** @param {PressRequest} request */
function have(request) {
  const sent = press.sending.then(() => sendLacking(request));
  press.sending = sent.catch(() => {});
  return sent;
}

// Sends the press the files it lacks for a language, names or a print standard.
/** @param {PressRequest} parts */
async function sendLacking({ lang: tag, standard, title, names }) {
  const about = /** @type {PressAbout} */ (press.about);
  const language = about.languages.find(({ lang }) => lang === tag);
  /** @type {{ does: "language" | "font" | "colours", file: string, place?: number }[]} */
  const lacks = language && !language.here ? [{ does: "language", file: `press-${tag}.words` }] : [];
  // A Japanese letter stands for the messages in Japanese.
  const text = [tag === "ja" ? "あ" : "", title ?? "", names ?? ""].flat().join("\n");
  if (/[^\0-\u017e]/.test(text)) {
    const { said } = await send({ does: "ask", request: { ask: "wanted-fonts", text } });
    for (const { place, file } of said.fonts) lacks.push({ does: "font", file: `press-${file}`, place });
  }
  if (standard === "pdf-x4") lacks.push({ does: "colours", file: "press-fogra39.icc" });
  const { worker } = press;
  for (const { file, ...message } of lacks) {
    if (worker === press.worker && press.has.has(file)) continue;
    if (!press.files.has(file)) press.files.set(file, await loadedPart(file));
    const bytes = press.files.get(file);
    const { said } = await send(/** @type {PressMessage} */ ({ ...message, bytes }));
    if (said.error) throw new Refusal(t("press-broken"), "machine");
    press.has.add(file);
  }
}
