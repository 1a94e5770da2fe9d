//! Switch for long tests, which are shortened by default.

/// Whether tests run at full length, as in CI once a week.
pub fn is_long() -> bool {
    std::env::var_os("CAULDRON_LONG_TESTS").is_some_and(|value| value == "1")
}
