//! Cauldron Press turns a seed into a ready-to-play printed game of *Wondering Witches*.

#![warn(missing_docs)]

mod catalogue;
pub mod edition;
pub mod identity;
#[cfg(feature = "program")]
pub mod page;
pub mod phone;
pub mod players;
#[cfg(feature = "program")]
pub mod press;
#[cfg(feature = "program")]
pub mod race;
pub mod seal;
pub mod seed;
#[cfg(feature = "server")]
pub mod serve;
pub mod source;
pub mod stream;
pub mod texts;
#[cfg(feature = "program")]
mod threads;
pub mod witches;
