//! The engine: a track, a deck and rules become a table, and games are played on it.

mod colour;
pub(super) mod course;
mod crew;
mod dealer;
mod deck;
mod play;
mod rules;
mod tally;
mod track;

pub use colour::{Colour, Picture};
pub use course::{Course, CourseError};
pub use crew::{MOST_THREADS, Watch, simulate, simulate_watched};
pub use deck::{Card, Deck, DeckError};
pub use play::{Game, MOST_MOVES, SEATS, each_game};
pub use rules::Rules;
pub use tally::{Counts, Share, Summary, Tally};
pub use track::{Space, SpaceKind, Track, TrackError};
