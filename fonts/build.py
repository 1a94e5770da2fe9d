#!/usr/bin/env python3
"""Builds the fonts of this folder from the packages of Fontsource and Debian.

    npm pack @fontsource/cabin @fontsource/texturina @fontsource/grenze-gotisch @fontsource/zen-maru-gothic
    npm pack @fontsource/noto-sans-kr
    apt-get download fonts-noto-core && dpkg-deb -x fonts-noto-core_*.deb noto
    pip install "fonttools[woff]"
    python3 fonts/build.py FOLDER_OF_THE_PACKAGES

Families whose package is not in the folder stay as they are.

The packages hold a face in pieces, one for each script. A Latin face here is its piece `latin`,
glyph for glyph, with the letters of Central Europe from `latin-ext`. These are kerned like the
letters that they are made of, as their own kerning with the first piece is in neither. A Japanese
face is kana, punctuation and the kanji of JIS X 0208, level 1, on a coarser grid. The faces for names
in other scripts are subsets of Noto Sans, with the tables that shape their letters. The phone page,
which is loaded from afar, has faces of its own (WOFF 2): the letters of `page-letters.txt` alone. The
same packages give the same bytes.
"""

import copy
import io
import sys
import tarfile
import unicodedata
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

LATIN = [
    ("cabin/Cabin-Regular.ttf", "cabin", "400-normal"),
    ("cabin/Cabin-Italic.ttf", "cabin", "400-italic"),
    ("cabin/Cabin-Bold.ttf", "cabin", "700-normal"),
    ("texturina/Texturina-Bold.ttf", "texturina", "700-normal"),
    ("grenze-gotisch/GrenzeGotisch-Bold.ttf", "grenze-gotisch", "700-normal"),
]
JAPANESE = [
    ("zen-maru-gothic/ZenMaruGothic-Regular.ttf", "zen-maru-gothic", "400-normal"),
    ("zen-maru-gothic/ZenMaruGothic-Bold.ttf", "zen-maru-gothic", "700-normal"),
]

# Ranges of characters of the faces for other scripts, by the part of their names after "NotoSans".
NOTO = {
    "": [(0x20, 0x7E), (0xA0, 0x52F), (0x1E00, 0x1FFF), (0x2010, 0x2027), (0x2030, 0x205E),
         (0x20A0, 0x20BF), (0x2C60, 0x2C7F), (0xA78B, 0xA78C)],
    "Hebrew": [(0x20, 0x7E), (0x590, 0x5FF), (0xFB1D, 0xFB4F)],
    "Arabic": [(0x20, 0x7E), (0x600, 0x6FF), (0x750, 0x77F), (0x200C, 0x200F)],
    "Thai": [(0x20, 0x7E), (0xE00, 0xE7F), (0x25CC, 0x25CC)],
    "Devanagari": [(0x20, 0x7E), (0x900, 0x97F), (0x200C, 0x200D), (0x25CC, 0x25CC)],
}
# Features that write these scripts correctly, and kerning; not those that a user would select.
SHAPING = """abvf abvm abvs akhn blwf blwm blws calt ccmp cjct curs dist fina half haln init isol kern
    liga locl mark medi mkmk nukt pref pres pstf psts rclt rkrf rlig rphf vatu""".split()

# What the phone page is set in.
PAGE = ["cabin/Cabin-Regular.ttf", "cabin/Cabin-Bold.ttf", "texturina/Texturina-Bold.ttf"]
# Latin Extended-A, the Romanian letters with a comma, and the capital sharp s.
LETTERS = [*range(0x100, 0x180), *range(0x218, 0x21C), 0x1E9E]
# What no heading of the phone page contains, so that its face for headings has none of it.
NO_HEADING = set("#$%*+/<=>@[\\]^_`{|}~¢£¥§©ª®°±º×÷€−‹›")
# Units to the em of the Japanese faces and of those of the page, half or a quarter of what they were
# drawn with: a fiftieth of a point where text is 10 high, and a tenth less to load.
EM = 500
# What the page's faces are not kerned by, in these units: a tenth of a pixel in a line of 10 pixels.
FAINT = 5
# What a decomposition does not tell.
MADE_OF = {"Ł": "L", "ł": "l", "Đ": "D", "đ": "d", "Ħ": "H", "ħ": "h", "ı": "i", "ŋ": "n", "Ŋ": "N"}
# Hinting, and tables of variable fonts and of viewers: nothing here reads them.
SPARE = ["gasp", "prep", "fpgm", "cvt ", "STAT", "HVAR", "MVAR", "avar", "DSIG", "meta"]


def piece(packages, name, script, cut):
    """A piece of a face."""
    [package] = packages.glob(f"fontsource-{name}-*.tgz")
    with tarfile.open(package) as files:
        file = files.extractfile(f"package/files/{name}-{script}-{cut}.woff").read()
    return TTFont(io.BytesIO(file), recalcTimestamp=False)


def licence(packages, name):
    [package] = packages.glob(f"fontsource-{name}-*.tgz")
    with tarfile.open(package) as files:
        return files.extractfile("package/LICENSE").read()


def kern_like(tables, known, new):
    """A new glyph is kerned as a known one."""
    for lookup in tables["GPOS"].table.LookupList.Lookup:
        for pairs in lookup.SubTable:
            pairs = getattr(pairs, "ExtSubTable", pairs)
            if pairs.LookupType != 2:
                continue
            if pairs.Format == 1:
                first = dict(zip(pairs.Coverage.glyphs, pairs.PairSet))
                for kept in first.values():
                    for record in list(kept.PairValueRecord):
                        if record.SecondGlyph == known:
                            other = type(record)()
                            other.__dict__ |= record.__dict__ | {"SecondGlyph": new}
                            kept.PairValueRecord.append(other)
                if known in first:
                    first[new] = first[known]
                pairs.Coverage.glyphs, pairs.PairSet = list(first), list(first.values())
                continue
            if known in pairs.Coverage.glyphs:
                pairs.Coverage.glyphs.append(new)
            for classes in (pairs.ClassDef1.classDefs, pairs.ClassDef2.classDefs):
                if known in classes:
                    classes[new] = classes[known]


def outline(glyphs, name):
    """What a glyph draws."""
    points, ends, flags = glyphs[name].getCoordinates(glyphs)
    return tuple(points), tuple(ends), bytes(flags)


def latin(packages, name, cut):
    """A Latin face with the letters of Central Europe."""
    face, more = (piece(packages, name, script, cut) for script in ("latin", "latin-ext"))
    has, others = face.getBestCmap(), more.getBestCmap()
    order, glyphs = face.getGlyphOrder(), face["glyf"]
    known = {outline(glyphs, name): name for name in reversed(order)}

    def take(name, source):
        """Takes a glyph of the other piece, and the parts that it is made of."""
        glyph = copy.deepcopy(more["glyf"][source])
        if glyph.isComposite():
            for part in glyph.components:
                shape = outline(more["glyf"], part.glyphName)
                if shape not in known:
                    known[shape] = take(f"part{len(order)}", part.glyphName)
                part.glyphName = known[shape]
        order.append(name)
        glyphs.glyphs[name] = glyph
        face["hmtx"][name] = more["hmtx"][source]
        return name

    for letter in LETTERS:
        if letter in has or letter not in others:
            continue
        new = take(f"uni{letter:04X}", others[letter])
        for table in face["cmap"].tables:
            if table.isUnicode():
                table.cmap[letter] = new
        base = MADE_OF.get(chr(letter)) or unicodedata.normalize("NFD", chr(letter))[0]
        if ord(base) in has:
            kern_like(face, has[ord(base)], new)
    face.setGlyphOrder(order)
    glyphs.setGlyphOrder(order)
    if "GDEF" in face and face["GDEF"].table.GlyphClassDef:
        classes = face["GDEF"].table.GlyphClassDef.classDefs
        classes |= {glyph: 1 for glyph in order if glyph.startswith("uni") and glyph not in classes}
    return face


def japanese(packages, name, cut):
    """Kana, punctuation and the kanji of level 1, without the tables for vertical text."""
    face = piece(packages, name, "japanese", cut)

    def rows(first, last):
        for row in range(first, last + 1):
            for column in range(1, 95):
                try:
                    yield ord(bytes([0xA0 + row, 0xA0 + column]).decode("euc_jp"))
                except UnicodeDecodeError:
                    pass

    wide = [letter for letter in rows(1, 8) if 0x3000 <= letter <= 0x30FF or letter >= 0xFF00]
    options = subset.Options(hinting=False, layout_features=[], notdef_outline=True)
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "BASE", "vhea", "vmtx", "VORG"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[*wide, *rows(16, 47), 0x2026, 0x301C, 0x30FC])
    cutter.subset(face)
    scale_upem(face, EM)
    return face


def cut(face, letters, features):
    """Reduces a face to characters and features."""
    options = subset.Options(hinting=False, layout_features=features, notdef_outline=True)
    options.drop_tables += [*SPARE, "BASE", "vhea", "vmtx", "VORG"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(face)


def korean(packages, weight):
    """The syllables and letters of KS X 1001, on a coarser grid."""
    face = piece(packages, "noto-sans-kr", "korean", f"{weight}-normal")
    codes = (bytes([0xA0 + row, 0xA0 + cell]) for row in range(1, 95) for cell in range(1, 95))
    letters = {ord(letter) for code in codes for letter in code.decode("euc_kr", "ignore")}
    cut(face, [c for c in letters if 0xAC00 <= c <= 0xD7A3 or 0x3131 <= c <= 0x318E], [])
    scale_upem(face, EM)
    # The names are those of the variable face's first weight.
    for record in face["name"].names:
        record.string = record.toUnicode().replace("KR Thin", "KR").replace("KRThin", "KR")
    return face


def others(packages, folder):
    """The faces for names in scripts that no other face has, with their licence."""
    owners = set()
    for name, weight in (("Regular", 400), ("Bold", 700)):
        for script, ranges in NOTO.items():
            for path in packages.glob(f"noto/**/NotoSans{script}-{name}.ttf"):
                face = TTFont(path, recalcTimestamp=False)
                cut(face, [c for first, last in ranges for c in range(first, last + 1)], SHAPING)
                face.save(folder / path.name)
                owners.add(face["name"].getDebugName(0))
        if list(packages.glob("fontsource-noto-sans-kr-*.tgz")):
            face = korean(packages, weight)
            face.flavor = None
            face.save(folder / f"NotoSansKR-{name}.ttf")
            owners.add(face["name"].getDebugName(0))
            text = "\n".join(sorted(owners)) + "\n\n" + licence(packages, "noto-sans-kr").decode()
            (folder / "OFL.txt").write_text(text, encoding="utf-8")


def for_page(path, letters):
    """The page's cut of a face that was built."""
    face = TTFont(path, recalcTimestamp=False)
    options = subset.Options(hinting=False, layout_features=["kern"], notdef_outline=True)
    cutter = subset.Subsetter(options)
    cutter.populate(text=letters)
    cutter.subset(face)
    scale_upem(face, EM)
    for lookup in face["GPOS"].table.LookupList.Lookup:
        for pairs in lookup.SubTable:
            if pairs.Format == 1:
                for kept in pairs.PairSet:
                    wide = [r for r in kept.PairValueRecord if abs(r.Value1.XAdvance) >= FAINT]
                    kept.PairValueRecord, kept.PairValueCount = wide, len(wide)
            else:
                for row in pairs.Class1Record:
                    for cell in row.Class2Record:
                        if cell.Value1 and abs(cell.Value1.XAdvance) < FAINT:
                            cell.Value1.XAdvance = 0
    face.flavor = "woff2"
    face.save(path.with_suffix(".woff2"))


def main():
    packages, here = Path(sys.argv[1]), Path(__file__).parent
    for cuts, build in ((LATIN, latin), (JAPANESE, japanese)):
        for file, name, style in cuts:
            if not list(packages.glob(f"fontsource-{name}-[0-9]*.tgz")):
                continue
            face = build(packages, name, style)
            for table in SPARE:
                if table in face:
                    del face[table]
            face.flavor = None
            path = here / file
            path.parent.mkdir(exist_ok=True)
            face.save(path)
            (path.parent / "OFL.txt").write_bytes(licence(packages, name))
            print(f"{path.stat().st_size:>9} {file}")
    others(packages, here / "noto-sans")
    letters = (here / "page-letters.txt").read_text(encoding="utf-8")
    for file in PAGE:
        if list(packages.glob(f"fontsource-{Path(file).parent}-[0-9]*.tgz")):
            is_used = lambda letter: "texturina" not in file or letter not in NO_HEADING
            for_page(here / file, "".join(filter(is_used, letters)))


main()
