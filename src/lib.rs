//! Cauldron Press turns a seed into a ready-to-play printed game of *Wondering Witches*.

#![warn(missing_docs)]

pub mod board;
pub mod door;
pub mod draw;
pub mod edition;
pub mod game;
pub mod level;
pub mod play;
#[cfg(feature = "program")]
pub mod press;
pub mod puzzle;
#[cfg(feature = "program")]
pub mod race;
pub mod seal;
pub mod seed;
#[cfg(feature = "server")]
pub mod serve;
pub mod sheet;
#[cfg(feature = "program")]
pub mod site;
pub mod source;
pub mod stream;
#[cfg(feature = "program")]
mod threads;
mod wire;
