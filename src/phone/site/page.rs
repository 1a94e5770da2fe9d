//! Putting the page together.

use serde_json::{Value, json};

use super::policy::{base64, policy};
use super::words::Words;
use super::{SiteError, SiteOptions, icon, parts};
use crate::game::identity::Identity;
use crate::page::Symbol;
use crate::page::symbols::symbol;
use crate::witches::board::Special;
use crate::witches::puzzle::Ingredient;

/// Decorations and signs that the page uses, besides herbs, special cells and creatures.
pub(super) const SIGNS: [Symbol; 12] = [
    symbol!("cauldron"),
    symbol!("witch-hat"),
    symbol!("moon"),
    symbol!("star"),
    symbol!("stars"),
    symbol!("mushroom"),
    symbol!("seed-dot"),
    symbol!("pencil"),
    symbol!("hourglass"),
    symbol!("cat"),
    symbol!("potion"),
    symbol!("broom"),
];

/// Fills the template.
pub(super) fn assemble(options: SiteOptions, words: Words) -> Result<String, SiteError> {
    filled(parts::INDEX, &|name| {
        Ok(match name {
            "policy" => policy(&[parts::EARLY, parts::APP], parts::STYLE),
            "head" => head(options),
            "language" => words.0.tag().into(),
            "style" => parts::STYLE.into(),
            "early" => parts::EARLY.into(),
            "sprite" => sprite(),
            "languages" => languages(options),
            "words" => words.json(options.referee),
            "looker" => parts::LOOKER.into(),
            "module" => parts::MODULE.into(),
            "script" => parts::APP.into(),
            _ => match name.strip_prefix("word:") {
                Some(key) => words.get(key)?.replace('&', "&amp;").replace('<', "&lt;"),
                None => return Err(SiteError::Placeholder(name.into())),
            },
        })
    })
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
            let packed = parts::WORDS.iter().find(|(of, _)| *of == number);
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
    if options.referee || options.single {
        let icon = base64(icon::svg().as_bytes());
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
    sprite += &symbol("wordmark", parts::WORDMARK);
    sprite += parts::GLYPHS;
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
fn filled(
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
