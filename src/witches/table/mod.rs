//! Internal, may change. A game at the table: tests of potions, notes, namings, and the end.
//!
//! The page on a phone, the server and the terminal all play through [`Table::apply`], with the
//! same actions, words and results.

mod action;
mod apply;
mod error;
mod help;
mod keeper;
mod limits;
mod naming;
mod notes;
mod ruling;
mod solution;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, PotionItemInput};
pub use error::{Damage, PlayError};
pub(crate) use help::HelpCounts;
pub use help::{
    ClueSize, ClueView, Gain, HelpView, HintView, NextRung, NoteView, Review, Rung, Story,
    SuggestionView,
};
pub use keeper::Keeper;
pub use limits::{Allowance, Limits};
pub use naming::{Naming, Win};
pub use notes::{ALL, Column, EFFECTS, EVERYTHING, NoteMark, Notes, ROLES};
pub use solution::{IngredientKind, Solution, SolvedPart};
pub use view::{
    ClockView, GameView, Influence, LastingEffect, NamedItem, NamedKind, NamingView, TableView,
    TestView, describe,
};

use help::Help;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::common::json;
use crate::common::json::read_by_fields;
use crate::common::players::Identity;
use crate::seal::Payload;
use crate::texts::Message;
use crate::witches::deduce::Observation;
use crate::witches::puzzle::{
    Effect, Ingredient, MAX_GROWN, MAX_POTION, Potion, PotionItem, Report,
};

/// Source of a tested potion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum PotionSource {
    /// Cauldron, full or closed.
    #[default]
    Cauldron,
    /// Plant on a Versatility cell, tested alone.
    Versatility,
    /// Free potion of a Guesser cell.
    Guesser,
}

/// Largest number of ingredients of a Guesser potion.
pub(crate) const LARGEST_GUESS: usize = 3;

/// Whether `items` are a Guesser potion: at most [`LARGEST_GUESS`] ingredients, each of them once.
pub(crate) fn is_guess(items: &[PotionItem]) -> bool {
    let is_new = |(place, item): (usize, &PotionItem)| {
        items[..place].iter().all(|other| other.ingredient != item.ingredient)
    };
    items.len() <= LARGEST_GUESS && items.iter().enumerate().all(is_new)
}

/// Test on the log of a [`Table`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Test {
    /// Number of the test on the log.
    pub number: u32,
    /// Index of the witch who tested, from 0; `None` if not given.
    pub by: Option<u8>,
    /// Source of the potion.
    pub kind: PotionSource,
    /// Ingredients of the potion, the first one poured first.
    pub pours: Vec<PotionItem>,
    /// Whether the potion won.
    pub won: bool,
    /// Number of undergrown ingredients.
    pub undergrown: u8,
    /// Number of overgrown ingredients.
    pub overgrown: u8,
    /// Reports in the order in which they were announced.
    pub reports: Vec<Report>,
    /// Whether the players marked the potion as entered wrongly. Such a test keeps its number on
    /// the log, but nothing is concluded from it.
    #[serde(skip_serializing_if = "is_false")]
    pub mistyped: bool,
}

read_by_fields! {
    Test { number, kind, pours, won, undergrown, overgrown, reports; or by, mistyped }
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl Test {
    /// Returns the result of the test as an [`Observation`] for inference.
    pub fn observation(&self) -> Observation {
        let &Test { won, undergrown, overgrown, .. } = self;
        Observation::new(self.pours.clone(), won, undergrown, overgrown, self.reports.clone())
    }
}

/// Maximum number of tests on the log of a [`Table`].
const MAX_TESTS: usize = 500;

/// Version of the layout in which a [`Table`] is stored.
const STORED: u8 = 2;
/// Version of the layout before 1.0.
const EARLIER_STORED: u8 = 1;

/// Mode of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Mode {
    /// All players together.
    Cooperative,
    /// Rivals: the first to win a test or to name the recipe wins.
    Competitive,
    /// Single player.
    Solo,
}

/// State of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum TableStatus {
    /// In progress.
    Playing,
    /// Last ditch effort: the recipe is named once more. Begins when no turn or no open cauldron is
    /// left, or when all witches are poisoned.
    LastDitch,
    /// Won by a test or by naming the recipe.
    Won,
    /// Lost, after the last ditch effort failed.
    Lost,
}

/// Result of an [`Action`], in addition to the new state of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum TableEvent {
    /// Action done, without further result.
    Done,
    /// Potion tested; the test is the last one of the log.
    Tested,
    /// Recipe named correctly by [`Action::Check`], which wins.
    Right,
    /// Recipe named wrongly by [`Action::Check`].
    Wrong,
    /// Solution revealed by [`Action::GiveUp`].
    Open,
    /// No result: nothing is certain that is neither noted nor hinted at. The table is unchanged.
    Nothing,
    /// As [`TableEvent::Nothing`], with the effects that may have changed counts silently.
    Blocked(Message),
    /// Reason why the claim of a hint is certain.
    Why(Message),
    /// Text of the clue that [`Action::Unseal`] reveals.
    Clue(Message),
    /// Review of the game.
    Review(Review),
    /// Solution, with the evaluation of each test.
    Story(Story),
}

/// State of a game at a table: everything that was announced to the players or noted by them.
/// Contains the secret only after the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    stored: u8,
    code: String,
    first: u32,
    revision: u32,
    mode: Mode,
    status: TableStatus,
    tests: Vec<Test>,
    notes: Notes,
    solution: Option<Solution>,
    /// Help given so far; omitted if there was none, and missing in tables stored by versions
    /// without help.
    #[serde(skip_serializing_if = "Help::is_none")]
    help: Help,
    /// Number of namings that were checked.
    #[serde(skip_serializing_if = "is_default")]
    guesses: u32,
    /// Whether the referee has closed the table. Actions with `RequiredState::Open`, such as tests and
    /// namings, are then refused.
    #[serde(skip_serializing_if = "is_default")]
    closed: bool,
    /// Namings of the recipe, the first one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    namings: Vec<Naming>,
    /// Turn in which the game was won, if [`Action::Turn`] recorded it.
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<u32>,
}

read_by_fields! {
    Table { stored, code, first, revision, mode, status, tests, notes; or solution, help, guesses, closed, namings, turn }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Table {
    /// Creates a table for the game of `keeper`.
    pub fn new(keeper: &Keeper) -> Table {
        let alone = keeper.players() == Some(1);
        Table {
            stored: STORED,
            code: keeper.payload().to_string(),
            first: 1,
            revision: 0,
            mode: if alone { Mode::Solo } else { Mode::Cooperative },
            status: TableStatus::Playing,
            tests: Vec::new(),
            notes: Notes::default(),
            solution: None,
            help: Help::default(),
            guesses: 0,
            closed: false,
            namings: Vec::new(),
            turn: None,
        }
    }

    /// Returns this table with a log that begins at the number `first`, for a game with earlier
    /// tests elsewhere.
    #[must_use]
    pub fn from_number(self, first: u32) -> Table {
        Table { first, ..self }
    }

    /// Parses a stored table.
    ///
    /// # Errors
    /// Returns [`PlayError::Stored`] if the text is damaged, or if a version with another layout
    /// wrote it.
    pub fn from_json(text: &str) -> Result<Table, PlayError> {
        let value: Value = json::from_str(text).map_err(|e| PlayError::Stored(e.into()))?;
        // The layout version is read first, since other layouts may have other fields.
        match value["stored"].as_u64() {
            Some(number) if number == u64::from(EARLIER_STORED) => {
                return Err(PlayError::Stored(Damage::Earlier));
            }
            Some(number) if number > u64::from(STORED) => {
                return Err(PlayError::Stored(Damage::Newer));
            }
            _ => {}
        }
        let table: Table = json::from_value(value).map_err(|e| PlayError::Stored(e.into()))?;
        if table.stored != STORED {
            return Err(PlayError::Stored(Damage::Impossible));
        }
        if !table.is_sound() {
            return Err(PlayError::Stored(Damage::Impossible));
        }
        Ok(table)
    }

    /// Serializes the table for [`Table::from_json`].
    ///
    /// # Errors
    /// Returns [`PlayError::Unstorable`] if the result could not be parsed again. Such a table must
    /// not replace a stored one.
    pub fn to_json(&self) -> Result<String, PlayError> {
        if !self.is_sound() {
            return Err(PlayError::Unstorable(Damage::Impossible));
        }
        json::to_string(self).map_err(|e| PlayError::Unstorable(e.into()))
    }

    fn is_sound(&self) -> bool {
        let sound = |(i, test): (usize, &Test)| {
            test.number == self.number(i)
                && (1..=MAX_POTION).contains(&test.pours.len())
                && test.pours.iter().all(|p| (1..=MAX_GROWN).contains(&p.grown))
                && test.by.is_none_or(|by| usize::from(by) < Identity::ALL.len())
        };
        self.tests.len() <= MAX_TESTS
            && self.tests.iter().enumerate().all(sound)
            && self.notes.is_sound()
            && self.help.is_sound(self.tests.len())
            && self.namings_are_sound()
            && self.solution.as_ref().is_none_or(|s| s.ingredients.len() <= Ingredient::ALL.len())
    }

    /// Makes all tests of the log again with the secret of `keeper`. Returns the numbers of those
    /// that have another result on the log.
    ///
    /// # Errors
    /// Returns [`PlayError`] if the keeper cannot test, or a potion is not of its game.
    pub fn tests_that_differ(&self, keeper: &Keeper) -> Result<Vec<u32>, PlayError> {
        let puzzle = &keeper.game_data()?.puzzle;
        let mut numbers = Vec::new();
        for test in &self.tests {
            let potion = Potion::new(puzzle, test.pours.clone())?;
            let verdict = keeper.test(&potion, test.number)?;
            if Observation::of(test.pours.clone(), &verdict) != test.observation() {
                numbers.push(test.number);
            }
        }
        Ok(numbers)
    }

    /// Returns the code that the game was opened with.
    ///
    /// # Errors
    /// Returns [`PlayError`] if the code is damaged.
    pub fn payload(&self) -> Result<Payload, PlayError> {
        Ok(self.code.parse()?)
    }

    /// Number of changes of the table so far.
    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// Mode of play.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// State of the game.
    pub fn status(&self) -> TableStatus {
        self.status
    }

    /// Log of tests, the oldest first.
    pub fn tests(&self) -> &[Test] {
        &self.tests
    }

    /// Returns the tests that count: those that are not `mistyped`.
    pub fn counted(&self) -> impl DoubleEndedIterator<Item = &Test> {
        self.tests.iter().filter(|test| !test.mistyped)
    }

    /// Notes of the players.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Number of namings, right or wrong, including those before a restart of the game.
    pub(crate) fn guesses(&self) -> u32 {
        self.guesses
    }

    /// Solution, once the players have seen it.
    pub fn solution(&self) -> Option<&Solution> {
        self.solution.as_ref()
    }

    /// Whether the players know the answer, because they won or saw the solution.
    fn is_answer_known(&self) -> bool {
        self.status == TableStatus::Won || self.solution.is_some()
    }

    /// Number of the next test.
    pub fn next_number(&self) -> u32 {
        self.number(self.tests.len())
    }

    fn number(&self, place: usize) -> u32 {
        self.first.saturating_add(place as u32)
    }

    /// Returns the tests whose lasting effects apply. At a limited table these include tests marked
    /// as entered wrongly, so that the mark does not cancel an effect.
    fn tests_in_effect(&self, keeper: &Keeper) -> impl DoubleEndedIterator<Item = &Test> {
        let is_limited = keeper.limits().is_some();
        self.tests.iter().filter(move |test| is_limited || !test.mistyped)
    }

    /// Whether all witches of a game of several are poisoned, which ends the play, also for rivals.
    fn are_all_poisoned(&self, keeper: &Keeper) -> bool {
        keeper.players().is_some_and(|players| players > 1)
            && self.poisoned(keeper).iter().all(|&poisoned| poisoned)
    }

    /// Returns for each witch whether she is poisoned, that is, whether her latest test reported
    /// Poison.
    pub(crate) fn poisoned(&self, keeper: &Keeper) -> Vec<bool> {
        (0..keeper.players().unwrap_or(0))
            .map(|witch| {
                let latest = self.tests_in_effect(keeper).rev().find(|t| t.by == Some(witch));
                latest.is_some_and(|t| t.reports.iter().any(|r| r.by == Effect::Poison))
            })
            .collect()
    }
}
