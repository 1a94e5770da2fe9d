//! Build step: drawings as packed shapes, font tables, and the language of a module for browsers.

#[path = "../texts/patterns.rs"]
mod patterns;
#[path = "../page/list"]
mod drawings {
    //! Parser of drawings. Parts that only the program calls are unused here.
    #![allow(dead_code)]

    mod outline;
    pub(crate) mod packed;
    mod paint;
    mod read;

    pub(crate) use outline::{
        Dashes, GridPoint, LineCap, LineJoin, Outline, Segment, Shape, Stroke,
    };
    pub(crate) use paint::{Paint, PaintRole, Rgb};
    pub(crate) use read::{ParsedShape, shapes};
}

use std::io::Write;
use std::path::Path;
use std::{env, fs};

use lzma_rust2::{LzmaOptions, LzmaWriter};

use super::{Outcome, collect_files, ending, entries, is_of, write};

/// Returns the first language for a module for browsers: printed messages and hyphenated words.
pub fn for_browsers(source: &str, lines: &[&str]) -> Outcome<String> {
    let tag = lines.iter().find_map(|line| line.strip_prefix("language-tag ="));
    let tag = tag.ok_or("a language without a tag")?.trim();
    let mut files = Vec::new();
    collect_files(
        &Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("templates/themes"),
        &mut files,
    )?;
    files.retain(|file| patterns::has_words(&file.to_string_lossy()));
    let themes = files.iter().map(fs::read_to_string).collect::<Result<Vec<_>, _>>()?;
    Ok(patterns::for_browsers(source, &themes.join("\n"), tag))
}

/// Writes `drawn.rs` and `drawn_in_themes.rs`: the packed shapes of each symbol, and of each
/// drawing of a theme, in the order of their file names.
///
/// A drawing of a theme that uses `currentColor` is written a second time, with `Rgb::CURRENT` in
/// its place.
pub fn write_drawings() -> Outcome<()> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("templates/symbols");
    let mut rows = String::new();
    for file in ending(&folder, "svg")? {
        let (_, shapes) = shapes(&file, &fs::read_to_string(&file)?)?;
        rows += &format!("{shapes},\n");
    }
    write("drawn.rs", &rows)?;
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("templates/themes");
    let mut files = Vec::new();
    collect_files(&root, &mut files)?;
    files.retain(|file| is_of(file, "svg"));
    let mut rows = String::new();
    for file in files {
        let parts = file.strip_prefix(&root)?.iter().map(|part| part.to_str());
        let path = parts.collect::<Option<Vec<_>>>().ok_or("a name that is no text")?.join("/");
        let source = fs::read_to_string(&file)?;
        let ((w, h), own) = shapes(&file, &source)?;
        let coloured = match source.contains("currentColor") {
            true => {
                let current = drawings::Rgb::CURRENT.to_string();
                shapes(&file, &source.replace("currentColor", &current))?.1
            }
            false => "&[]".to_owned(),
        };
        rows += &format!("({path:?}, ({w:?}, {h:?}), {own}, {coloured}),\n");
    }
    write("drawn_in_themes.rs", &rows)
}

/// Returns the size of an SVG drawing in user units, and its shapes as a Rust byte slice literal.
fn shapes(file: &Path, source: &str) -> Outcome<((f32, f32), String)> {
    let tree = usvg::Tree::from_str(source, &usvg::Options::default())
        .map_err(|error| format!("{}: {error}", file.display()))?;
    let shapes = drawings::shapes(&tree).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(((tree.size().width(), tree.size().height()), format!("&{:?}", pack_shapes(&shapes))))
}

/// Encodes shapes in the format that `page/list/packed.rs` decodes.
fn pack_shapes(sketches: &[drawings::ParsedShape]) -> Vec<u8> {
    use drawings::packed::{CLOSE, CURVE, LINE, MOVE};
    use drawings::{Dashes, GridPoint, Outline, ParsedShape, Segment, Stroke};
    let mut bytes = Vec::new();
    for ParsedShape { shape, scale } in sketches {
        let steps = match &shape.outline {
            Outline::Path(steps) => steps.as_slice(),
            _ => &[],
        };
        number(steps.len() as i32, &mut bytes);
        bytes.extend(steps.iter().map(|step| match step {
            Segment::Move(_) => MOVE,
            Segment::Line(_) => LINE,
            Segment::Curve(..) => CURVE,
            Segment::Close => CLOSE,
        }));
        let mut from = GridPoint::default();
        let mut spot = |to: GridPoint, bytes: &mut Vec<u8>| {
            number(to.x - from.x, bytes);
            number(to.y - from.y, bytes);
            from = to;
        };
        for step in steps {
            match *step {
                Segment::Move(to) | Segment::Line(to) => spot(to, &mut bytes),
                Segment::Curve(a, b, to) => {
                    for to in [a, b, to] {
                        spot(to, &mut bytes);
                    }
                }
                Segment::Close => {}
            }
        }
        paint(shape.fill, &mut bytes);
        paint(shape.line.map(|line| line.paint), &mut bytes);
        if let Some(Stroke { width, cap, join, dashes, .. }) = shape.line {
            number(width, &mut bytes);
            bytes.extend([cap as u8, join as u8, u8::from(dashes.is_some())]);
            if let Some(Dashes { length, gap, offset }) = dashes {
                for length in [length, gap, offset] {
                    number(length, &mut bytes);
                }
            }
        }
        bytes.extend(scale.to_le_bytes());
    }
    bytes
}

/// Appends an integer of variable length, zigzag-encoded, so −64 to 63 take a single byte.
fn number(number: i32, bytes: &mut Vec<u8>) {
    let mut rest = ((number << 1) ^ (number >> 31)) as u32;
    while rest > 127 {
        bytes.push(rest as u8 | 128);
        rest >>= 7;
    }
    bytes.push(rest as u8);
}

fn paint(paint: Option<drawings::Paint>, bytes: &mut Vec<u8>) {
    use drawings::Paint;
    use drawings::packed::{NO_PAINT, OWN};
    match paint {
        None => bytes.push(NO_PAINT),
        Some(Paint::Role(role)) => bytes.push(role as u8),
        Some(paint) => {
            bytes.push(OWN);
            bytes.extend(paint.usual().0);
        }
    }
}

/// Font files of all faces, in the order of the faces.
const FONTS: [&str; 5] = [
    "cabin/Cabin-Regular.ttf",
    "cabin/Cabin-Italic.ttf",
    "cabin/Cabin-Bold.ttf",
    "texturina/Texturina-Bold.ttf",
    "grenze-gotisch/GrenzeGotisch-Bold.ttf",
];

/// Compresses bytes into an LZMA file. Tables of fonts have no period of 2 or 4 bytes, hence no
/// position bits.
fn compress(bytes: &[u8]) -> Outcome<Vec<u8>> {
    let options = LzmaOptions { pb: 0, ..LzmaOptions::with_preset(9) };
    let mut writer = LzmaWriter::new_use_header(Vec::new(), &options, Some(bytes.len() as u64))?;
    writer.write_all(bytes)?;
    Ok(writer.finish()?)
}

/// Writes `fonts.bin` and `fonts.rs`, which are empty except in a module for browsers.
///
/// `fonts.bin` holds the tables of all fonts, sorted by tag and compressed together. `fonts.rs` has
/// a row for each font: its length in bytes, and for each table `[offset in all tables, length,
/// offset in the font]`.
pub fn font_tables(is_module: bool) -> Outcome<()> {
    println!("cargo::rerun-if-changed=fonts");
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("fonts");
    let fonts = FONTS.iter().filter(|_| is_module).map(|file| fs::read(folder.join(file)));
    let fonts: Vec<Vec<u8>> = fonts.collect::<Result<_, _>>()?;
    let mut tables = Vec::new();
    for (number, font) in fonts.iter().enumerate() {
        let short = || format!("fonts/{}: it is short", FONTS[number]);
        let count = font.get(4..6).ok_or_else(short)?;
        let head = 12 + 16 * usize::from(u16::from_be_bytes([count[0], count[1]]));
        tables.push((b"".as_slice(), number, 0, head));
        for record in font.get(12..head).ok_or_else(short)?.chunks(16) {
            let [at, length] = [8, 12].map(|at| {
                u32::from_be_bytes([record[at], record[at + 1], record[at + 2], record[at + 3]])
            });
            tables.push((&record[..4], number, at as usize, length as usize));
        }
    }
    tables.sort();
    let (mut all, mut rows) = (Vec::new(), vec![String::new(); fonts.len()]);
    let mut whole: Vec<Vec<u8>> = fonts.iter().map(|font| vec![0; font.len()]).collect();
    for (_, number, at, length) in tables {
        let table = fonts[number].get(at..at + length).ok_or("a table beyond its font")?;
        rows[number] += &format!("[{}, {length}, {at}], ", all.len());
        whole[number][at..at + length].copy_from_slice(table);
        all.extend_from_slice(table);
    }
    if whole != fonts {
        return Err("a font has more than its tables".into());
    }
    let packed = if is_module { compress(&all)? } else { Vec::new() };
    fs::write(Path::new(&env::var("OUT_DIR")?).join("fonts.bin"), packed)?;
    let row = |(font, row): (&Vec<u8>, &String)| format!("({}, &[{row}]),\n", font.len());
    write("fonts.rs", &fonts.iter().zip(&rows).map(row).collect::<String>())
}
