//! Playtest: games that are played through by players who really play, on the printed board, by
//! the rules of section 8; and what they say about a sheet.

pub mod estimate;
mod expert;
mod figures;
mod game;
mod gardener;
mod hope;
mod lineup;
mod outcomes;
mod play;
mod player;
mod rating;
mod session;
mod solving;
mod typical;

pub use figures::{Figures, Mean, Part, ReasoningFigures};
pub use lineup::{Lineup, LineupError, Skill};
pub use outcomes::{Ended, Outcomes, Record};
pub use play::Game;
pub use rating::{Basis, Difficulty, Rating, Span, Thresholds};
pub use session::{Games, Played, SessionError};
pub(crate) use solving::{certain, hopeless, is_won_without_guess, reasoning};
