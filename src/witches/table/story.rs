//! The story of a game that has ended: its solution, and how each test came about.

use serde::Serialize;

use super::{Keeper, PlayError, Solution, Table};
use crate::witches::puzzle::{Fate, Potion, solve, test_stream, trace};

/// A game without secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Story {
    /// The solution.
    pub solution: Solution,
    /// For each test of the log what happened to its ingredients, in the order of the potion.
    pub tests: Vec<Vec<Fate>>,
}

impl Table {
    /// Tells it.
    ///
    /// # Errors
    /// If the game goes on, or the code has no play part.
    pub(super) fn story(&self, keeper: &Keeper) -> Result<Story, PlayError> {
        if !self.is_told() {
            return Err(PlayError::NotOver);
        }
        let puzzle = &keeper.deal()?.puzzle;
        let fates = |test: &super::Test| {
            let potion = Potion::new(puzzle, test.pours.clone())?;
            Ok(trace(puzzle, &potion, &mut test_stream(puzzle, test.number)))
        };
        let tests = self.tests.iter().map(fates).collect::<Result<_, PlayError>>()?;
        let opened = self.solution.clone();
        let solution = opened.unwrap_or_else(|| Solution::new(puzzle, solve(puzzle)));
        Ok(Story { solution, tests })
    }
}
