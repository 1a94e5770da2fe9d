//! What games can be ordered by.

use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::witches::playtest::Difficulty;

/// What a game has to be like; whatever is left out is free.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Order {
    /// How hard it is.
    pub difficulty: Option<Within<Cauldrons>>,
    /// How many turns a game takes, in the middle.
    pub turns: Option<Within<Turns>>,
    /// How many games typical players win.
    pub win_rate: Option<Within<Share>>,
    /// Of how many games of typical players a point comes from which on no potion that surely
    /// wins can be brewed.
    pub hopeless: Option<Within<Share>>,
    /// In how many games of experts the answer becomes certain.
    pub certain: Option<Within<Share>>,
    /// Whether it has to be won without a guess: an expert is certain of the answer before the
    /// test that wins.
    pub no_guess: bool,
}

impl Order {
    /// Whether any game will do.
    pub fn is_free(&self) -> bool {
        *self == Order::default()
    }
}

/// Something that is measured of a game, and how people write it.
pub trait Measure: Copy + Default + fmt::Debug + Eq {
    /// The numbers that there are.
    const RANGE: RangeInclusive<u32>;
    /// Whether a number can stand alone, without a range.
    const ALONE: bool;
    /// What is wrong with a text that cannot be read, and what would be right.
    const HELP: &'static str;

    /// Reads a number; `None` if it is none.
    fn read(text: &str) -> Option<u32> {
        text.parse().ok()
    }

    /// Writes a number.
    fn write(number: u32) -> String {
        number.to_string()
    }
}

/// Difficulties, in cauldrons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cauldrons;

impl Measure for Cauldrons {
    const RANGE: RangeInclusive<u32> = 1..=Difficulty::MOST as u32;
    const ALONE: bool = true;
    const HELP: &'static str = "is no difficulty; use 1 to 5, or a range such as 2..4";
}

/// Numbers of turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turns;

impl Measure for Turns {
    const RANGE: RangeInclusive<u32> = 1..=1_000;
    const ALONE: bool = true;
    const HELP: &'static str =
        "is no number of turns; use 1 to 1000, or a range of them such as 25..40";
}

/// Shares of games, in thousandths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share;

impl Measure for Share {
    const RANGE: RangeInclusive<u32> = 0..=1_000;
    const ALONE: bool = false;
    const HELP: &'static str =
        "is no range of shares; use numbers from 0 to 1, such as 0.4..0.7, ..0.5 or 0.8..";

    fn read(text: &str) -> Option<u32> {
        let (whole, thousandths) = text.split_once('.').unwrap_or((text, ""));
        let is_number = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        if text.len() < 2 && whole.is_empty() || !is_number(whole) || !is_number(thousandths) {
            return None;
        }
        let thousandths = format!("{thousandths:0<3}");
        if thousandths.len() > 3 {
            return None;
        }
        let whole: u32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
        whole.checked_mul(1_000)?.checked_add(thousandths.parse().ok()?)
    }

    fn write(number: u32) -> String {
        let written = format!("{}.{:03}", number / 1_000, number % 1_000);
        written.trim_end_matches('0').trim_end_matches('.').to_owned()
    }
}

/// Bounds of a measure, both among what will do.
///
/// Written as text, it is a number, or `2..4`; where one of them is left out there is no bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String", bound = "")]
pub struct Within<M: Measure> {
    low: u32,
    high: u32,
    measure: PhantomData<M>,
}

/// A text that gives no bounds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} {help}")]
pub struct WithinError {
    text: String,
    help: &'static str,
}

impl<M: Measure> Within<M> {
    /// The bounds.
    pub fn bounds(&self) -> RangeInclusive<u32> {
        self.low..=self.high
    }

    /// How far outside a number is, in thousandths of the bound that it misses; 0 inside.
    pub(super) fn distance(&self, number: u32) -> u64 {
        let bound = number.clamp(self.low, self.high);
        u64::from(number.abs_diff(bound)) * 1_000 / u64::from(bound.max(1))
    }

    /// A number as its measure writes it.
    pub(super) fn written(&self, number: u32) -> String {
        M::write(number)
    }

    /// The bounds in words: `3`, or `2 to 4`.
    pub(super) fn words(&self) -> String {
        match self.low == self.high {
            true => M::write(self.low),
            false => format!("{} to {}", M::write(self.low), M::write(self.high)),
        }
    }
}

impl<M: Measure> FromStr for Within<M> {
    type Err = WithinError;

    fn from_str(text: &str) -> Result<Self, WithinError> {
        let text = text.trim();
        let read = || {
            let (first, last) = M::RANGE.into_inner();
            let (low, high) = match text.split_once("..") {
                Some(("", "" | "=")) => return None,
                Some((low, high)) => {
                    let high = high.strip_prefix('=').unwrap_or(high);
                    let bound = |text: &str, open| {
                        if text.is_empty() { Some(open) } else { M::read(text.trim()) }
                    };
                    (bound(low, first)?, bound(high, last)?)
                }
                None if M::ALONE => (M::read(text)?, M::read(text)?),
                None => return None,
            };
            let fits = low <= high && M::RANGE.contains(&low) && M::RANGE.contains(&high);
            fits.then_some(Within { low, high, measure: PhantomData })
        };
        read().ok_or_else(|| WithinError { text: text.chars().take(40).collect(), help: M::HELP })
    }
}

impl<M: Measure> fmt::Display for Within<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.low == self.high && M::ALONE {
            true => f.write_str(&M::write(self.low)),
            false => write!(f, "{}..{}", M::write(self.low), M::write(self.high)),
        }
    }
}

impl<M: Measure> From<Within<M>> for String {
    fn from(within: Within<M>) -> String {
        within.to_string()
    }
}

impl<M: Measure> TryFrom<String> for Within<M> {
    type Error = WithinError;

    fn try_from(text: String) -> Result<Self, WithinError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read<M: Measure>(text: &str) -> Option<(u32, u32)> {
        let within: Within<M> = text.parse().ok()?;
        assert_eq!(within.to_string().parse(), Ok(within), "{text}");
        Some(within.bounds().into_inner())
    }

    #[test]
    fn bounds_are_read_and_written() {
        assert_eq!(read::<Cauldrons>("3"), Some((3, 3)));
        assert_eq!(read::<Cauldrons>("2..4"), Some((2, 4)));
        assert_eq!(read::<Cauldrons>(" 2 ..=4"), Some((2, 4)));
        assert_eq!(read::<Cauldrons>("..3"), Some((1, 3)));
        assert_eq!(read::<Turns>("25.."), Some((25, 1_000)));
        assert_eq!(read::<Share>("0.4..0.75"), Some((400, 750)));
        assert_eq!(read::<Share>(".125..1"), Some((125, 1_000)));
        assert_eq!(read::<Share>("0.5..0.5"), Some((500, 500)));
    }

    #[test]
    fn what_gives_no_bounds_is_refused() {
        for text in ["", "..", "..=", "0", "6", "4..2", "0..3", "2..6", "two", "-1", "2...4", "1.5"]
        {
            assert_eq!(read::<Cauldrons>(text), None, "{text}");
        }
        for text in ["0.5", "0.4..1.1", "0.7..0.4", "0.1234..1", "-0.1..1", "1e0..1"] {
            assert_eq!(read::<Share>(text), None, "{text}");
        }
        assert_eq!(read::<Turns>("1..1001"), None);
        assert_eq!(read::<Turns>("99999999999"), None);
    }

    #[test]
    fn distances_grow_away_from_the_bounds() {
        let turns: Within<Turns> = "20..40".parse().unwrap();
        let distances = [10, 19, 20, 33, 40, 44].map(|n| turns.distance(n));
        assert_eq!(distances, [500, 50, 0, 0, 0, 100]);
        assert_eq!((turns.words(), turns.to_string()), ("20 to 40".into(), "20..40".into()));
    }
}
