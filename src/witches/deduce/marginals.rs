//! How likely each thing is of each ingredient.

use super::Property;
use super::partial::Partial;
use super::prior::Prior;
use super::secret::{ALL, MOST_EFFECTS, is_imposter};
use crate::witches::puzzle::{Decoy, Effect, Role};
use crate::witches::settings::RecipeLength;

const NUMBERS: usize = RecipeLength::LONGEST as usize;
const IGNORED: usize = NUMBERS;
const OVERACHIEVER: usize = IGNORED + 1;
const IMPOSTER: usize = OVERACHIEVER + 1;
const EFFECTS: usize = IMPOSTER + 1;
const WIDTH: usize = EFFECTS + MOST_EFFECTS;

/// Sums of weights, for each ingredient and each thing that it can be or carry.
#[derive(Clone, Debug)]
pub(super) struct Marginals {
    sums: [[f64; WIDTH]; ALL],
    total: f64,
}

fn slot(role: Role) -> usize {
    match role {
        Role::Regular(number) => usize::from(number) - 1,
        Role::Decoy(Decoy::Ignore) => IGNORED,
        Role::Decoy(Decoy::Overgrown | Decoy::Undergrown) => OVERACHIEVER,
        Role::Decoy(Decoy::Imposter(_)) => IMPOSTER,
    }
}

impl Marginals {
    pub(super) fn new() -> Marginals {
        Marginals { sums: [[0.0; WIDTH]; ALL], total: 0.0 }
    }

    /// Adds all secrets of a kind, which weigh so much together.
    pub(super) fn add(&mut self, prior: &Prior, partial: &Partial, weight: f64) {
        let for_mass = weight / partial.mass(prior);
        self.total += weight;
        let indices = || 0..usize::from(prior.ingredients);
        for index in indices().filter(|index| partial.has_role(*index)) {
            self.add_role(index, partial.secret.roles[index], weight);
        }
        for index in indices().filter(|index| partial.is_decided(*index)) {
            self.add_effects(index, partial.secret.effects[index], weight);
        }
        let bare: Vec<usize> = indices().filter(|index| !partial.is_decided(*index)).collect();
        // Those of which nothing is decided are alike.
        let open: Vec<usize> = bare.iter().copied().filter(|i| !partial.has_role(*i)).collect();
        if let Some(&one) = open.first() {
            for decided in partial.with_role(prior, one) {
                let weight = decided.mass(prior) * for_mass;
                open.iter().for_each(|i| self.add_role(*i, decided.secret.roles[one], weight));
            }
        }
        for place in 0..prior.effects.len() {
            let slot = EFFECTS + place;
            if prior.stray >> place & 1 == 0 {
                let share = weight * partial.still_to_place(prior, place) / bare.len() as f64;
                bare.iter().for_each(|index| self.sums[*index][slot] += share);
            } else if partial.still_to_place(prior, place) > 0.0 {
                let there = partial.with_stray_placed(prior).mass(prior) * for_mass;
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

    fn add_effects(&mut self, index: usize, effects: u8, weight: f64) {
        for place in (0..MOST_EFFECTS).filter(|place| effects >> place & 1 == 1) {
            self.sums[index][EFFECTS + place] += weight;
        }
    }

    /// How likely something is; `None` where no secret was added.
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
            Property::Decoy => row[IGNORED] + row[OVERACHIEVER] + row[IMPOSTER],
            Property::Ignored => row[IGNORED],
            Property::Overachiever => row[OVERACHIEVER],
            Property::Imposter => row[IMPOSTER],
            Property::Effect(effect) => {
                let place = prior.effects.iter().position(|other| *other == effect);
                let came_with_it = if effect == Effect::Imposter { row[IMPOSTER] } else { 0.0 };
                came_with_it + place.map_or(0.0, |place| row[EFFECTS + place])
            }
        };
        Some((sum / self.total).clamp(0.0, 1.0))
    }
}
