//! A game at the table: testing potions while it is played, notes, and how it ends.
//!
//! The page on a phone, the server and the terminal all play through [`Table::apply`]: the
//! same actions, the same words, the same results.

mod action;
mod apply;
mod error;
mod fit;
mod help;
mod keeper;
mod lasting;
mod limits;
mod log;
mod mistyped;
mod notes;
#[cfg(feature = "program")]
mod ruling;
mod solution;
mod state;
mod story;
#[cfg(all(test, feature = "program"))]
mod tests;
mod view;
#[cfg(all(test, feature = "program"))]
mod words_tests;

pub use action::{Action, PourText};
pub use apply::Told;
pub use error::{Damage, PlayError};
use help::Help;
pub use help::{
    ClueSize, ClueView, Gain, HelpView, HintView, NextRung, NoteView, Review, Rung, SuggestionView,
};
pub use keeper::Keeper;
pub use lasting::Lasting;
pub use limits::{Allowance, Limits};
pub use log::{Kind, Test};
pub use notes::{ALL, Column, EFFECTS, EVERYTHING, Mark, Notes, ROLES};
pub use solution::{PartKind, Solution, SolvedPart};
pub(crate) use state::MAX_TESTS;
pub use state::{Mode, Status, Table};
pub use story::Story;
pub use view::{GameView, Influence, Named, NamedKind, TableView, TestView, describe};
