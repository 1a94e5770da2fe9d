//! The oracle of a First Game: printed numbers that answer every test by addition, so that a
//! table needs neither a device nor a person who knows the recipe.
//!
//! Two sums make an answer. The first takes a number for each ingredient with its dots, and its
//! [key](Key) leads to how many are undergrown and overgrown. The second is for a potion in
//! which none is: it takes a number for each ingredient in its place, and its key says whether
//! the potion wins.

mod growth;
mod key;
mod order;
#[cfg(test)]
mod tests;

pub(crate) use growth::{GrowthSums, Told};
pub(crate) use key::Key;
pub(crate) use order::OrderSums;

use crate::stream::Stream;
use crate::witches::puzzle::{Ingredient, Puzzle};
use crate::witches::settings::Level;

/// How many ingredients a First Game has.
pub(crate) const INGREDIENTS: usize = 6;
/// How many ingredients its recipe has, and so the most dots of one.
pub(crate) const LENGTH: usize = 4;
/// The most ingredients of a potion: the cells of the largest cauldron.
pub(crate) const PLACES: usize = 6;

/// All numbers of an oracle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Oracle {
    pub growth: GrowthSums,
    pub order: OrderSums,
}

impl Oracle {
    /// Draws the oracle of a puzzle; `None` if it is not one of a First Game. The stream is what
    /// keeps the numbers from being read: it must be of a concern of its own.
    pub(crate) fn draw(puzzle: &Puzzle, stream: &mut Stream) -> Option<Oracle> {
        if puzzle.settings().level() != Some(Level::FirstGame) {
            return None;
        }
        let numbers = Numbers::of(puzzle)?;
        let growth = GrowthSums::draw(&numbers, stream);
        let order = OrderSums::draw(&numbers, stream);
        Some(Oracle { growth, order })
    }

    /// The ingredients that it has numbers for, in the order of its rows.
    pub(crate) fn ingredients() -> &'static [Ingredient] {
        &Ingredient::ALL[..INGREDIENTS]
    }
}

/// The secret: each ingredient's number in the recipe, from 1; `None` for a decoy.
struct Numbers([Option<u8>; INGREDIENTS]);

impl Numbers {
    /// `None` if there are not so many ingredients, or as many in the recipe, as in a First Game.
    fn of(puzzle: &Puzzle) -> Option<Numbers> {
        let mut numbers = [None; INGREDIENTS];
        for (number, ingredient) in (1..).zip(puzzle.recipe()) {
            *numbers.get_mut(ingredient.index())? = Some(number);
        }
        let regular = numbers.iter().flatten().count();
        (puzzle.ingredients().len() == INGREDIENTS && regular == LENGTH).then_some(Numbers(numbers))
    }
}
