//! The desk's pages.

use super::cards::{MOST, card, escaped};
use crate::game::desk::Standing;
use crate::phone::site::SiteError;
use crate::serve::tables::Watched;
use crate::texts::said;
use crate::texts::{Language, Message, Value, row};

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
        "words" => Some(words(language).to_string().replace('<', "\\u003c")),
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

/// The words of the page's script, by the names that it has for them. What it puts into them
/// itself stands in braces.
fn words(language: &Language) -> serde_json::Value {
    let word = |message: Message| language.say(&message);
    serde_json::json!({
        "playing": word(said::desk_playing()),
        "last": word(said::desk_last()),
        "won": word(said::desk_won()),
        "solved": word(said::desk_solved()),
        "lost": word(said::desk_lost()),
        "given-up": word(said::desk_given_up()),
        "closed": word(said::desk_closed("{standing}")),
        "not-loaded": word(said::desk_not_loaded()),
        "never": word(said::desk_never()),
        "close": word(said::desk_close()),
        "reopen": word(said::desk_reopen()),
        "take-back": word(said::desk_take_back()),
        "reset": word(said::desk_reset()),
        "bring-back": word(said::desk_bring_back()),
        "players-again": word(said::desk_players_again()),
        "players-back": word(said::desk_players_back()),
        "ruling": word(said::desk_ruling("{ruling}", "{table}")),
        "sure-close-all": word(said::desk_sure_close_all()),
        "sure-close": word(said::desk_sure_close("{table}")),
        "sure-take-back": word(said::desk_sure_take_back("{table}")),
        "sure-reset": word(said::desk_sure_reset("{table}")),
        "none": word(said::desk_none()),
        "away": word(said::desk_away()),
        "done": word(said::desk_done("{table}", "{ruling}")),
    })
}

/// How many tables there are, and how many of them have won.
pub(super) fn summary(tables: &[Watched]) -> Value {
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let stands = |table: &&Watched| table.account.as_ref().map(|a| a.standing);
    let won = tables.iter().filter(|table| stands(table) == Some(Standing::Won)).count();
    row([said::desk_count(count(tables.len())), said::desk_count_won(count(won))])
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
    fn the_script_says_everything_in_its_language() {
        for word in words(accented()).as_object().unwrap().values() {
            let data = ["{standing}", "{ruling}", "{table}"].map(String::from);
            assert_marked(word.as_str().unwrap(), &data);
        }
        assert_marked(&accented().text(summary(&[])), &[]);
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
