//! Gardens: connected patches that fill what the cauldrons leave.

use std::collections::VecDeque;

use super::geometry::CellSet;
use super::{Cauldron, Cell, Garden, Plot, Section, Side};
use crate::common::stream::Stream;

impl Garden {
    /// What a cell holds; `None` for a cell of another thing.
    pub fn plot(&self, cell: Cell) -> Option<Plot> {
        self.cells.iter().find(|(c, _)| *c == cell).map(|&(_, plot)| plot)
    }

    /// A garden of some cells, all empty.
    fn new(section: usize, side: Side, cells: CellSet) -> Self {
        Garden { section, side, cells: cells.cells().map(|c| (c, Plot::Empty)).collect() }
    }
}

/// Fills the rest of every section with gardens.
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

/// One garden, breadth first from a cell: each free neighbour joins with a chance of
/// 2 / size so far.
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

/// Makes one empty cell of the front the note cell; `None` if every garden of the front is
/// a single cell, which the note would use up.
pub(super) fn reserve_note_cell(stream: &mut Stream, gardens: &mut [Garden]) -> Option<()> {
    let mut places = Vec::new();
    for (g, garden) in gardens.iter().enumerate() {
        if garden.side == Side::Front && garden.cells.len() > 1 {
            places.extend((0..garden.cells.len()).map(|c| (g, c)));
        }
    }
    let &(g, c) = stream.pick(&places)?;
    gardens[g].cells[c].1 = Plot::Note;
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::seed::Seed;
    use crate::witches::board::Rect;

    #[test]
    fn gardens_cover_the_free_cells_and_no_others() {
        let front = Rect { x: 0, y: 0, w: 3, h: 2 };
        let back = Rect { x: 5, y: 0, w: 3, h: 2 };
        let pot = Rect { x: 1, y: 0, w: 1, h: 2 };
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
            // The cauldron's column cuts the front in two; each half is one whole garden,
            // because a second cell always joins.
            assert_eq!(gardens.iter().filter(|g| g.side == Side::Front).count(), 2);
        }
    }

    #[test]
    fn a_third_cell_always_joins_and_a_fourth_may_not() {
        let row = CellSet::of_rect(Rect { x: 0, y: 0, w: 8, h: 1 });
        let mut sizes = [0; 9];
        for n in 0..500 {
            let mut stream = Stream::new(Seed(n), "test", 0);
            sizes[grow(&mut stream, row, Cell { x: 0, y: 0 }).cells().count()] += 1;
        }
        assert_eq!(sizes[..3], [0, 0, 0]);
        assert!(sizes[3] > 100 && sizes[4] > 100, "{sizes:?}");
    }

    #[test]
    fn a_note_never_uses_up_a_garden() {
        let single = |x| Garden::new(0, Side::Front, CellSet::of_cell(Cell { x, y: 0 }));
        let mut stream = Stream::new(Seed(1), "test", 0);
        let mut gardens = [single(0), single(2)];
        assert_eq!(reserve_note_cell(&mut stream, &mut gardens), None);
        gardens[1].cells.push((Cell { x: 3, y: 0 }, Plot::Empty));
        assert_eq!(reserve_note_cell(&mut stream, &mut gardens), Some(()));
        assert_eq!(gardens[0].cells[0].1, Plot::Empty);
        assert_eq!(gardens[1].cells.iter().filter(|(_, p)| *p == Plot::Note).count(), 1);
    }
}
