//! The catalogue of special cells.

use std::fmt;

use super::Special;

impl Special {
    /// All kinds: the helpful ones, then the harmful ones.
    pub const ALL: [Special; 8] = [
        Special::Efficiency,
        Special::Versatility,
        Special::Painter,
        Special::Guesser,
        Special::LowCeiling,
        Special::FertileGround,
        Special::HardGround,
        Special::BlackMagic,
    ];

    /// The English name.
    pub fn name(self) -> &'static str {
        match self {
            Special::Efficiency => "Efficiency",
            Special::Versatility => "Versatility",
            Special::Painter => "Painter",
            Special::Guesser => "Guesser",
            Special::LowCeiling => "Low Ceiling",
            Special::FertileGround => "Fertile Ground",
            Special::HardGround => "Hard Ground",
            Special::BlackMagic => "Black Magic",
        }
    }

    /// The name in lower case with hyphens: the identifier of the drawing in `templates/`.
    pub fn id(self) -> &'static str {
        match self {
            Special::Efficiency => "efficiency",
            Special::Versatility => "versatility",
            Special::Painter => "painter",
            Special::Guesser => "guesser",
            Special::LowCeiling => "low-ceiling",
            Special::FertileGround => "fertile-ground",
            Special::HardGround => "hard-ground",
            Special::BlackMagic => "black-magic",
        }
    }

    /// Whether it hinders the player who has it.
    pub fn harmful(self) -> bool {
        match self {
            Special::Efficiency | Special::Versatility | Special::Painter | Special::Guesser => {
                false
            }
            Special::LowCeiling
            | Special::FertileGround
            | Special::HardGround
            | Special::BlackMagic => true,
        }
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
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
            assert_eq!(special.name().to_lowercase().replace(' ', "-"), special.id());
        }
    }
}
