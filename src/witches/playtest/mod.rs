//! Playtest: games that are played through by players who really play, on the printed board, by
//! the rules of section 8; and what they say about a sheet.

mod careless;
mod expert;
mod game;
mod gardener;
mod hope;
mod play;
mod player;
mod rating;
mod record;
mod skill;
mod typical;

pub use play::Game;
pub use rating::{Difficulty, Rating, Span};
pub use record::{Ended, Record};
pub use skill::Skill;
