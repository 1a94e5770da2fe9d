//! A game at the table: testing potions while it is played, notes, and how it ends.
//!
//! The page on a phone, the server and the terminal all play through [`Table::apply`]: the
//! same actions, the same words, the same results.

mod action;
mod apply;
mod error;
mod help;
mod keeper;
mod limits;
mod naming;
mod notes;
#[cfg(feature = "press")]
mod ruling;
mod solution;
#[cfg(all(test, feature = "press"))]
mod tests;
mod view;

pub use action::{Action, PourText};
pub use error::{Damage, PlayError};
#[cfg(feature = "program")]
pub(crate) use help::HelpCounts;
pub use help::{
    ClueSize, ClueView, Gain, HelpView, HintView, NextRung, NoteView, Review, Rung, Story,
    SuggestionView,
};
pub use keeper::Keeper;
pub use limits::{Allowance, Limits};
pub use naming::{Naming, Win};
pub use notes::{ALL, Column, EFFECTS, EVERYTHING, NoteMark, Notes, ROLES};
pub use solution::{PartKind, Solution, SolvedPart};
pub use view::{
    ClockView, GameView, Influence, Lasting, Named, NamedKind, NamingView, TableView, TestView,
    describe,
};

use help::Help;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::common::json;
use crate::common::json::read_by_fields;
use crate::game::players::Identity;
use crate::seal::Payload;
use crate::texts::Message;
use crate::witches::deduce::Observation;
use crate::witches::puzzle::{Effect, Ingredient, MAX_GROWN, MAX_POTION, Pour, Report};

/// Where a tested potion came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A full cauldron.
    #[default]
    Cauldron,
    /// What grows on a Versatility cell, alone.
    Versatility,
    /// The free potion of a Guesser cell.
    Guesser,
}

/// A test on the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Test {
    /// Its number on the log.
    pub number: u32,
    /// Which witch tested, counted from 0, if it was said.
    pub by: Option<u8>,
    /// Where the potion came from.
    pub kind: Kind,
    /// The potion, the oldest ingredient first.
    pub pours: Vec<Pour>,
    /// Whether it won.
    pub won: bool,
    /// Ingredients with fewer dots than their number.
    pub undergrown: u8,
    /// Ingredients with more dots than their number.
    pub overgrown: u8,
    /// The reports, in the order in which they were told.
    pub reports: Vec<Report>,
    /// Whether the players say that they entered another potion than they brewed. Such a test
    /// stays on the log under its number, and nothing follows from it.
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
    /// What the table saw.
    pub fn observation(&self) -> Observation {
        let &Test { won, undergrown, overgrown, .. } = self;
        Observation::new(self.pours.clone(), won, undergrown, overgrown, self.reports.clone())
    }
}

/// The most tests of a log.
const MAX_TESTS: usize = 500;

/// Number of the layout of a stored table.
const STORED: u8 = 2;
/// Number of the layout before 1.0.
const EARLIER_STORED: u8 = 1;

/// Who plays with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// All together.
    Cooperative,
    /// Everyone for themselves: the first to win a test, or to name the recipe, wins.
    Competitive,
    /// Alone.
    Solo,
}

/// How the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// There is room on the board.
    Playing,
    /// No turn or no open cauldron is left, or everyone is poisoned: the recipe is named once more.
    LastDitch,
    /// A test won, or the recipe was named.
    Won,
    /// The last ditch effort failed.
    Lost,
}

/// What came of an action, besides the new state of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told {
    /// Nothing to tell.
    Done,
    /// A test was made: the last of the log.
    Tested,
    /// The recipe was named rightly: that wins.
    Right,
    /// The answer is wrong.
    Wrong,
    /// The solution lies open.
    Open,
    /// Nothing is certain that is not noted or hinted at.
    Nothing,
    /// Why the claim of a hint is certain.
    Why(Message),
    /// What the clue of a witch says.
    Clue(Message),
    /// How the players did.
    Review(Review),
    /// The solution, and how each test came about.
    Story(Story),
}

/// All that a table remembers: what the players were told and what they noted, never the
/// secret before the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    stored: u8,
    code: String,
    first: u32,
    revision: u32,
    mode: Mode,
    status: Status,
    tests: Vec<Test>,
    notes: Notes,
    solution: Option<Solution>,
    /// Tables that were stored when there was no help have none.
    #[serde(skip_serializing_if = "Help::is_none")]
    help: Help,
    /// Number of answers that were checked.
    #[serde(skip_serializing_if = "is_default")]
    guesses: u32,
    /// Whether a referee lets nobody test any more.
    #[serde(skip_serializing_if = "is_default")]
    closed: bool,
    /// The recipe as players named it, the first time first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    namings: Vec<Naming>,
    /// In which turn the game was won, if somebody said so.
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
    /// A new table for a game.
    pub fn new(keeper: &Keeper) -> Table {
        let alone = keeper.players() == Some(1);
        Table {
            stored: STORED,
            code: keeper.payload().to_string(),
            first: 1,
            revision: 0,
            mode: if alone { Mode::Solo } else { Mode::Cooperative },
            status: Status::Playing,
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

    /// This table with a log that begins at another number: its tests were begun elsewhere.
    #[must_use]
    pub fn from_number(self, first: u32) -> Table {
        Table { first, ..self }
    }

    /// Reads a table that was stored.
    ///
    /// # Errors
    /// If it was damaged or made by a version with another layout.
    pub fn from_json(text: &str) -> Result<Table, PlayError> {
        let value: Value = json::read(text).map_err(|e| PlayError::Stored(e.into()))?;
        // The number is read first: other layouts may have other fields.
        match value["stored"].as_u64() {
            Some(number) if number == u64::from(EARLIER_STORED) => {
                return Err(PlayError::Stored(Damage::Earlier));
            }
            Some(number) if number > u64::from(STORED) => {
                return Err(PlayError::Stored(Damage::Newer));
            }
            _ => {}
        }
        let table: Table = json::of(value).map_err(|e| PlayError::Stored(e.into()))?;
        if table.stored != STORED {
            return Err(PlayError::Stored(Damage::Impossible));
        }
        if !table.is_sound() {
            return Err(PlayError::Stored(Damage::Impossible));
        }
        Ok(table)
    }

    /// What [`Table::from_json`] reads.
    ///
    /// # Errors
    /// If it would not read it: such a table must not take the place of one that is stored.
    pub fn to_json(&self) -> Result<String, PlayError> {
        if !self.is_sound() {
            return Err(PlayError::Unstorable(Damage::Impossible));
        }
        json::write(self).map_err(|e| PlayError::Unstorable(e.into()))
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

    /// The code that the game was opened with.
    ///
    /// # Errors
    /// If it is damaged.
    pub fn payload(&self) -> Result<Payload, PlayError> {
        Ok(self.code.parse()?)
    }

    /// How often the table has changed.
    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// Who plays with whom.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// How the game stands.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The log, the oldest test first.
    pub fn tests(&self) -> &[Test] {
        &self.tests
    }

    /// The tests that count: those that were not entered wrongly.
    pub fn counted(&self) -> impl DoubleEndedIterator<Item = &Test> {
        self.tests.iter().filter(|test| !test.mistyped)
    }

    /// The notes.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Number of namings, right or wrong, also before the game began anew.
    #[cfg(feature = "program")]
    pub(crate) fn guesses(&self) -> u32 {
        self.guesses
    }

    /// The solution, once the players have seen it.
    pub fn solution(&self) -> Option<&Solution> {
        self.solution.as_ref()
    }

    /// Whether the players know the answer: they won, or saw the solution.
    fn is_told(&self) -> bool {
        self.status == Status::Won || self.solution.is_some()
    }

    /// The number of the next test.
    pub fn next_number(&self) -> u32 {
        self.number(self.tests.len())
    }

    fn number(&self, place: usize) -> u32 {
        self.first.saturating_add(place as u32)
    }

    /// The tests that what befell their witches goes by. At a limited table those that are said
    /// to be entered wrongly are among them: nobody takes a test back by saying so.
    fn suffered(&self, keeper: &Keeper) -> impl DoubleEndedIterator<Item = &Test> {
        let is_limited = keeper.limits().is_some();
        self.tests.iter().filter(move |test| is_limited || !test.mistyped)
    }

    /// Whether nobody is left who is not poisoned: that ends a game of several, rivals or not.
    fn all_poisoned(&self, keeper: &Keeper) -> bool {
        keeper.players().is_some_and(|players| players > 1)
            && self.poisoned(keeper).iter().all(|&poisoned| poisoned)
    }

    /// Who is poisoned: whoever met Poison in their latest test.
    pub(crate) fn poisoned(&self, keeper: &Keeper) -> Vec<bool> {
        (0..keeper.players().unwrap_or(0))
            .map(|witch| {
                let latest = self.suffered(keeper).rev().find(|t| t.by == Some(witch));
                latest.is_some_and(|t| t.reports.iter().any(|r| r.by == Effect::Poison))
            })
            .collect()
    }
}
