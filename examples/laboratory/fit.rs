//! Makes the table of estimates anew, from what was played.

use std::collections::{BTreeMap, BTreeSet};

use cauldron_press::common::threads::{Threads, map_on};
use cauldron_press::game::edition::Edition;
use cauldron_press::game::players::Players;
use cauldron_press::witches::playtest::estimate::{
    EstimateTable, Feature, HEADING, PARTS, TARGETS, UNIT, counted_by, features,
};
use cauldron_press::witches::playtest::{Rating, Thresholds};
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::Sheet;

use super::Failure;
use super::findings::spearman;
use super::study::Report;

/// What a feature's effect is held back by, in sheets: what few sheets have says little.
const HELD_BACK: f64 = 4.0;

/// A table of estimates that was fitted to the games of a report.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// The table, as its file has it.
    pub table: String,
    /// How many sheets it was fitted to.
    pub sheets: u64,
    /// The rank correlation of hardness between games and a table that was fitted to every other
    /// sheet, over those that it has not seen.
    pub unseen: Option<f64>,
}

/// A sheet with what it has and what was played on it.
struct Row {
    features: Vec<Feature>,
    level: Option<Level>,
    players: Players,
    played: Rating,
}

impl Report {
    /// Fits a table of estimates to the sheets that typical or expert players played on: ridge
    /// regression, with operations that are the same on every machine.
    ///
    /// # Errors
    /// If a sheet cannot be made again.
    pub fn fit(&self, threads: Threads) -> Result<Fitted, Failure> {
        let kinds: Vec<_> = self.study.kinds().collect();
        let rows = map_on(threads, &self.sheets, |sheet| {
            let Some((played, &kind)) = sheet.played.zip(kinds.get(sheet.kind)) else {
                return Ok(None);
            };
            let seed = sheet.seed;
            let made = Sheet::make(&self.study.options(kind, seed))
                .map_err(|reason| Failure(format!("the sheet of the seed {seed}: {reason}")))?;
            let (features, level) = (features(&made), kind.0.level());
            Ok(Some(Row { features, level, players: kind.1, played }))
        })?;
        let rows: Vec<Row> = rows.into_iter().flatten().collect();
        let (even, odd): (Vec<_>, Vec<_>) = rows.iter().enumerate().partition(|(i, _)| i % 2 == 0);
        let edition = kinds.first().map_or(Edition::LATEST, |kind| kind.0.edition());
        let seen = table(edition, &even.into_iter().map(|(_, row)| row).collect::<Vec<_>>());
        let pairs: Vec<(u32, u32)> = odd
            .into_iter()
            .map(|(_, row)| {
                let expected = seen.rate(&row.features, counted_by(edition, row.players));
                (expected.hardness, row.played.hardness)
            })
            .collect();
        Ok(Fitted {
            table: written(&table(edition, &rows.iter().collect::<Vec<_>>())),
            sheets: rows.len() as u64,
            unseen: spearman(&pairs),
        })
    }
}

/// The table that fits these sheets best.
fn table(edition: Edition, all: &[&Row]) -> EstimateTable {
    let names: BTreeSet<&str> =
        all.iter().flat_map(|row| &row.features).map(|(name, _)| name.as_str()).collect();
    let places: BTreeMap<&str, usize> = names.iter().copied().zip(0..).collect();
    let width = places.len();
    // Sums of whole numbers and halves of halves, which floating point holds exactly.
    let mut squares = vec![vec![0.0; width]; width];
    let mut products = vec![[0.0; TARGETS]; width];
    for row in all {
        let targets = targets(&row.played, counted_by(edition, row.players));
        let of_row: Vec<(usize, f64)> = row
            .features
            .iter()
            .filter_map(|(name, value)| {
                Some((*places.get(name.as_str())?, *value as f64 / PARTS as f64))
            })
            .collect();
        for &(i, x) in &of_row {
            for &(j, y) in &of_row {
                squares[i][j] += x * y;
            }
            for (sum, &target) in products[i].iter_mut().zip(&targets) {
                *sum += x * target as f64;
            }
        }
    }
    for (i, row) in squares.iter_mut().enumerate() {
        row[i] += HELD_BACK;
    }
    let effects = solve(squares, products);
    let whole = |effect: f64| (effect * UNIT as f64).round() as i64;
    let rows = names.iter().zip(effects).map(|(name, row)| ((*name).to_owned(), row.map(whole)));
    let EstimateTable { version, thresholds, .. } = EstimateTable::of(edition);
    EstimateTable {
        version: version + 1,
        thresholds: calibrated(all).unwrap_or(*thresholds),
        rows: rows.collect(),
    }
}

/// What a rating is in the columns of the table.
fn targets(rating: &Rating, witches: u8) -> [i64; TARGETS] {
    let all = |turns: u32| i64::from(turns) * i64::from(witches);
    let Rating { hardness, wins, turns, tests, .. } = *rating;
    [
        hardness.into(),
        wins.into(),
        all(turns.low),
        all(turns.middle),
        all(turns.high),
        tests.low.into(),
        tests.middle.into(),
        tests.high.into(),
    ]
}

/// A table as it stands in its file: the version, the thresholds of difficulty, the names of the
/// columns, and a line for each feature.
fn written(table: &EstimateTable) -> String {
    let line = |name: &str, cells: Vec<String>| format!("{name}\t{}\n", cells.join("\t"));
    let mut text = format!("version\t{}\n", table.version);
    text += &line("thresholds", table.thresholds.iter().map(u32::to_string).collect());
    text += &line("feature", HEADING.map(str::to_owned).to_vec());
    for (name, effects) in &table.rows {
        text += &line(name, effects.iter().map(i64::to_string).collect());
    }
    text
}

/// Thresholds half way between the mean hardness of levels, so that the first two levels have a
/// cauldron and two, the next two share three, and the last two have four and five. `None` unless
/// there are sheets of all levels.
fn calibrated(rows: &[&Row]) -> Option<Thresholds> {
    let mean = |levels: &[Level]| {
        let is_one = |row: &&&Row| row.level.is_some_and(|level| levels.contains(&level));
        let of: Vec<u64> =
            rows.iter().filter(is_one).map(|row| row.played.hardness.into()).collect();
        Some(of.iter().sum::<u64>().checked_div(of.len() as u64)? as u32)
    };
    let [first, second, third, fourth, fifth, sixth] = Level::ALL;
    let means = [
        mean(&[first])?,
        mean(&[second])?,
        mean(&[third, fourth])?,
        mean(&[fifth])?,
        mean(&[sixth])?,
    ];
    let mut least = 0;
    Some(std::array::from_fn(|i| {
        least = least.max(means[i].midpoint(means[i + 1]));
        least
    }))
}

/// Solves a positive definite system for several right sides, by Cholesky's decomposition.
fn solve(mut a: Vec<Vec<f64>>, mut b: Vec<[f64; TARGETS]>) -> Vec<[f64; TARGETS]> {
    let n = a.len();
    for i in 0..n {
        for j in 0..=i {
            let dot: f64 = (0..j).map(|k| a[i][k] * a[j][k]).sum();
            let rest = a[i][j] - dot;
            a[i][j] = if i == j { rest.sqrt() } else { rest / a[j][j] };
        }
    }
    // What is known already of the others is taken off, then a row is divided.
    let mut settle = |i: usize, row: &[f64], known: &[(usize, f64)]| {
        let less =
            |rest, target| known.iter().fold(rest, |rest, &(k, by)| rest - by * b[k][target]);
        b[i] = std::array::from_fn(|target| less(b[i][target], target) / row[i]);
    };
    for (i, row) in a.iter().enumerate() {
        settle(i, row, &(0..i).map(|k| (k, row[k])).collect::<Vec<_>>());
    }
    for (i, row) in a.iter().enumerate().rev() {
        settle(i, row, &(i + 1..n).map(|k| (k, a[k][i])).collect::<Vec<_>>());
    }
    b
}

#[cfg(test)]
mod tests {
    use super::*;
    use cauldron_press::witches::playtest::{Basis, Difficulty, Span};

    #[test]
    fn a_system_is_solved() {
        let a = vec![vec![4.0, 2.0], vec![2.0, 3.0]];
        let x = solve(a, vec![[10.0; TARGETS], [9.0; TARGETS]]);
        assert!((x[0][0] - 1.5).abs() < 1e-12 && (x[1][7] - 2.0).abs() < 1e-12, "{x:?}");
    }

    #[test]
    fn the_table_in_use_is_written_as_it_stands() {
        let text = include_str!("../../src/witches/playtest/estimate/table.tsv");
        assert_eq!(written(EstimateTable::of(Edition::Second)), text);
        let custom = include_str!("../../src/witches/playtest/estimate/custom.tsv");
        assert_eq!(written(EstimateTable::of(Edition::Third)), custom);
    }

    #[test]
    fn a_table_finds_what_features_do() {
        let row = |hard: i64, often: i64| Row {
            features: [("any", 1), ("hard", hard), ("often", often)]
                .into_iter()
                .map(|(name, value)| (name.to_owned(), PARTS * value))
                .collect(),
            level: None,
            players: Players::TWO,
            played: Rating {
                difficulty: Difficulty::new(1).unwrap(),
                hardness: (300 + 100 * hard + 20 * often) as u32,
                turns: Span { low: 10, middle: 20, high: 30 + often as u32 },
                tests: Span { low: 2, middle: 4, high: 9 },
                wins: 500,
                basis: Basis::Games(1),
            },
        };
        let rows: Vec<Row> = (0..4_000).map(|i| row(i % 3, i % 7)).collect();
        let table = table(Edition::Second, &rows.iter().collect::<Vec<_>>());
        let of = |name: &str| table.rows[name];
        assert!((of("hard")[0] - 100_000).abs() < 1_000, "{table:?}");
        assert!((of("often")[0] - 20_000).abs() < 300, "{table:?}");
        assert!((of("often")[4] - 2_000).abs() < 50, "turns of both witches: {table:?}");
        let rated = table.rate(&rows[5].features, 2);
        assert!(rated.hardness.abs_diff(rows[5].played.hardness) <= 2, "{rated:?}");
        assert_eq!((rated.turns.middle, rated.tests.high), (20, 9));
        assert_eq!(
            table.thresholds,
            EstimateTable::of(Edition::Second).thresholds,
            "they stay where levels are missing"
        );
    }

    #[test]
    fn thresholds_lie_between_the_levels_and_never_fall() {
        let rows = |hardness: [u32; 6]| -> Vec<Row> {
            let row = |(level, hardness)| Row {
                features: Vec::new(),
                level: Some(level),
                players: Players::ONE,
                played: Rating {
                    difficulty: Difficulty::new(1).unwrap(),
                    hardness,
                    turns: Span { low: 1, middle: 1, high: 1 },
                    tests: Span { low: 1, middle: 1, high: 1 },
                    wins: 0,
                    basis: Basis::Games(1),
                },
            };
            Level::ALL.into_iter().zip(hardness).map(row).collect()
        };
        let of = |hardness| calibrated(&rows(hardness).iter().collect::<Vec<_>>());
        assert_eq!(of([100, 200, 300, 340, 500, 700]), Some([150, 260, 410, 600]));
        assert_eq!(of([100, 200, 300, 340, 250, 240]), Some([150, 260, 285, 285]));
        assert_eq!(calibrated(&rows([1; 6])[1..].iter().collect::<Vec<_>>()), None);
    }
}
