//! Tests that take long are cut short unless the environment asks for all of them, as CI does.

/// Whether `CAULDRON_LONG_TESTS=1` is set.
pub(crate) fn are_asked_for() -> bool {
    std::env::var_os("CAULDRON_LONG_TESTS").is_some_and(|value| value == "1")
}
