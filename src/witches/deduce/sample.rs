//! A sample of secrets: populations that learn each for itself, so that their spread shows how
//! far they can be trusted.
//!
//! A population learns from a test ingredient by ingredient: each is decided in all ways that the
//! test leaves, out of which some are drawn by their weights. What no test touched stays open, and
//! is counted. Then secrets are moved about. Where next to nobody agrees with the test, the
//! population is led there: first what is near the result counts too, and then less and less
//! (sequential Monte Carlo with tempering).

use super::moves::{Mover, unit};
use super::partial::Partial;
use super::prior::{Prior, Secret};
use super::seen::{Latest, Seen, chance_of};
use super::{Effort, Estimate, search};
use crate::common::stream::Stream;
use crate::witches::puzzle::{Paths, may_say};

/// How many populations there are.
pub(super) const POPULATIONS: usize = 8;

/// With how many times more secrets everything is learned once more where nobody is left.
const AGAIN: [usize; 4] = [1, 2, 4, 8];

/// Populations.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) populations: Vec<Population>,
    /// Whether nobody was found who agrees with all that was seen: then these only agree with what
    /// came before.
    pub(super) is_astray: bool,
    /// How often everything was learned once more.
    again: usize,
    /// How many ways of random effects were looked at.
    walked: usize,
}

impl Sample {
    /// A sample that has seen everything, out of all that was possible before the last test.
    pub(super) fn learn_first(
        prior: &Prior,
        before: &[Partial],
        seen: &Seen,
        effort: Effort,
        stream: &mut Stream,
    ) -> Sample {
        let size = effort.sample.max(POPULATIONS);
        let populations =
            (0..POPULATIONS).map(|_| Population::draw(prior, before, size, stream)).collect();
        let mut sample = Sample { populations, is_astray: false, again: 0, walked: 0 };
        sample.learn(prior, seen, effort, stream);
        sample
    }

    /// Whether nobody is left, and no way to find somebody.
    pub(super) fn is_given_up(&self, effort: Effort) -> bool {
        self.is_astray && self.again >= effort.again
    }

    /// How likely all that was seen was.
    pub(super) fn evidence(&self) -> Estimate {
        let of = |population: &Population| population.evidence;
        Estimate::of(&self.populations.iter().map(of).collect::<Vec<f64>>())
    }

    /// Learns from the last test that was seen.
    pub(super) fn learn(
        &mut self,
        prior: &Prior,
        seen: &Seen,
        effort: Effort,
        stream: &mut Stream,
    ) {
        let size = effort.sample.div_ceil(POPULATIONS).max(1);
        let fewest = effort.fewest;
        let walks = effort.walks.saturating_sub(self.walked);
        let mut paths = Paths::default();
        let mut learning = Learning { prior, seen, size, fewest, walks, stream, paths: &mut paths };
        let before = self.populations.clone();
        for population in &mut self.populations {
            match self.is_astray {
                true => population.partials.clear(),
                false => learning.learn(population),
            }
        }
        self.replace_dead(before, effort.again, &mut learning);
        self.walked += paths.walked();
    }

    /// A population that nobody is left of starts again from those of another; where all are gone,
    /// one learns everything once more, with more and more secrets.
    fn replace_dead(&mut self, before: Vec<Population>, again: usize, learning: &mut Learning<'_>) {
        let is_alive = |population: &Population| !population.partials.is_empty();
        if !self.populations.iter().any(is_alive) && self.again < again {
            self.again += 1;
            let all = search::start(learning.prior).partials;
            let size = learning.size;
            for more in AGAIN {
                learning.size = size * more;
                let again = learning.again(&all);
                if is_alive(&again) {
                    self.populations[0] = again;
                    break;
                }
            }
            learning.size = size;
        }
        let alive: Vec<usize> =
            (0..POPULATIONS).filter(|i| is_alive(&self.populations[*i])).collect();
        self.is_astray = alive.is_empty();
        if self.is_astray {
            self.populations = before;
            return;
        }
        for i in 0..POPULATIONS {
            if !is_alive(&self.populations[i])
                && let Some(other) = learning.stream.pick(&alive)
            {
                let Population { partials, evidence } = &self.populations[*other];
                let places: Vec<f64> = vec![1.0; partials.len()];
                let drawn = resample(&places, learning.size, learning.stream);
                let partials = drawn.into_iter().map(|i| partials[i]).collect();
                self.populations[i] = Population { partials, evidence: *evidence };
                learning.wander(&mut self.populations[i]);
            }
        }
    }
}

/// Partial secrets that are all as likely.
#[derive(Clone, Debug)]
pub(super) struct Population {
    pub(super) partials: Vec<Partial>,
    /// How likely all that was seen was, as far as this population can tell.
    pub(super) evidence: f64,
}

impl Population {
    /// Out of all that is possible.
    pub(super) fn draw(
        prior: &Prior,
        all: &[Partial],
        size: usize,
        stream: &mut Stream,
    ) -> Population {
        let weights: Vec<f64> = all.iter().map(|p| p.mass(prior) * p.likelihood).collect();
        let partials = resample(&weights, size, stream).into_iter().map(|i| all[i]).collect();
        Population { partials, evidence: weights.iter().sum() }
    }

    /// Draws by weights; the evidence changes by what they come to for each that there was.
    pub(super) fn keep(
        &mut self,
        partials: &[Partial],
        weights: &[f64],
        size: usize,
        stream: &mut Stream,
    ) {
        let total: f64 = weights.iter().sum();
        self.evidence *= total / self.partials.len().max(1) as f64;
        self.partials = resample(weights, size, stream).into_iter().map(|i| partials[i]).collect();
    }
}

/// Places, each as often as its weight says, in order (systematic resampling). None where all
/// weights are 0.
pub(super) fn resample(weights: &[f64], count: usize, stream: &mut Stream) -> Vec<usize> {
    let total: f64 = weights.iter().sum();
    if total <= 0.0 {
        return Vec::new();
    }
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
struct Learning<'a> {
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
    fn wander(&mut self, population: &mut Population) {
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
