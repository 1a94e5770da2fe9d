"""Draws games with Typst; tells what it took as JSON.

    python with_typst.py drawn pages.json FONTS games.pdf
    python with_typst.py images FOLDER FONTS games.pdf

`drawn` places the shapes and texts of a display list; `images` places each page as an SVG image.
Timed is the compilation, which reads the data, draws, and writes the PDF.
"""

import json
import sys
import time
from pathlib import Path

import typst


def compiled(source, root, fonts, target, inputs):
    wall, cpu = time.perf_counter(), time.process_time()
    typst.compile(
        source,
        output=target,
        root=root,
        font_paths=[str(folder) for folder in Path(fonts).iterdir() if folder.is_dir()],
        ignore_system_fonts=True,
        sys_inputs=inputs,
    )
    return {"wall": time.perf_counter() - wall, "cpu": time.process_time() - cpu}


def drawn(source, fonts, target):
    program = Path(__file__).with_name("pages.typ")
    took = compiled(program.read_bytes(), Path(source).parent, fonts, target, {"data": Path(source).name})
    return len(json.loads(Path(source).read_text())["games"]), took


def images(folder, fonts, target):
    games = sorted(Path(folder).iterdir())
    pages = [page.relative_to(folder) for game in games for page in sorted(game.glob("*.svg"))]
    lines = ["#set page(width: auto, height: auto, margin: 0mm)"]
    lines += [f'#page(image("{page.as_posix()}"))' for page in pages]
    return len(games), compiled("\n".join(lines).encode(), folder, fonts, target, {})


if __name__ == "__main__":
    _, way, source, fonts, target = sys.argv
    games, took = {"drawn": drawn, "images": images}[way](source, fonts, target)
    print(json.dumps({"games": games, **took, "bytes": Path(target).stat().st_size}))
