//! Assembly of the page: its parts, messages and icon, and the hashes of the
//! Content-Security-Policy that permits its scripts and styles.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::{SiteError, SiteOptions, base64, press};
use crate::common::players::Identity;
use crate::page::Symbol;
use crate::page::symbols::symbol;
use crate::press::{Dpi, Fonts, ParsedPage, png as raster};
use crate::texts::Language;
use crate::texts::entries::read_on_phones;
use crate::witches::board::Special;
use crate::witches::puzzle::Ingredient;

/// Decorations and signs of the page, in addition to ingredients, special cells and creatures.
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

/// Fills the page template.
pub(super) fn assemble(options: SiteOptions, words: Words) -> Result<String, SiteError> {
    fill_template(LAYOUT, &|name| {
        Ok(match name {
            "policy" => {
                let policy = policy(&scripts(options), &styles(options));
                // A viewer of PDF blobs inherits the policy of the page that created it.
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
            "press" if options.press && options.single => press::embedded_files(),
            "press" => String::new(),
            "script" => APP.into(),
            _ => match name.strip_prefix("word:") {
                Some(key) => words.get(key)?.replace('&', "&amp;").replace('<', "&lt;"),
                None => return Err(SiteError::Placeholder(name.into())),
            },
        })
    })
}

/// Returns all scripts that the page may run.
fn scripts(options: SiteOptions) -> Vec<&'static str> {
    let press = options.press.then_some(press::SCREEN);
    [EARLY, APP].into_iter().chain(press).collect()
}

/// Returns all styles that the page may use.
fn styles(options: SiteOptions) -> Vec<&'static str> {
    let press = options.press.then_some(press::STYLE);
    [STYLE].into_iter().chain(press).collect()
}

/// Returns the list of languages for the scripts as JSON, the page's own first: name, number and
/// location of the messages. A single-file page has the messages embedded.
fn languages(options: SiteOptions) -> String {
    let own = options.language;
    let mut list = vec![json!({ "tag": own.tag(), "name": own.name(), "number": own.number() })];
    for words in Words::other_languages(own) {
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

/// Returns the `generator` element of a single-file page, from which [`super::is_page`] recognizes
/// it.
pub(super) fn generator(options: SiteOptions) -> String {
    let (version, made) = (env!("CARGO_PKG_VERSION"), env!("PAGE_DIGEST"));
    let tag = options.language.tag();
    format!("<meta name=\"generator\" content=\"Cauldron Press {version} {made} {tag}\">\n")
}

/// Returns elements for the document head: links to separate files, or their replacements.
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

/// Returns all drawings as SVG symbols, for reference by name.
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

/// Converts the file of a drawing to an SVG symbol.
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

/// Replaces each `{{name}}` in `template` by the result of `fill`. Replacements are not searched
/// for placeholders.
pub(crate) fn fill_template(
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

/// Includes a file that the build script has assembled.
macro_rules! built {
    ($name:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/site/", $name))
    };
}

/// Page template.
pub(super) const LAYOUT: &str = part!("index.html");
/// Styles, with embedded fonts that cover the characters of `fonts/page-letters.txt`.
pub(super) const STYLE: &str = built!("style.css");
/// Service worker.
pub(super) const WORKER: &str = part!("sw.js");
/// Button icons, as SVG symbols.
pub(super) const GLYPHS: &str = part!("glyphs.svg");
/// Name of the game as outlines.
pub(super) const WORDMARK: &str = part!("wordmark.svg");
/// This library as WebAssembly, compressed by gzip, in base64.
pub(super) const MODULE: &str = built!("module.base64");
/// Messages of each language by its number, compressed by gzip, in base64.
pub(super) const WORDS: &[(u8, &str)] = include!(concat!(env!("OUT_DIR"), "/site/words.rs"));

/// Script that runs before the first paint.
pub(super) const EARLY: &str = built!("early.js");
/// Worker that searches photographs for codes.
pub(super) const LOOKER: &str = built!("looker.js");
/// Main script of the page.
pub(super) const APP: &str = built!("app.js");

/// Modules of which the scripts consist, as pairs of path and text.
#[cfg(test)]
pub(super) const SCRIPTS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/site/scripts.rs"));

/// Returns the hash source of a script or style for a Content-Security-Policy.
fn source(text: &str) -> String {
    format!("'sha256-{}'", base64(&Sha256::digest(text)))
}

/// Returns a Content-Security-Policy that permits only these scripts and styles, and requests only
/// to the page's own server. Workers that the page creates from a `blob:` inherit the policy.
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

/// Messages of a language.
#[derive(Clone, Copy)]
pub(super) struct Words(pub &'static Language);

impl Words {
    /// Returns the messages of all languages except `own`.
    pub(super) fn other_languages(own: &'static Language) -> impl Iterator<Item = Words> {
        Language::all().iter().filter(|other| other.number() != own.number()).map(Words)
    }

    /// Returns the name of the message file of this language.
    pub(super) fn file(self) -> String {
        format!("{}.ftl", self.0.tag())
    }

    /// Returns a message that has no variables.
    pub(super) fn get(self, key: &str) -> Result<String, SiteError> {
        self.0.plain(key).ok_or_else(|| SiteError::NoWord(key.into()))
    }

    /// Returns the messages that the page's scripts can show, in Fluent syntax without comments.
    /// `served` includes the messages of a referee server.
    pub(super) fn source(self, served: bool) -> String {
        read_on_phones(self.0.source(), served)
    }

    /// Returns [`Words::source`] as a JSON string. `<` is escaped, so that no message can close the
    /// surrounding element.
    pub(super) fn json(self, served: bool) -> String {
        serde_json::Value::from(self.source(served)).to_string().replace('<', "\\u003c")
    }
}

/// Background colour of the icon.
pub(super) const GROUND: &str = "#f4f0f8";
/// Colour of the browser's frame around the page.
pub(super) const THEME: &str = "#3b1d5c";

/// Names of the PNG icons, with their sides in pixels.
pub(super) const ICONS: [(&str, u32); 2] = [("icon-192.png", 192), ("icon-512.png", 512)];

/// Side of the icon's page in mm. The value is arbitrary, because the resolution is derived from
/// it.
const SIDE_MM: f64 = 50.0;

/// Returns the icon as SVG: the cauldron, within the area that every icon mask leaves visible.
pub(super) fn icon_svg() -> String {
    format!(
        concat!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}mm\" height=\"{side}mm\" ",
            "viewBox=\"0 0 {side} {side}\"><rect width=\"{side}\" height=\"{side}\" ",
            "fill=\"{ground}\"/>{drawing}</svg>\n"
        ),
        side = SIDE_MM,
        ground = GROUND,
        drawing = symbol_svg(symbol!("cauldron"), SIDE_MM * 0.62),
    )
}

fn symbol_svg(symbol: Symbol, size: f64) -> String {
    let at = (SIDE_MM - size) / 2.0;
    let root = format!("<svg x=\"{at}\" y=\"{at}\" width=\"{size}\" height=\"{size}\" ");
    symbol.file().trim_end().replacen("<svg ", &root, 1)
}

/// Renders the icon as PNG with a side of `pixels`.
pub(super) fn icon_png(pixels: u32) -> Result<Vec<u8>, SiteError> {
    let parsed = ParsedPage::of_svg("icon", &icon_svg(), &Fonts::new(&[])?)?;
    Ok(raster(&parsed, Dpi::new(f64::from(pixels) * 25.4 / SIDE_MM)?)?)
}
