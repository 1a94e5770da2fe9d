//! A sample of secrets: populations that learn each for itself, so that their spread shows how
//! far they can be trusted.
//!
//! A population is weighed by a test, drawn again by its weights, and moved about. Where next to
//! nobody agrees with the test, it is led there: first what is near the result counts too, and
//! then less and less (sequential Monte Carlo with tempering).

use std::ops::ControlFlow::Break;

use super::exact;
use super::moves::{Mover, unit};
use super::partial::Partial;
use super::prior::Prior;
use super::search::Search;
use super::secret::Secret;
use super::seen::{Latest, Seen, chance_of};
use crate::stream::Stream;
use crate::witches::puzzle::Paths;

/// How many populations there are.
pub(super) const POPULATIONS: usize = 8;

/// How many secrets are drawn for each that is kept where they can be drawn freely.
const DRAWS: usize = 8;

/// How often each secret tries to move after a test.
const MOVES: usize = 50;

/// A population of which fewer agree with a test is led to it: one of this many.
const FEW: usize = 12;

/// The ways there: how likely each step away from the result is taken to be.
const NEAR: [Latest; 4] =
    [Latest::About(0.3), Latest::About(0.1), Latest::About(0.03), Latest::Exactly];

/// How often each secret tries to move on each of them.
const LED: usize = 25;

/// How many steps a search for the first secret may take.
const SEARCH: usize = 200_000;

/// Secrets that are all as likely within their population.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) populations: Vec<Population>,
}

/// One of them.
#[derive(Clone, Debug)]
pub(super) struct Population {
    pub(super) secrets: Vec<Secret>,
    /// How likely all that was seen was, as far as this population can tell.
    pub(super) evidence: f64,
}

impl Sample {
    /// A sample that has seen everything, out of all that was possible before the last test.
    pub(super) fn learn_first(
        prior: &Prior,
        before: &[Partial],
        seen: &Seen,
        size: usize,
        stream: &mut Stream,
    ) -> Sample {
        let weights: Vec<f64> = before.iter().map(|p| p.mass(prior) * p.likelihood).collect();
        let total: f64 = weights.iter().sum();
        let draws = size.div_ceil(POPULATIONS) * DRAWS;
        let populations = (0..POPULATIONS).map(|_| {
            let drawn = resample(&weights, draws, stream);
            let secrets = drawn.into_iter().map(|i| before[i].draw(prior, stream)).collect();
            Population { secrets, evidence: total }
        });
        let mut sample = Sample { populations: populations.collect() };
        sample.learn(prior, seen, size, stream);
        sample
    }

    /// Learns from the last test that was seen.
    pub(super) fn learn(&mut self, prior: &Prior, seen: &Seen, size: usize, stream: &mut Stream) {
        let size = size.div_ceil(POPULATIONS);
        let mut paths = Paths::default();
        for population in &mut self.populations {
            Learning { prior, seen, size, stream, paths: &mut paths }.learn(population);
        }
        self.replace_dead(prior, seen, size, stream, &mut paths);
    }

    /// A population that nobody is left of starts again from those of another, and if there are
    /// none, from what is found elsewhere.
    fn replace_dead(
        &mut self,
        prior: &Prior,
        seen: &Seen,
        size: usize,
        stream: &mut Stream,
        paths: &mut Paths,
    ) {
        let is_alive = |population: &Population| !population.secrets.is_empty();
        if !self.populations.iter().any(is_alive) {
            let found = first(prior, seen);
            for population in &mut self.populations {
                let mut learning = Learning { prior, seen, size, stream, paths: &mut *paths };
                match &found {
                    Some(partial) => {
                        let drawn = (0..size).map(|_| partial.draw(prior, learning.stream));
                        population.secrets = drawn.collect();
                        learning.wander(population, Latest::Exactly, MOVES);
                    }
                    None => learning.again(population),
                }
            }
        }
        let alive: Vec<usize> =
            (0..POPULATIONS).filter(|i| is_alive(&self.populations[*i])).collect();
        for i in 0..POPULATIONS {
            if !is_alive(&self.populations[i])
                && let Some(other) = stream.pick(&alive)
            {
                self.populations[i] = self.populations[*other].clone();
                let mut learning = Learning { prior, seen, size, stream, paths: &mut *paths };
                learning.wander(&mut self.populations[i], Latest::Exactly, MOVES);
            }
        }
    }
}

/// What a population learns with.
struct Learning<'a> {
    prior: &'a Prior,
    seen: &'a Seen,
    size: usize,
    stream: &'a mut Stream,
    paths: &'a mut Paths,
}

impl Learning<'_> {
    fn learn(&mut self, population: &mut Population) {
        let exactly = self.chances(population, Latest::Exactly);
        let agree = exactly.iter().filter(|chance| **chance > 0.0).count();
        if agree > 0 && agree * FEW >= self.size {
            self.keep(population, &exactly);
            self.wander(population, Latest::Exactly, MOVES);
            return;
        }
        let mut before = vec![1.0; population.secrets.len()];
        for near in NEAR {
            let after = self.chances(population, near);
            let weights: Vec<f64> = after.iter().zip(&before).map(|(a, b)| a / b).collect();
            self.keep(population, &weights);
            self.wander(population, near, LED);
            before = self.chances(population, near);
        }
        self.wander(population, Latest::Exactly, MOVES - LED);
    }

    /// Learns everything once more, from the first test on.
    fn again(&mut self, population: &mut Population) {
        let all = exact::start(self.prior);
        let weights: Vec<f64> = all.iter().map(|p| p.mass(self.prior)).collect();
        let drawn = resample(&weights, self.size * DRAWS, self.stream);
        population.secrets =
            drawn.into_iter().map(|i| all[i].draw(self.prior, self.stream)).collect();
        population.evidence = weights.iter().sum();
        let mut seen = Seen::new();
        for test in &self.seen.tests {
            seen.add(self.prior, test.clone());
            let Learning { prior, size, .. } = *self;
            let (stream, paths) = (&mut *self.stream, &mut *self.paths);
            Learning { prior, seen: &seen, size, stream, paths }.learn(population);
        }
    }

    fn chances(&mut self, population: &Population, latest: Latest) -> Vec<f64> {
        let Some(test) = self.seen.tests.last() else { return Vec::new() };
        let chance = |secret| chance_of(self.prior, secret, test, latest, self.paths);
        population.secrets.iter().map(chance).collect()
    }

    fn keep(&mut self, population: &mut Population, weights: &[f64]) {
        let total: f64 = weights.iter().sum();
        population.evidence *= total / weights.len().max(1) as f64;
        let kept = if total > 0.0 { resample(weights, self.size, self.stream) } else { Vec::new() };
        population.secrets = kept.into_iter().map(|i| population.secrets[i]).collect();
    }

    fn wander(&mut self, population: &mut Population, latest: Latest, moves: usize) {
        let Learning { prior, seen, .. } = *self;
        let (stream, paths) = (&mut *self.stream, &mut *self.paths);
        let mut mover = Mover { prior, seen, latest, stream, paths };
        for secret in &mut population.secrets {
            (0..moves).for_each(|_| mover.step(secret));
        }
    }
}

/// Some secrets that agree with all that was seen.
fn first(prior: &Prior, seen: &Seen) -> Option<Partial> {
    let mut search = Search::new(prior, SEARCH);
    search.allowed = seen.allowed;
    search.ask_for(&seen.tests);
    let mut first = None;
    let met = search.start(&mut |partial| {
        first = Some(*partial);
        Break(())
    });
    met.ok().and(first)
}

/// Places, each as often as its weight says, in order (systematic resampling).
pub(super) fn resample(weights: &[f64], count: usize, stream: &mut Stream) -> Vec<usize> {
    let total: f64 = weights.iter().sum();
    let step = total / count as f64;
    let mut next = unit(stream) * step;
    let mut reached = 0.0;
    let mut places = Vec::with_capacity(count);
    for (place, weight) in weights.iter().enumerate() {
        reached += weight;
        while next < reached && places.len() < count {
            places.push(place);
            next += step;
        }
    }
    places
}
