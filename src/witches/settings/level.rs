//! The catalogue of levels (rules, section 2).

use serde::{Deserialize, Serialize};

use super::{DecoyKinds, EffectsLevel, RecipeLength, Settings};
use crate::common::catalogue::catalogue;
use crate::game::edition::Edition;
use crate::texts::Message;

/// What is known of a level.
struct Row {
    name: fn() -> Message,
    number: u8,
    ingredients: u8,
    length: RecipeLength,
    decoys: DecoyKinds,
    effects: EffectsLevel,
    special_cells: bool,
}

use {DecoyKinds as D, EffectsLevel as E, RecipeLength as R};

catalogue! {
    /// A difficulty level of the rules.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[allow(missing_docs)]
    pub enum Level of Row;

    FirstGame [name: level_first_game] { number: 0, ingredients: 6, length: R::Known(4),
        decoys: D::Ignore, effects: E::None, special_cells: false }
    Beginner [name: level_beginner] { number: 1, ingredients: 6, length: R::Known(4),
        decoys: D::Ignore, effects: E::Some, special_cells: false }
    AmateurWitch [name: level_amateur_witch] { number: 2, ingredients: 8, length: R::Known(4),
        decoys: D::All, effects: E::Some, special_cells: false }
    SpiceSorcerer [name: level_spice_sorcerer] { number: 3, ingredients: 8, length: R::Known(4),
        decoys: D::All, effects: E::Some, special_cells: true }
    PotionMaster [name: level_potion_master] { number: 4, ingredients: 8, length: R::Hidden,
        decoys: D::All, effects: E::Some, special_cells: true }
    HighWitch [name: level_high_witch] { number: 5, ingredients: 10, length: R::Hidden,
        decoys: D::All, effects: E::Many, special_cells: true }
}

impl Level {
    /// Its number, from 0.
    pub fn number(self) -> u8 {
        self.row().number
    }

    /// The name that stands on the sheet.
    pub fn name(self) -> Message {
        (self.row().name)()
    }

    /// The name as it is typed: lower case with hyphens.
    pub(super) fn id(self) -> &'static str {
        self.name().key().trim_start_matches("level-")
    }

    /// The level's row in the table of section 2, in the latest edition.
    pub fn settings(self) -> Settings {
        let &Row { ingredients, length, decoys, effects, special_cells, .. } = self.row();
        let edition = Edition::LATEST;
        Settings { ingredients, length, decoys, effects, special_cells, edition }
    }
}
