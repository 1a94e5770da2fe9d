//! Where the example turns happen: two cells of a garden of this board, side by side, and a
//! cauldron of the same section.

use crate::witches::board::{Board, Cauldron, Cell, Garden, Plot};
use crate::witches::puzzle::Ingredient;

/// What is shown of a board.
pub(super) struct Scene {
    /// Which garden it is, and its two cells.
    pub garden: usize,
    pub plots: [Plot; 2],
    /// Which cauldron.
    pub cauldron: usize,
    /// Where the first turn plants, 0 or 1, and what.
    pub empty: usize,
    pub planted: Ingredient,
}

impl Scene {
    /// The scene of a board that shows most: a printed ingredient beside an empty cell, and a
    /// cauldron of one row. `None` on a board without two plain cells side by side.
    pub(super) fn of(board: &Board, ingredients: &[Ingredient]) -> Option<Scene> {
        let scenes = board.gardens.iter().enumerate().flat_map(|(index, garden)| {
            let pairs = pairs(garden).map(move |plots| (index, garden, plots));
            pairs.filter_map(|(index, garden, plots)| {
                let empty = plots.iter().position(|plot| *plot == Plot::Empty)?;
                let cauldron = cauldron(board, garden.section)?;
                let printed = printed(&plots);
                let others = ingredients.iter().copied();
                let planted = others.into_iter().find(|&i| Some(i) != printed)?;
                Some(Scene { garden: index, plots, cauldron, empty, planted })
            })
        });
        let mut best: Option<(u32, Scene)> = None;
        for scene in scenes {
            let cost = cost(board, &scene);
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, scene));
            }
        }
        best.map(|(_, scene)| scene)
    }

    /// The printed ingredient of the two cells.
    pub(super) fn printed(&self) -> Option<Ingredient> {
        printed(&self.plots)
    }

    /// What is plucked in the end, and from which cell: what was printed, if anything was.
    pub(super) fn plucked(&self) -> (usize, Ingredient) {
        match self.printed() {
            Some(ingredient) => (1 - self.empty, ingredient),
            None => (self.empty, self.planted),
        }
    }
}

fn printed(plots: &[Plot; 2]) -> Option<Ingredient> {
    plots.iter().find_map(|plot| match plot {
        Plot::Planted(ingredient) => Some(*ingredient),
        _ => None,
    })
}

/// The plain cells of a garden that lie side by side, with what they hold.
fn pairs(garden: &Garden) -> impl Iterator<Item = [Plot; 2]> {
    let is_plain = |plot: &Plot| matches!(plot, Plot::Empty | Plot::Planted(_));
    let at = |x, y| garden.cells.iter().find(|(cell, _)| *cell == Cell { x, y });
    let pair = move |(cell, left): &(Cell, Plot)| {
        let (_, right) = at(cell.x + 1, cell.y)?;
        (is_plain(left) && is_plain(right)).then_some([*left, *right])
    };
    garden.cells.iter().filter_map(pair)
}

/// The cauldron of a section that is best to see when it is drawn small.
fn cauldron(board: &Board, section: usize) -> Option<usize> {
    let own = board.cauldrons.iter().enumerate().filter(|(_, c)| c.section == section);
    own.min_by_key(|(_, c)| shape(c)).map(|(index, _)| index)
}

/// How ill a cauldron looks that is drawn low and wide: two cells in one row look best, with
/// nothing printed in them.
fn shape(cauldron: &Cauldron) -> u32 {
    let printed = if cauldron.starting.is_empty() { 0 } else { 30 };
    u32::from(cauldron.rect.h) * 15 + u32::from(cauldron.rect.w.abs_diff(2)) * 10 + printed
}

fn cost(board: &Board, scene: &Scene) -> u32 {
    let plain = u32::from(scene.printed().is_none()) * 100;
    let more = board.gardens[scene.garden].cells.len() as u32;
    plain + shape(&board.cauldrons[scene.cauldron]) + more
}
