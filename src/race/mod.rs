//! The colour race: a race on a track of coloured spaces, drawn by cards, without decisions.
//!
//! ```text
//! Track + Deck + Rules -> Engine (one table lookup a move) -> simulate, many games
//!                                                          -> chain, exact with replacement
//! wish + seed -> generate -> RaceGame (what is printed)
//! ```

#[cfg(test)]
mod agreement;
mod chain;
mod colour;
mod course;
mod crew;
mod dealer;
mod deck;
mod design;
mod file;
mod game;
mod generate;
mod play;
mod published;
#[cfg(test)]
mod random;
mod tally;
mod track;
mod winnable;

pub use chain::{ChainError, Exact, Together, Unit, exact};
pub use colour::{Colour, Picture};
pub use course::{Course, CourseError};
pub use crew::{MOST_THREADS, Watch, simulate, simulate_watched};
pub use deck::{Card, Deck, DeckError};
pub use file::{BoardFile, BoardFileError};
pub use game::{Expected, RaceGame, Rules};
pub use generate::{GenerateError, Order, Wish, generate};
pub use play::{Game, MOST_MOVES, SEATS, each_game};
pub use published::{Published, as_programmed, published};
pub use tally::{Counts, Share, Summary, Tally};
pub use track::{Space, SpaceKind, Track, TrackError};
pub use winnable::{Unwinnable, winnable};
