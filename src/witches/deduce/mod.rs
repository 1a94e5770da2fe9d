//! Deduction: which secrets agree with all that a table has seen, what follows from it, and
//! what another test would tell.
//!
//! Everything here uses only what is public: the [facts](crate::witches::deal::Facts) of the
//! sheet, and the results of tests.

mod claim;
mod clued;
mod count;
mod draw;
mod effort;
mod estimate;
mod exact;
mod explain;
mod gain;
mod ladder;
mod learning;
mod marginals;
mod moves;
mod observation;
mod partial;
mod population;
mod posterior;
mod prior;
mod proof;
mod sample;
mod search;
mod secret;
mod seen;
mod subsets;
mod technique;

#[cfg(test)]
pub(in crate::witches) mod tests;

pub use claim::{Claim, Property};
pub use effort::Effort;
pub use estimate::Estimate;
pub use explain::{Reason, reason, reason_from};
pub(in crate::witches) use explain::{argued, clash};
pub use ladder::{Ladder, Step};
pub use observation::Observation;
pub use posterior::Posterior;
pub use secret::Secret;
pub use technique::Technique;
