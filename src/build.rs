//! Build script. Writes the following into `OUT_DIR`:
//!
//! - the messages of `templates/messages/`, and a Rust function for each message of the first
//!   language;
//! - the drawings of `templates/symbols/` and of the themes in `templates/themes/`, as packed
//!   shapes;
//! - the font tables of a module for browsers, compressed;
//! - the scripts, styles and messages of the phone's page, in the form in which the page contains
//!   them.
//!
//! Also sets `PAGE_DIGEST`, a digest of the page's sources that identifies the page of this
//! version.

#[path = "texts/entries.rs"]
#[allow(dead_code)]
mod entries;
#[cfg(feature = "press")]
#[path = "texts/patterns.rs"]
mod patterns;
#[cfg(feature = "press")]
#[path = "page/list"]
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
#[cfg(feature = "program")]
#[path = "phone/site/join.rs"]
mod join;

use std::path::{Path, PathBuf};
use std::{env, error, fs};
#[cfg(feature = "press")]
use {
    lzma_rust2::{LzmaOptions, LzmaWriter},
    std::io::Write,
};

type Outcome<T> = Result<T, Box<dyn error::Error>>;

fn main() -> Outcome<()> {
    languages()?;
    let is_module = is_module()?;
    list("symbols", "svg", "symbols.rs", |name, file| match is_module {
        true => format!("({name:?}, \"\")"),
        false => format!("({name:?}, include_str!({file:?}))"),
    })?;
    said()?;
    #[cfg(feature = "press")]
    drawn()?;
    #[cfg(feature = "press")]
    font_tables(is_module)?;
    page()?;
    #[cfg(feature = "program")]
    site::built()?;
    themes()
}

/// Whether the target is WebAssembly: a module for browsers, which users download before each use.
fn is_module() -> Outcome<bool> {
    Ok(env::var("CARGO_CFG_TARGET_FAMILY")?.split(',').any(|family| family == "wasm"))
}

/// Writes `languages.rs`: the sources of all languages.
///
/// A module for browsers contains the first language as reduced by `for_browsers`. Of each other
/// language it contains only the `language-` messages, because the page passes the selected
/// language to the module.
fn languages() -> Outcome<()> {
    println!("cargo::rerun-if-changed=templates/messages");
    let is_module = is_module()?;
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("templates/messages");
    let mut rows = String::new();
    for file in ending(&folder, "ftl")? {
        let source = fs::read_to_string(&file)?;
        let said: Vec<&str> = source.lines().filter(|line| line.starts_with("language-")).collect();
        let is_first = said.iter().any(|line| line.replace(' ', "") == "language-number=0");
        rows += &match (is_module, is_first) {
            (true, true) => format!("{:?},\n", for_browsers(&source, &said)?),
            (true, false) => format!("{:?},\n", said.join("\n")),
            (false, _) => format!("include_str!({file:?}),\n"),
        };
    }
    write("languages.rs", &rows)
}

/// Returns the first language for a module for browsers: printed messages and hyphenated words.
#[cfg(feature = "press")]
fn for_browsers(source: &str, said: &[&str]) -> Outcome<String> {
    let tag = said.iter().find_map(|line| line.strip_prefix("language-tag ="));
    let tag = tag.ok_or("a language without a tag")?.trim();
    let mut files = Vec::new();
    every(&Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("templates/themes"), &mut files)?;
    files.retain(|file| patterns::has_words(&file.to_string_lossy()));
    let themes = files.iter().map(fs::read_to_string).collect::<Result<Vec<_>, _>>()?;
    Ok(patterns::for_browsers(source, &themes.join("\n"), tag))
}

/// Returns the printed messages alone, because nothing is hyphenated without the feature `press`.
#[cfg(not(feature = "press"))]
fn for_browsers(source: &str, _: &[&str]) -> Outcome<String> {
    Ok(entries::read_by_press(source))
}

/// Writes `drawn.rs` and `drawn_in_themes.rs`: the packed shapes of each symbol, and of each
/// drawing of a theme, in the order of their file names.
///
/// A drawing of a theme that uses `currentColor` is written a second time, with `Rgb::CURRENT` in
/// its place.
#[cfg(feature = "press")]
fn drawn() -> Outcome<()> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("templates/symbols");
    let mut rows = String::new();
    for file in ending(&folder, "svg")? {
        let (_, shapes) = shapes(&file, &fs::read_to_string(&file)?)?;
        rows += &format!("{shapes},\n");
    }
    write("drawn.rs", &rows)?;
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("templates/themes");
    let mut files = Vec::new();
    every(&root, &mut files)?;
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
#[cfg(feature = "press")]
fn shapes(file: &Path, source: &str) -> Outcome<((f32, f32), String)> {
    let tree = usvg::Tree::from_str(source, &usvg::Options::default())
        .map_err(|error| format!("{}: {error}", file.display()))?;
    let shapes = drawings::shapes(&tree).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(((tree.size().width(), tree.size().height()), format!("&{:?}", packed(&shapes))))
}

/// Encodes `sketches` in the format that `page/list/packed.rs` decodes.
#[cfg(feature = "press")]
fn packed(sketches: &[drawings::ParsedShape]) -> Vec<u8> {
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
        if let Some(Stroke { width, ends, corners, dashes, .. }) = shape.line {
            number(width, &mut bytes);
            bytes.extend([ends as u8, corners as u8, u8::from(dashes.is_some())]);
            if let Some(Dashes { length, gap, before }) = dashes {
                for length in [length, gap, before] {
                    number(length, &mut bytes);
                }
            }
        }
        bytes.extend(scale.to_le_bytes());
    }
    bytes
}

/// Appends an integer of variable length, zigzag-encoded, so −64 to 63 take a single byte.
#[cfg(feature = "press")]
fn number(number: i32, bytes: &mut Vec<u8>) {
    let mut rest = ((number << 1) ^ (number >> 31)) as u32;
    while rest > 127 {
        bytes.push(rest as u8 | 128);
        rest >>= 7;
    }
    bytes.push(rest as u8);
}

#[cfg(feature = "press")]
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
#[cfg(feature = "press")]
const FONTS: [&str; 5] = [
    "cabin/Cabin-Regular.ttf",
    "cabin/Cabin-Italic.ttf",
    "cabin/Cabin-Bold.ttf",
    "texturina/Texturina-Bold.ttf",
    "grenze-gotisch/GrenzeGotisch-Bold.ttf",
];

/// Compresses bytes into an LZMA file. Tables of fonts have no period of 2 or 4 bytes, hence no
/// position bits.
#[cfg(feature = "press")]
fn compressed(bytes: &[u8]) -> Outcome<Vec<u8>> {
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
#[cfg(feature = "press")]
fn font_tables(is_module: bool) -> Outcome<()> {
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
    let packed = if is_module { compressed(&all)? } else { Vec::new() };
    fs::write(Path::new(&env::var("OUT_DIR")?).join("fonts.bin"), packed)?;
    let row = |(font, row): (&Vec<u8>, &String)| format!("({}, &[{row}]),\n", font.len());
    write("fonts.rs", &fonts.iter().zip(&rows).map(row).collect::<String>())
}

/// Prefixes of keys for which no function is generated: messages that only scripts use (`page-`,
/// `press-`), and metadata of languages (`language-`).
const NEVER_SAID: [&str; 3] = ["page-", "press-", "language-"];

/// Writes `said.rs`: a function for each message of `en.ftl` that takes the message's values and
/// returns a `Message`.
fn said() -> Outcome<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let source = fs::read_to_string(root.join("templates/messages/en.ftl"))?;
    let mut functions = String::new();
    let all = entries::entries(&source);
    for (key, text) in all.filter(|(key, _)| !NEVER_SAID.iter().any(|begin| key.starts_with(begin)))
    {
        let refers = |part: &str| part.trim_start().starts_with(|c: char| c.is_ascii_lowercase());
        if text.split('{').skip(1).any(refers) {
            return Err(format!("{key} refers to a message, whose values are not read here").into());
        }
        let name = key.replace('-', "_");
        let doc = format!("```ftl\n{}\n```", text.trim_end());
        let (mut parameters, mut values) = (Vec::new(), Vec::new());
        for value in entries::values(text) {
            parameters.push(format!("{value}: impl Into<Value>"));
            values.push(format!("({value:?}, {value}.into())"));
        }
        let (parameters, values) = (parameters.join(", "), values.join(", "));
        functions += &format!(
            "#[doc = {doc:?}]\n#[inline]\npub fn {name}({parameters}) -> Message {{\n    Message::new({key:?}, vec![{values}])\n}}\n"
        );
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join("msg.rs"), functions)?;
    Ok(())
}

/// Initial value of FNV-1a, a hash that is identical on all machines and for all compilers.
const FNV: u64 = 0xcbf2_9ce4_8422_2325;
const FNV_PRIME: u64 = 0x100_0000_01b3;

/// Files and folders that determine the phone's page, relative to the package.
const PAGE: [&str; 6] = [
    "templates/page",
    "templates/messages",
    "templates/symbols",
    "fonts",
    "src/phone/site",
    "src/build.rs",
];

/// Sets `PAGE_DIGEST` to a hash of all files in `PAGE`, which identifies the version of a saved
/// page.
fn page() -> Outcome<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let mut digest = FNV;
    for part in PAGE {
        println!("cargo::rerun-if-changed={part}");
        let mut files = Vec::new();
        every(&root.join(part), &mut files)?;
        for file in files {
            digest = fs::read(file)?
                .iter()
                .fold(digest, |digest, &byte| (digest ^ u64::from(byte)).wrapping_mul(FNV_PRIME));
        }
    }
    println!("cargo::rustc-env=PAGE_DIGEST={digest:016x}");
    Ok(())
}

/// Appends `path` to `files`; for a folder, all files below it in the order of their names.
fn every(path: &Path, files: &mut Vec<PathBuf>) -> Outcome<()> {
    match path.is_dir() {
        true => sorted(path)?.iter().try_for_each(|path| every(path, files)),
        false => {
            files.push(path.to_owned());
            Ok(())
        }
    }
}

/// Builder of the phone page's parts. They are compressed at build time, so printing a page is
/// fast.
#[cfg(feature = "program")]
mod site {
    use std::io::Write;
    use std::path::{Path, PathBuf};
    use std::{env, fs};

    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;
    use flate2::{Compression, GzBuilder};

    use super::entries::read_on_phones;
    use super::join::Modules;
    use super::{Outcome, ending};

    pub fn built() -> Outcome<()> {
        let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
        let out = Path::new(&env::var("OUT_DIR")?).join("site");
        fs::create_dir_all(&out)?;
        let page = root.join("templates/page");
        scripts(&page, &out)?;
        fs::write(out.join("style.css"), style(&page, &root.join("fonts"))?)?;
        fs::write(out.join("press.css"), lean(&fs::read_to_string(page.join("press.css"))?))?;
        let module = STANDARD.encode(fs::read(page.join("cauldron.wasm.gz"))?);
        fs::write(out.join("module.base64"), module)?;
        fs::write(out.join("words.rs"), words(&root.join("templates/messages"))?)?;
        Ok(())
    }

    /// Writes the joined scripts, and `scripts.rs` with the path and source of each module.
    fn scripts(page: &Path, out: &Path) -> Outcome<()> {
        let (mut modules, mut rows) = (Vec::new(), String::new());
        for folder in ["js", "press", "vendor"] {
            for file in ending(&page.join(folder), "js")? {
                let name = file.file_name().and_then(|name| name.to_str());
                let path = format!("{folder}/{}", name.ok_or("a name that is no text")?);
                rows += &format!("({path:?}, include_str!({file:?})),\n");
                modules.push((path, fs::read_to_string(file)?));
            }
        }
        fs::write(out.join("scripts.rs"), format!("&[\n{rows}]"))?;
        let modules: Vec<(&str, &str)> =
            modules.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        let modules = Modules::read(&modules)?;
        // The print screen is a separate script, which the page loads on demand.
        const APP: &str = "js/app.js";
        const SCREEN: &str = "press/screen.js";
        for (script, joined) in [
            ("early.js", modules.join("js/early.js", None)?),
            ("app.js", modules.join(APP, Some(SCREEN))?),
            ("looker.js", modules.join("js/looker.js", None)?),
            ("press.js", modules.join_after(SCREEN, APP)?),
            ("presser.js", modules.join("press/presser.js", None)?),
        ] {
            fs::write(out.join(script), joined)?;
        }
        Ok(())
    }

    /// Returns the style sheet with its fonts embedded as `data:` URLs.
    fn style(page: &Path, fonts: &Path) -> Outcome<String> {
        let template = lean(&fs::read_to_string(page.join("style.css"))?);
        let mut parts = template.split("{{font:");
        let mut style = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (font, rest) = part.split_once("}}").ok_or("{{font: without its end")?;
            let font = STANDARD.encode(fs::read(fonts.join(font))?);
            style += &format!("data:font/woff2;base64,{font}{rest}");
        }
        Ok(style)
    }

    /// Removes comments, indentation and empty lines from a style sheet, to shorten the page.
    fn lean(style: &str) -> String {
        let (mut bare, mut rest) = (String::new(), style);
        while let Some((before, after)) = rest.split_once("/*") {
            bare += before;
            rest = after.split_once("*/").map_or("", |(_, after)| after);
        }
        bare += rest;
        let mut lean = String::new();
        for line in bare.lines().map(str::trim).filter(|line| !line.is_empty()) {
            lean += line;
            if !line.ends_with(['{', ';', ',']) {
                lean.push('\n');
            }
        }
        lean
    }

    /// Returns rows of language number and messages for pages without a server, as gzip in base64.
    /// The gzip headers have neither a timestamp nor an operating system, so builds are
    /// reproducible.
    fn words(messages: &Path) -> Outcome<String> {
        let mut rows = String::new();
        for file in ending(messages, "ftl")? {
            let source = fs::read_to_string(&file)?;
            let number = source.lines().find_map(|line| line.strip_prefix("language-number ="));
            let number: u8 = number.ok_or("a language without a number")?.trim().parse()?;
            let pack = GzBuilder::new().operating_system(255);
            let mut pack = pack.write(Vec::new(), Compression::best());
            pack.write_all(read_on_phones(&source, false).as_bytes())?;
            rows += &format!("({number}, {:?}),\n", STANDARD.encode(pack.finish()?));
        }
        Ok(format!("&[\n{rows}]"))
    }
}

/// Writes `themes.rs`: the themes in the order of their names, each with its files in the order of
/// theirs.
fn themes() -> Outcome<()> {
    println!("cargo::rerun-if-changed=templates/themes");
    let is_module = is_module()?;
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("templates/themes");
    let mut rows = String::new();
    for folder in sorted(&root)?.into_iter().filter(|path| path.is_dir()) {
        let mut files = Vec::new();
        every(&folder, &mut files)?;
        // The theme's manifest, drawings and messages.
        files.retain(|file| ["toml", "svg", "ftl"].iter().any(|end| is_of(file, end)));
        rows += &format!("({:?}, &[\n", folder.file_name().unwrap_or_default());
        for file in files {
            let parts = file.strip_prefix(&folder)?.iter().map(|part| part.to_str());
            let parts = parts.collect::<Option<Vec<_>>>().ok_or("a name that is no text")?;
            // A module has drawings as packed shapes only, in `drawn_in_themes.rs`.
            rows += &match is_module && is_of(&file, "svg") {
                true => format!("({:?}, \"\"),\n", parts.join("/")),
                false => format!("({:?}, include_str!({file:?})),\n", parts.join("/")),
            };
        }
        rows += "]),\n";
    }
    write("themes.rs", &rows)
}

/// Returns the paths in a folder in the order of their names, without those in subfolders.
fn sorted(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths: Vec<PathBuf> = entries.collect::<Result<_, std::io::Error>>()?;
    paths.sort();
    Ok(paths)
}

/// Returns the files of a folder with the extension `ending`, in the order of their names.
fn ending(folder: &Path, ending: &str) -> Outcome<Vec<PathBuf>> {
    let mut files = sorted(folder)?;
    files.retain(|file| is_of(file, ending));
    Ok(files)
}

fn is_of(file: &Path, ending: &str) -> bool {
    file.extension().is_some_and(|its| its == ending)
}

/// Writes `rows` into `OUT_DIR` as a file `source` that consists of one Rust slice.
fn write(source: &str, rows: &str) -> Outcome<()> {
    fs::write(Path::new(&env::var("OUT_DIR")?).join(source), format!("&[\n{rows}]"))?;
    Ok(())
}

/// Writes a file `source` with a slice of the rows that `row` returns for the name and path of each
/// file in `templates/{folder}` with the extension `ending`.
fn list(
    folder: &str,
    ending: &str,
    source: &str,
    row: impl Fn(&str, &Path) -> String,
) -> Outcome<()> {
    println!("cargo::rerun-if-changed=templates/{folder}");
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("templates").join(folder);
    let mut rows = String::new();
    for file in &self::ending(&folder, ending)? {
        let name =
            file.file_stem().and_then(|name| name.to_str()).ok_or("a name that is no text")?;
        rows += &row(name, file);
        rows += ",\n";
    }
    write(source, &rows)
}
