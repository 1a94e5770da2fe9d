//! Potions: what players put into a cauldron.

use serde::Serialize;

use super::{Ingredient, Puzzle};
use crate::common::fields::read_by_fields;
use crate::texts::said::*;
use crate::texts::{Message, row};
use crate::witches::settings::RecipeLength;

/// The largest potion that can be tested.
pub(crate) const MAX_POTION: usize = 12;
/// The most dots that an ingredient can have: the longest recipe.
pub const MAX_GROWN: u8 = RecipeLength::LONGEST;

/// One ingredient of a potion with its dots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Pour {
    /// What was put in.
    pub ingredient: Ingredient,
    /// How many dots it had, 1 to 6.
    pub grown: u8,
}

read_by_fields! {
    Pour { ingredient, grown }
}

/// An ordered list of 1 to 12 grown ingredients, the oldest first. The same ingredient may
/// stand in it more than once.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Potion(Vec<Pour>);

/// Why a potion cannot be tested.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum PotionError {
    /// Nothing in it.
    Empty,
    /// Too much in it.
    TooLarge(usize),
    /// No such number of dots.
    Grown {
        /// The ingredient.
        ingredient: Ingredient,
        /// Its impossible dots.
        grown: u32,
        /// The longest recipe of the game.
        longest: u8,
    },
    /// Not of this puzzle, whose ingredients these are.
    Foreign(Ingredient, &'static [Ingredient]),
}

impl PotionError {
    /// What is wrong with the potion.
    pub fn message(&self) -> Message {
        match *self {
            PotionError::Empty => play_potion_empty(),
            PotionError::TooLarge(count) => play_potion_too_large(count, MAX_POTION),
            PotionError::Grown { ingredient, grown, longest } => {
                play_potion_grown(ingredient.name(), grown, longest)
            }
            PotionError::Foreign(ingredient, known) => {
                play_potion_foreign(ingredient.name(), row(known.iter().map(|i| i.name())))
            }
        }
    }
}

impl Potion {
    /// A potion of this puzzle's ingredients.
    ///
    /// # Errors
    /// If it is empty or too large, an ingredient is not of the puzzle, or a number of dots
    /// is not 1 to 6.
    pub fn new(puzzle: &Puzzle, pours: Vec<Pour>) -> Result<Self, PotionError> {
        match pours.len() {
            0 => return Err(PotionError::Empty),
            n if n > MAX_POTION => return Err(PotionError::TooLarge(n)),
            _ => {}
        }
        for pour in &pours {
            if !puzzle.uses(pour.ingredient) {
                return Err(PotionError::Foreign(pour.ingredient, puzzle.ingredients()));
            }
            if !(1..=MAX_GROWN).contains(&pour.grown) {
                return Err(PotionError::Grown {
                    ingredient: pour.ingredient,
                    grown: pour.grown.into(),
                    longest: puzzle.settings().length().longest(),
                });
            }
        }
        Ok(Potion(pours))
    }

    /// Its ingredients, the oldest first.
    pub fn pours(&self) -> &[Pour] {
        &self.0
    }
}
