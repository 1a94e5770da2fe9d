// @ts-check
// The game's rules: the Rust library compiled to WebAssembly. It keeps no state between calls.
import { called } from "./call.js";
import { painted, parsed } from "./dom.js";
import { unpacked } from "./packed.js";
import { say, sentence, t } from "./words.js";

// A refused request, with the reason as a sentence.
export class Refusal extends Error {
  constructor(message, trouble, table = null) {
    super(message);
    this.trouble = trouble;
    this.table = table;
  }

  // Whether the request may succeed if it is repeated.
  get passing() {
    return this.trouble === "network" || this.trouble === "busy";
  }
}

export const engine = { compiled: null, exports: null, starting: null };

// Starts compiling the module. It is placed after the scripts, so that the first screen does not
// wait for it.
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

// Instantiates the module if needed: at first, after a trap, or after a call that used much memory.
export async function engineReady() {
  await startEngine();
  if (!engine.exports) {
    engine.exports = (await WebAssembly.instantiate(engine.compiled, {})).exports;
  }
}

export function renewEngine() {
  engine.exports = null;
}

// Sends a request to the module, which must be ready. Throws a `Refusal` with its sentence.
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
