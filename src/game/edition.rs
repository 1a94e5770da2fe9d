//! Editions of the rules. What is printed is never reinterpreted: a sheet plays by the rules
//! of its edition for ever, and a changed rule is a new edition.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// An edition of the rules of Wondering Witches. Ordered: a later one is greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum Edition {
    /// The first sheets (rules, sections 1 to 8).
    First,
    /// Cauldrons can be closed early, and every board can be won (rules, section 9).
    Second,
    /// What is proposed for the edition after the latest. It may still change, and gets another
    /// number whenever it does, so that no sheet is ever read by rules that it was not made by.
    Next,
}

/// A number of no edition that this version plays.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no edition {0:?}; this version plays the editions 1 and 2, and next")]
pub struct EditionError(pub String);

impl Edition {
    /// All editions that are decided, the oldest first.
    pub const ALL: [Edition; 2] = [Edition::First, Edition::Second];
    /// All that this version plays, with the one that is proposed.
    pub const PLAYED: [Edition; 3] = [Edition::First, Edition::Second, Edition::Next];
    /// What the proposed edition is chosen by.
    const NEXT: &str = "next";
    /// The edition of new sheets.
    pub const LATEST: Edition = Edition::Second;

    /// The number that is stored, from 1; for what is proposed, from 200.
    pub const fn number(self) -> u8 {
        match self {
            Edition::First => 1,
            Edition::Second => 2,
            Edition::Next => 202,
        }
    }

    /// The edition of a number; `None` for one that this version does not play.
    pub fn from_number(number: u8) -> Option<Edition> {
        Edition::PLAYED.into_iter().find(|e| e.number() == number)
    }
}

impl Default for Edition {
    fn default() -> Self {
        Edition::LATEST
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Edition::Next => f.pad(Edition::NEXT),
            decided => f.pad(&decided.number().to_string()),
        }
    }
}

impl FromStr for Edition {
    type Err = EditionError;

    fn from_str(text: &str) -> Result<Self, EditionError> {
        let text = text.trim();
        let edition = match text.parse() {
            Ok(number) => Edition::from_number(number),
            Err(_) => text.eq_ignore_ascii_case(Edition::NEXT).then_some(Edition::Next),
        };
        edition.ok_or_else(|| EditionError(text.chars().take(20).collect()))
    }
}

impl From<Edition> for u8 {
    fn from(edition: Edition) -> u8 {
        edition.number()
    }
}

impl TryFrom<u8> for Edition {
    type Error = EditionError;

    fn try_from(number: u8) -> Result<Self, EditionError> {
        Edition::from_number(number).ok_or_else(|| EditionError(number.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_back_and_the_latest_is_last() {
        for (i, edition) in Edition::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(edition.number()), i + 1);
            assert_eq!(edition.to_string().parse(), Ok(edition));
        }
        assert_eq!(Edition::ALL.last(), Some(&Edition::LATEST));
        assert_eq!("Next".parse(), Ok(Edition::Next));
        assert_eq!(Edition::Next.to_string().parse(), Ok(Edition::Next));
        assert!(Edition::PLAYED.is_sorted_by_key(|e| e.number()));
        for wrong in ["0", "3", "", "-1", "two"] {
            assert!(wrong.parse::<Edition>().is_err(), "{wrong}");
        }
    }
}
