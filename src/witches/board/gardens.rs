//! Gardens: connected groups of the cells without a cauldron; also the starting ingredients in
//! gardens and cauldrons, chosen so that the game can be won.
//!
//! A board that can be won has cauldrons that are free for any recipe, and room to grow it. The
//! choice depends only on what the players know, never on the answer, because a board must not
//! reveal the recipe.

use std::collections::VecDeque;

use super::geometry::CellSet;
use super::{Board, Cauldron, Cell, Garden, Plot, Section, Side, geometry};
use crate::common::stream::Stream;
use crate::witches::puzzle::Ingredient;
use crate::witches::settings::Settings;

impl Garden {
    /// Returns the content of a cell; `None` if the garden does not contain it.
    pub fn plot(&self, cell: Cell) -> Option<Plot> {
        self.cells.iter().find(|(c, _)| *c == cell).map(|&(_, plot)| plot)
    }

    /// Creates a garden of empty cells.
    fn new(section: usize, side: Side, cells: CellSet) -> Self {
        Garden { section, side, cells: cells.cells().map(|c| (c, Plot::Empty)).collect() }
    }
}

/// Fills the free cells of every section with gardens.
pub(super) fn fill(
    stream: &mut Stream,
    sections: &[Section],
    cauldrons: &[Cauldron],
) -> Vec<Garden> {
    let mut gardens = Vec::new();
    for (index, section) in sections.iter().enumerate() {
        for side in Side::ALL {
            let mut free = cauldrons
                .iter()
                .filter(|c| c.section == index && c.side == side)
                .fold(CellSet::of_rect(section.rect(side)), |free, c| {
                    free.without(CellSet::of_rect(c.rect))
                });
            while let Some(start) = free.pick(stream) {
                let garden = grow(stream, free, start);
                free = free.without(garden);
                gardens.push(Garden::new(index, side, garden));
            }
        }
    }
    gardens
}

/// Grows one garden breadth first from the cell `start`. Each free neighbour joins with probability
/// 2 / current size, at most 1.
fn grow(stream: &mut Stream, free: CellSet, start: Cell) -> CellSet {
    let mut garden = CellSet::of_cell(start);
    let mut size = 1;
    let mut queue = VecDeque::from([start]);
    while let Some(cell) = queue.pop_front() {
        let mut neighbours: Vec<Cell> = CellSet::neighbours(cell).cells().collect();
        stream.shuffle(&mut neighbours);
        for neighbour in neighbours {
            let one = CellSet::of_cell(neighbour);
            if free.without(garden).overlaps(one) && stream.chance(2, size) {
                garden = garden.with(one);
                size += 1;
                queue.push_back(neighbour);
            }
        }
    }
    garden
}

/// Returns the number of cauldrons for the longest recipe that stay without printed ingredients.
/// Two of them are in different sections if the board has several `sections`.
pub(super) fn free_cauldrons(sections: usize) -> usize {
    if sections >= 5 { 1 } else { 2 }
}

/// Chooses the cauldrons, by index, that stay without printed ingredients; `None` if there are too
/// few.
pub(super) fn choose_free(
    stream: &mut Stream,
    board: &Board,
    settings: &Settings,
) -> Option<Vec<usize>> {
    let longest = usize::from(settings.length().longest());
    let sections = board.sections.len();
    let mut large: Vec<usize> =
        (0..board.cauldrons.len()).filter(|&c| board.cauldrons[c].size() >= longest).collect();
    let mut kept = Vec::new();
    while kept.len() < free_cauldrons(sections) {
        let one = *stream.pick(&large)?;
        let section = board.cauldrons[one].section;
        large.retain(|&c| c != one && (sections == 1 || board.cauldrons[c].section != section));
        kept.push(one);
    }
    Some(kept)
}

/// Returns the number of empty plain garden cells that each section keeps: one for each specialty
/// of its witches, at most the length of the longest recipe.
pub(super) fn room(board: &Board, settings: &Settings) -> Vec<usize> {
    let longest = usize::from(settings.length().longest());
    let of_section = |section| board.specialties_of(section).count().min(longest);
    (0..board.sections.len()).map(of_section).collect()
}

/// Whether every section has the number of empty garden cells in `room`.
pub(super) fn has_room(board: &Board, room: &[usize]) -> bool {
    room.iter().enumerate().all(|(section, &room)| {
        let plots = board.gardens_of(section).flat_map(|g| &g.cells);
        plots.filter(|(_, plot)| *plot == Plot::Empty).count() >= room
    })
}

/// Place for a starting ingredient.
enum StartPlace {
    Garden { garden: usize, cell: usize },
    Cauldron(usize),
}

/// Places about one ingredient for every ten cells (six or seven) in gardens and cauldrons, at
/// least one in each section; `None` on a dead end.
///
/// Some cauldrons for the longest recipe stay empty (`choose_free`). Otherwise each large cauldron
/// could start with an ingredient whose growth is already fixed, and no potion could win.
pub(super) fn plant_starting(
    stream: &mut Stream,
    board: &mut Board,
    settings: &Settings,
    room: &[usize],
) -> Option<()> {
    let kept = choose_free(stream, board, settings)?;

    // One for every ten cells, and one more with the probability of the remainder.
    let area = geometry::area(&board.sections);
    let count = area / 10 + usize::from(stream.chance(area % 10, 10));
    let mut sections: Vec<usize> = (0..board.sections.len()).collect();
    stream.shuffle(&mut sections);
    while sections.len() < count {
        sections.push(section_by_area(stream, board));
    }
    let mut deck = Vec::new();
    for (number, section) in sections.into_iter().enumerate() {
        if deck.is_empty() {
            deck.extend_from_slice(&Ingredient::ALL[..usize::from(settings.ingredients())]);
        }
        let ingredient = stream.take(&mut deck)?;
        // Every board has ingredients in both kinds of place, so the first two are not random.
        let cauldron_first = match number {
            0 => false,
            1 => true,
            _ => stream.chance(1, 2),
        };
        match spot(stream, board, section, &kept, room, cauldron_first)? {
            StartPlace::Garden { garden, cell } => {
                board.gardens[garden].cells[cell].1 = Plot::Planted(ingredient);
            }
            StartPlace::Cauldron(c) => board.cauldrons[c].starting.push(ingredient),
        }
    }
    let in_garden = board.plots().any(|(_, _, plot)| matches!(plot, Plot::Planted(_)));
    let in_cauldron = board.cauldrons.iter().any(|c| !c.starting.is_empty());
    (in_cauldron && in_garden).then_some(())
}

/// Returns a random section, with probabilities in proportion to the areas.
fn section_by_area(stream: &mut Stream, board: &Board) -> usize {
    let mut cell = stream.below(board.sections.iter().map(|s| s.area()).sum());
    for (index, section) in board.sections.iter().enumerate() {
        match cell.checked_sub(section.area()) {
            Some(rest) => cell = rest,
            None => return index,
        }
    }
    0
}

/// Returns a random place in a section, of the preferred kind if possible.
fn spot(
    stream: &mut Stream,
    board: &Board,
    section: usize,
    kept: &[usize],
    room: &[usize],
    cauldron_first: bool,
) -> Option<StartPlace> {
    let cauldrons: Vec<usize> = (0..board.cauldrons.len())
        .filter(|&c| {
            let cauldron = &board.cauldrons[c];
            cauldron.section == section
                && !kept.contains(&c)
                && cauldron.starting.len() + 1 < cauldron.size()
        })
        .collect();
    let mut empty = Vec::new();
    for (g, garden) in board.gardens.iter().enumerate().filter(|(_, g)| g.section == section) {
        let cells = garden.cells.iter().enumerate();
        empty.extend(cells.filter(|(_, (_, p))| *p == Plot::Empty).map(|(c, _)| (g, c)));
    }
    // The last empty cells of a section are reserved for its players.
    if empty.len() <= room[section] {
        empty.clear();
    }
    let in_cauldron = cauldron_first && !cauldrons.is_empty() || empty.is_empty();
    if in_cauldron {
        stream.pick(&cauldrons).map(|&c| StartPlace::Cauldron(c))
    } else {
        stream.pick(&empty).map(|&(garden, cell)| StartPlace::Garden { garden, cell })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::players::Players;
    use crate::common::seed::Seed;
    use crate::witches::board::{CellRect, geometry};
    use crate::witches::settings::Level;

    #[test]
    fn gardens_cover_the_free_cells_and_no_others() {
        let front = CellRect { x: 0, y: 0, w: 3, h: 2 };
        let back = CellRect { x: 5, y: 0, w: 3, h: 2 };
        let pot = CellRect { x: 1, y: 0, w: 1, h: 2 };
        let cauldrons =
            [Cauldron { section: 0, side: Side::Front, rect: pot, starting: Vec::new() }];
        for n in 0..100 {
            let mut stream = Stream::new(Seed(n), "test", 0);
            let gardens = fill(&mut stream, &[Section { front, back }], &cauldrons);
            for (side, rect, count) in [(Side::Front, front, 4), (Side::Back, back, 6)] {
                let cells: Vec<Cell> = gardens
                    .iter()
                    .filter(|g| g.side == side)
                    .flat_map(|g| g.cells.iter().map(|&(cell, _)| cell))
                    .collect();
                assert_eq!(cells.len(), count);
                assert_eq!(cells.iter().copied().collect::<CellSet>().cells().count(), count);
                assert!(cells.iter().all(|&c| rect.contains(c)));
            }
            // The column of the cauldron divides the front into two halves. Each half is one
            // garden, because a second cell always joins.
            assert_eq!(gardens.iter().filter(|g| g.side == Side::Front).count(), 2);
        }
    }

    #[test]
    fn a_third_cell_always_joins_and_a_fourth_may_not() {
        let row = CellSet::of_rect(CellRect { x: 0, y: 0, w: 8, h: 1 });
        let mut sizes = [0; 9];
        for n in 0..500 {
            let mut stream = Stream::new(Seed(n), "test", 0);
            sizes[grow(&mut stream, row, Cell { x: 0, y: 0 }).cells().count()] += 1;
        }
        assert_eq!(sizes[..3], [0, 0, 0]);
        assert!(sizes[3] > 100 && sizes[4] > 100, "{sizes:?}");
    }

    fn board(n: u64, level: Level) -> Board {
        Board::generate(Seed(n), Players::new(4).unwrap(), &level.settings())
    }

    fn planted(garden: &Garden) -> impl Iterator<Item = Ingredient> {
        garden.cells.iter().filter_map(|&(_, plot)| match plot {
            Plot::Planted(ingredient) => Some(ingredient),
            _ => None,
        })
    }

    #[test]
    fn no_ingredient_starts_twice_before_all_have() {
        for n in 0..200 {
            let board = board(n, Level::SpiceSorcerer);
            let mut all: Vec<Ingredient> = board.gardens.iter().flat_map(planted).collect();
            all.extend(board.cauldrons.iter().flat_map(|c| &c.starting));
            let count = all.len();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), count);
        }
    }

    #[test]
    fn ingredients_start_on_both_sides_and_in_both_kinds() {
        let (mut gardens, mut cauldrons) = ([0; 2], [0; 2]);
        for n in 0..500 {
            let board = board(n, Level::FirstGame);
            for side in Side::ALL {
                gardens[side as usize] += board.gardens_on(side).flat_map(planted).count();
                let starting = board.cauldrons_on(side).flat_map(|c| &c.starting);
                cauldrons[side as usize] += starting.count();
            }
        }
        // About 6.4 on each board, distributed over four groups.
        for count in gardens.into_iter().chain(cauldrons) {
            assert!((600..1_000).contains(&count), "{gardens:?} {cauldrons:?}");
        }
    }

    #[test]
    fn larger_sections_are_likelier() {
        let sections = geometry::sections(Players::new(5).unwrap());
        let board = Board { sections, cauldrons: vec![], gardens: vec![], specialties: vec![] };
        let mut stream = Stream::new(Seed(1), "test", 0);
        let mut counts = [0; 5];
        for _ in 0..6_400 {
            counts[section_by_area(&mut stream, &board)] += 1;
        }
        // Four sections have 12 cells, one has 16.
        assert!(counts[..4].iter().all(|c| (1_050..1_350).contains(c)), "{counts:?}");
        assert!((1_450..1_750).contains(&counts[4]), "{counts:?}");
    }
}
