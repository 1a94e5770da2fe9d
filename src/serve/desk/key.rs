//! Key of the referee's desk, and its verification.

use std::fmt;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use blake2::{Blake2s256, Digest};

use crate::common::bytes::hex;
use crate::serve::rate::{Buckets, Client, Rate};

/// Length in bytes of a generated key, and of the session token that a browser stores.
const FRESH: usize = 16;
/// Length in characters of a key that was chosen by the referee.
const CHOSEN: std::ops::RangeInclusive<usize> = 20..=200;

/// Rate limit for the answer that a key is wrong, for one address: 5, then one every 10 seconds.
const WRONG: Rate = Rate::new(5, Duration::from_secs(10));

/// Key of a referee's desk. Its `Debug` form does not contain the text.
#[derive(Clone, PartialEq, Eq)]
pub struct DeskKey(String);

/// Error of a text that is too short or too long for a key, or has spaces or control characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the key of a desk is one line of 20 to 200 letters, digits and signs, without spaces; leave the file out, and one is made"
)]
pub struct DeskKeyError;

impl DeskKey {
    /// Generates a key of 128 bits from the operating system's random numbers.
    ///
    /// # Errors
    /// If the operating system provides none.
    pub fn fresh() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; FRESH];
        getrandom::fill(&mut bytes)?;
        Ok(DeskKey(hex(&bytes)))
    }

    /// Returns the text of the key.
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

/// Digest of a secret, for checking whether a given text is the secret.
pub(super) struct SecretDigest([u8; 32]);

impl SecretDigest {
    /// Creates the digest of `secret`.
    pub(super) fn of(secret: &str) -> Self {
        SecretDigest(Blake2s256::digest(secret).into())
    }

    /// Whether `given` is the secret. The digests are compared in constant time.
    pub(super) fn opens(&self, given: &str) -> bool {
        let given: [u8; 32] = Blake2s256::digest(given).into();
        let differences = self.0.iter().zip(given).fold(0, |all, (own, its)| all | (own ^ its));
        std::hint::black_box(differences) == 0
    }
}

impl fmt::Debug for SecretDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Lock")
    }
}

/// Verification of desk keys with a rate limit.
#[derive(Debug)]
pub(super) struct DeskKeyVerifier {
    lock: SecretDigest,
    wrong: Mutex<Buckets<Client>>,
}

/// Reason why a key was not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeyRejection {
    /// The key is wrong.
    Wrong,
    /// Too many keys were tried; the time until the next attempt.
    Wait(Duration),
}

impl DeskKeyVerifier {
    /// Creates the verification of `key`.
    pub(super) fn of(key: &DeskKey) -> Self {
        DeskKeyVerifier {
            lock: SecretDigest::of(key.text()),
            wrong: Mutex::new(Buckets::new(WRONG)),
        }
    }

    /// Checks a key. The right key is always accepted, also from an address that sends many wrong
    /// ones: a referee can share it with whoever guesses. Keys have at least 20 characters, so that
    /// guessing is hopeless without a limit.
    ///
    /// # Errors
    /// The reason why the key was not accepted.
    pub(super) fn open(
        &self,
        given: &str,
        client: Client,
        now: Instant,
    ) -> Result<(), KeyRejection> {
        if self.lock.opens(given.trim()) {
            return Ok(());
        }
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        wrong.take(client, now).map_err(KeyRejection::Wait)?;
        Err(KeyRejection::Wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: &str = "correct-horse-battery-staple";

    fn client(n: u32) -> Client {
        Client::of(std::net::IpAddr::V4(n.into()))
    }

    #[test]
    fn wrong_keys_do_not_lock_out_the_right_one() {
        let door = DeskKeyVerifier::of(&KEY.parse().unwrap());
        let now = Instant::now();
        for _ in 0..5 {
            assert_eq!(door.open("wrong", client(1), now), Err(KeyRejection::Wrong));
        }
        let wait = KeyRejection::Wait(Duration::from_secs(10));
        assert_eq!(door.open("wrong", client(1), now), Err(wait));
        assert_eq!(door.open(KEY, client(1), now), Ok(()));
        assert_eq!(
            door.open("wrong", client(2), now),
            Err(KeyRejection::Wrong),
            "addresses are apart"
        );
    }

    #[test]
    fn the_right_key_opens_at_any_time_while_its_address_floods() {
        let door = DeskKeyVerifier::of(&KEY.parse().unwrap());
        let start = Instant::now();
        for try_ in 0..1000 {
            let now = start + Duration::from_millis(try_);
            let wrong = door.open("wrong", client(1), now);
            assert_eq!(wrong == Err(KeyRejection::Wrong), try_ < 5, "{try_}: {wrong:?}");
            assert_eq!(door.open(KEY, client(1), now), Ok(()), "{try_}");
        }
    }

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
        let lock = SecretDigest::of("correct-horse-battery-staple");
        assert!(lock.opens("correct-horse-battery-staple"));
        for wrong in ["", "correct-horse-battery-stapl", "correct-horse-battery-staplf"] {
            assert!(!lock.opens(wrong), "{wrong}");
        }
    }
}
