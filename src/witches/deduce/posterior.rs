//! What the table can know.

use std::collections::HashMap;
use std::ops::ControlFlow::Break;
use std::sync::{Arc, OnceLock};

use super::exact;
use super::marginals::Marginals;
use super::partial::Partial;
use super::prior::Prior;
use super::sample::{POPULATIONS, Population, Sample, resample};
use super::search::Search;
use super::seen::Seen;
use super::{Claim, Observation, Property, Secret};
use crate::seed::Seed;
use crate::stream::Stream;
use crate::witches::concern::WitchesConcern;
use crate::witches::deal::Facts;
use crate::witches::puzzle::{
    Clue, Effect, Ingredient, MAX_POTION, Paths, Pour, outcomes, solve_up_to, win_chance,
    winning_pours,
};

/// A number with its standard error, which is 0 where it is exact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The number.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
}

impl Estimate {
    fn exact(value: f64) -> Estimate {
        Estimate { value, error: 0.0 }
    }

    /// Out of what populations say, each for itself.
    fn of(values: &[f64]) -> Estimate {
        let count = values.len() as f64;
        let value = values.iter().sum::<f64>() / count;
        let spread = values.iter().map(|v| (v - value) * (v - value)).sum::<f64>();
        Estimate { value, error: (spread / (count * (count - 1.0).max(1.0))).sqrt() }
    }
}

/// How much work is put into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most secrets that are looked at one by one before a sample has to do.
    pub exact: usize,
    /// How many secrets a sample holds.
    pub sample: usize,
}

impl Effort {
    /// For a phone.
    pub const LIGHT: Effort = Effort { exact: 20_000, sample: 1_000 };
    /// For an expert.
    pub const FULL: Effort = Effort { exact: 100_000, sample: 2_000 };
}

/// How many steps a proof may take for each secret that may be looked at.
const PROOF: usize = 2;

/// The secrets that agree with what a table has seen, with how likely each is: all of them, or
/// a weighted sample.
///
/// A secret is as likely as the drawing of puzzles makes it, given the effects in play, the free
/// clue, and what was seen. That whoever made the sheet kept only puzzles with a unique answer is
/// not used: players reason from the paper.
#[derive(Clone, Debug)]
pub struct Posterior {
    /// Nothing is known of facts that no draw makes.
    prior: Option<Arc<Prior>>,
    effort: Effort,
    seen: Seen,
    kept: Kept,
    worlds: Vec<(Secret, f64)>,
    /// Whether the worlds are all secrets that there are.
    has_all: bool,
    marginals: OnceLock<Vec<Marginals>>,
}

#[derive(Clone, Debug)]
enum Kept {
    Exact(Vec<Partial>),
    Sample(Sample),
}

impl Posterior {
    /// What is known before the first test: the effects in play and the free clue.
    pub fn new(facts: &Facts, effort: Effort) -> Posterior {
        let prior = Prior::new(facts).map(Arc::new);
        // What a clue touches is never too much.
        let all = prior.as_ref().and_then(|prior| exact::start(prior, usize::MAX).ok());
        let mut posterior = Posterior {
            prior,
            effort,
            seen: Seen::default(),
            kept: Kept::Exact(all.unwrap_or_default()),
            worlds: Vec::new(),
            has_all: false,
            marginals: OnceLock::new(),
        };
        posterior.remember();
        posterior
    }

    /// Learns from a test. Tests are learned in the order of the log.
    pub fn see(&mut self, observation: &Observation) {
        let Some(prior) = self.prior.clone() else { return };
        if !self.can_be_tested(&observation.pours) {
            return;
        }
        self.seen.add(observation.clone());
        let mut stream = self.stream();
        let size = self.effort.sample.max(POPULATIONS);
        match &mut self.kept {
            Kept::Exact(before) => {
                self.kept = match exact::learn(&prior, before, observation, self.effort.exact) {
                    Ok(all) => Kept::Exact(all),
                    Err(_) => Kept::Sample(Sample::learn_first(
                        &prior,
                        before,
                        &self.seen,
                        observation,
                        size,
                        &mut stream,
                    )),
                };
            }
            Kept::Sample(sample) => {
                sample.learn(&prior, &self.seen, observation, size, &mut stream);
            }
        }
        self.remember();
    }

    fn can_be_tested(&self, pours: &[Pour]) -> bool {
        (1..=MAX_POTION).contains(&pours.len())
            && self.prior.as_ref().is_some_and(|prior| {
                pours.iter().all(|pour| pour.ingredient.index() < usize::from(prior.ingredients))
            })
    }

    /// The randomness of what follows the last test.
    fn stream(&self) -> Stream {
        Stream::new(Seed(0), WitchesConcern::Deduce, self.seen.tests.len() as u64)
    }

    /// Makes ready what questions are answered from.
    fn remember(&mut self) {
        let Some(prior) = &self.prior else { return };
        self.marginals = OnceLock::new();
        self.has_all = false;
        match &self.kept {
            Kept::Exact(all) => {
                let weight = |partial: &Partial| partial.mass(prior) * partial.likelihood;
                if let Some(whole) = exact::whole(prior, all, self.effort.sample) {
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
            Kept::Sample(sample) => {
                let secrets = || sample.populations.iter().flat_map(|p| &p.secrets);
                let share = 1.0 / secrets().count().max(1) as f64;
                self.worlds = secrets().map(|secret| (*secret, share)).collect();
            }
        }
    }

    /// Whether every secret was looked at.
    pub fn is_exact(&self) -> bool {
        matches!(self.kept, Kept::Exact(_))
    }

    /// How many secrets agree.
    pub fn secrets(&self) -> Estimate {
        let Some(prior) = &self.prior else { return Estimate::exact(f64::INFINITY) };
        match &self.kept {
            Kept::Exact(all) => Estimate::exact(all.iter().map(|p| p.count(prior)).sum()),
            Kept::Sample(sample) => {
                self.average(prior, sample, |population, prior_chance, likelihood| {
                    population.evidence / (prior_chance * likelihood)
                })
            }
        }
    }

    /// How many bits are still unknown: the entropy of the secret.
    pub fn entropy(&self) -> Estimate {
        let Some(prior) = &self.prior else { return Estimate::exact(f64::INFINITY) };
        match &self.kept {
            Kept::Exact(all) => {
                let sums = || all.iter().map(|p| (p, p.mass(prior) * p.likelihood));
                let total: f64 = sums().map(|(_, weight)| weight).sum();
                if total <= 0.0 {
                    return Estimate::exact(0.0);
                }
                let surprise = |(partial, weight): (&Partial, f64)| {
                    weight * (partial.expected_log(prior) + libm::log2(partial.likelihood))
                };
                let bits = libm::log2(total) - sums().map(surprise).sum::<f64>() / total;
                Estimate::exact(bits.max(0.0))
            }
            Kept::Sample(sample) => {
                self.average(prior, sample, |population, prior_chance, likelihood| {
                    libm::log2(population.evidence) - libm::log2(prior_chance * likelihood)
                })
            }
        }
    }

    /// The average of something over all secrets of each population.
    fn average(
        &self,
        prior: &Prior,
        sample: &Sample,
        of: impl Fn(&Population, f64, f64) -> f64,
    ) -> Estimate {
        let mut paths = Paths::default();
        let mut values = Vec::new();
        for population in &sample.populations {
            let mut sum = 0.0;
            for secret in &population.secrets {
                let likelihood = self.seen.likelihood(prior, secret, u16::MAX, &mut paths);
                sum += of(population, prior.chance(secret), likelihood);
            }
            values.push(sum / population.secrets.len().max(1) as f64);
        }
        Estimate::of(&values)
    }

    fn marginals(&self, prior: &Prior) -> &[Marginals] {
        self.marginals.get_or_init(|| match &self.kept {
            Kept::Exact(all) => {
                let mut marginals = Marginals::new();
                all.iter().for_each(|partial| marginals.add_all(prior, partial));
                vec![marginals]
            }
            Kept::Sample(sample) => {
                let of = |population: &Population| {
                    let mut marginals = Marginals::new();
                    population.secrets.iter().for_each(|secret| marginals.add(secret, 1.0));
                    marginals
                };
                sample.populations.iter().map(of).collect()
            }
        })
    }

    /// How likely something is.
    pub fn chance(&self, ingredient: Ingredient, property: Property) -> Estimate {
        let Some(prior) = &self.prior else { return Estimate { value: 0.5, error: 0.5 } };
        let marginals = self.marginals(prior).iter();
        let chances = marginals.filter_map(|m| m.chance(prior, ingredient.index(), property));
        let chances: Vec<f64> = chances.collect();
        match (chances.is_empty(), self.is_exact()) {
            (true, _) => Estimate { value: 0.5, error: 0.5 },
            (false, true) => Estimate::exact(chances[0]),
            (false, false) => {
                let estimate = Estimate::of(&chances);
                // What no secret of a sample shows may yet be.
                let least = 1.0 / self.worlds.len() as f64;
                Estimate { error: estimate.error.max(least), ..estimate }
            }
        }
    }

    /// Everything that can be asked of an ingredient.
    fn properties(&self, prior: &Prior) -> Vec<Property> {
        let numbers = (1..=*prior.lengths.end()).map(Property::Number);
        let kinds = [Property::Ignored, Property::Overachiever, Property::Imposter];
        let decoys = [Property::Decoy].into_iter().chain(kinds);
        let effects = prior.effects.iter().filter(|effect| **effect != Effect::Imposter);
        let imposter = prior.effects.iter().filter(|effect| **effect == Effect::Imposter);
        let effects = effects.chain(imposter).map(|effect| Property::Effect(*effect));
        numbers.chain(decoys).chain(effects).collect()
    }

    /// All that is certain: proved, not only so in a sample.
    pub fn certain(&self) -> Vec<Claim> {
        let Some(prior) = &self.prior else { return Vec::new() };
        let mut claims = Vec::new();
        let mut budget = self.budget();
        for &ingredient in &Ingredient::ALL[..usize::from(prior.ingredients)] {
            for property in self.properties(prior) {
                for holds in [true, false] {
                    let opposite = Claim { ingredient, property, holds: !holds };
                    if self.prove(prior, opposite, &mut budget) == Some(false) {
                        claims.push(Claim { ingredient, property, holds });
                    }
                }
            }
        }
        claims
    }

    /// Whether some secret agrees with a claim: `None` where that was too much work to find out.
    pub fn is_possible(&self, claim: Claim) -> Option<bool> {
        self.prove(self.prior.as_ref()?, claim, &mut self.budget())
    }

    /// How many steps proofs may take together.
    fn budget(&self) -> usize {
        self.effort.exact.saturating_mul(PROOF)
    }

    fn prove(&self, prior: &Prior, claim: Claim, budget: &mut usize) -> Option<bool> {
        let index = claim.ingredient.index();
        let is_so = |secret: &Secret| secret.has_at(index, claim.property) == claim.holds;
        if index >= usize::from(prior.ingredients) {
            return None;
        }
        if self.worlds.iter().any(|(secret, _)| is_so(secret)) {
            return Some(true);
        }
        if let Kept::Exact(all) = &self.kept {
            return Some(!self.has_all && self.is_among(prior, all, claim));
        }
        let mut search = Search::new(prior, *budget);
        search.tests = self.seen.tests.iter().collect();
        search.claim = Some(claim);
        let mut found = false;
        let met = search.start(&mut |_| {
            found = true;
            Break(())
        });
        *budget = search.budget;
        match (found, met) {
            (true, _) => Some(true),
            (false, Ok(())) => Some(false),
            (false, Err(_)) => None,
        }
    }

    /// Whether a claim is so of some of all secrets.
    fn is_among(&self, prior: &Prior, all: &[Partial], claim: Claim) -> bool {
        let mut search = Search::new(prior, usize::MAX);
        search.claim = Some(claim);
        let mut found = false;
        for partial in all {
            if partial.is_decided(claim.ingredient.index())
                && partial.secret.has_at(claim.ingredient.index(), claim.property) != claim.holds
            {
                continue;
            }
            let _ = search.run(partial, &mut |_| {
                found = true;
                Break(())
            });
            if found {
                break;
            }
        }
        found
    }

    /// What a potion would tell, in bits.
    pub fn bits(&self, potion: &[Pour]) -> Estimate {
        let Some(prior) = &self.prior else { return Estimate::exact(0.0) };
        if !self.can_be_tested(potion) || self.worlds.is_empty() {
            return Estimate::exact(0.0);
        }
        let whole = expected_bits(prior, &self.worlds, potion).0;
        if self.has_all {
            return Estimate::exact(whole);
        }
        let part = self.worlds.len().div_ceil(POPULATIONS);
        let parts = self.worlds.chunks(part).map(|worlds| expected_bits(prior, worlds, potion).0);
        let error = Estimate::of(&parts.collect::<Vec<f64>>()).error;
        Estimate { value: whole, error }
    }

    /// How likely a potion is to win.
    pub fn win_chance(&self, potion: &[Pour]) -> Estimate {
        let Some(prior) = &self.prior else { return Estimate { value: 0.5, error: 0.5 } };
        if !self.can_be_tested(potion) || self.worlds.is_empty() {
            return Estimate::exact(0.0);
        }
        let mut paths = Paths::default();
        let mut wins = |worlds: &[(Secret, f64)]| {
            let (mut wins, mut all) = (0.0, 0.0);
            for (secret, weight) in worlds {
                wins += weight * win_chance(&prior.hypothesis(secret), potion, &mut paths);
                all += weight;
            }
            wins / all
        };
        if self.has_all {
            return Estimate::exact(wins(&self.worlds));
        }
        let part = self.worlds.len().div_ceil(POPULATIONS);
        let estimate = Estimate::of(&self.worlds.chunks(part).map(&mut wins).collect::<Vec<_>>());
        Estimate { error: estimate.error.max(1.0 / self.worlds.len() as f64), ..estimate }
    }

    /// Of these potions, the one that tells most, by its place, with its bits. One that may win
    /// goes before others that tell as much.
    pub fn best(&self, potions: &[Vec<Pour>]) -> Option<(usize, f64)> {
        let prior = self.prior.as_ref()?;
        let mut best: Option<(usize, f64, f64)> = None;
        for (place, potion) in potions.iter().enumerate() {
            if !self.can_be_tested(potion) {
                continue;
            }
            let (bits, wins) = expected_bits(prior, &self.worlds, potion);
            // Sums of the same parts in another order differ in their last bits.
            let beats = best.is_none_or(|(_, most, chance)| {
                bits > most + EQUAL || bits > most - EQUAL && wins > chance + EQUAL
            });
            if beats {
                best = Some((place, bits, wins));
            }
        }
        best.map(|(place, bits, _)| (place, bits))
    }

    /// The potions that are most likely to win, the likeliest first, with their chances.
    pub fn likeliest_wins(&self, most: usize) -> Vec<(Vec<Pour>, f64)> {
        let Some(prior) = &self.prior else { return Vec::new() };
        let mut found: Vec<(Vec<Pour>, f64)> = Vec::new();
        let mut places: HashMap<Vec<Pour>, usize> = HashMap::new();
        for (secret, weight) in &self.worlds {
            let parts = prior.hypothesis(secret);
            for answer in solve_up_to(&parts, ANSWERS) {
                let Some(pours) = winning_pours(&parts, &answer) else { continue };
                let place = *places.entry(pours.clone()).or_insert(found.len());
                if place == found.len() {
                    found.push((pours, 0.0));
                }
                found[place].1 += weight;
            }
        }
        found.sort_by(|a, b| b.1.total_cmp(&a.1));
        found.truncate(most.max(CANDIDATES));
        let mut paths = Paths::default();
        for (pours, chance) in &mut found {
            *chance = self.worlds.iter().fold(0.0, |sum, (secret, weight)| {
                sum + weight * win_chance(&prior.hypothesis(secret), pours, &mut paths)
            });
        }
        found.sort_by(|a, b| b.1.total_cmp(&a.1));
        found.truncate(most);
        found
    }

    /// The secrets that are kept and that a clue is true of, with how likely each is.
    pub(in crate::witches) fn worlds_of(&self, clue: Clue) -> Vec<(&Secret, f64)> {
        let Some(prior) = &self.prior else { return Vec::new() };
        let is_so = |secret| clue.holds_of(&prior.hypothesis(secret));
        self.worlds().filter(|(secret, _)| is_so(secret)).collect()
    }

    /// The secrets that are kept, with how likely each is.
    pub fn worlds(&self) -> impl Iterator<Item = (&Secret, f64)> {
        self.worlds.iter().map(|(secret, weight)| (secret, *weight))
    }
}

/// Bits that are as many.
const EQUAL: f64 = 1e-9;

/// Of a secret's answers, as many as are looked at.
const ANSWERS: usize = 4;

/// Potions whose chance to win is computed over all secrets.
const CANDIDATES: usize = 16;

/// What a potion tells, in bits, and how likely it wins.
fn expected_bits(prior: &Prior, worlds: &[(Secret, f64)], potion: &[Pour]) -> (f64, f64) {
    let mut results: Vec<f64> = Vec::new();
    let mut places = HashMap::new();
    let mut own: Vec<(usize, f64)> = Vec::new();
    let mut paths = Paths::default();
    let (mut noise, mut total, mut wins) = (0.0, 0.0, 0.0);
    for (secret, weight) in worlds {
        own.clear();
        outcomes(&prior.hypothesis(secret), potion, &mut paths, |growth, reports, chance| {
            let next = places.len();
            let place = *places.entry((growth, reports.to_vec())).or_insert(next);
            match own.iter_mut().find(|(other, _)| *other == place) {
                Some((_, sum)) => *sum += chance,
                None => own.push((place, chance)),
            }
            if growth.won {
                wins += weight * chance;
            }
        });
        results.resize(places.len(), 0.0);
        for (place, chance) in &own {
            results[*place] += weight * chance;
        }
        if own.len() > 1 {
            noise += weight * entropy(own.iter().map(|(_, chance)| *chance), 1.0);
        }
        total += weight;
    }
    if total <= 0.0 {
        return (0.0, 0.0);
    }
    let bits = entropy(results.into_iter(), total) - noise / total;
    (bits.max(0.0), wins / total)
}

/// In bits.
fn entropy(weights: impl Iterator<Item = f64>, total: f64) -> f64 {
    let parts = weights.map(|weight| weight / total).filter(|share| *share > 0.0);
    parts.map(|share| -share * libm::log2(share)).sum()
}
