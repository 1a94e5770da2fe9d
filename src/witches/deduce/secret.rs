//! A secret that players can think of.

use super::{Claim, Property};
use crate::witches::puzzle::{Decoy, Effect, Ingredient, Role};

pub(super) const ALL: usize = Ingredient::ALL.len();

/// The most effects in play that are told apart: one more than the most that are drawn.
pub(super) const MOST_EFFECTS: usize = 8;

/// What every ingredient could be: numbers, decoys and their kinds, who carries which effects
/// and in which order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Secret {
    pub(super) length: u8,
    pub(super) ingredients: u8,
    /// By which of the possible orders of draws effects stand on an ingredient.
    pub(super) order: u8,
    pub(super) roles: [Role; ALL],
    /// A bit for each effect in play, by its place in the list of the facts. That of an imposter
    /// which came with it is not among them.
    pub(super) effects: [u8; ALL],
    in_play: [Option<Effect>; MOST_EFFECTS],
}

impl Secret {
    /// A secret of which nothing is decided but its length.
    pub(super) fn blank(
        length: u8,
        ingredients: u8,
        in_play: [Option<Effect>; MOST_EFFECTS],
    ) -> Secret {
        let roles = [Role::Decoy(Decoy::Ignore); ALL];
        Secret { length, ingredients, order: 0, roles, effects: [0; ALL], in_play }
    }

    /// How many ingredients carry a number.
    pub fn length(&self) -> u8 {
        self.length
    }

    /// What an ingredient is.
    pub fn role(&self, ingredient: Ingredient) -> Role {
        self.roles[ingredient.index()]
    }

    /// Whether something is so of an ingredient. An imposter carries the effect Imposter.
    pub fn has(&self, ingredient: Ingredient, property: Property) -> bool {
        self.has_at(ingredient.index(), property)
    }

    pub(super) fn has_at(&self, index: usize, property: Property) -> bool {
        let role = self.roles[index];
        match property {
            Property::Number(number) => role == Role::Regular(number),
            Property::Decoy => matches!(role, Role::Decoy(_)),
            Property::Ignored => role == Role::Decoy(Decoy::Ignore),
            Property::Overachiever => {
                matches!(role, Role::Decoy(Decoy::Overgrown | Decoy::Undergrown))
            }
            Property::Imposter => is_imposter(role),
            Property::Effect(Effect::Imposter) if is_imposter(role) => true,
            Property::Effect(effect) => {
                let place = self.in_play.iter().position(|e| *e == Some(effect));
                place.is_some_and(|place| self.effects[index] >> place & 1 == 1)
            }
        }
    }

    /// Whether a claim is so.
    pub(super) fn agrees(&self, claim: Claim) -> bool {
        self.has_at(claim.ingredient.index(), claim.property) == claim.holds
    }

    /// How many imposters there are.
    pub(super) fn imposters(&self) -> usize {
        let roles = &self.roles[..usize::from(self.ingredients)];
        roles.iter().filter(|role| is_imposter(**role)).count()
    }
}

pub(super) fn is_imposter(role: Role) -> bool {
    matches!(role, Role::Decoy(Decoy::Imposter(_)))
}
