//! What the table can know.

use super::{Claim, Observation, Property, Secret};
use crate::witches::deal::Facts;
use crate::witches::puzzle::{Ingredient, Pour};

/// A number with its standard error, which is 0 where it is exact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The number.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
}

/// How much work is put into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most secrets that are looked at one by one before a sample has to do.
    pub exact: usize,
    /// How many secrets a sample holds.
    pub sample: usize,
}

impl Effort {
    /// For a phone.
    pub const LIGHT: Effort = Effort { exact: 100_000, sample: 1_000 };
    /// For an expert.
    pub const FULL: Effort = Effort { exact: 1_000_000, sample: 4_000 };
}

/// The secrets that agree with what a table has seen, with how likely each is: all of them, or
/// a weighted sample.
#[derive(Clone, Debug)]
pub struct Posterior {
    worlds: Vec<(Secret, f64)>,
}

impl Posterior {
    /// What is known before the first test: the effects in play and the free clue.
    pub fn new(facts: &Facts, effort: Effort) -> Posterior {
        let _ = (facts, effort);
        todo!()
    }

    /// Learns from a test. Tests are learned in the order of the log.
    pub fn see(&mut self, observation: &Observation) {
        let _ = observation;
        todo!()
    }

    /// Whether every secret was looked at.
    pub fn is_exact(&self) -> bool {
        todo!()
    }

    /// How many secrets agree.
    pub fn secrets(&self) -> Estimate {
        todo!()
    }

    /// How many bits are still unknown: the entropy of the secret.
    pub fn entropy(&self) -> Estimate {
        todo!()
    }

    /// How likely something is.
    pub fn chance(&self, ingredient: Ingredient, property: Property) -> Estimate {
        let _ = (ingredient, property);
        todo!()
    }

    /// All that is certain: proved, not only so in a sample.
    pub fn certain(&self) -> Vec<Claim> {
        todo!()
    }

    /// Whether some secret agrees with a claim: `None` where that was too much work to find out.
    pub fn is_possible(&self, claim: Claim) -> Option<bool> {
        let _ = claim;
        todo!()
    }

    /// What a potion would tell, in bits.
    pub fn bits(&self, potion: &[Pour]) -> Estimate {
        let _ = potion;
        todo!()
    }

    /// How likely a potion is to win.
    pub fn win_chance(&self, potion: &[Pour]) -> Estimate {
        let _ = potion;
        todo!()
    }

    /// Of these potions, the one that tells most, by its place, with its bits. One that may win
    /// goes before others that tell as much.
    pub fn best(&self, potions: &[Vec<Pour>]) -> Option<(usize, f64)> {
        let _ = potions;
        todo!()
    }

    /// The potions that are most likely to win, the likeliest first, with their chances.
    pub fn likeliest_wins(&self, most: usize) -> Vec<(Vec<Pour>, f64)> {
        let _ = most;
        todo!()
    }

    /// The secrets that are kept, with how likely each is.
    pub fn worlds(&self) -> impl Iterator<Item = (&Secret, f64)> {
        self.worlds.iter().map(|(secret, weight)| (secret, *weight))
    }
}
