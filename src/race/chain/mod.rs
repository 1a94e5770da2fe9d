//! The exact length of a race with replacement, as an absorbing Markov chain.
//!
//! With replacement the players do not touch each other, so that one player's chain is all
//! there is to compute: its states are the places, and its time is either moves (cards) or
//! turns (lost ones included). Means and variances solve a linear system; the distribution
//! comes from stepping the chain until less than 10^-12 of the games go on, or until what
//! goes on does so as a geometric series. Only `+ - * /` in a fixed order are used, so that
//! the numbers are the same on every machine.

mod lengths;
#[cfg(test)]
mod tests;

use super::MoveTable;
use crate::game::players::Players;
use lengths::{Lengths, Reach, power};

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

/// The length in turns as if cards were put back, whatever the rules say, and roughly: an
/// approximation for a game without replacement that is computed in a millisecond.
///
/// # Errors
/// If some player may come to a place that is never left, or the tail does not become geometric.
pub(super) fn estimate(
    table: &MoveTable,
    players: Players,
    everyone: bool,
) -> Result<Together, ChainError> {
    let (rows, start) = rows(table, Measure::Turns)?;
    let lengths = Lengths::new(&rows, start, Reach::ROUGH)?;
    Ok(Together::new(&lengths, players, everyone))
}

/// The moves out of one place.
struct Transitions {
    /// Place number, whether marked, and the chance.
    pub to: Vec<(usize, bool, f64)>,
    /// The chance to win at once.
    pub won: f64,
}

/// The rows of all places that can be reached, numbered without gaps, and the start's row.
///
/// # Errors
/// If some player may come to a place that is never left.
fn rows(table: &MoveTable, measure: Measure) -> Result<(Vec<Transitions>, usize), ChainError> {
    let won = table.won().number();
    let reached = table.reached();
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
            for (next, count) in table.leads(place) {
                let chance = count as f64 / size;
                if next.number() == won {
                    row.won += chance;
                    continue;
                }
                let (to, marked) =
                    (number[next.number()], next.marked() && measure == Measure::Turns);
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

/// A place from which the end is out of reach.
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

/// Mean and variance from the start: `E = 1 + Q E`, and likewise for the square.
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

/// What a step costs: the turn itself, and the one that is lost for it.
fn turn(marked: bool) -> f64 {
    if marked { 2.0 } else { 1.0 }
}

/// Gaussian elimination with partial pivoting, done once for several right-hand sides.
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

/// What several players make of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Together {
    /// Mean rounds until the game ends, the last one included.
    pub rounds: f64,
    /// Mean turns of all players together.
    pub turns: f64,
    /// The part of games that each seat wins first.
    pub shares: Vec<f64>,
}

impl Exact {
    /// The length of the game of several players who end it together as the rules say: with
    /// the first winner, or when everyone has won. Meant for [`Measure::Turns`](Measure).
    pub fn together(&self, players: Players, everyone: bool) -> Together {
        Together::new(&self.lengths, players, everyone)
    }
}

impl Together {
    fn new(lengths: &Lengths, players: Players, everyone: bool) -> Self {
        let count = usize::from(players.count());
        // What the other seats' chances are to be still on their way at the turn of this one:
        // whoever sits earlier has had turn t + 1 already.
        let others = |seat: usize, t: usize| {
            power(lengths.longer(t + 1), seat) * power(lengths.longer(t), count - 1 - seat)
        };
        let shares: Vec<f64> = (0..count)
            .map(|seat| lengths.sum(count, |t| lengths.chance(t + 1) * others(seat, t)))
            .collect();
        if everyone {
            let turns = count as f64 * lengths.sum(1, |t| lengths.longer(t));
            return Together { rounds: last_of(lengths, count), turns, shares };
        }
        let rounds = lengths.sum(count, |t| power(lengths.longer(t), count));
        let turns =
            (0..count).map(|seat| lengths.sum(count, |t| lengths.longer(t) * others(seat, t)));
        Together { rounds, turns: turns.sum(), shares }
    }
}

/// The mean of the longest of `count` races: not all are over, by inclusion and exclusion.
fn last_of(lengths: &Lengths, count: usize) -> f64 {
    let (mut sum, mut choices) = (0.0, 1.0);
    for n in 1..=count {
        choices *= (count + 1 - n) as f64 / n as f64;
        let sign = if n % 2 == 1 { 1.0 } else { -1.0 };
        sum += sign * choices * lengths.sum(n, |t| power(lengths.longer(t), n));
    }
    sum
}
