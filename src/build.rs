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
use std::path::{Path, PathBuf};
use std::{env, error, fs};

#[cfg(feature = "press")]
#[path = "build/press.rs"]
mod press;
#[cfg(not(feature = "press"))]
#[path = "build/no_press.rs"]
mod press;
#[cfg(feature = "program")]
#[path = "build/site.rs"]
mod site;
#[cfg(not(feature = "program"))]
mod site {
    //! Nothing: only the program contains the page.
    pub fn write_site() -> super::Outcome<()> {
        Ok(())
    }
}

type Outcome<T> = Result<T, Box<dyn error::Error>>;

fn main() -> Outcome<()> {
    write_languages()?;
    let is_module = is_module()?;
    write_list("symbols", "svg", "symbols.rs", |name, file| match is_module {
        true => format!("({name:?}, \"\")"),
        false => format!("({name:?}, include_str!({file:?}))"),
    })?;
    message_functions()?;
    press::write_drawings()?;
    press::font_tables(is_module)?;
    set_page_digest()?;
    site::write_site()?;
    write_themes()
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
fn write_languages() -> Outcome<()> {
    println!("cargo::rerun-if-changed=templates/messages");
    let is_module = is_module()?;
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("templates/messages");
    let mut rows = String::new();
    for file in ending(&folder, "ftl")? {
        let source = fs::read_to_string(&file)?;
        let said: Vec<&str> = source.lines().filter(|line| line.starts_with("language-")).collect();
        let is_first = said.iter().any(|line| line.replace(' ', "") == "language-number=0");
        rows += &match (is_module, is_first) {
            (true, true) => format!("{:?},\n", press::for_browsers(&source, &said)?),
            (true, false) => format!("{:?},\n", said.join("\n")),
            (false, _) => format!("include_str!({file:?}),\n"),
        };
    }
    write("languages.rs", &rows)
}

/// Prefixes of keys for which no function is generated: messages that only scripts use (`page-`,
/// `press-`), and metadata of languages (`language-`).
const WITHOUT_FUNCTION: [&str; 3] = ["page-", "press-", "language-"];

/// Writes `msg.rs`: a function for each message of `en.ftl` that takes the message's values and
/// returns a `Message`.
fn message_functions() -> Outcome<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let source = fs::read_to_string(root.join("templates/messages/en.ftl"))?;
    let mut functions = String::new();
    let all = entries::entries(&source);
    for (key, text) in
        all.filter(|(key, _)| !WITHOUT_FUNCTION.iter().any(|begin| key.starts_with(begin)))
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
const PAGE: [&str; 7] = [
    "templates/page",
    "templates/messages",
    "templates/symbols",
    "fonts",
    "src/phone/site",
    "src/build.rs",
    "src/build/site.rs",
];

/// Sets `PAGE_DIGEST` to a hash of all files in `PAGE`, which identifies the version of a saved
/// page.
fn set_page_digest() -> Outcome<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let mut digest = FNV;
    for part in PAGE {
        println!("cargo::rerun-if-changed={part}");
        let mut files = Vec::new();
        collect_files(&root.join(part), &mut files)?;
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
fn collect_files(path: &Path, files: &mut Vec<PathBuf>) -> Outcome<()> {
    match path.is_dir() {
        true => sorted_paths(path)?.iter().try_for_each(|path| collect_files(path, files)),
        false => {
            files.push(path.to_owned());
            Ok(())
        }
    }
}

/// Writes `themes.rs`: the themes in the order of their names, each with its files in the order of
/// theirs.
fn write_themes() -> Outcome<()> {
    println!("cargo::rerun-if-changed=templates/themes");
    let is_module = is_module()?;
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("templates/themes");
    let mut rows = String::new();
    for folder in sorted_paths(&root)?.into_iter().filter(|path| path.is_dir()) {
        let mut files = Vec::new();
        collect_files(&folder, &mut files)?;
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
fn sorted_paths(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths: Vec<PathBuf> = entries.collect::<Result<_, std::io::Error>>()?;
    paths.sort();
    Ok(paths)
}

/// Returns the files of a folder with the extension `ending`, in the order of their names.
fn ending(folder: &Path, ending: &str) -> Outcome<Vec<PathBuf>> {
    let mut files = sorted_paths(folder)?;
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
fn write_list(
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
