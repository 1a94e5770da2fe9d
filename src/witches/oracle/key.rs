//! Folding: what becomes of a sum.

use std::fmt;
use std::ops::RangeInclusive;

use crate::stream::Stream;

/// What a sum becomes when what stands before its last two digits is added to these twice,
/// again and again until two digits are left: 2716 gives 27 + 27 + 16 = 70.
///
/// Folding takes 98s away and nothing else, since 100 times a number is 98 times it and twice
/// it. So the key of a sum follows from the keys of what was added. The last two digits of a
/// number do so too, but then numbers of a kind would all end alike, and that shows at a look.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Key(u8);

impl Key {
    /// Sums have the same key if they have the same remainder by this.
    pub(crate) const MODULUS: u16 = 98;
    /// The least of them: what is folded has at least 1 in front.
    const LEAST: u16 = 2;

    /// The key of a sum, which has at least two digits.
    pub(crate) fn of(mut sum: u16) -> Key {
        while sum >= 100 {
            sum = 2 * (sum / 100) + sum % 100;
        }
        Key(sum as u8)
    }

    /// The key that all sums of a remainder have.
    pub(super) fn of_remainder(remainder: u16) -> Key {
        let above = (remainder + Key::MODULUS - Key::LEAST) % Key::MODULUS;
        Key((above + Key::LEAST) as u8)
    }

    /// All keys of sums, in order.
    pub(crate) fn all() -> impl Iterator<Item = Key> {
        (Key::LEAST..Key::LEAST + Key::MODULUS).map(Key::of_remainder)
    }

    pub(crate) fn tens(self) -> usize {
        usize::from(self.0 / 10)
    }

    pub(crate) fn ones(self) -> usize {
        usize::from(self.0 % 10)
    }

    pub(super) fn number(self) -> u16 {
        self.0.into()
    }
}

/// As people write it, with two digits.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}", self.0)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Draws numbers to add: each with a given remainder, and no number twice.
pub(super) struct Printed {
    modulus: u16,
    numbers: RangeInclusive<u16>,
    used: Vec<u16>,
}

impl Printed {
    /// For remainders by a divisor of [`Key::MODULUS`], among these numbers.
    pub(super) fn new(modulus: u16, numbers: RangeInclusive<u16>) -> Printed {
        Printed { modulus, numbers, used: Vec::new() }
    }

    /// One of the numbers that are left. There are eighteen of each remainder at least, and no
    /// oracle needs as many of one.
    pub(super) fn draw(&mut self, remainder: u16, stream: &mut Stream) -> u16 {
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
