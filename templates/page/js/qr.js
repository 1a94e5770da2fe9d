// @ts-check
// Draws a QR code on the screen, black on white in every theme, because many cameras read no other.
import { QrCode, QrSegment } from "../vendor/qrcodegen.js";

const SVG = "http://www.w3.org/2000/svg";
// Largest QR version that a phone reads reliably from another phone's screen.
const LARGEST = 25;
const QUIET = 4;

// Draws a text as a QR code, or returns null if it is too long. The part after the first "#" uses
// the compact alphanumeric mode if possible.
/** @param {string} text @param {string} label */
export function qrPicture(text, label) {
  const at = text.indexOf("#") + 1;
  const [address, rest] = [text.slice(0, at), text.slice(at)];
  /** @param {string} part */
  const bytes = part => QrSegment.makeBytes([...new TextEncoder().encode(part)]);
  const segments = [
    ...(address ? [bytes(address)] : []),
    QrSegment.isAlphanumeric(rest) ? QrSegment.makeAlphanumeric(rest) : bytes(rest),
  ];
  let code;
  try {
    code = QrCode.encodeSegments(segments, QrCode.Ecc.LOW, 1, LARGEST, -1, true);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  return drawn(code, label);
}

/** @param {QrCode} code @param {string} label */
function drawn(code, label) {
  const side = code.size + 2 * QUIET;
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (code.getModule(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
    }
  }
  /** @param {string} tag @param {Record<string, string | number>} attributes */
  const part = (tag, attributes) => {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    return element;
  };
  const svg = part("svg", { class: "qr", viewBox: `0 0 ${side} ${side}`, role: "img",
    "aria-label": label, "shape-rendering": "crispEdges", "data-test": "qr" });
  svg.append(part("rect", { width: side, height: side, fill: "#ffffff" }),
    part("path", { d: path, fill: "#000000" }));
  return svg;
}
