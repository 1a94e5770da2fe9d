// The rules of the game: the library, compiled to WebAssembly. It keeps nothing between calls.
class Refusal extends Error {
  constructor(message, trouble, table = null) {
    super(message);
    this.trouble = trouble;
    this.table = table;
  }
}

const engine = { compiled: null, exports: null, starting: null };

// The module stands behind the scripts, so that the first screen need not wait for it.
function startEngine() {
  engine.starting ??= compileEngine();
  return engine.starting;
}

async function compileEngine() {
  await parsed();
  await painted();
  const packed = Uint8Array.from(
    atob(document.getElementById("module").textContent.trim()), c => c.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  engine.compiled = await WebAssembly.compile(await new Response(stream).arrayBuffer());
  document.getElementById("module").remove();
}

// After a trap, or when a call has taken much memory, the module is made anew.
async function engineReady() {
  await startEngine();
  if (!engine.exports) {
    engine.exports = (await WebAssembly.instantiate(engine.compiled, {})).exports;
  }
}

function renewEngine() {
  engine.exports = null;
}

function called(input, call) {
  try {
    const { memory, reserve, reply } = engine.exports;
    const at = reserve(input.length);
    new Uint8Array(memory.buffer, at, input.length).set(input);
    const length = call(engine.exports);
    const bytes = new Uint8Array(memory.buffer, reply(), length);
    return JSON.parse(new TextDecoder().decode(bytes.slice()));
  } catch (error) {
    renewEngine();
    throw error;
  }
}

// Asks the module, which must be ready. Throws a Refusal with its sentence.
function ask(request) {
  let reply;
  try {
    reply = called(new TextEncoder().encode(JSON.stringify(request)), module => module.ask());
  } catch {
    throw new Refusal(t("engine_failed"), "machine");
  }
  if (reply.error) throw new Refusal(sentence(reply.error), reply.trouble);
  return reply;
}
