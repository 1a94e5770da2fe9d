//! The binary form of a game: what a code carries of it. Edition 1 has one of its own (`first`), all
//! later ones are packed (`packed`); before they were, they had another (`second`), which is still
//! read. The numbers of effects, ingredients and special cells stand in their catalogues; none of them ever
//! changes, and what an edition has is what has a number in it.

mod first;
mod packed;
mod second;

use crate::game::edition::Edition;
use crate::texts::said;
use crate::witches::deal::Deal;
#[cfg(feature = "program")]
use crate::witches::puzzle::Puzzle;
use crate::witches::puzzle::{Ingredient, PuzzleError};

/// The number of Wondering Witches among the games of codes.
pub(crate) const GAME: u8 = 0;

/// The bytes of a game, at most 64; [`read`] reads them in the same edition. From edition 2 on all
/// games of the same settings have as many.
pub fn write(deal: &Deal) -> Vec<u8> {
    match deal.puzzle.settings().edition() {
        Edition::First => first::write(deal),
        Edition::Second | Edition::Next => packed::write(deal),
    }
}

/// The bytes of a game as they were before they were padded: what its identity is made from.
pub(crate) fn write_unpadded(deal: &Deal) -> Vec<u8> {
    match deal.puzzle.settings().edition() {
        Edition::First => first::write(deal),
        Edition::Second | Edition::Next => second::write(deal),
    }
}

/// Reads what [`write()`] wrote, now or ever.
///
/// # Errors
/// If the bytes are not a game of this edition's rules.
pub fn read(edition: Edition, bytes: &[u8]) -> Result<Deal, PuzzleError> {
    if edition > Edition::First && packed::is(bytes) {
        return packed::read(edition, bytes);
    }
    let mut reader = Reader(bytes);
    let deal = match edition {
        Edition::First => first::read(&mut reader)?,
        Edition::Second | Edition::Next => second::read(edition, &mut reader)?,
    };
    if reader.0.is_empty() { Ok(deal) } else { Err(PuzzleError::new(said::play_puzzle_long())) }
}

/// An answer in the form that codes are sealed with: the numbers of its ingredients. What an
/// edition does not have gets a number that is nobody's, and opens nothing.
pub(crate) fn answer(edition: Edition, answer: &[Ingredient]) -> Vec<u8> {
    answer.iter().map(|i| i.number(edition).unwrap_or(u8::MAX)).collect()
}

/// What is secret about a puzzle, and nothing else: equal for puzzles that players cannot tell
/// apart. These bytes are stored nowhere.
#[cfg(feature = "program")]
pub(crate) fn secret(puzzle: &Puzzle) -> Vec<u8> {
    let mut bytes = vec![puzzle.settings().edition().number(), puzzle.length()];
    first::write_parts(puzzle, &mut bytes);
    bytes
}

/// Bytes that are read.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn byte(&mut self) -> Result<u8, PuzzleError> {
        self.bytes().map(|[byte]| byte)
    }

    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], PuzzleError> {
        let short = || PuzzleError::new(said::play_puzzle_short());
        let (bytes, rest) = self.0.split_first_chunk().ok_or_else(short)?;
        self.0 = rest;
        Ok(*bytes)
    }
}

/// Bits that are written.
#[derive(Default)]
struct Bits {
    bytes: Vec<u8>,
    /// Those of the last byte that are free.
    free: u32,
}

impl Bits {
    /// Appends the lowest bits of a number.
    fn push(&mut self, value: impl Into<u64>, bits: u32) {
        let value = value.into();
        for bit in (0..bits).rev() {
            if self.free == 0 {
                self.bytes.push(0);
                self.free = u8::BITS;
            }
            self.free -= 1;
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> bit & 1) as u8) << self.free;
            }
        }
    }

    /// The bytes, with zeros after them up to a length.
    fn padded(mut self, length: usize) -> Vec<u8> {
        self.bytes.resize(self.bytes.len().max(length), 0);
        self.bytes
    }
}

/// Bits that are read.
struct BitReader<'a> {
    bytes: &'a [u8],
    /// How many have been read.
    read: usize,
}

impl<'a> BitReader<'a> {
    fn new(bytes: &'a [u8]) -> BitReader<'a> {
        BitReader { bytes, read: 0 }
    }

    /// The next bits as a number.
    fn take(&mut self, bits: u32) -> Result<u64, PuzzleError> {
        (0..bits).try_fold(0, |value, _| Ok(value << 1 | u64::from(self.bit()?)))
    }

    /// The next bits, at most eight.
    fn byte(&mut self, bits: u32) -> Result<u8, PuzzleError> {
        Ok(self.take(bits)? as u8)
    }

    /// The next bit.
    fn bit(&mut self) -> Result<bool, PuzzleError> {
        let byte = self.bytes.get(self.read / 8);
        let byte = byte.ok_or_else(|| PuzzleError::new(said::play_puzzle_short()))?;
        let bit = byte >> (7 - self.read % 8) & 1;
        self.read += 1;
        Ok(bit == 1)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::players::Players;
    use crate::game::seed::Seed;
    use crate::witches::board::Special;
    use crate::witches::puzzle::{Clue, Effect, Ingredient, MostAnswers, generate};
    use crate::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength, Settings};

    fn deal(seed: u64, level: usize, players: u8, edition: Edition, specials: u8) -> Deal {
        let settings = Level::ALL[level].settings().in_edition(edition);
        let specials = if settings.special_cells() { specials } else { 0 };
        deal_of(seed, settings, players, specials)
    }

    fn deal_of(seed: u64, settings: Settings, players: u8, specials: u8) -> Deal {
        let puzzle = generate(Seed(seed), &settings, MostAnswers::default()).unwrap().puzzle;
        let chosen = |s: &Special| specials >> (*s as u8) & 1 == 1;
        Deal {
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
            edition in prop::sample::select(Edition::PLAYED.to_vec()),
            specials: u8,
        ) {
            let deal = deal(seed, level, players, edition, specials);
            let bytes = write(&deal);
            prop_assert!(bytes.len() <= 48, "{}", bytes.len());
            prop_assert_eq!(read(edition, &bytes), Ok(deal.clone()));
            let longer = [&bytes[..], &[0]].concat();
            prop_assert!(read(edition, &longer).is_err());
            let unpadded = write_unpadded(&deal);
            prop_assert_eq!(read(edition, &unpadded), Ok(deal));
        }

        /// Nobody tells puzzles of the same settings apart by their length, of whatever settings.
        #[test]
        fn games_of_the_same_settings_have_one_length(
            seeds in prop::collection::vec(any::<u64>(), 2..8),
            ingredients in 7..=10u8,
            hidden: bool,
            all: bool,
            effects in prop::sample::select(vec![
                EffectsLevel::None, EffectsLevel::Some, EffectsLevel::Many,
            ]),
            cells: bool,
            players in 1..=8u8,
        ) {
            let length = if hidden { RecipeLength::Hidden } else { RecipeLength::Known(3) };
            let decoys = if all { DecoyKinds::All } else { DecoyKinds::Ignore };
            let settings = Settings::new(ingredients, length, decoys, effects, cells).unwrap();
            for seed in seeds {
                let deal = deal_of(seed, settings, players, 0);
                prop_assert_eq!(write(&deal).len(), packed::length(&settings));
            }
        }

        #[test]
        fn any_bytes_are_a_game_or_refused(bytes: Vec<u8>) {
            for edition in Edition::PLAYED {
                if let Ok(deal) = read(edition, &bytes) {
                    prop_assert_eq!(deal.puzzle.settings().edition(), edition);
                }
            }
        }
    }

    #[test]
    fn numbers_are_told_apart() {
        let different = |numbers: Vec<u8>| {
            let count = numbers.len();
            assert_eq!(std::collections::BTreeSet::from_iter(numbers).len(), count);
        };
        for edition in Edition::PLAYED {
            different(Effect::ALL.iter().filter_map(|e| e.number(edition)).collect());
            different(Ingredient::ALL.iter().filter_map(|i| i.number(edition)).collect());
            different(Special::ALL.iter().filter_map(|s| s.number(edition)).collect());
        }
    }
}
