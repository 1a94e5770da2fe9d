//! Oracle of a First Game: printed numbers with which players answer every test by addition. A
//! table with an oracle needs neither a device nor a person who knows the recipe.
//!
//! A test takes two sums. The first sum adds one number for each ingredient with its dots. Its
//! [key](SumKey) is looked up in a table that gives the counts of undergrown and overgrown
//! ingredients. The second sum is for potions with both counts zero. It adds one number for each
//! ingredient in its place, and its key shows whether the potion wins.

use std::fmt;
use std::ops::RangeInclusive;

use crate::common::stream::Stream;
use crate::witches::puzzle::{Ingredient, Puzzle};
use crate::witches::settings::Level;

#[cfg(test)]
mod tests;

/// Number of ingredients in play of a First Game.
pub(crate) const INGREDIENTS: usize = 6;
/// Length of the recipe of a First Game, which is also the largest number of dots.
pub(crate) const LENGTH: usize = 4;
/// Largest number of ingredients of a potion: the cells of the largest cauldron.
pub(crate) const PLACES: usize = 6;

/// All printed numbers of an oracle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Oracle {
    pub growth: GrowthSums,
    pub order: OrderSums,
}

impl Oracle {
    /// Draws the oracle of `puzzle` from `stream`. Returns `None` unless the puzzle is one of a
    /// First Game. The numbers are secret only if nothing else draws from `stream`, so the stream
    /// needs a concern that only oracles use.
    pub(crate) fn draw(puzzle: &Puzzle, stream: &mut Stream) -> Option<Oracle> {
        if puzzle.settings().level() != Some(Level::FirstGame) {
            return None;
        }
        let numbers = Numbers::of(puzzle)?;
        let growth = GrowthSums::draw(&numbers, stream);
        let order = OrderSums::draw(&numbers, stream);
        Some(Oracle { growth, order })
    }

    /// Ingredients in play of a First Game, in the order of the rows.
    pub(crate) fn ingredients() -> &'static [Ingredient] {
        &Ingredient::ALL[..INGREDIENTS]
    }
}

/// Secret recipe: for each ingredient its number in the recipe, from 1, or `None` for a decoy.
struct Numbers([Option<u8>; INGREDIENTS]);

impl Numbers {
    /// Reads the recipe of `puzzle`. Returns `None` unless the puzzle has [`INGREDIENTS`]
    /// ingredients and a recipe of [`LENGTH`].
    fn of(puzzle: &Puzzle) -> Option<Numbers> {
        let mut numbers = [None; INGREDIENTS];
        for (number, ingredient) in (1..).zip(puzzle.recipe()) {
            *numbers.get_mut(ingredient.index())? = Some(number);
        }
        let regular = numbers.iter().flatten().count();
        (puzzle.ingredients().len() == INGREDIENTS && regular == LENGTH).then_some(Numbers(numbers))
    }
}

/// Two-digit key of a sum. Folding a sum cuts off its last two digits and adds the rest to them
/// twice, until two digits remain: 2716 gives 27 + 27 + 16 = 70.
///
/// Folding preserves the remainder by 98, because 100 `n` = 98 `n` + 2 `n`. So the key of a sum
/// depends only on the keys of its summands. The remainder by 100 has this property too, but then
/// all numbers of one kind would share their last two digits, which players would notice at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct SumKey(u8);

impl SumKey {
    /// Sums with equal remainders by this modulus have equal keys.
    const MODULUS: u16 = 98;
    /// Smallest key of a folded sum: a sum of three digits has at least 1 before its last two.
    const LEAST: u16 = 2;

    /// Returns the key of `sum`, which has at least two digits.
    pub(crate) fn of(mut sum: u16) -> SumKey {
        while sum >= 100 {
            sum = 2 * (sum / 100) + sum % 100;
        }
        SumKey(sum as u8)
    }

    /// Returns the key of all sums with this remainder by [`SumKey::MODULUS`].
    fn of_remainder(remainder: u16) -> SumKey {
        let above = (remainder + SumKey::MODULUS - SumKey::LEAST) % SumKey::MODULUS;
        SumKey((above + SumKey::LEAST) as u8)
    }

    /// All keys of folded sums, in ascending order.
    pub(crate) fn all() -> impl Iterator<Item = SumKey> {
        (SumKey::LEAST..SumKey::LEAST + SumKey::MODULUS).map(SumKey::of_remainder)
    }

    pub(crate) fn tens(self) -> usize {
        usize::from(self.0 / 10)
    }

    pub(crate) fn ones(self) -> usize {
        usize::from(self.0 % 10)
    }

    fn number(self) -> u16 {
        self.0.into()
    }
}

/// Writes two digits, as printed on paper.
impl fmt::Display for SumKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}", self.0)
    }
}

impl fmt::Debug for SumKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Pool of numbers to print. Draws distinct numbers, each with a given remainder.
struct NumberPool {
    modulus: u16,
    numbers: RangeInclusive<u16>,
    used: Vec<u16>,
}

impl NumberPool {
    /// Makes a pool of `numbers` for remainders by `modulus`, a divisor of [`SumKey::MODULUS`].
    fn new(modulus: u16, numbers: RangeInclusive<u16>) -> NumberPool {
        NumberPool { modulus, numbers, used: Vec::new() }
    }

    /// Draws an unused number with this remainder. The pool holds at least eighteen numbers of each
    /// remainder, more than an oracle needs of any one.
    fn draw(&mut self, remainder: u16, stream: &mut Stream) -> u16 {
        let (least, most) = (*self.numbers.start(), *self.numbers.end());
        let up = (remainder % self.modulus + self.modulus - least % self.modulus) % self.modulus;
        let count = (most - least - up) / self.modulus + 1;
        loop {
            let number = least + up + self.modulus * stream.below(count.into()) as u16;
            if !self.used.contains(&number) {
                self.used.push(number);
                return number;
            }
        }
    }
}

/// Modulus of the first sum: half of [`SumKey::MODULUS`]. Each result then has two keys in the
/// printed table, and each kind of number has two keys. Fewer than 37 remainders cannot distinguish
/// the 28 results, so a third of the modulus would be too small.
const MODULUS: u16 = SumKey::MODULUS / 2;

/// Range of the numbers to add. Twelve numbers of one kind must differ. For a modulus of 37 or
/// more, at most three two-digit numbers share a remainder. Of the three-digit numbers, at least
/// eighteen share one by 49.
const NUMBERS: RangeInclusive<u16> = 100..=999;
/// Range of the numbers that a sum starts with.
const STARTS: RangeInclusive<u16> = NUMBERS;
/// Largest distance between the worths of two kinds. Numbers with equal remainders share their
/// middle digit more often than others. If the kinds are close, numbers of different kinds share it
/// about as often.
const NEAR: u16 = 10;

/// Result of the first sum: the two growth counts of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct GrowthAnswer {
    pub undergrown: u8,
    pub overgrown: u8,
}

impl GrowthAnswer {
    /// All results of potions of at most [`PLACES`] ingredients.
    fn all() -> impl Iterator<Item = GrowthAnswer> {
        let most = PLACES as u8;
        let over = move |undergrown| {
            (0..=most - undergrown).map(move |overgrown| GrowthAnswer { undergrown, overgrown })
        };
        (0..=most).flat_map(over)
    }
}

/// Numbers of the first sum, and the table of results by key.
///
/// By [`MODULUS`], an ingredient that is neither undergrown nor overgrown has a common worth. An
/// undergrown one has the secret `under` more, an overgrown one `over` more. The start number of a
/// sum subtracts the common worth of its ingredients. The remainder is then
/// `end + undergrown * under + overgrown * over`, which differs for all possible results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GrowthSums {
    /// Numbers to add, by ingredient and by dots minus 1.
    pub numbers: [[u16; LENGTH]; INGREDIENTS],
    /// Start numbers of sums, by the number of ingredients minus 1.
    pub starts: [u16; PLACES],
    /// Results by remainder; `None` for a remainder that no correct sum has.
    results: [Option<GrowthAnswer>; MODULUS as usize],
}

impl GrowthSums {
    fn draw(numbers: &Numbers, stream: &mut Stream) -> GrowthSums {
        let worths = GrowthWorths::draw(stream);
        let end = stream.below(MODULUS.into()) as u16;
        let mut printed = NumberPool::new(MODULUS, NUMBERS);
        let growth = numbers.0.map(|number| {
            std::array::from_fn(|i| printed.draw(worths.of(number, i as u8 + 1), stream))
        });
        let mut printed = NumberPool::new(MODULUS, STARTS);
        let starts = std::array::from_fn(|i| {
            let taken = worths.plain * (i as u16 + 1) % MODULUS;
            printed.draw(end + MODULUS - taken, stream)
        });
        let mut told = [None; MODULUS as usize];
        for all in GrowthAnswer::all() {
            told[usize::from((end + worths.sum(all)) % MODULUS)] = Some(all);
        }
        GrowthSums { numbers: growth, starts, results: told }
    }

    /// Returns the result for `key`; `None` if no correctly added sum has this key.
    pub(crate) fn result(&self, key: SumKey) -> Option<GrowthAnswer> {
        self.results[usize::from(key.number() % MODULUS)]
    }

    /// Returns two made-up numbers that no ingredient has, and the result of a potion of both. This
    /// example reveals nothing about the recipe.
    pub(crate) fn example(&self) -> ([u16; 2], GrowthAnswer) {
        let told = GrowthAnswer { undergrown: 1, overgrown: 1 };
        let made_up = |from: u16| {
            (from..*NUMBERS.end()).filter(|number| !self.numbers.as_flattened().contains(number))
        };
        let first = made_up(150).next().unwrap_or(*NUMBERS.start());
        let is_told =
            |second: &u16| self.result(SumKey::of(self.starts[1] + first + second)) == Some(told);
        let second = made_up(260).find(is_told).unwrap_or(*NUMBERS.end());
        ([first, second], told)
    }
}

/// Secret worths by [`MODULUS`]: that of a plain number, and the differences of `under` and `over`
/// to it.
struct GrowthWorths {
    plain: u16,
    under: u16,
    over: u16,
}

impl GrowthWorths {
    /// Draws until all results differ, the kinds are within [`NEAR`] of each other, and the worth
    /// of no kind is a multiple of 7. Some people recognize multiples of 7 at sight.
    fn draw(stream: &mut Stream) -> GrowthWorths {
        let mut draw = || stream.below(MODULUS.into()) as u16;
        loop {
            let worths = GrowthWorths { plain: draw(), under: draw(), over: draw() };
            let kinds = [0, worths.under, worths.over].map(|more| worths.plain + more);
            if worths.are_near()
                && worths.tell_apart()
                && kinds.iter().all(|kind| !kind.is_multiple_of(7))
            {
                return worths;
            }
        }
    }

    fn sum(&self, answer: GrowthAnswer) -> u16 {
        let GrowthAnswer { undergrown, overgrown } = answer;
        (u16::from(undergrown) * self.under + u16::from(overgrown) * self.over) % MODULUS
    }

    fn are_near(&self) -> bool {
        let near = |a: u16, b: u16| a.abs_diff(b).min(MODULUS - a.abs_diff(b)) <= NEAR;
        near(self.under, 0) && near(self.over, 0) && near(self.under, self.over)
    }

    fn tell_apart(&self) -> bool {
        let mut seen = [false; MODULUS as usize];
        GrowthAnswer::all()
            .all(|told| !std::mem::replace(&mut seen[usize::from(self.sum(told))], true))
    }

    /// Returns the worth of an ingredient with recipe number `number` and `dots` dots.
    fn of(&self, number: Option<u8>, dots: u8) -> u16 {
        let more = match number {
            Some(number) if dots < number => self.under,
            Some(number) if dots > number => self.over,
            _ => 0,
        };
        (self.plain + more) % MODULUS
    }
}

/// Smallest number of the second sum: all have two digits. Of the 98 keys, the eight with a leading
/// zero are not printed.
const LEAST: u16 = 10;
/// Fault weights of an ingredient in a wrong place. The weights of a whole potion together stay
/// below [`SumKey::MODULUS`], and each weight exceeds the total of all correctly placed
/// ingredients.
const FAULTS: RangeInclusive<u16> = TAIL + 1..=(SumKey::MODULUS - 1) / PLACES as u16;
/// Number of places after the recipe.
const TAIL: u16 = (PLACES - LENGTH) as u16;

/// Numbers of the oracle's second sum, which tests whether a potion is the recipe in order, and the
/// keys of the sums that win.
///
/// A potion with no undergrown or overgrown ingredient wins if it begins with the recipe and goes
/// on with decoys only. So each ingredient has a fault weight in each place: 0 for the recipe's
/// ingredient in its place, 0 or 1 for a decoy after the recipe, so that decoys differ, and one of
/// [`FAULTS`] otherwise. By [`SumKey::MODULUS`], a printed number is the fault weight times a
/// secret factor plus a secret shift of its place. The winning sums are those with a total weight
/// of at most 1 for each place after the recipe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OrderSums {
    /// Numbers to add, by ingredient and by place from 0.
    pub numbers: [[u16; PLACES]; INGREDIENTS],
    /// Winning keys in ascending order, by the number of ingredients minus [`LENGTH`].
    winning: [Vec<SumKey>; TAIL as usize + 1],
}

impl OrderSums {
    fn draw(secret: &Numbers, stream: &mut Stream) -> OrderSums {
        let factor = factor(stream);
        let mut numbers = [[0; PLACES]; INGREDIENTS];
        let mut winning: [Vec<SumKey>; TAIL as usize + 1] = Default::default();
        let mut shifts = 0;
        for place in 0..PLACES {
            let faults = faults(secret, place, stream);
            let (shift, column) = loop {
                let shift = stream.below(SumKey::MODULUS.into()) as u16;
                let of = |faults: u16| SumKey::of_remainder(shift + faults * factor).number();
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
                winning[tail] = keys.map(SumKey::of_remainder).collect();
                winning[tail].sort_unstable();
            }
        }
        OrderSums { numbers, winning }
    }

    /// Returns the keys with which a potion of this many ingredients wins. Empty if the potion is
    /// shorter than the recipe.
    pub(crate) fn winning(&self, ingredients: usize) -> &[SumKey] {
        let tail = ingredients.checked_sub(LENGTH).and_then(|tail| self.winning.get(tail));
        tail.map_or(&[], Vec::as_slice)
    }
}

/// Draws a number that is invertible by [`SumKey::MODULUS`], so that its multiples differ.
fn factor(stream: &mut Stream) -> u16 {
    loop {
        let factor = stream.below(SumKey::MODULUS.into()) as u16;
        if !factor.is_multiple_of(2) && !factor.is_multiple_of(7) {
            return factor;
        }
    }
}

/// Draws the fault weight of each ingredient in `place`. All weights of a place differ.
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
