//! Tests of deduction.

use super::*;
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::witches::game_data::{GameData, PublicFacts, TestSource};
use crate::witches::puzzle::{
    Clue, Decoy, Ingredient, MostAnswers, Potion, PotionItem, Puzzle, Role, evaluate, generate,
    test_stream,
};
use crate::witches::settings::Settings;

mod chances;
mod marginals;
mod plain;
mod truth;

/// Returns a puzzle with its public facts.
pub(super) fn deal(seed: u64, settings: &Settings) -> (Puzzle, PublicFacts) {
    let puzzle = generate(Seed(seed), settings, MostAnswers::default()).unwrap().puzzle;
    let clue = Clue::generate(Seed(seed), &puzzle);
    let players = Players::new(2).unwrap();
    let game_data = GameData { players, puzzle, clue, specials: Vec::new(), aims: Vec::new() };
    let facts = game_data.facts(TestSource::Here);
    (game_data.puzzle, facts)
}

/// Returns a random potion.
fn potion(facts: &PublicFacts, stream: &mut Stream) -> Vec<PotionItem> {
    let size = [1, 2, 3, 4, 4, 4, 5, 6][stream.below(8)];
    let pour = |stream: &mut Stream| PotionItem {
        ingredient: Ingredient::ALL[stream.below(facts.ingredients.into())],
        grown: 1 + stream.below(facts.longest.into()) as u8,
    };
    (0..size).map(|_| pour(stream)).collect()
}

/// Returns the result of a potion in the test with this `number`.
pub(super) fn test(puzzle: &Puzzle, pours: &[PotionItem], number: u32) -> Observation {
    let potion = Potion::new(puzzle, pours.to_vec()).unwrap();
    let verdict = evaluate(puzzle, &potion, &mut test_stream(puzzle, number));
    Observation::of(pours.to_vec(), &verdict)
}

/// Whether `claim` is true of `puzzle`.
pub(crate) fn is_so(puzzle: &Puzzle, claim: Claim) -> bool {
    let part = puzzle.part(claim.ingredient).unwrap();
    let is = match claim.property {
        Property::Number(number) => part.role == Role::Regular(number),
        Property::Decoy => matches!(part.role, Role::Decoy(_)),
        Property::Ignored => part.role == Role::Decoy(Decoy::Ignore),
        Property::Overachiever => {
            matches!(part.role, Role::Decoy(Decoy::Overgrown | Decoy::Undergrown))
        }
        Property::Imposter => matches!(part.role, Role::Decoy(Decoy::Imposter(_))),
        Property::Effect(effect) => part.effects.contains(&effect),
    };
    is == claim.holds
}
