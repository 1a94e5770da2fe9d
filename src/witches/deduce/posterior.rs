//! Posterior distribution over secrets, and proofs. A sample shows that a claim is possible. Only a
//! search over all secrets proves that one is impossible.

use std::ops::ControlFlow::Break;
use std::sync::Arc;

use super::count::KnownOrders;
use super::partial::Partial;
use super::prior::{Prior, Secret};
use super::sample::{Sample, resample};
use super::search::{ConsistentPartials, SEARCHES, Search, SearchLimit};
use super::seen::{ObservedTests, TestTreatment};
use super::{Claim, Effort, Estimate, Observation, Property, search};
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::witches::WitchesConcern;
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Clue, Ingredient, MAX_POTION, Paths, PotionItem};

/// Largest number of tests that are learned one by one.
const MOST_TESTS: usize = 32;

/// Posterior distribution over the secrets that are consistent with all observed tests: all of
/// them, or a weighted sample.
///
/// The prior is the probability under puzzle generation, given the effects in play and the free
/// clue. It ignores that sheets are selected for puzzles with few answers, because players reason
/// from the paper.
#[derive(Clone, Debug)]
pub struct Posterior {
    /// Prepared prior. `None` for facts that puzzle generation cannot produce, about which nothing
    /// is known.
    pub(super) prior: Option<Arc<Prior>>,
    pub(super) effort: Effort,
    pub(super) seen: ObservedTests,
    pub(super) kept: CandidateSecrets,
    /// Complete secrets with their probabilities, from which most questions are answered.
    pub(super) worlds: Vec<(Secret, f64)>,
    /// Whether `worlds` contains all consistent secrets.
    pub(super) has_all: bool,
}

/// Representation of the consistent secrets.
#[derive(Clone, Debug)]
pub(super) enum CandidateSecrets {
    Exact(ConsistentPartials),
    Sample(Sample),
}

impl Posterior {
    /// Returns the distribution before the first test, given the effects in play and the free clue.
    pub fn new(facts: &PublicFacts, effort: Effort) -> Posterior {
        let mut posterior = Posterior::before_tests(facts, effort);
        posterior.remember();
        posterior
    }

    /// Returns the distribution before the first test, without `worlds`.
    fn before_tests(facts: &PublicFacts, effort: Effort) -> Posterior {
        let prior = Prior::new(facts).map(Arc::new);
        let all = prior.as_deref().map(search::start);
        Posterior {
            prior,
            effort,
            seen: ObservedTests::new(),
            kept: CandidateSecrets::Exact(all.unwrap_or_default()),
            worlds: Vec::new(),
            has_all: false,
        }
    }

    /// Returns the posterior after a whole log: by [`Posterior::from_exhaustive_search`] if
    /// possible, else test by test. In the second case only the first 32 tests are used.
    pub fn after(facts: &PublicFacts, log: &[Observation], effort: Effort) -> Posterior {
        Posterior::from_exhaustive_search(facts, log, effort).unwrap_or_else(|| {
            let mut posterior = Posterior::new(facts, effort);
            log.iter().take(MOST_TESTS).for_each(|seen| posterior.observe(seen));
            posterior
        })
    }

    /// Returns the posterior after a whole log from an exhaustive search. `None` if the search
    /// exceeds `effort`, or if puzzle generation cannot produce `facts`.
    pub fn from_exhaustive_search(
        facts: &PublicFacts,
        log: &[Observation],
        effort: Effort,
    ) -> Option<Posterior> {
        let mut posterior = Posterior::before_tests(facts, effort);
        let prior = posterior.prior.clone()?;
        for test in log {
            if posterior.can_be_tested(&test.pours) {
                posterior.seen.add(&prior, test.clone());
            }
        }
        let all = search::all(&prior, &posterior.seen, effort).ok()?;
        posterior.kept = CandidateSecrets::Exact(all);
        posterior.remember();
        Some(posterior)
    }

    /// Whether the sample contains no secret that is consistent with all tests. It is then
    /// consistent with earlier tests only.
    pub fn is_inconsistent(&self) -> bool {
        matches!(&self.kept, CandidateSecrets::Sample(sample) if sample.is_inconsistent)
    }

    /// Updates the posterior with the next test of the log. Potions that cannot occur in the game
    /// are ignored.
    pub fn observe(&mut self, observation: &Observation) {
        let Some(prior) = self.prior.clone() else { return };
        if !self.can_be_tested(&observation.pours) {
            return;
        }
        self.seen.add(&prior, observation.clone());
        let mut stream = self.stream();
        let effort = self.effort;
        match &mut self.kept {
            CandidateSecrets::Exact(before) => {
                self.kept = match search::learn(&prior, before, &self.seen, effort) {
                    Ok(all) => CandidateSecrets::Exact(all),
                    Err(SearchLimit) => CandidateSecrets::Sample(Sample::learn_first(
                        &prior,
                        &before.partials,
                        &self.seen,
                        effort,
                        &mut stream,
                    )),
                };
            }
            CandidateSecrets::Sample(sample) => {
                sample.learn(&prior, &self.seen, effort, &mut stream)
            }
        }
        self.look_at_all(&prior);
        self.remember();
    }

    /// Replaces a sample by an exhaustive search if its estimate of the remaining secrets is small
    /// enough.
    fn look_at_all(&mut self, prior: &Prior) {
        let CandidateSecrets::Sample(sample) = &self.kept else { return };
        if sample.is_given_up(self.effort) {
            return;
        }
        let left = self.secrets_in(prior, sample).value;
        if left <= self.effort.exact as f64
            && let Ok(all) = search::all(prior, &self.seen, self.effort)
        {
            self.kept = CandidateSecrets::Exact(all);
        }
    }

    pub(super) fn can_be_tested(&self, pours: &[PotionItem]) -> bool {
        (1..=MAX_POTION).contains(&pours.len())
            && self.prior.as_ref().is_some_and(|prior| {
                pours.iter().all(|pour| pour.ingredient.index() < usize::from(prior.ingredients))
            })
    }

    /// Returns the random stream for computations after the last test. It depends on the number of
    /// tests alone, so results are reproducible.
    pub(super) fn stream(&self) -> Stream {
        Stream::new(Seed(0), WitchesConcern::Deduce, self.seen.tests.len() as u64)
    }

    /// Computes `worlds` and `has_all`.
    fn remember(&mut self) {
        let Some(prior) = &self.prior else { return };
        self.has_all = false;
        match &self.kept {
            CandidateSecrets::Exact(all) => {
                let weight = |partial: &Partial| partial.mass(prior) * partial.likelihood;
                let all = &all.partials;
                if let Some(whole) = search::complete_secrets(prior, all, self.effort.sample) {
                    self.has_all = true;
                    let total: f64 = whole.iter().map(weight).sum();
                    let world = |partial: &Partial| (partial.secret, weight(partial) / total);
                    self.worlds = whole.iter().map(world).collect();
                } else {
                    let mut stream = self.stream();
                    let weights: Vec<f64> = all.iter().map(weight).collect();
                    let size = self.effort.sample;
                    let mut drawn = resample(&weights, size, &mut stream);
                    stream.shuffle(&mut drawn);
                    let share = 1.0 / size as f64;
                    let world = |i: usize| (all[i].draw(prior, &mut stream), share);
                    self.worlds = drawn.into_iter().map(world).collect();
                }
            }
            CandidateSecrets::Sample(sample) => {
                let partials = || sample.populations.iter().flat_map(|p| &p.partials);
                let share = 1.0 / partials().count().max(1) as f64;
                let mut stream = self.stream();
                let world = |partial: &Partial| (partial.draw(prior, &mut stream), share);
                self.worlds = partials().map(world).collect();
            }
        }
    }

    /// Whether every secret was enumerated, and every likelihood was computed from all paths of
    /// random effects.
    pub fn is_exact(&self) -> bool {
        matches!(&self.kept, CandidateSecrets::Exact(all) if !all.is_guessed)
    }

    /// Returns `value` with no error if the posterior is exact, else with `error`.
    fn estimate(&self, value: f64, error: f64) -> Estimate {
        Estimate { value, error: if self.is_exact() { 0.0 } else { error } }
    }

    /// Returns the number of consistent secrets; infinite if nothing is known about the facts.
    pub fn secrets(&self) -> Estimate {
        let Some(prior) = &self.prior else { return Estimate::exact(f64::INFINITY) };
        match &self.kept {
            CandidateSecrets::Exact(all) => {
                let count: f64 = all.partials.iter().map(|p| p.count(prior)).sum();
                self.estimate(count, count)
            }
            CandidateSecrets::Sample(sample) => self.secrets_in(prior, sample),
        }
    }

    fn secrets_in(&self, prior: &Prior, sample: &Sample) -> Estimate {
        let Estimate { value, error } = self.average(prior, sample, |partial, likelihood| {
            partial.count(prior) / (partial.mass(prior) * likelihood)
        });
        let evidence = sample.evidence();
        let (of_one, of_all) = (error * evidence.value, evidence.error * value);
        let error = (of_one * of_one + of_all * of_all).sqrt();
        Estimate { value: value * evidence.value, error }
    }

    /// Returns the entropy of the secret, in bits; infinite if nothing is known about the facts.
    pub fn entropy(&self) -> Estimate {
        let Some(prior) = &self.prior else { return Estimate::exact(f64::INFINITY) };
        match &self.kept {
            CandidateSecrets::Exact(all) => {
                let all = &all.partials;
                let sums = || all.iter().map(|p| (p, p.mass(prior) * p.likelihood));
                let total: f64 = sums().map(|(_, weight)| weight).sum();
                if total <= 0.0 {
                    return Estimate::exact(0.0);
                }
                let mut known = KnownOrders::new();
                let surprise = |(partial, weight): (&Partial, f64)| {
                    weight
                        * (partial.expected_log(prior, &mut known) + libm::log2(partial.likelihood))
                };
                let bits = libm::log2(total) - sums().map(surprise).sum::<f64>() / total;
                self.estimate(bits.max(0.0), 1.0)
            }
            CandidateSecrets::Sample(sample) => {
                let mut known = KnownOrders::new();
                let Estimate { value, error } = self.average(prior, sample, |partial, chance| {
                    -partial.expected_log(prior, &mut known) - libm::log2(chance)
                });
                let evidence = sample.evidence();
                let of_all = evidence.error / evidence.value * std::f64::consts::LOG2_E;
                let bits = libm::log2(evidence.value) + value;
                Estimate { value: bits.max(0.0), error: (error * error + of_all * of_all).sqrt() }
            }
        }
    }

    /// Estimates the mean of `of` over the partial secrets of each population that are consistent
    /// with the tests. `of` receives a partial secret and the likelihood of the tests under it.
    fn average(
        &self,
        prior: &Prior,
        sample: &Sample,
        mut of: impl FnMut(&Partial, f64) -> f64,
    ) -> Estimate {
        let mut paths = Paths::default();
        let mut values = Vec::new();
        for population in &sample.populations {
            let mut sum = 0.0;
            let mut count = 0.0;
            for partial in &population.partials {
                let (seen, secret) = (&self.seen, &partial.secret);
                let likelihood =
                    seen.likelihood(prior, secret, u16::MAX, TestTreatment::Exactly, &mut paths);
                if likelihood > 0.0 {
                    sum += of(partial, likelihood);
                    count += 1.0;
                }
            }
            if count > 0.0 {
                values.push(sum / count);
            }
        }
        Estimate::of(&values)
    }

    /// Returns the kept secrets, each with its probability.
    pub fn worlds(&self) -> impl Iterator<Item = (&Secret, f64)> + Clone {
        self.worlds.iter().map(|(secret, weight)| (secret, *weight))
    }
}

impl Posterior {
    /// Returns the kept secrets that satisfy `clue`, each with its probability.
    pub(crate) fn worlds_of(&self, clue: Clue) -> Vec<(&Secret, f64)> {
        let Some(prior) = &self.prior else { return Vec::new() };
        let is_so = |secret: &Secret| clue.holds_of(&prior.hypothesis(secret));
        self.worlds().filter(|(secret, _)| is_so(secret)).collect()
    }
}

/// Budget of search steps for all proofs of a call of [`Posterior::certain`], as a multiple of
/// [`Effort::exact`].
const ALL_PROOFS_STEPS: usize = 10;

/// Budget of search steps for a single proof, as a multiple of [`Effort::exact`].
const SINGLE_PROOF_STEPS: usize = 4;

/// Remaining budget for proofs, and the consistent secrets that earlier proofs found.
struct Proofs {
    /// Remaining search steps.
    steps: usize,
    /// Remaining number of evaluated paths through random effects.
    walks: usize,
    /// Partial secrets that are consistent with all tests, found by earlier proofs.
    met: Vec<Partial>,
}

impl Posterior {
    /// Returns all claims that follow from the tests. If the posterior is a sample, a claim that is
    /// true for all its secrets is returned only if a search finds no counterexample.
    pub fn certain(&self) -> Vec<Claim> {
        let Some(prior) = &self.prior else { return Vec::new() };
        let mut claims = Vec::new();
        let mut proofs = self.proofs();
        for &ingredient in &Ingredient::ALL[..usize::from(prior.ingredients)] {
            for property in properties(prior) {
                for holds in [true, false] {
                    let opposite = Claim { ingredient, property, holds: !holds };
                    if self.prove(prior, &[opposite], &mut proofs) == Some(false) {
                        claims.push(Claim { ingredient, property, holds });
                    }
                }
            }
        }
        claims
    }

    /// Whether some consistent secret satisfies `claim`. `None` if the proof exceeds the effort, or
    /// if no secret is consistent with the tests.
    pub fn is_possible(&self, claim: Claim) -> Option<bool> {
        self.are_possible(&[claim])
    }

    /// Whether some consistent secret satisfies all `claims` at once. `None` under the same
    /// conditions as in [`Posterior::is_possible`].
    pub fn are_possible(&self, claims: &[Claim]) -> Option<bool> {
        self.prove(self.prior.as_ref()?, claims, &mut self.proofs())
    }

    fn proofs(&self) -> Proofs {
        let Effort { exact, walks, .. } = self.effort;
        Proofs { steps: exact.saturating_mul(ALL_PROOFS_STEPS), walks, met: Vec::new() }
    }

    fn prove(&self, prior: &Prior, claims: &[Claim], proofs: &mut Proofs) -> Option<bool> {
        if claims.iter().any(|c| c.ingredient.index() >= usize::from(prior.ingredients)) {
            return None;
        }
        let shows = |partial: &Partial| partial.shows(claims);
        let agrees = |secret: &Secret| claims.iter().all(|claim| secret.agrees(*claim));
        if self.worlds.iter().any(|(secret, _)| agrees(secret)) || proofs.met.iter().any(shows) {
            return Some(true);
        }
        if let CandidateSecrets::Exact(all) = &self.kept {
            let all = &all.partials;
            return match (self.has_all, all.is_empty()) {
                // No secret is consistent with the tests, so they prove nothing.
                (_, true) => None,
                (true, _) => Some(false),
                (false, _) => Some(is_among(prior, all, claims)),
            };
        }
        let limit = proofs.steps.min(self.effort.exact.saturating_mul(SINGLE_PROOF_STEPS));
        let mut search = Search::new(prior, limit);
        search.allowed = self.seen.allowed;
        search.claims = claims.to_vec();
        search.walks = proofs.walks.min(self.effort.walks / SEARCHES);
        search.ask_for(&self.seen.tests);
        let before = proofs.met.len();
        let searched = search.start(&mut |partial| {
            proofs.met.push(*partial);
            Break(())
        });
        proofs.steps -= limit - search.budget;
        proofs.walks = proofs.walks.saturating_sub(search.walked());
        match (proofs.met.len() > before, searched) {
            (true, _) => Some(true),
            (false, Ok(())) => Some(false),
            (false, Err(_)) => None,
        }
    }
}

/// Returns all properties that an ingredient can have.
fn properties(prior: &Prior) -> Vec<Property> {
    let numbers = (1..=*prior.lengths.end()).map(Property::Number);
    let kinds = [Property::Ignored, Property::Overachiever, Property::Imposter];
    let decoys = [Property::Decoy].into_iter().chain(kinds);
    let effects = prior.effects.iter().copied().map(Property::Effect);
    numbers.chain(decoys).chain(effects).collect()
}

/// Whether some secret in `all` satisfies all `claims`.
fn is_among(prior: &Prior, all: &[Partial], claims: &[Claim]) -> bool {
    all.iter().any(|partial| {
        let is_decided = |claim: &&Claim| partial.is_decided(claim.ingredient.index());
        if !claims.iter().filter(is_decided).all(|claim| partial.secret.agrees(*claim)) {
            return false;
        }
        let mut search = Search::new(prior, usize::MAX);
        search.claims = claims.to_vec();
        let mut found = false;
        let _ = search.run(partial, &mut |_| {
            found = true;
            Break(())
        });
        found
    })
}
