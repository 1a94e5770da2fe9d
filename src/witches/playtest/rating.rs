//! What a sheet is like to play.

use serde::{Deserialize, Serialize};

use crate::common::counts::Counts;

/// A difficulty of 1 to 5 cauldrons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Difficulty(u8);

impl Difficulty {
    /// The hardest.
    pub const MOST: u8 = 5;

    /// 1 to 5 cauldrons; `None` for any other number.
    pub fn new(cauldrons: u8) -> Option<Difficulty> {
        (1..=Difficulty::MOST).contains(&cauldrons).then_some(Difficulty(cauldrons))
    }

    /// 1 to 5.
    pub fn cauldrons(self) -> u8 {
        self.0
    }
}

/// From which hardness on a sheet has 2, 3, 4 and 5 cauldrons, in order.
pub type Thresholds = [u32; Difficulty::MOST as usize - 1];

impl Difficulty {
    /// The difficulty of a hardness, by where each begins.
    pub(super) fn of(hardness: u32, thresholds: &Thresholds) -> Difficulty {
        let reached = thresholds.iter().filter(|&&from| hardness >= from).count();
        Difficulty(1 + reached as u8)
    }
}

impl From<Difficulty> for u8 {
    fn from(difficulty: Difficulty) -> u8 {
        difficulty.0
    }
}

impl TryFrom<u8> for Difficulty {
    type Error = String;

    fn try_from(cauldrons: u8) -> Result<Self, String> {
        let most = Difficulty::MOST;
        Difficulty::new(cauldrons)
            .ok_or_else(|| format!("a difficulty of {cauldrons} is not one of 1 to {most}"))
    }
}

/// A number that most games lie around: the middle one, and the tenth and ninetieth of a
/// hundred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Span {
    pub low: u32,
    pub middle: u32,
    pub high: u32,
}

impl Span {
    /// The middle one, and the tenth and ninetieth of a hundred.
    pub(super) fn of(counts: &Counts) -> Span {
        let nth = |n| counts.quantile(n, 10).unwrap_or(0).try_into().unwrap_or(u32::MAX);
        Span { low: nth(1), middle: nth(5), high: nth(9) }
    }
}

/// What a rating was made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Basis {
    /// What can be seen of the sheet, by the table of estimates of this version.
    Estimate(u32),
    /// Games that were played on it: how many.
    Games(u64),
}

/// What a sheet is like to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// How hard it is.
    pub difficulty: Difficulty,
    /// Its difficulty in finer steps, 0 to 1000: what a game costs on average, by how rarely it is won
    /// and by how much there is to do and to keep in mind.
    pub hardness: u32,
    /// The turns that a game takes.
    pub turns: Span,
    /// The tests that a game takes.
    pub tests: Span,
    /// How many of a thousand games typical players win.
    pub wins: u32,
    /// What it was made from.
    pub basis: Basis,
}

impl Rating {
    /// The hardness of a sheet that nobody ever wins, with more tests than anybody makes.
    pub const HARDEST: u32 = 1_000;
}
