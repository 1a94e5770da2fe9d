//! The forms of games before they were packed, which are read for ever: the one of edition 1, and
//! the first one of edition 2, from which a game's identity is still made.
//!
//! Edition 1:
//!
//! | bytes | what |
//! |---|---|
//! | 1 | players |
//! | 1 | special cells on the board: a bit for each kind |
//! | 2 | the clue; an ingredient takes four bits, and numbers past the ingredients are tags |
//! | 2 | recipe length (3 bits), hidden, all decoys, special cells, level of effects (2 bits); ingredients |
//! | 1 + effects, for each ingredient | role (4 bits) and count of effects (4 bits); the effects |
//! | 8 | what keys the randomness of tests |
//!
//! Edition 2 has room for more ingredients, effects and special cells:
//!
//! | bytes | what |
//! |---|---|
//! | 1 | players |
//! | 2 | special cells on the board: a bit for each kind, the low byte first |
//! | 2 to 4 | the clue: its kind (4 bits) and its number (4 bits), then a byte for each ingredient |
//! | the rest | the puzzle as in edition 1 |

use super::{
    IS_DECOY, ONE_IS_DECOY, STANDS_IN, by_number, clue_of, effect, effects_level, fields_of, mask,
    number, players, role, role_of, settings, specials,
};
use crate::game::edition::Edition;
use crate::texts::said;
use crate::witches::board::Special;
use crate::witches::deal::Deal;
use crate::witches::puzzle::{Clue, Half, Part, Puzzle, PuzzleError};
use crate::witches::settings::{DecoyKinds, RecipeLength};

/// Numbers in the place of a clue's second ingredient, in edition 1.
pub(super) const NOT_NUMBER: u8 = 10;
const EFFECT_COUNT: u8 = 11;
const DECOY: u8 = 12;
const STANDS: u8 = 13;

/// The bytes of a game as they were before they were padded: what its identity is made from.
pub(crate) fn write(deal: &Deal) -> Vec<u8> {
    let edition = deal.puzzle.settings().edition();
    let mut bytes = vec![deal.players.count()];
    let mask = mask(&deal.specials, edition).to_le_bytes();
    match edition {
        Edition::First => {
            bytes.push(mask[0]);
            bytes.extend(first_clue(deal.clue));
        }
        Edition::Second | Edition::Third => {
            bytes.extend(mask);
            let (kind, k, about) = fields_of(&deal.clue);
            bytes.push(kind | k << 4);
            bytes.extend(about.iter().map(|&of| number(edition, of)));
        }
    }
    write_puzzle(&deal.puzzle, &mut bytes);
    bytes
}

pub(super) fn read(edition: Edition, bytes: &[u8]) -> Result<Deal, PuzzleError> {
    let mut bytes = Reader(bytes);
    let players = players(bytes.byte()?)?;
    let (specials, clue) = match edition {
        Edition::First => {
            let mask = bytes.byte()?;
            let has = |s: &Special| s.number(edition).is_some_and(|bit| mask >> bit & 1 == 1);
            let there = Special::ALL.into_iter().filter(has).collect();
            (there, read_first_clue(bytes.bytes()?)?)
        }
        Edition::Second | Edition::Third => (
            specials(edition, u16::from_le_bytes(bytes.bytes()?))?,
            read_clue(edition, &mut bytes)?,
        ),
    };
    let puzzle = read_puzzle(edition, &mut bytes)?;
    match bytes.0 {
        [] => Ok(Deal { players, puzzle, clue, specials, aims: Vec::new() }),
        _ => Err(PuzzleError::new(said::play_puzzle_long())),
    }
}

fn first_clue(clue: Clue) -> [u8; 2] {
    let number = |of| number(Edition::First, of);
    match clue {
        Clue::OneIsDecoy([a, b, c]) => [number(a) | number(b) << 4, number(c)],
        Clue::OneHasNumber([a, b, c], k) => [number(a) | number(b) << 4, number(c) | k << 4],
        Clue::NotNumber(a, k) => [number(a) | NOT_NUMBER << 4, k],
        Clue::EffectCount(a, k) => [number(a) | EFFECT_COUNT << 4, k],
        Clue::IsDecoy(a) => [number(a) | DECOY << 4, 0],
        Clue::StandsIn(a, Half::First) => [number(a) | STANDS << 4, 0],
        Clue::StandsIn(a, Half::Second) => [number(a) | STANDS << 4, 1],
    }
}

fn read_first_clue([first, second]: [u8; 2]) -> Result<Clue, PuzzleError> {
    let by_number = |wanted| by_number(Edition::First, wanted);
    let a = by_number(first & 15)?;
    Ok(match (first >> 4, second) {
        (NOT_NUMBER, k) => Clue::NotNumber(a, k),
        (EFFECT_COUNT, k) => Clue::EffectCount(a, k),
        (DECOY, _) => Clue::IsDecoy(a),
        (STANDS, 0) => Clue::StandsIn(a, Half::First),
        (STANDS, 1) => Clue::StandsIn(a, Half::Second),
        (b, c) => {
            let group = [a, by_number(b)?, by_number(c & 15)?];
            match c >> 4 {
                0 => Clue::OneIsDecoy(group),
                k => Clue::OneHasNumber(group, k),
            }
        }
    })
}

fn read_clue(edition: Edition, bytes: &mut Reader<'_>) -> Result<Clue, PuzzleError> {
    let head = bytes.byte()?;
    let (kind, k) = (head & 15, head >> 4);
    if matches!((kind, k), (ONE_IS_DECOY | IS_DECOY, 1..) | (STANDS_IN, 0)) {
        return Err(PuzzleError::new(said::play_puzzle_clue()));
    }
    clue_of(kind, k, || by_number(edition, bytes.byte()?))
}

fn write_puzzle(puzzle: &Puzzle, out: &mut Vec<u8>) {
    let s = puzzle.settings();
    let hidden = u8::from(s.length() == RecipeLength::Hidden);
    let all = u8::from(s.decoys() == DecoyKinds::All);
    let special = u8::from(s.special_cells());
    let effects = effects_level(s.effects());
    out.push(puzzle.length() | hidden << 3 | all << 4 | special << 5 | effects << 6);
    out.push(s.ingredients());
    write_parts(puzzle, out);
    out.extend(puzzle.test_key().to_le_bytes());
}

/// Who carries which number and which effects.
pub(super) fn write_parts(puzzle: &Puzzle, out: &mut Vec<u8>) {
    let edition = puzzle.settings().edition();
    for part in puzzle.parts() {
        out.push(role(part.role) | (part.effects.len() as u8) << 4);
        out.extend(part.effects.iter().filter_map(|e| e.number(edition)));
    }
}

fn read_puzzle(edition: Edition, bytes: &mut Reader<'_>) -> Result<Puzzle, PuzzleError> {
    let flags = bytes.byte()?;
    let is = |bit: u8| flags >> bit & 1 == 1;
    let (length, ingredients) = (flags & 7, bytes.byte()?);
    let settings = settings(edition, ingredients, length, [is(3), is(4), is(5)], flags >> 6)?;
    let mut parts = Vec::with_capacity(ingredients.into());
    for _ in 0..ingredients {
        let head = bytes.byte()?;
        let effects =
            (0..head >> 4).map(|_| effect(edition, bytes.byte()?)).collect::<Result<_, _>>()?;
        parts.push(Part { role: role_of(head & 15), effects });
    }
    Puzzle::new(settings, length, parts, u64::from_le_bytes(bytes.bytes()?))
}

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
