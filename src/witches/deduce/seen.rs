//! What was seen, and how likely a secret makes it.

use super::Observation;
use super::prior::Prior;
use super::search::growth;
use super::secret::Secret;
use crate::witches::puzzle::{Paths, likelihood};

/// The tests so far, in the order of the log.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    pub(super) tests: Vec<Observation>,
    /// The ingredients of each, a bit for each ingredient.
    touched: Vec<u16>,
}

impl Seen {
    pub(super) fn add(&mut self, test: Observation) {
        let bit = |bits, index: usize| bits | 1 << index;
        self.touched.push(test.pours.iter().map(|p| p.ingredient.index()).fold(0, bit));
        self.tests.push(test);
    }

    /// How likely a secret makes the tests that touch some ingredients; 0 as soon as one test
    /// could not have come out so.
    pub(super) fn likelihood(
        &self,
        prior: &Prior,
        secret: &Secret,
        changed: u16,
        paths: &mut Paths,
    ) -> f64 {
        let mut product = 1.0;
        // The latest say most about what the others left.
        for (test, touched) in self.tests.iter().zip(&self.touched).rev() {
            if touched & changed != 0 {
                product *= chance_of(prior, secret, test, paths);
                if product == 0.0 {
                    return 0.0;
                }
            }
        }
        product
    }
}

/// How likely a secret makes a test.
pub(super) fn chance_of(
    prior: &Prior,
    secret: &Secret,
    test: &Observation,
    paths: &mut Paths,
) -> f64 {
    let parts = prior.hypothesis(secret);
    likelihood(&parts, &test.pours, growth(test), test.reports(), paths)
}
