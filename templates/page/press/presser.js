// @ts-check
// Worker of the press. It answers one message at a time: it is started with the compiled module,
// receives the files of a language, and answers requests.
import { called } from "../js/call.js";

let press = null;

// Import functions, all of which throw: the module needs none of them.
function imports(compiled) {
  const never = () => { throw new Error("a call from the press"); };
  const all = {};
  for (const { module, name } of WebAssembly.Module.imports(compiled)) {
    all[module] = { ...all[module], [name]: never };
  }
  return all;
}

const does = {
  async start({ compiled }) {
    press = (await WebAssembly.instantiate(compiled, imports(compiled))).exports;
    return { said: {} };
  },
  language: ({ bytes }) => ({ said: called(press, bytes, () => press.hand_in_language()) }),
  font: ({ bytes, place }) => ({ said: called(press, bytes, () => press.hand_in_font(place)) }),
  colours: ({ bytes }) => ({ said: called(press, bytes, () => press.hand_in_colours()) }),
  ask({ request }) {
    const said = called(press, new TextEncoder().encode(JSON.stringify(request)), () => press.ask());
    let at = press.files();
    const files = (said.files ?? []).map(file => {
      const bytes = new Uint8Array(press.memory.buffer, at, file.length).slice();
      at += file.length;
      return { ...file, bytes };
    });
    return { said, files };
  },
};

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

let turn = Promise.resolve();
addEventListener("message", ({ data }) => {
  turn = turn.then(() => answer(data));
});
