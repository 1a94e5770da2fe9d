//! The games that the program knows: one line a game.

use serde::Deserialize;

use crate::common::json;
use crate::game::{Codes, Game, Refused};
use crate::seal::{CodeError, Payload, SealedTale};
use crate::texts::said;

/// All games.
pub const ALL: &[&dyn Game] = &[
    &crate::witches::Witches,
    #[cfg(feature = "press")]
    &crate::race::Race,
];

/// The game of a name; case is forgiven.
pub fn named<'a>(games: &[&'a dyn Game], name: &str) -> Option<&'a dyn Game> {
    games.iter().copied().find(|game| game.name().eq_ignore_ascii_case(name))
}

/// What opens a code.
///
/// # Errors
/// If it is of none of these games.
pub fn of_code<'a>(games: &[&'a dyn Game], payload: &Payload) -> Result<&'a dyn Codes, CodeError> {
    of_number(games, payload.game())
}

/// What opens the sealed texts of a campaign, by the game that they are of.
///
/// # Errors
/// If it is none of these games.
pub fn of_tale<'a>(games: &[&'a dyn Game], tale: &SealedTale) -> Result<&'a dyn Codes, CodeError> {
    of_number(games, tale.game())
}

fn of_number<'a>(games: &[&'a dyn Game], number: u8) -> Result<&'a dyn Codes, CodeError> {
    let mut codes = games.iter().filter_map(|game| game.codes());
    codes.find(|codes| codes.number() == number).ok_or(CodeError::OtherGame(number))
}

/// What opens a code for the phone's page, which draws the tables of few games.
///
/// # Errors
/// If it is of none of these games, or the page cannot show its tables.
pub fn of_page<'a>(games: &[&'a dyn Game], payload: &Payload) -> Result<&'a dyn Codes, Refused> {
    let codes = of_code(games, payload)?;
    codes.is_on_page().then_some(codes).ok_or_else(|| Refused::input(said::play_code_not_on_page()))
}

/// What makes codes from what stands on their sheets: the first game that has codes.
///
/// # Errors
/// If none has.
pub(crate) fn of_seeds<'a>(games: &[&'a dyn Game]) -> Result<&'a dyn Codes, CodeError> {
    games.iter().find_map(|game| game.codes()).ok_or(CodeError::Foreign)
}

/// The code of a stored table's game.
///
/// # Errors
/// If it is no stored table.
pub(crate) fn code_of_save(save: &str) -> Result<String, Refused> {
    #[derive(Deserialize)]
    struct Coded {
        code: String,
    }
    let Coded { code } = json::read(save).map_err(Refused::stored)?;
    Ok(code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn games_are_told_apart() {
        let names: BTreeSet<_> = ALL.iter().map(|game| game.name()).collect();
        assert_eq!(names.len(), ALL.len());
        let numbers = || ALL.iter().filter_map(|game| game.codes()).map(Codes::number);
        assert_eq!(numbers().collect::<BTreeSet<_>>().len(), numbers().count());
        for &game in ALL {
            assert_eq!(named(ALL, &game.name().to_uppercase()).map(Game::name), Some(game.name()));
        }
    }
}
