//! A secret that players can think of.

use super::Property;
use crate::witches::puzzle::{Decoy, Effect, Ingredient, Role};

const ALL: usize = Ingredient::ALL.len();

/// The most effects in play that are told apart.
const MOST_EFFECTS: usize = 16;

/// What every ingredient could be: numbers, decoys and their kinds, who carries which effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Secret {
    length: u8,
    ingredients: u8,
    roles: [Role; ALL],
    /// A bit for each effect in play, by its place in the list of the facts.
    effects: [u16; ALL],
    /// The effects in play.
    in_play: [Option<Effect>; MOST_EFFECTS],
}

impl Secret {
    /// How many ingredients carry a number.
    pub fn length(&self) -> u8 {
        self.length
    }

    /// What an ingredient is.
    pub fn role(&self, ingredient: Ingredient) -> Role {
        self.roles[ingredient.index()]
    }

    /// Whether something is so of an ingredient.
    pub fn has(&self, ingredient: Ingredient, property: Property) -> bool {
        let role = self.role(ingredient);
        match property {
            Property::Number(number) => role == Role::Regular(number),
            Property::Decoy => matches!(role, Role::Decoy(_)),
            Property::Ignored => role == Role::Decoy(Decoy::Ignore),
            Property::Overachiever => {
                matches!(role, Role::Decoy(Decoy::Overgrown | Decoy::Undergrown))
            }
            Property::Imposter => matches!(role, Role::Decoy(Decoy::Imposter(_))),
            Property::Effect(effect) => {
                let place = self.in_play.iter().position(|e| *e == Some(effect));
                place.is_some_and(|place| self.effects[ingredient.index()] >> place & 1 == 1)
            }
        }
    }
}
