//! Internal, may change. Registry of the games that the program knows.

use serde::Deserialize;

use crate::common::json;
use crate::game::{CodeHandler, Game, Rejection};
use crate::seal::{CodeError, Payload, SealedTale};
use crate::texts::msg;

/// All games of this build.
pub const ALL: &[&dyn Game] = &[
    &crate::witches::Witches,
    #[cfg(feature = "press")]
    &crate::race::Race,
];

/// Finds a game by its name, ignoring the case of ASCII letters.
pub fn find_by_name<'a>(games: &[&'a dyn Game], name: &str) -> Option<&'a dyn Game> {
    games.iter().copied().find(|game| game.name().eq_ignore_ascii_case(name))
}

/// Returns the [`CodeHandler`] of the game that a payload belongs to.
///
/// # Errors
/// [`CodeError::OtherGame`] if it is not one of `games`.
pub fn of_code<'a>(
    games: &[&'a dyn Game],
    payload: &Payload,
) -> Result<&'a dyn CodeHandler, CodeError> {
    of_number(games, payload.game())
}

/// Returns the [`CodeHandler`] of the game that a campaign's sealed text belongs to.
///
/// # Errors
/// [`CodeError::OtherGame`] if it is not one of `games`.
pub fn of_tale<'a>(
    games: &[&'a dyn Game],
    tale: &SealedTale,
) -> Result<&'a dyn CodeHandler, CodeError> {
    of_number(games, tale.game())
}

fn of_number<'a>(games: &[&'a dyn Game], number: u8) -> Result<&'a dyn CodeHandler, CodeError> {
    let mut codes = games.iter().filter_map(|game| game.codes());
    codes.find(|codes| codes.number() == number).ok_or(CodeError::OtherGame(number))
}

/// Returns the [`CodeHandler`] of a payload's game, if the phone's page can show tables of that game.
///
/// # Errors
/// If it is not one of `games`, or the page cannot show its tables.
pub fn of_page<'a>(
    games: &[&'a dyn Game],
    payload: &Payload,
) -> Result<&'a dyn CodeHandler, Rejection> {
    let codes = of_code(games, payload)?;
    codes
        .is_on_page()
        .then_some(codes)
        .ok_or_else(|| Rejection::input(msg::play_code_not_on_page()))
}

/// Returns the [`CodeHandler`] of the first game that has codes, for codes that are derived from the seed
/// and settings on a sheet.
///
/// # Errors
/// [`CodeError::Foreign`] if no game has codes.
pub(crate) fn of_seeds<'a>(games: &[&'a dyn Game]) -> Result<&'a dyn CodeHandler, CodeError> {
    games.iter().find_map(|game| game.codes()).ok_or(CodeError::Foreign)
}

/// Reads the code from the JSON of a saved table.
///
/// # Errors
/// If `save` is not a saved table.
pub(crate) fn code_of_save(save: &str) -> Result<String, Rejection> {
    #[derive(Deserialize)]
    struct SaveCode {
        code: String,
    }
    let SaveCode { code } = json::from_str(save).map_err(Rejection::stored)?;
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
        let numbers = || ALL.iter().filter_map(|game| game.codes()).map(CodeHandler::number);
        assert_eq!(numbers().collect::<BTreeSet<_>>().len(), numbers().count());
        for &game in ALL {
            assert_eq!(
                find_by_name(ALL, &game.name().to_uppercase()).map(Game::name),
                Some(game.name())
            );
        }
    }
}
