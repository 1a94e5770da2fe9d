//! The distribution of lengths: listed one by one, and beyond the list a geometric tail.
//!
//! After many turns the players who are still on their way are spread over the track in the
//! same proportions time and again, and the same part of them ends: the tail is geometric.
//! Whoever loses turns on every picture may be on the track every other turn only, so that
//! it is two turns that are compared.

use super::{ChainError, Transitions};

/// How far a distribution is worked out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// Less than this part of the games may be left out.
    pub nothing: f64,
    /// Lengths that are listed one by one, if the games last so long.
    pub listed: usize,
    /// How far the parts that end may differ between the places, to be a geometric tail.
    pub settled: f64,
}

impl Reach {
    /// To all digits that are told.
    pub(crate) const EXACT: Reach = Reach { nothing: 1e-12, listed: 20_000, settled: 1e-8 };
    /// For an estimate.
    pub(crate) const ROUGH: Reach = Reach { nothing: 1e-6, listed: 2_000, settled: 1e-2 };

    /// The list may become so many times longer until the tail is geometric.
    const PATIENCE: usize = 10;
}

/// Steps between two looks at whether the tail is geometric.
const LOOK: usize = 500;

/// The chances of all lengths.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Lengths {
    /// At `t`: the part of games that last longer than `t`.
    pub survival: Vec<f64>,
    /// At `t`: the part of games that last exactly `t`.
    chances: Vec<f64>,
    /// The part of those still on their way that two more turns end, beyond the list; none
    /// if next to nobody is.
    tail: Option<f64>,
}

impl Lengths {
    /// Steps the chain from the start.
    ///
    /// # Errors
    /// If the tail does not become geometric.
    pub(super) fn new(
        rows: &[Transitions],
        start: usize,
        reach: Reach,
    ) -> Result<Self, ChainError> {
        let mut walk = Walk::new(rows, start);
        let mut listed = reach.listed;
        loop {
            while walk.alive >= reach.nothing && walk.survival.len() <= listed {
                walk.step();
            }
            if walk.alive < reach.nothing {
                return Ok(walk.ended(None));
            }
            let before = (walk.here.clone(), walk.waiting.clone(), walk.alive);
            let ended = walk.step() + walk.step();
            let tail = ended / before.2;
            let settled = |now: &[f64], then: &[f64]| {
                let counts = |p: f64| p > before.2 * reach.nothing;
                now.iter().zip(then).filter(|&(_, &then)| counts(then)).all(|(now, then)| {
                    let ended = (then - now) / then;
                    (ended - tail).abs() <= tail * reach.settled
                })
            };
            if tail > 0.0 && settled(&walk.here, &before.0) && settled(&walk.waiting, &before.1) {
                return Ok(walk.ended(Some(tail)));
            }
            listed = walk.survival.len() + LOOK;
            if listed > reach.listed * Reach::PATIENCE {
                return Err(ChainError::Unsettled(walk.survival.len()));
            }
        }
    }

    /// The longest length of the list.
    pub(super) fn last(&self) -> usize {
        self.survival.len() - 1
    }

    /// The part of games that last longer than `t`.
    pub(super) fn longer(&self, t: usize) -> f64 {
        self.at(&self.survival, t)
    }

    /// The part of games that last exactly `t`.
    pub(super) fn chance(&self, t: usize) -> f64 {
        self.at(&self.chances, t)
    }

    fn at(&self, list: &[f64], t: usize) -> f64 {
        let Some(beyond) = t.checked_sub(self.last()) else { return list[t] };
        match self.tail {
            None if beyond == 0 => list[t],
            None => 0.0,
            // From the last two of the list in turn.
            Some(tail) => list[self.last() - beyond % 2] * power(1.0 - tail, beyond.div_ceil(2)),
        }
    }

    /// The smallest length that leaves at most this part of the games.
    pub(super) fn quantile(&self, beyond: f64) -> usize {
        if let Some(t) = self.survival.iter().position(|&s| s <= beyond) {
            return t;
        }
        // Not in the list: `low` is too short, `high` long enough.
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

    /// The sum over all `t` from 0 of what `term` makes of it, where `term` is a product of
    /// `degree` chances, of lengths from `t` on.
    pub(super) fn sum(&self, degree: usize, term: impl Fn(usize) -> f64) -> f64 {
        let last = self.last();
        let Some(tail) = self.tail else { return (0..=last).map(term).sum() };
        let left: f64 = (0..degree).map(|i| power(1.0 - tail, i)).sum();
        // Two by two the terms are a geometric series.
        (0..last).map(&term).sum::<f64>() + (term(last) + term(last + 1)) / (tail * left)
    }
}

/// A power in a fixed order of products.
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
    /// Where the players are.
    here: Vec<f64>,
    /// Where those are who lose this turn.
    waiting: Vec<f64>,
    /// The part of players who are still on their way.
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

    /// One turn; returns the part of games that it ends.
    fn step(&mut self) -> f64 {
        // Whoever lost this turn plays in the next one.
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
        // Rounding must not let the games become more.
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
