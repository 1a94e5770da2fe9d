//! Deduction: which secrets agree with all that a table has seen, what follows from it, and
//! what another test would tell.
//!
//! Everything here uses only what is public: the [facts](crate::witches::deal::Facts) of the
//! sheet, and the results of tests.

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

/// Something that an ingredient can be or carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Property {
    /// It has this number in the recipe.
    Number(u8),
    /// It is a decoy, of whatever kind.
    Decoy,
    /// It is a decoy that is ignored.
    Ignored,
    /// It is a decoy with the number 0 or L+1.
    Overachiever,
    /// It is an imposter.
    Imposter,
    /// It carries this effect.
    Effect(Effect),
}

/// A statement about an ingredient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Claim {
    /// Whom it is about.
    pub ingredient: Ingredient,
    /// What is said of it.
    pub property: Property,
    /// Whether it is said to be so, or not to be so.
    pub holds: bool,
}

read_by_fields! {
    Claim { ingredient, property, holds }
}

struct Row {
    name: fn() -> Message,
}

catalogue! {
    /// A kind of reasoning, from the easiest to the hardest.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Technique of Row;

    /// What the free clue says.
    Clue [name: technique_clue] {}
    /// What a single test says of what its ingredients can still be.
    OneTest [name: technique_one_test] {}
    /// A number that only one ingredient can have; an ingredient with one number takes it from
    /// the others.
    OneLeft [name: technique_one_left] {}
    /// Some ingredients with as many numbers among them take these from the others.
    Twins [name: technique_twins] {}
    /// How many decoys there must be.
    Decoys [name: technique_decoys] {}
    /// What two tests say together.
    TwoTests [name: technique_two_tests] {}
    /// Something is supposed, and easier reasoning leads to a contradiction.
    Supposing [name: technique_supposing] {}
    /// All tests at once.
    Everything [name: technique_everything] {}
}

impl Technique {
    /// Its name.
    pub fn name(self) -> Message {
        (self.row().name)()
    }
}

/// How much work is put into what can be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most secrets that are looked at one by one before a sample has to do.
    pub exact: usize,
    /// How many secrets a sample holds.
    pub sample: usize,
    /// How many secrets a part of a sample keeps at least, however many ways there are to decide
    /// one ingredient more.
    pub fewest: usize,
    /// About how many ways of random effects are looked at, before a sample's secrets stay where
    /// they are and searches end.
    pub walks: usize,
    /// How often a sample of which nobody is left may learn everything once more.
    pub again: usize,
}

impl Effort {
    /// For people who wait for an answer of a phone.
    pub const QUICK: Effort =
        Effort { exact: 3_000, sample: 80, fewest: 2, walks: 100_000, again: 3 };
    /// For many games.
    pub const LIGHT: Effort =
        Effort { exact: 3_000, sample: 80, fewest: 8, walks: usize::MAX, again: usize::MAX };
    /// For an expert.
    pub const FULL: Effort =
        Effort { exact: 20_000, sample: 480, fewest: 8, walks: usize::MAX, again: usize::MAX };
}

/// A number with its standard error, which is 0 where it is exact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The number.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
}

impl Estimate {
    fn exact(value: f64) -> Estimate {
        Estimate { value, error: 0.0 }
    }

    /// Out of what populations say, each for itself.
    fn of(values: &[f64]) -> Estimate {
        let count = values.len().max(1) as f64;
        let value = values.iter().sum::<f64>() / count;
        let spread = values.iter().map(|v| (v - value) * (v - value)).sum::<f64>();
        Estimate { value, error: (spread / (count * (count - 1.0).max(1.0))).sqrt() }
    }

    /// What no secret of a sample shows may yet be.
    fn at_least_of(self, sample: usize) -> Estimate {
        Estimate { error: self.error.max(1.0 / sample.max(1) as f64), ..self }
    }
}
