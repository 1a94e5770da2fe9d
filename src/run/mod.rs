//! Print runs: many games of a [series](crate::series), cut into volumes, with a manifest that
//! tells what each file and each game is. Knows no game.
//!
//! ```text
//! seeds -> RunJob -> volumes, a few at a time -> files
//!                                          -> journal -> manifest.jsonl, secrets.jsonl
//! ```
//!
//! A run that was killed goes on from its journal, shards on many machines are merged, and both
//! end in the bytes of a run that was made in one piece. From its manifest a run is verified,
//! and a lost game printed again.
//!
//! Without the feature `program` there are the seeds of its games, and no file.

#[cfg(feature = "program")]
mod error;
#[cfg(feature = "program")]
mod maker;
#[cfg(feature = "program")]
mod manifest;
#[cfg(feature = "program")]
mod order;
#[cfg(feature = "program")]
mod produce;
mod seeds;
#[cfg(all(test, feature = "program"))]
mod tests;
#[cfg(feature = "program")]
mod verify;

pub use seeds::{PlanError, SeedList, drawn_seeds};

#[cfg(feature = "program")]
pub use error::{ManifestError, MergeError, RunError};
#[cfg(feature = "program")]
pub use maker::{BookletMaker, Maker};
#[cfg(feature = "program")]
pub use manifest::{GameLine, Manifest, VolumeLine, key_beside};
#[cfg(feature = "program")]
pub use order::{Cut, Run, RunDifference, SeedSource, Shard, ShardError};
#[cfg(feature = "program")]
pub use produce::{Produced, RunJob};
#[cfg(feature = "program")]
pub use verify::{Difference, LostGame, Merged, Reprinted, Verified, merge, verify};
