//! What can be known of an ingredient.

use serde::{Deserialize, Serialize};

use crate::common::fields::read_by_fields;
use crate::witches::puzzle::{Effect, Ingredient};

/// Something that an ingredient can be or carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Property {
    /// It has this number in the recipe.
    Number(u8),
    /// It is a decoy, of whatever kind.
    Decoy,
    /// It is a decoy that is ignored.
    Ignored,
    /// It is a decoy with the number 0 or L+1.
    Overachiever,
    /// It is an imposter.
    Imposter,
    /// It carries this effect.
    Effect(Effect),
}

/// A statement about an ingredient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Claim {
    /// Of whom.
    pub ingredient: Ingredient,
    /// What.
    pub property: Property,
    /// Whether it is said to be so, or not to be so.
    pub holds: bool,
}

read_by_fields! {
    Claim { ingredient, property, holds }
}
