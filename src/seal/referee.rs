//! The secrets of a tournament: what is not on its paper.

use std::fmt;
use std::str::FromStr;

use blake2::{Blake2b512, Digest};

use super::letters::{CodeKind, LettersError, spelled};
use crate::common::stream::Stream;

/// 160 random bits that a tournament's puzzles, identities and seals come from, apart from the
/// seed of board and art. Printed as ten groups of four letters and digits, the last two of which
/// show a typo.
///
/// Keys of eight groups were made before the settings of a game went into its secrets. They are
/// read for ever, and give the secrets that they always gave.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct RefereeKey {
    random: [u8; 20],
    scoped: bool,
}

/// Bytes that show a typo.
const CHECK: usize = 5;

impl RefereeKey {
    /// A key of random bytes.
    pub const fn new(random: [u8; 20]) -> Self {
        Self { random, scoped: true }
    }

    pub(crate) fn to_bytes(self) -> [u8; 20] {
        self.random
    }

    /// Whether games of one seed whose settings differ have nothing in common under it. An
    /// earlier key gives them one opening code, and where their puzzles are drawn alike one
    /// recipe.
    pub fn is_scoped(self) -> bool {
        self.scoped
    }

    fn check(self) -> [u8; CHECK] {
        let hash = Blake2b512::new_with_prefix(b"Cauldron Press key").chain_update(self.random);
        let hash: [u8; 64] = hash.finalize().into();
        std::array::from_fn(|i| hash[i])
    }
}

impl fmt::Display for RefereeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.scoped {
            true => f.pad(&spelled(&[&self.random[..], &self.check()].concat())),
            false => f.pad(&spelled(&self.random)),
        }
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
        if let Ok(random) = CodeKind::EarlierKey.read(text) {
            return Ok(Self { random, scoped: false });
        }
        let bytes: [u8; 20 + CHECK] = CodeKind::Key.read(text)?;
        let key = Self::new(std::array::from_fn(|i| bytes[i]));
        if bytes[20..] == key.check() { Ok(key) } else { Err(CodeKind::Key.typo(text)) }
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
        if code.checked() == code { Ok(code) } else { Err(CodeKind::Opening.typo(text)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::seed::Seed;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn codes_read_back(bytes: [u8; 20], seed: u64) {
            let key = RefereeKey::new(bytes);
            prop_assert_eq!(key.to_string().len(), 49);
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

    /// Organisers have files with such keys.
    #[test]
    fn earlier_keys_are_read_for_ever() {
        let text = "0000-0000-0000-0000-0000-0000-0000-0001";
        let key: RefereeKey = text.parse().unwrap();
        assert_eq!((key.to_string().as_str(), key.is_scoped()), (text, false));
        let now = RefereeKey::new(key.to_bytes());
        assert!(now.is_scoped() && now != key && now.to_string().starts_with(text));
        assert_eq!(now.to_string(), "0000-0000-0000-0000-0000-0000-0000-0001-15R8-3JFS");
    }

    #[cfg(feature = "program")]
    #[test]
    fn a_typo_in_a_key_shows() {
        let key = RefereeKey::new([7; 20]).to_string();
        let wrong = format!("1{}", &key[1..]).parse::<RefereeKey>().unwrap_err();
        assert!(wrong.to_string().contains("typo"), "{wrong}");
        let short = key[..44].parse::<RefereeKey>().unwrap_err().to_string();
        assert!(short.contains("36 letters and digits instead of 40"), "{short}");
    }

    #[test]
    fn secrets_are_not_shown_by_accident() {
        let key = RefereeKey::new([7; 20]);
        assert!(!format!("{key:?}").contains(&key.to_string()[..4]));
    }
}
