//! Difficulty levels and the settings of a game (rules, section 2).

mod text;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::edition::Edition;

pub use text::ChoiceError;

/// How many ingredients carry a secret number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RecipeLength {
    /// A length that the players know, 3 to 6.
    Known(u8),
    /// 4, 5 or 6, drawn with the puzzle; the sheet shows "4 to 6".
    Hidden,
}

impl RecipeLength {
    /// The shortest length that can come out.
    pub fn shortest(self) -> u8 {
        match self {
            RecipeLength::Known(l) => l,
            RecipeLength::Hidden => 4,
        }
    }

    /// The longest length that can come out.
    pub fn longest(self) -> u8 {
        match self {
            RecipeLength::Known(l) => l,
            RecipeLength::Hidden => 6,
        }
    }
}

impl fmt::Display for RecipeLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecipeLength::Known(l) => write!(f, "{l}"),
            RecipeLength::Hidden => f.write_str("4 to 6"),
        }
    }
}

/// Which kinds of decoy can appear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DecoyKinds {
    /// Only ingredients that are never counted.
    Ignore,
    /// Ignored ones, overachievers and imposters.
    All,
}

/// How many effects are in play, and of which categories.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EffectsLevel {
    /// No effects.
    None,
    /// `max(4, n / 2)` effects of four categories.
    Some,
    /// `max(5, 3 n / 4)` effects of all five categories.
    Many,
}

/// A difficulty level of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Level {
    FirstGame,
    Beginner,
    AmateurWitch,
    SpiceSorcerer,
    PotionMaster,
    HighWitch,
}

impl Level {
    /// All levels, from 0 to 5.
    pub const ALL: [Level; 6] = [
        Level::FirstGame,
        Level::Beginner,
        Level::AmateurWitch,
        Level::SpiceSorcerer,
        Level::PotionMaster,
        Level::HighWitch,
    ];

    /// 0 to 5.
    pub fn number(self) -> u8 {
        self as u8
    }

    /// The name that stands on the sheet.
    pub fn name(self) -> &'static str {
        match self {
            Level::FirstGame => "First Game",
            Level::Beginner => "Beginner",
            Level::AmateurWitch => "Amateur Witch",
            Level::SpiceSorcerer => "Spice Sorcerer",
            Level::PotionMaster => "Potion Master",
            Level::HighWitch => "High Witch",
        }
    }

    /// The level's row in the table of section 2, in the latest edition.
    pub fn settings(self) -> Settings {
        let row = |ingredients, length, decoys, effects, special_cells| Settings {
            ingredients,
            length,
            decoys,
            effects,
            special_cells,
            edition: Edition::LATEST,
        };
        use {DecoyKinds as D, EffectsLevel as E, RecipeLength as R};
        match self {
            Level::FirstGame => row(6, R::Known(4), D::Ignore, E::None, false),
            Level::Beginner => row(6, R::Known(4), D::Ignore, E::Some, false),
            Level::AmateurWitch => row(8, R::Known(4), D::All, E::Some, false),
            Level::SpiceSorcerer => row(8, R::Known(4), D::All, E::Some, true),
            Level::PotionMaster => row(8, R::Hidden, D::All, E::Some, true),
            Level::HighWitch => row(10, R::Hidden, D::All, E::Many, true),
        }
    }
}

/// What a game is made of: one row of the table of levels, or a custom one, and the edition of
/// the rules. Made by [`Level::settings`] or [`Settings::new`]; always playable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Settings {
    ingredients: u8,
    length: RecipeLength,
    decoys: DecoyKinds,
    effects: EffectsLevel,
    special_cells: bool,
    edition: Edition,
}

/// Why settings cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingsError {
    /// Recipe length outside the rules.
    #[error("a recipe of {0} ingredients is not possible; use 3, 4, 5, 6 or hidden")]
    Length(u8),
    /// Too few or too many ingredients.
    #[error(
        "{given} ingredients do not fit a recipe of up to {longest}; use {} to 10, so that at least one is a decoy",
        longest + 1
    )]
    Ingredients {
        /// What was asked for.
        given: u8,
        /// The longest recipe of the settings.
        longest: u8,
    },
}

impl Settings {
    /// Custom settings, in the latest edition.
    ///
    /// # Errors
    /// Unless the recipe length is 3 to 6 (or hidden), and there are at most ten
    /// ingredients and at least one more than the longest recipe.
    pub fn new(
        ingredients: u8,
        length: RecipeLength,
        decoys: DecoyKinds,
        effects: EffectsLevel,
        special_cells: bool,
    ) -> Result<Self, SettingsError> {
        if let RecipeLength::Known(l) = length
            && !(3..=6).contains(&l)
        {
            return Err(SettingsError::Length(l));
        }
        let longest = length.longest();
        if ingredients <= longest || ingredients > 10 {
            return Err(SettingsError::Ingredients { given: ingredients, longest });
        }
        let edition = Edition::LATEST;
        Ok(Settings { ingredients, length, decoys, effects, special_cells, edition })
    }

    /// How many ingredients the puzzle uses, 4 to 10.
    pub fn ingredients(&self) -> u8 {
        self.ingredients
    }

    /// The recipe's length.
    pub fn length(&self) -> RecipeLength {
        self.length
    }

    /// Which decoys can appear.
    pub fn decoys(&self) -> DecoyKinds {
        self.decoys
    }

    /// Which effects can appear.
    pub fn effects(&self) -> EffectsLevel {
        self.effects
    }

    /// Whether the board has special cells.
    pub fn special_cells(&self) -> bool {
        self.special_cells
    }

    /// The edition of the rules.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The same settings in another edition of the rules.
    #[must_use]
    pub fn in_edition(self, edition: Edition) -> Settings {
        Settings { edition, ..self }
    }

    /// The level with exactly these settings, if there is one; every edition has the same.
    pub fn level(&self) -> Option<Level> {
        Level::ALL.into_iter().find(|l| l.settings().in_edition(self.edition) == *self)
    }

    /// Whether this is a game for beginners: levels 0 and 1, and custom ones as mild.
    pub fn for_beginners(&self) -> bool {
        self.decoys == DecoyKinds::Ignore && self.effects <= EffectsLevel::Some
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_valid_custom_settings() {
        for level in Level::ALL {
            let s = level.settings();
            assert_eq!(
                Settings::new(s.ingredients, s.length, s.decoys, s.effects, s.special_cells),
                Ok(s)
            );
            assert_eq!(s.level(), Some(level));
        }
    }

    #[test]
    fn unplayable_settings_are_refused() {
        let try_new =
            |n, l| Settings::new(n, l, DecoyKinds::All, EffectsLevel::Some, true).map(|_| ());
        assert_eq!(try_new(8, RecipeLength::Known(7)), Err(SettingsError::Length(7)));
        let bad = Err(SettingsError::Ingredients { given: 6, longest: 6 });
        assert_eq!(try_new(6, RecipeLength::Hidden), bad);
        assert_eq!(try_new(7, RecipeLength::Hidden), Ok(()));
        assert!(try_new(11, RecipeLength::Known(4)).is_err());
    }
}
