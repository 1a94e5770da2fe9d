//! Levels and settings as people type them.

use std::str::FromStr;

use super::{DecoyKinds, EffectsLevel, Level, RecipeLength};
use crate::texts::{Message, quoted, row, said};

/// A word that names no choice.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct ChoiceError {
    what: Choice,
    given: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    Level,
    Length,
    Decoys,
    Effects,
}

impl ChoiceError {
    fn new(what: Choice, given: &str) -> Self {
        ChoiceError { what, given: given.trim().into() }
    }

    /// What is wrong with it.
    pub fn message(&self) -> Message {
        let given = quoted(&self.given);
        match self.what {
            Choice::Level => {
                let choice = |level: Level| said::level_choice(level.number(), level.name());
                said::level_none(given, row(Level::ALL.map(choice)))
            }
            Choice::Length => said::level_no_length(given, lengths()),
            Choice::Decoys => {
                let [first, last] = [DecoyKinds::Ignore, DecoyKinds::All].map(DecoyKinds::word);
                said::level_no_decoys(given, said::level_or(first, last))
            }
            Choice::Effects => {
                use EffectsLevel::{Many, None, Some};
                let first = row([None, Some].map(EffectsLevel::word));
                said::level_no_effects(given, said::level_or(first, Many.word()))
            }
        }
    }
}

fn plain(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// A number, 0 to 5, or the beginning of a name that fits just one level.
impl FromStr for Level {
    type Err = ChoiceError;

    fn from_str(text: &str) -> Result<Self, ChoiceError> {
        let typed = plain(text);
        let by_number = Level::ALL.into_iter().find(|l| l.number().to_string() == text.trim());
        let mut by_name = Level::ALL
            .into_iter()
            .filter(|l| !typed.is_empty() && plain(l.id()).starts_with(&typed));
        match (by_number, by_name.next(), by_name.next()) {
            (Some(level), ..) | (None, Some(level), None) => Ok(level),
            _ => Err(ChoiceError::new(Choice::Level, text)),
        }
    }
}

/// The choices of a recipe's length: "3, 4, 5, 6 or hidden".
pub(super) fn lengths() -> Message {
    said::level_or(row(RecipeLength::KNOWN), "hidden")
}

impl FromStr for RecipeLength {
    type Err = ChoiceError;

    fn from_str(text: &str) -> Result<Self, ChoiceError> {
        match plain(text).as_str() {
            "hidden" => Ok(RecipeLength::Hidden),
            number => match number.parse() {
                Ok(length) if RecipeLength::KNOWN.contains(&length) => {
                    Ok(RecipeLength::Known(length))
                }
                _ => Err(ChoiceError::new(Choice::Length, text)),
            },
        }
    }
}

impl RecipeLength {
    /// The word that stands for it when typed: a number, or `hidden`.
    pub fn word(self) -> String {
        match self {
            RecipeLength::Known(length) => length.to_string(),
            RecipeLength::Hidden => "hidden".into(),
        }
    }
}

impl DecoyKinds {
    /// The word that stands for it when typed.
    pub fn word(self) -> &'static str {
        match self {
            DecoyKinds::Ignore => "ignore",
            DecoyKinds::All => "all",
        }
    }
}

impl EffectsLevel {
    /// The word that stands for it when typed.
    pub fn word(self) -> &'static str {
        match self {
            EffectsLevel::None => "none",
            EffectsLevel::Some => "some",
            EffectsLevel::Many => "many",
        }
    }
}

impl FromStr for DecoyKinds {
    type Err = ChoiceError;

    fn from_str(text: &str) -> Result<Self, ChoiceError> {
        match plain(text).as_str() {
            "ignore" => Ok(DecoyKinds::Ignore),
            "all" => Ok(DecoyKinds::All),
            _ => Err(ChoiceError::new(Choice::Decoys, text)),
        }
    }
}

impl FromStr for EffectsLevel {
    type Err = ChoiceError;

    fn from_str(text: &str) -> Result<Self, ChoiceError> {
        match plain(text).as_str() {
            "none" | "0" => Ok(EffectsLevel::None),
            "some" | "1" => Ok(EffectsLevel::Some),
            "many" | "2" => Ok(EffectsLevel::Many),
            _ => Err(ChoiceError::new(Choice::Effects, text)),
        }
    }
}

#[cfg(all(test, feature = "program"))]
mod tests {
    use super::*;

    #[test]
    fn levels_have_numbers_and_names() {
        for level in Level::ALL {
            assert_eq!(level.number().to_string().parse(), Ok(level));
            assert_eq!(level.name().to_string().to_uppercase().parse(), Ok(level));
        }
        assert_eq!("spice".parse(), Ok(Level::SpiceSorcerer));
        assert_eq!("high-witch".parse(), Ok(Level::HighWitch));
        for wrong in ["7", "-1", "", "witch", "00"] {
            assert!(wrong.parse::<Level>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn wrong_words_name_the_choices() {
        let message = "7".parse::<Level>().unwrap_err().to_string();
        assert!(message.starts_with("there is no level \"7\"; use 0 (First Game), 1"), "{message}");
        assert!("7".parse::<RecipeLength>().is_err());
        assert_eq!("Hidden".parse(), Ok(RecipeLength::Hidden));
        assert_eq!("5".parse(), Ok(RecipeLength::Known(5)));
        assert!("some".parse::<DecoyKinds>().is_err());
        for effects in [EffectsLevel::None, EffectsLevel::Some, EffectsLevel::Many] {
            assert_eq!(effects.word().parse(), Ok(effects));
        }
        for decoys in [DecoyKinds::Ignore, DecoyKinds::All] {
            assert_eq!(decoys.word().parse(), Ok(decoys));
        }
        for length in [RecipeLength::Known(3), RecipeLength::Hidden] {
            assert_eq!(length.word().parse(), Ok(length));
        }
    }
}
