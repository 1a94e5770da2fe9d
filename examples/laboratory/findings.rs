//! Results of a study.

use std::collections::BTreeMap;

use serde::Serialize;

use cauldron_press::common::players::Players;
use cauldron_press::common::stream::Stream;
use cauldron_press::witches::playtest::{Difficulty, Figures, GameCounts, Lineup, Rating};
use cauldron_press::witches::puzzle::Effect;
use cauldron_press::witches::settings::{Level, Settings};

use super::study::{PlayedSheet, Report};

/// Results of a study, computed from a [report](Report).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Findings {
    /// Figures of each lineup on each kind of sheet.
    pub groups: Vec<GroupFigures>,
    /// For each level of the study, by number, how many of its sheets were rated with 1 to 5
    /// cauldrons.
    pub confusion: Vec<(u8, [u64; Difficulty::MOST as usize])>,
    /// Agreement between the quick estimate and the games.
    pub agreement: Agreement,
    /// Effect of each ingredient effect on the hardness of a sheet, in descending order.
    pub effects: Vec<Contrast>,
}

/// [`Figures`] of one lineup on one kind of sheet.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GroupFigures {
    /// Number of the level; `None` for custom settings.
    pub level: Option<u8>,
    /// Settings of the puzzles.
    pub settings: Settings,
    /// Number of players.
    pub players: Players,
    /// Skills of the players.
    pub lineup: Lineup,
    /// Figures of the games.
    pub figures: Figures,
    /// 95 % interval of the win rate with respect to the choice of sheets, because games on one
    /// sheet are correlated.
    pub by_sheet: Interval,
}

/// Interval of shares from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// Rank correlations (Spearman) between the quick estimate and the games, over sheets.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Agreement {
    /// Number of sheets with both ratings.
    pub sheets: u64,
    /// Correlation of the hardness.
    pub hardness: Option<f64>,
    /// Correlation of the median number of turns.
    pub turns: Option<f64>,
    /// Correlation of the win rate.
    pub wins: Option<f64>,
    /// Correlation of the hardness among the sheets of each kind: level, number of players,
    /// correlation.
    pub within: Vec<(Option<u8>, Players, Option<f64>)>,
}

/// Difference in hardness between sheets with an effect and others of their level. A puzzle that is
/// played with several numbers of players counts once, with its mean.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Contrast {
    /// Effect in question.
    pub effect: Effect,
    /// Number of puzzles with the effect.
    pub with: u64,
    /// Number of puzzles of the same levels without it.
    pub without: u64,
    /// Difference of the mean hardness, in thousandths.
    pub difference: f64,
    /// Half the width of its 95 % interval.
    pub within: f64,
}

/// Two-sided 95 % quantile of the normal distribution, in standard deviations.
const Z95: f64 = 1.959_964;

impl Report {
    /// Computes the [`Findings`].
    pub fn findings(&self) -> Findings {
        let kinds: Vec<(Settings, Players)> = self.study.kinds().collect();
        let levels: Vec<Option<u8>> =
            kinds.iter().map(|(settings, _)| settings.level().map(Level::number)).collect();
        let lineups = &self.study.lineups;
        let group = |(at, outcomes): (usize, &GameCounts)| {
            let (kind, lineup) = (at / lineups.len(), &lineups[at % lineups.len()]);
            let (settings, players) = kinds[kind];
            GroupFigures {
                level: levels[kind],
                settings,
                players,
                lineup: lineup.clone(),
                figures: Figures::of(outcomes, players.count()),
                by_sheet: self.by_sheet(kind, at % lineups.len()),
            }
        };
        let rated: Vec<Rated> = self.sheets.iter().filter_map(Rated::of).collect();
        Findings {
            groups: self.outcomes.iter().enumerate().map(group).collect(),
            confusion: confusion(&rated, &levels),
            agreement: agreement(&rated, &kinds, &levels),
            effects: contrasts(&rated, &kinds),
        }
    }
}

/// Number of bootstrap samples for the interval of the win rate.
const RESAMPLES: usize = 2_000;

impl Report {
    /// Returns the interval of a lineup's win rate on a kind of sheet, by the cluster bootstrap:
    /// the sheets are drawn anew with repetition.
    fn by_sheet(&self, kind: usize, lineup: usize) -> Interval {
        let of_kind = self.sheets.iter().filter(|sheet| sheet.kind == kind);
        let wins: Vec<u64> = of_kind.map(|sheet| sheet.wins[lineup]).collect();
        if wins.is_empty() {
            return Interval { low: 0.0, high: 1.0 };
        }
        let mut stream = Stream::new(self.study.seed, "bootstrap", (kind * 16 + lineup) as u64);
        let mut shares: Vec<u64> = (0..RESAMPLES)
            .map(|_| (0..wins.len()).map(|_| wins[stream.below(wins.len())]).sum())
            .collect();
        shares.sort_unstable();
        let games = (self.study.games * wins.len() as u64) as f64;
        let at = |of_thousand: usize| shares[(RESAMPLES - 1) * of_thousand / 1_000] as f64 / games;
        Interval { low: at(25), high: at(975) }
    }
}

/// A [`PlayedSheet`] with a rating from games.
struct Rated<'a> {
    sheet: &'a PlayedSheet,
    played: Rating,
}

impl Rated<'_> {
    fn of(sheet: &PlayedSheet) -> Option<Rated<'_>> {
        sheet.played.map(|played| Rated { sheet, played })
    }
}

fn confusion(
    rated: &[Rated<'_>],
    levels: &[Option<u8>],
) -> Vec<(u8, [u64; Difficulty::MOST as usize])> {
    let row = |level: Level| {
        let mut row = [0; Difficulty::MOST as usize];
        let of_level = |r: &&Rated<'_>| levels[r.sheet.kind] == Some(level.number());
        for r in rated.iter().filter(of_level) {
            row[usize::from(r.played.difficulty.cauldrons() - 1)] += 1;
        }
        (level.number(), row)
    };
    let known = |level: &Level| levels.contains(&Some(level.number()));
    Level::ALL.into_iter().filter(known).map(row).collect()
}

fn agreement(
    rated: &[Rated<'_>],
    kinds: &[(Settings, Players)],
    levels: &[Option<u8>],
) -> Agreement {
    let by = |what: fn(&Rating) -> u32, wanted: &dyn Fn(&Rated<'_>) -> bool| {
        let pairs: Vec<(u32, u32)> = rated
            .iter()
            .filter(|r| wanted(r))
            .map(|r| (what(&r.sheet.quick), what(&r.played)))
            .collect();
        spearman(&pairs)
    };
    let within = kinds.iter().enumerate().map(|(kind, &(_, players))| {
        (levels[kind], players, by(|r| r.hardness, &|r| r.sheet.kind == kind))
    });
    Agreement {
        sheets: rated.len() as u64,
        hardness: by(|r| r.hardness, &|_| true),
        turns: by(|r| r.turns.middle, &|_| true),
        wins: by(|r| r.wins, &|_| true),
        within: within.collect(),
    }
}

/// Number, sum and sum of squares of values.
#[derive(Clone, Copy, Default)]
struct Moments {
    n: u64,
    sum: f64,
    squares: f64,
}

impl Moments {
    fn add(&mut self, value: f64) {
        (self.n, self.sum, self.squares) =
            (self.n + 1, self.sum + value, self.squares + value * value);
    }

    fn mean(self) -> f64 {
        self.sum / self.n as f64
    }

    /// Variance of the [mean](Moments::mean).
    fn variance(self) -> f64 {
        let (n, mean) = (self.n as f64, self.mean());
        (self.squares / n - mean * mean).max(0.0) / (n - 1.0)
    }
}

/// A puzzle with its hardness for all numbers of players.
struct Puzzle<'a> {
    effects: &'a [Effect],
    hardness: Moments,
}

/// Puzzles of each settings, by seed.
fn puzzles<'a>(
    rated: &[Rated<'a>],
    kinds: &[(Settings, Players)],
) -> Vec<BTreeMap<u64, Puzzle<'a>>> {
    let mut settings: Vec<Settings> = Vec::new();
    let mut all: Vec<BTreeMap<u64, Puzzle<'a>>> = Vec::new();
    for r in rated {
        let of = kinds[r.sheet.kind].0;
        let at = settings.iter().position(|known| *known == of).unwrap_or_else(|| {
            settings.push(of);
            all.push(BTreeMap::new());
            settings.len() - 1
        });
        let new = || Puzzle { effects: &r.sheet.effects, hardness: Moments::default() };
        let puzzle = all[at].entry(r.sheet.seed.0).or_insert_with(new);
        puzzle.hardness.add(r.played.hardness.into());
    }
    all
}

/// Compares puzzles with others of their level only, because levels with more effects are harder
/// for other reasons too. Each level is weighted by its information.
fn contrasts(rated: &[Rated<'_>], kinds: &[(Settings, Players)]) -> Vec<Contrast> {
    let puzzles = puzzles(rated, kinds);
    let mut all: Vec<Contrast> =
        Effect::ALL.into_iter().filter_map(|effect| contrast(&puzzles, effect)).collect();
    all.sort_by(|a, b| b.difference.total_cmp(&a.difference));
    all
}

fn contrast(puzzles: &[BTreeMap<u64, Puzzle<'_>>], effect: Effect) -> Option<Contrast> {
    let (mut weights, mut sum, mut variance) = (0.0, 0.0, 0.0);
    let (mut with, mut without) = (0, 0);
    for level in puzzles {
        let mut sides = [Moments::default(); 2];
        for puzzle in level.values() {
            sides[usize::from(puzzle.effects.contains(&effect))].add(puzzle.hardness.mean());
        }
        let [others, those] = sides;
        if others.n < 2 || those.n < 2 {
            continue;
        }
        let weight = (others.n * those.n) as f64 / (others.n + those.n) as f64;
        weights += weight;
        sum += weight * (those.mean() - others.mean());
        variance += weight * weight * (those.variance() + others.variance());
        (with, without) = (with + those.n, without + others.n);
    }
    (weights > 0.0).then(|| Contrast {
        effect,
        with,
        without,
        difference: sum / weights,
        within: Z95 * variance.sqrt() / weights,
    })
}

/// Spearman's rank correlation of pairs, from -1 to 1. Ties have the mean of their ranks. Returns
/// `None` if all values of one side are equal or there are fewer than two pairs.
pub fn spearman(pairs: &[(u32, u32)]) -> Option<f64> {
    let first = doubled_ranks(pairs.iter().map(|pair| pair.0));
    let second = doubled_ranks(pairs.iter().map(|pair| pair.1));
    let n = pairs.len() as i128;
    // Doubled ranks minus their mean, n + 1, are integers.
    let around = |ranks: &[i128]| ranks.iter().map(|rank| rank - (n + 1)).collect::<Vec<_>>();
    let (first, second) = (around(&first), around(&second));
    let product = |a: &[i128], b: &[i128]| a.iter().zip(b).map(|(x, y)| x * y).sum::<i128>();
    let spread = product(&first, &first) as f64 * product(&second, &second) as f64;
    (spread > 0.0).then(|| product(&first, &second) as f64 / spread.sqrt())
}

/// Doubled rank of each value, from 1, in the order of the input.
fn doubled_ranks(values: impl Iterator<Item = u32>) -> Vec<i128> {
    let mut sorted: Vec<(u32, usize)> = values.zip(0..).collect();
    sorted.sort_unstable();
    let mut ranks = vec![0; sorted.len()];
    let mut before = 0;
    for alike in sorted.chunk_by(|a, b| a.0 == b.0) {
        let after = before + alike.len() as i128;
        alike.iter().for_each(|&(_, place)| ranks[place] = before + after + 1);
        before = after;
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_orders_agree_and_opposite_ones_do_not() {
        let up: Vec<(u32, u32)> = (0..10).map(|n| (n, n * n)).collect();
        let down: Vec<(u32, u32)> = (0..10).map(|n| (n, 100 - n)).collect();
        assert_eq!(spearman(&up), Some(1.0));
        assert_eq!(spearman(&down), Some(-1.0));
        assert_eq!(spearman(&[(1, 2)]), None);
        assert_eq!(spearman(&[(1, 2), (1, 3)]), None);
    }

    #[test]
    fn ties_share_their_ranks() {
        // Ranks 1, 2.5, 2.5, 4 and 1, 2, 3, 4: 4.5 / sqrt(4.5 * 5).
        let tied = spearman(&[(1, 10), (5, 20), (5, 30), (9, 40)]).unwrap();
        assert!((tied - (0.9f64).sqrt()).abs() < 1e-12, "{tied}");
    }
}
