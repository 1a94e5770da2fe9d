//! Where the secret of a game comes from: its seed, or, in a tournament, a key that nobody can
//! find by trying.

use std::fmt;

use crate::seal::RefereeKey;
use crate::seed::Seed;
use crate::stream::{Concern, Stream};

/// What the puzzle, its clue and its seal are drawn from. The board and the art of a sheet
/// always come from its seed alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// An ordinary sheet: whoever has the seed has everything.
    Seed(Seed),
    /// A tournament's sheet: the seed leads to nothing without the key.
    Keyed(Seed, RefereeKey),
}

impl Source {
    /// The stream of a concern (see [`Stream::new`]).
    pub fn stream(&self, concern: impl Concern, turn: u64) -> Stream {
        match self {
            Source::Seed(seed) => Stream::new(*seed, concern, turn),
            Source::Keyed(seed, key) => Stream::keyed(&key.to_bytes(), *seed, concern, turn),
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
        let (Source::Seed(seed) | Source::Keyed(seed, _)) = self;
        seed.fmt(f)
    }
}
