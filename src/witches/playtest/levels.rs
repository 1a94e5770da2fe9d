//! Ratings of levels, for sheets selected to play like their level. They depend on public settings
//! only.

use std::sync::LazyLock;

use super::{Basis, Difficulty, Percentiles, Rating};
use crate::common::players::Players;
use crate::witches::settings::Level;

/// Number of columns of [`TABLE`]: level, players, hardness, then turns and tests as low, middle
/// and high.
const COLUMNS: usize = 9;

/// Table written by the laboratory example (`--levels`): one row per level and number of players.
static TABLE: LazyLock<Vec<[u32; COLUMNS]>> = LazyLock::new(|| {
    let numbers = |line: &str| -> Option<[u32; COLUMNS]> {
        let numbers: Option<Vec<u32>> =
            line.split('\t').map(|number| number.parse().ok()).collect();
        numbers?.try_into().ok()
    };
    include_str!("estimate/levels.tsv").lines().filter_map(numbers).collect()
});

/// Looks up the rating of sheets of `level` for `players`; `None` if the table has no such row.
pub(super) fn rating(level: Level, players: Players) -> Option<Rating> {
    let wins = level.wins();
    let key = [level.number(), players.count()].map(u32::from);
    let of = |row: &&[u32; COLUMNS]| row[..2] == key;
    let &[_, _, hardness, ref spans @ ..] = TABLE.iter().find(of)?;
    let [turns, tests] = [&spans[..3], &spans[3..]].map(|span| Percentiles {
        low: span[0],
        middle: span[1],
        high: span[2],
    });
    let difficulty = Difficulty::from_wins(wins);
    Some(Rating { difficulty, hardness, turns, tests, wins, basis: Basis::Level })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_its_line_and_is_harder_than_the_one_before() {
        for players in Players::all() {
            let rated = |level: Level| rating(level, players).unwrap();
            let all: Vec<Rating> = Level::ALL.map(rated).to_vec();
            assert!(all.is_sorted_by(|a, b| a.hardness < b.hardness), "{players:?}: {all:?}");
            assert!(all.is_sorted_by_key(|rating| rating.difficulty));
            assert!(
                all.iter().all(|r| r.turns.low <= r.turns.middle && r.turns.middle <= r.turns.high)
            );
        }
    }
}
