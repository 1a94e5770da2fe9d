//! The catalogue of special cells (rules, section 7).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::common::catalogue::catalogue;
use crate::game::edition::Edition;
use crate::texts::Message;
use crate::witches::number::{CodeNumber, always};

/// What is known of a special cell.
struct Row {
    name: fn() -> Message,
    /// What it does.
    tells: fn() -> Message,
    /// The same in a line on the cell itself.
    short: fn() -> Message,
    /// What it is called where it is serialized, and its drawing in `templates/symbols/`.
    id: &'static str,
    /// Hinders the player who has it.
    harmful: bool,
    /// A garden of its own.
    apart: bool,
    /// In codes; no edition draws or reads a special cell without.
    number: Option<CodeNumber>,
}

catalogue! {
    /// A special cell: the helpful kinds, then the harmful ones.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Special of Row;

    Efficiency [name: special_efficiency, tells: special_efficiency_tells,
        short: special_efficiency_short]
        { id: "efficiency", harmful: false, apart: false, number: always(0) }
    Versatility [name: special_versatility, tells: special_versatility_tells,
        short: special_versatility_short]
        { id: "versatility", harmful: false, apart: true, number: always(1) }
    Painter [name: special_painter, tells: special_painter_tells,
        short: special_painter_short]
        { id: "painter", harmful: false, apart: false, number: always(2) }
    Guesser [name: special_guesser, tells: special_guesser_tells,
        short: special_guesser_short]
        { id: "guesser", harmful: false, apart: false, number: always(3) }
    LowCeiling [name: special_low_ceiling, tells: special_low_ceiling_tells,
        short: special_low_ceiling_short]
        { id: "low-ceiling", harmful: true, apart: false, number: always(4) }
    FertileGround [name: special_fertile_ground, tells: special_fertile_ground_tells,
        short: special_fertile_ground_short]
        { id: "fertile-ground", harmful: true, apart: false, number: always(5) }
    HardGround [name: special_hard_ground, tells: special_hard_ground_tells,
        short: special_hard_ground_short]
        { id: "hard-ground", harmful: true, apart: false, number: always(6) }
    BlackMagic [name: special_black_magic, tells: special_black_magic_tells,
        short: special_black_magic_short]
        { id: "black-magic", harmful: true, apart: false, number: always(7) }
}

impl Special {
    /// The kinds that an edition has.
    pub(super) fn of(edition: Edition) -> Vec<Special> {
        Special::ALL.into_iter().filter(|special| special.number(edition).is_some()).collect()
    }

    /// Its name.
    pub fn name(self) -> Message {
        (self.row().name)()
    }

    /// What it does.
    pub fn tells(self) -> Message {
        (self.row().tells)()
    }

    /// What it does, in a line on the cell itself.
    pub(crate) fn in_short(self) -> Message {
        (self.row().short)()
    }

    /// What it is called where it is serialized, and its drawing in `templates/symbols/`.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// Whether it hinders the player who has it.
    pub(crate) const fn harmful(self) -> bool {
        self.row().harmful
    }

    /// Whether it is a garden of its own.
    pub(super) const fn is_apart(self) -> bool {
        self.row().apart
    }

    /// Its number in codes; `None` where the edition does not have it.
    pub(crate) const fn number(self, edition: Edition) -> Option<u8> {
        CodeNumber::within(self.row().number, edition)
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn all_are_listed_once_half_of_them_harmful() {
        assert_eq!(BTreeSet::from(Special::ALL).len(), Special::ALL.len());
        assert_eq!(Special::ALL.iter().filter(|s| s.harmful()).count(), 4);
        assert!(Special::ALL.is_sorted());
    }

    #[test]
    fn identifiers_are_the_serialized_names() {
        for special in Special::ALL {
            assert_eq!(serde_json::to_value(special).unwrap(), special.id());
            assert_eq!(special.name().key(), format!("special-{}", special.id()));
            #[cfg(feature = "program")]
            assert!(special.tells().to_string().ends_with('.'), "{special}");
        }
    }
}
