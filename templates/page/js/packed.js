// What stands in the page as text, packed.
export function unpacked(text) {
  const letters = atob(text.trim());
  const packed = new Uint8Array(letters.length);
  // A call for each would take ten times as long.
  for (let i = 0; i < packed.length; i++) packed[i] = letters.charCodeAt(i);
  return inflated(packed);
}

// What gzip packed.
export function inflated(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream);
}
