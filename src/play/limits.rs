//! What the board allows: for games where nobody watches the paper.

use serde::Serialize;

use super::table::{Kind, Test};
use super::{PlayError, Table};
use crate::board::{Board, Plot, Special};
use crate::puzzle::Pour;

/// The tests that a board has room for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Cells of every cauldron, from large to small.
    cauldrons: Vec<usize>,
    /// Guesser cells: each a free test when it is planted.
    guessers: usize,
    /// How far an ingredient can grow.
    longest: u8,
}

/// How much of something is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Allowance {
    /// Cells of the cauldrons in question; none for free tests of a Guesser.
    pub cells: Option<usize>,
    /// How many the board has.
    pub all: usize,
    /// How many are not tested yet.
    pub left: usize,
}

impl Limits {
    /// The limits of a board whose ingredients grow to at most `longest`.
    pub fn of(board: &Board, longest: u8) -> Self {
        let mut cauldrons: Vec<usize> =
            board.cauldrons.iter().map(|c| usize::from(c.rect.w) * usize::from(c.rect.h)).collect();
        cauldrons.sort_unstable_by(|a, b| b.cmp(a));
        let plots = board.gardens.iter().flat_map(|g| &g.cells);
        let guessers = plots.filter(|(_, plot)| *plot == Plot::Special(Special::Guesser)).count();
        Limits { cauldrons, guessers, longest }
    }

    /// What is left at a table.
    pub fn left(&self, table: &Table) -> Vec<Allowance> {
        let used = |cells| tests(table, Kind::Cauldron).filter(|t| t.pours.len() == cells).count();
        let mut sizes = self.cauldrons.clone();
        sizes.dedup();
        let mut left: Vec<Allowance> = sizes
            .into_iter()
            .map(|cells| {
                let all = self.cauldrons.iter().filter(|&&c| c == cells).count();
                Allowance { cells: Some(cells), all, left: all.saturating_sub(used(cells)) }
            })
            .collect();
        if self.guessers > 0 {
            let used = tests(table, Kind::Guesser).count();
            let left_over = self.guessers.saturating_sub(used);
            left.push(Allowance { cells: None, all: self.guessers, left: left_over });
        }
        left
    }

    /// Whether the board allows one more test.
    ///
    /// # Errors
    /// If no cauldron of that size is left, no Guesser, or something is grown too far.
    pub(super) fn allow(&self, table: &Table, kind: Kind, pours: &[Pour]) -> Result<(), PlayError> {
        if let Some(pour) = pours.iter().find(|p| p.grown > self.longest) {
            return Err(PlayError::Limit(format!(
                "{} has {} dots, but nothing grows past {} in this game",
                pour.ingredient, pour.grown, self.longest
            )));
        }
        let left = self.left(table);
        match kind {
            Kind::Versatility | Kind::Last => Ok(()),
            Kind::Guesser if left.iter().any(|a| a.cells.is_none() && a.left > 0) => Ok(()),
            Kind::Guesser => Err(PlayError::Limit(
                "every Guesser cell of this board has given its free test".into(),
            )),
            Kind::Cauldron if left.iter().any(|a| a.cells == Some(pours.len()) && a.left > 0) => {
                Ok(())
            }
            Kind::Cauldron => {
                let sizes: Vec<String> = left
                    .iter()
                    .filter(|a| a.left > 0)
                    .filter_map(|a| a.cells.map(|cells| format!("{} of {cells} cells", a.left)))
                    .collect();
                Err(PlayError::Limit(format!(
                    "no cauldron of {} cells is left to test; there are {}",
                    pours.len(),
                    if sizes.is_empty() { "none at all".into() } else { sizes.join(", ") }
                )))
            }
        }
    }
}

fn tests(table: &Table, kind: Kind) -> impl Iterator<Item = &Test> {
    table.tests().iter().filter(move |t| t.kind == kind)
}
