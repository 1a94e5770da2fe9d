//! Expected information of a potion, and its probability of winning.

use std::collections::BTreeMap;

use super::posterior::Posterior;
use super::prior::Prior;
use super::sample::{POPULATIONS, resample};
use super::{Estimate, Secret};
use crate::common::sort::{sort, sort_by};
use crate::feedback;
use crate::feedback::{FeedbackGame, Partition};
use crate::witches::puzzle::{
    GrowthCounts, Paths, PotionItem, Report, solve_up_to, some_outcomes, win_probability,
    winning_pours,
};

/// Largest number of answers that are computed for one secret.
const ANSWERS: usize = 4;

/// Largest number of secrets whose answers are computed.
const SOLVED: usize = 64;

/// Smallest number of potions whose winning probability is computed over all kept secrets.
const CANDIDATES: usize = 16;

/// Number of secrets for the first comparison of potions.
const FIRST: usize = 96;

/// Largest number of paths of random effects that are evaluated for one test.
const PATHS: usize = 256;

/// Factor between rounds of a comparison: this many times more secrets for this many times fewer
/// potions.
const FEWER: usize = 4;

/// Ingredients with their dots, as the key of a potion in a map.
type PotionKey = Vec<(u8, u8)>;

/// Tests of potions as a [`FeedbackGame`].
struct Tests<'a>(&'a Prior);

/// Result of a test: counts and win, and the reports.
type TestFeedback = (GrowthCounts, Vec<Report>);

impl FeedbackGame for Tests<'_> {
    type Secret = Secret;
    type Query = Vec<PotionItem>;
    type Feedback = TestFeedback;

    fn feedback(
        &self,
        secret: &Secret,
        query: &Vec<PotionItem>,
        emit: &mut impl FnMut(TestFeedback, f64),
    ) {
        let parts = self.0.hypothesis(secret);
        let outcomes = some_outcomes(PATHS, &parts, query, &mut Paths::default());
        outcomes.into_iter().for_each(|(growth, reports, chance)| emit((growth, reports), chance));
    }

    fn wins(&self, (growth, _): &TestFeedback) -> bool {
        growth.won
    }
}

impl Posterior {
    /// Estimates the probability that `potion` wins.
    pub fn win_probability(&self, potion: &[PotionItem]) -> Estimate {
        let Some(prior) = &self.prior else { return Estimate { value: 0.0, error: 1.0 } };
        if !self.can_be_tested(potion) || self.worlds.is_empty() {
            return Estimate::exact(0.0);
        }
        let wins = |worlds: &[(Secret, f64)]| {
            let all = worlds.iter().fold(0.0, |sum, (_, weight)| sum + weight);
            mean_win_probability(prior, worlds, potion) / all
        };
        if self.has_all && self.is_exact() {
            return Estimate::exact(wins(&self.worlds));
        }
        let part = self.worlds.len().div_ceil(POPULATIONS);
        let parts: Vec<f64> = self.worlds.chunks(part).map(wins).collect();
        Estimate::of(&parts).with_sampling_error(self.worlds.len())
    }

    /// Returns the index of the potion whose result has the largest mutual information with the
    /// secret, and that information in bits. Among equal potions one that can win is preferred.
    /// `None` if there is nothing to compare.
    pub fn best(&self, potions: &[Vec<PotionItem>]) -> Option<(usize, f64)> {
        let game = Tests(self.prior.as_ref()?);
        let places = self.narrow(potions, |worlds, place| {
            Partition::new(&game, worlds.iter().copied(), &potions[place]).bits()
        });
        let left = places.iter().map(|i| &potions[*i]);
        let choice = feedback::best(&game, self.worlds(), left, Partition::bits)?;
        Some((places[choice.place], choice.value))
    }

    /// Returns the index of the potion whose result has the most information about the answer per
    /// cost, where `costs` are positive and parallel to `potions`. `None` if there is nothing to
    /// compare.
    pub(crate) fn best_for_cost(
        &self,
        potions: &[Vec<PotionItem>],
        costs: &[f64],
    ) -> Option<usize> {
        let game = Tests(self.prior.as_ref()?);
        let value = |worlds: &[(&Secret, f64)], place: usize| {
            answer_bits(&game, worlds, &potions[place]) / costs[place]
        };
        let places = self.narrow(potions, value);
        let worlds: Vec<(&Secret, f64)> = self.worlds().collect();
        let ranked = places.into_iter().map(|place| (value(&worlds, place), place));
        let best = ranked.max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)));
        best.map(|(_, place)| place)
    }

    /// Returns the indices of the potions with the highest `value`, in ascending order.
    ///
    /// All potions are compared on a few secrets first; each round keeps the best quarter and
    /// compares them on four times as many secrets.
    fn narrow(
        &self,
        potions: &[Vec<PotionItem>],
        value: impl Fn(&[(&Secret, f64)], usize) -> f64,
    ) -> Vec<usize> {
        if self.worlds.is_empty() {
            return Vec::new();
        }
        let mut places: Vec<usize> =
            (0..potions.len()).filter(|i| self.can_be_tested(&potions[*i])).collect();
        let weights: Vec<f64> = self.worlds.iter().map(|(_, weight)| *weight).collect();
        let mut count = FIRST;
        while count < self.worlds.len() && places.len() > FEWER {
            let drawn = resample(&weights, count, &mut self.stream());
            let worlds: Vec<(&Secret, f64)> =
                drawn.into_iter().map(|i| (&self.worlds[i].0, 1.0)).collect();
            let mut ranked: Vec<(f64, usize)> =
                places.iter().map(|&place| (value(&worlds, place), place)).collect();
            sort_by(&mut ranked, |a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
            ranked.truncate(places.len().div_ceil(FEWER));
            places = ranked.into_iter().map(|(_, place)| place).collect();
            sort(&mut places);
            count *= FEWER;
        }
        places
    }

    /// Returns up to `most` potions that are most likely to win, the likeliest first, each with its
    /// probability.
    pub fn likeliest_wins(&self, most: usize) -> Vec<(Vec<PotionItem>, f64)> {
        let Some(prior) = &self.prior else { return Vec::new() };
        let mut wins: BTreeMap<PotionKey, (Vec<PotionItem>, f64)> = BTreeMap::new();
        let weights: Vec<f64> = self.worlds.iter().map(|(_, weight)| *weight).collect();
        let some = match self.worlds.len() <= SOLVED {
            true => (0..self.worlds.len()).collect(),
            false => resample(&weights, SOLVED, &mut self.stream()),
        };
        for (secret, weight) in some.into_iter().map(|place| &self.worlds[place]) {
            let parts = prior.hypothesis(secret);
            for answer in solve_up_to(&parts, ANSWERS) {
                let Some(pours) = winning_pours(&parts, &answer) else { continue };
                let key = pours.iter().map(|pour| (pour.ingredient as u8, pour.grown)).collect();
                wins.entry(key).or_insert((pours, 0.0)).1 += weight;
            }
        }
        let mut wins: Vec<(Vec<PotionItem>, f64)> = wins.into_values().collect();
        sort_by(&mut wins, |a, b| b.1.total_cmp(&a.1));
        wins.truncate(most.max(CANDIDATES));
        for (pours, chance) in &mut wins {
            *chance = mean_win_probability(prior, &self.worlds, pours);
        }
        sort_by(&mut wins, |a, b| b.1.total_cmp(&a.1));
        wins.truncate(most);
        wins
    }
}

/// Returns the mutual information between the result of a potion and the ordered recipe, in bits.
fn answer_bits(game: &Tests<'_>, worlds: &[(&Secret, f64)], potion: &[PotionItem]) -> f64 {
    let mut joint: BTreeMap<(u64, TestFeedback), f64> = BTreeMap::new();
    let mut by_result: BTreeMap<TestFeedback, f64> = BTreeMap::new();
    let mut by_recipe: BTreeMap<u64, f64> = BTreeMap::new();
    let mut whole = 0.0;
    for &(secret, weight) in worlds {
        let recipe = secret.recipe_key();
        whole += weight;
        *by_recipe.entry(recipe).or_default() += weight;
        game.feedback(secret, &potion.to_vec(), &mut |result, chance| {
            *by_result.entry(result.clone()).or_default() += weight * chance;
            *joint.entry((recipe, result)).or_default() += weight * chance;
        });
    }
    let entropy = |weight: &f64| {
        let share = weight / whole;
        if share > 0.0 { -share * libm::log2(share) } else { 0.0 }
    };
    let sum = |weights: &mut dyn Iterator<Item = &f64>| weights.map(entropy).sum::<f64>();
    let bits =
        sum(&mut by_result.values()) + sum(&mut by_recipe.values()) - sum(&mut joint.values());
    bits.max(0.0)
}

fn mean_win_probability(prior: &Prior, worlds: &[(Secret, f64)], potion: &[PotionItem]) -> f64 {
    let mut paths = Paths::default();
    worlds.iter().fold(0.0, |sum, (secret, weight)| {
        sum + weight * win_probability(&prior.hypothesis(secret), potion, &mut paths)
    })
}
