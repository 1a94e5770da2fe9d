//! Edition 2. The puzzle has the form of [edition 1](super::first); there is room for more
//! ingredients, effects and special cells:
//!
//! | bytes | what |
//! |---|---|
//! | 1 | players |
//! | 2 | special cells on the board: a bit for each kind, the low byte first |
//! | 2 to 4 | the clue: its kind (4 bits) and its number (4 bits), then a byte for each ingredient |
//! | the rest | the puzzle as in edition 1 |

use super::Reader;
use super::first::{by_number, number, read_players, read_puzzle, write_puzzle};
use crate::game::edition::Edition;
use crate::texts::said;
use crate::witches::board::Special;
use crate::witches::deal::Deal;
use crate::witches::puzzle::{Clue, Half, MAX_EFFECTS, MAX_GROWN, PuzzleError};

const ONE_IS_DECOY: u8 = 0;
const ONE_HAS_NUMBER: u8 = 1;
const NOT_NUMBER: u8 = 2;
const EFFECT_COUNT: u8 = 3;
const IS_DECOY: u8 = 4;
const STANDS_IN: u8 = 5;

/// All that shares a byte fits into its part of it.
const _: () = {
    let mut i = 0;
    while i < Special::ALL.len() {
        assert!(matches!(Special::ALL[i].number(Edition::Second), None | Some(0..16)));
        i += 1;
    }
    assert!(MAX_EFFECTS < 16 && MAX_GROWN < 16 && STANDS_IN < 16);
};

pub(super) fn write(deal: &Deal) -> Vec<u8> {
    let edition = deal.puzzle.settings().edition();
    let mut bytes = vec![deal.players.count()];
    let bits = deal.specials.iter().filter_map(|s| s.number(edition));
    bytes.extend(bits.fold(0u16, |mask, bit| mask | 1 << bit).to_le_bytes());
    write_clue(edition, deal.clue, &mut bytes);
    write_puzzle(&deal.puzzle, &mut bytes);
    bytes
}

pub(super) fn read(edition: Edition, bytes: &mut Reader<'_>) -> Result<Deal, PuzzleError> {
    let players = read_players(bytes)?;
    let mask = u16::from_le_bytes(bytes.bytes()?);
    let has = |s: &Special| s.number(edition).is_some_and(|bit| mask >> bit & 1 == 1);
    let specials: Vec<Special> = Special::ALL.into_iter().filter(has).collect();
    if mask.count_ones() as usize != specials.len() {
        return Err(PuzzleError::new(said::play_puzzle_special()));
    }
    let clue = read_clue(edition, bytes)?;
    let puzzle = read_puzzle(edition, bytes)?;
    Ok(Deal { players, puzzle, clue, specials })
}

fn write_clue(edition: Edition, clue: Clue, out: &mut Vec<u8>) {
    let (kind, k, about) = match &clue {
        Clue::OneIsDecoy(group) => (ONE_IS_DECOY, 0, &group[..]),
        Clue::OneHasNumber(group, k) => (ONE_HAS_NUMBER, *k, &group[..]),
        Clue::NotNumber(a, k) => (NOT_NUMBER, *k, std::slice::from_ref(a)),
        Clue::EffectCount(a, k) => (EFFECT_COUNT, *k, std::slice::from_ref(a)),
        Clue::IsDecoy(a) => (IS_DECOY, 0, std::slice::from_ref(a)),
        Clue::StandsIn(a, Half::First) => (STANDS_IN, 1, std::slice::from_ref(a)),
        Clue::StandsIn(a, Half::Second) => (STANDS_IN, 2, std::slice::from_ref(a)),
    };
    out.push(kind | k << 4);
    out.extend(about.iter().map(|&i| number(edition, i)));
}

fn read_clue(edition: Edition, bytes: &mut Reader<'_>) -> Result<Clue, PuzzleError> {
    let head = bytes.byte()?;
    let mut who = || by_number(edition, bytes.byte()?);
    Ok(match (head & 15, head >> 4) {
        (ONE_IS_DECOY, 0) => Clue::OneIsDecoy([who()?, who()?, who()?]),
        (ONE_HAS_NUMBER, k) => Clue::OneHasNumber([who()?, who()?, who()?], k),
        (NOT_NUMBER, k) => Clue::NotNumber(who()?, k),
        (EFFECT_COUNT, k) => Clue::EffectCount(who()?, k),
        (IS_DECOY, 0) => Clue::IsDecoy(who()?),
        (STANDS_IN, 1) => Clue::StandsIn(who()?, Half::First),
        (STANDS_IN, 2) => Clue::StandsIn(who()?, Half::Second),
        _ => return Err(PuzzleError::new(said::play_puzzle_clue())),
    })
}
