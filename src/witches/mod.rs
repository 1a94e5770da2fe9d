//! *Wondering Witches*: its rules, boards and puzzles, play at the table, and its pages.

pub mod board;
mod concern;
mod entry;
pub mod game;
#[cfg(feature = "program")]
pub mod pages;
#[cfg(feature = "program")]
mod print;
pub mod puzzle;
pub mod rules;
pub mod settings;
pub mod sheet;
pub mod table;
pub(crate) mod wire;

pub use entry::Witches;
