//! What the board allows: for games where nobody watches the paper.
//!
//! A potion is refused only if no play by the rules could have come to it.

mod cauldrons;
#[cfg(all(test, feature = "program"))]
mod tests;
mod versatility;

use serde::Serialize;

use super::PlayError;
use super::log::{Kind, Test};
use crate::game::edition::Edition;
use crate::game::identity::Identity;
use crate::texts::said;
use crate::witches::board::{Board, Plot, Special};
use crate::witches::puzzle::{Effect, Pour};
use cauldrons::Cauldrons;
use versatility::Cells;

/// The tests that a board has room for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    cauldrons: Cauldrons,
    /// Those of each section.
    sections: Vec<Cauldrons>,
    versatility: Cells,
    /// Guesser cells: each a free test when it is planted.
    guessers: usize,
    /// How far an ingredient can grow.
    longest: u8,
}

/// How much of something is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Allowance {
    /// The kind of test.
    pub kind: Kind,
    /// Cells of the cauldrons in question; none for free tests.
    pub cells: Option<usize>,
    /// Whether larger cauldrons are counted as well, because they can be closed early.
    pub or_larger: bool,
    /// How many the board has.
    pub all: usize,
    /// How many are not used yet. A Versatility cell is used once something grows on it, and
    /// that can still be tested.
    pub left: usize,
}

impl Limits {
    /// The limits of a board whose ingredients grow to at most `longest`, by the rules of an
    /// edition.
    pub fn of(board: &Board, longest: u8, edition: Edition) -> Self {
        let count = |special| {
            let plots = board.gardens.iter().flat_map(|g| &g.cells);
            plots.filter(|(_, plot)| *plot == Plot::Special(special)).count()
        };
        Limits {
            cauldrons: Cauldrons::of(&board.cauldrons, edition),
            sections: (0..board.sections.len())
                .map(|section| {
                    let own = board.cauldrons.iter().filter(|c| c.section == section);
                    Cauldrons::of(own, edition)
                })
                .collect(),
            versatility: Cells {
                cells: count(Special::Versatility),
                sections: board.sections.len(),
            },
            guessers: count(Special::Guesser),
            longest,
        }
    }

    /// What is left after the tests of a log.
    pub fn left(&self, log: &[Test]) -> Vec<Allowance> {
        let free = |kind, all, left| Allowance { kind, cells: None, or_larger: false, all, left };
        let mut left = self.cauldrons.left(log);
        if self.versatility.cells > 0 {
            let plants = self.versatility.left(log);
            left.push(free(Kind::Versatility, self.versatility.cells, plants));
        }
        if self.guessers > 0 {
            let used = of_kind(log, Kind::Guesser).count();
            left.push(free(Kind::Guesser, self.guessers, self.guessers.saturating_sub(used)));
        }
        left
    }

    /// Whether this potion would use up the last cauldron in which every recipe that the players
    /// must reckon with can be brewed. What there is no room for says nothing of this board.
    pub(super) fn spends_the_last(&self, log: &[Test], kind: Kind, pours: &[Pour]) -> bool {
        let mut potions: Vec<&[Pour]> =
            of_kind(log, Kind::Cauldron).map(|t| t.pours.as_slice()).collect();
        if kind != Kind::Cauldron || !self.cauldrons.can_brew(&potions, self.longest) {
            return false;
        }
        potions.push(pours);
        self.cauldrons.have_room(&potions) && !self.cauldrons.can_brew(&potions, self.longest)
    }

    /// Whether the board allows one more test.
    ///
    /// # Errors
    /// If no cauldron for it is left, no Guesser or Versatility cell, or something is grown too
    /// far.
    pub(super) fn allow(&self, log: &[Test], kind: Kind, pours: &[Pour]) -> Result<(), PlayError> {
        if let Some(pour) = pours.iter().find(|p| p.grown > self.longest) {
            let Pour { ingredient, grown } = *pour;
            let refused = said::play_grown_too_far(ingredient.name(), grown, self.longest);
            return Err(PlayError::Limit(refused));
        }
        match kind {
            Kind::Last => Ok(()),
            Kind::Versatility => self.versatility.allow(log, pours),
            Kind::Guesser if of_kind(log, kind).count() < self.guessers => Ok(()),
            Kind::Guesser => Err(PlayError::Limit(said::play_guessers_used())),
            Kind::Cauldron => self.cauldrons.allow(log, pours),
        }
    }
}

impl Limits {
    /// Whether the section of a witch has room for one more potion, after those that she and
    /// others of her section are said to have tested.
    ///
    /// # Errors
    /// If it has none, so that the potion was another witch's.
    pub(super) fn allow_by(
        &self,
        log: &[Test],
        kind: Kind,
        pours: &[Pour],
        witch: u8,
    ) -> Result<(), PlayError> {
        let section = |witch: u8| usize::from(witch) % self.sections.len().max(1);
        let Some(own) = self.sections.get(section(witch)).filter(|_| kind == Kind::Cauldron) else {
            return Ok(());
        };
        let tested = of_kind(log, kind).filter(|t| t.by.map(section) == Some(section(witch)));
        let potions: Vec<&[Pour]> =
            tested.map(|t| t.pours.as_slice()).chain(std::iter::once(pours)).collect();
        if own.have_room(&potions) {
            return Ok(());
        }
        let name = Identity::of(usize::from(witch)).name();
        Err(PlayError::Limit(said::play_not_hers(name)))
    }
}

fn of_kind(log: &[Test], kind: Kind) -> impl Iterator<Item = &Test> {
    log.iter().filter(move |t| t.kind == kind)
}

/// How often these effects reported in a test.
fn reported(test: &Test, effects: &[Effect]) -> usize {
    test.reports.iter().filter(|r| effects.contains(&r.by)).count()
}
