//! Sample of secrets in several populations. Each population learns independently, so that the
//! spread between them yields standard errors.
//!
//! A population learns a test ingredient by ingredient (sequential Monte Carlo). Each ingredient is
//! decided in all ways that the test leaves possible, and the results are resampled by weight.
//! Ingredients without a test stay undecided and are counted. MCMC moves follow. If almost no
//! secret is consistent with the test, the population is annealed towards it with tempered
//! likelihoods.

use super::moves::{MetropolisStep, unit};
use super::partial::Partial;
use super::prior::{Prior, Secret};
use super::seen::{ObservedTests, TestTreatment, likelihood_of};
use super::{Effort, Estimate, search};
use crate::common::stream::Stream;
use crate::witches::puzzle::{Paths, is_consistent};

/// Number of populations.
pub(super) const POPULATIONS: usize = 8;

/// Factors on the population size for repeated attempts to relearn all tests when every population
/// is empty.
const AGAIN: [usize; 4] = [1, 2, 4, 8];

/// Independent populations of partial secrets.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) populations: Vec<Population>,
    /// Whether no secret consistent with all tests was found. The populations are then consistent
    /// with earlier tests only.
    pub(super) is_inconsistent: bool,
    /// Number of times that all tests were relearned.
    again: usize,
    /// Number of evaluated paths of random effects.
    walked: usize,
}

impl Sample {
    /// Creates a sample from `before`, all partial secrets that were possible before the last test,
    /// and learns that test.
    pub(super) fn learn_first(
        prior: &Prior,
        before: &[Partial],
        seen: &ObservedTests,
        effort: Effort,
        stream: &mut Stream,
    ) -> Sample {
        let size = effort.sample.max(POPULATIONS);
        let populations =
            (0..POPULATIONS).map(|_| Population::draw(prior, before, size, stream)).collect();
        let mut sample = Sample { populations, is_inconsistent: false, again: 0, walked: 0 };
        sample.learn(prior, seen, effort, stream);
        sample
    }

    /// Whether the sample is inconsistent with the tests and no attempt to relearn is left.
    pub(super) fn is_given_up(&self, effort: Effort) -> bool {
        self.is_inconsistent && self.again >= effort.again
    }

    /// Estimates the marginal likelihood of all observed tests.
    pub(super) fn evidence(&self) -> Estimate {
        let of = |population: &Population| population.evidence;
        Estimate::of(&self.populations.iter().map(of).collect::<Vec<f64>>())
    }

    /// Updates the sample with the last test in `seen`.
    pub(super) fn learn(
        &mut self,
        prior: &Prior,
        seen: &ObservedTests,
        effort: Effort,
        stream: &mut Stream,
    ) {
        let size = effort.sample.div_ceil(POPULATIONS).max(1);
        let fewest = effort.fewest;
        let walks = effort.walks.saturating_sub(self.walked);
        let mut paths = Paths::default();
        let mut learning =
            UpdateContext { prior, seen, size, fewest, walks, stream, paths: &mut paths };
        let before = self.populations.clone();
        for population in &mut self.populations {
            match self.is_inconsistent {
                true => population.partials.clear(),
                false => learning.learn(population),
            }
        }
        self.replace_dead(before, effort.again, &mut learning);
        self.walked += paths.walked();
    }

    /// Refills empty populations from populations that survived. If none survived, one of them
    /// relearns all tests with increasing sizes (`AGAIN`).
    fn replace_dead(
        &mut self,
        before: Vec<Population>,
        again: usize,
        learning: &mut UpdateContext<'_>,
    ) {
        let is_alive = |population: &Population| !population.partials.is_empty();
        if !self.populations.iter().any(is_alive) && self.again < again {
            self.again += 1;
            let all = search::start(learning.prior).partials;
            let size = learning.size;
            for more in AGAIN {
                learning.size = size * more;
                let again = learning.relearn(&all);
                if is_alive(&again) {
                    self.populations[0] = again;
                    break;
                }
            }
            learning.size = size;
        }
        let alive: Vec<usize> =
            (0..POPULATIONS).filter(|i| is_alive(&self.populations[*i])).collect();
        self.is_inconsistent = alive.is_empty();
        if self.is_inconsistent {
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

/// Equally weighted partial secrets (particles).
#[derive(Clone, Debug)]
pub(super) struct Population {
    pub(super) partials: Vec<Partial>,
    /// Estimate of the marginal likelihood of all observed tests by this population.
    pub(super) evidence: f64,
}

impl Population {
    /// Draws `size` partial secrets from `all`, weighted by prior probability and likelihood.
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

    /// Resamples `size` of `partials` by `weights`. The evidence is multiplied by the total weight
    /// per previous particle.
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

/// Returns `count` indices in ascending order, each as often as its weight requires (systematic
/// resampling). Empty if all weights are 0.
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

/// Number of MCMC moves of each secret after a test.
const MOVES: usize = 30;

/// Factor on the population size while the ingredients of a test are being decided.
const WIDER: usize = 2;

/// Approximate number of states that a population visits to decide one ingredient.
const WAYS: usize = 3_000;

/// If fewer than 1 in `FEW` secrets are consistent with a test, the population is annealed towards
/// it (`anneal`) instead of resampled.
const FEW: usize = 12;

/// Annealing schedule: the factor for each unit of distance from the result, ending with the exact
/// likelihood.
const NEAR: [TestTreatment; 5] = [
    TestTreatment::About(0.4),
    TestTreatment::About(0.15),
    TestTreatment::About(0.05),
    TestTreatment::About(0.01),
    TestTreatment::Exactly,
];

/// Number of MCMC moves of each secret at each step of the annealing schedule.
const LED: usize = 20;

/// Context and limits of one update of a population.
struct UpdateContext<'a> {
    pub(super) prior: &'a Prior,
    pub(super) seen: &'a ObservedTests,
    pub(super) size: usize,
    /// Smallest size to which `thin` reduces a population.
    pub(super) fewest: usize,
    /// Number of evaluated paths of random effects after which MCMC moves are skipped.
    pub(super) walks: usize,
    pub(super) stream: &'a mut Stream,
    pub(super) paths: &'a mut Paths,
}

impl UpdateContext<'_> {
    /// Updates `population` with the last test: by resampling, or by annealing if too few secrets
    /// are consistent with it.
    pub(super) fn learn(&mut self, population: &mut Population) {
        let before = population.clone();
        self.decide(population);
        let chances = self.likelihoods(&population.partials, TestTreatment::Exactly);
        let agree = chances.iter().filter(|chance| **chance > 0.0).count();
        if agree * FEW >= population.partials.len() && agree > 0 {
            let partials = population.partials.clone();
            population.keep(&partials, &chances, self.size, self.stream);
            self.wander(population);
        } else {
            *population = before;
            self.anneal(population);
        }
    }

    /// Decides the ingredients of the last test in all ways that the test leaves possible, and
    /// resamples after each ingredient.
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
                    if self.is_consistent(&longer) {
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

    /// Subsamples `population` so that deciding the ingredient at `index` visits at most about
    /// `WAYS` states, but keeps at least `fewest` partial secrets.
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

    /// Whether the decided ingredients of `partial` leave the last test possible.
    fn is_consistent(&self, partial: &Partial) -> bool {
        let Some(test) = self.seen.tests.last() else { return true };
        let is_decided = |index: usize| partial.is_decided(index);
        let known = test.pours.iter().take_while(|pour| is_decided(pour.ingredient.index()));
        let parts = self.prior.hypothesis(&partial.secret);
        let (known, growth) = (known.count(), test.growth());
        is_consistent(&parts, &test.pours, known, growth, test.reports(), self.prior.forgets)
    }

    /// Anneals the secrets towards a test that almost none of them satisfy: tempered likelihoods
    /// `NEAR`, with `LED` MCMC moves after each.
    fn anneal(&mut self, population: &mut Population) {
        let touched = self.seen.ingredient_bits();
        let complete = |partial: &Partial, learning: &mut Self| {
            let secret = partial.draw(learning.prior, learning.stream);
            partial.of(learning.prior, &secret, touched)
        };
        population.partials =
            population.partials.clone().iter().map(|partial| complete(partial, self)).collect();
        let mut before = vec![1.0; population.partials.len()];
        for near in NEAR {
            let after = self.likelihoods(&population.partials, near);
            let weights: Vec<f64> = after.iter().zip(&before).map(|(a, b)| a / b).collect();
            let partials = population.partials.clone();
            population.keep(&partials, &weights, self.size, self.stream);
            self.move_about(population, near, LED);
            before = self.likelihoods(&population.partials, near);
        }
        self.move_about(population, TestTreatment::Exactly, MOVES - LED);
    }

    /// Returns a population drawn from `all` that relearned all tests from the first one on.
    pub(super) fn relearn(&mut self, all: &[Partial]) -> Population {
        let mut population = Population::draw(self.prior, all, self.size * WIDER, self.stream);
        let mut seen = ObservedTests::new();
        for test in &self.seen.tests {
            seen.add(self.prior, test.clone());
            let UpdateContext { prior, size, fewest, walks, .. } = *self;
            let (stream, paths) = (&mut *self.stream, &mut *self.paths);
            UpdateContext { prior, seen: &seen, size, fewest, walks, stream, paths }
                .learn(&mut population);
        }
        population
    }

    fn likelihoods(&mut self, partials: &[Partial], latest: TestTreatment) -> Vec<f64> {
        let Some(test) = self.seen.tests.last() else { return Vec::new() };
        let chance = |partial: &Partial| {
            likelihood_of(self.prior, &partial.secret, test, latest, self.paths)
        };
        partials.iter().map(chance).collect()
    }

    /// Applies `MOVES` MCMC moves to each secret.
    fn wander(&mut self, population: &mut Population) {
        self.move_about(population, TestTreatment::Exactly, MOVES);
    }

    /// Applies MCMC moves to each secret: draws its undecided part, moves the complete secret, and
    /// makes the drawn ingredients without a test undecided again.
    fn move_about(&mut self, population: &mut Population, latest: TestTreatment, moves: usize) {
        let UpdateContext { prior, seen, walks, .. } = *self;
        let touched = seen.ingredient_bits();
        for partial in &mut population.partials {
            let mut secret: Secret = partial.draw(prior, self.stream);
            let (stream, paths) = (&mut *self.stream, &mut *self.paths);
            let mut mover = MetropolisStep { prior, seen, latest, stream, paths };
            (0..moves).for_each(|_| {
                if mover.paths.walked() < walks {
                    mover.step(&mut secret);
                }
            });
            *partial = partial.of(prior, &secret, touched);
        }
    }
}
