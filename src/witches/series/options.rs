//! What a series of Witches is made from.

use serde::{Deserialize, Serialize};

use super::levels::Levels;
use super::order::Order;
use crate::edition::Edition;
use crate::players::Players;
use crate::witches::puzzle::MostAnswers;
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings, SettingsError};
use crate::witches::ways::Beside;

/// What games are to each other, where they are more than many of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameSet {
    /// They are of one strength: for a tournament or a class.
    Equal,
    /// Each needs one kind of reasoning more than the one before.
    Ladder,
}

/// What a series is made from; whatever is left out is as for a single sheet. The key of a
/// tournament is never among it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeriesOptions {
    /// How many play each game.
    pub players: Players,
    /// The level of each game.
    pub levels: Levels,
    /// How many ingredients, in place of the levels'.
    pub ingredients: Option<u8>,
    /// The recipe's length, in place of the levels'.
    #[serde(with = "length")]
    pub length: Option<RecipeLength>,
    /// Which decoys can appear, in place of the levels'.
    pub decoys: Option<DecoyKinds>,
    /// Which effects can appear, in place of the levels'.
    pub effects: Option<EffectsLevel>,
    /// Whether boards have special cells, in place of the levels'.
    pub special_cells: Option<bool>,
    /// How many answers a puzzle may have.
    pub answers: MostAnswers,
    /// The edition of the rules.
    pub edition: Edition,
    /// What each game has to be like.
    pub order: Order,
    /// What they are to each other.
    pub set: Option<GameSet>,
    /// The page that codes lead to; without one they are plain text.
    pub base_url: Option<String>,
    /// Whether they are sheets of a tournament, whose secrets come from a key.
    pub referee: bool,
    /// The number of the language that they are printed in.
    pub language: u8,
    /// What is printed or written besides: the paper names it, and nothing else.
    pub beside: Beside,
}

impl Default for SeriesOptions {
    /// First Games for four with one answer each, and codes that are plain text.
    fn default() -> Self {
        SeriesOptions {
            players: Players::FOUR,
            levels: Levels::default(),
            ingredients: None,
            length: None,
            decoys: None,
            effects: None,
            special_cells: None,
            answers: MostAnswers::default(),
            edition: Edition::LATEST,
            order: Order::default(),
            set: None,
            base_url: None,
            referee: false,
            language: 0,
            beside: Beside::default(),
        }
    }
}

impl SeriesOptions {
    /// The settings of a game of a number, counted from 0.
    ///
    /// # Errors
    /// If they cannot be played.
    pub(super) fn settings(&self, number: u64) -> Result<Settings, SettingsError> {
        let level = self.levels.of(number).settings();
        let settings = Settings::new(
            self.ingredients.unwrap_or(level.ingredients()),
            self.length.unwrap_or(level.length()),
            self.decoys.unwrap_or(level.decoys()),
            self.effects.unwrap_or(level.effects()),
            self.special_cells.unwrap_or(level.special_cells()),
        )?;
        Ok(settings.in_edition(self.edition))
    }

    /// The settings that come up in the series, each once, with the number of the first game
    /// that has them.
    ///
    /// # Errors
    /// If some of them cannot be played.
    pub(super) fn kinds(&self) -> Result<Vec<(u64, Settings)>, SettingsError> {
        let mut kinds: Vec<(u64, Settings)> = Vec::new();
        for number in self.levels.firsts() {
            let settings = self.settings(number)?;
            if kinds.iter().all(|(_, known)| *known != settings) {
                kinds.push((number, settings));
            }
        }
        Ok(kinds)
    }
}

/// A length as it is typed: a number, or `hidden`.
mod length {
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, Serializer};
    use serde_json::Value;

    use crate::witches::settings::RecipeLength;

    pub(super) fn serialize<S: Serializer>(
        length: &Option<RecipeLength>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match length {
            None => serializer.serialize_none(),
            Some(RecipeLength::Known(length)) => length.serialize(serializer),
            Some(hidden) => hidden.word().serialize(serializer),
        }
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(
        deserializer: D,
    ) -> Result<Option<RecipeLength>, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::Null => Ok(None),
            Value::String(word) => word.parse().map(Some).map_err(D::Error::custom),
            number => number.to_string().parse().map(Some).map_err(D::Error::custom),
        }
    }
}
