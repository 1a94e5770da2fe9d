//! Internal, may change. *Wondering Witches*: rules, boards, puzzles, play at a table, and printed
//! pages.

pub mod aims;
pub mod board;
#[cfg(feature = "press")]
pub(crate) mod campaign;
pub mod clock;
pub mod daily;
pub mod deduce;
#[cfg(test)]
mod editions_tests;
mod entry;
pub mod game_data;
mod grid;
mod oracle;
#[cfg(feature = "press")]
pub mod pages;
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
pub mod test_methods;
pub mod wire;

use crate::common::edition::Edition;
use crate::common::stream::Concern;

pub use entry::Witches;

/// Number that identifies a catalogue entry in codes, from the edition `since` on. It never changes
/// and is never given to another entry of the same catalogue.
#[derive(Clone, Copy)]
pub(crate) struct CodeNumber {
    since: Edition,
    number: u8,
}

/// Returns a code number that is valid in all editions.
pub(crate) const fn always(number: u8) -> Option<CodeNumber> {
    Some(CodeNumber { since: Edition::First, number })
}

impl CodeNumber {
    /// Returns the number in `edition`, or `None` if the edition does not have the entry.
    pub(crate) const fn within(number: Option<CodeNumber>, edition: Edition) -> Option<u8> {
        match number {
            Some(of) if of.since.number() <= edition.number() => Some(of.number),
            _ => None,
        }
    }
}

/// Purpose of a random stream of this game. [`Concern::name`] is part of the stream's key, so the
/// draws of one concern never change those of another.
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
