//! How well a player plays.

use serde::{Deserialize, Serialize};

/// How well a player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Skill {
    /// Does whatever is allowed.
    Careless,
    /// Takes notes of each ingredient, and does not reason over several tests.
    Typical,
    /// Reasons over all that was seen, and plans which potions the board still allows.
    Expert,
}

impl Skill {
    /// All, from the weakest on.
    pub const ALL: [Skill; 3] = [Skill::Careless, Skill::Typical, Skill::Expert];
}
