//! Options of a series: players, levels, settings, and the properties that its games are selected
//! by.

use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::common::players::Players;
use crate::texts::{self, Message, msg};
use crate::witches::campaign::{CHAPTERS, Chapter};
use crate::witches::playtest::{Difficulty, PrintedRating, WantedGames};
use crate::witches::puzzle::MostAnswers;
use crate::witches::settings::{
    DecoyKinds, EffectsLevel, Level, RecipeLength, Settings, SettingsError,
};
use crate::witches::test_methods::Extras;

/// Relation between the games of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameSet {
    /// Games of equal strength, for a tournament or a class.
    Equal,
    /// Games that need increasingly hard techniques, one step per game.
    Ladder,
    /// Chapters of a campaign.
    Campaign,
}

/// Options of a series. Omitted fields have the defaults of a single sheet. The key of a tournament
/// is never part of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeriesOptions {
    /// Number of players of each game.
    pub players: Players,
    /// Level of each game.
    pub levels: Levels,
    /// Number of ingredients, overriding the levels.
    pub ingredients: Option<u8>,
    /// Recipe length, overriding the levels.
    #[serde(with = "length")]
    pub length: Option<RecipeLength>,
    /// Kinds of decoys, overriding the levels.
    pub decoys: Option<DecoyKinds>,
    /// Amount of effects, overriding the levels.
    pub effects: Option<EffectsLevel>,
    /// Whether boards have special cells, overriding the levels.
    pub special_cells: Option<bool>,
    /// Maximum number of answers of a puzzle.
    pub answers: MostAnswers,
    /// Required properties of each game.
    pub order: SheetConstraints,
    /// Relation between the games; `None` for independent games.
    pub set: Option<GameSet>,
    /// Base URL of printed codes; without one they are plain text.
    pub base_url: Option<String>,
    /// Whether the sheets are those of a tournament, whose secrets are derived from a key.
    pub referee: bool,
    /// Number of the language of the print.
    pub language: u8,
    /// Additional pages and files, which the printed rules refer to.
    #[serde(rename = "beside")]
    pub extras: Extras,
    /// Whether sheets are taken without selection. They are then printed without a rating.
    pub as_drawn: bool,
}

impl Default for SeriesOptions {
    /// Options of First Games for four players with one answer each, and with plain text codes.
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
            order: SheetConstraints::default(),
            set: None,
            base_url: None,
            referee: false,
            language: 0,
            extras: Extras::default(),
            as_drawn: false,
        }
    }
}

impl SeriesOptions {
    /// Returns the settings of the game with this number, counted from 0.
    ///
    /// # Errors
    /// Fails if the settings are invalid.
    pub fn settings(&self, number: u64) -> Result<Settings, SettingsError> {
        if self.set == Some(GameSet::Campaign) {
            // Games after the last chapter are rejected elsewhere.
            let chapter = Chapter::of(number.min(CHAPTERS - 1)).unwrap_or(Chapter::FIRST);
            return chapter.settings();
        }
        let level = self.levels.of(number).settings();
        Settings::new(
            self.ingredients.unwrap_or(level.ingredients()),
            self.length.unwrap_or(level.length()),
            self.decoys.unwrap_or(level.decoys()),
            self.effects.unwrap_or(level.effects()),
            self.special_cells.unwrap_or(level.special_cells()),
        )
    }

    /// Returns the different settings in the series, each with the number of the first game that
    /// has them.
    ///
    /// # Errors
    /// Fails if some of the settings are invalid.
    pub(super) fn kinds(&self) -> Result<Vec<(u64, Settings)>, SettingsError> {
        let mut kinds: Vec<(u64, Settings)> = Vec::new();
        let firsts = match self.set {
            Some(GameSet::Campaign) => (0..CHAPTERS).collect(),
            Some(GameSet::Equal | GameSet::Ladder) | None => self.levels.firsts(),
        };
        for number in firsts {
            let settings = self.settings(number)?;
            if kinds.iter().all(|(_, known)| *known != settings) {
                kinds.push((number, settings));
            }
        }
        Ok(kinds)
    }
}

/// Serde format of a recipe length: a number, or the word `hidden`.
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

/// Level of each game of a series.
///
/// In JSON a number or name for all games, a list that repeats, or `{"ramp": [0, 5], "games": 10}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Value", try_from = "Value")]
pub struct Levels(Pattern);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Pattern {
    /// Repeating list of levels; not empty.
    Cycle(Vec<Level>),
    /// Levels from `first` to `last` in even steps over `games` games, at least 1; `last` for all
    /// further games.
    Ramp { first: Level, last: Level, games: u64 },
}

/// Maximum length of a list of levels.
const MOST: usize = 10_000;

/// Error for levels that a series cannot have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct LevelsError(texts::Value);

impl LevelsError {
    /// Returns the reason, as a message where people at home meet it.
    pub fn message(&self) -> texts::Value {
        self.0.clone()
    }
}

impl Default for Levels {
    fn default() -> Self {
        Level::FirstGame.into()
    }
}

impl From<Level> for Levels {
    fn from(level: Level) -> Self {
        Levels(Pattern::Cycle(vec![level]))
    }
}

impl Levels {
    /// Creates a list of levels that repeats.
    ///
    /// # Errors
    /// Fails if the list is empty, or has more than 10,000 levels.
    pub fn cycle(levels: Vec<Level>) -> Result<Self, LevelsError> {
        match levels.len() {
            1..=MOST => Ok(Levels(Pattern::Cycle(levels))),
            count => Err(LevelsError(
                format!("a list of {count} levels; use 1 to {MOST} of them").into(),
            )),
        }
    }

    /// Creates a ramp from `first` to `last` in even steps over `games` games. Further games have
    /// the level `last`.
    ///
    /// # Errors
    /// Fails if `games` is 0.
    pub fn ramp(first: Level, last: Level, games: u64) -> Result<Self, LevelsError> {
        if games == 0 {
            return Err(LevelsError("a ramp over 0 games; use at least 1".into()));
        }
        Ok(Levels(Pattern::Ramp { first, last, games }))
    }

    /// Parses the first and the last level of a ramp, such as `0..5`.
    ///
    /// # Errors
    /// Fails if the text is not two levels separated by `..`.
    pub fn ends(text: &str) -> Result<(Level, Level), LevelsError> {
        let (from, to) = text
            .split_once("..")
            .ok_or_else(|| LevelsError(msg::print_order_no_ramp(format!("{text:?}")).into()))?;
        let level = |text: &str| text.trim_start_matches('=').parse::<Level>();
        match (level(from), level(to)) {
            (Ok(from), Ok(to)) => Ok((from, to)),
            (Err(error), _) | (_, Err(error)) => Err(LevelsError(error.message().into())),
        }
    }

    /// Returns the level of the game with this number, counted from 0.
    pub(super) fn of(&self, number: u64) -> Level {
        match &self.0 {
            Pattern::Cycle(levels) => {
                let place = number % levels.len() as u64;
                levels[usize::try_from(place).unwrap_or_default()]
            }
            Pattern::Ramp { first, last, games } => {
                let (from, to) = (i128::from(first.number()), i128::from(last.number()));
                let (place, steps) = (number.min(games - 1), games - 1);
                if steps == 0 {
                    return *first;
                }
                // Rounds to the nearest level, and up in case of a tie.
                let twice = 2 * i128::from(place) * (to - from) + i128::from(steps);
                let level = from + twice.div_euclid(2 * i128::from(steps));
                Level::ALL.into_iter().find(|l| i128::from(l.number()) == level).unwrap_or(*last)
            }
        }
    }

    /// Returns numbers of games that together have every level of the series, ascending.
    pub(super) fn firsts(&self) -> Vec<u64> {
        match &self.0 {
            Pattern::Cycle(levels) => (0..levels.len() as u64).collect(),
            Pattern::Ramp { first, last, games } => {
                let (from, to) = (first.number(), last.number());
                let between = from.min(to)..=from.max(to);
                let mut firsts: Vec<u64> =
                    between.filter_map(|level| self.first_of(level, *games)).collect();
                firsts.sort_unstable();
                firsts
            }
        }
    }

    /// Returns the number of the first game of a ramp with `level`, by binary search; `None` if no
    /// game has it.
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

    /// Counts the games below `games` whose number satisfies `fits`, which must depend only on the
    /// level.
    pub(super) fn count(&self, games: u64, fits: impl Fn(u64) -> bool) -> u64 {
        match &self.0 {
            Pattern::Cycle(levels) => {
                let length = levels.len() as u64;
                let whole = (0..length).filter(|&n| fits(n)).count() as u64;
                let rest = (0..games % length).filter(|&n| fits(n)).count() as u64;
                (games / length) * whole + rest
            }
            Pattern::Ramp { .. } => {
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
            Pattern::Cycle(levels) => match levels[..] {
                [one] => json!(one.number()),
                _ => levels.iter().map(|level| level.number()).collect(),
            },
            Pattern::Ramp { first, last, games } => {
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
    LevelsError(
        format!(
            "{} are no levels; use one, a list of them, or {{\"ramp\":[0,5],\"games\":10}}",
            given.into()
        )
        .into(),
    )
}

/// Parses a level from its number or its name.
fn level(value: &Value) -> Result<Level, LevelsError> {
    let text = match value {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        other => return Err(no_levels(other.clone())),
    };
    text.parse()
        .map_err(|error: crate::witches::settings::ChoiceError| LevelsError(error.message().into()))
}

/// Required properties of a game. Omitted properties are not checked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SheetConstraints {
    /// Difficulty in cauldrons.
    pub difficulty: Option<ValueRange<Cauldrons>>,
    /// Median number of turns.
    pub turns: Option<ValueRange<Turns>>,
    /// Share of games that typical players win.
    pub win_rate: Option<ValueRange<GameShare>>,
    /// Share of typical players' games that become hopeless: no naming is left, and no surely
    /// winning potion can be brewed for the rest of the game.
    pub hopeless: Option<ValueRange<GameShare>>,
    /// Share of experts' games in which the answer becomes certain.
    pub certain: Option<ValueRange<GameShare>>,
    /// Whether the game must be winnable without a guess: a simulated player determines the answer
    /// before the test that wins.
    pub no_guess: bool,
}

impl SheetConstraints {
    /// Whether no property is required.
    pub fn is_free(&self) -> bool {
        *self == SheetConstraints::default()
    }

    /// Whether a property is required that a rating contains.
    pub(super) fn is_rated(&self) -> bool {
        self.difficulty.is_some() || self.turns.is_some() || self.win_rate.is_some()
    }

    /// Returns the required ranges for games of typical players, widened by half a step of printed
    /// ratings. A win rate and a difficulty both bound the wins; if they contradict each other, the
    /// win rate is used.
    pub(super) fn games(&self) -> WantedGames {
        let rate = self.win_rate.as_ref().map(ValueRange::bounds);
        let hard = self.difficulty.map(|ordered| Difficulty::wins(ordered.low, ordered.high));
        let ordered = match (rate, hard) {
            (Some(rate), Some(hard)) => {
                let both = *rate.start().max(hard.start())..=*rate.end().min(hard.end());
                Some(if both.is_empty() { rate } else { both })
            }
            (rate, hard) => rate.or(hard),
        };
        let wider = |range: RangeInclusive<u32>, step: u32| {
            let (low, high) = range.into_inner();
            low.saturating_sub(step.div_ceil(2))..=high.saturating_add(step.div_ceil(2))
        };
        let turns = self.turns.as_ref().map(ValueRange::bounds);
        WantedGames {
            wins: ordered.map(|wins| wider(wins, PrintedRating::WINS_STEP)),
            turns: turns.map(|turns| wider(turns, PrintedRating::TURNS_STEP)),
        }
    }
}

/// Quantity that can be required of a game, with its text form.
pub trait FilterQuantity: Copy + Default + fmt::Debug + Eq {
    /// Valid values.
    const RANGE: RangeInclusive<u32>;
    /// Whether a single value may be written in place of a range.
    const ALONE: bool;
    /// Error for a quoted text: the problem, and valid input.
    const INVALID: fn(String) -> Message;

    /// Parses a value; `None` if the text is invalid.
    fn read(text: &str) -> Option<u32> {
        text.parse().ok()
    }

    /// Formats a value.
    fn write(number: u32) -> String {
        number.to_string()
    }
}

/// Difficulty, in cauldrons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cauldrons;

impl FilterQuantity for Cauldrons {
    const RANGE: RangeInclusive<u32> = 1..=Difficulty::MOST as u32;
    const ALONE: bool = true;
    const INVALID: fn(String) -> Message = msg::print_order_no_difficulty;
}

/// Number of turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turns;

impl FilterQuantity for Turns {
    const RANGE: RangeInclusive<u32> = 1..=1_000;
    const ALONE: bool = true;
    const INVALID: fn(String) -> Message = msg::print_order_no_turns;
}

/// Share of games, per mille; written as a decimal from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameShare;

impl FilterQuantity for GameShare {
    const RANGE: RangeInclusive<u32> = 0..=1_000;
    const ALONE: bool = false;
    const INVALID: fn(String) -> Message = msg::print_order_no_shares;

    fn read(text: &str) -> Option<u32> {
        let (whole, thousandths) = text.split_once('.').unwrap_or((text, ""));
        let is_number = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        if text.len() < 2 && whole.is_empty() || !is_number(whole) || !is_number(thousandths) {
            return None;
        }
        let thousandths = format!("{thousandths:0<3}");
        if thousandths.len() > 3 {
            return None;
        }
        let whole: u32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
        whole.checked_mul(1_000)?.checked_add(thousandths.parse().ok()?)
    }

    fn write(number: u32) -> String {
        let written = format!("{}.{:03}", number / 1_000, number % 1_000);
        written.trim_end_matches('0').trim_end_matches('.').to_owned()
    }
}

/// Inclusive range of a measure.
///
/// As text a single value, or a range such as `2..4`. An omitted bound is the end of
/// [`FilterQuantity::RANGE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String", bound = "")]
pub struct ValueRange<M: FilterQuantity> {
    low: u32,
    high: u32,
    measure: PhantomData<M>,
}

/// Error for a text that is not a valid [`ValueRange`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct ValueRangeError(Message);

impl ValueRangeError {
    /// Returns a message that describes the error.
    pub fn message(&self) -> Message {
        self.0.clone()
    }
}

impl<M: FilterQuantity> ValueRange<M> {
    /// Creates a range.
    pub(super) fn of(bounds: RangeInclusive<u32>) -> ValueRange<M> {
        let (low, high) = bounds.into_inner();
        ValueRange { low, high, measure: PhantomData }
    }

    /// Returns the range.
    pub(super) fn bounds(&self) -> RangeInclusive<u32> {
        self.low..=self.high
    }

    /// Applies a monotone function to both bounds.
    pub(super) fn map(&self, function: impl Fn(u32) -> u32) -> ValueRange<M> {
        ValueRange::of(function(self.low)..=function(self.high))
    }

    /// Returns the distance of `number` from the range, in thousandths of the nearest bound; 0
    /// inside.
    pub(super) fn distance(&self, number: u32) -> u64 {
        let bound = number.clamp(self.low, self.high);
        u64::from(number.abs_diff(bound)) * 1_000 / u64::from(bound.max(1))
    }

    /// Formats a number in the text form of the measure.
    pub(super) fn written(&self, number: u32) -> String {
        M::write(number)
    }

    /// Returns the range in words: `3`, or `2 to 4`.
    pub(super) fn words(&self) -> texts::Value {
        match self.low == self.high {
            true => M::write(self.low).into(),
            false => msg::print_order_range(M::write(self.low), M::write(self.high)).into(),
        }
    }
}

impl<M: FilterQuantity> FromStr for ValueRange<M> {
    type Err = ValueRangeError;

    fn from_str(text: &str) -> Result<Self, ValueRangeError> {
        let text = text.trim();
        let read = || {
            let (first, last) = M::RANGE.into_inner();
            let (low, high) = match text.split_once("..") {
                Some(("", "" | "=")) => return None,
                Some((low, high)) => {
                    let high = high.strip_prefix('=').unwrap_or(high);
                    let bound = |text: &str, open| {
                        if text.is_empty() { Some(open) } else { M::read(text.trim()) }
                    };
                    (bound(low, first)?, bound(high, last)?)
                }
                None if M::ALONE => (M::read(text)?, M::read(text)?),
                None => return None,
            };
            let fits = low <= high && M::RANGE.contains(&low) && M::RANGE.contains(&high);
            fits.then_some(ValueRange { low, high, measure: PhantomData })
        };
        read().ok_or_else(|| {
            let text: String = text.chars().take(40).collect();
            ValueRangeError(M::INVALID(format!("{text:?}")))
        })
    }
}

impl<M: FilterQuantity> fmt::Display for ValueRange<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.low == self.high && M::ALONE {
            true => f.write_str(&M::write(self.low)),
            false => write!(f, "{}..{}", M::write(self.low), M::write(self.high)),
        }
    }
}

impl<M: FilterQuantity> From<ValueRange<M>> for String {
    fn from(within: ValueRange<M>) -> String {
        within.to_string()
    }
}

impl<M: FilterQuantity> TryFrom<String> for ValueRange<M> {
    type Error = ValueRangeError;

    fn try_from(text: String) -> Result<Self, ValueRangeError> {
        text.parse()
    }
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

    fn read<M: FilterQuantity>(text: &str) -> Option<(u32, u32)> {
        let within: ValueRange<M> = text.parse().ok()?;
        assert_eq!(within.to_string().parse(), Ok(within), "{text}");
        Some((within.low, within.high))
    }

    #[test]
    fn bounds_are_read_and_written() {
        assert_eq!(read::<Cauldrons>("3"), Some((3, 3)));
        assert_eq!(read::<Cauldrons>("2..4"), Some((2, 4)));
        assert_eq!(read::<Cauldrons>(" 2 ..=4"), Some((2, 4)));
        assert_eq!(read::<Cauldrons>("..3"), Some((1, 3)));
        assert_eq!(read::<Turns>("25.."), Some((25, 1_000)));
        assert_eq!(read::<GameShare>("0.4..0.75"), Some((400, 750)));
        assert_eq!(read::<GameShare>(".125..1"), Some((125, 1_000)));
        assert_eq!(read::<GameShare>("0.5..0.5"), Some((500, 500)));
    }

    #[test]
    fn what_gives_no_bounds_is_refused() {
        for text in ["", "..", "..=", "0", "6", "4..2", "0..3", "2..6", "two", "-1", "2...4", "1.5"]
        {
            assert_eq!(read::<Cauldrons>(text), None, "{text}");
        }
        for text in ["0.5", "0.4..1.1", "0.7..0.4", "0.1234..1", "-0.1..1", "1e0..1"] {
            assert_eq!(read::<GameShare>(text), None, "{text}");
        }
        assert_eq!(read::<Turns>("1..1001"), None);
        assert_eq!(read::<Turns>("99999999999"), None);
    }

    #[test]
    fn distances_grow_away_from_the_bounds() {
        let turns: ValueRange<Turns> = "20..40".parse().unwrap();
        let distances = [10, 19, 20, 33, 40, 44].map(|n| turns.distance(n));
        assert_eq!(distances, [500, 50, 0, 0, 0, 100]);
        assert_eq!(
            (turns.words().to_string(), turns.to_string()),
            ("20 to 40".into(), "20..40".into())
        );
    }
}
