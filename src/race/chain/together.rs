//! Several players: each runs a race of the same chain.

use super::Exact;
use super::lengths::{Lengths, power};
use crate::game::players::Players;

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
    /// the first winner, or when everyone has won. Meant for [`Measure::Turns`](super::Measure).
    pub fn together(&self, players: Players, everyone: bool) -> Together {
        Together::new(&self.lengths, players, everyone)
    }
}

impl Together {
    pub(super) fn new(lengths: &Lengths, players: Players, everyone: bool) -> Self {
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
