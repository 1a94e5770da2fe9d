//! What knows no game: random streams, numbers and their forms, threads. Read [`stream`] first: all
//! that is drawn comes from one.

pub(crate) mod bytes;
pub(crate) mod catalogue;
#[cfg(feature = "press")]
pub mod counts;
pub(crate) mod json;
pub(crate) mod sort;
pub mod stream;
#[cfg(feature = "press")]
pub mod threads;

/// Whether this is a module for browsers, which is small: it draws SVG itself, is handed what is
/// large, and has no reader of drawings.
#[cfg(feature = "press")]
pub(crate) const IN_BROWSER: bool = cfg!(target_family = "wasm");

/// Whether `CAULDRON_LONG_TESTS=1` is set. Tests that take long are cut short unless the
/// environment asks for all of them, as CI does once a week.
#[cfg(test)]
pub(crate) fn long_tests_are_asked_for() -> bool {
    std::env::var_os("CAULDRON_LONG_TESTS").is_some_and(|value| value == "1")
}
