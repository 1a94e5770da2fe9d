//! Identity of a puzzle, its content key, and the slow hash that wraps the key.

use std::fmt;

use argon2::{Algorithm, Argon2, Params, Version};

use super::letters::OpeningCode;
use crate::common::seed::syllables;

/// Identity of a puzzle: eight bytes that differ if any sealed contents differ. The identity is
/// public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId(pub [u8; 8]);

impl PuzzleId {
    /// Returns the pronounceable name of the game, such as `Furop Jolad`. The name encodes the
    /// first four bytes, so there are 2^32 names.
    pub fn label(self) -> String {
        let [a, b, c, d, ..] = self.0;
        let name = |pair| {
            let mut letters = syllables(u16::from_be_bytes(pair));
            letters[..1].make_ascii_uppercase();
            letters
        };
        let [first, second] = [name([a, b]), name([c, d])];
        [&first[..], b" ", &second].concat().into_iter().map(char::from).collect()
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:016x}", u64::from_be_bytes(self.0)))
    }
}

/// Length of a content key and of a wrapped key, in bytes.
pub(super) const KEY: usize = 16;

/// A content key, a wrapping key, or a wrapped key.
pub(super) type Key = [u8; KEY];

/// Cost of one guess at an answer: memory and passes of Argon2id with one lane.
///
/// A code states its cost. Codes with more than 64 MiB or 8 passes are refused, so that no
/// malicious code can exhaust a phone. A high cost is used only if nothing on the paper opens the
/// puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cost {
    mebibytes: u8,
    passes: u8,
}

impl Cost {
    /// Largest amount of memory, in MiB.
    pub(crate) const MAX_MEBIBYTES: u8 = 64;
    /// Largest number of passes.
    pub(crate) const MAX_PASSES: u8 = 8;
    /// Cost of ordinary codes: 7 MiB and 5 passes. OWASP recommends several settings as equally
    /// strong; of these it uses the least memory and starts fastest. Checking a guess takes about
    /// 14 ms on a desktop computer.
    pub const DEFAULT: Cost = Cost { mebibytes: 7, passes: 5 };

    /// Minimum cost of Argon2id: 8 KiB and 1 pass, encoded in codes as 0 MiB. Used for codes that
    /// also contain the plain key, which a higher cost would not protect. It keeps runs of many
    /// games fast.
    pub const LEAST: Cost = Cost { mebibytes: 0, passes: 1 };

    /// Cost of tournaments: 64 MiB and 3 passes. Checking a guess takes about 0.1 s.
    pub(crate) const TOURNAMENT: Cost = Cost { mebibytes: 64, passes: 3 };

    /// Creates a cost of 1 to 64 MiB and 1 to 8 passes. Returns `None` outside this range.
    pub fn new(mebibytes: u8, passes: u8) -> Option<Self> {
        let fits = (1..=Self::MAX_MEBIBYTES).contains(&mebibytes)
            && (1..=Self::MAX_PASSES).contains(&passes);
        fits.then_some(Self { mebibytes, passes })
    }

    /// Parses a cost as stated in a code. Returns `None` if it is not allowed.
    pub(super) fn stated(mebibytes: u8, passes: u8) -> Option<Self> {
        let stated = Self { mebibytes, passes };
        if stated == Self::LEAST { Some(stated) } else { Self::new(mebibytes, passes) }
    }

    /// Memory, in MiB; 0 for less than one.
    pub(crate) fn mebibytes(self) -> u8 {
        self.mebibytes
    }

    fn kibibytes(self) -> u32 {
        match self.mebibytes {
            0 => Params::MIN_M_COST,
            mebibytes => u32::from(mebibytes) * 1024,
        }
    }

    /// Number of passes over the memory.
    pub(crate) fn passes(self) -> u8 {
        self.passes
    }
}

/// Failure to allocate the memory of a [`Cost`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OutOfMemory;

/// Derives the wrapping key of a secret. The salt is the identity of the puzzle, which depends on
/// all sealed contents. A wrapping key is therefore never used for two content keys.
pub(super) fn wrapping_key(
    secret: &[u8],
    id: PuzzleId,
    cost: Cost,
    pepper: Option<OpeningCode>,
) -> Result<Key, OutOfMemory> {
    let params = Params::new(cost.kibibytes(), cost.passes.into(), 1, Some(KEY));
    let params = params.map_err(|_| OutOfMemory)?;
    let pepper = pepper.map(OpeningCode::to_bytes);
    let pepper = pepper.as_ref().map_or(&[][..], |p| p);
    let argon = Argon2::new_with_secret(pepper, Algorithm::Argon2id, Version::V0x13, params)
        .map_err(|_| OutOfMemory)?;
    let mut key = [0; KEY];
    argon.hash_password_into(secret, &id.0, &mut key).map_err(|_| OutOfMemory)?;
    Ok(key)
}

/// Derives the wrapping keys of several secrets. Half of them run on a second thread, unless `cost`
/// is minimal or the target has no threads. At most two run at a time, to limit the memory.
pub(super) fn wrapping_keys(
    secrets: &[Vec<u8>],
    id: PuzzleId,
    cost: Cost,
    pepper: Option<OpeningCode>,
) -> Result<Vec<Key>, OutOfMemory> {
    let hash = |secrets: &[Vec<u8>]| -> Result<Vec<Key>, OutOfMemory> {
        secrets.iter().map(|s| wrapping_key(s, id, cost, pepper)).collect()
    };
    if cost == Cost::LEAST {
        return hash(secrets);
    }
    let (ours, theirs) = secrets.split_at(secrets.len().div_ceil(2));
    #[cfg(not(target_family = "wasm"))]
    let (ours, theirs) = std::thread::scope(|scope| {
        let helper = std::thread::Builder::new().spawn_scoped(scope, || hash(theirs)).ok();
        let ours = hash(ours);
        // If the system refuses a second thread, this one does all the work.
        let theirs = helper.and_then(|h| h.join().ok()).unwrap_or_else(|| hash(theirs));
        (ours, theirs)
    });
    #[cfg(target_family = "wasm")]
    let (ours, theirs) = (hash(ours), hash(theirs));
    let mut keys = ours?;
    keys.extend(theirs?);
    Ok(keys)
}

/// Wraps or unwraps a content key by exclusive or. This is safe because a wrapping key has the
/// length of the content key and is used only once. A wrong wrapping key is detected when the
/// contents are decrypted.
pub(super) fn wrap(key: Key, wrapping: Key) -> Key {
    std::array::from_fn(|i| key[i] ^ wrapping[i])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_spoken_and_tell_games_apart() {
        assert_eq!(PuzzleId([0x44, 0xe7, 0x10, 0x88, 1, 2, 3, 4]).label(), "Higol Dafam");
        assert_eq!(PuzzleId([0; 8]).label(), "Babab Babab");
        assert_eq!(PuzzleId([0xff; 8]).label(), "Zuzuz Zuzuz");
        let name = |n: u32| {
            let [a, b, c, d] = n.to_be_bytes();
            PuzzleId([a, b, c, d, 0, 0, 0, 0]).label()
        };
        for bit in 0..32 {
            assert_ne!(name(1 << bit), name(0));
        }
    }

    #[test]
    fn costs_are_bounded() {
        assert_eq!(Cost::new(7, 5), Some(Cost::DEFAULT));
        assert!(Cost::new(64, 8).is_some() && Cost::new(1, 1).is_some());
        assert_eq!(Cost::stated(0, 1), Some(Cost::LEAST));
        assert_eq!(Cost::LEAST.kibibytes(), 8);
        assert_eq!(Cost::stated(0, 2), None);
        for (mebibytes, passes) in [(0, 1), (65, 1), (255, 1), (1, 0), (1, 9), (1, 255)] {
            assert_eq!(Cost::new(mebibytes, passes), None);
        }
    }

    #[test]
    fn threads_change_nothing() {
        let secrets: Vec<Vec<u8>> = (0..5).map(|i| vec![i; 3]).collect();
        let id = PuzzleId([3; 8]);
        for cost in [Cost { mebibytes: 1, passes: 1 }, Cost::LEAST] {
            for n in 0..=5 {
                let one: Vec<Key> =
                    secrets[..n].iter().map(|s| wrapping_key(s, id, cost, None).unwrap()).collect();
                assert_eq!(wrapping_keys(&secrets[..n], id, cost, None), Ok(one));
            }
        }
    }
}
