//! A game at the table: testing potions while it is played, notes, and how it ends.
//!
//! The page on a phone, the server and the terminal all play through [`Table::apply`]: the
//! same actions, the same words, the same results.

mod action;
mod error;
mod guess;
mod keeper;
mod limits;
mod notes;
mod solution;
mod table;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, PourText, Told};
pub use error::PlayError;
pub use keeper::Keeper;
pub use limits::{Allowance, Limits};
pub use notes::{Column, Mark, Notes};
pub use solution::{Solution, SolvedPart};
pub use table::{Kind, MAX_TESTS, Mode, Status, Table, Test};
pub use view::{GameView, Named, TableView, TestView, describe};
