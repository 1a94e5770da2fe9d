//! Build step without the feature `press`: nothing is drawn, and nothing is hyphenated.

use super::{Outcome, entries};

/// Returns the printed messages alone.
pub fn for_browsers(source: &str, _: &[&str]) -> Outcome<String> {
    Ok(entries::read_by_press(source))
}

/// Writes nothing.
pub fn write_drawings() -> Outcome<()> {
    Ok(())
}

/// Writes nothing.
pub fn font_tables(_: bool) -> Outcome<()> {
    Ok(())
}
