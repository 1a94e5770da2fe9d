//! Numbers in arguments and in output.

use std::ops::RangeBounds;
use std::str::FromStr;

use cauldron_press::texts::Message;

pub fn number<N: FromStr + PartialOrd>(text: &str, range: impl RangeBounds<N>) -> Option<N> {
    text.parse().ok().filter(|n| range.contains(n))
}

/// Formats `n` with a comma between groups of three digits.
pub fn grouped(n: u64) -> String {
    let digits = n.to_string();
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
