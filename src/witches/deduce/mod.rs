//! Deduction: which secrets agree with all that a table has seen, what follows from it, and
//! what another test would tell.
//!
//! Everything here uses only what is public: the [facts](crate::witches::deal::Facts) of the
//! sheet, and the results of tests.

mod claim;
mod exact;
mod gain;
mod marginals;
mod moves;
mod observation;
mod partial;
mod posterior;
mod prior;
mod proof;
mod sample;
mod search;
mod secret;
mod seen;

#[cfg(test)]
mod tests;

pub use claim::{Claim, Property};
pub use observation::Observation;
pub use posterior::{Effort, Estimate, Posterior};
pub use secret::Secret;
