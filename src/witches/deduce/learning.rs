//! How a population learns from a test.

use super::moves::Mover;
use super::partial::Partial;
use super::population::Population;
use super::prior::Prior;
use super::secret::Secret;
use super::seen::{Latest, Seen, chance_of};
use crate::common::stream::Stream;
use crate::witches::puzzle::{Paths, may_say};

/// How often each secret tries to move after a test.
const MOVES: usize = 30;

/// How many more are kept while a test is not decided.
const WIDER: usize = 2;

/// About how many ways to decide an ingredient a population looks at.
const WAYS: usize = 3_000;

/// A population of which fewer agree with a test is led to it: one of this many.
const FEW: usize = 12;

/// The way there: how likely each step away from the result is taken to be.
const NEAR: [Latest; 5] = [
    Latest::About(0.4),
    Latest::About(0.15),
    Latest::About(0.05),
    Latest::About(0.01),
    Latest::Exactly,
];

/// How often each secret tries to move on each piece of it.
const LED: usize = 20;

/// What a population learns with.
pub(super) struct Learning<'a> {
    pub(super) prior: &'a Prior,
    pub(super) seen: &'a Seen,
    pub(super) size: usize,
    /// How many partial secrets it keeps at least.
    pub(super) fewest: usize,
    /// How many ways of random effects it looks at before it moves nobody any more.
    pub(super) walks: usize,
    pub(super) stream: &'a mut Stream,
    pub(super) paths: &'a mut Paths,
}

impl Learning<'_> {
    /// Learns from the last test that was seen.
    pub(super) fn learn(&mut self, population: &mut Population) {
        let before = population.clone();
        self.decide(population);
        let chances = self.chances(&population.partials, Latest::Exactly);
        let agree = chances.iter().filter(|chance| **chance > 0.0).count();
        if agree * FEW >= population.partials.len() && agree > 0 {
            let partials = population.partials.clone();
            population.keep(&partials, &chances, self.size, self.stream);
            self.wander(population);
        } else {
            *population = before;
            self.lead(population);
        }
    }

    /// Decides what the test touches, out of all ways that it leaves.
    fn decide(&mut self, population: &mut Population) {
        let Some(test) = self.seen.tests.last() else { return };
        for pour in &test.pours {
            let index = pour.ingredient.index();
            self.thin(population, index);
            let mut decided: Vec<Partial> = Vec::new();
            let mut weights: Vec<f64> = Vec::new();
            for partial in &population.partials {
                if partial.is_decided(index) {
                    decided.push(*partial);
                    weights.push(1.0);
                    continue;
                }
                let mass = partial.mass(self.prior);
                let mut add = |longer: Partial| {
                    if self.may_say(&longer) {
                        decided.push(longer);
                        weights.push(longer.mass(self.prior) / mass);
                    }
                };
                for role in partial.with_some_role(self.prior, index) {
                    role.with_effects(self.prior, index, &self.seen.allowed, &mut add);
                }
            }
            population.keep(&decided, &weights, self.size * WIDER, self.stream);
        }
    }

    /// Fewer partial secrets, where there are too many ways to decide an ingredient of all.
    fn thin(&mut self, population: &mut Population, index: usize) {
        let allowed = &self.seen.allowed;
        let ways = population.partials.iter().map(|p| p.ways_to_decide(self.prior, index, allowed));
        let most = WAYS / ways.max().unwrap_or(1).max(1);
        let most = most.max(self.fewest);
        if population.partials.len() > most {
            let all = population.partials.clone();
            population.keep(&all, &vec![1.0; all.len()], most, self.stream);
        }
    }

    /// Whether what is decided leaves the last test possible.
    fn may_say(&self, partial: &Partial) -> bool {
        let Some(test) = self.seen.tests.last() else { return true };
        let is_decided = |index: usize| partial.is_decided(index);
        let known = test.pours.iter().take_while(|pour| is_decided(pour.ingredient.index()));
        let parts = self.prior.hypothesis(&partial.secret);
        let (known, growth) = (known.count(), test.growth());
        may_say(&parts, &test.pours, known, growth, test.reports(), self.prior.forgets)
    }

    /// Leads a population, of which next to nobody agrees with the test, to it.
    fn lead(&mut self, population: &mut Population) {
        let touched = self.seen.touched();
        let complete = |partial: &Partial, learning: &mut Self| {
            let secret = partial.draw(learning.prior, learning.stream);
            partial.of(learning.prior, &secret, touched)
        };
        population.partials =
            population.partials.clone().iter().map(|partial| complete(partial, self)).collect();
        let mut before = vec![1.0; population.partials.len()];
        for near in NEAR {
            let after = self.chances(&population.partials, near);
            let weights: Vec<f64> = after.iter().zip(&before).map(|(a, b)| a / b).collect();
            let partials = population.partials.clone();
            population.keep(&partials, &weights, self.size, self.stream);
            self.move_about(population, near, LED);
            before = self.chances(&population.partials, near);
        }
        self.move_about(population, Latest::Exactly, MOVES - LED);
    }

    /// Learns everything once more, from the first test on.
    pub(super) fn again(&mut self, all: &[Partial]) -> Population {
        let mut population = Population::draw(self.prior, all, self.size * WIDER, self.stream);
        let mut seen = Seen::new();
        for test in &self.seen.tests {
            seen.add(self.prior, test.clone());
            let Learning { prior, size, fewest, walks, .. } = *self;
            let (stream, paths) = (&mut *self.stream, &mut *self.paths);
            Learning { prior, seen: &seen, size, fewest, walks, stream, paths }
                .learn(&mut population);
        }
        population
    }

    fn chances(&mut self, partials: &[Partial], latest: Latest) -> Vec<f64> {
        let Some(test) = self.seen.tests.last() else { return Vec::new() };
        let chance =
            |partial: &Partial| chance_of(self.prior, &partial.secret, test, latest, self.paths);
        partials.iter().map(chance).collect()
    }

    /// Moves everybody about.
    pub(super) fn wander(&mut self, population: &mut Population) {
        self.move_about(population, Latest::Exactly, MOVES);
    }

    /// What is open is drawn, moved with the rest, and opened again.
    fn move_about(&mut self, population: &mut Population, latest: Latest, moves: usize) {
        let Learning { prior, seen, walks, .. } = *self;
        let touched = seen.touched();
        for partial in &mut population.partials {
            let mut secret: Secret = partial.draw(prior, self.stream);
            let (stream, paths) = (&mut *self.stream, &mut *self.paths);
            let mut mover = Mover { prior, seen, latest, stream, paths };
            (0..moves).for_each(|_| {
                if mover.paths.walked() < walks {
                    mover.step(&mut secret);
                }
            });
            *partial = partial.of(prior, &secret, touched);
        }
    }
}
