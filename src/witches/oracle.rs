//! The oracle of a First Game: printed numbers that answer every test by addition, so that a
//! table needs neither a device nor a person who knows the recipe.
//!
//! Two sums make an answer. The first takes a number for each ingredient with its dots, and its
//! [key](SumKey) leads to how many are undergrown and overgrown. The second is for a potion in
//! which none is: it takes a number for each ingredient in its place, and its key says whether
//! the potion wins.

use std::fmt;
use std::ops::RangeInclusive;

use crate::common::stream::Stream;
use crate::witches::puzzle::{Ingredient, Puzzle};
use crate::witches::settings::Level;

#[cfg(test)]
mod tests;

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

/// What a sum becomes when what stands before its last two digits is added to these twice,
/// again and again until two digits are left: 2716 gives 27 + 27 + 16 = 70.
///
/// Folding takes 98s away and nothing else, since 100 times a number is 98 times it and twice
/// it. So the key of a sum follows from the keys of what was added. The last two digits of a
/// number do so too, but then numbers of a kind would all end alike, and that shows at a look.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct SumKey(u8);

impl SumKey {
    /// Sums have the same key if they have the same remainder by this.
    const MODULUS: u16 = 98;
    /// The least of them: what is folded has at least 1 in front.
    const LEAST: u16 = 2;

    /// The key of a sum, which has at least two digits.
    pub(crate) fn of(mut sum: u16) -> SumKey {
        while sum >= 100 {
            sum = 2 * (sum / 100) + sum % 100;
        }
        SumKey(sum as u8)
    }

    /// The key that all sums of a remainder have.
    fn of_remainder(remainder: u16) -> SumKey {
        let above = (remainder + SumKey::MODULUS - SumKey::LEAST) % SumKey::MODULUS;
        SumKey((above + SumKey::LEAST) as u8)
    }

    /// All keys of sums, in order.
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

/// Written with two digits, as on paper.
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

/// Draws numbers to add: each with a given remainder, and no number twice.
struct NumberPool {
    modulus: u16,
    numbers: RangeInclusive<u16>,
    used: Vec<u16>,
}

impl NumberPool {
    /// For remainders by a divisor of [`SumKey::MODULUS`], among these numbers.
    fn new(modulus: u16, numbers: RangeInclusive<u16>) -> NumberPool {
        NumberPool { modulus, numbers, used: Vec::new() }
    }

    /// One of the numbers that are left. There are eighteen of each remainder at least, and no
    /// oracle needs as many of one.
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

/// What the first sum is reckoned by: half of the keys, so that each answer stands at two of them
/// and each kind of number has two keys. Fewer than 37 remainders cannot tell all 28 answers
/// apart, so a third of the keys would be too few.
const MODULUS: u16 = SumKey::MODULUS / 2;

/// Numbers that are added, and that sums start with. Twelve of a kind must differ: of two digits
/// there are at most three with a remainder by 37 and more, of three digits eighteen by 49.
const NUMBERS: RangeInclusive<u16> = 100..=999;
const STARTS: RangeInclusive<u16> = NUMBERS;
/// How far the worths of two kinds are apart at most. Numbers with a remainder share their middle
/// digits more often than others; kinds that are near share them with each other as well.
const NEAR: u16 = 10;

/// What a test tells of growth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct GrowthTold {
    pub undergrown: u8,
    pub overgrown: u8,
}

impl GrowthTold {
    /// All that a potion of the most ingredients can be told.
    fn all() -> impl Iterator<Item = GrowthTold> {
        let most = PLACES as u8;
        let over = move |undergrown| {
            (0..=most - undergrown).map(move |overgrown| GrowthTold { undergrown, overgrown })
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
    told: [Option<GrowthTold>; MODULUS as usize],
}

impl GrowthSums {
    fn draw(numbers: &Numbers, stream: &mut Stream) -> GrowthSums {
        let worths = Worths::draw(stream);
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
        for all in GrowthTold::all() {
            told[usize::from((end + worths.sum(all)) % MODULUS)] = Some(all);
        }
        GrowthSums { numbers: growth, starts, told }
    }

    /// What stands in the table at a key; `None` if no sum that was added rightly has it.
    pub(crate) fn told(&self, key: SumKey) -> Option<GrowthTold> {
        self.told[usize::from(key.number() % MODULUS)]
    }

    /// Two made-up numbers, which no ingredient has, and what a potion of both would be told: an
    /// example that tells nothing about the recipe.
    pub(crate) fn example(&self) -> ([u16; 2], GrowthTold) {
        let told = GrowthTold { undergrown: 1, overgrown: 1 };
        let made_up = |from: u16| {
            (from..*NUMBERS.end()).filter(|number| !self.numbers.as_flattened().contains(number))
        };
        let first = made_up(150).next().unwrap_or(*NUMBERS.start());
        let is_told =
            |second: &u16| self.told(SumKey::of(self.starts[1] + first + second)) == Some(told);
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

    fn sum(&self, told: GrowthTold) -> u16 {
        let GrowthTold { undergrown, overgrown } = told;
        (u16::from(undergrown) * self.under + u16::from(overgrown) * self.over) % MODULUS
    }

    fn are_near(&self) -> bool {
        let near = |a: u16, b: u16| a.abs_diff(b).min(MODULUS - a.abs_diff(b)) <= NEAR;
        near(self.under, 0) && near(self.over, 0) && near(self.under, self.over)
    }

    fn tell_apart(&self) -> bool {
        let mut seen = [false; MODULUS as usize];
        GrowthTold::all()
            .all(|told| !std::mem::replace(&mut seen[usize::from(self.sum(told))], true))
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

/// The least number that is added: all have two digits, one for each remainder but eight.
const LEAST: u16 = 10;
/// Faults of an ingredient that does not belong into its place. Few enough that the faults of a
/// whole potion never reach [`SumKey::MODULUS`], and more than all that do belong have together.
const FAULTS: RangeInclusive<u16> = TAIL + 1..=(SumKey::MODULUS - 1) / PLACES as u16;
/// How many places there are after the recipe.
const TAIL: u16 = (PLACES - LENGTH) as u16;

/// The numbers of the second sum, and the keys that win.
///
/// A potion without growth at fault wins if it begins with the recipe and holds nothing but
/// decoys after that. So every ingredient has faults in every place: none where it belongs
/// within the recipe; none or one for a decoy after it, so that these do not look alike; and
/// [many](FAULTS) everywhere else. By [`SumKey::MODULUS`] a number is the faults times a secret
/// factor, and a secret shift of its place; the sums of winning potions are those of at most one
/// fault for each place after the recipe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OrderSums {
    /// By ingredient and place, from 0.
    pub numbers: [[u16; PLACES]; INGREDIENTS],
    /// By the number of ingredients from that of the recipe on, in order.
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

    /// The keys with which a potion of so many ingredients wins: none if they are too few.
    pub(crate) fn winning(&self, ingredients: usize) -> &[SumKey] {
        let tail = ingredients.checked_sub(LENGTH).and_then(|tail| self.winning.get(tail));
        tail.map_or(&[], Vec::as_slice)
    }
}

/// A number that has an inverse by [`SumKey::MODULUS`], so that multiples of it differ.
fn factor(stream: &mut Stream) -> u16 {
    loop {
        let factor = stream.below(SumKey::MODULUS.into()) as u16;
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
