//! Help for players: hints, checks of the notes, suggested potions, private clues, and a review.
//! All but the review is counted. Hints, checks and suggestions use public facts alone; the secret
//! is needed to draw a true private clue, and for the review.

mod hint;
mod knowledge;
mod review;
mod suggest;
#[cfg(test)]
mod tests;
mod view;

pub use review::{Gain, Review, Story};
pub use suggest::ClueSize;
pub use view::{ClueView, HelpView, HintView, NextRung, NoteView, SuggestionView};

use serde::{Deserialize, Serialize};

use super::Table;
use super::{Column, NoteMark};
use crate::common::json::read_by_fields;
use crate::common::players::Identity;
use crate::texts::{Message, msg, row};
use crate::witches::deduce::{Claim, Property};
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Clue, PotionItem};

/// Maximum number of hints in a game, larger than the number of possible hints.
const MAX_HINTS: usize = 500;

/// Numbers of requests for help at a [`Table`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct HelpCounts {
    /// Number of hints.
    pub(crate) hints: u32,
    /// Number of checks of the notes.
    pub(crate) checks: u32,
    /// Number of suggested potions.
    pub(crate) suggestions: u32,
    /// Number of private clues.
    pub(crate) clues: u32,
}

read_by_fields! {
    HelpCounts { hints, checks, suggestions, clues }
}

impl Table {
    /// Returns the numbers of requests for help.
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

/// Level of detail of a hint. Each rung includes those before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rung {
    /// Tests to look at.
    Test,
    /// Ingredient that the tests prove a claim about.
    Herb,
    /// Claim that the tests prove.
    Claim,
    /// Reason why they prove it.
    Reason,
}

impl Rung {
    /// All rungs, the least detailed one first.
    pub const ALL: [Rung; 4] = [Rung::Test, Rung::Herb, Rung::Claim, Rung::Reason];

    /// Returns the next rung, or `None` after the last.
    fn next(self) -> Option<Rung> {
        Rung::ALL.into_iter().find(|&rung| rung > self)
    }
}

/// Hint that was requested.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct GivenHint {
    /// Claim that is certain.
    claim: Claim,
    /// Tests that prove it, by their indices in the log.
    tests: Vec<usize>,
    /// Most detailed rung that was given.
    rung: Rung,
    /// All roles that the ingredient certainly does not have: bit 0 for a decoy, bit `n` for number
    /// `n`. 0 if the hint says only its claim, [`NO_NUMBER`] if the ingredient is a decoy.
    denied: u8,
}

impl GivenHint {
    /// Whether the hint implies a claim.
    fn says(&self, claim: &Claim) -> bool {
        let Claim { ingredient, property, holds } = self.claim;
        let is_known = holds && role_bit(property) != 0 && role_bit(claim.property) != 0;
        let is_same = ingredient == claim.ingredient;
        let denies = match is_known {
            true if is_same => property != claim.property,
            true => property == claim.property && property != Property::Decoy,
            false => is_same && self.denies(claim.property),
        };
        let is_decoy = is_same && self.denied == NO_NUMBER && claim.property == Property::Decoy;
        self.claim == *claim || denies && !claim.holds || is_decoy && claim.holds
    }

    /// Whether the ingredient does not have the role `property`.
    fn denies(&self, property: Property) -> bool {
        self.denied & role_bit(property) != 0
    }

    /// Returns everything that was certain about the role of its ingredient.
    fn message(&self, facts: &PublicFacts) -> Message {
        let name = self.claim.ingredient.name();
        let numbers = (1..=facts.longest).filter(|number| !self.denies(Property::Number(*number)));
        match self.denied {
            0 => self.claim.message(),
            NO_NUMBER => Claim { property: Property::Decoy, holds: true, ..self.claim }.message(),
            _ if self.denies(Property::Decoy) => msg::hint_one_number(name, row(numbers)),
            _ => msg::hint_number_or_decoy(name, row(numbers)),
        }
    }
}

/// Bits of all numbers in [`GivenHint::denied`].
const NO_NUMBER: u8 = !1;

/// Returns the bit of a role in [`GivenHint::denied`], 0 for other properties.
fn role_bit(property: Property) -> u8 {
    match property {
        Property::Number(number) => 1 << number,
        Property::Decoy => 1,
        _ => 0,
    }
}

/// Note that tests contradict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Contradiction {
    /// Claim of the note.
    claim: Claim,
    /// Column of the note.
    column: Column,
    /// Mark of the note at the time of the check.
    mark: NoteMark,
    /// Tests that contradict it, by their indices in the log.
    tests: Vec<usize>,
}

/// Notes that cannot all be true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Clash {
    /// Claim, column and mark of each note at the time of the check.
    notes: Vec<(Claim, Column, NoteMark)>,
    /// Tests that prove the conflict, by their indices in the log.
    tests: Vec<usize>,
}

/// Result of `Table::check_notes`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
struct NotesCheck {
    /// Number of tests on the log.
    tests: usize,
    /// Notes that cannot be true.
    wrong: Vec<Contradiction>,
    /// Groups of notes that cannot be true together.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    clashes: Vec<Clash>,
    /// Number of notes that took too much work to check.
    open: u32,
}

/// Result of `Table::suggest`: the potion with the most information of its size, among those
/// compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Suggestion {
    /// Number of tests on the log.
    tests: usize,
    /// Ingredients of the potion with their dots.
    potion: Vec<PotionItem>,
    /// Expected information, in tenths of a bit.
    tenths: u32,
}

/// Private [`Clue`] that was given to one witch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct GivenClue {
    /// Index of the witch, from 0.
    witch: u8,
    /// Amount of help that was requested.
    size: ClueSize,
    /// Clue that was drawn.
    clue: Clue,
    /// Information of the clue when it was drawn, in tenths of a bit.
    tenths: u32,
}

/// All help given in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Help {
    hints: Vec<GivenHint>,
    checks: u32,
    checked: Option<NotesCheck>,
    suggestions: u32,
    suggested: Option<Suggestion>,
    clues: Vec<GivenClue>,
}

read_by_fields! {
    GivenHint { claim, tests, rung; or denied }
    Contradiction { claim, column, mark, tests }
    Clash { notes, tests }
    NotesCheck { tests, wrong, open; or clashes }
    Suggestion { tests, potion, tenths }
    GivenClue { witch, size, clue, tenths }
    Help { hints, checks, suggestions, clues; or checked, suggested }
}

impl Help {
    /// Whether no help was requested.
    pub(super) fn is_none(&self) -> bool {
        *self == Help::default()
    }

    /// Discards results that depend on which tests count.
    pub(super) fn forget_tests(&mut self) {
        self.checked = None;
        self.suggested = None;
    }

    /// Discards help that refers to tests after the first `log`.
    pub(super) fn keep_to(&mut self, log: usize) {
        let within = |tests: &[usize]| tests.iter().all(|&test| test < log);
        self.hints.retain(|hint| within(&hint.tests));
        self.checked.take_if(|checked| checked.tests > log);
        self.suggested.take_if(|suggested| suggested.tests > log);
    }

    /// Whether the help is consistent with a log of `log` tests. Stored help may have been tampered
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
