//! Internal, may change. Puzzles: ingredients, decoys, effects, evaluation of potions, solver, and
//! clues.

mod clue;
mod definition;
mod effect;
mod evaluate;
mod generate;
mod ingredient;
mod outcomes;
mod potion;
mod recipe;
mod solve;
#[cfg(test)]
mod tests;
mod walk;

pub use clue::{Clue, Half};
pub(crate) use definition::{Assignment, MAX_EFFECTS};
pub use definition::{Decoy, Puzzle, PuzzleError, PuzzlePart, Role};
pub use effect::{Category, Effect};
pub use evaluate::{
    IngredientOutcome, IngredientTrace, RandomSource, evaluate, test_stream, trace,
};
pub(crate) use generate::most_effects;
pub(crate) use generate::variety;
pub use generate::{GenerateError, MostAnswers, MostAnswersError, SolvedPuzzle, generate, names};
pub(crate) use ingredient::find_by_id;
pub use ingredient::{Ingredient, IngredientNames, NameError, find, parse_answer};
pub(crate) use outcomes::{
    GrowthCounts, Paths, distance, is_consistent, likelihood, outcomes, some_outcomes,
    win_probability,
};
pub(crate) use potion::MAX_POTION;
pub use potion::{
    MAX_GROWN, Potion, PotionError, PotionItem, PotionTextError, Report, ReportValue, Reports,
    Verdict, parse_items,
};
pub use recipe::{RecipeError, RecipeForm};
pub(crate) use solve::winning_dots;
pub use solve::{Answer, solve, winning_potion};
pub(crate) use solve::{solve_up_to, winning_pours};
