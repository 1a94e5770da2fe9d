//! Distribution of game lengths: an explicit list of probabilities, followed by a geometric tail.
//!
//! After many turns the distribution of the remaining players over the track converges, and the
//! same fraction of them finishes in every step. The tail is therefore geometric. If every picture
//! space loses a turn, players may be on the track only in every other turn. For that reason the
//! tail compares the state two turns apart.

use super::{ChainError, Transitions};

/// Precision and limits of a computed distribution, [`Lengths`].
#[derive(Clone, Copy, Debug)]
pub(super) struct DistributionLimits {
    /// Fraction of games that may be ignored; the list ends when fewer games than that are
    /// unfinished.
    pub negligible: f64,
    /// Number of lengths that are listed explicitly before the tail is tested; see
    /// [`Lengths::new`].
    pub listed: usize,
    /// Largest relative difference of the finishing fraction between places for which the tail
    /// counts as geometric.
    pub settled: f64,
}

impl DistributionLimits {
    /// Limits for results that are exact in all printed digits.
    pub(crate) const EXACT: DistributionLimits =
        DistributionLimits { negligible: 1e-12, listed: 20_000, settled: 1e-8 };
    /// Limits for an estimate.
    pub(crate) const ROUGH: DistributionLimits =
        DistributionLimits { negligible: 1e-6, listed: 2_000, settled: 1e-2 };

    /// Factor by which the list may exceed `listed` until the tail is geometric.
    const PATIENCE: usize = 10;
}

/// Steps between two tests for a geometric tail.
const LOOK: usize = 500;

/// Probabilities of all game lengths, in units of [`CountedUnit`](super::CountedUnit).
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Lengths {
    /// Fraction of games that last longer than `t`, at index `t`.
    pub survival: Vec<f64>,
    /// Fraction of games that last exactly `t`, at index `t`.
    chances: Vec<f64>,
    /// Fraction of the unfinished games that end within two more turns, for lengths beyond the
    /// list. `None` if fewer games than [`DistributionLimits::negligible`] are unfinished.
    tail: Option<f64>,
}

impl Lengths {
    /// Steps the chain from place `start` until the tail is negligible or geometric.
    ///
    /// # Errors
    /// [`ChainError::Unsettled`] if the tail does not become geometric.
    pub(super) fn new(
        rows: &[Transitions],
        start: usize,
        reach: DistributionLimits,
    ) -> Result<Self, ChainError> {
        let mut walk = Walk::new(rows, start);
        let mut listed = reach.listed;
        loop {
            while walk.alive >= reach.negligible && walk.survival.len() <= listed {
                walk.step();
            }
            if walk.alive < reach.negligible {
                return Ok(walk.ended(None));
            }
            let before = (walk.here.clone(), walk.waiting.clone(), walk.alive);
            let ended = walk.step() + walk.step();
            let tail = ended / before.2;
            let settled = |now: &[f64], then: &[f64]| {
                let counts = |p: f64| p > before.2 * reach.negligible;
                now.iter().zip(then).filter(|&(_, &then)| counts(then)).all(|(now, then)| {
                    let ended = (then - now) / then;
                    (ended - tail).abs() <= tail * reach.settled
                })
            };
            if tail > 0.0 && settled(&walk.here, &before.0) && settled(&walk.waiting, &before.1) {
                return Ok(walk.ended(Some(tail)));
            }
            listed = walk.survival.len() + LOOK;
            if listed > reach.listed * DistributionLimits::PATIENCE {
                return Err(ChainError::Unsettled(walk.survival.len()));
            }
        }
    }

    /// Largest length in the list `survival`.
    pub(super) fn last(&self) -> usize {
        self.survival.len() - 1
    }

    /// Fraction of games that last longer than `t`.
    pub(super) fn longer(&self, t: usize) -> f64 {
        self.at(&self.survival, t)
    }

    /// Returns the fraction of games that last exactly `t`.
    pub(super) fn probability(&self, t: usize) -> f64 {
        self.at(&self.chances, t)
    }

    fn at(&self, list: &[f64], t: usize) -> f64 {
        let Some(beyond) = t.checked_sub(self.last()) else { return list[t] };
        match self.tail {
            None if beyond == 0 => list[t],
            None => 0.0,
            // The tail continues from the last two entries of the list in turn.
            Some(tail) => list[self.last() - beyond % 2] * power(1.0 - tail, beyond.div_ceil(2)),
        }
    }

    /// Smallest length that at most the fraction `beyond` of the games exceeds.
    pub(super) fn quantile(&self, beyond: f64) -> usize {
        if let Some(t) = self.survival.iter().position(|&s| s <= beyond) {
            return t;
        }
        // Exponential and binary search beyond the list. Invariant: `low` is too short, `high` is
        // long enough.
        let (mut low, mut step) = (self.last(), 1);
        while self.longer(low + step) > beyond {
            low += step;
            step *= 2;
        }
        let mut high = low + step;
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            if self.longer(middle) <= beyond { high = middle } else { low = middle }
        }
        high
    }

    /// Sum of `term(t)` over all `t` from 0. `term` must be a product of `degree` values of
    /// [`Lengths::longer`] or [`Lengths::probability`] at `t` or later.
    pub(super) fn sum(&self, degree: usize, term: impl Fn(usize) -> f64) -> f64 {
        let last = self.last();
        let Some(tail) = self.tail else { return (0..=last).map(term).sum() };
        let left: f64 = (0..degree).map(|i| power(1.0 - tail, i)).sum();
        // Sums of two consecutive terms form a geometric series.
        (0..last).map(&term).sum::<f64>() + (term(last) + term(last + 1)) / (tail * left)
    }
}

/// Computes `base` to the power of `exponent` with a fixed order of multiplications, so the result
/// is the same on every machine.
pub(super) fn power(mut base: f64, mut exponent: usize) -> f64 {
    let mut product = 1.0;
    while exponent > 0 {
        if exponent % 2 == 1 {
            product *= base;
        }
        base *= base;
        exponent /= 2;
    }
    product
}

struct Walk<'a> {
    rows: &'a [Transitions],
    /// Probability of each place among the players who move in the next turn.
    here: Vec<f64>,
    /// Probability of each place among the players who lose the next turn.
    waiting: Vec<f64>,
    /// Fraction of players, the sum of `here` and `waiting`, who have not finished.
    alive: f64,
    survival: Vec<f64>,
    chances: Vec<f64>,
}

impl<'a> Walk<'a> {
    fn new(rows: &'a [Transitions], start: usize) -> Self {
        let mut here = vec![0.0; rows.len()];
        here[start] = 1.0;
        let waiting = vec![0.0; rows.len()];
        Walk { rows, here, waiting, alive: 1.0, survival: vec![1.0], chances: vec![0.0] }
    }

    /// Advances by one turn. Returns the fraction of games that end in it.
    fn step(&mut self) -> f64 {
        // Players who lose this turn move in the next one.
        let mut next = std::mem::replace(&mut self.waiting, vec![0.0; self.rows.len()]);
        let mut ended = 0.0;
        for (row, &p) in self.rows.iter().zip(&self.here) {
            ended += p * row.won;
            for &(to, marked, chance) in &row.to {
                let slot = if marked { &mut self.waiting[to] } else { &mut next[to] };
                *slot += p * chance;
            }
        }
        self.here = next;
        // Rounding errors must not increase the fraction of unfinished games.
        let alive = self.here.iter().chain(&self.waiting).fold(0.0, |sum, p| sum + p);
        self.alive = alive.min(self.alive);
        self.survival.push(self.alive);
        self.chances.push(ended);
        ended
    }

    fn ended(self, tail: Option<f64>) -> Lengths {
        Lengths { survival: self.survival, chances: self.chances, tail }
    }
}
