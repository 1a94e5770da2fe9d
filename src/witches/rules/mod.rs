//! The rules of a game as data: sections with their blocks, in the order of reading. Paper,
//! phone and terminal tell the same.

mod contents;
mod reading;
#[cfg(feature = "program")]
mod run;
mod said;
#[cfg(all(test, feature = "program"))]
mod tests;

#[cfg(feature = "program")]
pub(crate) use contents::{Block, Density, Marker, Section, contents};
pub(crate) use reading::rules_text;
pub use reading::{RulesBlock, RulesSection};
#[cfg(feature = "program")]
pub(crate) use run::{common, of_game};
