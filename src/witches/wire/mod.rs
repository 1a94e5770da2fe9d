//! The binary form of a game: what a code carries of it. One module an edition holds every
//! number that is stored; none of them ever changes, and an edition's catalogue of effects is
//! what has a number in it.

mod first;
mod reader;
mod second;

use crate::edition::Edition;
use crate::witches::board::Special;
use crate::witches::game::Game;
use crate::witches::puzzle::{Effect, Ingredient, PuzzleError};

use reader::Reader;

/// The number of Wondering Witches among the games of codes.
pub(crate) const GAME: u8 = 0;

/// The bytes of a game; [`read`] reads them.
pub(crate) fn write(game: &Game) -> Vec<u8> {
    match game.puzzle.settings().edition() {
        Edition::First => first::write(game),
        Edition::Second => second::write(game),
    }
}

/// Reads what [`write`] wrote.
///
/// # Errors
/// If the bytes are not a game of this edition's rules.
pub(crate) fn read(edition: Edition, bytes: &[u8]) -> Result<Game, PuzzleError> {
    let mut reader = Reader(bytes);
    let game = match edition {
        Edition::First => first::read(&mut reader)?,
        Edition::Second => second::read(&mut reader)?,
    };
    if reader.0.is_empty() { Ok(game) } else { Err(PuzzleError::new("it has bytes to spare")) }
}

/// The number of an ingredient; `None` where the edition does not have it.
pub(crate) const fn ingredient(edition: Edition, ingredient: Ingredient) -> Option<u8> {
    match edition {
        Edition::First | Edition::Second => first::ingredient(ingredient),
    }
}

/// An answer in the form that codes are sealed with: the numbers of its ingredients. What an
/// edition does not have gets a number that is nobody's, and opens nothing.
pub(crate) fn answer(edition: Edition, answer: &[Ingredient]) -> Vec<u8> {
    answer.iter().map(|&i| ingredient(edition, i).unwrap_or(u8::MAX)).collect()
}

/// The number of a special cell; `None` where the edition does not have it.
pub(crate) const fn special(edition: Edition, special: Special) -> Option<u8> {
    match edition {
        Edition::First | Edition::Second => first::special(special),
    }
}

/// The number of an effect; `None` where the edition does not have it.
pub(crate) const fn effect(edition: Edition, effect: Effect) -> Option<u8> {
    match edition {
        Edition::First | Edition::Second => first::effect(effect),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::Players;
    use crate::seed::Seed;
    use crate::witches::puzzle::{Clue, MostAnswers, generate};
    use crate::witches::settings::Level;
    use proptest::prelude::*;

    fn game(seed: u64, level: usize, players: u8, edition: Edition, specials: u8) -> Game {
        let settings = Level::ALL[level].settings().in_edition(edition);
        let puzzle = generate(Seed(seed), &settings, MostAnswers::default()).unwrap().puzzle;
        let chosen = |s: &Special| specials >> (*s as u8) & 1 == 1;
        Game {
            players: Players::new(players).unwrap(),
            clue: Clue::generate(Seed(seed), &puzzle),
            puzzle,
            specials: Special::ALL.into_iter().filter(chosen).collect(),
        }
    }

    proptest! {
        #[test]
        fn games_read_back(
            seed: u64,
            level in 0..6usize,
            players in 1..=8u8,
            edition in prop::sample::select(Edition::ALL.to_vec()),
            specials: u8,
        ) {
            let game = game(seed, level, players, edition, specials);
            let bytes = write(&game);
            prop_assert!(bytes.len() <= 48, "{}", bytes.len());
            prop_assert_eq!(read(edition, &bytes), Ok(game));
            let longer = [&bytes[..], &[0]].concat();
            prop_assert!(read(edition, &longer).is_err());
        }

        #[test]
        fn any_bytes_are_a_game_or_refused(bytes: Vec<u8>) {
            for edition in Edition::ALL {
                if let Ok(game) = read(edition, &bytes) {
                    prop_assert_eq!(game.puzzle.settings().edition(), edition);
                }
            }
        }
    }

    #[test]
    fn numbers_are_told_apart() {
        for edition in Edition::ALL {
            let effects: Vec<_> = Effect::ALL.into_iter().map(|e| effect(edition, e)).collect();
            let different: std::collections::BTreeSet<_> = effects.iter().collect();
            assert_eq!(different.len(), effects.len());
        }
    }
}
