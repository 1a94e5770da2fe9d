//! The whole solution, for when the game is over.

use serde::{Deserialize, Serialize};

use super::PlayError;
use crate::common::json::read_by_fields;
use crate::seal::{GiveUpCode, OpenError, OpeningCode, Payload};
use crate::texts::{Message, said};
use crate::witches::puzzle::{Answer, Decoy, Effect, Ingredient, Puzzle, Role, solve};
use crate::witches::wire;

/// Everything about a puzzle that was secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Solution {
    /// How many ingredients carry a number.
    pub recipe_length: u8,
    /// Every answer: the ingredients of a potion that surely wins, in order.
    pub answers: Vec<Answer>,
    /// The ingredients in their fixed order.
    pub ingredients: Vec<SolvedPart>,
}

/// What an ingredient turns out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PartKind {
    /// In the recipe.
    Regular,
    /// A decoy that is never counted.
    Ignore,
    /// A decoy that no number of dots fits.
    Overachiever,
    /// A decoy that looks right.
    Imposter,
}

/// An ingredient without secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SolvedPart {
    /// Who it is.
    pub ingredient: Ingredient,
    /// In the recipe, or the kind of decoy.
    pub kind: PartKind,
    /// Its number, where it has one.
    pub number: Option<u8>,
    /// Its effects, in the order in which they run.
    pub effects: Vec<Effect>,
}

read_by_fields! {
    Solution { recipe_length, answers, ingredients }
    SolvedPart { ingredient, kind, effects; or number }
}

impl Solution {
    /// The solution of a puzzle with these answers.
    pub fn new(puzzle: &Puzzle, answers: Vec<Answer>) -> Self {
        let part = |(&ingredient, part): (&Ingredient, &crate::witches::puzzle::Part)| {
            let (kind, number) = match part.role {
                Role::Regular(n) => (PartKind::Regular, Some(n)),
                Role::Decoy(Decoy::Ignore) => (PartKind::Ignore, None),
                Role::Decoy(Decoy::Overgrown) => (PartKind::Overachiever, Some(0)),
                Role::Decoy(Decoy::Undergrown) => {
                    (PartKind::Overachiever, Some(puzzle.length() + 1))
                }
                Role::Decoy(Decoy::Imposter(n)) => (PartKind::Imposter, Some(n)),
            };
            SolvedPart { ingredient, kind, number, effects: part.effects.clone() }
        };
        Solution {
            recipe_length: puzzle.length(),
            answers,
            ingredients: puzzle.ingredients().iter().zip(puzzle.parts()).map(part).collect(),
        }
    }

    /// The solution that an answer opens; none for a wrong one.
    ///
    /// # Errors
    /// If the code has no answer seal or holds no game, or memory is short.
    pub fn by_answer(
        payload: &Payload,
        answer: &[Ingredient],
        opening: Option<OpeningCode>,
    ) -> Result<Option<Solution>, PlayError> {
        match payload.open_with_answer(&wire::answer(payload.edition(), answer), opening) {
            Ok(bytes) => Solution::opened(payload, &bytes).map(Some),
            Err(OpenError::WrongAnswer) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// The solution that a give-up code opens.
    ///
    /// # Errors
    /// If it is the wrong one, the code has no answer seal or holds no game, or memory is
    /// short.
    pub fn by_give_up(
        payload: &Payload,
        give_up: GiveUpCode,
        opening: Option<OpeningCode>,
    ) -> Result<Solution, PlayError> {
        Solution::opened(payload, &payload.open_with_give_up(give_up, opening)?)
    }

    fn opened(payload: &Payload, bytes: &[u8]) -> Result<Solution, PlayError> {
        let puzzle = wire::read(payload.edition(), bytes)?.puzzle;
        Ok(Solution::new(&puzzle, solve(&puzzle)))
    }
}

impl SolvedPart {
    /// What it is, such as `number 2` or `decoy: imposter 3`.
    pub fn role(&self) -> Message {
        match (self.kind, self.number) {
            (PartKind::Regular, Some(number)) => said::role_regular(number),
            (PartKind::Overachiever, Some(number)) => said::role_overachiever(number),
            (PartKind::Imposter, Some(number)) => said::role_imposter(number),
            (PartKind::Ignore, _) | (_, None) => said::role_ignored(),
        }
    }
}
