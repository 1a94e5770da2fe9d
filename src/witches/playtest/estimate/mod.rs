//! A rating at once, from what can be seen of a sheet: a sum over its features, by a table that
//! was fitted to many games on many sheets.

mod features;
mod table;

use std::sync::LazyLock;

use super::rating::Rating;
use crate::witches::sheet::Sheet;

#[cfg(feature = "program")]
pub(super) use features::{Feature, features};
#[cfg(feature = "program")]
pub(super) use table::{TARGETS, Table, UNIT};

/// The table that is in use.
static TABLE: LazyLock<table::Table> =
    LazyLock::new(|| include_str!("table.tsv").parse().unwrap_or_default());

impl Rating {
    /// What a sheet is probably like to play, without a game: it takes far less than making the
    /// sheet did. Of a tournament's sheet only what is public counts.
    pub fn quick(sheet: &Sheet) -> Rating {
        TABLE.rate(&features::features(sheet), sheet.options.players.count())
    }

    /// The version of the table that quick estimates are made by.
    pub fn estimate_version() -> u32 {
        TABLE.version
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;
    use crate::players::Players;
    use crate::seal::RefereeKey;
    use crate::seed::Seed;
    use crate::witches::settings::Level;
    use crate::witches::sheet::{Secrecy, SheetOptions};

    fn sheet(seed: u64, level: Level, players: Players, secrecy: Secrecy) -> Sheet {
        let settings = level.settings();
        let options = SheetOptions { players, settings, secrecy, ..SheetOptions::new(Seed(seed)) };
        Sheet::make_at_cost(&options, crate::seal::Cost::LEAST).unwrap()
    }

    #[test]
    fn the_table_is_read_and_written_alike() {
        let text = include_str!("table.tsv");
        let table: table::Table = text.parse().unwrap();
        assert!(table.version > 0 && !table.rows.is_empty());
        assert_eq!(table.to_string(), text);
        for broken in ["", "version\t1\n", "version\tx\n", &text.replace("hardness", "ease")] {
            assert!(broken.parse::<table::Table>().is_err(), "{broken:?}");
        }
    }

    #[test]
    fn estimates_lie_within_their_bounds() {
        for level in Level::ALL {
            for players in Players::all() {
                for seed in 0..4 {
                    let rating = Rating::quick(&sheet(seed, level, players, Secrecy::Open));
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

    /// With another key the secret is another one, and nothing else is.
    #[test]
    fn an_estimate_of_a_tournaments_sheet_tells_nothing_of_its_secret() {
        let key = |byte| Secrecy::Referee(RefereeKey::new([byte; 20]));
        let public = |byte| {
            let mut all = features::features(&sheet(5, Level::FirstGame, Players::TWO, key(byte)));
            all.retain(|(name, _)| !name.starts_with("clue ") && !name.starts_with("effect "));
            all
        };
        for byte in 2..8 {
            assert_eq!(public(byte), public(1));
        }
        assert_eq!(Edition::LATEST, Level::FirstGame.settings().edition());
    }
}
