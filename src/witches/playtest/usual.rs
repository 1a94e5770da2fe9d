//! What sheets of a level are usually like, for whoever has to choose one.

use std::ops::RangeInclusive;

use super::Rating;
use crate::game::players::Players;
use crate::witches::settings::Level;

/// The difficulty of sheets of a level in cauldrons, and how many turns most of their games take,
/// from fives to fives.
pub(crate) fn usual_of(
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
