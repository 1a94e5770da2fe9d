//! The secrets of a tournament: what is not on its paper.

use std::fmt;
use std::str::FromStr;

use blake2::{Blake2b512, Digest};

use super::letters::{CodeKind, LettersError, spelled};
use crate::stream::Stream;

/// 160 random bits that a tournament's puzzles, identities and seals come from, apart from the
/// seed of board and art. Printed as eight groups of four letters and digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct RefereeKey([u8; 20]);

impl RefereeKey {
    /// A key of random bytes.
    pub const fn new(random: [u8; 20]) -> Self {
        Self(random)
    }

    pub(crate) fn to_bytes(self) -> [u8; 20] {
        self.0
    }
}

impl fmt::Display for RefereeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&spelled(&self.0))
    }
}

/// Shows that there is a key, never which.
impl fmt::Debug for RefereeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RefereeKey(..)")
    }
}

impl FromStr for RefereeKey {
    type Err = LettersError;

    fn from_str(text: &str) -> Result<Self, LettersError> {
        CodeKind::Key.read(text).map(Self)
    }
}

/// The pepper of a tournament's seal: 72 random bits without which no answer can be tried,
/// however many are guessed. The referee's server has it, and the organiser tells it at the
/// end. Printed as `XXXX-XXXX-XXXX-XXXX`; its last letters show a typo.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct OpeningCode([u8; 10]);

impl OpeningCode {
    /// Draws a code.
    pub fn draw(stream: &mut Stream) -> Self {
        let mut bytes = [0; 10];
        stream.fill(&mut bytes[..9]);
        Self(bytes).checked()
    }

    /// With the check byte that belongs to the others.
    fn checked(mut self) -> Self {
        let hash: [u8; 64] = Blake2b512::digest(&self.0[..9]).into();
        self.0[9] = hash[0];
        self
    }

    pub(super) fn to_bytes(self) -> [u8; 10] {
        self.0
    }
}

impl fmt::Display for OpeningCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&spelled(&self.0))
    }
}

/// Shows that there is a code, never which.
impl fmt::Debug for OpeningCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OpeningCode(..)")
    }
}

impl FromStr for OpeningCode {
    type Err = LettersError;

    fn from_str(text: &str) -> Result<Self, LettersError> {
        let code = Self(CodeKind::Opening.read(text)?);
        if code.checked() == code {
            Ok(code)
        } else {
            let text = text.trim().chars().take(60).collect();
            Err(LettersError::Typo { kind: CodeKind::Opening, text })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed::Seed;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn codes_read_back(bytes: [u8; 20], seed: u64) {
            let key = RefereeKey::new(bytes);
            prop_assert_eq!(key.to_string().len(), 39);
            prop_assert_eq!(key.to_string().to_lowercase().replace('-', " ").parse(), Ok(key));
            let code = OpeningCode::draw(&mut Stream::new(Seed(seed), "opening", 0));
            prop_assert_eq!(code.to_string().len(), 19);
            prop_assert_eq!(code.to_string().parse(), Ok(code));
        }

        #[test]
        fn no_text_panics(text: String) {
            let _ = text.parse::<RefereeKey>();
            let _ = text.parse::<OpeningCode>();
        }
    }

    #[test]
    fn a_typo_shows() {
        let code = OpeningCode::draw(&mut Stream::new(Seed(1), "opening", 0)).to_string();
        let other = if code.starts_with('7') { "8" } else { "7" };
        let error = format!("{other}{}", &code[1..]).parse::<OpeningCode>().unwrap_err();
        assert!(error.to_string().contains("typo"), "{error}");
    }

    #[test]
    fn secrets_are_not_shown_by_accident() {
        let key = RefereeKey::new([7; 20]);
        assert!(!format!("{key:?}").contains(&key.to_string()[..4]));
    }
}
