//! The give-up code: what opens the answer seal for those who lost.

use std::fmt;
use std::str::FromStr;

use super::letters::{CodeKind, LettersError, spelled};
use crate::common::stream::Stream;

/// Forty random bits, printed as `ABCD-EFGH` (Crockford's base 32).
///
/// It parses with case, spaces and hyphens forgiven, and with O for 0 and I or L for 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GiveUpCode([u8; 5]);

impl GiveUpCode {
    /// Draws a code.
    pub fn draw(stream: &mut Stream) -> Self {
        let [forty @ .., _, _, _] = stream.bits().to_be_bytes();
        Self(forty)
    }

    /// The forty bits, most significant byte first.
    pub(super) fn to_bytes(self) -> [u8; 5] {
        self.0
    }
}

impl fmt::Display for GiveUpCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&spelled(&self.0))
    }
}

impl FromStr for GiveUpCode {
    type Err = LettersError;

    fn from_str(text: &str) -> Result<Self, LettersError> {
        CodeKind::GiveUp.read(text).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::seed::Seed;
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

    #[cfg(feature = "program")]
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
