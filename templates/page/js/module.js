// @ts-check
// The game's rules: the Rust library compiled to WebAssembly. It keeps no state between calls.
import { called } from "./call.js";
import { byId, painted, parsed } from "./dom.js";
import { unpacked } from "./packed.js";
import { say, sentence, t } from "./words.js";

// A refused request, with the reason as a sentence.
export class Refusal extends Error {
  /** @param {string} message @param {string} trouble @param {Api.TableView | null} [table] */
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

/**
 * @type {{
 *   compiled: WebAssembly.Module | null,
 *   exports: RulesModule | null,
 *   starting: Promise<void> | null,
 * }}
 */
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
  const module = unpacked(byId("module").textContent);
  engine.compiled = await WebAssembly.compile(await module.arrayBuffer());
  byId("module").remove();
}

// Instantiates the module if needed: at first, after a trap, or after a call that used much memory.
export async function engineReady() {
  await startEngine();
  if (!engine.exports) {
    const compiled = /** @type {WebAssembly.Module} */ (engine.compiled);
    engine.exports = /** @type {any} */ ((await WebAssembly.instantiate(compiled, {})).exports);
  }
}

export function renewEngine() {
  engine.exports = null;
}

// Sends a request to the module, which must be ready. Throws a `Refusal` with its sentence.
/** @template {Api.Request} R @param {R} request @returns {Replies[R["ask"]]} */
export function ask(request) {
  const module = /** @type {RulesModule} */ (engine.exports);
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
