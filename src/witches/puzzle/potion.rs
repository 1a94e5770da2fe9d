//! Potions: their content, parsing of typed potions, and the result of a test.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::ingredient::separates;
use super::{Effect, Ingredient, IngredientNames, NameError, Puzzle, find};
use crate::common::json::read_by_fields;
use crate::texts::msg::*;
use crate::texts::{Message, msg, quoted, row};
use crate::witches::settings::RecipeLength;

/// Maximum number of ingredients in a [`Potion`].
pub(crate) const MAX_POTION: usize = 12;
/// Maximum number of dots of an ingredient: the length of the longest recipe.
pub const MAX_GROWN: u8 = RecipeLength::LONGEST;

/// Ingredient of a [`Potion`] with its dots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct PotionItem {
    /// Ingredient that was poured.
    pub ingredient: Ingredient,
    /// Number of dots, 1 to 6.
    pub grown: u8,
}

read_by_fields! {
    PotionItem { ingredient, grown }
}

/// Ordered list of 1 to 12 ingredients with dots, the first one poured first. An ingredient may
/// occur several times.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Potion(Vec<PotionItem>);

/// Reason why a [`Potion`] cannot be tested.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum PotionError {
    /// No ingredients.
    Empty,
    /// More than 12 ingredients; holds their number.
    TooLarge(usize),
    /// Number of dots outside 1 to 6.
    Grown {
        /// Ingredient with the invalid number of dots.
        ingredient: Ingredient,
        /// Invalid number of dots.
        grown: u32,
        /// Longest possible recipe of the game.
        longest: u8,
    },
    /// Ingredient that is not in play, with the ingredients that are.
    Foreign(Ingredient, &'static [Ingredient]),
}

impl PotionError {
    /// Returns a message that describes the error.
    pub fn message(&self) -> Message {
        match *self {
            PotionError::Empty => play_potion_empty(),
            PotionError::TooLarge(count) => play_potion_too_large(count, MAX_POTION),
            PotionError::Grown { ingredient, grown, longest } => {
                play_potion_grown(ingredient.name(), grown, longest)
            }
            PotionError::Foreign(ingredient, known) => {
                play_potion_foreign(ingredient.name(), row(known.iter().map(|i| i.name())))
            }
        }
    }
}

impl Potion {
    /// Creates a potion of ingredients of `puzzle`.
    ///
    /// # Errors
    /// Returns [`PotionError`] if there are no or too many ingredients, if one is not in play, or
    /// if a number of dots is outside 1 to 6.
    pub fn new(puzzle: &Puzzle, pours: Vec<PotionItem>) -> Result<Self, PotionError> {
        match pours.len() {
            0 => return Err(PotionError::Empty),
            n if n > MAX_POTION => return Err(PotionError::TooLarge(n)),
            _ => {}
        }
        for pour in &pours {
            if !puzzle.uses(pour.ingredient) {
                return Err(PotionError::Foreign(pour.ingredient, puzzle.ingredients()));
            }
            if !(1..=MAX_GROWN).contains(&pour.grown) {
                return Err(PotionError::Grown {
                    ingredient: pour.ingredient,
                    grown: pour.grown.into(),
                    longest: puzzle.settings().length().longest(),
                });
            }
        }
        Ok(Potion(pours))
    }

    /// Ingredients with their dots, in the order of pouring.
    pub fn items(&self) -> &[PotionItem] {
        &self.0
    }
}

/// Reason why a text cannot be parsed as ingredients with dots.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum PotionTextError {
    /// Unknown ingredient.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Ingredient without dots.
    NoDots {
        /// Ingredient without a number of dots.
        ingredient: Ingredient,
        /// Longest possible recipe of the game.
        longest: u8,
    },
    /// Dots that are not a number.
    Dots {
        /// Ingredient with the invalid dots.
        ingredient: Ingredient,
        /// Text in place of the dots.
        dots: String,
        /// Longest possible recipe of the game.
        longest: u8,
    },
}

impl PotionTextError {
    /// Returns a message that describes the error.
    pub fn message(&self) -> Message {
        match self {
            PotionTextError::Name(error) => error.message(),
            PotionTextError::NoDots { ingredient, longest } => {
                play_pour_no_dots(ingredient.name(), ingredient.id(), *longest)
            }
            PotionTextError::Dots { ingredient, dots, longest } => {
                play_pour_dots(ingredient.name(), quoted(dots), *longest)
            }
        }
    }
}

/// Parses ingredients with dots, such as `sage:2 mint:1`. Commas or spaces separate the ingredients.
/// The colon may be omitted (`sage2`) or replaced by a space (`sage 2`). `among` has the accepted
/// names. Larger numbers of dots than `longest` are accepted, but error messages do not suggest
/// them.
///
/// # Errors
/// Returns [`PotionTextError`] if an ingredient or its dots are not understood.
pub fn parse_items(
    text: &str,
    among: impl Into<IngredientNames>,
    longest: u8,
) -> Result<Vec<PotionItem>, PotionTextError> {
    let among = among.into();
    let mut pours = Vec::new();
    let mut rest = text.trim_start_matches(separates);
    while !rest.is_empty() {
        let name_end = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let (name, after) = match name_end {
            // No beginning of a name: the error shows the whole word.
            0 => rest.split_at(rest.find(separates).unwrap_or(rest.len())),
            end => rest.split_at(end),
        };
        let ingredient = find(name, &among)?;
        let after = after.trim_start_matches([':', ' ', '=']);
        let dots_end = after.find(separates).unwrap_or(after.len());
        let (dots, after) = after.split_at(dots_end);
        if dots.is_empty() || dots.starts_with(char::is_alphabetic) {
            return Err(PotionTextError::NoDots { ingredient, longest });
        }
        let wrong = || PotionTextError::Dots { ingredient, dots: dots.into(), longest };
        pours.push(PotionItem { ingredient, grown: dots.parse().map_err(|_| wrong())? });
        rest = after.trim_start_matches(separates);
    }
    Ok(pours)
}

/// Content of a [`Report`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReportValue {
    /// Presence of the effect, without further content.
    Here,
    /// Number: a count, a sum, a distance, or the number of an ingredient.
    Number(i16),
    /// The ingredient in question has no number.
    NoNumber,
    /// The ingredients of the potion have all numbers of `1..=L`, so none of them is missing.
    NothingToSay,
    /// Answer `YES`.
    Yes,
    /// Answer `NO`.
    No,
    /// The ingredient is a decoy.
    Decoy,
    /// The ingredient's number is random.
    Random,
}

impl ReportValue {
    /// Returns the content as a message for the players.
    pub fn message(self) -> Message {
        match self {
            ReportValue::Here => msg::says_here(),
            ReportValue::Number(n) => msg::says_number(n),
            ReportValue::NoNumber => msg::says_no_number(),
            ReportValue::NothingToSay => msg::says_nothing(),
            ReportValue::Yes => msg::says_yes(),
            ReportValue::No => msg::says_no(),
            ReportValue::Decoy => msg::says_decoy(),
            ReportValue::Random => msg::says_random(),
        }
    }
}

impl fmt::Display for ReportValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// Report of an effect. Does not reveal the ingredient that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Report {
    /// Effect that reports. For a Joker this is [`Effect::Joker`], not the effect it imitates.
    pub by: Effect,
    /// Content of the report.
    pub says: ReportValue,
}

read_by_fields! {
    Report { by, says }
}

impl Report {
    /// Returns the report as a message for the players: the effect and the content.
    pub fn message(&self) -> Message {
        match self.says {
            ReportValue::Here => msg::report_here(self.by.name()),
            says => msg::report_says(self.by.name(), says.message()),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// Number of reports that [`Reports`] stores inline. Only potions with many effects make more.
const INLINE: usize = 15;

/// Reports of a test. The usual number is stored inline, so that an evaluation allocates nothing on
/// the heap.
#[derive(Clone)]
pub struct Reports {
    inline: [Report; INLINE],
    len: usize,
    /// All reports, once there are more than [`INLINE`].
    all: Vec<Report>,
}

impl Reports {
    pub(super) const fn new() -> Self {
        let none = Report { by: Effect::Cutoff, says: ReportValue::Here };
        Reports { inline: [none; INLINE], len: 0, all: Vec::new() }
    }

    pub(super) fn push(&mut self, report: Report) {
        match self.inline.get_mut(self.len) {
            Some(place) => {
                *place = report;
                self.len += 1;
            }
            None => {
                if self.all.is_empty() {
                    self.all.extend(self.inline);
                }
                self.all.push(report);
            }
        }
    }

    pub(super) fn clear(&mut self) {
        self.len = 0;
        self.all.clear();
    }
}

impl std::ops::Deref for Reports {
    type Target = [Report];
    fn deref(&self) -> &[Report] {
        if self.all.is_empty() { &self.inline[..self.len] } else { &self.all }
    }
}

impl std::ops::DerefMut for Reports {
    fn deref_mut(&mut self) -> &mut [Report] {
        if self.all.is_empty() { &mut self.inline[..self.len] } else { &mut self.all }
    }
}

impl fmt::Debug for Reports {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl PartialEq for Reports {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Reports {}

/// Result of a test by [`evaluate`](super::evaluate()) (rules, section 4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Number of undergrown ingredients.
    pub undergrown: u8,
    /// Number of overgrown ingredients.
    pub overgrown: u8,
    /// Reports in random order.
    pub reports: Reports,
    /// Whether the potion won. A win has neither counts nor reports.
    pub won: bool,
}
