//! Numbers in arguments and in output.

use std::ops::{RangeBounds, RangeInclusive};
use std::str::FromStr;

use cauldron_press::texts::Message;
use cauldron_press::texts::msg::terminal_not_possible;

use crate::cli::failure::ValueError;

pub fn number<N: FromStr + PartialOrd>(text: &str, range: impl RangeBounds<N>) -> Option<N> {
    text.parse().ok().filter(|n| range.contains(n))
}

/// Parses the whole number of an option.
///
/// # Errors
/// If `text` is not a number, or not within `range`.
pub fn whole_number<N>(text: &str, range: RangeInclusive<N>) -> Result<N, ValueError>
where
    N: FromStr + PartialOrd + ToString,
{
    let [least, most] = [range.start(), range.end()].map(|bound| with_commas(&bound.to_string()));
    let refused = || ValueError(terminal_not_possible(format!("{text:?}"), least, most));
    number(text, range).ok_or_else(refused)
}

/// Formats `n` with a comma between groups of three digits.
pub fn grouped(n: u64) -> String {
    with_commas(&n.to_string())
}

fn with_commas(digits: &str) -> String {
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Combines `n` with its `noun`, as in "1 game" or "2,000 games".
pub fn counted(noun: fn(i64, String) -> Message, n: impl Into<u64>) -> Message {
    let n = n.into();
    noun(i64::try_from(n).unwrap_or(i64::MAX), grouped(n))
}
