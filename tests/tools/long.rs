//! Tests that take long are cut short where nobody asks for all of them.

/// Whether tests are to run at full length, as CI has them once a week.
pub fn is_long() -> bool {
    std::env::var_os("CAULDRON_LONG_TESTS").is_some_and(|value| value == "1")
}
