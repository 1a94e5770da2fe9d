// @ts-check
// Calls a function of the module with bytes as input and returns its parsed JSON reply.
/** @param {ModuleExports} parts @param {Uint8Array} input @param {() => number} call @returns {any} */
export function called({ memory, reserve, reply }, input, call) {
  const at = reserve(input.length);
  new Uint8Array(memory.buffer, at, input.length).set(input);
  const length = call();
  // The call may have grown the memory, which replaces its buffer: read `memory.buffer` again.
  const bytes = new Uint8Array(memory.buffer, reply(), length);
  return JSON.parse(new TextDecoder().decode(bytes));
}
