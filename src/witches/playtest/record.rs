//! What is kept of a game that was played through.

use serde::Serialize;

use crate::witches::board::{Cell, Side};
use crate::witches::table::Test;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// A test won: that of this witch, counted from 0.
    Won {
        /// Whose test.
        by: u8,
    },
    /// The last ditch effort won.
    LastDitch,
    /// Nothing won.
    Lost,
}

/// A game that was played through.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    /// How it ended.
    pub ended: Ended,
    /// The turns that it took, each one action of every witch.
    pub turns: u32,
    /// The log of the table.
    pub tests: Vec<Test>,
    /// The turn in which each test was made, from 1.
    pub tested: Vec<u32>,
    /// The cells that were used: planted or filled, and not merely crossed out.
    pub used: Vec<(Side, Cell)>,
    /// How many actions each witch had that did something, and how many she passed or crossed
    /// out in.
    pub acted: Vec<(u32, u32)>,
    /// The first turn after which no potion that surely wins could be brewed on the board any
    /// more; `None` where one always could.
    pub hopeless: Option<u32>,
    /// After how many tests the answer was certain to somebody who reasons over all of them;
    /// `None` where nobody looked or it never was.
    pub certain: Option<usize>,
}
