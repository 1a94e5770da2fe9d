//! Observed tests, and their likelihood under a secret.

use super::prior::{ALL, Prior, Secret};
use crate::common::sort::sort;
use crate::witches::puzzle::{
    Effect, GrowthCounts, Paths, PotionItem, Report, Verdict, distance, likelihood,
};

/// Tested potion with its announced result. The order of reports has no meaning in the rules, so
/// they are kept sorted and equal results compare equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Observation {
    /// Poured ingredients with their dots, the first one poured first.
    pub pours: Vec<PotionItem>,
    /// Whether the potion won.
    pub won: bool,
    /// Announced number of undergrown ingredients.
    pub undergrown: u8,
    /// Announced number of overgrown ingredients.
    pub overgrown: u8,
    reports: Vec<Report>,
}

impl Observation {
    /// Creates an observation from an announced result. The order of `reports` does not matter.
    pub fn new(
        pours: Vec<PotionItem>,
        won: bool,
        undergrown: u8,
        overgrown: u8,
        mut reports: Vec<Report>,
    ) -> Observation {
        sort(&mut reports);
        Observation { pours, won, undergrown, overgrown, reports }
    }

    /// Creates an observation from the `verdict` of an evaluated potion.
    pub fn of(pours: Vec<PotionItem>, verdict: &Verdict) -> Observation {
        let &Verdict { undergrown, overgrown, won, ref reports } = verdict;
        Observation::new(pours, won, undergrown, overgrown, reports.to_vec())
    }

    /// Returns the reports, sorted.
    pub fn reports(&self) -> &[Report] {
        &self.reports
    }

    /// Returns the counts and the win as a [`GrowthCounts`].
    pub(super) fn growth(&self) -> GrowthCounts {
        let &Observation { won, undergrown, overgrown, .. } = self;
        GrowthCounts { won, undergrown, overgrown }
    }

    /// Returns the bit set of ingredients in the potion.
    pub(super) fn ingredient_bits(&self) -> u16 {
        self.pours.iter().fold(0, |set, pour| set | 1 << pour.ingredient.index())
    }
}

/// Observed tests in the order of the log, with constraints derived from them.
#[derive(Clone, Debug)]
pub(super) struct ObservedTests {
    pub(super) tests: Vec<Observation>,
    /// Bit set of the ingredients of each test, parallel to `tests`.
    touched: Vec<u16>,
    /// For each ingredient, the bit set of effects that the reports heard and missing so far allow
    /// it to have.
    pub(super) allowed: [u8; ALL],
    /// Value of `allowed` before the latest test.
    allowed_before: [u8; ALL],
}

/// Treatment of the latest test in a likelihood.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum TestTreatment {
    /// Exact likelihood of the announced result.
    Exactly,
    /// Tempered likelihood: a secret that cannot produce the result gets this factor for each unit
    /// of its [`distance`] from the result.
    About(f64),
}

impl ObservedTests {
    pub(super) fn new() -> ObservedTests {
        let all = [u8::MAX; ALL];
        ObservedTests { tests: Vec::new(), touched: Vec::new(), allowed: all, allowed_before: all }
    }

    pub(super) fn add(&mut self, prior: &Prior, test: Observation) {
        let touched = test.ingredient_bits();
        self.allowed_before = self.allowed;
        for (place, effect) in prior.effects.iter().enumerate() {
            // A test that won has no reports. All imposters report as Imposter, so that report does
            // not identify a carrier.
            if test.won || *effect == Effect::Imposter {
                continue;
            }
            let heard = test.reports().iter().any(|report| report.by == *effect);
            // The report of a pair excludes no ingredient: its other carrier may be outside the
            // potion.
            let out_of_place: u16 = if heard && !effect.is_pair() {
                !touched
            } else if !heard && effect.always_reports() && !prior.silences {
                touched
            } else {
                0
            };
            for (index, allowed) in self.allowed.iter_mut().enumerate() {
                if out_of_place >> index & 1 == 1 {
                    *allowed &= !(1 << place);
                }
            }
        }
        self.touched.push(touched);
        self.tests.push(test);
    }

    /// Returns the product of the likelihoods of all tests that contain an ingredient of the bit
    /// set `changed`, or 0 as soon as one of them is impossible under `secret`. `latest` is the
    /// treatment of the last test.
    pub(super) fn likelihood(
        &self,
        prior: &Prior,
        secret: &Secret,
        changed: u16,
        latest: TestTreatment,
        paths: &mut Paths,
    ) -> f64 {
        let mut product = 1.0;
        let last = self.tests.len().wrapping_sub(1);
        // Newest test first: it excludes most of the secrets that survived the others.
        for (number, (test, touched)) in self.tests.iter().zip(&self.touched).enumerate().rev() {
            if touched & changed != 0 {
                let taken = if number == last { latest } else { TestTreatment::Exactly };
                product *= likelihood_of(prior, secret, test, taken, paths);
                if product == 0.0 {
                    return 0.0;
                }
            }
        }
        product
    }

    /// Returns the bit set of ingredients that occur in any test.
    pub(super) fn ingredient_bits(&self) -> u16 {
        self.touched.iter().fold(0, |all, touched| all | touched)
    }

    /// Returns the effects that each ingredient can have. A tempered latest test does not restrict
    /// them.
    pub(super) fn allowed(&self, latest: TestTreatment) -> &[u8; ALL] {
        match latest {
            TestTreatment::Exactly => &self.allowed,
            TestTreatment::About(_) => &self.allowed_before,
        }
    }
}

/// Returns the likelihood of one test under `secret`, tempered if `treatment` is
/// [`TestTreatment::About`].
pub(super) fn likelihood_of(
    prior: &Prior,
    secret: &Secret,
    test: &Observation,
    treatment: TestTreatment,
    paths: &mut Paths,
) -> f64 {
    let parts = prior.hypothesis(secret);
    let (growth, reports) = (test.growth(), test.reports());
    let chance = likelihood(&parts, &test.pours, growth, reports, paths);
    match treatment {
        TestTreatment::About(step) if chance == 0.0 => {
            let steps = distance(&parts, &test.pours, growth, reports, paths).max(1);
            (0..steps).fold(1.0, |chance, _| chance * step)
        }
        _ => chance,
    }
}
