//! The page of a gallery and its entries. It is XML as well, so that tests can read it.

use super::{Picture, Pictures};
use crate::series::Printable;
use crate::texts::said::*;
use crate::texts::{Language, Message};

/// The entry of a game: its first page small, which leads to it large, what it is, and links to
/// its pages.
pub(super) fn entry(
    game: &dyn Printable,
    again: &str,
    pictures: &Pictures,
    language: &Language,
) -> String {
    let say = |message: &Message| escaped(&language.say(message));
    let label = escaped(&game.label());
    let facts = [game.level(), Some(gallery_players(game.players().count())), game.rating()];
    let facts: Vec<String> = facts.iter().flatten().map(say).collect();
    let alt = |page: &Picture| say(&gallery_picture(game.label(), page.title.clone()));
    let picture = |small: &Picture, large: &Picture| {
        let (w, h) = small.size;
        format!(
            r#"<a href="{}"><img src="{}" width="{w}" height="{h}" loading="lazy" alt="{}"/></a>"#,
            escaped(&large.file.name),
            escaped(&small.file.name),
            alt(small),
        )
    };
    let first = pictures.small.as_ref().zip(pictures.large.first());
    let picture = first.map(|(small, large)| picture(small, large)).unwrap_or_default();
    let link = |page: &Picture| {
        format!(r#"<li><a href="{}">{}</a></li>"#, escaped(&page.file.name), escaped(&page.title))
    };
    let links: String = pictures.large.iter().map(link).collect();
    format!(
        "<li>{picture}<h2>{label}</h2><p>{}</p><ul>{links}</ul><p>{} <code>{}</code></p></li>",
        facts.join(" · "),
        say(&gallery_again()),
        escaped(again),
    )
}

/// The page of a game's entries.
pub fn page(game: &str, entries: &[String], language: &Language) -> String {
    let say = |message: &Message| escaped(&language.say(message));
    let (title, intro) = (say(&gallery_title(game)), say(&gallery_intro(entries.len())));
    let (lang, all) = (escaped(language.tag()), entries.join("\n"));
    format!(
        r#"<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>{title}</title><style>
{STYLE}</style></head><body><main><h1>{title}</h1><p>{intro}</p><ol>
{all}
</ol></main></body></html>
"#
    )
}

const STYLE: &str = "\
:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 110rem; padding: 1.5rem; font: 1rem/1.45 sans-serif; color: #2b2233; background: #faf7f0 }
h1 { font-size: 1.8rem; color: #5b2a86 }
h2 { font-size: 1.1rem; margin: .5rem 0 0 }
a { color: #5b2a86 }
a:focus-visible { outline: 3px solid #5b2a86; outline-offset: 2px }
ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1.5rem; padding: 0; list-style: none }
ol > li { padding: 1rem; border: 1px solid #8a7f99; border-radius: .5rem; background: #fff }
img { display: block; width: 100%; height: auto; background: #fff }
ul { display: flex; flex-wrap: wrap; gap: .3rem 1rem; padding: 0; list-style: none }
p, ul { margin: .3rem 0 }
code { overflow-wrap: anywhere }
@media (prefers-color-scheme: dark) {
  body { color: #eee8f5; background: #1d1725 }
  ol > li { background: #2a2234 }
  h1, a { color: #d9b8ff }
  a:focus-visible { outline-color: #d9b8ff }
}
";

/// A text as it stands in HTML, also between quotes.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
