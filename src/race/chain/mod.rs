//! Exact length of a race with replacement, computed as an absorbing Markov chain.
//!
//! With replacement the players do not influence each other, so the chain of one player is enough.
//! Its states are the places, and its time counts moves (cards) or turns (lost turns included).
//! Mean and variance are solutions of a linear system. The distribution is found by stepping the
//! chain until fewer than 10^-12 of the games are unfinished, or until the tail is geometric. Only
//! `+ - * /` in a fixed order are used, so the results are the same on every machine.

mod lengths;
#[cfg(test)]
mod tests;

use super::MoveTable;
use crate::common::players::Players;
use lengths::{DistributionLimits, Lengths, power};

/// Unit of length in [`exact`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountedUnit {
    /// Cards drawn, as in the table of games.
    Moves,
    /// Turns, lost turns included. This is the unit that takes time.
    Turns,
}

/// Reasons why a length cannot be computed by [`exact`]. Spaces are numbered from 1.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ChainError {
    /// Rules without replacement.
    #[error("the exact length is known only for draws with replacement")]
    Replacement,
    /// A place, by its number, that a player can reach and never leaves.
    #[error(
        "a player who comes to space {0} can never finish, so that the mean length is infinite; put a card into the deck that leads on from there"
    )]
    Trap(usize),
    /// A mean beyond `LONGEST_MEAN`, where rounding errors affect the result.
    #[error(
        "one player needs more than {LONGEST_MEAN} turns on average, too many to compute exactly; put more cards into the deck that lead on"
    )]
    TooLong,
    /// A distribution whose tail beyond the given length is not geometric.
    #[error("the lengths of more than {0} turns cannot be computed exactly; simulate them")]
    Unsettled(usize),
}

/// Largest mean, in turns. Beyond it rounding errors would affect the quantiles.
const LONGEST_MEAN: f64 = 1e6;

/// Exact distribution of the length of one player's race.
#[derive(Clone, Debug, PartialEq)]
pub struct ExactLengths {
    /// Mean length.
    pub mean: f64,
    /// Variance of the length.
    pub variance: f64,
    lengths: Lengths,
}

impl ExactLengths {
    /// Returns the fraction of games that last exactly `t` units ([`CountedUnit`]).
    pub fn probability(&self, t: usize) -> f64 {
        self.lengths.probability(t)
    }

    /// Largest length in the explicit list. Either all but 10^-12 of the games end before it, or it
    /// is at least 20,000 and longer games follow a geometric series.
    pub fn last(&self) -> usize {
        self.lengths.last()
    }

    /// Fraction of games that last longer than `t`.
    pub fn longer(&self, t: usize) -> f64 {
        self.lengths.longer(t)
    }

    /// Smallest length that at least `percent` per cent of the games do not exceed. `percent` is
    /// limited to 99.
    pub fn quantile(&self, percent: u8) -> usize {
        self.lengths.quantile(f64::from(100 - percent.min(99)) / 100.0)
    }

    /// Shortest possible length.
    pub fn shortest(&self) -> usize {
        (1..=self.last()).find(|&t| self.probability(t) > 0.0).unwrap_or(self.last())
    }

    /// Most frequent length.
    pub fn mode(&self) -> usize {
        (1..=self.last())
            .fold(0, |best, t| if self.probability(t) > self.probability(best) { t } else { best })
    }

    /// Lengths that are more frequent than their neighbours and at least half as frequent as the
    /// [`mode`](ExactLengths::mode).
    pub fn peaks(&self) -> Vec<usize> {
        let floor = self.probability(self.mode()) / 2.0;
        (1..=self.last())
            .filter(|&t| {
                let here = self.probability(t);
                here >= floor && here > self.probability(t - 1) && here >= self.probability(t + 1)
            })
            .collect()
    }
}

/// Computes the exact length of one player's race.
///
/// # Errors
/// If the rules are without replacement, if a player can reach a place that is never left, if the
/// mean exceeds a million turns, or if the tail does not become geometric.
pub fn exact(table: &MoveTable, measure: CountedUnit) -> Result<ExactLengths, ChainError> {
    if !table.rules().replacement {
        return Err(ChainError::Replacement);
    }
    let (rows, start) = rows(table, measure)?;
    let (mean, variance) = moments(&rows, start);
    // Rounding can turn the mean of an endless race into any value; the range check rejects it too.
    if !(0.0..=LONGEST_MEAN).contains(&mean) {
        return Err(ChainError::TooLong);
    }
    Ok(ExactLengths {
        mean,
        variance,
        lengths: Lengths::new(&rows, start, DistributionLimits::EXACT)?,
    })
}

/// Estimates the length in turns as if cards were put back, whatever the rules say. Takes about a
/// millisecond and approximates a game without replacement.
///
/// # Errors
/// If a player can reach a place that is never left, or the tail does not become geometric.
pub(super) fn estimate(
    table: &MoveTable,
    players: Players,
    everyone: bool,
) -> Result<MultiplayerLengths, ChainError> {
    let (rows, start) = rows(table, CountedUnit::Turns)?;
    let lengths = Lengths::new(&rows, start, DistributionLimits::ROUGH)?;
    Ok(MultiplayerLengths::new(&lengths, players, everyone))
}

/// Transition probabilities from one place.
struct Transitions {
    /// Number of the next place, whether a turn is lost there (only for [`CountedUnit::Turns`]), and
    /// the probability.
    pub to: Vec<(usize, bool, f64)>,
    /// Probability of winning with the next card.
    pub won: f64,
}

/// Returns the transitions of all reachable places, renumbered without gaps, and the row index of
/// the start.
///
/// # Errors
/// [`ChainError::Trap`] if a player can reach a place that is never left.
fn rows(table: &MoveTable, measure: CountedUnit) -> Result<(Vec<Transitions>, usize), ChainError> {
    let won = table.won().number();
    let reached = table.reachable_places();
    let places: Vec<usize> = (0..won).filter(|&p| reached[p]).collect();
    let mut number = vec![usize::MAX; won];
    for (i, &place) in places.iter().enumerate() {
        number[place] = i;
    }
    let size = table.deck().size() as f64;
    let rows: Vec<Transitions> = places
        .iter()
        .map(|&place| {
            let mut row = Transitions { to: Vec::new(), won: 0.0 };
            for (next, count) in table.destinations(place) {
                let chance = count as f64 / size;
                if next.number() == won {
                    row.won += chance;
                    continue;
                }
                let (to, marked) =
                    (number[next.number()], next.has_lost_turn() && measure == CountedUnit::Turns);
                match row.to.iter_mut().find(|(t, m, _)| (*t, *m) == (to, marked)) {
                    Some((_, _, sum)) => *sum += chance,
                    None => row.to.push((to, marked, chance)),
                }
            }
            row
        })
        .collect();
    match trap(&rows) {
        Some(i) => Err(ChainError::Trap(places[i])),
        None => Ok((rows, number[0])),
    }
}

/// Returns the index in `rows` of a place from which the end cannot be reached, if there is one.
fn trap(rows: &[Transitions]) -> Option<usize> {
    let mut ends: Vec<bool> = rows.iter().map(|row| row.won > 0.0).collect();
    loop {
        let found: Vec<usize> = (0..rows.len())
            .filter(|&i| !ends[i] && rows[i].to.iter().any(|&(to, _, _)| ends[to]))
            .collect();
        if found.is_empty() {
            return ends.iter().position(|&e| !e);
        }
        found.into_iter().for_each(|i| ends[i] = true);
    }
}

/// Returns mean and variance from `start`, from `E = 1 + Q E` and the analogous system for the
/// second moment.
fn moments(rows: &[Transitions], start: usize) -> (f64, f64) {
    let n = rows.len();
    let mut system = vec![vec![0.0; n]; n];
    let mut cost = vec![0.0; n];
    for (i, row) in rows.iter().enumerate() {
        system[i][i] += 1.0;
        cost[i] = row.won;
        for &(to, marked, chance) in &row.to {
            system[i][to] -= chance;
            cost[i] += chance * turn(marked);
        }
    }
    let solver = Solver::new(system);
    let mean = solver.solve(cost);
    let square = |row: &Transitions| {
        row.to.iter().fold(row.won, |sum, &(to, marked, chance)| {
            sum + chance * turn(marked) * (turn(marked) + 2.0 * mean[to])
        })
    };
    let squares = solver.solve(rows.iter().map(square).collect());
    (mean[start], squares[start] - mean[start] * mean[start])
}

/// Cost of a step in turns: the turn itself and the lost turn, if any.
fn turn(marked: bool) -> f64 {
    if marked { 2.0 } else { 1.0 }
}

/// LU decomposition by Gaussian elimination with partial pivoting, used for several right-hand
/// sides.
struct Solver {
    lu: Vec<Vec<f64>>,
    swaps: Vec<usize>,
}

impl Solver {
    fn new(mut a: Vec<Vec<f64>>) -> Self {
        let n = a.len();
        let mut swaps = Vec::with_capacity(n);
        for k in 0..n {
            let pivot =
                (k..n).fold(k, |best, i| if a[i][k].abs() > a[best][k].abs() { i } else { best });
            a.swap(k, pivot);
            swaps.push(pivot);
            let (above, below) = a.split_at_mut(k + 1);
            let top = &above[k];
            for row in below {
                if row[k] == 0.0 {
                    continue;
                }
                let factor = row[k] / top[k];
                row[k] = factor;
                for (x, &y) in row[k + 1..].iter_mut().zip(&top[k + 1..]) {
                    *x -= factor * y;
                }
            }
        }
        Solver { lu: a, swaps }
    }

    fn solve(&self, mut b: Vec<f64>) -> Vec<f64> {
        let n = b.len();
        for (k, &pivot) in self.swaps.iter().enumerate() {
            b.swap(k, pivot);
        }
        for i in 0..n {
            b[i] = (0..i).fold(b[i], |sum, j| sum - self.lu[i][j] * b[j]);
        }
        for i in (0..n).rev() {
            b[i] = (i + 1..n).fold(b[i], |sum, j| sum - self.lu[i][j] * b[j]) / self.lu[i][i];
        }
        b
    }
}

/// Length of a game of several players, derived from the distribution of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct MultiplayerLengths {
    /// Mean number of rounds until the game ends, the last round included.
    pub rounds: f64,
    /// Mean number of turns of all players together.
    pub turns: f64,
    /// Fraction of games in which each seat wins first.
    pub shares: Vec<f64>,
}

impl ExactLengths {
    /// Returns the length of a game of several players. It ends with the first winner or, with
    /// `everyone`, when all have won. Intended for [`CountedUnit::Turns`](CountedUnit).
    pub fn multiplayer_lengths(&self, players: Players, everyone: bool) -> MultiplayerLengths {
        MultiplayerLengths::new(&self.lengths, players, everyone)
    }
}

impl MultiplayerLengths {
    fn new(lengths: &Lengths, players: Players, everyone: bool) -> Self {
        let count = usize::from(players.count());
        // Probability that all other seats are unfinished when `seat` takes turn `t + 1`. Earlier
        // seats have already taken that turn.
        let others = |seat: usize, t: usize| {
            power(lengths.longer(t + 1), seat) * power(lengths.longer(t), count - 1 - seat)
        };
        let shares: Vec<f64> = (0..count)
            .map(|seat| lengths.sum(count, |t| lengths.probability(t + 1) * others(seat, t)))
            .collect();
        if everyone {
            let turns = count as f64 * lengths.sum(1, |t| lengths.longer(t));
            return MultiplayerLengths { rounds: last_of(lengths, count), turns, shares };
        }
        let rounds = lengths.sum(count, |t| power(lengths.longer(t), count));
        let turns =
            (0..count).map(|seat| lengths.sum(count, |t| lengths.longer(t) * others(seat, t)));
        MultiplayerLengths { rounds, turns: turns.sum(), shares }
    }
}

/// Mean of the longest of `count` races, by inclusion and exclusion over the unfinished ones.
fn last_of(lengths: &Lengths, count: usize) -> f64 {
    let (mut sum, mut choices) = (0.0, 1.0);
    for n in 1..=count {
        choices *= (count + 1 - n) as f64 / n as f64;
        let sign = if n % 2 == 1 { 1.0 } else { -1.0 };
        sum += sign * choices * lengths.sum(n, |t| power(lengths.longer(t), n));
    }
    sum
}
