//! The desk's pages.

use super::cards::{MOST, card, escaped};
use super::said;
use crate::phone::site::SiteError;
use crate::serve::tables::Watched;
use crate::texts::Language;

/// The script of both pages.
pub(super) const SCRIPT: &str = include_str!("../../../templates/desk/desk.js");
/// The styles of both pages.
pub(super) const STYLE: &str = include_str!("../../../templates/desk/desk.css");
/// The desk.
pub(super) const DESK: &str = include_str!("../../../templates/desk/desk.html");
/// The cards of tables.
pub(super) const CARDS: &str = include_str!("../../../templates/desk/cards.html");

/// The desk itself.
///
/// # Errors
/// If the template names what there is not.
pub(super) fn desk(language: &Language) -> Result<String, SiteError> {
    filled(DESK, language, &|name| match name {
        "words" => Some(said::words(language).to_string().replace('<', "\\u003c")),
        _ => None,
    })
}

/// A card for each table, with the address of the server.
///
/// # Errors
/// If the template names what there is not.
pub(super) fn cards(
    language: &Language,
    tables: &[Watched],
    address: &str,
) -> Result<String, SiteError> {
    let loaded: Vec<&Watched> = tables.iter().filter(|table| table.account.is_some()).collect();
    let cards: String = loaded
        .iter()
        .take(MOST)
        .map(|table| card(language, &table.name.to_string(), &table.game.label(), address))
        .collect();
    let told = match loaded.len() {
        0 => Some(said::desk_none()),
        1..=MOST => None,
        _ => Some(said::desk_card_most(u32::try_from(MOST).unwrap_or(u32::MAX))),
    };
    let told = told.map(|told| escaped(&language.say(&told))).unwrap_or_default();
    filled(CARDS, language, &|name| match name {
        "cards" => Some(cards.clone()),
        "told" => Some(told.clone()),
        _ => None,
    })
}

/// A template with every `{{name}}` replaced: the language, its words, and what `fill` knows.
fn filled(
    template: &str,
    language: &Language,
    fill: &dyn Fn(&str) -> Option<String>,
) -> Result<String, SiteError> {
    let mut text = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{{") {
        let wrong = |name: &str| SiteError::Placeholder(name.to_owned());
        let (name, after) = after.split_once("}}").ok_or_else(|| wrong("{{"))?;
        text += before;
        text += &match name.strip_prefix("word:") {
            Some(key) => escaped(&language.plain(key).ok_or_else(|| wrong(key))?),
            None if name == "language" => language.tag().to_owned(),
            None => fill(name).ok_or_else(|| wrong(name))?,
        };
        rest = after;
    }
    Ok(text + rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::desk::Account;
    use crate::seal::PuzzleId;
    use crate::texts::marked::{accented, assert_marked};

    /// What a reader sees of a page.
    fn seen(page: &str) -> String {
        let mut text = String::new();
        for part in page.split('<') {
            let tag = part.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
            if !matches!(tag, "script" | "style" | "title" | "DOCTYPE" | "doctype") {
                text += part.split_once('>').map_or("", |(_, text)| text);
            }
        }
        text
    }

    #[test]
    fn the_desk_says_everything_in_its_language() {
        assert_marked(&seen(&desk(accented()).unwrap()), &[]);
    }

    #[test]
    fn a_card_for_each_table_that_can_be_played() {
        let table = |name: &str, account| Watched {
            name: name.parse().unwrap(),
            game: PuzzleId(*b"8 octets"),
            opened: 0,
            changed: 0,
            seen: None,
            account,
            won: None,
            deed: None,
        };
        let tables = [table("K7QM2XWP", Some(Account::default())), table("AAAAAAAA", None)];
        let address = "http://192.168.0.10:8080/";
        let page = cards(accented(), &tables, address).unwrap();
        assert!(page.contains("K7QM2XWP") && !page.contains("AAAAAAAA"));
        let label = PuzzleId(*b"8 octets").label();
        let data = ["K7QM2XWP".into(), label, "192.168.0.10:8080".into()];
        assert_marked(&seen(&page), &data);
    }

    #[test]
    fn nothing_in_a_text_is_a_tag() {
        assert_eq!(escaped("<b>\"&\""), "&lt;b&gt;&quot;&amp;&quot;");
    }
}
