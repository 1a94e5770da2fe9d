//! Internal, may change. Print runs: many games of a [series](crate::game::series), divided into volumes,
//! with a manifest that describes each file and each game. The module is independent of any
//! particular game.
//!
//! ```text
//! seeds -> RunJob -> volumes, a few at a time -> files
//!                                          -> journal -> manifest.jsonl, secrets.jsonl
//! ```
//!
//! A killed run resumes from its journal, and shards from several machines can be merged. Both give
//! the same bytes as a run that was produced in one piece. With its manifest a run can be verified
//! and a lost game printed again.
//!
//! Without the feature `program`, only [`drawn_seeds`] and [`SeedList`] are available, and no file
//! is written.

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
pub use order::{Run, RunDifference, SeedSource, Shard, ShardError, VolumePlan};
#[cfg(feature = "program")]
pub use produce::{RunJob, RunOutcome};
#[cfg(feature = "program")]
pub use verify::{Difference, LostGame, MergeResult, ReprintedFile, Verified, merge, verify};
