//! The files that the page is made of.

macro_rules! part {
    ($name:literal) => {
        include_str!(concat!("../../../templates/page/", $name))
    };
}

/// What the build script has put together.
macro_rules! built {
    ($name:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/site/", $name))
    };
}

/// The layout, with places for everything else.
pub(super) const INDEX: &str = part!("index.html");
/// The styles, with the faces of the page, which have the letters of `fonts/page-letters.txt`.
pub(super) const STYLE: &str = built!("style.css");
/// The service worker.
pub(super) const WORKER: &str = part!("sw.js");
/// The small signs on buttons, as symbols.
pub(super) const GLYPHS: &str = part!("glyphs.svg");
/// The name of the game as outlines.
pub(super) const WORDMARK: &str = part!("wordmark.svg");
/// The rules of the game: this library as WebAssembly, packed by gzip, in base 64.
pub(super) const MODULE: &str = built!("module.base64");
/// The words of each language, by its number: packed as the module is.
pub(super) const WORDS: &[(u8, &str)] = include!(concat!(env!("OUT_DIR"), "/site/words.rs"));

/// The script that runs before anything is painted.
pub(super) const EARLY: &str = built!("early.js");
/// The worker that looks for codes in photographs.
pub(super) const LOOKER: &str = built!("looker.js");
/// The page's script.
pub(super) const APP: &str = built!("app.js");

/// The modules that the scripts are joined of, by their paths.
#[cfg(test)]
pub(super) const SCRIPTS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/site/scripts.rs"));
