// @ts-check
// Worker of the press. It answers one message at a time: it is started with the compiled module,
// receives the files of a language, and answers requests.
import { called } from "../js/call.js";

/** @type {PressModule} */
let press;

// Reply to a message.
/** @typedef {{ said: object, files?: PressFile[] }} Answer */

// Import functions, all of which throw: the module needs none of them.
/** @param {WebAssembly.Module} compiled */
function imports(compiled) {
  const never = () => { throw new Error("a call from the press"); };
  /** @type {Record<string, Record<string, () => never>>} */
  const all = {};
  for (const { module, name } of WebAssembly.Module.imports(compiled)) {
    all[module] = { ...all[module], [name]: never };
  }
  return all;
}

/** @type {Record<string, (data: any) => Answer | Promise<Answer>>} */
const does = {
  /** @param {{ compiled: WebAssembly.Module }} data */
  async start({ compiled }) {
    const { exports } = await WebAssembly.instantiate(compiled, imports(compiled));
    press = /** @type {any} */ (exports);
    return { said: {} };
  },
  language: ({ bytes }) => ({ said: called(press, bytes, () => press.hand_in_language()) }),
  font: ({ bytes, place }) => ({ said: called(press, bytes, () => press.hand_in_font(place)) }),
  colours: ({ bytes }) => ({ said: called(press, bytes, () => press.hand_in_colours()) }),
  ask({ request }) {
    const said = called(press, new TextEncoder().encode(JSON.stringify(request)), () => press.ask());
    let at = press.files();
    /** @type {{ name: string, length: number }[]} */
    const listed = said.files ?? [];
    const files = listed.map(file => {
      const bytes = new Uint8Array(press.memory.buffer, at, file.length).slice();
      at += file.length;
      return { ...file, bytes };
    });
    return { said, files };
  },
};

/** @param {{ id: number, does: string }} data */
async function answer(data) {
  try {
    const reply = await does[data.does](data);
    const moved = (reply.files ?? []).map(({ bytes }) => bytes.buffer);
    postMessage({ id: data.id, ...reply }, moved);
  } catch (error) {
    // Running out of memory is reported like any other trap.
    postMessage({ id: data.id, broken: String(error) });
  }
}

/** @type {Promise<unknown>} */
let turn = Promise.resolve();
addEventListener("message", ({ data }) => {
  turn = turn.then(() => answer(data));
});
