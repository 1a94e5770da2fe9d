//! A sample of secrets: populations that learn each for itself, so that their spread shows how
//! far they can be trusted.

use std::ops::ControlFlow::Break;

use super::Observation;
use super::moves::{Mover, unit};
use super::partial::Partial;
use super::prior::Prior;
use super::search::Search;
use super::secret::Secret;
use super::seen::{Seen, chance_of};
use crate::stream::Stream;
use crate::witches::puzzle::Paths;

/// How many populations there are.
pub(super) const POPULATIONS: usize = 8;

/// How many secrets are drawn for each that is kept where they can be drawn freely.
const DRAWS: usize = 16;

/// How often each secret tries to move after a test.
const MOVES: usize = 40;

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
    /// A sample that has seen a test, out of all that was possible before it. The test is the
    /// last that was seen.
    pub(super) fn learn_first(
        prior: &Prior,
        before: &[Partial],
        seen: &Seen,
        test: &Observation,
        size: usize,
        stream: &mut Stream,
    ) -> Sample {
        let weights: Vec<f64> = before.iter().map(|p| p.mass(prior) * p.likelihood).collect();
        let total: f64 = weights.iter().sum();
        let size = size.div_ceil(POPULATIONS);
        let populations = (0..POPULATIONS).map(|_| {
            let drawn = resample(&weights, size * DRAWS, stream);
            let secrets = drawn.into_iter().map(|i| before[i].draw(prior, stream)).collect();
            Population { secrets, evidence: total }
        });
        let mut sample = Sample { populations: populations.collect() };
        sample.learn(prior, seen, test, size * POPULATIONS, stream);
        sample
    }

    /// Learns from a test, the last that was seen.
    pub(super) fn learn(
        &mut self,
        prior: &Prior,
        seen: &Seen,
        test: &Observation,
        size: usize,
        stream: &mut Stream,
    ) {
        let size = size.div_ceil(POPULATIONS);
        let mut paths = Paths::default();
        for population in &mut self.populations {
            population.weigh(prior, test, size, stream, &mut paths);
        }
        self.replace_dead(prior, seen, size, stream);
        for population in &mut self.populations {
            let mut mover = Mover { prior, seen, stream, paths: &mut paths };
            for secret in &mut population.secrets {
                (0..MOVES).for_each(|_| mover.step(secret));
            }
        }
    }

    /// A population that nobody is left of starts again from those of another, and if there are
    /// none, from what a search finds.
    fn replace_dead(&mut self, prior: &Prior, seen: &Seen, size: usize, stream: &mut Stream) {
        let alive: Vec<usize> = (0..self.populations.len())
            .filter(|i| !self.populations[*i].secrets.is_empty())
            .collect();
        let found = match alive.is_empty() {
            true => first(prior, seen),
            false => None,
        };
        for i in 0..self.populations.len() {
            if !self.populations[i].secrets.is_empty() {
                continue;
            }
            if let Some(other) = stream.pick(&alive) {
                self.populations[i] = self.populations[*other].clone();
            } else if let Some(partial) = &found {
                let secrets = (0..size).map(|_| partial.draw(prior, stream)).collect();
                self.populations[i].secrets = secrets;
            }
        }
    }
}

impl Population {
    fn weigh(
        &mut self,
        prior: &Prior,
        test: &Observation,
        size: usize,
        stream: &mut Stream,
        paths: &mut Paths,
    ) {
        let chance = |secret: &Secret| chance_of(prior, secret, test, paths);
        let weights: Vec<f64> = self.secrets.iter().map(chance).collect();
        let total: f64 = weights.iter().sum();
        self.evidence *= total / weights.len().max(1) as f64;
        let kept = if total > 0.0 { resample(&weights, size, stream) } else { Vec::new() };
        self.secrets = kept.into_iter().map(|i| self.secrets[i]).collect();
    }
}

/// Some secrets that agree with all that was seen.
fn first(prior: &Prior, seen: &Seen) -> Option<Partial> {
    let mut search = Search::new(prior, SEARCH);
    search.tests = seen.tests.iter().collect();
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
