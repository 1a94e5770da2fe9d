//! What games of a run are like, and of which levels.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::order::Order;
use crate::game::edition::Edition;
use crate::game::players::Players;
use crate::witches::puzzle::MostAnswers;
use crate::witches::settings::{
    DecoyKinds, EffectsLevel, Level, RecipeLength, Settings, SettingsError,
};
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

/// The level of each game of a series.
///
/// Written as JSON, it is a number or name for all, a list that begins again at its end, or
/// `{"ramp": [0, 5], "games": 10}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Value", try_from = "Value")]
pub struct Levels(Form);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Form {
    /// One after the other, and from the beginning again; at least one.
    Cycle(Vec<Level>),
    /// Evenly from the first to the last over so many games, at least one; then the last.
    Ramp { first: Level, last: Level, games: u64 },
}

/// The most levels of a list.
const MOST: usize = 10_000;

/// Levels that no series can have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct LevelsError(String);

impl Default for Levels {
    fn default() -> Self {
        Level::FirstGame.into()
    }
}

impl From<Level> for Levels {
    /// One level for all games.
    fn from(level: Level) -> Self {
        Levels(Form::Cycle(vec![level]))
    }
}

impl Levels {
    /// A list of levels that begins again at its end.
    ///
    /// # Errors
    /// If it is empty, or has more than 10,000.
    pub fn cycle(levels: Vec<Level>) -> Result<Self, LevelsError> {
        match levels.len() {
            1..=MOST => Ok(Levels(Form::Cycle(levels))),
            count => Err(LevelsError(format!("a list of {count} levels; use 1 to {MOST} of them"))),
        }
    }

    /// Evenly from one level to another over so many games. Those that come after have the
    /// last level, too.
    ///
    /// # Errors
    /// For no games.
    pub fn ramp(first: Level, last: Level, games: u64) -> Result<Self, LevelsError> {
        if games == 0 {
            return Err(LevelsError("a ramp over 0 games; use at least 1".into()));
        }
        Ok(Levels(Form::Ramp { first, last, games }))
    }

    /// The level of a game, whose number counts from 0.
    pub(super) fn of(&self, number: u64) -> Level {
        match &self.0 {
            Form::Cycle(levels) => {
                let place = number % levels.len() as u64;
                levels[usize::try_from(place).unwrap_or_default()]
            }
            Form::Ramp { first, last, games } => {
                let (from, to) = (i128::from(first.number()), i128::from(last.number()));
                let (place, steps) = (number.min(games - 1), games - 1);
                if steps == 0 {
                    return *first;
                }
                // The nearest level, and of two the harder one.
                let twice = 2 * i128::from(place) * (to - from) + i128::from(steps);
                let level = from + twice.div_euclid(2 * i128::from(steps));
                Level::ALL.into_iter().find(|l| i128::from(l.number()) == level).unwrap_or(*last)
            }
        }
    }

    /// The numbers of games among which every level of the series is.
    pub(super) fn firsts(&self) -> Vec<u64> {
        match &self.0 {
            Form::Cycle(levels) => (0..levels.len() as u64).collect(),
            Form::Ramp { first, last, games } => {
                let (from, to) = (first.number(), last.number());
                let between = from.min(to)..=from.max(to);
                let mut firsts: Vec<u64> =
                    between.filter_map(|level| self.first_of(level, *games)).collect();
                firsts.sort_unstable();
                firsts
            }
        }
    }

    /// The first game of a ramp that has a level.
    fn first_of(&self, level: u8, games: u64) -> Option<u64> {
        let (from, to) = (self.of(0).number(), self.of(games - 1).number());
        let reached = |number: u64| {
            let here = self.of(number).number();
            if from <= to { here >= level } else { here <= level }
        };
        let (mut low, mut high) = (0, games - 1);
        while low < high {
            let middle = low + (high - low) / 2;
            if reached(middle) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        (self.of(low).number() == level).then_some(low)
    }

    /// How many of the first `games` games have a number that fits.
    pub(super) fn count(&self, games: u64, fits: impl Fn(u64) -> bool) -> u64 {
        match &self.0 {
            Form::Cycle(levels) => {
                let length = levels.len() as u64;
                let whole = (0..length).filter(|&n| fits(n)).count() as u64;
                let rest = (0..games % length).filter(|&n| fits(n)).count() as u64;
                (games / length) * whole + rest
            }
            Form::Ramp { .. } => {
                let firsts = self.firsts();
                let ends = firsts.iter().copied().skip(1).chain([games]);
                let lengths = firsts.iter().zip(ends).map(|(&from, to)| {
                    if fits(from) { to.min(games).saturating_sub(from) } else { 0 }
                });
                lengths.sum()
            }
        }
    }
}

impl From<Levels> for Value {
    fn from(levels: Levels) -> Value {
        match levels.0 {
            Form::Cycle(levels) => match levels[..] {
                [one] => json!(one.number()),
                _ => levels.iter().map(|level| level.number()).collect(),
            },
            Form::Ramp { first, last, games } => {
                json!({ "ramp": [first.number(), last.number()], "games": games })
            }
        }
    }
}

impl TryFrom<Value> for Levels {
    type Error = LevelsError;

    fn try_from(value: Value) -> Result<Self, LevelsError> {
        match value {
            Value::Array(levels) => {
                Levels::cycle(levels.iter().map(level).collect::<Result<_, _>>()?)
            }
            Value::Object(ramp) => match (ramp.get("ramp"), ramp.get("games"), ramp.len()) {
                (Some(Value::Array(ends)), Some(games), 2) => match (&ends[..], games.as_u64()) {
                    ([first, last], Some(games)) => {
                        Levels::ramp(level(first)?, level(last)?, games)
                    }
                    _ => Err(no_levels(ramp)),
                },
                _ => Err(no_levels(ramp)),
            },
            one => level(&one).map(Levels::from),
        }
    }
}

fn no_levels(given: impl Into<Value>) -> LevelsError {
    LevelsError(format!(
        "{} are no levels; use one, a list of them, or {{\"ramp\":[0,5],\"games\":10}}",
        given.into()
    ))
}

/// A level by its number or its name.
fn level(value: &Value) -> Result<Level, LevelsError> {
    let text = match value {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        other => return Err(no_levels(other.clone())),
    };
    text.parse()
        .map_err(|error: crate::witches::settings::ChoiceError| LevelsError(error.to_string()))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn levels(json: &str) -> Result<Levels, LevelsError> {
        Levels::try_from(serde_json::from_str::<Value>(json).unwrap())
    }

    fn numbers(json: &str, games: u64) -> Vec<u8> {
        let levels = levels(json).unwrap();
        (0..games).map(|number| levels.of(number).number()).collect()
    }

    #[test]
    fn lists_begin_again_and_ramps_climb_to_the_end() {
        assert_eq!(numbers("3", 3), [3, 3, 3]);
        assert_eq!(numbers(r#"["first", 2]"#, 5), [0, 2, 0, 2, 0]);
        assert_eq!(
            numbers(r#"{"ramp":[0,5],"games":10}"#, 12),
            [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5]
        );
        assert_eq!(numbers(r#"{"ramp":[5,1],"games":3}"#, 4), [5, 3, 1, 1]);
        assert_eq!(numbers(r#"{"ramp":[2,5],"games":1}"#, 2), [2, 2]);
    }

    #[test]
    fn what_are_no_levels_is_refused() {
        for wrong in [
            "6",
            "-1",
            "null",
            "[]",
            "[0, true]",
            r#"{"ramp":[0,5]}"#,
            r#"{"ramp":[0],"games":3}"#,
            r#"{"ramp":[0,5],"games":0}"#,
            r#"{"ramp":[0,5],"games":-2}"#,
            r#"{"ramp":[0,5],"games":3,"more":1}"#,
        ] {
            assert!(levels(wrong).is_err(), "{wrong}");
        }
    }

    proptest! {
        #[test]
        fn levels_read_back_and_are_counted(
            first in 0..6usize,
            last in 0..6usize,
            games in 1..60u64,
            list in prop::collection::vec(0..6usize, 1..8),
            wanted in 0..6u8,
            upto in 0..90u64,
        ) {
            let ramp = Levels::ramp(Level::ALL[first], Level::ALL[last], games).unwrap();
            let list = Levels::cycle(list.into_iter().map(|l| Level::ALL[l]).collect()).unwrap();
            for levels in [ramp, list] {
                prop_assert_eq!(Levels::try_from(Value::from(levels.clone())), Ok(levels.clone()));
                let fits = |number| levels.of(number).number() == wanted;
                let counted = (0..upto).filter(|&number| fits(number)).count() as u64;
                prop_assert_eq!(levels.count(upto, fits), counted);
                let firsts = levels.firsts();
                for number in 0..90 {
                    prop_assert!(firsts.iter().any(|&f| levels.of(f) == levels.of(number)));
                }
            }
        }
    }
}
