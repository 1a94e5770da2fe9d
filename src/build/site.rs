//! Build step: parts of the phone's page. They are compressed at build time, so printing a page is
//! fast.

#[path = "../phone/site/join.rs"]
mod join;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::{Compression, GzBuilder};

use self::join::Modules;
use super::entries::read_on_phones;
use super::{Outcome, ending};

/// Writes the parts of the page into `OUT_DIR/site`.
pub fn write_site() -> Outcome<()> {
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
