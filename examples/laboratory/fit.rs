//! Fits the table of estimates to played games.

use std::collections::{BTreeMap, BTreeSet};

use cauldron_press::witches::playtest::Rating;
use cauldron_press::witches::playtest::estimate::{
    EstimateTable, Feature, HEADING, TARGETS, UNIT, features,
};

use super::findings::spearman;
use super::study::{PlayedSheet, Report};

/// Penalty, added to the diagonal by [`table`], of the ridge regression, in sheets. Features of few
/// sheets are uncertain and therefore kept near 0.
const HELD_BACK: f64 = 4.0;

/// Table of estimates, fitted to the games of a [`Report`].
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// Table in its file format.
    pub table: String,
    /// Number of sheets used.
    pub sheets: u64,
    /// Rank correlation of the hardness between games and a table fitted to every other sheet, over
    /// the remaining sheets.
    pub unseen: Option<f64>,
}

/// A sheet with its features and its rating from games.
struct StudyRow {
    features: Vec<Feature>,
    played: Rating,
}

impl Report {
    /// Fits a table of estimates to the sheets on which typical or expert players played. The ridge
    /// regression uses only operations that are the same on every machine.
    pub fn fit(&self) -> Fitted {
        let kinds: Vec<_> = self.study.kinds().collect();
        let row = |sheet: &PlayedSheet| {
            let (played, &(settings, players)) = sheet.played.zip(kinds.get(sheet.kind))?;
            Some(StudyRow { features: features(&settings, players), played })
        };
        let rows: Vec<StudyRow> = self.sheets.iter().filter_map(row).collect();
        let (even, odd): (Vec<_>, Vec<_>) = rows.iter().enumerate().partition(|(i, _)| i % 2 == 0);
        let seen = table(&even.into_iter().map(|(_, row)| row).collect::<Vec<_>>());
        let pairs: Vec<(u32, u32)> = odd
            .into_iter()
            .map(|(_, row)| (seen.rate(&row.features).hardness, row.played.hardness))
            .collect();
        Fitted {
            table: written(&table(&rows.iter().collect::<Vec<_>>())),
            sheets: rows.len() as u64,
            unseen: spearman(&pairs),
        }
    }
}

/// Returns the table with the best fit to the sheets `all`.
fn table(all: &[&StudyRow]) -> EstimateTable {
    let names: BTreeSet<&str> =
        all.iter().flat_map(|row| &row.features).map(|(name, _)| name.as_str()).collect();
    let places: BTreeMap<&str, usize> = names.iter().copied().zip(0..).collect();
    let width = places.len();
    // The sums are multiples of 1/4, which floating point represents exactly.
    let mut squares = vec![vec![0.0; width]; width];
    let mut products = vec![[0.0; TARGETS]; width];
    for row in all {
        let targets = targets(&row.played);
        let of_row: Vec<(usize, f64)> = row
            .features
            .iter()
            .filter_map(|(name, value)| Some((*places.get(name.as_str())?, *value as f64)))
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
    EstimateTable { version: EstimateTable::current().version + 1, rows: rows.collect() }
}

/// Values of a rating in the order of the columns, [`HEADING`].
fn targets(rating: &Rating) -> [i64; TARGETS] {
    let Rating { hardness, wins, turns, tests, .. } = *rating;
    [
        hardness.into(),
        wins.into(),
        turns.low.into(),
        turns.middle.into(),
        turns.high.into(),
        tests.low.into(),
        tests.middle.into(),
        tests.high.into(),
    ]
}

/// Writes the file format of an [`EstimateTable`]: the version, the names of the columns, and a
/// line for each feature.
fn written(table: &EstimateTable) -> String {
    let line = |name: &str, cells: Vec<String>| format!("{name}\t{}\n", cells.join("\t"));
    let mut text = format!("version\t{}\n", table.version);
    text += &line("feature", HEADING.map(str::to_owned).to_vec());
    for (name, effects) in &table.rows {
        text += &line(name, effects.iter().map(i64::to_string).collect());
    }
    text
}

/// Solves a positive definite system for several right-hand sides, by Cholesky decomposition.
fn solve(mut a: Vec<Vec<f64>>, mut b: Vec<[f64; TARGETS]>) -> Vec<[f64; TARGETS]> {
    let n = a.len();
    for i in 0..n {
        for j in 0..=i {
            let dot: f64 = (0..j).map(|k| a[i][k] * a[j][k]).sum();
            let rest = a[i][j] - dot;
            a[i][j] = if i == j { rest.sqrt() } else { rest / a[j][j] };
        }
    }
    // Substitutes the known unknowns, then divides by the diagonal.
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
    use cauldron_press::witches::playtest::{Basis, Difficulty, Percentiles};

    #[test]
    fn a_system_is_solved() {
        let a = vec![vec![4.0, 2.0], vec![2.0, 3.0]];
        let x = solve(a, vec![[10.0; TARGETS], [9.0; TARGETS]]);
        assert!((x[0][0] - 1.5).abs() < 1e-12 && (x[1][7] - 2.0).abs() < 1e-12, "{x:?}");
    }

    #[test]
    fn the_table_in_use_is_written_as_it_stands() {
        let text = include_str!("../../src/witches/playtest/estimate/table.tsv");
        assert_eq!(written(EstimateTable::current()), text);
    }

    #[test]
    fn a_table_finds_what_features_do() {
        let row = |hard: i64, often: i64| StudyRow {
            features: [("any", 1), ("hard", hard), ("often", often)]
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
            played: Rating {
                difficulty: Difficulty::new(1).unwrap(),
                hardness: (300 + 100 * hard + 20 * often) as u32,
                turns: Percentiles { low: 10, middle: 20, high: 30 + often as u32 },
                tests: Percentiles { low: 2, middle: 4, high: 9 },
                wins: 500,
                basis: Basis::Games(1),
            },
        };
        let rows: Vec<StudyRow> = (0..4_000).map(|i| row(i % 3, i % 7)).collect();
        let table = table(&rows.iter().collect::<Vec<_>>());
        let of = |name: &str| table.rows[name];
        assert!((of("hard")[0] - 100_000).abs() < 1_000, "{table:?}");
        assert!((of("often")[0] - 20_000).abs() < 300, "{table:?}");
        assert!((of("often")[4] - 1_000).abs() < 50, "{table:?}");
        let rated = table.rate(&rows[5].features);
        assert!(rated.hardness.abs_diff(rows[5].played.hardness) <= 2, "{rated:?}");
        assert_eq!((rated.turns.middle, rated.tests.high), (20, 9));
    }
}
