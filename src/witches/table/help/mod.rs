//! Help for players: hints, a check of the notes, the most telling potion, clues for single
//! witches, and a look back. All of it is counted, and uses only what is public; that a clue is
//! true, and how many tests the puzzle takes, comes from the secret.

mod hint;
mod knowledge;
mod review;
mod suggest;
#[cfg(all(test, feature = "press"))]
mod tests;
mod view;

pub use review::{Gain, Review, Story};
pub use suggest::ClueSize;
pub use view::{ClueView, HelpView, HintView, NextRung, NoteView, SuggestionView};

use serde::{Deserialize, Serialize};

#[cfg(feature = "program")]
use super::Table;
use super::{Column, NoteMark};
use crate::common::json::read_by_fields;
use crate::game::players::Identity;
use crate::witches::deduce::Claim;
use crate::witches::puzzle::{Clue, Pour};

/// The most hints of a game. There are fewer things to be told in any.
const MAX_HINTS: usize = 500;

/// How often help was asked for in a game.
#[cfg(feature = "program")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct HelpCounts {
    /// Hints.
    pub(crate) hints: u32,
    /// Checks of the notes.
    pub(crate) checks: u32,
    /// Potions that tell most.
    pub(crate) suggestions: u32,
    /// Clues for one witch.
    pub(crate) clues: u32,
}

#[cfg(feature = "program")]
read_by_fields! {
    HelpCounts { hints, checks, suggestions, clues }
}

#[cfg(feature = "program")]
impl Table {
    /// How often help was asked for.
    pub(crate) fn help_counts(&self) -> HelpCounts {
        let Help { hints, checks, suggestions, clues, .. } = &self.help;
        let count = |many: usize| u32::try_from(many).unwrap_or(u32::MAX);
        HelpCounts {
            hints: count(hints.len()),
            checks: *checks,
            suggestions: *suggestions,
            clues: count(clues.len()),
        }
    }
}

/// How much a hint says: each rung more than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rung {
    /// Which tests to look at again.
    Test,
    /// Which ingredient they tell something about.
    Herb,
    /// What they tell.
    Claim,
    /// Why.
    Reason,
}

impl Rung {
    /// All, the one that says least first.
    pub const ALL: [Rung; 4] = [Rung::Test, Rung::Herb, Rung::Claim, Rung::Reason];

    /// The next; none after the last.
    fn next(self) -> Option<Rung> {
        Rung::ALL.into_iter().find(|&rung| rung > self)
    }
}

/// A hint that was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct GivenHint {
    /// What follows.
    claim: Claim,
    /// The tests that it follows from, by their places in the log.
    tests: Vec<usize>,
    /// How much of it was told.
    rung: Rung,
}

/// A note that a test contradicts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Contradiction {
    /// What the note says not to be, or to be.
    claim: Claim,
    /// Where it stands.
    column: Column,
    /// What stood there.
    mark: NoteMark,
    /// The tests that say otherwise, by their places in the log.
    tests: Vec<usize>,
}

/// Notes that cannot all be true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Clash {
    /// What each says, where it stands, and what stood there.
    notes: Vec<(Claim, Column, NoteMark)>,
    /// The tests that say so, by their places in the log.
    tests: Vec<usize>,
}

/// What came of checking the notes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
struct Checked {
    /// How many tests there were.
    tests: usize,
    /// What cannot be.
    wrong: Vec<Contradiction>,
    /// What cannot be together.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    clashes: Vec<Clash>,
    /// How many notes took too much work to check.
    open: u32,
}

/// A potion that was called the most telling of its size.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Suggestion {
    /// How many tests there were.
    tests: usize,
    /// The potion.
    potion: Vec<Pour>,
    /// Tenths of bits that it tells on average.
    tenths: u32,
}

/// A clue for one witch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Handicap {
    /// Whose it is, counted from 0.
    witch: u8,
    /// What was asked for.
    size: ClueSize,
    /// What it says.
    clue: Clue,
    /// Tenths of bits that it told when it was drawn.
    tenths: u32,
}

/// All help of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Help {
    hints: Vec<GivenHint>,
    checks: u32,
    checked: Option<Checked>,
    suggestions: u32,
    suggested: Option<Suggestion>,
    clues: Vec<Handicap>,
}

read_by_fields! {
    GivenHint { claim, tests, rung }
    Contradiction { claim, column, mark, tests }
    Clash { notes, tests }
    Checked { tests, wrong, open; or clashes }
    Suggestion { tests, potion, tenths }
    Handicap { witch, size, clue, tenths }
    Help { hints, checks, suggestions, clues; or checked, suggested }
}

impl Help {
    /// Whether none was asked for.
    pub(super) fn is_none(&self) -> bool {
        *self == Help::default()
    }

    /// Forgets what was found out from tests that count otherwise now.
    pub(super) fn forget_tests(&mut self) {
        self.checked = None;
        self.suggested = None;
    }

    /// Forgets what was said of later tests than the first so many.
    #[cfg(feature = "press")]
    pub(super) fn keep_to(&mut self, log: usize) {
        let within = |tests: &[usize]| tests.iter().all(|&test| test < log);
        self.hints.retain(|hint| within(&hint.tests));
        self.checked.take_if(|checked| checked.tests > log);
        self.suggested.take_if(|suggested| suggested.tests > log);
    }

    /// Whether it can be that of a log of so many tests: what is stored may have been tampered
    /// with.
    pub(super) fn is_sound(&self, log: usize) -> bool {
        let within = |tests: &[usize]| tests.iter().all(|&test| test < log);
        let witches = self.clues.iter().all(|one| usize::from(one.witch) < Identity::ALL.len());
        self.hints.len() <= MAX_HINTS
            && self.hints.iter().all(|hint| within(&hint.tests))
            && self.checked.iter().all(|c| c.wrong.iter().all(|wrong| within(&wrong.tests)))
            && self.checked.iter().all(|c| c.clashes.iter().all(|clash| within(&clash.tests)))
            && self.clues.len() <= Identity::ALL.len()
            && witches
    }
}
