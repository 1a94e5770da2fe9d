//! Internal, may change. Source of a game's secret: its seed, or, in a tournament, a key that
//! cannot be guessed.

use std::fmt;

use crate::common::seed::Seed;
use crate::common::settings_digest::SettingsDigest;
use crate::common::stream::{Concern, Stream};
use crate::seal::RefereeKey;

/// Source of the puzzle, its clue and its seal. The board and the art of a sheet always depend on
/// its seed alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretSource {
    /// Ordinary sheet: the seed determines everything.
    Seed(Seed),
    /// Tournament sheet: the seed determines nothing of the secret without the key.
    Keyed(Seed, RefereeKey, SettingsDigest),
}

impl SecretSource {
    /// Returns the stream of a `concern` (see [`Stream::new`]).
    pub fn stream(&self, concern: impl Concern, turn: u64) -> Stream {
        match self {
            SecretSource::Seed(seed) => Stream::new(*seed, concern, turn),
            SecretSource::Keyed(seed, key, scope) => {
                Stream::scoped(&key.to_bytes(), scope.bytes(), *seed, concern, turn)
            }
        }
    }

    /// Returns the stream of a secret that the seed alone must not determine, for example a give-up
    /// code. It depends on the settings in `scope` as well.
    pub fn secret(&self, scope: SettingsDigest, concern: impl Concern) -> Stream {
        match self {
            SecretSource::Seed(seed) => scope.stream(*seed, concern, 0),
            SecretSource::Keyed(..) => self.stream(concern, 0),
        }
    }
}

impl From<Seed> for SecretSource {
    fn from(seed: Seed) -> SecretSource {
        SecretSource::Seed(seed)
    }
}

/// Displays the seed, never the key.
impl fmt::Display for SecretSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (SecretSource::Seed(seed) | SecretSource::Keyed(seed, ..)) = self;
        seed.fmt(f)
    }
}
