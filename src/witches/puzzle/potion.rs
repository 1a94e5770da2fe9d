//! Potions: what players put into a cauldron, how they type it, and what a test of it says.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::definition::MAX_EFFECTS;
use super::ingredient::separates;
use super::{Effect, Ingredient, IngredientNames, NameError, Puzzle, find};
use crate::common::json::read_by_fields;
use crate::texts::said::*;
use crate::texts::{Message, quoted, row, said};
use crate::witches::settings::RecipeLength;

/// The largest potion that can be tested.
pub(crate) const MAX_POTION: usize = 12;
/// The most dots that an ingredient can have: the longest recipe.
pub const MAX_GROWN: u8 = RecipeLength::LONGEST;

/// One ingredient of a potion with its dots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Pour {
    /// What was put in.
    pub ingredient: Ingredient,
    /// How many dots it had, 1 to 6.
    pub grown: u8,
}

read_by_fields! {
    Pour { ingredient, grown }
}

/// An ordered list of 1 to 12 grown ingredients, the oldest first. The same ingredient may
/// stand in it more than once.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Potion(Vec<Pour>);

/// Why a potion cannot be tested.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum PotionError {
    /// Nothing in it.
    Empty,
    /// Too much in it.
    TooLarge(usize),
    /// No such number of dots.
    Grown {
        /// The ingredient.
        ingredient: Ingredient,
        /// Its impossible dots.
        grown: u32,
        /// The longest recipe of the game.
        longest: u8,
    },
    /// Not of this puzzle, whose ingredients these are.
    Foreign(Ingredient, &'static [Ingredient]),
}

impl PotionError {
    /// What is wrong with the potion.
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
    /// A potion of this puzzle's ingredients.
    ///
    /// # Errors
    /// If it is empty or too large, an ingredient is not of the puzzle, or a number of dots
    /// is not 1 to 6.
    pub fn new(puzzle: &Puzzle, pours: Vec<Pour>) -> Result<Self, PotionError> {
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

    /// Its ingredients, the oldest first.
    pub fn pours(&self) -> &[Pour] {
        &self.0
    }
}

/// Why a text is not a potion.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum PotionTextError {
    /// An ingredient is not known.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Dots are missing.
    NoDots {
        /// The ingredient.
        ingredient: Ingredient,
        /// The longest recipe of the game.
        longest: u8,
    },
    /// Dots that are not a number.
    Dots {
        /// The ingredient.
        ingredient: Ingredient,
        /// What stands for its dots.
        dots: String,
        /// The longest recipe of the game.
        longest: u8,
    },
    /// The potion cannot be tested.
    #[error(transparent)]
    Potion(#[from] PotionError),
}

impl PotionTextError {
    /// What is wrong with the text.
    pub fn message(&self) -> Message {
        match self {
            PotionTextError::Name(error) => error.message(),
            PotionTextError::NoDots { ingredient, longest } => {
                play_pour_no_dots(ingredient.name(), ingredient.id(), *longest)
            }
            PotionTextError::Dots { ingredient, dots, longest } => {
                play_pour_dots(ingredient.name(), quoted(dots), *longest)
            }
            PotionTextError::Potion(error) => error.message(),
        }
    }
}

/// Reads a potion such as `sage:2 mint:1`. Commas separate as well as spaces, and the colon
/// may be left out (`sage2`) or be a space (`sage 2`).
///
/// # Errors
/// If an ingredient or its dots are not understood, or the potion cannot be tested.
pub fn parse_potion(puzzle: &Puzzle, text: &str) -> Result<Potion, PotionTextError> {
    let longest = puzzle.settings().length().longest();
    Ok(Potion::new(puzzle, parse_pours(text, puzzle.ingredients(), longest)?)?)
}

/// What is poured, for those who do not know the puzzle, if the names and numbers are understood.
/// More dots than the longest recipe has are read, but not offered.
///
/// # Errors
/// If an ingredient or its dots are not understood.
pub fn parse_pours(
    text: &str,
    among: impl Into<IngredientNames>,
    longest: u8,
) -> Result<Vec<Pour>, PotionTextError> {
    let among = among.into();
    let mut pours = Vec::new();
    let mut rest = text.trim_start_matches(separates);
    while !rest.is_empty() {
        let name_end = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let (name, after) = match name_end {
            // Something that cannot begin a name: let the error show all of the word.
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
        pours.push(Pour { ingredient, grown: dots.parse().map_err(|_| wrong())? });
        rest = after.trim_start_matches(separates);
    }
    Ok(pours)
}

/// The content of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Says {
    /// Only that the effect was met.
    Here,
    /// A number: a count, a sum, a distance, an ingredient's number.
    Number(i16),
    /// The ingredient in question has no number.
    NoNumber,
    /// There is no number that is missing.
    NothingToSay,
    /// Yes.
    Yes,
    /// No.
    No,
    /// It is a decoy.
    Decoy,
    /// Its number is random.
    Random,
}

impl Says {
    /// What the players are told.
    pub fn message(self) -> Message {
        match self {
            Says::Here => said::says_here(),
            Says::Number(n) => said::says_number(n),
            Says::NoNumber => said::says_no_number(),
            Says::NothingToSay => said::says_nothing(),
            Says::Yes => said::says_yes(),
            Says::No => said::says_no(),
            Says::Decoy => said::says_decoy(),
            Says::Random => said::says_random(),
        }
    }
}

impl fmt::Display for Says {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// One report. Nobody learns which ingredient it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Report {
    /// The effect that reports; a Joker does not say as whom it speaks.
    pub by: Effect,
    /// What it says.
    pub says: Says,
}

read_by_fields! {
    Report { by, says }
}

impl Report {
    /// What the players are told: the effect, and what it says.
    pub fn message(&self) -> Message {
        match self.says {
            Says::Here => said::report_here(self.by.name()),
            says => said::report_says(self.by.name(), says.message()),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

const CAPACITY: usize = MAX_POTION * MAX_EFFECTS;

/// The reports of a test, held in place: evaluating allocates nothing.
#[derive(Clone)]
pub struct Reports {
    list: [Report; CAPACITY],
    len: usize,
}

impl Reports {
    pub(super) const fn new() -> Self {
        Reports { list: [Report { by: Effect::Cutoff, says: Says::Here }; CAPACITY], len: 0 }
    }

    pub(super) fn push(&mut self, report: Report) {
        self.list[self.len] = report;
        self.len += 1;
    }

    pub(super) fn clear(&mut self) {
        self.len = 0;
    }
}

impl std::ops::Deref for Reports {
    type Target = [Report];
    fn deref(&self) -> &[Report] {
        &self.list[..self.len]
    }
}

impl std::ops::DerefMut for Reports {
    fn deref_mut(&mut self) -> &mut [Report] {
        &mut self.list[..self.len]
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

/// What a test of a potion says (rules, section 4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Ingredients with fewer dots than their number.
    pub undergrown: u8,
    /// Ingredients with more dots than their number.
    pub overgrown: u8,
    /// The reports, in random order.
    pub reports: Reports,
    /// Whether the game is won. A win replaces every other message.
    pub won: bool,
}
