//! *Wondering Witches*: its rules, boards and puzzles, play at the table, and its pages.

pub mod board;
mod entry;
pub mod game;
pub mod pages;
#[cfg(feature = "program")]
mod print;
pub mod puzzle;
pub mod settings;
pub mod sheet;
pub mod table;
pub(crate) mod wire;

pub use entry::Witches;
