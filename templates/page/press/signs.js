// @ts-check
// Icons used only on this screen.
const SVG = "http://www.w3.org/2000/svg";

const SIGNS = {
  print: "M7 9V3.5h10V9M7 17H3.500V9h17v8H17M7 13.5h10v7H7z",
  save: "M12 3v12M7 10.500l5 5 5-5M4 20h16",
  share: "M12 15V3.500M8 7l4-4 4 4M7 11H5v10h14V11h-2",
  larger: "M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l5 5M11 8v6M8 11h6",
  smaller: "M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l5 5M8 11h6",
  forward: "M9 5l7 7-7 7",
};

/** @param {keyof typeof SIGNS} name */
export function sign(name) {
  return drawn("glyph", "0 0 24 24", [[SIGNS[name], null]]);
}

// Creates an SVG from paths, each with a class.
/** @param {string} name @param {string} box @param {[string, string | null][]} paths */
export function drawn(name, box, paths) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", box);
  svg.setAttribute("class", name);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  for (const [d, tone] of paths) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    if (tone) path.setAttribute("class", tone);
    svg.append(path);
  }
  return svg;
}
