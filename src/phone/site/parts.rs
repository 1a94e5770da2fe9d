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
/// The rules of the game: this library as WebAssembly, packed by gzip.
pub(super) const MODULE: &[u8] = include_bytes!("../../../templates/page/cauldron.wasm.gz");

/// The faces of the page, which have the letters of `fonts/page-letters.txt`.
pub(super) const FONTS: [(&str, &[u8]); 3] = [
    ("Cabin-Regular.woff2", include_bytes!("../../../fonts/cabin/Cabin-Regular.woff2")),
    ("Cabin-Bold.woff2", include_bytes!("../../../fonts/cabin/Cabin-Bold.woff2")),
    ("Texturina-Bold.woff2", include_bytes!("../../../fonts/texturina/Texturina-Bold.woff2")),
];

/// The scripts, by their paths.
pub(super) const SCRIPTS: [(&str, &str); 74] = parts![
    "js/actions.js",
    "js/alone.js",
    "js/answer.js",
    "js/app.js",
    "js/aside.js",
    "js/awake.js",
    "js/brew.js",
    "js/call.js",
    "js/clues.js",
    "js/colours.js",
    "js/daily.js",
    "js/deal.js",
    "js/deeds.js",
    "js/dialog.js",
    "js/dom.js",
    "js/early.js",
    "js/ending.js",
    "js/enter.js",
    "js/explain.js",
    "js/fill.js",
    "js/first.js",
    "js/frame.js",
    "js/grid.js",
    "js/handed.js",
    "js/help.js",
    "js/hints.js",
    "js/home.js",
    "js/languages.js",
    "js/lasting.js",
    "js/lasttests.js",
    "js/lesson.js",
    "js/local.js",
    "js/log.js",
    "js/looker.js",
    "js/module.js",
    "js/moments.js",
    "js/names.js",
    "js/notes.js",
    "js/notetable.js",
    "js/open.js",
    "js/over.js",
    "js/packed.js",
    "js/pantry.js",
    "js/photo.js",
    "js/picture.js",
    "js/pictures.js",
    "js/places.js",
    "js/plain.js",
    "js/potion.js",
    "js/practice.js",
    "js/practising.js",
    "js/qr.js",
    "js/receive.js",
    "js/remote.js",
    "js/result.js",
    "js/review.js",
    "js/scan.js",
    "js/seed.js",
    "js/share.js",
    "js/signals.js",
    "js/solution.js",
    "js/stage.js",
    "js/state.js",
    "js/store.js",
    "js/story.js",
    "js/strip.js",
    "js/switches.js",
    "js/tables.js",
    "js/theme.js",
    "js/turn.js",
    "js/way.js",
    "js/words.js",
    "vendor/fluent-bundle.js",
    "vendor/qrcodegen.js",
];
/// The script that runs before anything is painted.
pub(super) const EARLY: &str = "js/early.js";
/// The worker that looks for codes in photographs.
pub(super) const LOOKER: &str = "js/looker.js";
/// The page's script.
pub(super) const APP: &str = "js/app.js";
