//! Marginal probabilities of the properties of each ingredient.

use super::*;
use crate::witches::deduce::partial::Partial;
use crate::witches::deduce::posterior::CandidateSecrets;
use crate::witches::deduce::prior::{ALL, MOST_EFFECTS, Prior, is_imposter};
use crate::witches::deduce::sample::Population;
use crate::witches::puzzle::Effect;
use crate::witches::settings::RecipeLength;

/// Marginal probabilities under a posterior.
pub(super) struct Chances<'a> {
    posterior: &'a Posterior,
    /// One entry for all secrets, or one for each population.
    marginals: Vec<Marginals>,
}

impl Chances<'_> {
    pub(super) fn of(posterior: &Posterior) -> Chances<'_> {
        let prior = posterior.prior.as_deref().unwrap();
        let marginals = match &posterior.kept {
            CandidateSecrets::Exact(all) => {
                let mut marginals = Marginals::new();
                for partial in &all.partials {
                    marginals.add(prior, partial, partial.mass(prior) * partial.likelihood);
                }
                vec![marginals]
            }
            CandidateSecrets::Sample(sample) => {
                let of = |population: &Population| {
                    let mut marginals = Marginals::new();
                    let partials = population.partials.iter();
                    partials.for_each(|partial| marginals.add(prior, partial, 1.0));
                    marginals
                };
                sample.populations.iter().map(of).collect()
            }
        };
        Chances { posterior, marginals }
    }

    /// Returns the probability of `property`.
    pub(super) fn chance(&self, ingredient: Ingredient, property: Property) -> Estimate {
        let prior = self.posterior.prior.as_deref().unwrap();
        let chances = self.marginals.iter();
        let chances = chances.filter_map(|m| m.chance(prior, ingredient.index(), property));
        let chances: Vec<f64> = chances.collect();
        match (chances.is_empty(), self.posterior.is_exact()) {
            (true, _) => Estimate { value: 0.5, error: 0.5 },
            (false, true) => Estimate::exact(chances[0]),
            (false, false) => {
                Estimate::of(&chances).with_sampling_error(self.posterior.worlds.len())
            }
        }
    }
}

const NUMBERS: usize = RecipeLength::LONGEST as usize;
const IGNORED_SLOT: usize = NUMBERS;
const OVERACHIEVER_SLOT: usize = IGNORED_SLOT + 1;
const IMPOSTER_SLOT: usize = OVERACHIEVER_SLOT + 1;
const FIRST_EFFECT: usize = IMPOSTER_SLOT + 1;
const WIDTH: usize = FIRST_EFFECT + MOST_EFFECTS;

/// Sums of weights for each ingredient and property.
pub(super) struct Marginals {
    sums: [[f64; WIDTH]; ALL],
    total: f64,
}

fn slot(role: Role) -> usize {
    match role {
        Role::Regular(number) => usize::from(number) - 1,
        Role::Decoy(Decoy::Ignore) => IGNORED_SLOT,
        Role::Decoy(Decoy::Overgrown | Decoy::Undergrown) => OVERACHIEVER_SLOT,
        Role::Decoy(Decoy::Imposter(_)) => IMPOSTER_SLOT,
    }
}

impl Marginals {
    pub(super) fn new() -> Marginals {
        Marginals { sums: [[0.0; WIDTH]; ALL], total: 0.0 }
    }

    /// Adds all secrets of `partial` with the total `weight`.
    pub(super) fn add(&mut self, prior: &Prior, partial: &Partial, weight: f64) {
        let for_mass = weight / partial.mass(prior);
        self.total += weight;
        let indices = || 0..usize::from(prior.ingredients);
        for index in indices().filter(|index| partial.has_role(*index)) {
            self.add_role(index, partial.secret.roles[index], weight);
        }
        for index in indices().filter(|index| partial.is_decided(*index)) {
            let effects = partial.secret.effects[index];
            for place in (0..MOST_EFFECTS).filter(|place| effects >> place & 1 == 1) {
                self.sums[index][FIRST_EFFECT + place] += weight;
            }
        }
        let bare: Vec<usize> = indices().filter(|index| !partial.is_decided(*index)).collect();
        // Ingredients without a decided role or effect are exchangeable.
        let open: Vec<usize> = bare.iter().copied().filter(|i| !partial.has_role(*i)).collect();
        if let Some(&one) = open.first() {
            for decided in partial.with_role(prior, one) {
                let weight = decided.mass(prior) * for_mass;
                open.iter().for_each(|i| self.add_role(*i, decided.secret.roles[one], weight));
            }
        }
        for place in 0..prior.effects.len() {
            let slot = FIRST_EFFECT + place;
            if prior.stray >> place & 1 == 0 {
                let share = weight * partial.still_to_place(prior, place) / bare.len() as f64;
                bare.iter().for_each(|index| self.sums[*index][slot] += share);
            } else if partial.still_to_place(prior, place) > 0.0 {
                let unplaced = partial.unplaced & !prior.stray;
                let placed = Partial { unplaced, ..*partial };
                let there = placed.mass(prior) * for_mass;
                let strangers: Vec<usize> = bare
                    .iter()
                    .copied()
                    .filter(|i| partial.has_role(*i) && !is_imposter(partial.secret.roles[*i]))
                    .collect();
                strangers.iter().for_each(|index| self.sums[*index][slot] += there);
                let rest = (weight - there * strangers.len() as f64) / open.len() as f64;
                open.iter().for_each(|index| self.sums[*index][slot] += rest);
            }
        }
    }

    fn add_role(&mut self, index: usize, role: Role, weight: f64) {
        self.sums[index][slot(role)] += weight;
    }

    /// Returns the probability of `property`; `None` if no secret was added.
    pub(super) fn chance(&self, prior: &Prior, index: usize, property: Property) -> Option<f64> {
        if self.total <= 0.0 {
            return None;
        }
        let row = self.sums.get(index)?;
        let sum = match property {
            Property::Number(number) => {
                let place = usize::from(number).checked_sub(1).filter(|place| *place < NUMBERS);
                place.map_or(0.0, |place| row[place])
            }
            Property::Decoy => row[IGNORED_SLOT] + row[OVERACHIEVER_SLOT] + row[IMPOSTER_SLOT],
            Property::Ignored => row[IGNORED_SLOT],
            Property::Overachiever => row[OVERACHIEVER_SLOT],
            Property::Imposter => row[IMPOSTER_SLOT],
            Property::Effect(effect) => {
                let place = prior.effects.iter().position(|other| *other == effect);
                let came_with_it =
                    if effect == Effect::Imposter { row[IMPOSTER_SLOT] } else { 0.0 };
                came_with_it + place.map_or(0.0, |place| row[FIRST_EFFECT + place])
            }
        };
        Some((sum / self.total).clamp(0.0, 1.0))
    }
}
