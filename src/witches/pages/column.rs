//! The columns of the grid.

use super::said::*;
use crate::texts::Language;
use crate::witches::deal::Facts;
use crate::witches::puzzle::Effect;
use crate::witches::settings::DecoyKinds;

/// What an ingredient can be or have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Number(u8),
    /// Any decoy, where there is one kind.
    Decoy,
    Ignored,
    Overachiever,
    Imposter,
    Effect(Effect),
}

impl Column {
    /// The columns of a game.
    pub(super) fn of(facts: &Facts) -> Vec<Column> {
        let numbers = (1..=facts.longest).map(Column::Number);
        let decoys = match facts.decoys {
            DecoyKinds::Ignore => vec![Column::Decoy],
            DecoyKinds::All => vec![Column::Ignored, Column::Overachiever, Column::Imposter],
        };
        let effects = facts.effects.iter().copied().map(Column::Effect);
        numbers.chain(decoys).chain(effects).collect()
    }

    pub(super) fn is_decoy(self) -> bool {
        !matches!(self, Column::Number(_) | Column::Effect(_))
    }

    pub(super) fn title(self, words: &Language) -> String {
        match self {
            Column::Number(number) => number.to_string(),
            Column::Decoy => words.say(&sheet_grid_decoy()),
            Column::Ignored => words.say(&sheet_grid_ignored()),
            Column::Overachiever => words.say(&sheet_grid_overachiever()),
            Column::Imposter => words.say(&sheet_grid_imposter()),
            Column::Effect(effect) => words.say(&effect.name()),
        }
    }

    /// Whether another group of columns begins with the other one.
    pub(super) fn group_ends(self, next: Column) -> bool {
        let group = |column| match column {
            Column::Number(_) => 0,
            Column::Effect(_) => 2,
            _ => 1,
        };
        group(self) != group(next)
    }
}
