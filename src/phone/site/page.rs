//! Putting the page together: the files that it is made of, its words, its icon, and the hashes by
//! which it allows itself scripts and styles.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::{SiteError, SiteOptions, base64, press};
use crate::game::players::Identity;
use crate::page::symbols::symbol;
use crate::page::{Bleed, Mm, Page, Symbol};
use crate::press::{Dpi, Fonts, ParsedPage, png as raster};
use crate::texts::Language;
use crate::texts::entries::read_on_phones;
use crate::witches::board::Special;
use crate::witches::puzzle::Ingredient;

/// Decorations and signs that the page uses, besides herbs, special cells and creatures.
pub(super) const SIGNS: [Symbol; 10] = [
    symbol!("cauldron"),
    symbol!("witch-hat"),
    symbol!("moon"),
    symbol!("star"),
    symbol!("stars"),
    symbol!("pencil"),
    symbol!("hourglass"),
    symbol!("cat"),
    symbol!("potion"),
    symbol!("broom"),
];

/// Fills the template.
pub(super) fn assemble(options: SiteOptions, words: Words) -> Result<String, SiteError> {
    filled(LAYOUT, &|name| {
        Ok(match name {
            "policy" => {
                let policy = policy(&scripts(options), &styles(options));
                // What shows a PDF is bound by the policy of the page that made it.
                if options.press { policy + "; object-src blob:; frame-src blob:" } else { policy }
            }
            "head" => head(options),
            "language" => words.0.tag().into(),
            "style" => STYLE.into(),
            "early" => EARLY.into(),
            "sprite" => sprite(),
            "languages" => languages(options),
            "words" => words.json(options.referee),
            "looker" => LOOKER.into(),
            "module" => MODULE.into(),
            "press" if options.press && options.single => press::inside(),
            "press" => String::new(),
            "script" => APP.into(),
            _ => match name.strip_prefix("word:") {
                Some(key) => words.get(key)?.replace('&', "&amp;").replace('<', "&lt;"),
                None => return Err(SiteError::Placeholder(name.into())),
            },
        })
    })
}

/// All scripts that the page may run.
fn scripts(options: SiteOptions) -> Vec<&'static str> {
    let press = options.press.then_some(press::SCREEN);
    [EARLY, APP].into_iter().chain(press).collect()
}

/// All styles that the page may use.
fn styles(options: SiteOptions) -> Vec<&'static str> {
    let press = options.press.then_some(press::STYLE);
    [STYLE].into_iter().chain(press).collect()
}

/// All languages for the scripts, the page's own first: how they are called, and where their words
/// are. A page that stands alone has them all inside.
fn languages(options: SiteOptions) -> String {
    let own = options.language;
    let mut list = vec![json!({ "tag": own.tag(), "name": own.name(), "number": own.number() })];
    for words in Words::beside(own) {
        let language = words.0;
        let (tag, name, number) = (language.tag(), language.name(), language.number());
        let mut row = json!({ "tag": tag, "name": name, "number": number });
        if options.single {
            let packed = WORDS.iter().find(|(of, _)| *of == number);
            row["packed"] = packed.map_or("", |(_, packed)| *packed).into();
        } else {
            row["file"] = words.file().into();
        }
        list.push(row);
    }
    Value::from(list).to_string().replace('<', "\\u003c")
}

/// Says in a page that stands alone what made it.
pub(super) fn generator(options: SiteOptions) -> String {
    let (version, made) = (env!("CARGO_PKG_VERSION"), env!("PAGE_DIGEST"));
    let tag = options.language.tag();
    format!("<meta name=\"generator\" content=\"Cauldron Press {version} {made} {tag}\">\n")
}

/// What stands beside the page, or in place of it.
fn head(options: SiteOptions) -> String {
    let mut head = String::new();
    if options.referee {
        head += "<meta name=\"referee\" content=\"1\">\n";
    }
    if options.single {
        head += &generator(options);
    } else {
        head += "<meta name=\"worker\" content=\"sw.js\">\n";
    }
    if options.press {
        head += &format!("<meta name=\"press\" content=\"{}\">\n", press::PARTS);
    }
    if options.referee || options.single {
        let icon = base64(icon_svg().as_bytes());
        head += &format!("<link rel=\"icon\" href=\"data:image/svg+xml;base64,{icon}\">\n");
    } else {
        head += concat!(
            "<link rel=\"manifest\" href=\"manifest.webmanifest\">\n",
            "<link rel=\"icon\" href=\"icon.svg\" type=\"image/svg+xml\">\n",
            "<link rel=\"apple-touch-icon\" href=\"icon-192.png\">\n",
        );
    }
    head
}

/// All drawings as symbols, to be used by their names.
fn sprite() -> String {
    let mut sprite = String::new();
    let ingredients = Ingredient::ALL.into_iter().map(Symbol::from);
    let specials = Special::ALL.into_iter().map(Symbol::from);
    let creatures = Identity::ALL.into_iter().map(Symbol::from);
    for drawing in ingredients.chain(specials).chain(creatures).chain(SIGNS) {
        sprite += &symbol(drawing.name(), drawing.file());
    }
    sprite += &symbol("wordmark", WORDMARK);
    sprite += GLYPHS;
    sprite
}

/// A drawing's file as a symbol.
fn symbol(name: &str, file: &str) -> String {
    let between = |from: &str, to: &str| {
        let rest = file.find(from).map_or("", |at| &file[at + from.len()..]);
        rest.find(to).map_or("", |end| &rest[..end])
    };
    let body = between("</title>", "</svg>");
    let lines: String = body.lines().map(str::trim).collect();
    format!(
        "<symbol id=\"sym-{name}\" viewBox=\"{}\">{lines}</symbol>\n",
        between("viewBox=\"", "\"")
    )
}

/// A template with every `{{name}}` replaced, once: what is filled in stays as it is.
pub(crate) fn filled(
    template: &str,
    fill: &dyn Fn(&str) -> Result<String, SiteError>,
) -> Result<String, SiteError> {
    let mut text = String::new();
    let mut rest = template;
    while let Some(start) = rest.find("{{") {
        let (before, after) = (&rest[..start], &rest[start + 2..]);
        let end = after.find("}}").ok_or_else(|| SiteError::Placeholder("{{".into()))?;
        text += before;
        text += &fill(&after[..end])?;
        rest = &after[end + 2..];
    }
    Ok(text + rest)
}

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
pub(super) const LAYOUT: &str = part!("index.html");
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

/// The name of a piece of script or style in a Content-Security-Policy.
fn source(text: &str) -> String {
    format!("'sha256-{}'", base64(&Sha256::digest(text)))
}

/// A Content-Security-Policy: nothing but these scripts and styles, and no network but the
/// page's own server. A worker that the page makes of its own text (`blob:`) is bound by the
/// same policy.
pub(super) fn policy(scripts: &[&str], styles: &[&str]) -> String {
    let sources =
        |texts: &[&str]| texts.iter().map(|text| source(text)).collect::<Vec<_>>().join(" ");
    format!(
        "default-src 'none'; script-src {} 'wasm-unsafe-eval'; style-src {}; \
         img-src 'self' data: blob:; font-src data:; connect-src 'self'; manifest-src 'self'; \
         worker-src 'self' blob:; base-uri 'none'; form-action 'none'",
        sources(scripts),
        sources(styles)
    )
}

/// The words of a language.
#[derive(Clone, Copy)]
pub(super) struct Words(pub &'static Language);

impl Words {
    /// Those of all languages but one.
    pub(super) fn beside(own: &'static Language) -> impl Iterator<Item = Words> {
        Language::all().iter().filter(|other| other.number() != own.number()).map(Words)
    }

    /// The name of their file beside the page.
    pub(super) fn file(self) -> String {
        format!("{}.ftl", self.0.tag())
    }

    /// A text without values.
    pub(super) fn get(self, key: &str) -> Result<String, SiteError> {
        self.0.plain(key).ok_or_else(|| SiteError::NoWord(key.into()))
    }

    /// All of them, for the scripts of a page that a server answers or not: their text without
    /// comments.
    pub(super) fn source(self, served: bool) -> String {
        read_on_phones(self.0.source(), served)
    }

    /// That text as a string of JSON. `<` is escaped, so that no word ends the element that holds
    /// it.
    pub(super) fn json(self, served: bool) -> String {
        serde_json::Value::from(self.source(served)).to_string().replace('<', "\\u003c")
    }
}

/// The icon's ground.
pub(super) const GROUND: &str = "#f4f0f8";
/// The colour around the page.
pub(super) const THEME: &str = "#3b1d5c";

/// Files and their sizes in pixels.
pub(super) const ICONS: [(&str, u32); 2] = [("icon-192.png", 192), ("icon-512.png", 512)];

/// Any size will do: the resolution makes up for it.
const SIDE_MM: f64 = 50.0;

/// The cauldron within the part that every shape of icon leaves visible.
pub(super) fn icon_svg() -> String {
    format!(
        concat!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}mm\" height=\"{side}mm\" ",
            "viewBox=\"0 0 {side} {side}\"><rect width=\"{side}\" height=\"{side}\" ",
            "fill=\"{ground}\"/>{drawing}</svg>\n"
        ),
        side = SIDE_MM,
        ground = GROUND,
        drawing = inside(symbol!("cauldron"), SIDE_MM * 0.62),
    )
}

fn inside(symbol: Symbol, size: f64) -> String {
    let at = (SIDE_MM - size) / 2.0;
    let root = format!("<svg x=\"{at}\" y=\"{at}\" width=\"{size}\" height=\"{size}\" ");
    symbol.file().trim_end().replacen("<svg ", &root, 1)
}

/// The icon as PNG.
pub(super) fn icon_png(pixels: u32) -> Result<Vec<u8>, SiteError> {
    let page = Page::of_svg("icon", "", (Mm(SIDE_MM), Mm(SIDE_MM)), Bleed::default(), icon_svg());
    let parsed = ParsedPage::parse(&page, &Fonts::new(&[])?)?;
    Ok(raster(&parsed, Dpi::new(f64::from(pixels) * 25.4 / SIDE_MM)?)?)
}
