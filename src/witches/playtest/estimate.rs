//! A rating at once, from what can be seen of a sheet: a sum over its features, by a table that
//! was fitted to many games on many sheets.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::LazyLock;

use super::{Basis, Difficulty, Rating, Span, levels};
use crate::game::players::Players;
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings};
use crate::witches::sheet::Sheet;

/// Number of estimated values: hardness, wins in a thousand, turns and tests, each of the last
/// two as low, middle and high.
pub const TARGETS: usize = 8;

/// What its columns are called in its file.
pub const HEADING: [&str; TARGETS] =
    ["hardness", "wins", "turns-low", "turns", "turns-high", "tests-low", "tests", "tests-high"];

/// By how much a feature changes what is estimated is kept in thousandths.
pub const UNIT: i64 = 1_000;

/// A table of estimates: by how much each feature of a sheet changes what is expected.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EstimateTable {
    /// Its number, which ratings by it tell.
    pub version: u32,
    /// The changes that a feature makes, in [parts](UNIT) of one.
    pub rows: BTreeMap<String, [i64; TARGETS]>,
}

impl EstimateTable {
    /// The table that is in use.
    pub fn current() -> &'static EstimateTable {
        static TABLE: LazyLock<EstimateTable> =
            LazyLock::new(|| include_str!("estimate/table.tsv").parse().unwrap_or_default());
        &TABLE
    }

    /// The rating that it expects of a sheet with these features.
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
            Span { low, middle, high: whole(sums[from + 2]).max(middle) }
        };
        let wins = whole(sums[1]).min(1_000);
        Rating {
            difficulty: Difficulty::of_wins(wins),
            hardness: whole(sums[0]).min(Rating::HARDEST),
            turns: span(2),
            tests: span(5),
            wins,
            basis: Basis::Estimate(self.version),
        }
    }
}

/// A table that cannot be read.
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
    /// What a sheet is probably like to play, without a game: it takes far less than making the
    /// sheet did. Only what its players know counts.
    pub fn quick(sheet: &Sheet) -> Rating {
        Rating::of_settings(&sheet.options.settings, sheet.options.players)
    }

    /// What sheets of these settings are like in the middle.
    pub(super) fn of_settings(settings: &Settings, players: Players) -> Rating {
        let of_level = settings.level().and_then(|level| levels::rating(level, players));
        of_level.unwrap_or_else(|| EstimateTable::current().rate(&features(settings, players)))
    }
}

/// A feature: its name in the table of estimates, and how much of it a sheet has.
pub type Feature = (String, i64);

/// Features of sheets of some settings, for a number of players: an estimate, which is printed, says
/// nothing that the paper does not. A feature that is not named has the value 0.
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
