//! The rules of a game as data: sections with their blocks, in the order of reading. Paper,
//! phone and terminal tell the same.

mod contents;
mod example;
mod play;
mod reading;
mod reference;
#[cfg(feature = "program")]
mod run;
mod section;
#[cfg(all(test, feature = "program"))]
mod tests;

#[cfg(feature = "program")]
pub(crate) use contents::{to_look_up, to_play};
#[cfg(feature = "program")]
pub(crate) use example::{Example, Judged};
#[cfg(feature = "program")]
pub(crate) use play::{Minutes, Sections};
pub(crate) use reading::rules_text;
pub use reading::{RulesBlock, RulesSection};
#[cfg(feature = "program")]
pub(crate) use run::{common_to_look_up, common_to_play, of_game};
#[cfg(feature = "program")]
pub(crate) use section::{Action, Block, Density, Marker, Section};
