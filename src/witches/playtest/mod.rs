//! Playtest: games that are played through by players who really play, on the printed board, by
//! the rules of section 8; and what they say about a sheet.

mod careless;
mod estimate;
mod expert;
mod figures;
#[cfg(feature = "program")]
mod findings;
#[cfg(feature = "program")]
mod fit;
mod game;
mod gardener;
mod hope;
mod lineup;
mod measured;
mod outcomes;
mod play;
mod player;
#[cfg(feature = "program")]
mod rank;
mod rating;
#[cfg(feature = "program")]
mod reasoning;
mod record;
#[cfg(feature = "program")]
mod report;
#[cfg(feature = "program")]
mod session;
mod skill;
#[cfg(feature = "program")]
mod solving;
#[cfg(feature = "program")]
mod study;
mod typical;

pub use figures::{Figures, Mean, Part, ReasoningFigures};
#[cfg(feature = "program")]
pub use findings::{Agreement, Contrast, Findings, GroupFigures};
#[cfg(feature = "program")]
pub use fit::Fitted;
pub use lineup::{Lineup, LineupError};
pub use outcomes::Outcomes;
pub use play::Game;
pub use rating::{Basis, Difficulty, Rating, Span};
pub use record::{Ended, Record};
#[cfg(feature = "program")]
pub use report::{JoinError, PlayedSheet, Report};
#[cfg(feature = "program")]
pub use session::StudyError;
pub use skill::Skill;
#[cfg(feature = "program")]
pub(crate) use solving::{certain, hopeless, is_won_without_guess, reasoning};
#[cfg(feature = "program")]
pub use study::Study;
