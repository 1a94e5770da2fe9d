//! What knows no game: random streams, numbers and their forms, threads.

pub(crate) mod catalogue;
#[cfg(feature = "program")]
pub mod counts;
pub(crate) mod crc;
pub(crate) mod fields;
#[cfg(feature = "program")]
pub(crate) mod hex;
pub(crate) mod json;
#[cfg(test)]
pub(crate) mod long_tests;
pub(crate) mod sort;
pub mod stream;
#[cfg(feature = "program")]
pub mod threads;
#[cfg(feature = "program")]
pub mod watch;
