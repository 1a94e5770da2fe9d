//! What a test says.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::common::fields::read_by_fields;
use crate::texts::Message;
use crate::texts::said;

use super::{Effect, MAX_POTION, definition::MAX_EFFECTS};

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
    /// As it is said.
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
    /// As it is said: the effect, and what it says.
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
