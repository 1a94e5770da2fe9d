//! Print runs: many games of a [series](crate::series), cut into volumes, with a manifest that
//! tells what each file and each game is. Knows no game.
//!
//! ```text
//! seeds -> Job -> volumes, a few at a time -> files
//!                                          -> journal -> manifest.jsonl, secrets.jsonl
//! ```
//!
//! A run that was killed goes on from its journal, shards on many machines are merged, and both
//! end in the bytes of a run that was made in one piece. From its manifest a run is verified,
//! and a lost game printed again.

mod drawn;
mod error;
#[cfg(test)]
mod fake;
mod journal;
mod lines;
mod maker;
mod manifest;
mod merge;
mod order;
mod plan;
mod produce;
mod reprint;
#[cfg(test)]
mod tests;
mod verify;

pub use drawn::drawn_seeds;
pub use error::{ManifestError, MergeError, RunError};
pub use lines::{GameLine, VolumeLine};
pub use maker::{Bindery, Maker};
pub use manifest::{Manifest, key_beside};
pub use merge::{Merged, merge};
pub use order::{Cut, Run, RunDifference, SeedSource, Shard, ShardError};
pub use plan::{PlanError, SeedList};
pub use produce::{Job, Produced};
pub use reprint::{Lost, Reprinted};
pub use verify::{Difference, Verified, verify};
