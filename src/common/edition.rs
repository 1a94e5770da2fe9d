//! Internal, may change. Editions of the rules. Printed sheets are never reinterpreted: a sheet
//! always follows the rules of its edition, and a changed rule requires a new edition.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Edition of the rules of Wondering Witches. Later editions are greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum Edition {
    /// First edition.
    First,
    /// Fictitious second edition for tests, which verify that editions can differ. Its binary form
    /// and one of its rules differ from the first.
    #[cfg(test)]
    Fictitious,
}

/// Error for a number of an edition that this version does not support.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no edition {0}; this version plays edition 1")]
pub struct EditionError(pub u8);

impl Edition {
    /// All editions, the oldest first.
    #[cfg(not(test))]
    pub const ALL: [Edition; 1] = [Edition::First];
    /// All editions, the oldest first.
    #[cfg(test)]
    pub const ALL: [Edition; 2] = [Edition::First, Edition::Fictitious];
    /// The edition of new sheets.
    pub const LATEST: Edition = Edition::First;

    /// Returns the stored number, from 1.
    pub const fn number(self) -> u8 {
        match self {
            Edition::First => 1,
            #[cfg(test)]
            Edition::Fictitious => 2,
        }
    }

    /// Returns the edition with this `number`; `None` if this version does not support it.
    pub fn from_number(number: u8) -> Option<Edition> {
        Edition::ALL.into_iter().find(|e| e.number() == number)
    }
}

impl Default for Edition {
    fn default() -> Self {
        Edition::LATEST
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.number().to_string())
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
        Edition::from_number(number).ok_or(EditionError(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_back_and_follow_each_other() {
        for (i, edition) in Edition::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(edition.number()), i + 1);
            assert_eq!(Edition::try_from(edition.number()), Ok(edition));
        }
        for wrong in [0, 3, u8::MAX] {
            assert_eq!(Edition::try_from(wrong), Err(EditionError(wrong)));
        }
    }
}
