//! Reading the sides of a paper.

use super::{Paper, PaperError};
use crate::page::Mm;

/// Reads two sides from a text in small letters and without spaces; `given` is what was typed.
/// A side without a unit has that of the other.
pub(super) fn read(text: &str, given: &str) -> Result<Paper, PaperError> {
    let unreadable = || PaperError::Size(given.to_owned());
    let (one, other) = text.split_once(['x', '×', '*']).ok_or_else(unreadable)?;
    let (one, other) = (side(one).ok_or_else(unreadable)?, side(other).ok_or_else(unreadable)?);
    let unit = other.1.or(one.1).ok_or_else(unreadable)?;
    let length = |(number, own): (f64, Option<f64>)| Mm(number * own.unwrap_or(unit));
    Paper::new(length(one), length(other)).ok_or_else(|| PaperError::Extent(given.to_owned()))
}

/// A number, and how many mm its unit has.
fn side(text: &str) -> Option<(f64, Option<f64>)> {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(end);
    let unit = match unit {
        "" => None,
        "mm" => Some(1.0),
        "cm" => Some(10.0),
        "in" | "inch" | "inches" | "\"" | "″" => Some(25.4),
        _ => return None,
    };
    Some((number.parse().ok()?, unit))
}
