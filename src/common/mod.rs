//! Internal, may change. Parts that are independent of any game: seed, players and edition of a
//! sheet; random streams, numbers and their forms, threads. Read [`stream`] first: all random
//! numbers are drawn from one.

pub(crate) mod bytes;
pub(crate) mod catalogue;
pub mod counts;
pub mod edition;
pub(crate) mod json;
pub mod players;
pub mod seed;
pub mod settings_digest;
pub(crate) mod sort;
pub mod stream;
pub mod threads;

/// Whether this is a module for browsers. Such a module must be small: it draws SVG itself,
/// receives large data from outside, and cannot read drawings.
pub(crate) const IN_BROWSER: bool = cfg!(target_family = "wasm");

/// Whether `CAULDRON_LONG_TESTS=1` is set. Without it long tests are shortened; CI sets it once a
/// week.
#[cfg(test)]
pub(crate) fn long_tests_are_asked_for() -> bool {
    std::env::var_os("CAULDRON_LONG_TESTS").is_some_and(|value| value == "1")
}
