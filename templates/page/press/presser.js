// The press on a thread of its own. It answers one message after the other: it is started with the
// compiled module, is handed what a language needs, and is asked.
import { called } from "../js/call.js";

let press = null;

// It is told all it needs, and calls nothing.
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
    // Memory that ran out is told like any other trap.
    postMessage({ id: data.id, broken: String(error) });
  }
}

let turn = Promise.resolve();
addEventListener("message", ({ data }) => {
  turn = turn.then(() => answer(data));
});
