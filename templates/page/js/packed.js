// @ts-check
// Unpacks data that is embedded in the page as text.
/** @param {string} text */
export function unpacked(text) {
  const letters = atob(text.trim());
  const packed = new Uint8Array(letters.length);
  // A plain loop: a callback per byte would take ten times as long.
  for (let i = 0; i < packed.length; i++) packed[i] = letters.charCodeAt(i);
  return inflated(packed);
}

// Decompresses gzip data into a `Response`.
/** @param {Uint8Array<ArrayBuffer>} packed */
export function inflated(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream);
}
