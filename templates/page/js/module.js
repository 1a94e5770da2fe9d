// The rules of the game: the library, compiled to WebAssembly. It keeps nothing between calls.
import { called } from "./call.js";
import { painted, parsed } from "./dom.js";
import { unpacked } from "./packed.js";
import { say, sentence, t } from "./words.js";

// Why something was not done, in a sentence.
export class Refusal extends Error {
  constructor(message, trouble, table = null) {
    super(message);
    this.trouble = trouble;
    this.table = table;
  }

  // Whether the same may well be granted a moment later.
  get passing() {
    return this.trouble === "network" || this.trouble === "busy";
  }
}

export const engine = { compiled: null, exports: null, starting: null };

// The module stands behind the scripts, so that the first screen need not wait for it.
export function startEngine() {
  engine.starting ??= compileEngine();
  return engine.starting;
}

async function compileEngine() {
  await parsed();
  await painted();
  const module = unpacked(document.getElementById("module").textContent);
  engine.compiled = await WebAssembly.compile(await module.arrayBuffer());
  document.getElementById("module").remove();
}

// After a trap, or when a call has taken much memory, the module is made anew.
export async function engineReady() {
  await startEngine();
  if (!engine.exports) {
    engine.exports = (await WebAssembly.instantiate(engine.compiled, {})).exports;
  }
}

export function renewEngine() {
  engine.exports = null;
}

// Asks the module, which must be ready. Throws a Refusal with its sentence.
export function ask(request) {
  const { exports: module } = engine;
  let reply;
  try {
    reply = called(module, new TextEncoder().encode(JSON.stringify(request)), () => module.ask());
  } catch {
    renewEngine();
    throw new Refusal(t("page-engine-failed"), "machine");
  }
  if (reply.error) throw new Refusal(sentence(say(reply.error)), reply.trouble);
  return reply;
}
