//! The engine: a track, a deck and rules become a table, and games are played on it.

mod colour;
mod crew;
mod dealer;
mod deck;
pub(super) mod move_table;
mod play;
mod rules;
mod tally;
mod track;

pub use colour::{Colour, Picture, UnknownPicture};
pub use crew::{MOST_THREADS, simulate, simulate_watched};
pub use deck::{Card, Deck, DeckError};
pub use move_table::{MoveTable, MoveTableError};
pub use play::{PlayedRace, SEATS, each_game};
pub use rules::RaceRules;
pub use tally::Tally;
pub use track::{Space, SpaceKind, Track, TrackError};
