//! Playtest: games that are played through by players who really play, on the printed board, by
//! the rules of section 8; and what they say about a sheet.

mod estimate;
mod rating;
mod record;
mod skill;

pub use rating::{Basis, Difficulty, Rating, Span};
pub use record::{Ended, Record};
pub use skill::Skill;
