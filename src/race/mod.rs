//! The colour race: a race on a track of coloured spaces, drawn by cards, without decisions.
//!
//! ```text
//! Track + Deck + Rules -> Engine (one table lookup a move) -> simulate, many games
//!                                                          -> chain, exact with replacement
//! wish + seed -> generate -> RaceGame (what is printed)
//! ```

mod colour;
mod deck;
mod game;
mod track;

pub use colour::{Colour, Picture};
pub use deck::{Card, Deck, DeckError};
pub use game::{Expected, RaceGame, Rules};
pub use track::{Space, SpaceKind, Track, TrackError};
