//! A rating at once, from what can be seen of a sheet: a sum over its features, by a table that
//! was fitted to many games on many sheets.

mod features;
mod table;

use std::sync::LazyLock;

#[cfg(feature = "program")]
use super::rating::Thresholds;
use super::rating::{Difficulty, Rating};
use crate::witches::sheet::Sheet;

#[cfg(feature = "program")]
pub(super) use features::{Feature, PARTS, features};
#[cfg(feature = "program")]
pub(super) use table::{TARGETS, Table, UNIT};

/// The table that is in use.
static TABLE: LazyLock<table::Table> =
    LazyLock::new(|| include_str!("table.tsv").parse().unwrap_or_default());

/// The difficulty of a hardness.
pub(super) fn difficulty(hardness: u32) -> Difficulty {
    Difficulty::of(hardness, &TABLE.thresholds)
}

/// The thresholds of difficulty that are in use.
#[cfg(feature = "program")]
pub(super) fn thresholds() -> Thresholds {
    TABLE.thresholds
}

impl Rating {
    /// What a sheet is probably like to play, without a game: it takes far less than making the
    /// sheet did. Only what its players know counts.
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
    use crate::witches::puzzle::{Decoy, Effect, Part, Puzzle, Role, solve};
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

    /// The same paper with another secret beneath it: every part is another ingredient's, and its
    /// decoys are of other kinds.
    #[test]
    fn an_estimate_tells_nothing_of_the_secret() {
        for level in Level::ALL {
            let mut sheet = sheet(5, level, Players::TWO, Secrecy::Open);
            let (rating, features) = (Rating::quick(&sheet), features::features(&sheet));
            for _ in 1..sheet.deal.puzzle.parts().len() {
                let puzzle = &sheet.deal.puzzle;
                let mut parts = puzzle.parts().to_vec();
                parts.rotate_left(1);
                let imposter = [Effect::Imposter];
                for part in &mut parts {
                    if matches!(part.role, Role::Decoy(Decoy::Imposter(_)))
                        && part.effects == imposter
                    {
                        *part = Part { role: Role::Decoy(Decoy::Ignore), effects: Vec::new() };
                    }
                }
                let (settings, length) = (*puzzle.settings(), puzzle.length());
                sheet.deal.puzzle =
                    Puzzle::new(settings, length, parts, puzzle.test_key()).unwrap();
                sheet.answers = solve(&sheet.deal.puzzle);
                assert_eq!(features::features(&sheet), features);
                assert_eq!(Rating::quick(&sheet), rating);
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
