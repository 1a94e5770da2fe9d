// Asks the press's module what is on the lines of standard input, and writes a line for each: what
// it says, and a digest of the files.
//   node ask.mjs MODULE < lines
// A line is a request, or names a file to hand in: {"language": FILE}, {"font": FILE, "place": N},
// {"colours": FILE}.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const module = await WebAssembly.compile(gunzipSync(readFileSync(process.argv[2])));
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
  imports[from] ??= {};
  imports[from][name] = () => {
    throw new Error(`the module calls ${name}`);
  };
}
const { exports } = await WebAssembly.instantiate(module, imports);

function put(bytes) {
  const at = exports.reserve(bytes.length);
  new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
}

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

for (const line of readFileSync(0, "utf8").split("\n").filter((line) => line)) {
  const request = JSON.parse(line);
  const started = performance.now();
  let length;
  if (request.language) {
    put(readFileSync(request.language));
    length = exports.hand_in_language();
  } else if (request.font) {
    put(readFileSync(request.font));
    length = exports.hand_in_font(request.place);
  } else if (request.colours) {
    put(readFileSync(request.colours));
    length = exports.hand_in_colours();
  } else {
    put(new TextEncoder().encode(line));
    length = exports.ask();
  }
  const took = performance.now() - started;
  const { buffer } = exports.memory;
  const said = new TextDecoder().decode(new Uint8Array(buffer, exports.reply(), length));
  const size = (JSON.parse(said).files ?? []).reduce((sum, file) => sum + file.length, 0);
  const digest = sha256(new Uint8Array(buffer, exports.files(), size));
  console.log(JSON.stringify({ said, digest, took, memory: buffer.byteLength }));
}
