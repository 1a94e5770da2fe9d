//! Number of puzzles.

use std::collections::BTreeSet;

use crate::common::seed::Seed;
use crate::witches::puzzle::{MostAnswers, generate, variety};
use crate::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength, Settings};
use crate::witches::wire;

/// Uses enough seeds for each puzzle to occur.
#[test]
fn as_many_puzzles_are_drawn_as_there_are() {
    let small =
        |length, decoys| Settings::new(5, length, decoys, EffectsLevel::None, false).unwrap();
    for settings in [
        Level::FirstGame.settings(),
        small(RecipeLength::Known(3), DecoyKinds::Ignore),
        small(RecipeLength::Known(4), DecoyKinds::All),
    ] {
        let secret = |seed| {
            let solved = generate(Seed(seed), &settings, MostAnswers::default()).unwrap();
            wire::secret(&solved.puzzle)
        };
        let secrets: BTreeSet<Vec<u8>> = (0..12_000).map(secret).collect();
        assert_eq!(variety(&settings), Some(secrets.len() as u64), "{settings:?}");
    }
}

#[test]
fn with_effects_nobody_knows() {
    assert_eq!(variety(&Level::Beginner.settings()), None);
}
