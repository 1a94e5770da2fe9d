//! Booklets: many games of a [series](crate::series) in one file, with what they share and what
//! leads through them. Knows no game.
//!
//! ```text
//! Series, numbers and seeds -> games -> Pages, with a foot on each -> Leaves -> PDF
//!                              each on one of several threads
//! ```

mod answers;
mod book;
mod bound;
mod contents;
mod cover;
mod error;
mod foot;
mod label;
mod made;
mod options;
mod parts;
mod style;
#[cfg(test)]
mod tests;
mod volume;

pub use bound::{BoundGame, Wanted};
pub use error::BookletError;
pub use options::{Answers, BookletOptions};
pub use style::{Caption, CaptionError, HouseStyle, Logo, LogoError};
pub use volume::{Volume, volume};
