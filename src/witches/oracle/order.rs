//! The second sum: whether a potion wins in which nothing is undergrown or overgrown.

use std::ops::RangeInclusive;

use super::key::Key;
use super::{INGREDIENTS, LENGTH, Numbers, PLACES};
use crate::stream::Stream;

/// The least number that is added: all have two digits, one for each remainder but eight.
const LEAST: u16 = 10;
/// Faults of an ingredient that does not belong into its place. Few enough that the faults of a
/// whole potion never reach [`Key::MODULUS`], and more than all that do belong have together.
const FAULTS: RangeInclusive<u16> = TAIL + 1..=(Key::MODULUS - 1) / PLACES as u16;
/// How many places there are after the recipe.
const TAIL: u16 = (PLACES - LENGTH) as u16;

/// The numbers of the second sum, and the keys that win.
///
/// A potion without growth at fault wins if it begins with the recipe and holds nothing but
/// decoys after that. So every ingredient has faults in every place: none where it belongs
/// within the recipe; none or one for a decoy after it, so that these do not look alike; and
/// [many](FAULTS) everywhere else. By [`Key::MODULUS`] a number is the faults times a secret
/// factor, and a secret shift of its place; the sums of winning potions are those of at most one
/// fault for each place after the recipe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OrderSums {
    /// By ingredient and place, from 0.
    pub numbers: [[u16; PLACES]; INGREDIENTS],
    /// By the number of ingredients from that of the recipe on, in order.
    winning: [Vec<Key>; TAIL as usize + 1],
}

impl OrderSums {
    pub(super) fn draw(secret: &Numbers, stream: &mut Stream) -> OrderSums {
        let factor = factor(stream);
        let mut numbers = [[0; PLACES]; INGREDIENTS];
        let mut winning: [Vec<Key>; TAIL as usize + 1] = Default::default();
        let mut shifts = 0;
        for place in 0..PLACES {
            let faults = faults(secret, place, stream);
            let (shift, column) = loop {
                let shift = stream.below(Key::MODULUS.into()) as u16;
                let of = |faults: u16| Key::of_remainder(shift + faults * factor).number();
                let column = faults.map(of);
                if column.iter().all(|&number| number >= LEAST) {
                    break (shift, column);
                }
            };
            shifts += shift;
            for (row, number) in numbers.iter_mut().zip(column) {
                row[place] = number;
            }
            if let Some(tail) = (place + 1).checked_sub(LENGTH) {
                let keys = (0..=tail as u16).map(|faults| shifts + faults * factor);
                winning[tail] = keys.map(Key::of_remainder).collect();
                winning[tail].sort_unstable();
            }
        }
        OrderSums { numbers, winning }
    }

    /// The keys with which a potion of so many ingredients wins: none if they are too few.
    pub(crate) fn winning(&self, ingredients: usize) -> &[Key] {
        let tail = ingredients.checked_sub(LENGTH).and_then(|tail| self.winning.get(tail));
        tail.map_or(&[], Vec::as_slice)
    }
}

/// A number that has an inverse by [`Key::MODULUS`], so that multiples of it differ.
fn factor(stream: &mut Stream) -> u16 {
    loop {
        let factor = stream.below(Key::MODULUS.into()) as u16;
        if !factor.is_multiple_of(2) && !factor.is_multiple_of(7) {
            return factor;
        }
    }
}

/// The faults of each ingredient in a place; no two have as many.
fn faults(secret: &Numbers, place: usize, stream: &mut Stream) -> [u16; INGREDIENTS] {
    let mut wrong: Vec<u16> = FAULTS.collect();
    stream.shuffle(&mut wrong);
    let mut right: Vec<u16> = if place < LENGTH { vec![0] } else { vec![0, 1] };
    stream.shuffle(&mut right);
    secret.0.map(|number| {
        let belongs = match number {
            Some(number) => usize::from(number) == place + 1,
            None => place >= LENGTH,
        };
        let from = if belongs { &mut right } else { &mut wrong };
        from.pop().unwrap_or(*FAULTS.end())
    })
}
