#!/usr/bin/env python3
"""Builds the fonts of this folder from the packages of Fontsource.

    npm pack @fontsource/cabin @fontsource/texturina @fontsource/grenze-gotisch @fontsource/zen-maru-gothic
    pip install "fonttools[woff]"
    python3 fonts/build.py FOLDER_OF_THE_PACKAGES

The packages hold a face in pieces, one for each script. A Latin face here is its piece `latin`,
glyph for glyph, with the letters of Central Europe from `latin-ext`. These are kerned like the
letters that they are made of, as their own kerning with the first piece is in neither. A Japanese
face is kana, punctuation and the kanji of JIS X 0208, level 1, on a coarser grid. The phone page,
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

# What the phone page is set in.
PAGE = ["cabin/Cabin-Regular.ttf", "cabin/Cabin-Bold.ttf", "texturina/Texturina-Bold.ttf"]
# Latin Extended-A, the Romanian letters with a comma, and the capital sharp s.
LETTERS = [*range(0x100, 0x180), *range(0x218, 0x21C), 0x1E9E]
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
        for file, name, cut in cuts:
            face = build(packages, name, cut)
            for table in SPARE:
                if table in face:
                    del face[table]
            face.flavor = None
            path = here / file
            path.parent.mkdir(exist_ok=True)
            face.save(path)
            (path.parent / "OFL.txt").write_bytes(licence(packages, name))
            print(f"{path.stat().st_size:>9} {file}")
    letters = (here / "page-letters.txt").read_text(encoding="utf-8")
    for file in PAGE:
        for_page(here / file, letters)


main()
