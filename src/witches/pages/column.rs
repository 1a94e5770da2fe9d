//! The titles of the columns of the grid.

use crate::texts::Language;
use crate::texts::said::*;
use crate::witches::deduce::Property;

pub(super) fn title(column: Property, words: &Language) -> String {
    match column {
        Property::Number(number) => number.to_string(),
        Property::Decoy => words.say(&sheet_grid_decoy()),
        Property::Ignored => words.say(&sheet_grid_ignored()),
        Property::Overachiever => words.say(&sheet_grid_overachiever()),
        Property::Imposter => words.say(&sheet_grid_imposter()),
        Property::Effect(effect) => words.say(&effect.name()),
    }
}
