//! Complete solution of a puzzle, for use after the end of a game.

use serde::{Deserialize, Serialize};

use super::PlayError;
use crate::common::json::read_by_fields;
use crate::seal::{GiveUpCode, OpenError, OpeningCode, Payload};
use crate::texts::{Message, msg};
use crate::witches::puzzle::{Answer, Decoy, Effect, Ingredient, Puzzle, Role, solve};
use crate::witches::wire;

/// Complete secret of a [`Puzzle`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Solution {
    /// Length of the recipe.
    pub recipe_length: u8,
    /// All answers: the ingredients of the potions that surely win, in order.
    pub answers: Vec<Answer>,
    /// Ingredients with their roles and effects, in their fixed order.
    pub ingredients: Vec<SolvedPart>,
}

/// Kind of an ingredient in a [`Solution`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum IngredientKind {
    /// In the recipe.
    Regular,
    /// Decoy that is never counted.
    Ignore,
    /// Decoy that is wrong with any number of dots.
    Overachiever,
    /// Decoy that has a number of the recipe.
    Imposter,
}

/// Ingredient with its secret role and effects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SolvedPart {
    /// Ingredient that the part belongs to.
    pub ingredient: Ingredient,
    /// Membership in the recipe, or kind of decoy.
    pub kind: IngredientKind,
    /// Number of the ingredient, if it has one.
    pub number: Option<u8>,
    /// Effects in the order in which they run.
    pub effects: Vec<Effect>,
}

read_by_fields! {
    Solution { recipe_length, answers, ingredients }
    SolvedPart { ingredient, kind, effects; or number }
}

impl Solution {
    /// Creates the solution of a puzzle with these answers.
    pub fn new(puzzle: &Puzzle, answers: Vec<Answer>) -> Self {
        let part = |(&ingredient, part): (&Ingredient, &crate::witches::puzzle::PuzzlePart)| {
            let (kind, number) = match part.role {
                Role::Regular(n) => (IngredientKind::Regular, Some(n)),
                Role::Decoy(Decoy::Ignore) => (IngredientKind::Ignore, None),
                Role::Decoy(Decoy::Overgrown) => (IngredientKind::Overachiever, Some(0)),
                Role::Decoy(Decoy::Undergrown) => {
                    (IngredientKind::Overachiever, Some(puzzle.length() + 1))
                }
                Role::Decoy(Decoy::Imposter(n)) => (IngredientKind::Imposter, Some(n)),
            };
            SolvedPart { ingredient, kind, number, effects: part.effects.clone() }
        };
        Solution {
            recipe_length: puzzle.length(),
            answers,
            ingredients: puzzle.ingredients().iter().zip(puzzle.parts()).map(part).collect(),
        }
    }

    /// Opens the solution with an answer; returns `None` for a wrong one.
    ///
    /// # Errors
    /// Returns [`PlayError`] if the code has no answer seal or contains no game, or if memory is
    /// insufficient.
    pub fn by_answer(
        payload: &Payload,
        answer: &[Ingredient],
        opening: Option<OpeningCode>,
    ) -> Result<Option<Solution>, PlayError> {
        match payload.open_with_answer(&wire::answer(payload.edition(), answer), opening) {
            Ok(bytes) => Solution::open(payload, &bytes).map(Some),
            Err(OpenError::WrongAnswer) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Opens the solution with a give-up code.
    ///
    /// # Errors
    /// Returns [`PlayError`] if the give-up code is wrong, if the code has no answer seal or
    /// contains no game, or if memory is insufficient.
    pub fn by_give_up(
        payload: &Payload,
        give_up: GiveUpCode,
        opening: Option<OpeningCode>,
    ) -> Result<Solution, PlayError> {
        Solution::open(payload, &payload.open_with_give_up(give_up, opening)?)
    }

    fn open(payload: &Payload, bytes: &[u8]) -> Result<Solution, PlayError> {
        let puzzle = wire::read(payload.edition(), bytes)?.puzzle;
        Ok(Solution::new(&puzzle, solve(&puzzle)))
    }
}

impl SolvedPart {
    /// Returns the role as a message, such as `number 2` or `decoy: imposter 3`.
    pub fn role(&self) -> Message {
        match (self.kind, self.number) {
            (IngredientKind::Regular, Some(number)) => msg::role_regular(number),
            (IngredientKind::Overachiever, Some(number)) => msg::role_overachiever(number),
            (IngredientKind::Imposter, Some(number)) => msg::role_imposter(number),
            (IngredientKind::Ignore, _) | (_, None) => msg::role_ignored(),
        }
    }
}
