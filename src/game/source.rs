//! Where the secret of a game comes from: its seed, or, in a tournament, a key that nobody can
//! find by trying.

use std::fmt;

use blake2::{Blake2b512, Digest};

use crate::common::stream::{Concern, Stream};
use crate::game::seed::Seed;
use crate::seal::RefereeKey;

/// All public settings of a game, as a digest: what is secret of two games that differ in any of
/// them has nothing in common, though they have one seed and one key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scope([u8; 16]);

impl Scope {
    /// The scope of some settings, which a game writes as bytes.
    pub fn of(settings: &[u8]) -> Scope {
        let hash = Blake2b512::new_with_prefix(b"Cauldron Press 1.0, settings of a game");
        let hash: [u8; 64] = hash.chain_update(settings).finalize().into();
        Scope(std::array::from_fn(|i| hash[i]))
    }

    /// The stream of a concern of a seed, for games of this scope alone.
    pub fn stream(self, seed: Seed, concern: impl Concern, turn: u64) -> Stream {
        Stream::scoped(&[], &self.0, seed, concern, turn)
    }
}

/// What the puzzle, its clue and its seal are drawn from. The board and the art of a sheet
/// always come from its seed alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// An ordinary sheet: whoever has the seed has everything.
    Seed(Seed),
    /// A tournament's sheet: the seed leads to nothing without the key.
    Keyed(Seed, RefereeKey, Scope),
}

impl Source {
    /// The stream of a concern (see [`Stream::new`]).
    pub fn stream(&self, concern: impl Concern, turn: u64) -> Stream {
        match self {
            Source::Seed(seed) => Stream::new(*seed, concern, turn),
            Source::Keyed(seed, key, Scope(scope)) => {
                Stream::scoped(&key.to_bytes(), scope, *seed, concern, turn)
            }
        }
    }

    /// The stream of a secret that is not part of what a seed means, such as a give-up code: the
    /// settings go into it.
    pub fn secret(&self, scope: Scope, concern: impl Concern) -> Stream {
        match self {
            Source::Seed(seed) => scope.stream(*seed, concern, 0),
            Source::Keyed(..) => self.stream(concern, 0),
        }
    }
}

impl From<Seed> for Source {
    fn from(seed: Seed) -> Source {
        Source::Seed(seed)
    }
}

/// The seed; never the key.
impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Source::Seed(seed) | Source::Keyed(seed, ..)) = self;
        seed.fmt(f)
    }
}
