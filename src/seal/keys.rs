//! The identity of a puzzle, its content key, and the slow hash that wraps the key.

use std::fmt;

use argon2::{Algorithm, Argon2, Params, Version};

use super::letters::OpeningCode;
use crate::game::seed::syllables;

/// What tells one puzzle from all others: eight bytes that differ wherever anything sealed
/// differs. They may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId(pub [u8; 8]);

impl PuzzleId {
    /// What people call the game by, wherever it is met: its first half in letters, such as
    /// `Furop Jolad`. There are four thousand million of them.
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

    /// The identity as a number, for streams that are keyed by the puzzle.
    pub fn number(self) -> u64 {
        u64::from_le_bytes(self.0)
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:016x}", u64::from_be_bytes(self.0)))
    }
}

/// Bytes of a content key and of each wrapping of it: 128 bits.
pub(super) const KEY: usize = 16;

/// A key, or a key wrapped.
pub(super) type Key = [u8; KEY];

/// What one guess at an answer costs: memory and passes of Argon2id with one lane.
///
/// A code states its cost; codes past 64 MiB or 8 passes are refused, so that no hostile
/// code can exhaust a phone. It is paid where it buys something: where nothing on paper opens
/// the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cost {
    mebibytes: u8,
    passes: u8,
}

impl Cost {
    /// The most memory, in MiB.
    pub(crate) const MAX_MEBIBYTES: u8 = 64;
    /// The most passes.
    pub(crate) const MAX_PASSES: u8 = 8;
    /// 7 MiB and 5 passes: of the settings that OWASP recommends as equally strong, the one
    /// that starts fastest and asks least of a phone; about 14 ms a guess on a desktop
    /// machine.
    pub const DEFAULT: Cost = Cost { mebibytes: 7, passes: 5 };

    /// 8 KiB and 1 pass, the least of Argon2id, for codes that carry their key in the open as
    /// well: a price would keep nobody out, and a run of many games would pay it. Stated as no
    /// MiB at all.
    pub const LEAST: Cost = Cost { mebibytes: 0, passes: 1 };

    /// 64 MiB and 3 passes, for a tournament: about a tenth of a second a guess.
    pub(crate) const TOURNAMENT: Cost = Cost { mebibytes: 64, passes: 3 };

    /// A cost of 1 to 64 MiB and 1 to 8 passes; `None` outside of that.
    pub fn new(mebibytes: u8, passes: u8) -> Option<Self> {
        let fits = (1..=Self::MAX_MEBIBYTES).contains(&mebibytes)
            && (1..=Self::MAX_PASSES).contains(&passes);
        fits.then_some(Self { mebibytes, passes })
    }

    /// A cost as codes state it; `None` for one that nobody should pay.
    pub(super) fn stated(mebibytes: u8, passes: u8) -> Option<Self> {
        let stated = Self { mebibytes, passes };
        if stated == Self::LEAST { Some(stated) } else { Self::new(mebibytes, passes) }
    }

    /// Memory, in MiB; 0 where it is less than one.
    pub(crate) fn mebibytes(self) -> u8 {
        self.mebibytes
    }

    fn kibibytes(self) -> u32 {
        match self.mebibytes {
            0 => Params::MIN_M_COST,
            mebibytes => u32::from(mebibytes) * 1024,
        }
    }

    /// Passes over the memory.
    pub(crate) fn passes(self) -> u8 {
        self.passes
    }
}

/// The machine cannot give the memory that a [`Cost`] asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OutOfMemory;

/// The wrapping key of one secret. The salt is the puzzle's identity, which is bound to all
/// that is sealed: the same wrapping key never meets two content keys.
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

/// The wrapping keys of several secrets, half of them on a second thread where there are
/// threads and it is worth one. Two at a time, so that no more than twice the memory is taken.
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
        // Without a second thread (a limit of the system) this one does all the work.
        let theirs = helper.and_then(|h| h.join().ok()).unwrap_or_else(|| hash(theirs));
        (ours, theirs)
    });
    #[cfg(target_family = "wasm")]
    let (ours, theirs) = (hash(ours), hash(theirs));
    let mut keys = ours?;
    keys.extend(theirs?);
    Ok(keys)
}

/// Wraps a content key, or unwraps it. A plain exclusive or: a wrapping key is as long as
/// the key it wraps and never wraps another, and a wrong one shows when the contents fail to
/// open.
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
