//! Lists what is one file each: the languages of `templates/messages/` and the drawings of
//! `templates/symbols/`.

use std::path::{Path, PathBuf};
use std::{env, error, fs};

type Outcome<T> = Result<T, Box<dyn error::Error>>;

fn main() -> Outcome<()> {
    list("messages", "ftl", "languages.rs", |_, file| format!("include_str!({file:?})"))?;
    list("symbols", "svg", "symbols.rs", |name, file| format!("({name:?}, include_str!({file:?}))"))
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
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<_, std::io::Error>>()?;
    files.retain(|file| file.extension().is_some_and(|its| its == ending));
    files.sort();
    let mut rows = String::new();
    for file in &files {
        let name =
            file.file_stem().and_then(|name| name.to_str()).ok_or("a name that is no text")?;
        rows += &row(name, file);
        rows += ",\n";
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join(source), format!("&[\n{rows}]"))?;
    Ok(())
}
