//! Internal, may change. Binary form of a game as carried by a code, with one module per edition.
//! The numbers of effects, ingredients, special cells and aims are in their catalogues and never
//! change. An edition has the entries with a number in it.

#[cfg(test)]
mod fictitious;
mod first;

use crate::common::edition::Edition;
use crate::common::players::Players;
use crate::texts::msg;
use crate::witches::aims::Aim;
use crate::witches::board::Special;
use crate::witches::game_data::GameData;
use crate::witches::puzzle::Puzzle;
use crate::witches::puzzle::{
    Clue, Decoy, Effect, Half, Ingredient, MAX_EFFECTS, MAX_GROWN, PuzzleError, Role,
};
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings};

/// Number of Wondering Witches among the games of codes.
pub(crate) const GAME: u8 = 0;

/// Serializes a game into at most 64 bytes, which [`read`] parses in the same edition. The number
/// of bytes is equal for all games of the same settings.
pub fn write(game_data: &GameData) -> Vec<u8> {
    match game_data.puzzle.settings().edition() {
        Edition::First => first::write(game_data),
        #[cfg(test)]
        Edition::Fictitious => fictitious::write(game_data),
    }
}

/// Parses the bytes that [`write()`] returned, in this version or an earlier one.
///
/// # Errors
/// Returns [`PuzzleError`] if the bytes are not a game by this edition's rules.
pub fn read(edition: Edition, bytes: &[u8]) -> Result<GameData, PuzzleError> {
    match edition {
        Edition::First => first::read(edition, bytes),
        #[cfg(test)]
        Edition::Fictitious => fictitious::read(bytes),
    }
}

/// Serializes an answer for sealing codes: the numbers of its ingredients. An ingredient that the
/// edition does not have gets an unused number, which opens nothing.
pub(crate) fn answer(edition: Edition, answer: &[Ingredient]) -> Vec<u8> {
    answer.iter().map(|i| i.number(edition).unwrap_or(u8::MAX)).collect()
}

/// Serializes the secret of a puzzle alone: equal for puzzles that players cannot distinguish.
/// These bytes are not stored anywhere.
pub(crate) fn secret(puzzle: &Puzzle) -> Vec<u8> {
    let mut bytes = vec![puzzle.settings().edition().number(), puzzle.length()];
    let edition = puzzle.settings().edition();
    for part in puzzle.parts() {
        bytes.push(role(part.role) | (part.effects.len() as u8) << 4);
        bytes.extend(part.effects.iter().filter_map(|e| e.number(edition)));
    }
    bytes
}

/// Code number of the kind [`Clue::OneIsDecoy`].
const ONE_IS_DECOY: u8 = 0;
/// Code number of the kind [`Clue::OneHasNumber`].
const ONE_HAS_NUMBER: u8 = 1;
/// Code number of the kind [`Clue::NotNumber`].
const NOT_NUMBER: u8 = 2;
/// Code number of the kind [`Clue::EffectCount`].
const EFFECT_COUNT: u8 = 3;
/// Code number of the kind [`Clue::IsDecoy`].
const IS_DECOY: u8 = 4;
/// Code number of the kind [`Clue::StandsIn`].
const STANDS_IN: u8 = 5;

/// Code number of the role [`Decoy::Overgrown`]; a regular role has its number, which is smaller.
const OVERGROWN: u8 = 7;
/// Code number of the role [`Decoy::Undergrown`]; an imposter's is this plus its number.
const UNDERGROWN: u8 = 8;

/// Levels of effects, indexed by their code numbers.
const EFFECTS: [EffectsLevel; 3] = [EffectsLevel::None, EffectsLevel::Some, EffectsLevel::Many];

/// Exclusive upper bounds of the code numbers of ingredients, special cells and effects, by
/// edition.
const ROOM: [(Edition, u8, u8, u8); 1] = [(Edition::First, 16, 8, 64)];

/// Checks at compile time that each code number fits into its bit field.
const _: () = {
    const fn fits(number: Option<u8>, room: u8) {
        assert!(match number {
            Some(number) => number < room,
            None => true,
        });
    }
    let mut e = 0;
    while e < ROOM.len() {
        let (edition, ingredients, specials, effects) = ROOM[e];
        let mut i = 0;
        while i < Ingredient::ALL.len() {
            fits(Ingredient::ALL[i].number(edition), ingredients);
            i += 1;
        }
        let mut i = 0;
        while i < Aim::ALL.len() {
            fits(Aim::ALL[i].number(edition), 1 << first::AIM);
            i += 1;
        }
        let mut i = 0;
        while i < Special::ALL.len() {
            fits(Special::ALL[i].number(edition), specials);
            i += 1;
        }
        let mut i = 0;
        while i < Effect::ALL.len() {
            fits(Effect::ALL[i].number(edition), effects);
            i += 1;
        }
        e += 1;
    }
    assert!(Ingredient::ALL.len() < 16 && MAX_EFFECTS < 16);
    assert!(MAX_GROWN < OVERGROWN && UNDERGROWN + MAX_GROWN < 16);
};

fn players(count: u8) -> Result<Players, PuzzleError> {
    Players::new(count).map_err(|_| PuzzleError::new(msg::play_puzzle_players()))
}

fn settings(
    edition: Edition,
    ingredients: u8,
    length: u8,
    [is_hidden, all_decoys, special_cells]: [bool; 3],
    effects: u8,
) -> Result<Settings, PuzzleError> {
    let recipe = if is_hidden { RecipeLength::Hidden } else { RecipeLength::Known(length) };
    let decoys = if all_decoys { DecoyKinds::All } else { DecoyKinds::Ignore };
    let effects = EFFECTS.get(usize::from(effects)).copied();
    let effects = effects.ok_or_else(|| PuzzleError::new(msg::play_puzzle_effects_level()))?;
    let settings = Settings::new(ingredients, recipe, decoys, effects, special_cells);
    let settings = settings.map_err(|_| PuzzleError::new(msg::play_puzzle_settings()))?;
    Ok(settings.in_edition(edition))
}

/// Returns the code number of a level of effects.
fn effects_level(effects: EffectsLevel) -> u8 {
    EFFECTS.iter().position(|level| *level == effects).unwrap_or_default() as u8
}

/// Packs special cells into a bit set, one bit per kind.
fn mask(specials: &[Special], edition: Edition) -> u16 {
    let bits = specials.iter().filter_map(|special| special.number(edition));
    bits.fold(0, |mask, bit| mask | 1 << bit)
}

/// Unpacks the special cells of a [`mask`].
fn specials(edition: Edition, mask: u16) -> Result<Vec<Special>, PuzzleError> {
    let has = |s: &Special| s.number(edition).is_some_and(|bit| mask >> bit & 1 == 1);
    let specials: Vec<Special> = Special::ALL.into_iter().filter(has).collect();
    match mask.count_ones() as usize == specials.len() {
        true => Ok(specials),
        false => Err(PuzzleError::new(msg::play_puzzle_special())),
    }
}

/// Returns the code number of an ingredient. Each ingredient of a puzzle has one; the default is
/// never used.
fn number(edition: Edition, of: Ingredient) -> u8 {
    of.number(edition).unwrap_or_default()
}

fn by_number(edition: Edition, wanted: u8) -> Result<Ingredient, PuzzleError> {
    let found = Ingredient::ALL.into_iter().find(|i| i.number(edition) == Some(wanted));
    found.ok_or(PuzzleError::new(msg::play_puzzle_clue_ingredient()))
}

fn effect(edition: Edition, wanted: u8) -> Result<Effect, PuzzleError> {
    let found = Effect::ALL.into_iter().find(|e| e.number(edition) == Some(wanted));
    found.ok_or(PuzzleError::new(msg::play_puzzle_no_effect()))
}

/// Returns the code number of a role, in four bits.
fn role(role: Role) -> u8 {
    match role {
        Role::Decoy(Decoy::Ignore) => 0,
        Role::Regular(n) => n,
        Role::Decoy(Decoy::Overgrown) => OVERGROWN,
        Role::Decoy(Decoy::Undergrown) => UNDERGROWN,
        Role::Decoy(Decoy::Imposter(n)) => UNDERGROWN + n,
    }
}

/// Returns the role with this code number of four bits; inverse of [`role`]. `Puzzle::new` checks
/// whether the puzzle can have it.
fn role_of(number: u8) -> Role {
    match number {
        0 => Role::Decoy(Decoy::Ignore),
        OVERGROWN => Role::Decoy(Decoy::Overgrown),
        UNDERGROWN => Role::Decoy(Decoy::Undergrown),
        n if n < OVERGROWN => Role::Regular(n),
        n => Role::Decoy(Decoy::Imposter(n - UNDERGROWN)),
    }
}

/// Returns the fields of a clue: its kind, its number (1 or 2 for a half of the recipe) and its
/// ingredients.
fn fields_of(clue: &Clue) -> (u8, u8, &[Ingredient]) {
    let one = std::slice::from_ref;
    match clue {
        Clue::OneIsDecoy(group) => (ONE_IS_DECOY, 0, group),
        Clue::OneHasNumber(group, k) => (ONE_HAS_NUMBER, *k, group),
        Clue::NotNumber(a, k) => (NOT_NUMBER, *k, one(a)),
        Clue::EffectCount(a, k) => (EFFECT_COUNT, *k, one(a)),
        Clue::IsDecoy(a) => (IS_DECOY, 0, one(a)),
        Clue::StandsIn(a, Half::First) => (STANDS_IN, 1, one(a)),
        Clue::StandsIn(a, Half::Second) => (STANDS_IN, 2, one(a)),
    }
}

/// Builds the clue of a kind and a number; `next` reads its ingredients one by one.
fn clue_of(
    kind: u8,
    k: u8,
    mut next: impl FnMut() -> Result<Ingredient, PuzzleError>,
) -> Result<Clue, PuzzleError> {
    Ok(match (kind, k) {
        (ONE_IS_DECOY, _) => Clue::OneIsDecoy([next()?, next()?, next()?]),
        (ONE_HAS_NUMBER, k) => Clue::OneHasNumber([next()?, next()?, next()?], k),
        (NOT_NUMBER, k) => Clue::NotNumber(next()?, k),
        (EFFECT_COUNT, k) => Clue::EffectCount(next()?, k),
        (IS_DECOY, _) => Clue::IsDecoy(next()?),
        (STANDS_IN, 1) => Clue::StandsIn(next()?, Half::First),
        (STANDS_IN, 2) => Clue::StandsIn(next()?, Half::Second),
        _ => return Err(PuzzleError::new(msg::play_puzzle_clue())),
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::common::seed::Seed;
    use crate::witches::puzzle::{MostAnswers, generate};
    use crate::witches::settings::Level;

    fn deal(seed: u64, level: usize, players: u8, edition: Edition, specials: u8) -> GameData {
        let settings = Level::ALL[level].settings().in_edition(edition);
        let specials = if settings.special_cells() { specials } else { 0 };
        deal_of(seed, settings, players, specials)
    }

    fn deal_of(seed: u64, settings: Settings, players: u8, specials: u8) -> GameData {
        let puzzle = generate(Seed(seed), &settings, MostAnswers::default()).unwrap().puzzle;
        let chosen = |s: &Special| specials >> (*s as u8) & 1 == 1;
        GameData {
            players: Players::new(players).unwrap(),
            clue: Clue::generate(Seed(seed), &puzzle),
            puzzle,
            specials: Special::ALL.into_iter().filter(chosen).collect(),
            aims: Aim::of(settings.edition()).skip(seed as usize % 40).take(3).collect(),
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
            let game_data = deal(seed, level, players, edition, specials);
            let bytes = write(&game_data);
            prop_assert!(bytes.len() <= 48, "{}", bytes.len());
            prop_assert_eq!(read(edition, &bytes), Ok(game_data.clone()));
            let longer = [&bytes[..], &[0]].concat();
            prop_assert!(read(edition, &longer).is_err());
        }

        /// Checks that the length does not distinguish puzzles of the same settings, for any
        /// settings.
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
                let game_data = deal_of(seed, settings, players, 0);
                prop_assert_eq!(write(&game_data).len(), first::length(&settings));
            }
        }

        #[test]
        fn any_bytes_are_a_game_or_refused(bytes: Vec<u8>) {
            for edition in Edition::ALL {
                if let Ok(game_data) = read(edition, &bytes) {
                    prop_assert_eq!(game_data.puzzle.settings().edition(), edition);
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
        for edition in Edition::ALL {
            different(Effect::ALL.iter().filter_map(|e| e.number(edition)).collect());
            different(Ingredient::ALL.iter().filter_map(|i| i.number(edition)).collect());
            different(Special::ALL.iter().filter_map(|s| s.number(edition)).collect());
        }
    }
}
