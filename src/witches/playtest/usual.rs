//! Typical difficulty and length of the sheets of a level, shown where users choose a level.

use std::ops::RangeInclusive;

use super::Rating;
use crate::common::players::Players;
use crate::witches::settings::Level;

/// Returns the difficulty range in cauldrons and the range of turns of most games (10th to 90th
/// percentile, rounded to multiples of 5) for `level` and `players`.
pub(crate) fn typical_ranges(
    level: Level,
    players: Players,
) -> (RangeInclusive<u8>, RangeInclusive<u32>) {
    let rating = Rating::of_settings(&level.settings(), players);
    let hard = rating.difficulty.cauldrons();
    (hard..=hard, fives(rating.turns.low)..=fives(rating.turns.high))
}

fn fives(turns: u32) -> u32 {
    (turns + 2) / 5 * 5
}
