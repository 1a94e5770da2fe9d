//! Binary form of edition 1: packed, with the same length for all puzzles of the same settings. A
//! length that depended on the puzzle would reveal information about it, even through a closed
//! code.
//!
//! | bits | content |
//! |---|---|
//! | 3 | players less one |
//! | 4 | ingredients |
//! | 3, 1, 1, 1, 2 | recipe length, hidden, all decoys, special cells, level of effects |
//! | 8 | only if the board may have special cells: a bit for each kind |
//! | 3 times 6 | aims |
//! | 3, 4, 3 times 4 | clue: kind, number, ingredients (0 for missing ones) |
//! | 4 for each ingredient | role |
//! | 7 for each effect, 1 | effects of an ingredient: a one and the number of each, then a zero |
//! | 64 | key of the random numbers of tests |
//! | the rest | zeros |
//!
//! The [`Effect::Imposter`] that begins the effects of an imposter is omitted.

use super::{
    STANDS_IN, by_number, clue_of, effect, effects_level, fields_of, mask, number, players, role,
    role_of, settings, specials,
};
use crate::common::edition::Edition;
use crate::texts::msg;
use crate::witches::aims::{AIMS, Aim};
use crate::witches::game_data::GameData;
use crate::witches::puzzle::{
    Clue, Decoy, Effect, Puzzle, PuzzleError, PuzzlePart, Role, most_effects,
};
use crate::witches::settings::{DecoyKinds, RecipeLength, Settings};

const PLAYERS: u32 = 3;
const INGREDIENT: u32 = 4;
const LENGTH: u32 = 3;
const LEVEL: u32 = 2;
const SPECIALS: u32 = 8;
pub(super) const AIM: u32 = 6;
const CLUE: u32 = 3;
const NUMBER: u32 = 4;
const ROLE: u32 = 4;
const EFFECT: u32 = 6;
const TEST_KEY: u32 = 64;

/// Number of bytes of any puzzle drawn for these settings.
pub(super) fn length(settings: &Settings) -> usize {
    let ingredients = u32::from(settings.ingredients());
    let head = PLAYERS + INGREDIENT + LENGTH + 3 + LEVEL;
    let specials = if settings.special_cells() { SPECIALS } else { 0 };
    let aims = AIMS as u32 * AIM;
    let clue = CLUE + NUMBER + 3 * INGREDIENT;
    let effects = most_effects(settings) * (1 + EFFECT) + ingredients;
    let bits = head + specials + aims + clue + ingredients * ROLE + effects + TEST_KEY;
    bits.div_ceil(u8::BITS) as usize
}

pub(super) fn write(game_data: &GameData) -> Vec<u8> {
    let (puzzle, mut bits) = (&game_data.puzzle, BitWriter::default());
    let settings = puzzle.settings();
    let edition = settings.edition();
    bits.push(game_data.players.count() - 1, PLAYERS);
    bits.push(settings.ingredients(), INGREDIENT);
    bits.push(puzzle.length(), LENGTH);
    bits.push(settings.length() == RecipeLength::Hidden, 1);
    bits.push(settings.decoys() == DecoyKinds::All, 1);
    bits.push(settings.special_cells(), 1);
    bits.push(effects_level(settings.effects()), LEVEL);
    if settings.special_cells() {
        bits.push(mask(&game_data.specials, edition), SPECIALS);
    }
    for aim in game_data.aims.iter().take(AIMS) {
        bits.push(aim.number(edition).unwrap_or_default(), AIM);
    }
    // Each half of the recipe has a separate kind, without a number.
    let (kind, k, about) = match fields_of(&game_data.clue) {
        (STANDS_IN, half, about) => (STANDS_IN - 1 + half, 0, about),
        fields => fields,
    };
    bits.push(kind, CLUE);
    bits.push(k, NUMBER);
    for place in 0..3 {
        bits.push(about.get(place).map_or(0, |&of| number(edition, of)), INGREDIENT);
    }
    puzzle.parts().iter().for_each(|part| bits.push(role(part.role), ROLE));
    for part in puzzle.parts() {
        let effects = match (part.role, part.effects.split_first()) {
            (Role::Decoy(Decoy::Imposter(_)), Some((Effect::Imposter, rest))) => rest,
            _ => &part.effects,
        };
        for number in effects.iter().filter_map(|effect| effect.number(edition)) {
            bits.push(1u8, 1);
            bits.push(number, EFFECT);
        }
        bits.push(0u8, 1);
    }
    bits.push(puzzle.test_key(), TEST_KEY);
    bits.padded(length(settings))
}

pub(super) fn read(edition: Edition, bytes: &[u8]) -> Result<GameData, PuzzleError> {
    let mut bits = BitReader { bytes, read: 0 };
    let players = players(bits.byte(PLAYERS)? + 1)?;
    let (ingredients, length) = (bits.byte(INGREDIENT)?, bits.byte(LENGTH)?);
    let columns = [bits.bit()?, bits.bit()?, bits.bit()?];
    let settings = settings(edition, ingredients, length, columns, bits.byte(LEVEL)?)?;
    let mask = if settings.special_cells() { bits.byte(SPECIALS)? } else { 0 };
    let specials = specials(edition, mask.into())?;
    let aim = |number| {
        Aim::with_number(number, edition)
            .ok_or_else(|| PuzzleError::new(msg::play_puzzle_settings()))
    };
    let aims = (0..AIMS).map(|_| aim(bits.byte(AIM)?));
    let aims: Vec<Aim> = aims.collect::<Result<_, _>>()?;
    let clue = read_clue(edition, &mut bits)?;
    let roles: Vec<Role> = (0..ingredients)
        .map(|_| Ok(role_of(bits.byte(ROLE)?)))
        .collect::<Result<_, PuzzleError>>()?;
    let mut parts = Vec::with_capacity(roles.len());
    for role in roles {
        let mut effects = Vec::new();
        while bits.bit()? {
            effects.push(effect(edition, bits.byte(EFFECT)?)?);
        }
        let is_imposter = matches!(role, Role::Decoy(Decoy::Imposter(_)));
        if is_imposter && !effects.contains(&Effect::Imposter) {
            effects.insert(0, Effect::Imposter);
        }
        parts.push(PuzzlePart { role, effects });
    }
    let puzzle = Puzzle::new(settings, length, parts, bits.take(TEST_KEY)?)?;
    let game_data = GameData { players, puzzle, clue, specials, aims };
    // Each game has exactly one valid serialization.
    if write(&game_data) == bytes {
        Ok(game_data)
    } else {
        Err(PuzzleError::new(msg::play_puzzle_long()))
    }
}

fn read_clue(edition: Edition, bits: &mut BitReader<'_>) -> Result<Clue, PuzzleError> {
    let (kind, k) = match (bits.byte(CLUE)?, bits.byte(NUMBER)?) {
        (kind @ STANDS_IN.., _) => (STANDS_IN, kind - STANDS_IN + 1),
        other => other,
    };
    let mut next = || by_number(edition, bits.byte(INGREDIENT)?);
    let mut group = [next()?, next()?, next()?].into_iter();
    let short = || PuzzleError::new(msg::play_puzzle_short());
    clue_of(kind, k, || group.next().ok_or_else(short))
}

#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    /// Number of free bits in the last byte.
    free: u32,
}

impl BitWriter {
    /// Appends the lowest `bits` bits of `value`, the highest of them first.
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

    /// Returns the bytes, padded with zeros to `length`.
    fn padded(mut self, length: usize) -> Vec<u8> {
        self.bytes.resize(self.bytes.len().max(length), 0);
        self.bytes
    }
}

struct BitReader<'a> {
    bytes: &'a [u8],
    /// Number of bits read.
    read: usize,
}

impl BitReader<'_> {
    fn take(&mut self, bits: u32) -> Result<u64, PuzzleError> {
        (0..bits).try_fold(0, |value, _| Ok(value << 1 | u64::from(self.bit()?)))
    }

    /// Reads the next `bits` bits, at most 8.
    fn byte(&mut self, bits: u32) -> Result<u8, PuzzleError> {
        Ok(self.take(bits)? as u8)
    }

    fn bit(&mut self) -> Result<bool, PuzzleError> {
        let byte = self.bytes.get(self.read / 8);
        let byte = byte.ok_or_else(|| PuzzleError::new(msg::play_puzzle_short()))?;
        let bit = byte >> (7 - self.read % 8) & 1;
        self.read += 1;
        Ok(bit == 1)
    }
}
