//! *Wondering Witches*: its rules, boards and puzzles, play at the table, and its pages.

pub mod board;
mod concern;
pub mod daily;
pub mod deal;
pub mod deduce;
mod entry;
mod grid;
mod number;
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

pub use entry::Witches;
