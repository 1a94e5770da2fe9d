//! What opens the referee's desk.

use std::fmt;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use blake2::{Blake2s256, Digest};

use crate::common::bytes::hex;
use crate::serve::rate::{Buckets, Client, Rate};

/// Bytes of a fresh key, and of what a browser keeps in its place.
const FRESH: usize = 16;
/// Characters of a key that somebody chose.
const CHOSEN: std::ops::RangeInclusive<usize> = 20..=200;

/// Wrong keys from one address.
const WRONG: Rate = Rate::new(5, Duration::from_secs(10));
/// Keys that are looked at from an address which has given more wrong ones than that. The right
/// one is among them sooner or later, and whoever guesses is none the faster for it.
const LOOKS: Rate = Rate::new(3, Duration::from_secs(1));

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

/// A lock at which keys are tried.
#[derive(Debug)]
pub(super) struct DeskDoor {
    lock: Lock,
    tries: Mutex<Tries>,
}

#[derive(Debug)]
struct Tries {
    wrong: Buckets<Client>,
    looks: Buckets<Client>,
}

/// Why a door stays shut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shut {
    /// It is not the key.
    Wrong,
    /// There were many wrong ones; how long until the next is looked at as the first ones were.
    Wait(Duration),
}

impl DeskDoor {
    /// The door that a key opens.
    pub(super) fn of(key: &DeskKey) -> Self {
        let tries = Tries { wrong: Buckets::new(WRONG), looks: Buckets::new(LOOKS) };
        DeskDoor { lock: Lock::of(key.text()), tries: Mutex::new(tries) }
    }

    /// Tries a key. After many wrong ones from an address the right one still opens, but only a
    /// few are looked at in a time.
    ///
    /// # Errors
    /// Why it stays shut.
    pub(super) fn open(&self, given: &str, client: Client, now: Instant) -> Result<(), Shut> {
        let mut tries = self.tries.lock().unwrap_or_else(PoisonError::into_inner);
        if tries.wrong.look(client, now).is_err() {
            tries.looks.take(client, now).map_err(Shut::Wait)?;
        }
        if self.lock.opens(given.trim()) {
            return Ok(());
        }
        tries.wrong.take(client, now).map_err(Shut::Wait)?;
        Err(Shut::Wrong)
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
        let door = DeskDoor::of(&KEY.parse().unwrap());
        let now = Instant::now();
        for _ in 0..5 {
            assert_eq!(door.open("wrong", client(1), now), Err(Shut::Wrong));
        }
        let wait = Shut::Wait(Duration::from_secs(10));
        assert_eq!(door.open("wrong", client(1), now), Err(wait));
        assert_eq!(door.open(KEY, client(1), now), Ok(()));
        assert_eq!(door.open("wrong", client(2), now), Err(Shut::Wrong), "addresses are apart");
    }

    #[test]
    fn whoever_guesses_is_looked_at_once_a_second() {
        let door = DeskDoor::of(&KEY.parse().unwrap());
        let start = Instant::now();
        let looked = |second: u64| {
            let now = start + Duration::from_secs(second);
            let guess = |_: &usize| match door.open("wrong", client(1), now) {
                Err(Shut::Wrong) => true,
                // A key that was looked at is told the longer wait of a wrong one.
                Err(Shut::Wait(wait)) => wait > Duration::from_secs(1),
                Ok(()) => unreachable!("it is wrong"),
            };
            (0..1000).filter(guess).count()
        };
        let all: usize = (0..60).map(looked).sum();
        assert!(all <= 5 + 3 + 60 + 6, "{all}");
        let now = start + Duration::from_secs(59);
        assert!(door.open(KEY, client(1), now).is_err(), "nor is anything in the same second");
        assert_eq!(door.open(KEY, client(1), now + Duration::from_secs(1)), Ok(()));
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
        let lock = Lock::of("correct-horse-battery-staple");
        assert!(lock.opens("correct-horse-battery-staple"));
        for wrong in ["", "correct-horse-battery-stapl", "correct-horse-battery-staplf"] {
            assert!(!lock.opens(wrong), "{wrong}");
        }
    }
}
