"""Prints games with this program, ReportLab and Typst, one after the other, and compares.

    python compare.py RELEASE [GAMES [ROUNDS]]

RELEASE is the folder into which `cargo build --release` has built the program and its examples.
See README.md.
"""

import json
import os
import platform
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
FONTS = HERE.parent.parent / "fonts"
RUN = ["--level", "5", "--players", "4", "--seed", "1", "--no-cover", "--no-rules", "--answers", "none"]


def on(cores, command):
    """Runs a command on so many cores; its output, seconds of wall clock, and of all cores."""
    allowed = sorted(os.sched_getaffinity(0))[:cores]
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run(
        [str(part) for part in command],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, allowed),
    )
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return done.stdout, wall, cpu


def ours(cauldron, games, folder, cores):
    """The whole program: from its start over puzzles and drawings to the written file."""
    options = ["--games", games, "--volume", games, "--threads", cores, "--out", folder, "--quiet"]
    _, wall, cpu = on(cores, [cauldron, "booklet", *RUN, *options])
    size = sum(file.stat().st_size for file in folder.glob("*.pdf"))
    return {"wall": wall, "cpu": cpu, "bytes": size}


def peer(*command):
    told, _, _ = on(1, [sys.executable, *command])
    return json.loads(told)


def letters_of(number, alike, folder):
    """So many letters, to one person or each to another, with the drawing on their head."""
    letters = json.loads((HERE / "letter.json").read_text())
    recipient = letters.pop("recipient")
    name = lambda n: recipient if alike else [f"{recipient[0]} {n}", f"{n} Mint Lane", *recipient[2:]]
    letters["recipients"] = [name(n + 1) for n in range(number)]
    folder.mkdir()
    (folder / "letters.json").write_text(json.dumps(letters))
    (folder / "cauldron.svg").write_bytes((HERE.parent.parent / "templates/symbols/cauldron.svg").read_bytes())
    return folder / "letters.json"


def our_letters(program, source):
    _, wall, cpu = on(1, [program, source, source.parent])
    return {"wall": wall, "cpu": cpu, "bytes": (source.parent / "letters.pdf").stat().st_size}


def compare_letters(program, rounds, folder):
    """The letter of the public benchmark, once and 500 times."""
    kinds = {"1 letter": (1, True), "500 alike": (500, True), "500 to others": (500, False)}
    sources = {kind: letters_of(*of, folder / kind.replace(" ", "-")) for kind, of in kinds.items()}
    programs = {
        "Cauldron Press": lambda source: our_letters(program, source),
        "ReportLab": lambda source: peer(HERE / "letters.py", "reportlab", source, FONTS, source.with_suffix(".pdf")),
        "Typst": lambda source: peer(HERE / "letters.py", "typst", source, FONTS, source.with_suffix(".pdf")),
    }
    print(f"\n| letters, milliseconds of CPU | {' | '.join(kinds)} | KB of 500 |")
    print("|---|" + "---:|" * (len(kinds) + 1))
    for name, set_letters in programs.items():
        took = {kind: [set_letters(source) for _ in range(rounds)] for kind, source in sources.items()}
        median = lambda kind: statistics.median(one["cpu"] for one in took[kind]) * 1000
        size = took["500 to others"][0]["bytes"] / 1000
        print(f"| {name} | {' | '.join(f'{median(kind):.0f}' for kind in kinds)} | {size:.0f} |")


def main(release, games="200", rounds="3"):
    cauldron, examples = Path(release) / "cauldron", Path(release) / "examples"
    exporter = examples / "pages_of_run"
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        pages, listed, pdf = folder / "pages", folder / "pages.json", folder / "games.pdf"
        ours(cauldron, games, folder / "run", 1)
        on(1, [exporter, folder / "run" / "manifest.jsonl", pages])
        on(1, [sys.executable, HERE / "display_list.py", pages, listed])
        programs = {
            "Cauldron Press, 1 core": lambda n: ours(cauldron, games, folder / f"one-{n}", 1),
            "Cauldron Press, 2 cores": lambda n: ours(cauldron, games, folder / f"two-{n}", 2),
            "ReportLab": lambda n: peer(HERE / "with_reportlab.py", listed, FONTS, pdf),
            "Typst, pages as images": lambda n: peer(HERE / "with_typst.py", "images", pages, FONTS, pdf),
            "Typst, drawn": lambda n: peer(HERE / "with_typst.py", "drawn", listed, FONTS, pdf),
        }
        took = {name: [] for name in programs}
        for number in range(int(rounds)):
            for name, print_games in programs.items():
                took[name].append(print_games(number))
                print(f"{number + 1}: {name}: {took[name][-1]}", file=sys.stderr)
        per_game = len(list(pages.glob("*/*.svg"))) / int(games)
        print(f"{games} games of {per_game:g} pages, {rounds} rounds, medians; {platform.machine()}, {os.cpu_count()} cores\n")
        print("| | games a second of CPU | games a second | KB a game |")
        print("|---|---:|---:|---:|")
        for name, rounds_took in took.items():
            median = lambda what: statistics.median(one[what] for one in rounds_took)
            rate = lambda what: int(games) / median(what)
            print(f"| {name} | {rate('cpu'):.1f} | {rate('wall'):.1f} | {median('bytes') / 1000 / int(games):.0f} |")
        compare_letters(examples / "letters", int(rounds), folder)


if __name__ == "__main__":
    main(*sys.argv[1:])
