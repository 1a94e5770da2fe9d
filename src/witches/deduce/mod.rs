//! Internal, may change. Bayesian deduction: the secrets that are consistent with all observed
//! tests, the claims that follow from them, and the expected information of another test.
//!
//! All inputs are public: the [facts](crate::witches::game_data::PublicFacts) of the sheet and the results of
//! tests.

mod count;
mod explain;
mod gain;
mod ladder;
mod moves;
mod partial;
mod posterior;
mod prior;
mod sample;
mod search;
mod seen;

#[cfg(test)]
pub(crate) mod tests;

pub use explain::{Evidence, Reason};
pub use ladder::{Ladder, Step};
pub use posterior::Posterior;
pub use prior::Secret;
pub use seen::Observation;

use serde::{Deserialize, Serialize};

use crate::common::catalogue::catalogue;
use crate::common::json::read_by_fields;
use crate::texts::Message;
use crate::witches::puzzle::{Effect, Ingredient};

/// Property that an ingredient can have: a role in the recipe, or an effect that it carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Property {
    /// Regular ingredient with this number in the recipe, from 1. An imposter with the number does
    /// not count.
    Number(u8),
    /// Decoy of any kind.
    Decoy,
    /// Ignored decoy: has no number and is never counted.
    Ignored,
    /// Overachiever: decoy with the number 0 or L + 1.
    Overachiever,
    /// Imposter: decoy with a number of 1 to L.
    Imposter,
    /// Carrier of this effect. Every imposter carries [`Effect::Imposter`].
    Effect(Effect),
}

/// Statement that an ingredient has, or does not have, a [`Property`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Claim {
    /// Ingredient that the claim is about.
    pub ingredient: Ingredient,
    /// Property in question.
    pub property: Property,
    /// Whether the claim asserts the property (`true`) or denies it (`false`).
    pub holds: bool,
}

read_by_fields! {
    Claim { ingredient, property, holds }
}

struct TechniqueRow {
    name: fn() -> Message,
}

catalogue! {
    /// Kind of reasoning, ordered from the easiest to the hardest.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Technique of TechniqueRow;

    /// Use of the free clue.
    Clue [name: technique_clue] {}
    /// Candidates that a single test rules out.
    OneTest [name: technique_one_test] {}
    /// Number or effect that only one ingredient can have, or that one ingredient certainly has, so
    /// that the others cannot have it.
    OneLeft [name: technique_one_left] {}
    /// Group of k ingredients with only k candidate numbers among them, which excludes these
    /// numbers from the others.
    Twins [name: technique_twins] {}
    /// Number of decoys: ingredients in play minus the length of the recipe.
    Decoys [name: technique_decoys] {}
    /// Candidates that two tests rule out together.
    TwoTests [name: technique_two_tests] {}
    /// Proof by contradiction: easier techniques refute an assumption.
    Supposing [name: technique_supposing] {}
    /// Exhaustive search over all secrets with all tests.
    Everything [name: technique_everything] {}
}

impl Technique {
    /// Returns the name of the technique.
    pub fn name(self) -> Message {
        (self.row().name)()
    }
}

/// Limits on the work of a deduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Largest number of partial secrets that are enumerated exactly. Beyond it a sample is used.
    pub exact: usize,
    /// Number of secrets in a sample, over all populations. Also the largest number of complete
    /// secrets that [`Posterior::worlds`] lists.
    pub sample: usize,
    /// Smallest number of partial secrets to which a population is thinned out before an ingredient
    /// is decided, however many ways there are to decide it.
    pub fewest: usize,
    /// Approximate number of evaluated paths of random effects after which a sample skips its MCMC
    /// moves and searches stop.
    pub walks: usize,
    /// Number of times that a sample without consistent secrets may relearn all tests.
    pub again: usize,
}

impl Effort {
    /// Limits for people who wait for the answer of a phone.
    pub const QUICK: Effort =
        Effort { exact: 3_000, sample: 80, fewest: 2, walks: 100_000, again: 3 };
    /// Limits for simulations of many games.
    pub const LIGHT: Effort =
        Effort { exact: 3_000, sample: 80, fewest: 8, walks: usize::MAX, again: usize::MAX };
    /// Limits for the simulated expert, whose estimates must be accurate.
    pub const FULL: Effort =
        Effort { exact: 20_000, sample: 480, fewest: 8, walks: usize::MAX, again: usize::MAX };
}

/// Estimated value with its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Estimated value.
    pub value: f64,
    /// Standard error of `value`; 0 for an exact value.
    pub error: f64,
}

impl Estimate {
    fn exact(value: f64) -> Estimate {
        Estimate { value, error: 0.0 }
    }

    /// Combines the estimates of independent populations into their mean and its standard error.
    fn of(values: &[f64]) -> Estimate {
        let count = values.len().max(1) as f64;
        let value = values.iter().sum::<f64>() / count;
        let spread = values.iter().map(|v| (v - value) * (v - value)).sum::<f64>();
        Estimate { value, error: (spread / (count * (count - 1.0).max(1.0))).sqrt() }
    }

    /// Raises the error to at least 1 / `sample`, because a sample of that size can miss rarer
    /// secrets.
    fn with_sampling_error(self, sample: usize) -> Estimate {
        Estimate { error: self.error.max(1.0 / sample.max(1) as f64), ..self }
    }
}
