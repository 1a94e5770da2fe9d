//! The first sum: how many ingredients are undergrown, and how many overgrown.

use std::ops::RangeInclusive;

use super::key::{Key, Printed};
use super::{INGREDIENTS, LENGTH, Numbers, PLACES};
use crate::stream::Stream;

/// What the first sum is reckoned by: half of the keys, so that each answer stands at two of them
/// and each kind of number has two keys. Fewer than 37 remainders cannot tell all 28 answers
/// apart, so a third of the keys would be too few.
pub(super) const MODULUS: u16 = Key::MODULUS / 2;

/// Numbers that are added, and that sums start with. Twelve of a kind must differ: of two digits
/// there are at most three with a remainder by 37 and more, of three digits eighteen by 49.
const NUMBERS: RangeInclusive<u16> = 100..=999;
const STARTS: RangeInclusive<u16> = NUMBERS;
/// How far the worths of two kinds are apart at most. Numbers with a remainder share their middle
/// digits more often than others; kinds that are near share them with each other as well.
const NEAR: u16 = 10;

/// What a test tells of growth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Told {
    pub undergrown: u8,
    pub overgrown: u8,
}

impl Told {
    /// All that a potion of the most ingredients can be told.
    fn all() -> impl Iterator<Item = Told> {
        let most = PLACES as u8;
        let over = move |undergrown| {
            (0..=most - undergrown).map(move |overgrown| Told { undergrown, overgrown })
        };
        (0..=most).flat_map(over)
    }
}

/// The numbers of the first sum, and where its keys lead.
///
/// By [`MODULUS`] every ingredient that is neither under nor over is worth the same; one that is
/// undergrown is worth a secret `under` more, one that is overgrown an `over` more. The number
/// that a sum starts with takes the common worth off again. What is left is
/// `end + undergrown * under + overgrown * over`, which differs for all that can be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GrowthSums {
    /// By ingredient and dots, one less.
    pub numbers: [[u16; LENGTH]; INGREDIENTS],
    /// What a sum starts with, by the number of ingredients, one less.
    pub starts: [u16; PLACES],
    /// By remainder.
    told: [Option<Told>; MODULUS as usize],
}

impl GrowthSums {
    pub(super) fn draw(numbers: &Numbers, stream: &mut Stream) -> GrowthSums {
        let worths = Worths::draw(stream);
        let end = stream.below(MODULUS.into()) as u16;
        let mut printed = Printed::new(MODULUS, NUMBERS);
        let growth = numbers.0.map(|number| {
            std::array::from_fn(|i| printed.draw(worths.of(number, i as u8 + 1), stream))
        });
        let mut printed = Printed::new(MODULUS, STARTS);
        let starts = std::array::from_fn(|i| {
            let taken = worths.plain * (i as u16 + 1) % MODULUS;
            printed.draw(end + MODULUS - taken, stream)
        });
        let mut told = [None; MODULUS as usize];
        for all in Told::all() {
            told[usize::from((end + worths.sum(all)) % MODULUS)] = Some(all);
        }
        GrowthSums { numbers: growth, starts, told }
    }

    /// What stands in the table at a key; `None` if no sum that was added rightly has it.
    pub(crate) fn told(&self, key: Key) -> Option<Told> {
        self.told[usize::from(key.number() % MODULUS)]
    }

    /// Two made-up numbers, which no ingredient has, and what a potion of both would be told: an
    /// example that tells nothing about the recipe.
    pub(crate) fn example(&self) -> ([u16; 2], Told) {
        let told = Told { undergrown: 1, overgrown: 1 };
        let made_up = |from: u16| {
            (from..*NUMBERS.end()).filter(|number| !self.numbers.as_flattened().contains(number))
        };
        let first = made_up(150).next().unwrap_or(*NUMBERS.start());
        let is_told =
            |second: &u16| self.told(Key::of(self.starts[1] + first + second)) == Some(told);
        let second = made_up(260).find(is_told).unwrap_or(*NUMBERS.end());
        ([first, second], told)
    }
}

/// What kinds of numbers are worth, by [`MODULUS`].
struct Worths {
    plain: u16,
    under: u16,
    over: u16,
}

impl Worths {
    /// Draws until all that can be told differs, no kind shows by its middle digits, and none
    /// consists of multiples of 7, which some people see at a look.
    fn draw(stream: &mut Stream) -> Worths {
        let mut draw = || stream.below(MODULUS.into()) as u16;
        loop {
            let worths = Worths { plain: draw(), under: draw(), over: draw() };
            let kinds = [0, worths.under, worths.over].map(|more| worths.plain + more);
            if worths.are_near()
                && worths.tell_apart()
                && kinds.iter().all(|kind| !kind.is_multiple_of(7))
            {
                return worths;
            }
        }
    }

    fn sum(&self, told: Told) -> u16 {
        let Told { undergrown, overgrown } = told;
        (u16::from(undergrown) * self.under + u16::from(overgrown) * self.over) % MODULUS
    }

    fn are_near(&self) -> bool {
        let near = |a: u16, b: u16| a.abs_diff(b).min(MODULUS - a.abs_diff(b)) <= NEAR;
        near(self.under, 0) && near(self.over, 0) && near(self.under, self.over)
    }

    fn tell_apart(&self) -> bool {
        let mut seen = [false; MODULUS as usize];
        Told::all().all(|told| !std::mem::replace(&mut seen[usize::from(self.sum(told))], true))
    }

    /// The worth of an ingredient of a number with so many dots.
    fn of(&self, number: Option<u8>, dots: u8) -> u16 {
        let more = match number {
            Some(number) if dots < number => self.under,
            Some(number) if dots > number => self.over,
            _ => 0,
        };
        (self.plain + more) % MODULUS
    }
}
