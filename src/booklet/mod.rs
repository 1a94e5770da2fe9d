//! Booklets: many games of a [series](crate::series) in one file, with what they share and what
//! leads through them. Knows no game.
//!
//! ```text
//! Series, numbers and seeds -> games -> Pages, with a foot on each -> Leaves -> PDF
//!                              each on one of several threads
//! ```

mod error;
mod options;
mod volume;

pub use error::BookletError;
pub use options::{Answers, BookletOptions, HouseStyle};
pub use volume::{BoundGame, Volume, Wanted, volume};
