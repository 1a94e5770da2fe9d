//! The whole solution, for when the game is over.

use serde::{Deserialize, Serialize};

use super::PlayError;
use crate::seal::{GiveUpCode, OpenError, OpeningCode, Payload};
use crate::witches::game::Game;
use crate::witches::puzzle::{Answer, Decoy, Effect, Ingredient, Puzzle, Role, solve};
use crate::witches::wire;

/// Everything about a puzzle that was secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solution {
    /// How many ingredients carry a number.
    pub recipe_length: u8,
    /// Every answer: the ingredients of a potion that surely wins, in order.
    pub answers: Vec<Answer>,
    /// The ingredients in their fixed order.
    pub ingredients: Vec<SolvedPart>,
}

/// An ingredient without secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SolvedPart {
    /// Who it is.
    pub ingredient: Ingredient,
    /// `regular`, or the kind of decoy.
    pub kind: String,
    /// Its number, where it has one.
    pub number: Option<u8>,
    /// Its effects, in the order in which they run.
    pub effects: Vec<Effect>,
}

impl Solution {
    /// The solution of a puzzle with these answers.
    pub fn new(puzzle: &Puzzle, answers: Vec<Answer>) -> Self {
        let part = |(&ingredient, part): (&Ingredient, &crate::witches::puzzle::Part)| {
            let (kind, number) = match part.role {
                Role::Regular(n) => ("regular", Some(n)),
                Role::Decoy(Decoy::Ignore) => ("ignore", None),
                Role::Decoy(Decoy::Overgrown) => ("overachiever", Some(0)),
                Role::Decoy(Decoy::Undergrown) => ("overachiever", Some(puzzle.length() + 1)),
                Role::Decoy(Decoy::Imposter(n)) => ("imposter", Some(n)),
            };
            SolvedPart { ingredient, kind: kind.into(), number, effects: part.effects.clone() }
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
        let puzzle = Game::from_bytes(payload.edition(), bytes)?.puzzle;
        Ok(Solution::new(&puzzle, solve(&puzzle)))
    }
}

impl SolvedPart {
    /// What it is, in words: `number 2`, `decoy: imposter 3`.
    pub fn role(&self) -> String {
        match (self.kind.as_str(), self.number) {
            ("regular", Some(n)) => format!("number {n}"),
            (kind, Some(n)) => format!("decoy: {kind} {n}"),
            (_, None) => "decoy: ignored".into(),
        }
    }
}
