//! Puzzles: ingredients, decoys and effects; evaluating potions; solving; clues.

mod beginning;
mod category;
mod clue;
mod definition;
mod effect;
mod evaluate;
#[cfg(feature = "program")]
mod exact;
mod fate;
mod generate;
mod ingredient;
mod naming;
mod outcomes;
mod potion;
mod report;
mod solve;
#[cfg(feature = "program")]
mod variety;
mod walk;

#[cfg(test)]
mod tests;

pub(in crate::witches) use beginning::may_say;
pub use category::Category;
pub use clue::{Clue, Half};
pub(crate) use definition::MAX_EFFECTS;
pub(in crate::witches) use definition::Parts;
pub use definition::{Decoy, Part, Puzzle, PuzzleError, Role};
pub use effect::Effect;
pub use evaluate::{Chance, evaluate, test_stream, trace};
pub use fate::{Fate, Outcome};
pub(in crate::witches) use generate::most_effects;
pub use generate::{GenerateError, MostAnswers, MostAnswersError, Solved, generate, names};
pub use ingredient::Ingredient;
pub use naming::{
    NameError, Names, PotionTextError, find, parse_answer, parse_potion, parse_pours,
};
pub(in crate::witches) use outcomes::{
    Growth, Paths, distance, likelihood, outcomes, some_outcomes, win_chance,
};
pub(crate) use potion::MAX_POTION;
pub use potion::{MAX_GROWN, Potion, PotionError, Pour};
pub use report::{Report, Reports, Says, Verdict};
#[cfg(feature = "program")]
pub(in crate::witches) use solve::winning_dots;
pub use solve::{Answer, solve, winning_potion};
pub(in crate::witches) use solve::{solve_up_to, winning_pours};
#[cfg(feature = "program")]
pub(crate) use variety::variety;
