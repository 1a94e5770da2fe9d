//! Internal, may change. Print runs: many games of a [series](crate::game::series), divided into volumes,
//! with a manifest that describes each file and each game. The module is independent of any
//! particular game.
//!
//! ```text
//! seeds -> RunJob -> volumes, a few at a time -> files
//!                                          -> journal -> manifest.jsonl, secrets.jsonl, names.jsonl
//! ```
//!
//! A killed run resumes from its journal, and shards from several machines can be merged. Both give
//! the same bytes as a run that was produced in one piece. With its manifest a run can be verified
//! and a lost game printed again.

mod error;
mod maker;
mod manifest;
mod names;
mod order;
mod produce;
#[cfg(test)]
pub(crate) mod tests;
mod verify;

pub use crate::game::seed_list::{PlanError, SeedList, drawn_seeds, named_seeds};

pub use error::{ManifestError, MergeError, RunError};
pub use maker::{BookletMaker, Maker};
pub use manifest::{GameLine, Manifest, VolumeLine, key_beside};
pub use names::names_of;
pub use order::{NamedSeeds, Run, RunDifference, SeedSource, Shard, ShardError, VolumePlan};
pub use produce::{RunJob, RunOutcome};
pub use verify::{Difference, LostGame, MergeResult, ReprintedFile, VerifyReport, merge, verify};
