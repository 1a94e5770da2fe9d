// Calls a function of the module with bytes; its reply.
export function called({ memory, reserve, reply }, input, call) {
  const at = reserve(input.length);
  new Uint8Array(memory.buffer, at, input.length).set(input);
  const length = call();
  // Its memory may have grown, and moved.
  const bytes = new Uint8Array(memory.buffer, reply(), length);
  return JSON.parse(new TextDecoder().decode(bytes));
}
