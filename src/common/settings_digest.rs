//! Internal, may change. Digest of a game's settings.

use blake2::{Blake2b512, Digest};

use crate::common::seed::Seed;
use crate::common::stream::{Concern, Stream};

/// Digest of all public settings of a game. Games that differ in any setting have unrelated
/// secrets, even with the same seed and key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SettingsDigest([u8; 16]);

impl SettingsDigest {
    /// Computes the digest of `settings`, which a game serializes as bytes.
    pub fn of(settings: &[u8]) -> SettingsDigest {
        let hash = Blake2b512::new_with_prefix(b"Cauldron Press 1.0, settings of a game");
        let hash: [u8; 64] = hash.chain_update(settings).finalize().into();
        SettingsDigest(std::array::from_fn(|i| hash[i]))
    }

    /// Returns the stream of a `concern` and `seed`, for games with these settings only.
    pub fn stream(self, seed: Seed, concern: impl Concern, turn: u64) -> Stream {
        Stream::scoped(&[], &self.0, seed, concern, turn)
    }

    /// Returns the digest, with which a keyed [`Stream`] is derived.
    pub(crate) fn bytes(&self) -> &[u8; 16] {
        &self.0
    }
}
