//! The give-up code: what opens the answer seal for those who lost.

use std::fmt;
use std::str::FromStr;

use super::letters::{LETTERS, digit, written};
use crate::stream::Stream;

/// Forty random bits, printed as `ABCD-EFGH` (Crockford's base 32).
///
/// It parses with case, spaces and hyphens forgiven, and with O for 0 and I or L for 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GiveUpCode(u64);

/// Why a text is not a give-up code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GiveUpCodeError {
    /// Too few or too many characters.
    #[error(
        "the give-up code {text:?} has {count} letters and digits instead of 8; codes look like ABCD-EFGH"
    )]
    Length {
        /// What was given.
        text: String,
        /// How many letters and digits it has.
        count: usize,
    },
    /// A character that no code has.
    #[error(
        "the give-up code {text:?} contains {found:?}, which no code has; codes look like ABCD-EFGH"
    )]
    Character {
        /// What was given.
        text: String,
        /// The first such character.
        found: char,
    },
}

impl GiveUpCode {
    /// Draws a code.
    pub fn draw(stream: &mut Stream) -> Self {
        Self(stream.bits() >> (64 - 5 * LETTERS))
    }

    /// The forty bits, most significant byte first.
    pub(super) fn to_bytes(self) -> [u8; 5] {
        let [_, _, _, bytes @ ..] = self.0.to_be_bytes();
        bytes
    }
}

impl fmt::Display for GiveUpCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = written(self.0);
        let (first, second) = code.split_at(LETTERS / 2);
        f.pad(&format!("{first}-{second}"))
    }
}

impl FromStr for GiveUpCode {
    type Err = GiveUpCodeError;

    fn from_str(text: &str) -> Result<Self, GiveUpCodeError> {
        let letters: Vec<char> = text
            .chars()
            .filter(|c| !(c.is_whitespace() || matches!(c, '-' | '_' | '\u{2010}'..='\u{2015}')))
            .map(|c| c.to_ascii_uppercase())
            .collect();
        if let Some(&found) = letters.iter().find(|&&c| digit(c).is_none()) {
            return Err(GiveUpCodeError::Character { text: text.trim().into(), found });
        }
        if letters.len() != LETTERS {
            let count = letters.len();
            return Err(GiveUpCodeError::Length { text: text.trim().into(), count });
        }
        Ok(Self(letters.iter().filter_map(|&c| digit(c)).fold(0, |n, d| n << 5 | d)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed::Seed;
    use proptest::prelude::*;

    #[test]
    fn the_codes_never_change() {
        let code = GiveUpCode::draw(&mut Stream::new(Seed(1), "seal", 0));
        assert_eq!(code.to_string(), "6HXS-F1QJ");
    }

    #[test]
    fn look_alikes_are_forgiven() {
        assert_eq!("oiLo 0110".parse(), Ok("0110-0110".parse::<GiveUpCode>().unwrap()));
    }

    #[test]
    fn other_texts_say_what_is_off() {
        let error = "ABCD-EFG".parse::<GiveUpCode>().unwrap_err().to_string();
        assert!(error.contains("7 letters and digits instead of 8"), "{error}");
        let error = "ABCD-EFGU".parse::<GiveUpCode>().unwrap_err().to_string();
        assert!(error.contains("contains 'U'"), "{error}");
        assert!("".parse::<GiveUpCode>().is_err());
    }

    proptest! {
        #[test]
        fn every_code_reads_back(seed: u64) {
            let code = GiveUpCode::draw(&mut Stream::new(Seed(seed), "seal", 0));
            let text = code.to_string();
            prop_assert_eq!(text.len(), 9);
            prop_assert_eq!(text.parse(), Ok(code));
            prop_assert_eq!(text.to_lowercase().replace('-', " ").parse(), Ok(code));
        }

        #[test]
        fn no_text_panics(text: String) {
            let _ = text.parse::<GiveUpCode>();
        }
    }
}
