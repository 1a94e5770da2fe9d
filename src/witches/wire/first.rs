//! Edition 1.
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
//! What shares a byte with something else has little room: the numbers of ingredients and special
//! cells that are in this edition are checked at build.

use super::Reader;
use crate::game::edition::Edition;
use crate::game::players::Players;
use crate::texts::said;
use crate::witches::board::Special;
use crate::witches::deal::Deal;
use crate::witches::puzzle::{
    Clue, Decoy, Effect, Half, Ingredient, MAX_EFFECTS, MAX_GROWN, Part, Puzzle, PuzzleError, Role,
};
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings};

/// Numbers in the place of a clue's second ingredient.
const NOT_NUMBER: u8 = 10;
const EFFECT_COUNT: u8 = 11;
const IS_DECOY: u8 = 12;
const STANDS_IN: u8 = 13;

/// Roles that are no number of the recipe; an imposter's number comes on top of the last.
const OVERGROWN: u8 = 7;
const UNDERGROWN: u8 = 8;

/// All that shares a byte fits into its part of it.
const _: () = {
    let mut i = 0;
    while i < Ingredient::ALL.len() {
        assert!(matches!(Ingredient::ALL[i].number(Edition::First), None | Some(0..NOT_NUMBER)));
        i += 1;
    }
    let mut i = 0;
    while i < Special::ALL.len() {
        assert!(matches!(Special::ALL[i].number(Edition::First), None | Some(0..8)));
        i += 1;
    }
    assert!(MAX_EFFECTS < 16 && MAX_GROWN < OVERGROWN && UNDERGROWN + MAX_GROWN < 16);
};

pub(super) fn write(deal: &Deal) -> Vec<u8> {
    let mut bytes = vec![deal.players.count()];
    let bits = deal.specials.iter().filter_map(|s| s.number(Edition::First));
    bytes.push(bits.fold(0, |mask, bit| mask | 1 << bit));
    write_clue(deal.clue, &mut bytes);
    write_puzzle(&deal.puzzle, &mut bytes);
    bytes
}

pub(super) fn read(bytes: &mut Reader<'_>) -> Result<Deal, PuzzleError> {
    let players = read_players(bytes)?;
    let mask = bytes.byte()?;
    let specials = Special::ALL
        .into_iter()
        .filter(|&s| s.number(Edition::First).is_some_and(|bit| mask >> bit & 1 == 1))
        .collect();
    let clue = read_clue(bytes)?;
    let puzzle = read_puzzle(Edition::First, bytes)?;
    Ok(Deal { players, puzzle, clue, specials })
}

pub(super) fn read_players(bytes: &mut Reader<'_>) -> Result<Players, PuzzleError> {
    Players::new(bytes.byte()?).map_err(|_| PuzzleError::new(said::play_puzzle_players()))
}

/// The number of an ingredient of a puzzle, which has none without a number.
pub(super) fn number(edition: Edition, of: Ingredient) -> u8 {
    of.number(edition).unwrap_or_default()
}

pub(super) fn by_number(edition: Edition, wanted: u8) -> Result<Ingredient, PuzzleError> {
    let found = Ingredient::ALL.into_iter().find(|i| i.number(edition) == Some(wanted));
    found.ok_or(PuzzleError::new(said::play_puzzle_clue_ingredient()))
}

fn write_clue(clue: Clue, out: &mut Vec<u8>) {
    let number = |of| number(Edition::First, of);
    let bytes = match clue {
        Clue::OneIsDecoy([a, b, c]) => [number(a) | number(b) << 4, number(c)],
        Clue::OneHasNumber([a, b, c], k) => [number(a) | number(b) << 4, number(c) | k << 4],
        Clue::NotNumber(a, k) => [number(a) | NOT_NUMBER << 4, k],
        Clue::EffectCount(a, k) => [number(a) | EFFECT_COUNT << 4, k],
        Clue::IsDecoy(a) => [number(a) | IS_DECOY << 4, 0],
        Clue::StandsIn(a, Half::First) => [number(a) | STANDS_IN << 4, 0],
        Clue::StandsIn(a, Half::Second) => [number(a) | STANDS_IN << 4, 1],
    };
    out.extend(bytes);
}

fn read_clue(bytes: &mut Reader<'_>) -> Result<Clue, PuzzleError> {
    let by_number = |wanted| by_number(Edition::First, wanted);
    let [first, second] = bytes.bytes()?;
    let a = by_number(first & 15)?;
    Ok(match (first >> 4, second) {
        (NOT_NUMBER, k) => Clue::NotNumber(a, k),
        (EFFECT_COUNT, k) => Clue::EffectCount(a, k),
        (IS_DECOY, _) => Clue::IsDecoy(a),
        (STANDS_IN, 0) => Clue::StandsIn(a, Half::First),
        (STANDS_IN, 1) => Clue::StandsIn(a, Half::Second),
        (b, c) => {
            let group = [a, by_number(b)?, by_number(c & 15)?];
            match c >> 4 {
                0 => Clue::OneIsDecoy(group),
                k => Clue::OneHasNumber(group, k),
            }
        }
    })
}

pub(super) fn write_puzzle(puzzle: &Puzzle, out: &mut Vec<u8>) {
    let s = puzzle.settings();
    let hidden = u8::from(s.length() == RecipeLength::Hidden);
    let all = u8::from(s.decoys() == DecoyKinds::All);
    let special = u8::from(s.special_cells());
    let effects = match s.effects() {
        EffectsLevel::None => 0,
        EffectsLevel::Some => 1,
        EffectsLevel::Many => 2,
    };
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

/// The number of a role, in four bits.
pub(super) fn role(role: Role) -> u8 {
    match role {
        Role::Decoy(Decoy::Ignore) => 0,
        Role::Regular(n) => n,
        Role::Decoy(Decoy::Overgrown) => OVERGROWN,
        Role::Decoy(Decoy::Undergrown) => UNDERGROWN,
        Role::Decoy(Decoy::Imposter(n)) => UNDERGROWN + n,
    }
}

/// What [`role`] gives this number, which has four bits; whether a puzzle has it is for the puzzle
/// to say.
pub(super) fn read_role(number: u8) -> Role {
    match number {
        0 => Role::Decoy(Decoy::Ignore),
        OVERGROWN => Role::Decoy(Decoy::Overgrown),
        UNDERGROWN => Role::Decoy(Decoy::Undergrown),
        n if n < OVERGROWN => Role::Regular(n),
        n => Role::Decoy(Decoy::Imposter(n - UNDERGROWN)),
    }
}

pub(super) fn read_puzzle(edition: Edition, bytes: &mut Reader<'_>) -> Result<Puzzle, PuzzleError> {
    let flags = bytes.byte()?;
    let length = flags & 7;
    let recipe =
        if flags >> 3 & 1 == 1 { RecipeLength::Hidden } else { RecipeLength::Known(length) };
    let decoys = if flags >> 4 & 1 == 1 { DecoyKinds::All } else { DecoyKinds::Ignore };
    let effects = match flags >> 6 {
        0 => EffectsLevel::None,
        1 => EffectsLevel::Some,
        2 => EffectsLevel::Many,
        _ => return Err(PuzzleError::new(said::play_puzzle_effects_level())),
    };
    let settings = Settings::new(bytes.byte()?, recipe, decoys, effects, flags >> 5 & 1 == 1)
        .map_err(|_| PuzzleError::new(said::play_puzzle_settings()))?
        .in_edition(edition);
    let mut parts = Vec::with_capacity(settings.ingredients().into());
    for _ in 0..settings.ingredients() {
        let head = bytes.byte()?;
        let effects = (0..head >> 4)
            .map(|_| read_effect(edition, bytes.byte()?))
            .collect::<Result<_, _>>()?;
        parts.push(Part { role: read_role(head & 15), effects });
    }
    Puzzle::new(settings, length, parts, u64::from_le_bytes(bytes.bytes()?))
}

/// The effect of a number.
pub(super) fn read_effect(edition: Edition, wanted: u8) -> Result<Effect, PuzzleError> {
    let found = Effect::ALL.into_iter().find(|e| e.number(edition) == Some(wanted));
    found.ok_or(PuzzleError::new(said::play_puzzle_no_effect()))
}
