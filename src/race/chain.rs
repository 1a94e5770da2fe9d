//! The exact length of a race with replacement, as an absorbing Markov chain.
//!
//! With replacement the players do not touch each other, so that one player's chain is all
//! there is to compute: its states are the places, and its time is either moves (cards) or
//! turns (lost ones included). Means and variances solve a linear system; the distribution
//! comes from stepping the chain until less than 10^-12 of the games go on. Only `+ - * /`
//! in a fixed order are used, so that the numbers are the same on every machine.

use super::Course;
use crate::level::Players;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Cards drawn, as in the table of games.
    Moves,
    /// Turns, lost ones included: what takes time.
    Turns,
}

/// Why a length has no mean. Spaces are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChainError {
    /// The cards are not put back.
    #[error("the exact length is known only for draws with replacement; switch replacement on")]
    Replacement,
    /// A place that is never left.
    #[error(
        "a player who comes to space {0} can never finish, so that the mean length is infinite; put a card into the deck that leads on from there"
    )]
    Trap(usize),
}

/// Less than this part of the games may be left out of the distribution.
const TAIL: f64 = 1e-12;

/// The distribution is cut here at the latest.
const LAST: usize = 20_000;

/// The same two for an estimate.
const ROUGH_TAIL: f64 = 1e-6;
const ROUGH_LAST: usize = 2_000;

/// The exact length of one player's race.
#[derive(Clone, Debug, PartialEq)]
pub struct Exact {
    /// The mean.
    pub mean: f64,
    /// The variance.
    pub variance: f64,
    /// At `t`: the part of games that last longer than `t`; the last value is less than
    /// 10^-12, but for games that often last longer than 20,000.
    survival: Vec<f64>,
    /// At `t`: the part of games that last exactly `t`.
    chances: Vec<f64>,
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
    /// The part of games that last exactly `t`.
    pub fn chance(&self, t: usize) -> f64 {
        self.chances.get(t).copied().unwrap_or(0.0)
    }

    /// The longest length of the distribution: all but 10^-12 of the games end before, if it
    /// is less than 20,000.
    pub fn last(&self) -> usize {
        self.chances.len() - 1
    }

    /// The part of games that last longer than `t`.
    pub fn longer(&self, t: usize) -> f64 {
        self.survival.get(t).or(self.survival.last()).copied().unwrap_or(0.0)
    }

    /// The smallest length that at least this part of the games does not exceed, in
    /// percent; the end of the distribution for what lies beyond.
    pub fn quantile(&self, percent: u8) -> usize {
        let beyond = f64::from(100 - percent.min(100)) / 100.0;
        self.survival.iter().position(|&s| s <= beyond).unwrap_or(self.survival.len())
    }

    /// The shortest length.
    pub fn shortest(&self) -> usize {
        self.chances.iter().position(|&c| c > 0.0).unwrap_or(self.chances.len())
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

    /// The length of the game of several players who end it together as the rules say: with
    /// the first winner, or when everyone has won. Meant for [`Unit::Turns`].
    pub fn together(&self, players: Players, everyone: bool) -> Together {
        let count = usize::from(players.count());
        let power = |base: f64, n: usize| (0..n).fold(1.0, |product, _| product * base);
        let mut rounds = 0.0;
        let mut turns = 0.0;
        let mut shares = vec![0.0; count];
        for t in 0..self.survival.len() {
            let (now, next) = (self.longer(t), self.longer(t + 1));
            let ended = self.chance(t + 1);
            rounds += if everyone { 1.0 - power(1.0 - now, count) } else { power(now, count) };
            for (seat, share) in shares.iter_mut().enumerate() {
                // Whoever sits earlier has had turn t + 1 already.
                let others = power(next, seat) * power(now, count - 1 - seat);
                *share += ended * others;
                turns += if everyone { now } else { now * others };
            }
        }
        Together { rounds, turns, shares }
    }
}

/// The moves out of one place.
struct Row {
    /// Place number, whether marked, and the chance.
    to: Vec<(usize, bool, f64)>,
    won: f64,
}

/// Computes the length of one player's race exactly.
///
/// # Errors
/// If the rules are without replacement, or some player may come to a place that is never
/// left.
pub fn exact(course: &Course, unit: Unit) -> Result<Exact, ChainError> {
    if !course.rules().replacement {
        return Err(ChainError::Replacement);
    }
    let (rows, start) = rows(course, unit)?;
    let (mean, variance) = moments(&rows, start);
    let (survival, chances) = distribution(&rows, start, TAIL, LAST);
    Ok(Exact { mean, variance, survival, chances })
}

/// As [`exact`] with [`Unit::Turns`], whatever the rules say about replacement, and rougher:
/// an approximation for a game without replacement that is computed in a millisecond.
///
/// # Errors
/// If some player may come to a place that is never left.
pub(super) fn estimate(
    course: &Course,
    players: Players,
    everyone: bool,
) -> Result<Together, ChainError> {
    let (rows, start) = rows(course, Unit::Turns)?;
    let (survival, chances) = distribution(&rows, start, ROUGH_TAIL, ROUGH_LAST);
    Ok(Exact { mean: 0.0, variance: 0.0, survival, chances }.together(players, everyone))
}

/// The rows of all places that can be reached, numbered without gaps, and the start's row.
fn rows(course: &Course, unit: Unit) -> Result<(Vec<Row>, usize), ChainError> {
    let won = course.won().number();
    let reached = course.reached();
    let places: Vec<usize> = (0..won).filter(|&p| reached[p]).collect();
    let mut number = vec![usize::MAX; won];
    for (i, &place) in places.iter().enumerate() {
        number[place] = i;
    }
    let size = course.deck().size() as f64;
    let rows: Vec<Row> = places
        .iter()
        .map(|&place| {
            let mut row = Row { to: Vec::new(), won: 0.0 };
            for (next, count) in course.leads(place) {
                let chance = count as f64 / size;
                if next.number() == won {
                    row.won += chance;
                    continue;
                }
                let (to, marked) = (number[next.number()], next.marked() && unit == Unit::Turns);
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
fn trap(rows: &[Row]) -> Option<usize> {
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
fn moments(rows: &[Row], start: usize) -> (f64, f64) {
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
    let square = |row: &Row| {
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

/// The part of games still going on after each step, and of those that end with it.
fn distribution(rows: &[Row], start: usize, tail: f64, last: usize) -> (Vec<f64>, Vec<f64>) {
    let n = rows.len();
    let mut here = vec![0.0; n];
    let mut waiting = vec![0.0; n];
    here[start] = 1.0;
    let mut survival = vec![1.0];
    let mut chances = vec![0.0];
    let mut alive = 1.0;
    while alive >= tail && survival.len() <= last {
        // Whoever lost this turn plays in the next one.
        let mut next = std::mem::replace(&mut waiting, vec![0.0; n]);
        let mut ended = 0.0;
        for (row, &p) in rows.iter().zip(&here) {
            ended += p * row.won;
            for &(to, marked, chance) in &row.to {
                let slot = if marked { &mut waiting[to] } else { &mut next[to] };
                *slot += p * chance;
            }
        }
        here = next;
        // Rounding must not let the games become more.
        alive = here.iter().chain(&waiting).fold(0.0, |sum, p| sum + p).min(alive);
        survival.push(alive);
        chances.push(ended);
    }
    (survival, chances)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::race::{Card, Colour, Deck, Picture, Rules, Track};

    const REPLACED: Rules = Rules { replacement: true, hold_until_colour: false, everyone: false };

    fn length(track: &Track, deck: &Deck, rules: Rules, unit: Unit) -> Result<Exact, ChainError> {
        exact(&Course::new(track, deck, rules).unwrap(), unit)
    }

    /// One red and one purple space; single red or double red, each every other time.
    fn tiny() -> (Track, Deck) {
        let cards = [Card::Single(Colour::Red), Card::Single(Colour::Purple)];
        (Track::coloured(2, &[]).unwrap(), Deck::new(cards).unwrap())
    }

    #[test]
    fn a_tiny_race_is_right_by_hand() {
        // From the start red leads to 1 and purple to 2; from 1 red wins; from 2 all win.
        let (track, deck) = tiny();
        let e = length(&track, &deck, REPLACED, Unit::Moves).unwrap();
        assert_eq!(e.survival, [1.0, 1.0, 0.25, 0.0]);
        assert_eq!((e.mean, e.variance), (2.25, 0.1875));
        assert_eq!((e.shortest(), e.mode(), e.quantile(50), e.quantile(95)), (2, 2, 2, 3));
        let two = e.together(Players::new(2).unwrap(), false);
        // The first seat loses only if it takes 3 turns and the other 2.
        assert_eq!(two.shares, [0.812_5, 0.187_5]);
        assert_eq!(two.rounds, 2.0 + 1.0 / 16.0);
        assert_eq!(two.turns, 0.75 * 3.0 + 0.25 * 0.75 * 4.0 + 5.0 / 16.0);
        let all = e.together(Players::new(2).unwrap(), true);
        assert_eq!((all.rounds, all.turns), (3.0 - 9.0 / 16.0, 4.5));
    }

    #[test]
    fn a_lost_turn_costs_a_turn_and_no_move() {
        let (track, deck) = tiny();
        let mut spaces = track.spaces().to_vec();
        spaces[1].lose_turn = true;
        let track = Track::new(spaces).unwrap();
        let moves = length(&track, &deck, REPLACED, Unit::Moves).unwrap();
        let turns = length(&track, &deck, REPLACED, Unit::Turns).unwrap();
        // Purple first (1/2) or after red (1/4) ends on the space that loses a turn.
        assert_eq!((moves.mean, turns.mean), (2.25, 3.0));
        assert_eq!(turns.survival, [1.0, 1.0, 0.75, 0.25, 0.0]);
        assert_eq!(turns.variance, 0.5);
    }

    #[test]
    fn a_place_without_a_way_out_is_told() {
        let track = Track::coloured(8, &[(3, Picture::ALL[0])]).unwrap();
        let mut spaces = track.spaces().to_vec();
        spaces[3].lose_turn = true;
        let track = Track::new(spaces).unwrap();
        let deck = Deck::even(1, 0, 0).unwrap();
        let deck = Deck::new(deck.cards().chain([Card::Picture(Picture::ALL[0])])).unwrap();
        let hold = Rules { hold_until_colour: true, ..REPLACED };
        assert_eq!(length(&track, &deck, hold, Unit::Moves), Err(ChainError::Trap(4)));
        assert!(length(&track, &deck, REPLACED, Unit::Moves).is_ok());
    }

    #[test]
    fn without_replacement_there_is_no_chain() {
        let (track, deck) = tiny();
        let refused = length(&track, &deck, Rules::default(), Unit::Moves);
        assert_eq!(refused, Err(ChainError::Replacement));
    }

    #[test]
    fn mean_and_variance_fit_the_distribution() {
        let crate::race::Published { track, deck, .. } = crate::race::published();
        for unit in [Unit::Moves, Unit::Turns] {
            let e = length(&track, &deck, REPLACED, unit).unwrap();
            let lengths = || (1..=e.last()).map(|t| (t as f64, e.chance(t)));
            let mean: f64 = lengths().map(|(t, p)| t * p).sum();
            let square: f64 = lengths().map(|(t, p)| t * t * p).sum();
            assert!((mean - e.mean).abs() < 1e-8, "{mean} {}", e.mean);
            assert!((square - mean * mean - e.variance).abs() < 1e-5);
            let one = e.together(Players::new(1).unwrap(), false);
            assert!((one.rounds - e.mean).abs() < 1e-8 && (one.turns - e.mean).abs() < 1e-8);
        }
    }
}
