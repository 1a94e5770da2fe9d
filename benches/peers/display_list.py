"""Turns the SVG pages of games into lists of what is drawn, for programs that have no SVG.

    python display_list.py FOLDER pages.json

FOLDER holds a folder a game, with its pages as SVG in order. Lengths are millimetres from the top
left corner, symbols are drawn in a square of 100.
"""

import json
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

from svgelements import Close, CubicBezier, Line, Matrix, Move, QuadraticBezier
from svgelements import Path as Outline

SVG = "{http://www.w3.org/2000/svg}"
INHERITED = {
    "fill": "#000000",
    "stroke": "none",
    "stroke-width": "1",
    "stroke-linecap": "butt",
    "stroke-linejoin": "miter",
    "stroke-dasharray": "none",
    "font-family": "Cabin",
    "font-size": "4",
    "font-style": "normal",
    "font-weight": "400",
}


def outline(data):
    """Path data as moves, lines, curves and closings with absolute points."""
    path = Outline(data)
    path.approximate_arcs_with_cubics()
    steps = []
    for step in path:
        match step:
            case Move():
                steps.append(["M", step.end.x, step.end.y])
            case Line():
                steps.append(["L", step.end.x, step.end.y])
            case CubicBezier():
                points = (step.control1, step.control2, step.end)
                steps.append(["C", *(value for point in points for value in (point.x, point.y))])
            case QuadraticBezier():
                # The cubic curve with the same course.
                towards = lambda end: end + (step.control - end) * (2 / 3)
                points = (towards(step.start), towards(step.end), step.end)
                steps.append(["C", *(value for point in points for value in (point.x, point.y))])
            case Close():
                steps.append(["Z"])
            case _:
                raise ValueError(f"a path with {step!r}")
    return steps


def numbers(text):
    return [float(number) for number in text.replace(",", " ").split()]


def paint(style):
    """How an outline is filled and stroked."""
    colour = lambda name: None if style[name] == "none" else style[name]
    dashes = style["stroke-dasharray"]
    return {
        "fill": colour("fill"),
        "stroke": colour("stroke"),
        "width": float(style["stroke-width"]),
        "cap": style["stroke-linecap"],
        "join": style["stroke-linejoin"],
        "dash": None if dashes == "none" else numbers(dashes),
    }


def matrix(element):
    """Where a group or a symbol is drawn, as a, b, c, d, e and f of SVG."""
    placed = Matrix(element.get("transform", ""))
    return [placed.a, placed.b, placed.c, placed.d, placed.e, placed.f]


def items(element, style):
    """What an element draws, and all within it, where it is placed."""
    drawn = shapes(element, style)
    if element.get("transform") and not element.tag.endswith("use"):
        return [{"kind": "group", "matrix": matrix(element), "items": drawn}]
    return drawn


def shapes(element, style):
    style = {**style, **{name: element.get(name) for name in INHERITED if element.get(name)}}
    number = lambda name: float(element.get(name, "0"))
    match element.tag.removeprefix(SVG):
        case "svg" | "g":
            return [item for child in element for item in items(child, style)]
        case "defs" | "title" | "desc":
            return []
        case "path":
            return [{"kind": "path", "steps": outline(element.get("d")), **paint(style)}]
        case "line":
            steps = [["M", number("x1"), number("y1")], ["L", number("x2"), number("y2")]]
            return [{"kind": "path", "steps": steps, **paint(style)}]
        case "circle":
            shape = {"x": number("cx"), "y": number("cy"), "radius": number("r")}
            return [{"kind": "circle", **shape, **paint(style)}]
        case "rect":
            shape = {name: number(name) for name in ("x", "y", "width", "height", "rx")}
            shape["wide"], shape["high"] = shape.pop("width"), shape.pop("height")
            return [{"kind": "rect", **shape, **paint(style)}]
        case "use":
            return [{"kind": "use", "symbol": element.get("href")[1:], "matrix": matrix(element)}]
        case "text":
            weight = "Bold" if style["font-weight"] == "700" else "Regular"
            face = "Italic" if style["font-style"] == "italic" else weight
            font = f"{style['font-family'].replace(' ', '')}-{face}"
            shape = {"x": number("x"), "y": number("y"), "size": float(style["font-size"])}
            return [{"kind": "text", "text": " ".join(element.text.split("\n")).strip(), "font": font, "fill": style["fill"], **shape}]
        case other:
            raise ValueError(f"a page with <{other}>")


def main(folder, target):
    symbols, games = {}, []
    for game in sorted(Path(folder).iterdir()):
        pages = []
        for file in sorted(game.glob("*.svg")):
            page = xml.parse(file).getroot()
            for symbol in page.iterfind(f"{SVG}defs/{SVG}g"):
                if symbol.get("id") not in symbols:
                    symbols[symbol.get("id")] = items(symbol, INHERITED)
            wide, high = (float(page.get(side).removesuffix("mm")) for side in ("width", "height"))
            pages.append({"wide": wide, "high": high, "items": items(page, INHERITED)})
        games.append({"name": game.name, "pages": pages})
    Path(target).write_text(json.dumps({"symbols": symbols, "games": games}))


if __name__ == "__main__":
    main(*sys.argv[1:])
