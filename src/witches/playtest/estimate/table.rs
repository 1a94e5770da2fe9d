//! The table of estimates: by how much each feature of a sheet changes what is expected.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::features::{Feature, PARTS};
use crate::witches::playtest::rating::{Basis, Difficulty, Rating, Span, Thresholds};

/// What is estimated: hardness, wins in a thousand, turns of all witches together and tests,
/// each of the two as low, middle and high.
pub(in crate::witches::playtest) const TARGETS: usize = 8;

const HEADING: [&str; TARGETS] =
    ["hardness", "wins", "turns-low", "turns", "turns-high", "tests-low", "tests", "tests-high"];

/// Effects of features are kept in thousandths.
pub(in crate::witches::playtest) const UNIT: i64 = 1_000;

/// The table of estimates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::witches::playtest) struct Table {
    pub(in crate::witches::playtest) version: u32,
    pub(in crate::witches::playtest) thresholds: Thresholds,
    pub(in crate::witches::playtest) rows: BTreeMap<String, [i64; TARGETS]>,
}

impl Table {
    /// What it expects of a sheet with these features for so many witches.
    pub(in crate::witches::playtest) fn rate(&self, features: &[Feature], witches: u8) -> Rating {
        let mut sums = [0i64; TARGETS];
        for (name, value) in features {
            for (sum, effect) in sums.iter_mut().zip(self.rows.get(name).unwrap_or(&[0; TARGETS])) {
                *sum = sum.saturating_add(effect.saturating_mul(*value));
            }
        }
        let witches = i64::from(witches.max(1));
        let whole = |sum: i64, by: i64| {
            let one = by * UNIT * PARTS;
            let nearest = sum.saturating_add(one / 2).div_euclid(one);
            u32::try_from(nearest.max(0)).unwrap_or(u32::MAX)
        };
        let span = |from: usize, by: i64| {
            let low = whole(sums[from], by).max(1);
            let middle = whole(sums[from + 1], by).max(low);
            Span { low, middle, high: whole(sums[from + 2], by).max(middle) }
        };
        let hardness = whole(sums[0], 1).min(Rating::HARDEST);
        Rating {
            difficulty: Difficulty::of(hardness, &self.thresholds),
            hardness,
            turns: span(2, witches),
            tests: span(5, 1),
            wins: whole(sums[1], 1).min(1_000),
            basis: Basis::Estimate(self.version),
        }
    }

    /// What a rating is in the columns of the table.
    #[cfg(feature = "program")]
    pub(in crate::witches::playtest) fn targets(rating: &Rating, witches: u8) -> [i64; TARGETS] {
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
}

/// As it stands in its file: the version, the thresholds of difficulty, the names of the columns, and a line for each feature.
impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let thresholds = self.thresholds.map(|from| from.to_string());
        writeln!(f, "version\t{}", self.version)?;
        writeln!(f, "thresholds\t{}", thresholds.join("\t"))?;
        writeln!(f, "feature\t{}", HEADING.join("\t"))?;
        self.rows.iter().try_for_each(|(name, effects)| {
            let effects: Vec<String> = effects.iter().map(i64::to_string).collect();
            writeln!(f, "{name}\t{}", effects.join("\t"))
        })
    }
}

/// A table that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::witches::playtest) struct TableError;

impl FromStr for Table {
    type Err = TableError;

    fn from_str(text: &str) -> Result<Table, TableError> {
        let mut lines = text.lines();
        let version = lines.next().and_then(|line| line.strip_prefix("version\t"));
        let version = version.and_then(|version| version.parse().ok()).ok_or(TableError)?;
        let thresholds = lines.next().and_then(|line| line.strip_prefix("thresholds\t"));
        let thresholds: Vec<u32> = thresholds
            .and_then(|all| all.split('\t').map(|from| from.parse().ok()).collect())
            .ok_or(TableError)?;
        let thresholds: Thresholds = thresholds.try_into().map_err(|_| TableError)?;
        if !thresholds.is_sorted() {
            return Err(TableError);
        }
        let heading = format!("feature\t{}", HEADING.join("\t"));
        if lines.next() != Some(&heading) {
            return Err(TableError);
        }
        let row = |line: &str| {
            let (name, effects) = line.split_once('\t')?;
            let effects: Vec<i64> =
                effects.split('\t').map(str::parse).collect::<Result<_, _>>().ok()?;
            Some((name.to_owned(), effects.try_into().ok()?))
        };
        let rows = lines.map(row).collect::<Option<_>>().ok_or(TableError)?;
        Ok(Table { version, thresholds, rows })
    }
}
