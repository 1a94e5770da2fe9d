//! *Wondering Witches*: its rules, boards and puzzles, play at the table, and its pages.

pub mod aims;
pub mod board;
#[cfg(feature = "press")]
pub(crate) mod campaign;
pub mod clock;
pub mod daily;
pub mod deal;
pub mod deduce;
#[cfg(all(test, feature = "press"))]
mod editions_tests;
mod entry;
mod grid;
#[cfg(feature = "press")]
mod oracle;
#[cfg(feature = "press")]
pub mod pages;
#[cfg(feature = "press")]
pub mod playtest;
#[cfg(feature = "press")]
mod print;
pub mod puzzle;
#[cfg(feature = "press")]
mod reading;
pub mod rules;
#[cfg(feature = "program")]
pub mod selftest;
#[cfg(feature = "press")]
pub mod series;
pub mod settings;
pub mod sheet;
pub mod table;
pub mod ways;
pub mod wire;

use crate::common::stream::Concern;
use crate::game::edition::Edition;

pub use entry::Witches;

/// The number that stands for something in the codes of an edition and of all later ones. It
/// never changes, and nothing else of its kind ever gets it.
#[derive(Clone, Copy)]
pub(crate) struct CodeNumber {
    since: Edition,
    number: u8,
}

/// A number in all editions.
pub(crate) const fn always(number: u8) -> Option<CodeNumber> {
    Some(CodeNumber { since: Edition::First, number })
}

impl CodeNumber {
    /// The number in an edition; `None` where it has none yet.
    pub(crate) const fn within(number: Option<CodeNumber>, edition: Edition) -> Option<u8> {
        match number {
            Some(of) if of.since.number() <= edition.number() => Some(of.number),
            _ => None,
        }
    }
}

/// What a stream of the Witches is drawn for.
#[cfg_attr(not(feature = "press"), allow(dead_code))]
#[derive(Clone, Copy, Debug)]
pub(crate) enum WitchesConcern {
    Puzzle,
    Clue,
    Seal,
    Opening,
    Daily,
    Test,
    Board,
    Specialties,
    Deduce,
    Playtest,
    OtherSecrets,
    CauldronArt,
    GardenArt,
    GroundArt,
    TurfArt,
    SceneArt,
    ExampleArt,
    Oracle,
    KeeperArt,
    Aims,
    Tale,
}

impl Concern for WitchesConcern {
    fn name(self) -> &'static str {
        match self {
            WitchesConcern::Puzzle => "puzzle",
            WitchesConcern::Clue => "clue",
            WitchesConcern::Seal => "seal",
            WitchesConcern::Opening => "opening",
            WitchesConcern::Daily => "daily",
            WitchesConcern::Test => "test",
            WitchesConcern::Board => "board",
            WitchesConcern::Specialties => "specialties",
            WitchesConcern::Deduce => "deduce",
            WitchesConcern::Playtest => "playtest",
            WitchesConcern::OtherSecrets => "other secrets",
            WitchesConcern::CauldronArt => "art cauldron",
            WitchesConcern::GardenArt => "art garden",
            WitchesConcern::GroundArt => "art ground",
            WitchesConcern::TurfArt => "art turf",
            WitchesConcern::SceneArt => "art scene",
            WitchesConcern::ExampleArt => "art example",
            WitchesConcern::Oracle => "oracle",
            WitchesConcern::KeeperArt => "art keeper",
            WitchesConcern::Aims => "aims",
            WitchesConcern::Tale => "tale",
        }
    }
}
