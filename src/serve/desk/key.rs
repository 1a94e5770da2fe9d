//! What opens the referee's desk.

use std::fmt;
use std::str::FromStr;

use blake2::{Blake2s256, Digest};

use crate::hex::hex;

/// Bytes of a fresh key, and of what a browser keeps in its place.
const FRESH: usize = 16;
/// Characters of a key that somebody chose.
const CHOSEN: std::ops::RangeInclusive<usize> = 20..=200;

/// The key of a referee's desk. It is shown only where somebody asks for its text.
#[derive(Clone, PartialEq, Eq)]
pub struct DeskKey(String);

/// A text that is too weak for a key, or no text of one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the key of a desk is one line of 20 to 200 letters, digits and signs, without spaces; leave the file out, and one is made"
)]
pub struct DeskKeyError;

impl DeskKey {
    /// A key of 128 bits from the machine's randomness.
    ///
    /// # Errors
    /// If the machine gives none.
    pub fn fresh() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; FRESH];
        getrandom::fill(&mut bytes)?;
        Ok(DeskKey(hex(&bytes)))
    }

    /// Its text, for whoever is to have it.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl FromStr for DeskKey {
    type Err = DeskKeyError;

    fn from_str(text: &str) -> Result<Self, DeskKeyError> {
        let text = text.trim();
        let fine = CHOSEN.contains(&text.len()) && text.bytes().all(|b| b.is_ascii_graphic());
        fine.then(|| DeskKey(text.to_owned())).ok_or(DeskKeyError)
    }
}

impl fmt::Debug for DeskKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DeskKey")
    }
}

/// What is kept of a secret to tell whether somebody has it.
pub(super) struct Lock([u8; 32]);

impl Lock {
    /// The lock of a secret.
    pub(super) fn of(secret: &str) -> Self {
        Lock(Blake2s256::digest(secret).into())
    }

    /// Whether this is the secret. It takes the same time whatever is wrong with it: digests are
    /// compared to their ends.
    pub(super) fn opens(&self, given: &str) -> bool {
        let given: [u8; 32] = Blake2s256::digest(given).into();
        let differences = self.0.iter().zip(given).fold(0, |all, (own, its)| all | (own ^ its));
        std::hint::black_box(differences) == 0
    }
}

impl fmt::Debug for Lock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Lock")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fresh_keys_differ_and_read_back() {
        let keys = [DeskKey::fresh().unwrap(), DeskKey::fresh().unwrap()];
        assert_ne!(keys[0], keys[1]);
        assert_eq!(keys[0].text().len(), 32);
        assert_eq!(keys[0].text().parse().as_ref(), Ok(&keys[0]));
        assert_eq!(format!("{:?}", keys[0]), "DeskKey", "it is not in any log");
    }

    #[test]
    fn weak_and_strange_keys_are_refused() {
        let long = "a".repeat(201);
        for wrong in ["", "password", "one two three four five", "nineteen-characters", &long] {
            assert_eq!(wrong.parse::<DeskKey>(), Err(DeskKeyError), "{wrong}");
        }
        let key: DeskKey = "  correct-horse-battery-staple\n".parse().unwrap();
        assert_eq!(key.text(), "correct-horse-battery-staple");
    }

    #[test]
    fn a_lock_opens_to_its_secret_alone() {
        let lock = Lock::of("correct-horse-battery-staple");
        assert!(lock.opens("correct-horse-battery-staple"));
        for wrong in ["", "correct-horse-battery-stapl", "correct-horse-battery-staplf"] {
            assert!(!lock.opens(wrong), "{wrong}");
        }
    }
}
