//! Internal, may change. Difficulty levels, settings of a game (rules, section 2), and parsing of
//! both.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::common::catalogue::catalogue;
use crate::common::edition::Edition;
use crate::texts::{Message, Value, msg, quoted, row};
use crate::witches::puzzle::Ingredient;
use {DecoyKinds as D, EffectsLevel as E, RecipeLength as R};

/// Number of regular ingredients in the recipe, as far as the players know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RecipeLength {
    /// Length known to the players, 3 to 6.
    Known(u8),
    /// Length drawn with the puzzle. The players know only its range, 4 to 6.
    Hidden,
}

impl RecipeLength {
    /// Lengths that are valid in [`RecipeLength::Known`].
    const KNOWN: RangeInclusive<u8> = 3..=6;
    /// Lengths that are drawn for [`RecipeLength::Hidden`].
    const HIDDEN: RangeInclusive<u8> = 4..=6;
    /// Longest recipe of any settings.
    pub const LONGEST: u8 = *RecipeLength::KNOWN.end();

    /// Returns all values: every known length, then [`RecipeLength::Hidden`].
    pub(crate) fn all() -> impl Iterator<Item = RecipeLength> {
        RecipeLength::KNOWN.map(RecipeLength::Known).chain([RecipeLength::Hidden])
    }

    /// Returns the range of lengths that a puzzle with this setting can have.
    pub fn range(self) -> RangeInclusive<u8> {
        match self {
            RecipeLength::Known(length) => length..=length,
            RecipeLength::Hidden => RecipeLength::HIDDEN,
        }
    }

    /// Returns the start of [`RecipeLength::range`].
    pub fn shortest(self) -> u8 {
        *self.range().start()
    }

    /// Returns the end of [`RecipeLength::range`].
    pub fn longest(self) -> u8 {
        *self.range().end()
    }

    /// Returns the range of lengths over all settings, 3 to 6.
    pub(crate) fn any_range() -> RangeInclusive<u8> {
        RecipeLength::KNOWN
    }

    /// Returns the text of the range over all settings (`3 to 6`), for unknown settings.
    pub(crate) fn any() -> Value {
        msg::level_recipe(*RecipeLength::KNOWN.start(), *RecipeLength::KNOWN.end()).into()
    }
}

/// Converts to the text for players: a number, or a range such as `4 to 6`.
impl From<RecipeLength> for Value {
    fn from(length: RecipeLength) -> Value {
        match length {
            RecipeLength::Known(length) => length.into(),
            hidden => msg::level_recipe(hidden.shortest(), hidden.longest()).into(),
        }
    }
}

impl fmt::Display for RecipeLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecipeLength::Known(length) => length.fmt(f),
            hidden => msg::level_recipe(hidden.shortest(), hidden.longest()).fmt(f),
        }
    }
}

/// Kinds of decoys that a puzzle can contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DecoyKinds {
    /// Ignored decoys only, which are never counted.
    Ignore,
    /// Ignored decoys, overachievers and imposters.
    All,
}

/// Number and categories of the effects in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EffectsLevel {
    /// No effects.
    None,
    /// `max(4, n / 2)` effects of four categories, where `n` is the number of ingredients.
    Some,
    /// `max(5, 3 n / 4)` effects of all five categories, where `n` is the number of ingredients.
    Many,
}

/// Settings of a game: those of a level or custom ones, and the edition of the rules. Always
/// playable, since [`Level::settings`], [`Settings::new`] and deserialization allow only valid
/// values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Columns")]
pub struct Settings {
    ingredients: u8,
    length: RecipeLength,
    decoys: DecoyKinds,
    effects: EffectsLevel,
    special_cells: bool,
    edition: Edition,
}

/// Reason why [`Settings`] cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum SettingsError {
    /// Recipe length outside 3 to 6.
    Length(u8),
    /// Number of ingredients that does not fit the recipe length or the edition.
    Ingredients {
        /// Requested number of ingredients.
        given: u8,
        /// Longest possible recipe of the settings.
        longest: u8,
    },
}

impl SettingsError {
    /// Returns a message that describes the error.
    pub fn message(&self) -> Message {
        match *self {
            SettingsError::Length(given) => msg::level_no_recipe(given, lengths()),
            SettingsError::Ingredients { given, longest } => {
                let most = most_ingredients(Edition::LATEST);
                msg::level_no_ingredients(given, longest, longest + 1, most)
            }
        }
    }
}

/// Returns the largest number of ingredients in a puzzle of `edition`.
pub(crate) fn most_ingredients(edition: Edition) -> u8 {
    u8::try_from(Ingredient::of(edition)).unwrap_or(u8::MAX)
}

impl Settings {
    /// Creates custom settings in the latest edition.
    ///
    /// # Errors
    /// Returns [`SettingsError`] if the recipe length is neither 3 to 6 nor hidden, if there are
    /// not more `ingredients` than the longest recipe, or if there are more than the edition has.
    pub fn new(
        ingredients: u8,
        length: RecipeLength,
        decoys: DecoyKinds,
        effects: EffectsLevel,
        special_cells: bool,
    ) -> Result<Self, SettingsError> {
        if let RecipeLength::Known(l) = length
            && !RecipeLength::KNOWN.contains(&l)
        {
            return Err(SettingsError::Length(l));
        }
        let longest = length.longest();
        if ingredients <= longest || ingredients > most_ingredients(Edition::LATEST) {
            return Err(SettingsError::Ingredients { given: ingredients, longest });
        }
        let edition = Edition::LATEST;
        Ok(Settings { ingredients, length, decoys, effects, special_cells, edition })
    }

    /// Number of ingredients `n` in the puzzle, 4 to 10.
    pub fn ingredients(&self) -> u8 {
        self.ingredients
    }

    /// Length of the recipe.
    pub fn length(&self) -> RecipeLength {
        self.length
    }

    /// Kinds of decoys that can appear.
    pub fn decoys(&self) -> DecoyKinds {
        self.decoys
    }

    /// Number and categories of the effects.
    pub fn effects(&self) -> EffectsLevel {
        self.effects
    }

    /// Whether the board has special cells.
    pub fn special_cells(&self) -> bool {
        self.special_cells
    }

    /// Edition of the rules.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Returns these settings in `edition`, with the number of ingredients reduced to those that
    /// the edition has.
    #[must_use]
    pub fn in_edition(self, edition: Edition) -> Settings {
        let ingredients = self.ingredients.min(most_ingredients(edition));
        Settings { edition, ingredients, ..self }
    }

    /// Serializes the settings, for use in keys of caches and secrets. The meaning of each byte
    /// never changes.
    pub(crate) fn to_bytes(self) -> [u8; 7] {
        let Settings { ingredients, length, decoys, effects, special_cells, edition } = self;
        let decoys = match decoys {
            DecoyKinds::Ignore => 0,
            DecoyKinds::All => 1,
        };
        let effects = match effects {
            EffectsLevel::None => 0,
            EffectsLevel::Some => 1,
            EffectsLevel::Many => 2,
        };
        let (shortest, longest) = (length.shortest(), length.longest());
        [edition.number(), ingredients, shortest, longest, decoys, effects, special_cells.into()]
    }

    /// Returns the level with exactly these settings in their edition, if any.
    pub fn level(&self) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.settings().in_edition(self.edition) == *self)
    }

    /// Returns the level with these settings or, for custom ones, the nearest level (rules, section
    /// 2): the highest level whose characteristic setting they have.
    pub(crate) fn nearest_level(&self) -> Level {
        match self.level() {
            Some(level) => level,
            None if self.effects == EffectsLevel::Many => Level::HighWitch,
            None if self.length == RecipeLength::Hidden => Level::PotionMaster,
            None if self.decoys == DecoyKinds::All => Level::SpiceSorcerer,
            None if self.special_cells => Level::AmateurWitch,
            None if self.effects == EffectsLevel::Some => Level::Beginner,
            None => Level::FirstGame,
        }
    }
}

/// Settings as deserialized, before the validation by [`Settings::new`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Columns {
    ingredients: u8,
    length: RecipeLength,
    decoys: DecoyKinds,
    effects: EffectsLevel,
    special_cells: bool,
    edition: Edition,
}

impl TryFrom<Columns> for Settings {
    type Error = SettingsError;

    fn try_from(columns: Columns) -> Result<Settings, SettingsError> {
        let Columns { ingredients, length, decoys, effects, special_cells, edition } = columns;
        Settings::new(ingredients, length, decoys, effects, special_cells)
            .map(|settings| settings.in_edition(edition))
    }
}

/// Row of the catalogue of [`Level`]s.
struct LevelRow {
    name: fn() -> Message,
    number: u8,
    /// Settings of the level. Each level introduces one new element.
    columns: LevelColumns,
    /// Wins of simulated typical players on sheets of this level, in percent.
    wins: u8,
}

/// Ingredients, recipe length, decoys, effects, and whether there are special cells.
type LevelColumns = (u8, RecipeLength, DecoyKinds, EffectsLevel, bool);

catalogue! {
    /// Difficulty level (rules, section 2).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[allow(missing_docs)]
    pub enum Level of LevelRow;

    FirstGame [name: level_first_game] { number: 0,
        columns: (6, R::Known(4), D::Ignore, E::None, false), wins: 90 }
    Beginner [name: level_beginner] { number: 1,
        columns: (6, R::Known(4), D::Ignore, E::Some, false), wins: 78 }
    AmateurWitch [name: level_amateur_witch] { number: 2,
        columns: (8, R::Known(4), D::Ignore, E::Some, true), wins: 66 }
    SpiceSorcerer [name: level_spice_sorcerer] { number: 3,
        columns: (8, R::Known(4), D::All, E::Some, true), wins: 54 }
    PotionMaster [name: level_potion_master] { number: 4,
        columns: (8, R::Hidden, D::All, E::Some, true), wins: 42 }
    HighWitch [name: level_high_witch] { number: 5,
        columns: (10, R::Hidden, D::All, E::Many, true), wins: 30 }
}

impl Level {
    /// Number of the level, 0 to 5.
    pub fn number(self) -> u8 {
        self.row().number
    }

    /// Name as printed on the sheet.
    pub fn name(self) -> Message {
        (self.row().name)()
    }

    /// Name for input: lower case with hyphens, as in `high-witch`.
    pub(crate) fn word(self) -> &'static str {
        self.name().key().trim_start_matches("level-")
    }

    /// Returns the settings of the level in [`Edition::LATEST`].
    pub fn settings(self) -> Settings {
        let (ingredients, length, decoys, effects, special_cells) = self.row().columns;
        Settings { ingredients, length, decoys, effects, special_cells, edition: Edition::LATEST }
    }

    /// Wins of simulated typical players on sheets of this level, in per mille.
    pub fn wins(self) -> u32 {
        u32::from(self.row().wins) * 10
    }
}

/// Error of the `FromStr` implementations: a word that names no valid choice.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct ChoiceError {
    what: SettingKind,
    given: String,
}

/// Setting whose value could not be parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SettingKind {
    Level,
    Length,
    Decoys,
    Effects,
}

impl ChoiceError {
    fn new(what: SettingKind, given: &str) -> Self {
        ChoiceError { what, given: given.trim().into() }
    }

    /// Returns a message that describes the error.
    pub fn message(&self) -> Message {
        let given = quoted(&self.given);
        match self.what {
            SettingKind::Level => {
                let choice = |level: Level| msg::level_choice(level.number(), level.name());
                msg::level_none(given, row(Level::ALL.map(choice)))
            }
            SettingKind::Length => msg::level_no_length(given, lengths()),
            SettingKind::Decoys => {
                let [first, last] = [DecoyKinds::Ignore, DecoyKinds::All].map(DecoyKinds::word);
                msg::level_no_decoys(given, msg::level_or(first, last))
            }
            SettingKind::Effects => {
                use EffectsLevel::{Many, None, Some};
                let first = row([None, Some].map(EffectsLevel::word));
                msg::level_no_effects(given, msg::level_or(first, Many.word()))
            }
        }
    }
}

fn normalize(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Parses a number, 0 to 5, or a prefix of a name that matches exactly one level.
impl FromStr for Level {
    type Err = ChoiceError;

    fn from_str(text: &str) -> Result<Self, ChoiceError> {
        let typed = normalize(text);
        let by_number = Level::ALL.into_iter().find(|l| l.number().to_string() == text.trim());
        let mut by_name = Level::ALL
            .into_iter()
            .filter(|l| !typed.is_empty() && normalize(l.word()).starts_with(&typed));
        match (by_number, by_name.next(), by_name.next()) {
            (Some(level), ..) | (None, Some(level), None) => Ok(level),
            _ => Err(ChoiceError::new(SettingKind::Level, text)),
        }
    }
}

/// Returns the choices of a recipe's length as text: `3, 4, 5, 6 or hidden`.
fn lengths() -> Message {
    msg::level_or(row(RecipeLength::KNOWN), "hidden")
}

impl FromStr for RecipeLength {
    type Err = ChoiceError;

    fn from_str(text: &str) -> Result<Self, ChoiceError> {
        match normalize(text).as_str() {
            "hidden" => Ok(RecipeLength::Hidden),
            number => match number.parse() {
                Ok(length) if RecipeLength::KNOWN.contains(&length) => {
                    Ok(RecipeLength::Known(length))
                }
                _ => Err(ChoiceError::new(SettingKind::Length, text)),
            },
        }
    }
}

impl RecipeLength {
    /// Word for this length in input: a number, or `hidden`.
    pub fn word(self) -> String {
        match self {
            RecipeLength::Known(length) => length.to_string(),
            RecipeLength::Hidden => "hidden".into(),
        }
    }
}

impl DecoyKinds {
    /// Word for this choice in input: `ignore` or `all`.
    pub fn word(self) -> &'static str {
        match self {
            DecoyKinds::Ignore => "ignore",
            DecoyKinds::All => "all",
        }
    }
}

impl EffectsLevel {
    /// Word for this choice in input: `none`, `some` or `many`.
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
        match normalize(text).as_str() {
            "ignore" => Ok(DecoyKinds::Ignore),
            "all" => Ok(DecoyKinds::All),
            _ => Err(ChoiceError::new(SettingKind::Decoys, text)),
        }
    }
}

impl FromStr for EffectsLevel {
    type Err = ChoiceError;

    fn from_str(text: &str) -> Result<Self, ChoiceError> {
        match normalize(text).as_str() {
            "none" | "0" => Ok(EffectsLevel::None),
            "some" | "1" => Ok(EffectsLevel::Some),
            "many" | "2" => Ok(EffectsLevel::Many),
            _ => Err(ChoiceError::new(SettingKind::Effects, text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::witches::settings::Level;

    #[test]
    fn levels_are_valid_custom_settings() {
        for level in Level::ALL {
            let s = level.settings();
            assert_eq!(
                Settings::new(s.ingredients, s.length, s.decoys, s.effects, s.special_cells),
                Ok(s)
            );
            assert_eq!(s.level(), Some(level));
        }
    }

    #[test]
    fn settings_of_ones_own_are_near_a_level() {
        let own = |n, length, decoys, effects, cells| {
            let settings = Settings::new(n, length, decoys, effects, cells).unwrap();
            settings.nearest_level()
        };
        assert_eq!(own(7, R::Known(4), D::Ignore, E::None, false), Level::FirstGame);
        assert_eq!(own(7, R::Known(4), D::Ignore, E::Some, false), Level::Beginner);
        assert_eq!(own(7, R::Known(4), D::Ignore, E::None, true), Level::AmateurWitch);
        assert_eq!(own(7, R::Known(4), D::All, E::None, true), Level::SpiceSorcerer);
        assert_eq!(own(7, R::Hidden, D::Ignore, E::Some, false), Level::PotionMaster);
        assert_eq!(own(7, R::Known(4), D::Ignore, E::Many, false), Level::HighWitch);
    }

    #[test]
    fn unplayable_settings_are_refused() {
        let try_new =
            |n, l| Settings::new(n, l, DecoyKinds::All, EffectsLevel::Some, true).map(|_| ());
        assert_eq!(try_new(8, RecipeLength::Known(7)), Err(SettingsError::Length(7)));
        let bad = Err(SettingsError::Ingredients { given: 6, longest: 6 });
        assert_eq!(try_new(6, RecipeLength::Hidden), bad);
        assert_eq!(try_new(7, RecipeLength::Hidden), Ok(()));
        assert!(try_new(11, RecipeLength::Known(4)).is_err());
    }

    #[test]
    fn what_is_written_is_read_again_and_checked() {
        for level in Level::ALL {
            let settings = level.settings().in_edition(Edition::First);
            let text = serde_json::to_string(&settings).unwrap();
            assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), settings, "{text}");
        }
        let text = serde_json::to_string(&Level::FirstGame.settings()).unwrap();
        let wrong = text.replace("\"ingredients\":6", "\"ingredients\":60");
        let error = serde_json::from_str::<Settings>(&wrong).unwrap_err().to_string();
        // Builds without `press` have message keys, but no texts.
        let told = if cfg!(feature = "press") { "60 ingredients" } else { "level-no-ingredients" };
        assert!(error.contains(told), "{error}");
    }

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
