//! What a table saw of its tests, and how likely a secret makes it.

use super::prior::{ALL, Prior, Secret};
use crate::common::sort::sort;
use crate::witches::puzzle::{Effect, Growth, Paths, Pour, Report, Verdict, distance, likelihood};

/// A tested potion and what was told about it. The order of the reports says nothing: they
/// are kept sorted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Observation {
    /// The potion, the oldest ingredient first.
    pub pours: Vec<Pour>,
    /// Whether it won.
    pub won: bool,
    /// Ingredients with fewer dots than their number.
    pub undergrown: u8,
    /// Ingredients with more dots than their number.
    pub overgrown: u8,
    reports: Vec<Report>,
}

impl Observation {
    /// What was told of a potion.
    pub fn new(
        pours: Vec<Pour>,
        won: bool,
        undergrown: u8,
        overgrown: u8,
        mut reports: Vec<Report>,
    ) -> Observation {
        sort(&mut reports);
        Observation { pours, won, undergrown, overgrown, reports }
    }

    /// The verdict of a potion.
    pub fn of(pours: Vec<Pour>, verdict: &Verdict) -> Observation {
        let &Verdict { undergrown, overgrown, won, ref reports } = verdict;
        Observation::new(pours, won, undergrown, overgrown, reports.to_vec())
    }

    /// The reports, sorted.
    pub fn reports(&self) -> &[Report] {
        &self.reports
    }

    /// What it told of growth.
    pub(super) fn growth(&self) -> Growth {
        let &Observation { won, undergrown, overgrown, .. } = self;
        Growth { won, undergrown, overgrown }
    }

    /// The ingredients of the potion, a bit for each.
    pub(super) fn touched(&self) -> u16 {
        self.pours.iter().fold(0, |set, pour| set | 1 << pour.ingredient.index())
    }
}

/// The tests so far, in the order of the log.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub(super) tests: Vec<Observation>,
    /// The ingredients of each, a bit for each ingredient.
    touched: Vec<u16>,
    /// The effects that an ingredient can have by who was heard in which test.
    pub(super) allowed: [u8; ALL],
    /// The effects that an ingredient could have before the latest test.
    allowed_before: [u8; ALL],
}

/// How the latest test is taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Latest {
    /// The test tells what it told at the table.
    Exactly,
    /// What is as far from it as one ingredient or report is as likely as this.
    About(f64),
}

impl Seen {
    pub(super) fn new() -> Seen {
        let all = [u8::MAX; ALL];
        Seen { tests: Vec::new(), touched: Vec::new(), allowed: all, allowed_before: all }
    }

    pub(super) fn add(&mut self, prior: &Prior, test: Observation) {
        let touched = test.touched();
        self.allowed_before = self.allowed;
        for (place, effect) in prior.effects.iter().enumerate() {
            // Every imposter reports as Imposter does, and of a pair both may or may not.
            if test.won || *effect == Effect::Imposter {
                continue;
            }
            let heard = test.reports().iter().any(|report| report.by == *effect);
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

    /// How likely a secret makes the tests that touch some ingredients; 0 as soon as one test
    /// could not have come out so.
    pub(super) fn likelihood(
        &self,
        prior: &Prior,
        secret: &Secret,
        changed: u16,
        latest: Latest,
        paths: &mut Paths,
    ) -> f64 {
        let mut product = 1.0;
        let last = self.tests.len().wrapping_sub(1);
        // The latest say most about what the others left.
        for (number, (test, touched)) in self.tests.iter().zip(&self.touched).enumerate().rev() {
            if touched & changed != 0 {
                let taken = if number == last { latest } else { Latest::Exactly };
                product *= chance_of(prior, secret, test, taken, paths);
                if product == 0.0 {
                    return 0.0;
                }
            }
        }
        product
    }

    /// The ingredients that tests touched, a bit for each.
    pub(super) fn touched(&self) -> u16 {
        self.touched.iter().fold(0, |all, touched| all | touched)
    }

    /// The effects that each ingredient can have, as far as the latest test may tell.
    pub(super) fn allowed(&self, latest: Latest) -> &[u8; ALL] {
        match latest {
            Latest::Exactly => &self.allowed,
            Latest::About(_) => &self.allowed_before,
        }
    }
}

/// How likely a secret makes a test.
pub(super) fn chance_of(
    prior: &Prior,
    secret: &Secret,
    test: &Observation,
    taken: Latest,
    paths: &mut Paths,
) -> f64 {
    let parts = prior.hypothesis(secret);
    let (growth, reports) = (test.growth(), test.reports());
    let chance = likelihood(&parts, &test.pours, growth, reports, paths);
    match taken {
        Latest::About(step) if chance == 0.0 => {
            let steps = distance(&parts, &test.pours, growth, reports, paths).max(1);
            (0..steps).fold(1.0, |chance, _| chance * step)
        }
        _ => chance,
    }
}
