//! The ten ingredients and small sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the ten herbs, in the order that the rules and the sheet always use
/// (rules, section 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Ingredient {
    Parsley,
    Sage,
    Chives,
    Rosemary,
    Oregano,
    Mint,
    Dill,
    Basil,
    Thyme,
    Pepper,
}

impl Ingredient {
    /// All ten, in order. A puzzle of `n` ingredients uses the first `n`.
    pub const ALL: [Ingredient; 10] = [
        Ingredient::Parsley,
        Ingredient::Sage,
        Ingredient::Chives,
        Ingredient::Rosemary,
        Ingredient::Oregano,
        Ingredient::Mint,
        Ingredient::Dill,
        Ingredient::Basil,
        Ingredient::Thyme,
        Ingredient::Pepper,
    ];

    /// Place in [`Ingredient::ALL`], 0 to 9.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The English name.
    pub fn name(self) -> &'static str {
        match self {
            Ingredient::Parsley => "Parsley",
            Ingredient::Sage => "Sage",
            Ingredient::Chives => "Chives",
            Ingredient::Rosemary => "Rosemary",
            Ingredient::Oregano => "Oregano",
            Ingredient::Mint => "Mint",
            Ingredient::Dill => "Dill",
            Ingredient::Basil => "Basil",
            Ingredient::Thyme => "Thyme",
            Ingredient::Pepper => "Pepper",
        }
    }

    /// The name in lower case: the identifier of the drawing in `templates/`.
    pub fn id(self) -> &'static str {
        match self {
            Ingredient::Parsley => "parsley",
            Ingredient::Sage => "sage",
            Ingredient::Chives => "chives",
            Ingredient::Rosemary => "rosemary",
            Ingredient::Oregano => "oregano",
            Ingredient::Mint => "mint",
            Ingredient::Dill => "dill",
            Ingredient::Basil => "basil",
            Ingredient::Thyme => "thyme",
            Ingredient::Pepper => "pepper",
        }
    }
}

impl fmt::Display for Ingredient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
