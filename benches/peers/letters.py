"""Sets letters with ReportLab or Typst; tells what it took as JSON.

    python letters.py reportlab letters.json FONTS letters.pdf
    python letters.py typst letters.json FONTS letters.pdf

Beside the letters lies `cauldron.svg`, the drawing on the letterhead. Timed is the setting and the
writing, neither the start of Python nor, for ReportLab, the reading of letters and drawing.
"""

import json
import sys
import time
import xml.etree.ElementTree as xml
from pathlib import Path

from display_list import INHERITED, items
from with_reportlab import draw, upright
from with_typst import compiled

LEADING = 5


def with_reportlab(source, fonts, target):
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib.units import mm
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.pdfgen.canvas import Canvas
    from reportlab.platypus import Paragraph

    letters = json.loads(source.read_text())
    logo = items(xml.parse(source.with_name("cauldron.svg")).getroot(), INHERITED)
    upright(logo, 100)
    wall, cpu = time.perf_counter(), time.process_time()
    pdfmetrics.registerFont(TTFont("Cabin-Regular", next(fonts.glob("*/Cabin-Regular.ttf"))))
    style = ParagraphStyle("letter", fontName="Cabin-Regular", fontSize=11, leading=LEADING * mm)
    canvas = Canvas(str(target), pageCompression=1, pagesize=(210 * mm, 297 * mm))
    canvas.beginForm("logo", 0, 0, 100, 100)
    draw(canvas, logo)
    canvas.endForm()

    def lines(of, x, y):
        for number, line in enumerate(of):
            canvas.drawString(x * mm, (297 - y - number * LEADING) * mm, line)

    for recipient in letters["recipients"]:
        canvas.setFont("Cabin-Regular", 11)
        canvas.saveState()
        canvas.translate(145 * mm, 252 * mm)
        canvas.scale(0.3 * mm, 0.3 * mm)
        canvas.doForm("logo")
        canvas.restoreState()
        lines(letters["sender"], 145, 55)
        lines(recipient, 20, 59)
        lines([letters["date"], "", f"Dear {recipient[0]},"], 20, 105)
        y = 121
        for text in letters["body"]:
            paragraph = Paragraph(text, style)
            _, high = paragraph.wrap(105 * mm, 297 * mm)
            paragraph.drawOn(canvas, 20 * mm, (297 - y) * mm - high)
            y += high / mm + LEADING
        lines([letters["close"]], 20, y + LEADING)
        lines([letters["signature"]], 20, y + 4 * LEADING)
        canvas.showPage()
    canvas.save()
    return {"wall": time.perf_counter() - wall, "cpu": time.process_time() - cpu}


def with_typst(source, fonts, target):
    program = Path(__file__).with_name("letter.typ")
    return compiled(program.read_bytes(), source.parent, fonts, target, {"data": source.name})


if __name__ == "__main__":
    _, way, source, fonts, target = sys.argv
    took = {"reportlab": with_reportlab, "typst": with_typst}[way](Path(source), Path(fonts), target)
    print(json.dumps({**took, "bytes": Path(target).stat().st_size}))
