//! Help for players: hints, a check of the notes, the most telling potion, clues for single
//! witches, and a look back. All of it is counted, and uses only what is public; that a clue is
//! true, and how many tests the puzzle takes, comes from the secret.

mod check;
mod handicap;
mod hint;
mod kept;
mod known;
#[cfg(all(test, feature = "program"))]
mod measured;
mod noted;
mod review;
mod size;
mod suggest;
#[cfg(all(test, feature = "program"))]
mod tests;
mod view;

pub(super) use kept::Help;
pub use kept::Rung;
pub use review::{Gain, Review};
pub use size::ClueSize;
pub use view::{ClueView, HelpView, HintView, NextRung, NoteView, SuggestionView};
