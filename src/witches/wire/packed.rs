//! The form of all editions from 2 on: packed, and as long for every puzzle of the same settings.
//! A length that depended on the puzzle would tell of it, through a code that nobody can open.
//!
//! | bits | what |
//! |---|---|
//! | 1 | one, which no game in an [earlier form](super::second) begins with |
//! | 3 | players less one |
//! | 4 | ingredients |
//! | 3, 1, 1, 1, 2 | recipe length, hidden, all decoys, special cells, level of effects |
//! | 8 | where the board may have special cells: a bit for each kind |
//! | 3, 4, 3 times 4 | the clue: its kind, its number, its ingredients (0 for those that it has not) |
//! | 4 for each ingredient | its role as in edition 1 |
//! | 7 for each effect, 1 | the effects of the first ingredient, each after a one, and a zero; then those of the next |
//! | 64 | what keys the randomness of tests |
//! | the rest | zeros |
//!
//! The Imposter that leads the effects of an imposter is left out.

use super::first::{by_number, number, read_effect, read_role, role};
use super::{BitReader, Bits};
use crate::game::edition::Edition;
use crate::game::players::Players;
use crate::texts::said;
use crate::witches::board::Special;
use crate::witches::deal::Deal;
use crate::witches::puzzle::{
    Clue, Decoy, Effect, Half, Ingredient, MAX_EFFECTS, MAX_GROWN, Part, Puzzle, PuzzleError, Role,
    most_effects,
};
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings};

const ONE_IS_DECOY: u8 = 0;
const ONE_HAS_NUMBER: u8 = 1;
const NOT_NUMBER: u8 = 2;
const EFFECT_COUNT: u8 = 3;
const IS_DECOY: u8 = 4;
const FIRST_HALF: u8 = 5;
const SECOND_HALF: u8 = 6;

const PLAYERS: u32 = 3;
const INGREDIENT: u32 = 4;
const LENGTH: u32 = 3;
const LEVEL: u32 = 2;
const SPECIALS: u32 = 8;
const CLUE: u32 = 3;
const NUMBER: u32 = 4;
const ROLE: u32 = 4;
const EFFECT: u32 = 6;
const TEST_KEY: u32 = 64;

/// All numbers fit into their bits.
const _: () = {
    let editions = [Edition::Second, Edition::Next];
    let mut e = 0;
    while e < editions.len() {
        let mut i = 0;
        while i < Effect::ALL.len() {
            assert!(matches!(Effect::ALL[i].number(editions[e]), None | Some(0..64)));
            i += 1;
        }
        let mut i = 0;
        while i < Ingredient::ALL.len() {
            assert!(matches!(Ingredient::ALL[i].number(editions[e]), None | Some(0..16)));
            i += 1;
        }
        let mut i = 0;
        while i < Special::ALL.len() {
            assert!(matches!(Special::ALL[i].number(editions[e]), None | Some(0..8)));
            i += 1;
        }
        e += 1;
    }
    assert!(Ingredient::ALL.len() < 16);
    assert!(MAX_EFFECTS < 16 && MAX_GROWN < 8);
};

/// Whether bytes are in this form.
pub(super) fn is(bytes: &[u8]) -> bool {
    bytes.first().is_some_and(|first| first >> 7 == 1)
}

/// How many bytes any puzzle takes that is drawn for these settings.
pub(super) fn length(settings: &Settings) -> usize {
    let ingredients = u32::from(settings.ingredients());
    let head = 1 + PLAYERS + INGREDIENT + LENGTH + 3 + LEVEL;
    let specials = if settings.special_cells() { SPECIALS } else { 0 };
    let clue = CLUE + NUMBER + 3 * INGREDIENT;
    let effects = most_effects(settings) * (1 + EFFECT) + ingredients;
    let bits = head + specials + clue + ingredients * ROLE + effects + TEST_KEY;
    bits.div_ceil(u8::BITS) as usize
}

pub(super) fn write(deal: &Deal) -> Vec<u8> {
    let (puzzle, mut bits) = (&deal.puzzle, Bits::default());
    let settings = puzzle.settings();
    let edition = settings.edition();
    bits.push(1u8, 1);
    bits.push(deal.players.count() - 1, PLAYERS);
    bits.push(settings.ingredients(), INGREDIENT);
    bits.push(puzzle.length(), LENGTH);
    bits.push(settings.length() == RecipeLength::Hidden, 1);
    bits.push(settings.decoys() == DecoyKinds::All, 1);
    bits.push(settings.special_cells(), 1);
    let level = match settings.effects() {
        EffectsLevel::None => 0u8,
        EffectsLevel::Some => 1,
        EffectsLevel::Many => 2,
    };
    bits.push(level, LEVEL);
    if settings.special_cells() {
        let kinds = deal.specials.iter().filter_map(|s| s.number(edition));
        bits.push(kinds.fold(0u8, |mask, kind| mask | 1 << kind), SPECIALS);
    }
    write_clue(edition, deal.clue, &mut bits);
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

pub(super) fn read(edition: Edition, bytes: &[u8]) -> Result<Deal, PuzzleError> {
    let mut bits = BitReader::new(bytes);
    bits.bit()?;
    let players = Players::new(bits.byte(PLAYERS)? + 1)
        .map_err(|_| PuzzleError::new(said::play_puzzle_players()))?;
    let ingredients = bits.byte(INGREDIENT)?;
    let length = bits.byte(LENGTH)?;
    let hidden = bits.bit()?;
    let recipe = if hidden { RecipeLength::Hidden } else { RecipeLength::Known(length) };
    let decoys = if bits.bit()? { DecoyKinds::All } else { DecoyKinds::Ignore };
    let special_cells = bits.bit()?;
    let effects = match bits.byte(LEVEL)? {
        0 => EffectsLevel::None,
        1 => EffectsLevel::Some,
        2 => EffectsLevel::Many,
        _ => return Err(PuzzleError::new(said::play_puzzle_effects_level())),
    };
    let settings = Settings::new(ingredients, recipe, decoys, effects, special_cells)
        .map_err(|_| PuzzleError::new(said::play_puzzle_settings()))?
        .in_edition(edition);
    let kinds = if special_cells { bits.byte(SPECIALS)? } else { 0 };
    let has = |s: &Special| s.number(edition).is_some_and(|kind| kinds >> kind & 1 == 1);
    let specials: Vec<Special> = Special::ALL.into_iter().filter(has).collect();
    if kinds.count_ones() as usize != specials.len() {
        return Err(PuzzleError::new(said::play_puzzle_special()));
    }
    let clue = read_clue(edition, &mut bits)?;
    let roles: Vec<Role> = (0..ingredients)
        .map(|_| Ok(read_role(bits.byte(ROLE)?)))
        .collect::<Result<_, PuzzleError>>()?;
    let mut parts = Vec::with_capacity(roles.len());
    for role in roles {
        let mut effects = Vec::new();
        while bits.bit()? {
            effects.push(read_effect(edition, bits.byte(EFFECT)?)?);
        }
        let is_imposter = matches!(role, Role::Decoy(Decoy::Imposter(_)));
        if is_imposter && !effects.contains(&Effect::Imposter) {
            effects.insert(0, Effect::Imposter);
        }
        parts.push(Part { role, effects });
    }
    let puzzle = Puzzle::new(settings, length, parts, bits.take(TEST_KEY)?)?;
    let deal = Deal { players, puzzle, clue, specials };
    // A game is written in one way alone.
    if write(&deal) == bytes { Ok(deal) } else { Err(PuzzleError::new(said::play_puzzle_long())) }
}

fn write_clue(edition: Edition, clue: Clue, bits: &mut Bits) {
    let (kind, k, about) = match &clue {
        Clue::OneIsDecoy(group) => (ONE_IS_DECOY, 0, &group[..]),
        Clue::OneHasNumber(group, k) => (ONE_HAS_NUMBER, *k, &group[..]),
        Clue::NotNumber(a, k) => (NOT_NUMBER, *k, std::slice::from_ref(a)),
        Clue::EffectCount(a, k) => (EFFECT_COUNT, *k, std::slice::from_ref(a)),
        Clue::IsDecoy(a) => (IS_DECOY, 0, std::slice::from_ref(a)),
        Clue::StandsIn(a, Half::First) => (FIRST_HALF, 0, std::slice::from_ref(a)),
        Clue::StandsIn(a, Half::Second) => (SECOND_HALF, 0, std::slice::from_ref(a)),
    };
    bits.push(kind, CLUE);
    bits.push(k, NUMBER);
    for place in 0..3 {
        bits.push(about.get(place).map_or(0, |&of| number(edition, of)), INGREDIENT);
    }
}

fn read_clue(edition: Edition, bits: &mut BitReader<'_>) -> Result<Clue, PuzzleError> {
    let (kind, k) = (bits.byte(CLUE)?, bits.byte(NUMBER)?);
    let mut who = || by_number(edition, bits.byte(INGREDIENT)?);
    let group = [who()?, who()?, who()?];
    let [one, ..] = group;
    Ok(match kind {
        ONE_IS_DECOY => Clue::OneIsDecoy(group),
        ONE_HAS_NUMBER => Clue::OneHasNumber(group, k),
        NOT_NUMBER => Clue::NotNumber(one, k),
        EFFECT_COUNT => Clue::EffectCount(one, k),
        IS_DECOY => Clue::IsDecoy(one),
        FIRST_HALF => Clue::StandsIn(one, Half::First),
        SECOND_HALF => Clue::StandsIn(one, Half::Second),
        _ => return Err(PuzzleError::new(said::play_puzzle_clue())),
    })
}
