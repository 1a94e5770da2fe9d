//! Internal, may change. Lengths of games and shares of games, as integers until the last step.

use serde::{Deserialize, Serialize};

/// Share of games, with Wilson's 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Proportion {
    /// Number of games in the share.
    pub games: u64,
    /// Share of all games, 0 to 1.
    pub share: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

/// Half the width of the two-sided 95 % interval of a normal distribution, in standard deviations.
const Z95: f64 = 1.959_964;

impl Proportion {
    /// Computes the share of `wins` among `games`. Without games the interval is 0 to 1.
    pub(crate) fn new(wins: u64, games: u64) -> Self {
        if games == 0 {
            return Proportion { games: wins, share: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, zz) = (games as f64, Z95 * Z95);
        let share = wins as f64 / n;
        let centre = (share + zz / (2.0 * n)) / (1.0 + zz / n);
        let half = Z95 / (1.0 + zz / n) * (share * (1.0 - share) / n + zz / (4.0 * n * n)).sqrt();
        Proportion {
            games: wins,
            share,
            low: (centre - half).max(0.0),
            high: (centre + half).min(1.0),
        }
    }
}

/// Number of games of each length. The JSON form is a list of pairs of a length and its number of
/// games.
#[derive(Clone, Debug, Default, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<(usize, u64)>", try_from = "Vec<(usize, u64)>")]
pub struct Counts(Vec<u64>);

impl PartialEq for Counts {
    fn eq(&self, other: &Self) -> bool {
        self.pairs().eq(other.pairs())
    }
}

impl From<Counts> for Vec<(usize, u64)> {
    fn from(counts: Counts) -> Self {
        counts.pairs().collect()
    }
}

/// Largest length that is read from a file.
const LONGEST: usize = 1 << 20;
/// Largest number of games that is read from a file, so that sums over many files do not overflow.
const MOST: u128 = 1 << 40;

impl TryFrom<Vec<(usize, u64)>> for Counts {
    type Error = String;

    fn try_from(pairs: Vec<(usize, u64)>) -> Result<Self, String> {
        let longest = pairs.iter().map(|&(length, _)| length).max().unwrap_or(0);
        if longest > LONGEST {
            return Err(format!("a length of {longest} is more than {LONGEST}"));
        }
        let all: u128 = pairs.iter().map(|&(_, n)| u128::from(n)).sum();
        if all > MOST {
            return Err(format!("{all} games are more than {MOST}"));
        }
        let mut counts = Counts(vec![0; longest + 1]);
        pairs.iter().for_each(|&(length, n)| counts.0[length] += n);
        Ok(counts)
    }
}

impl Counts {
    /// Counts one game of this length.
    #[inline]
    pub(crate) fn add(&mut self, length: usize) {
        if length >= self.0.len() {
            self.0.resize((length + 1).next_power_of_two(), 0);
        }
        self.0[length] += 1;
    }

    /// Counts `times` games of this length.
    pub(crate) fn add_times(&mut self, length: usize, times: u64) {
        if times > 0 {
            self.add(length);
            self.0[length] += times - 1;
        }
    }

    /// Returns the number of games of this length.
    pub(crate) fn of(&self, length: usize) -> u64 {
        self.0.get(length).copied().unwrap_or(0)
    }

    /// Adds the counts of `other`.
    pub(crate) fn merge(&mut self, other: &Counts) {
        if other.0.len() > self.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (sum, n) in self.0.iter_mut().zip(&other.0) {
            *sum += n;
        }
    }

    /// Returns each length that occurred, with its number of games.
    pub fn pairs(&self) -> impl Iterator<Item = (usize, u64)> {
        self.0.iter().copied().enumerate().filter(|&(_, n)| n > 0)
    }

    /// Returns the number of games.
    pub fn games(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Returns statistics of the games; `None` if there are no games.
    pub fn summary(&self) -> Option<LengthSummary> {
        let games = self.games();
        let sum: u128 = self.pairs().map(|(l, n)| l as u128 * u128::from(n)).sum();
        let squares: u128 = self.pairs().map(|(l, n)| (l as u128).pow(2) * u128::from(n)).sum();
        let n = u128::from(games);
        let mean = sum as f64 / games as f64;
        let spread = (n * squares - sum * sum) as f64;
        let sd = if games < 2 { 0.0 } else { (spread / n as f64 / (n - 1) as f64).sqrt() };
        let (mode, most) =
            self.pairs().fold((0, 0), |best, (l, n)| if n > best.1 { (l, n) } else { best });
        Some(LengthSummary {
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

    /// Returns the smallest length that at least `numerator / denominator` of the games do not
    /// exceed; `None` if there are no games.
    pub fn quantile(&self, numerator: u64, denominator: u64) -> Option<usize> {
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

/// Statistics of the lengths of games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LengthSummary {
    /// Number of games.
    pub games: u64,
    /// Mean length.
    pub mean: f64,
    /// Standard deviation of a single length.
    pub sd: f64,
    /// Half the width of the mean's 95 % confidence interval.
    pub error: f64,
    /// Lengths at 5 %, 50 % (the median) and 95 %.
    pub quantiles: [usize; 3],
    /// Length of the shortest game.
    pub shortest: usize,
    /// Length of the longest game.
    pub longest: usize,
    /// Most frequent length; the smallest one of several.
    pub mode: usize,
    /// Share of games of the most frequent length, 0 to 1.
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
        // The squared deviations are 1, 9, 1 and 25, divided by 3.
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
    fn what_is_written_is_read_again() {
        let some = counts(&[4, 2, 4, 10]);
        let text = serde_json::to_string(&some).unwrap();
        assert_eq!(text, "[[2,1],[4,2],[10,1]]");
        assert_eq!(serde_json::from_str::<Counts>(&text).unwrap(), some);
        let far = serde_json::from_str::<Counts>("[[99999999999,1]]").unwrap_err();
        assert!(far.to_string().starts_with("a length of 99999999999 is more"), "{far}");
    }

    #[test]
    fn shares_have_an_interval_around_them() {
        let share = Proportion::new(50, 100);
        assert!((share.low - 0.403_8).abs() < 1e-4 && (share.high - 0.596_2).abs() < 1e-4);
        assert_eq!(Proportion::new(0, 10).low, 0.0);
        assert_eq!(Proportion::new(0, 0).high, 1.0);
    }
}
