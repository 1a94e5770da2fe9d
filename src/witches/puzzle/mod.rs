//! Puzzles: ingredients, decoys and effects; evaluating potions; solving; clues.

mod category;
mod clue;
mod definition;
mod effect;
mod evaluate;
#[cfg(feature = "program")]
mod exact;
mod generate;
mod ingredient;
mod naming;
mod potion;
mod report;
mod solve;
#[cfg(feature = "program")]
mod variety;
mod walk;

#[cfg(test)]
mod tests;

pub use category::Category;
pub use clue::{Clue, Half};
pub use definition::{Decoy, Part, Puzzle, PuzzleError, Role};
pub(crate) use definition::{MAX_EFFECTS, faults};
pub use effect::Effect;
pub use evaluate::{Chance, evaluate, test_stream};
pub use generate::{GenerateError, MostAnswers, MostAnswersError, Solved, generate, names};
pub use ingredient::Ingredient;
pub use naming::{
    NameError, Names, PotionTextError, find, parse_answer, parse_potion, parse_pours,
};
pub(crate) use potion::MAX_POTION;
pub use potion::{MAX_GROWN, Potion, PotionError, Pour};
pub use report::{Report, Reports, Says, Verdict};
pub(crate) use solve::winning_dots;
pub use solve::{Answer, solve, winning_potion};
#[cfg(feature = "program")]
pub(crate) use variety::variety;
