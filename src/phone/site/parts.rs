//! The files that the page is made of.

macro_rules! part {
    ($name:literal) => {
        include_str!(concat!("../../../templates/page/", $name))
    };
}

macro_rules! parts {
    ($($name:literal),* $(,)?) => {
        [$(($name, part!($name))),*]
    };
}

/// The layout, with places for everything else.
pub(super) const INDEX: &str = part!("index.html");
/// The styles.
pub(super) const STYLE: &str = part!("style.css");
/// The service worker.
pub(super) const WORKER: &str = part!("sw.js");
/// The small signs on buttons, as symbols.
pub(super) const GLYPHS: &str = part!("glyphs.svg");
/// The name of the game as outlines.
pub(super) const WORDMARK: &str = part!("wordmark.svg");
/// The worker that looks for codes in photographs.
pub(super) const LOOKER: &str = part!("looker.js");
/// What runs before anything is painted.
pub(super) const EARLY: &str = part!("early.js");
/// The rules of the game: this library as WebAssembly.
pub(super) const MODULE: &[u8] = include_bytes!("../../../templates/page/cauldron.wasm");

/// The scripts, in the order in which they are joined.
pub(super) const SCRIPTS: [(&str, &str); 24] = parts![
    "js/words.js",
    "js/dom.js",
    "js/pictures.js",
    "js/module.js",
    "js/store.js",
    "js/turn.js",
    "js/local.js",
    "js/remote.js",
    "js/state.js",
    "js/theme.js",
    "js/way.js",
    "js/dialog.js",
    "js/actions.js",
    "js/potion.js",
    "js/brew.js",
    "js/ending.js",
    "js/log.js",
    "js/notes.js",
    "js/help.js",
    "js/answer.js",
    "js/photo.js",
    "js/home.js",
    "js/tables.js",
    "js/app.js",
];
