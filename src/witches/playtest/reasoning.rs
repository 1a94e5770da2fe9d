//! What reasoning a game took.

use super::Record;
use crate::witches::deal::Facts;
use crate::witches::deduce::{Effort, Ladder, Observation, Posterior};

/// What reasoning over a game's tests gives.
#[derive(Clone, Debug)]
pub(super) struct Reasoning {
    /// The steps, as far as named techniques go.
    pub(super) ladder: Ladder,
    /// What each test told: by how many hundredths of bits it made the secret better known.
    pub(super) centibits: Vec<usize>,
}

impl Reasoning {
    /// Over all tests of a game.
    pub(super) fn of(record: &Record, facts: &Facts) -> Reasoning {
        let log: Vec<Observation> = record.tests.iter().map(|test| test.observation()).collect();
        let mut posterior = Posterior::new(facts, Effort::LIGHT);
        let mut unknown = posterior.entropy().value;
        let told = |observation: &Observation| {
            posterior.see(observation);
            let before = std::mem::replace(&mut unknown, posterior.entropy().value);
            ((before - unknown).max(0.0) * 100.0).round() as usize
        };
        let centibits = log.iter().map(told).collect();
        Reasoning { ladder: Ladder::climb(facts, &log, None), centibits }
    }
}
