//! Statistics over many games, in whole numbers until the last step.

use super::play::{PlayedRace, SEATS};
use crate::players::Players;

/// What is counted over games. Unfinished games are counted apart and nowhere else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    players: Players,
    /// Games that ended as the rules say, by the moves of all players together.
    totals: Counts,
    /// The same games, by rounds.
    rounds: Counts,
    /// The same games, by turns of all players together.
    turns: Counts,
    moves: [u64; SEATS],
    wins: [u64; SEATS],
    unfinished: u64,
}

impl Tally {
    pub(in crate::race) fn new(players: Players) -> Self {
        Tally {
            players,
            totals: Counts::default(),
            rounds: Counts::default(),
            turns: Counts::default(),
            moves: [0; SEATS],
            wins: [0; SEATS],
            unfinished: 0,
        }
    }

    #[inline]
    pub(in crate::race) fn add(&mut self, game: &PlayedRace) {
        let Some(winner) = game.winner.filter(|_| !game.unfinished) else {
            self.unfinished += 1;
            return;
        };
        self.totals.add(game.total() as usize);
        self.rounds.add(game.rounds as usize);
        self.turns.add(game.turns as usize);
        for (sum, &moves) in self.moves.iter_mut().zip(&game.moves) {
            *sum += u64::from(moves);
        }
        self.wins[usize::from(winner) % SEATS] += 1;
    }

    pub(in crate::race) fn merge(&mut self, other: &Tally) {
        self.totals.merge(&other.totals);
        self.rounds.merge(&other.rounds);
        self.turns.merge(&other.turns);
        for seat in 0..SEATS {
            self.moves[seat] += other.moves[seat];
            self.wins[seat] += other.wins[seat];
        }
        self.unfinished += other.unfinished;
    }

    /// How many play.
    pub fn players(&self) -> Players {
        self.players
    }

    /// Games that ended as the rules say.
    pub fn finished(&self) -> u64 {
        self.totals.games()
    }

    /// Games in which some player stopped at the limit of moves.
    pub fn unfinished(&self) -> u64 {
        self.unfinished
    }

    /// Finished games by the moves of all players together.
    pub fn totals(&self) -> &Counts {
        &self.totals
    }

    /// Finished games by rounds, the last one included.
    pub fn rounds(&self) -> &Counts {
        &self.rounds
    }

    /// Finished games by turns of all players together, lost ones included.
    pub fn turns(&self) -> &Counts {
        &self.turns
    }

    /// Mean turns of all players together, lost ones included; 0 without finished games.
    pub fn mean_turns(&self) -> f64 {
        self.per_game(self.turns.pairs().map(|(turns, n)| turns as u64 * n).sum())
    }

    /// Mean moves of the player on each seat.
    pub fn mean_moves(&self) -> Vec<f64> {
        self.moves[..self.seats()].iter().map(|&sum| self.per_game(sum)).collect()
    }

    /// The share of finished games that each seat won first, with its 95 % interval.
    pub fn shares(&self) -> Vec<Share> {
        let games = self.finished();
        self.wins[..self.seats()].iter().map(|&wins| Share::new(wins, games)).collect()
    }

    fn seats(&self) -> usize {
        self.players.count().into()
    }

    fn per_game(&self, sum: u64) -> f64 {
        if self.finished() == 0 { 0.0 } else { sum as f64 / self.finished() as f64 }
    }
}

/// A share of games, with Wilson's 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// How many games.
    pub wins: u64,
    /// Part of all games, 0 to 1.
    pub share: f64,
    /// The interval's lower end.
    pub low: f64,
    /// The interval's upper end.
    pub high: f64,
}

/// Two-sided 95 % of a normal distribution, in standard deviations.
const Z95: f64 = 1.959_964;

impl Share {
    fn new(wins: u64, games: u64) -> Self {
        if games == 0 {
            return Share { wins, share: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, zz) = (games as f64, Z95 * Z95);
        let share = wins as f64 / n;
        let centre = (share + zz / (2.0 * n)) / (1.0 + zz / n);
        let half = Z95 / (1.0 + zz / n) * (share * (1.0 - share) / n + zz / (4.0 * n * n)).sqrt();
        Share { wins, share, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }
}

/// How many games had each length.
#[derive(Clone, Debug, Default, Eq)]
pub struct Counts(Vec<u64>);

impl PartialEq for Counts {
    fn eq(&self, other: &Self) -> bool {
        self.pairs().eq(other.pairs())
    }
}

impl Counts {
    #[inline]
    fn add(&mut self, length: usize) {
        if length >= self.0.len() {
            self.0.resize((length + 1).next_power_of_two(), 0);
        }
        self.0[length] += 1;
    }

    fn merge(&mut self, other: &Counts) {
        if other.0.len() > self.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (sum, n) in self.0.iter_mut().zip(&other.0) {
            *sum += n;
        }
    }

    /// Every length that came up, with how often.
    pub fn pairs(&self) -> impl Iterator<Item = (usize, u64)> {
        self.0.iter().copied().enumerate().filter(|&(_, n)| n > 0)
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The numbers that describe the games; `None` if there are no games.
    pub fn summary(&self) -> Option<Summary> {
        let games = self.games();
        let sum: u128 = self.pairs().map(|(l, n)| l as u128 * u128::from(n)).sum();
        let squares: u128 = self.pairs().map(|(l, n)| (l as u128).pow(2) * u128::from(n)).sum();
        let n = u128::from(games);
        let mean = sum as f64 / games as f64;
        let spread = (n * squares - sum * sum) as f64;
        let sd = if games < 2 { 0.0 } else { (spread / n as f64 / (n - 1) as f64).sqrt() };
        let (mode, most) =
            self.pairs().fold((0, 0), |best, (l, n)| if n > best.1 { (l, n) } else { best });
        Some(Summary {
            games,
            mean,
            sd,
            error: Z95 * sd / (games as f64).sqrt(),
            quantiles: [self.quantile(1, 20)?, self.quantile(1, 2)?, self.quantile(19, 20)?],
            shortest: self.pairs().next()?.0,
            longest: self.pairs().last()?.0,
            mode,
            mode_share: most as f64 / games as f64,
        })
    }

    /// The smallest length that at least this part of the games does not exceed.
    pub(in crate::race) fn quantile(&self, numerator: u64, denominator: u64) -> Option<usize> {
        let needed = (u128::from(self.games()) * u128::from(numerator))
            .div_ceil(u128::from(denominator))
            .max(1);
        let mut seen = 0;
        self.pairs()
            .find(|&(_, n)| {
                seen += u128::from(n);
                seen >= needed
            })
            .map(|(length, _)| length)
    }
}

/// Lengths of games in a few numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// How many games.
    pub games: u64,
    /// The mean.
    pub mean: f64,
    /// The standard deviation of a game.
    pub sd: f64,
    /// Half the width of the mean's 95 % confidence interval.
    pub error: f64,
    /// 5 %, 50 % (the median) and 95 %.
    pub quantiles: [usize; 3],
    /// The shortest game.
    pub shortest: usize,
    /// The longest game.
    pub longest: usize,
    /// The most frequent length.
    pub mode: usize,
    /// How frequent it is.
    pub mode_share: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(lengths: &[usize]) -> Counts {
        let mut counts = Counts::default();
        lengths.iter().for_each(|&l| counts.add(l));
        counts
    }

    #[test]
    fn a_summary_of_a_few_games_is_right() {
        let s = counts(&[4, 2, 4, 10]).summary().unwrap();
        assert_eq!((s.games, s.mean, s.quantiles), (4, 5.0, [2, 4, 10]));
        assert_eq!((s.shortest, s.longest, s.mode, s.mode_share), (2, 10, 4, 0.5));
        // Squared deviations 1 + 9 + 1 + 25 over 3.
        assert!((s.sd - 12f64.sqrt()).abs() < 1e-12);
        assert_eq!(counts(&[]).summary(), None);
        assert_eq!(counts(&[7]).summary().unwrap().sd, 0.0);
    }

    #[test]
    fn quantiles_are_lengths_that_came_up() {
        let hundred: Vec<usize> = (1..=100).collect();
        assert_eq!(counts(&hundred).summary().unwrap().quantiles, [5, 50, 95]);
    }

    #[test]
    fn shares_have_an_interval_around_them() {
        let share = Share::new(50, 100);
        assert!((share.low - 0.403_8).abs() < 1e-4 && (share.high - 0.596_2).abs() < 1e-4);
        assert_eq!(Share::new(0, 10).low, 0.0);
        assert_eq!(Share::new(0, 0).high, 1.0);
    }
}
