//! Lists what is one file each: the languages of `templates/messages/` and the drawings of
//! `templates/symbols/`; and the themes of `templates/themes/`, a folder each. Tells the phone's page
//! of this version by a digest.

use std::path::{Path, PathBuf};
use std::{env, error, fs};

type Outcome<T> = Result<T, Box<dyn error::Error>>;

fn main() -> Outcome<()> {
    list("messages", "ftl", "languages.rs", |_, file| format!("include_str!({file:?})"))?;
    list("symbols", "svg", "symbols.rs", |name, file| {
        format!("({name:?}, include_str!({file:?}))")
    })?;
    page()?;
    themes()
}

/// FNV-1a: the same on every machine, whatever compiles this.
const FNV: u64 = 0xcbf2_9ce4_8422_2325;
const FNV_PRIME: u64 = 0x100_0000_01b3;

/// A digest of all that the phone's page is put together from, by which a page that was written
/// earlier is known again.
fn page() -> Outcome<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let mut digest = FNV;
    for folder in ["templates/page", "templates/messages", "templates/symbols", "src/phone/site"] {
        println!("cargo::rerun-if-changed={folder}");
        let mut files = Vec::new();
        every(&root.join(folder), &mut files)?;
        for file in files {
            digest = fs::read(file)?
                .iter()
                .fold(digest, |digest, &byte| (digest ^ u64::from(byte)).wrapping_mul(FNV_PRIME));
        }
    }
    println!("cargo::rustc-env=PAGE_DIGEST={digest:016x}");
    Ok(())
}

/// All files of a folder and its folders.
fn every(folder: &Path, files: &mut Vec<PathBuf>) -> Outcome<()> {
    for path in sorted(folder)? {
        match path.is_dir() {
            true => every(&path, files)?,
            false => files.push(path),
        }
    }
    Ok(())
}

/// Writes the themes in the order of their names, each with its files in the order of theirs.
fn themes() -> Outcome<()> {
    println!("cargo::rerun-if-changed=templates/themes");
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("templates/themes");
    let mut rows = String::new();
    for folder in sorted(&root)?.into_iter().filter(|path| path.is_dir()) {
        let mut files = Vec::new();
        gather(&folder, &mut files)?;
        rows += &format!("({:?}, &[\n", folder.file_name().unwrap_or_default());
        for file in files {
            let parts = file.strip_prefix(&folder)?.iter().map(|part| part.to_str());
            let parts = parts.collect::<Option<Vec<_>>>().ok_or("a name that is no text")?;
            rows += &format!("({:?}, include_str!({file:?})),\n", parts.join("/"));
        }
        rows += "]),\n";
    }
    write("themes.rs", &rows)
}

/// The files of a theme: its manifest, drawings and messages.
fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> Outcome<()> {
    for path in sorted(folder)? {
        if path.is_dir() {
            gather(&path, files)?;
        } else if path
            .extension()
            .is_some_and(|its| ["toml", "svg", "ftl"].iter().any(|e| its == *e))
        {
            files.push(path);
        }
    }
    Ok(())
}

/// What is in a folder, in the order of the names.
fn sorted(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths: Vec<PathBuf> = entries.collect::<Result<_, std::io::Error>>()?;
    paths.sort();
    Ok(paths)
}

/// Writes rows as one Rust slice.
fn write(source: &str, rows: &str) -> Outcome<()> {
    fs::write(Path::new(&env::var("OUT_DIR")?).join(source), format!("&[\n{rows}]"))?;
    Ok(())
}

/// Writes the rows of a folder's files, in the order of their names, as one Rust slice.
fn list(
    folder: &str,
    ending: &str,
    source: &str,
    row: impl Fn(&str, &Path) -> String,
) -> Outcome<()> {
    println!("cargo::rerun-if-changed=templates/{folder}");
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("templates").join(folder);
    let mut files = sorted(&folder)?;
    files.retain(|file| file.extension().is_some_and(|its| its == ending));
    let mut rows = String::new();
    for file in &files {
        let name =
            file.file_stem().and_then(|name| name.to_str()).ok_or("a name that is no text")?;
        rows += &row(name, file);
        rows += ",\n";
    }
    write(source, &rows)
}
