//! How many puzzles there are.

use super::Ingredient;
use super::generate::is_worth_playing;
use super::solve::Answer;
use crate::witches::settings::{DecoyKinds, EffectsLevel, Settings};

/// How many puzzles of these settings differ in their secret; `None` with effects, where only
/// the solver knows which of them are kept.
///
/// Without effects the recipe itself is the only answer: no decoy can be part of one.
pub(crate) fn variety(settings: &Settings) -> Option<u64> {
    if settings.effects() != EffectsLevel::None {
        return None;
    }
    let of_length = |length: u8| {
        let recipes = count(&Ingredient::ALL[..settings.ingredients().into()], length, Vec::new());
        let kinds = match settings.decoys() {
            DecoyKinds::Ignore => 1u64,
            // Ignored, an overachiever of either side, and an imposter of each number.
            DecoyKinds::All => 3 + u64::from(length),
        };
        recipes * kinds.pow((settings.ingredients() - length).into())
    };
    Some(settings.length().range().map(of_length).sum())
}

/// How many recipes begin so and are worth playing.
fn count(all: &[Ingredient], length: u8, chosen: Answer) -> u64 {
    if chosen.len() == usize::from(length) {
        return is_worth_playing(&chosen).into();
    }
    let rest = all.iter().filter(|ingredient| !chosen.contains(ingredient));
    rest.map(|&next| count(all, length, [&chosen[..], &[next]].concat())).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::seed::Seed;
    use crate::witches::puzzle::{MostAnswers, generate};
    use crate::witches::settings::{Level, RecipeLength};
    use crate::witches::wire;
    use std::collections::BTreeSet;

    /// So many seeds that each puzzle comes up.
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
}
