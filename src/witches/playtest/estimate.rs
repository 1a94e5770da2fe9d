//! Internal, may change. Quick rating without games: a linear model over public features of a
//! sheet, with coefficients fitted to many games on many sheets.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::LazyLock;

use super::{Basis, Difficulty, Percentiles, Rating, levels};
use crate::common::players::Players;
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings};
use crate::witches::sheet::Sheet;

/// Number of estimated values: hardness, wins per mille, and turns and tests as low, middle and
/// high.
pub const TARGETS: usize = 8;

/// Column names of the estimated values in the table file.
pub const HEADING: [&str; TARGETS] =
    ["hardness", "wins", "turns-low", "turns", "turns-high", "tests-low", "tests", "tests-high"];

/// Fixed-point scale of the coefficients: an entry of `UNIT` changes the estimate by 1.
pub const UNIT: i64 = 1_000;

/// Coefficients of the linear model, one row per feature.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EstimateTable {
    /// Version number of the table, recorded in [`Basis::Estimate`].
    pub version: u32,
    /// Coefficients per feature name, in units of 1 / [`UNIT`].
    pub rows: BTreeMap<String, [i64; TARGETS]>,
}

impl EstimateTable {
    /// Returns the table compiled into the program.
    pub fn current() -> &'static EstimateTable {
        static TABLE: LazyLock<EstimateTable> =
            LazyLock::new(|| include_str!("estimate/table.tsv").parse().unwrap_or_default());
        &TABLE
    }

    /// Estimates the rating of a sheet from its `features`. Features without a row in the table are
    /// ignored.
    pub fn rate(&self, features: &[Feature]) -> Rating {
        let mut sums = [0i64; TARGETS];
        for (name, value) in features {
            for (sum, effect) in sums.iter_mut().zip(self.rows.get(name).unwrap_or(&[0; TARGETS])) {
                *sum = sum.saturating_add(effect.saturating_mul(*value));
            }
        }
        let whole = |sum: i64| {
            let nearest = sum.saturating_add(UNIT / 2).div_euclid(UNIT);
            u32::try_from(nearest.max(0)).unwrap_or(u32::MAX)
        };
        let span = |from: usize| {
            let low = whole(sums[from]).max(1);
            let middle = whole(sums[from + 1]).max(low);
            Percentiles { low, middle, high: whole(sums[from + 2]).max(middle) }
        };
        let wins = whole(sums[1]).min(1_000);
        Rating {
            difficulty: Difficulty::from_wins(wins),
            hardness: whole(sums[0]).min(Rating::HARDEST),
            turns: span(2),
            tests: span(5),
            wins,
            basis: Basis::Estimate(self.version),
        }
    }
}

/// Error for a text that is not a valid [`EstimateTable`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table of estimates begins with a version and its columns, and has a number in each")]
pub struct EstimateTableError;

impl FromStr for EstimateTable {
    type Err = EstimateTableError;

    fn from_str(text: &str) -> Result<EstimateTable, EstimateTableError> {
        let mut lines = text.lines();
        let version = lines.next().and_then(|line| line.strip_prefix("version\t"));
        let version = version.and_then(|version| version.parse().ok()).ok_or(EstimateTableError)?;
        let heading = format!("feature\t{}", HEADING.join("\t"));
        if lines.next() != Some(&heading) {
            return Err(EstimateTableError);
        }
        let row = |line: &str| {
            let (name, effects) = line.split_once('\t')?;
            let effects: Vec<i64> =
                effects.split('\t').map(str::parse).collect::<Result<_, _>>().ok()?;
            Some((name.to_owned(), effects.try_into().ok()?))
        };
        let rows = lines.map(row).collect::<Option<_>>().ok_or(EstimateTableError)?;
        Ok(EstimateTable { version, rows })
    }
}

impl Rating {
    /// Estimates the rating of `sheet` without playing a game. Reads only the public settings and
    /// the number of players, and takes far less time than making the sheet.
    pub fn quick(sheet: &Sheet) -> Rating {
        Rating::of_settings(&sheet.options.settings, sheet.options.players)
    }

    /// Estimates the average rating of sheets with these settings: from the table of levels where
    /// `settings` are a level, else by the linear model.
    pub(super) fn of_settings(settings: &Settings, players: Players) -> Rating {
        let of_level = settings.level().and_then(|level| levels::rating(level, players));
        of_level.unwrap_or_else(|| EstimateTable::current().rate(&features(settings, players)))
    }
}

/// Feature of a sheet: its row name in the [`EstimateTable`] and its value.
pub type Feature = (String, i64);

/// Returns the nonzero features of sheets with `settings` for `players`. They are public, so a
/// printed estimate reveals nothing beyond the paper.
pub fn features(settings: &Settings, players: Players) -> Vec<Feature> {
    let mut features = Features(Vec::with_capacity(8));
    features.custom(settings, players);
    features.0
}

struct Features(Vec<Feature>);

impl Features {
    fn add(&mut self, name: impl Into<String>, value: impl TryInto<i64>) {
        let value = value.try_into().unwrap_or(i64::MAX);
        if value != 0 {
            self.0.push((name.into(), value));
        }
    }

    /// Adds one indicator feature for each setting.
    fn custom(&mut self, settings: &Settings, players: Players) {
        self.add("any", 1);
        self.add(format!("players-{}", players.count()), 1);
        self.add(format!("ingredients-{}", settings.ingredients()), 1);
        match settings.length() {
            RecipeLength::Known(length) => self.add(format!("length-{length}"), 1),
            RecipeLength::Hidden => self.add("length-hidden", 1),
        }
        self.add("effects", i64::from(settings.effects() >= EffectsLevel::Some));
        self.add("complex-effects", i64::from(settings.effects() >= EffectsLevel::Many));
        self.add("decoys", i64::from(settings.decoys() == DecoyKinds::All));
        self.add("special-cells", i64::from(settings.special_cells()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::witches::settings::Level;

    #[test]
    fn the_table_is_read() {
        let text = include_str!("estimate/table.tsv");
        let table: EstimateTable = text.parse().unwrap();
        assert!(table.version > 0 && !table.rows.is_empty());
        assert_eq!(EstimateTable::current(), &table);
        for broken in ["", "version\t1\n", "version\tx\n", &text.replace("hardness", "ease")] {
            assert!(broken.parse::<EstimateTable>().is_err(), "{broken:?}");
        }
    }

    #[test]
    fn estimates_lie_within_their_bounds() {
        for level in Level::ALL {
            for players in Players::all() {
                let estimate = EstimateTable::current().rate(&features(&level.settings(), players));
                for rating in [estimate, Rating::of_settings(&level.settings(), players)] {
                    assert!(rating.hardness <= Rating::HARDEST && rating.wins <= 1_000);
                    for span in [rating.turns, rating.tests] {
                        let spread = 1 <= span.low && span.low <= span.middle;
                        assert!(spread && span.middle <= span.high, "{rating:?}");
                    }
                    assert!(rating.turns.high < 500 && rating.tests.high < 100, "{rating:?}");
                }
            }
        }
    }

    #[test]
    fn custom_sheets_are_estimated_by_their_settings() {
        let rated = |ingredients, decoys, effects, players| {
            let length = RecipeLength::Known(4);
            let settings = Settings::new(ingredients, length, decoys, effects, false).unwrap();
            Rating::of_settings(&settings, players)
        };
        for players in Players::all() {
            let easy = rated(5, DecoyKinds::Ignore, EffectsLevel::None, players);
            let hard = rated(10, DecoyKinds::All, EffectsLevel::Many, players);
            assert!(easy.wins >= hard.wins + 400 && easy.difficulty < hard.difficulty, "{hard:?}");
            assert!(easy.turns.middle < hard.turns.middle && easy.hardness < hard.hardness);
            assert!(hard.turns.high < 80 && hard.tests.high < 30, "{hard:?}");
        }
    }
}
