//! Cauldron Press turns a seed into a ready-to-play printed game of *Wondering Witches*.

pub mod board;
pub mod draw;
pub mod level;
pub mod press;
pub mod puzzle;
pub mod seed;
pub mod stream;
