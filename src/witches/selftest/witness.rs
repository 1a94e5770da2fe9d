//! Shows that a potion can be brewed on paper by legal actions.

use super::paper::{Paper, PencilMove};
use crate::witches::board::Board;
use crate::witches::puzzle::{Ingredient, PotionItem};
use crate::witches::settings::Settings;
use crate::witches::sheet::Sheet;

/// Returns the indices of the cauldrons of at least `size` cells without printed ingredients.
pub fn fitting(board: &Board, size: usize) -> Vec<usize> {
    (0..board.cauldrons.len())
        .filter(|&c| board.cauldrons[c].starting.is_empty() && board.cauldrons[c].size() >= size)
        .collect()
}

/// Brews a potion by legal actions: each ingredient is planted by a witch who has it as a
/// specialty, grown, and plucked. Returns the potion that is tested.
///
/// # Errors
/// Fails if an action is not allowed, if no cauldron is large enough, or if a witch has no room for
/// an ingredient.
pub fn brew(sheet: &Sheet, pours: &[PotionItem]) -> Result<Vec<PotionItem>, String> {
    let settings = sheet.game_data.puzzle.settings();
    let brewed = brew_by(&sheet.board, sheet.board.specialties.clone(), settings, pours)?;
    brewed.ok_or_else(|| "no room for it".to_owned())
}

/// Brews a potion with the specialties in `hands`; `None` if a witch has no room for an ingredient.
fn brew_by(
    board: &Board,
    hands: Vec<Vec<Ingredient>>,
    settings: &Settings,
    pours: &[PotionItem],
) -> Result<Option<Vec<PotionItem>>, String> {
    let mut paper = Paper::new(board, hands, settings);
    // Plays a turn in which one witch acts, with a helper if needed.
    let act = |paper: &mut Paper<'_>, action: &PencilMove| {
        paper.next_turn();
        paper.act(action).map_err(|why| format!("{action:?} is not allowed: {why}"))
    };
    let Some(&cauldron) = fitting(board, pours.len()).first() else {
        return Err("no cauldron is large enough".to_owned());
    };
    let Some(player) = paper.player_of(board.cauldrons[cauldron].section) else {
        return Err("nobody sits at a section".to_owned());
    };
    for (place, pour) in pours.iter().enumerate() {
        let ingredient = pour.ingredient;
        let Some(planter) = paper.holder(ingredient) else {
            return Err(format!("nobody plants {ingredient}"));
        };
        let Some((garden, side, cell)) = paper.empty_cell(planter) else { return Ok(None) };
        act(&mut paper, &PencilMove::Plant { player: planter, ingredient, side, cell })?;
        for _ in 1..pour.grown {
            act(&mut paper, &PencilMove::Grow { player: planter, garden })?;
        }
        let with = (planter != player).then_some(planter);
        let tested = act(&mut paper, &PencilMove::Pluck { player, with, side, cell, cauldron })?;
        if tested.is_some() != (place + 1 == board.cauldrons[cauldron].size()) {
            return Err("a cauldron was not tested when it was full".to_owned());
        }
        if tested.is_some() {
            return Ok(tested);
        }
    }
    act(&mut paper, &PencilMove::Close { player, cauldron })
}
