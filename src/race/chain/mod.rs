//! The exact length of a race with replacement, as an absorbing Markov chain.
//!
//! With replacement the players do not touch each other, so that one player's chain is all
//! there is to compute: its states are the places, and its time is either moves (cards) or
//! turns (lost ones included). Means and variances solve a linear system; the distribution
//! comes from stepping the chain until less than 10^-12 of the games go on, or until what
//! goes on does so as a geometric series. Only `+ - * /` in a fixed order are used, so that
//! the numbers are the same on every machine.

mod lengths;
mod moments;
mod rows;
#[cfg(test)]
mod tests;
mod together;

use super::MoveTable;
use crate::game::players::Players;
use lengths::{Lengths, Reach};
use moments::moments;
use rows::rows;
pub use together::Together;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Cards drawn, as in the table of games.
    Moves,
    /// Turns, lost ones included: what takes time.
    Turns,
}

/// Why a length cannot be computed. Spaces are numbered from 1.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ChainError {
    /// The cards are not put back.
    #[error("the exact length is known only for draws with replacement")]
    Replacement,
    /// A place that is never left.
    #[error(
        "a player who comes to space {0} can never finish, so that the mean length is infinite; put a card into the deck that leads on from there"
    )]
    Trap(usize),
    /// A mean with more digits than rounding leaves.
    #[error(
        "one player needs more than {LONGEST_MEAN} turns on average, too many to compute exactly; put more cards into the deck that lead on"
    )]
    TooLong,
    /// Beyond the given length the games do not follow a rule that could be told.
    #[error("the lengths of more than {0} turns cannot be computed exactly; simulate them")]
    Unsettled(usize),
}

/// The longest mean: beyond, rounding would show in the quantiles.
const LONGEST_MEAN: f64 = 1e6;

/// The exact length of one player's race.
#[derive(Clone, Debug, PartialEq)]
pub struct Exact {
    /// The mean.
    pub mean: f64,
    /// The variance.
    pub variance: f64,
    lengths: Lengths,
}

impl Exact {
    /// The part of games that last exactly `t`.
    pub fn chance(&self, t: usize) -> f64 {
        self.lengths.chance(t)
    }

    /// The longest length that is worked out by itself. All but 10^-12 of the games end
    /// before, or it is at least 20,000 and the longer ones follow as a geometric series.
    pub fn last(&self) -> usize {
        self.lengths.last()
    }

    /// The part of games that last longer than `t`.
    pub fn longer(&self, t: usize) -> f64 {
        self.lengths.longer(t)
    }

    /// The smallest length that at least this part of the games does not exceed, in
    /// percent, at most 99.
    pub fn quantile(&self, percent: u8) -> usize {
        self.lengths.quantile(f64::from(100 - percent.min(99)) / 100.0)
    }

    /// The shortest length.
    pub fn shortest(&self) -> usize {
        (1..=self.last()).find(|&t| self.chance(t) > 0.0).unwrap_or(self.last())
    }

    /// The most frequent length.
    pub fn mode(&self) -> usize {
        (1..=self.last())
            .fold(0, |best, t| if self.chance(t) > self.chance(best) { t } else { best })
    }

    /// Every length that is more frequent than its neighbours and occurs at least half as
    /// often as the mode.
    pub fn peaks(&self) -> Vec<usize> {
        let floor = self.chance(self.mode()) / 2.0;
        (1..=self.last())
            .filter(|&t| {
                let here = self.chance(t);
                here >= floor && here > self.chance(t - 1) && here >= self.chance(t + 1)
            })
            .collect()
    }
}

/// Computes the length of one player's race exactly.
///
/// # Errors
/// If the rules are without replacement, some player may come to a place that is never left,
/// or the mean is beyond a million turns.
pub fn exact(table: &MoveTable, measure: Measure) -> Result<Exact, ChainError> {
    if !table.rules().replacement {
        return Err(ChainError::Replacement);
    }
    let (rows, start) = rows(table, measure)?;
    let (mean, variance) = moments(&rows, start);
    // Whatever rounding makes of an endless race is outside, too.
    if !(0.0..=LONGEST_MEAN).contains(&mean) {
        return Err(ChainError::TooLong);
    }
    Ok(Exact { mean, variance, lengths: Lengths::new(&rows, start, Reach::EXACT)? })
}

/// As [`exact`] with [`Measure::Turns`], whatever the rules say about replacement, and rougher:
/// an approximation for a game without replacement that is computed in a millisecond.
///
/// # Errors
/// As of [`exact`], but for the replacement.
pub(super) fn estimate(
    table: &MoveTable,
    players: Players,
    everyone: bool,
) -> Result<Together, ChainError> {
    let (rows, start) = rows(table, Measure::Turns)?;
    let lengths = Lengths::new(&rows, start, Reach::ROUGH)?;
    Ok(Together::new(&lengths, players, everyone))
}
