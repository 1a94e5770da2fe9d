"""Draws the games of a display list with ReportLab; tells what it took as JSON.

    python with_reportlab.py pages.json FONTS games.pdf

Timed is the drawing and the writing, neither the start of Python nor the reading of the list.
Symbols are forms that all pages share; fonts are embedded and subset.
"""

import json
import sys
import time
from pathlib import Path

from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

CAPS = {"butt": 0, "round": 1, "square": 2}
JOINS = {"miter": 0, "round": 1, "bevel": 2}


def colour(text):
    digits = text.lstrip("#")
    digits = "".join(c * 2 for c in digits) if len(digits) == 3 else digits
    return tuple(int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))


def upright(items, high):
    """The list for a page whose y grows upwards, with colours as numbers: ready to be drawn."""
    for item in items:
        for name in ("fill", "stroke"):
            if item.get(name):
                item[name] = colour(item[name])
        if "y" in item:
            item["y"] = high - item["y"]
        for step in item.get("steps", ()):
            step[2::2] = [high - y for y in step[2::2]]
        if "matrix" in item:
            a, b, c, d, x, y = item["matrix"]
            item["matrix"] = (a, -b, -c, d, x, high - y)
        if item["kind"] == "group":
            upright(item["items"], 0)


def paint(canvas, item):
    if item["fill"]:
        canvas.setFillColorRGB(*item["fill"])
    if item["stroke"]:
        canvas.setStrokeColorRGB(*item["stroke"])
        canvas.setLineWidth(item["width"])
        canvas.setLineCap(CAPS[item["cap"]])
        canvas.setLineJoin(JOINS[item["join"]])
        canvas.setDash(item["dash"] or [])
    return {"fill": 1 if item["fill"] else 0, "stroke": 1 if item["stroke"] else 0}


def draw(canvas, items):
    for item in items:
        kind = item["kind"]
        if kind == "path":
            path = canvas.beginPath()
            for step in item["steps"]:
                match step[0]:
                    case "M":
                        path.moveTo(step[1], step[2])
                    case "L":
                        path.lineTo(step[1], step[2])
                    case "C":
                        path.curveTo(*step[1:])
                    case "Z":
                        path.close()
            canvas.drawPath(path, **paint(canvas, item))
        elif kind == "circle":
            canvas.circle(item["x"], item["y"], item["radius"], **paint(canvas, item))
        elif kind == "rect":
            below = item["y"] - item["high"]
            box = (item["x"], below, item["wide"], item["high"])
            if item["rx"]:
                canvas.roundRect(*box, item["rx"], **paint(canvas, item))
            else:
                canvas.rect(*box, **paint(canvas, item))
        elif kind == "text":
            canvas.setFillColorRGB(*item["fill"])
            canvas.setFont(item["font"], item["size"])
            canvas.drawString(item["x"], item["y"], item["text"])
        else:
            canvas.saveState()
            canvas.transform(*item["matrix"])
            if kind == "use":
                canvas.doForm(item["symbol"])
            else:
                draw(canvas, item["items"])
            canvas.restoreState()


def main(source, fonts, target):
    listed = json.loads(Path(source).read_text())
    for symbol in listed["symbols"].values():
        upright(symbol, 0)
    for game in listed["games"]:
        for page in game["pages"]:
            upright(page["items"], page["high"])
    wall, cpu = time.perf_counter(), time.process_time()
    for font in Path(fonts).glob("*/*.ttf"):
        pdfmetrics.registerFont(TTFont(font.stem, font))
    canvas = Canvas(target, pageCompression=1)
    for name, symbol in listed["symbols"].items():
        canvas.beginForm(name, 0, -100, 100, 0)
        draw(canvas, symbol)
        canvas.endForm()
    for game in listed["games"]:
        for page in game["pages"]:
            canvas.setPageSize((page["wide"] * mm, page["high"] * mm))
            canvas.scale(mm, mm)
            draw(canvas, page["items"])
            canvas.showPage()
    canvas.save()
    took = {"wall": time.perf_counter() - wall, "cpu": time.process_time() - cpu}
    print(json.dumps({"games": len(listed["games"]), **took, "bytes": Path(target).stat().st_size}))


if __name__ == "__main__":
    main(*sys.argv[1:])
