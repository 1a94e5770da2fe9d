//! Boards that can be won: cauldrons that are free for any recipe, and room to grow it.
//!
//! What is chosen depends on what the players know alone, never on the answer: a board must not
//! betray the recipe.

use super::{Board, Plot};
use crate::common::stream::Stream;
use crate::game::edition::Edition;
use crate::game::players::Players;
use crate::witches::settings::Settings;

/// How many cauldrons that the longest recipe fits stay without printed ingredients, on a board
/// of so many sections (rules, section 9). Two lie in different sections where there are
/// several.
pub(super) fn wanted(edition: Edition, sections: usize) -> usize {
    if edition < Edition::Second || sections >= 5 { 1 } else { 2 }
}

/// Chooses those cauldrons, by their index; `None` where there are too few.
pub(super) fn choose(
    stream: &mut Stream,
    board: &Board,
    settings: &Settings,
) -> Option<Vec<usize>> {
    let longest = usize::from(settings.length().longest());
    let sections = board.sections.len();
    let mut large: Vec<usize> =
        (0..board.cauldrons.len()).filter(|&c| board.cauldrons[c].size() >= longest).collect();
    let mut kept = Vec::new();
    while kept.len() < wanted(settings.edition(), sections) {
        let one = *stream.pick(&large)?;
        let section = board.cauldrons[one].section;
        large.retain(|&c| c != one && (sections == 1 || board.cauldrons[c].section != section));
        kept.push(one);
    }
    Some(kept)
}

/// How many empty plain garden cells stay free in each section: one, and in edition 2 one for
/// each specialty of its witches, as far as a recipe can need them all.
pub(super) fn room(board: &Board, players: Players, settings: &Settings) -> Vec<usize> {
    if settings.edition() < Edition::Second {
        return vec![1; board.sections.len()];
    }
    let each = usize::from(settings.ingredients().div_ceil(players.count()));
    let longest = usize::from(settings.length().longest());
    (0..board.sections.len())
        .map(|section| board.players_of_section(section, players).len() * each)
        .map(|room| room.min(longest))
        .collect()
}

/// Whether every section has that room.
pub(super) fn has_room(board: &Board, room: &[usize]) -> bool {
    room.iter().enumerate().all(|(section, &room)| {
        let plots = board.gardens_of(section).flat_map(|g| &g.cells);
        plots.filter(|(_, plot)| *plot == Plot::Empty).count() >= room
    })
}
