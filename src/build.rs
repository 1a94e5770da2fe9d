//! Lists the languages: every file of `templates/messages/` is one.

use std::path::{Path, PathBuf};
use std::{env, error, fs};

fn main() -> Result<(), Box<dyn error::Error>> {
    println!("cargo::rerun-if-changed=templates/messages");
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("templates/messages");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<_, std::io::Error>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();
    let rows = files.iter().map(|file| format!("include_str!({file:?}),\n"));
    let list = format!("&[\n{}]", rows.collect::<String>());
    fs::write(Path::new(&env::var("OUT_DIR")?).join("languages.rs"), list)?;
    Ok(())
}
