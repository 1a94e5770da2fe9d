//! The colour race: a race on a track of coloured spaces, drawn by cards, without decisions.
//!
//! ```text
//! Track + Deck + Rules -> MoveTable (one lookup a move) -> simulate, many games
//!                                                          -> chain, exact with replacement
//! wish + seed -> generate -> RaceGame (what is printed)
//! ```

#[cfg(test)]
mod agreement;
mod chain;
mod concern;
mod design;
mod engine;
mod file;
mod game;
mod generate;
pub mod pages;
mod print;
mod published;
#[cfg(test)]
mod random;
mod rules_text;
mod series;
mod usual;
mod winnable;

pub use chain::{ChainError, Exact, Measure, Together, exact};
pub use concern::RaceConcern;
pub use engine::{
    Card, Colour, Deck, DeckError, MOST_THREADS, MoveTable, MoveTableError, Picture, PlayedRace,
    RaceRules, SEATS, Space, SpaceKind, Tally, Track, TrackError, UnknownPicture, each_game,
    simulate, simulate_watched,
};
pub use file::{BoardFile, BoardFileError};
pub use game::{Expected, RaceGame, title};
pub use generate::{Order, OrderError, Wish, generate};
pub use print::print;
pub use published::{Published, as_programmed, published};
pub use series::RaceSeries;
pub use usual::Race;
pub use winnable::{Unwinnable, winnable};
