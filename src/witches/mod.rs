//! *Wondering Witches*: its rules, boards and puzzles, play at the table, and its pages.

pub mod board;
mod concern;
pub mod daily;
pub mod deal;
pub mod deduce;
mod entry;
mod grid;
#[cfg(feature = "program")]
mod oracle;
#[cfg(feature = "program")]
pub mod pages;
#[cfg(feature = "program")]
pub mod playtest;
#[cfg(feature = "program")]
mod print;
pub mod puzzle;
#[cfg(feature = "program")]
mod reading;
pub mod rules;
#[cfg(feature = "program")]
pub mod series;
pub mod settings;
pub mod sheet;
pub mod table;
pub mod ways;
pub mod wire;

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
    since(Edition::First, number)
}

/// A number from an edition on.
pub(crate) const fn since(edition: Edition, number: u8) -> Option<CodeNumber> {
    Some(CodeNumber { since: edition, number })
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
