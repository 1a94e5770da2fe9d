//! The columns of the grid.

use crate::witches::deal::Facts;
use crate::witches::deduce::Property;
use crate::witches::settings::DecoyKinds;

/// Columns that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    Numbers,
    Decoys,
    Effects,
}

impl Group {
    /// That of a column.
    pub(crate) fn of(column: Property) -> Group {
        match column {
            Property::Number(_) => Group::Numbers,
            Property::Effect(_) => Group::Effects,
            Property::Decoy | Property::Ignored | Property::Overachiever | Property::Imposter => {
                Group::Decoys
            }
        }
    }
}

/// The columns of a game, as they stand on paper: a decoy of any kind has one where there is one
/// kind.
pub(crate) fn columns(facts: &Facts) -> Vec<Property> {
    let numbers = (1..=facts.longest).map(Property::Number);
    let decoys = match facts.decoys {
        DecoyKinds::Ignore => vec![Property::Decoy],
        DecoyKinds::All => vec![Property::Ignored, Property::Overachiever, Property::Imposter],
    };
    let effects = facts.effects.iter().copied().map(Property::Effect);
    numbers.chain(decoys).chain(effects).collect()
}

/// The same as screens have them: a decoy of any kind comes first, whatever else there is.
pub(crate) fn with_any_decoy(facts: &Facts) -> Vec<Property> {
    let others = columns(facts).into_iter().filter(|column| *column != Property::Decoy);
    std::iter::once(Property::Decoy).chain(others).collect()
}
