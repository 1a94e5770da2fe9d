//! Cells, rectangles and cell sets of one side, and the division of the sheet into sections.

use std::fmt;

use super::{Board, COLUMNS, Cell, CellRect, ROWS, Section, Side};
use crate::common::players::Players;
use crate::common::stream::Stream;

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::Front, Side::Back];
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Side::Front => "front",
            Side::Back => "back",
        })
    }
}

/// Displays a cell on the board as column letter and row number, `A1` to `H4`, and others as
/// `(x, y)`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.x < COLUMNS && self.y < ROWS {
            f.pad(&format!("{}{}", char::from(b'A' + self.x), self.y + 1))
        } else {
            f.pad(&format!("({}, {})", self.x, self.y))
        }
    }
}

impl CellRect {
    /// Returns the number of cells.
    pub(crate) fn area(self) -> usize {
        usize::from(self.w) * usize::from(self.h)
    }

    /// Returns the cells, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let (right, bottom) = (self.x.saturating_add(self.w), self.y.saturating_add(self.h));
        (self.y..bottom).flat_map(move |y| (self.x..right).map(move |x| Cell { x, y }))
    }

    /// Whether `cell` is in the rectangle.
    pub fn contains(self, cell: Cell) -> bool {
        let within = |v: u8, from: u8, len: u8| v >= from && v - from < len;
        within(cell.x, self.x, self.w) && within(cell.y, self.y, self.h)
    }

    /// Returns the rectangle mirrored left to right. It must be within the side.
    pub(super) fn mirrored(self) -> CellRect {
        CellRect { x: COLUMNS - self.x - self.w, ..self }
    }
}

impl Section {
    /// Returns the rectangle of the section on a `side`.
    pub fn rect(&self, side: Side) -> CellRect {
        match side {
            Side::Front => self.front,
            Side::Back => self.back,
        }
    }

    /// Returns the number of cells on both sides together.
    pub(crate) fn area(&self) -> usize {
        self.front.area() + self.back.area()
    }
}

/// Bit set of cells of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CellSet(u32);

impl CellSet {
    const FIRST_COLUMN: u32 = 0x0101_0101;

    /// Returns the cells of a rectangle, which must be within the side.
    pub(crate) fn of_rect(rect: CellRect) -> Self {
        rect.cells().map(CellSet::of_cell).fold(CellSet::default(), CellSet::with)
    }

    pub(crate) fn of_cell(cell: Cell) -> Self {
        CellSet(1 << (cell.y * COLUMNS + cell.x))
    }

    pub(super) fn with(self, other: Self) -> Self {
        CellSet(self.0 | other.0)
    }

    pub(super) fn without(self, other: Self) -> Self {
        CellSet(self.0 & !other.0)
    }

    pub(crate) fn overlaps(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the cells, row by row.
    pub(super) fn cells(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros() as u8;
            rest &= rest.wrapping_sub(1);
            (bit < 32).then_some(Cell { x: bit % COLUMNS, y: bit / COLUMNS })
        })
    }

    /// Returns a uniformly random cell; `None` for an empty set.
    pub(super) fn pick(self, stream: &mut Stream) -> Option<Cell> {
        let count = self.0.count_ones() as usize;
        if count == 0 { None } else { self.cells().nth(stream.below(count)) }
    }

    /// Returns the set together with all cells that share an edge with it.
    fn grown(self) -> Self {
        let leftwards = (self.0 & !Self::FIRST_COLUMN) >> 1;
        let rightwards = (self.0 << 1) & !Self::FIRST_COLUMN;
        CellSet(self.0 | leftwards | rightwards | self.0 << COLUMNS | self.0 >> COLUMNS)
    }

    /// Returns the cells that share an edge with `cell`.
    pub(crate) fn neighbours(cell: Cell) -> Self {
        let alone = CellSet::of_cell(cell);
        alone.grown().without(alone)
    }

    /// Returns the connected parts of the set, ordered by their first cells.
    pub(super) fn parts(self) -> Vec<CellSet> {
        let mut rest = self;
        let mut parts = Vec::new();
        while let Some(first) = rest.cells().next() {
            let mut part = CellSet::of_cell(first);
            loop {
                let next = CellSet(part.grown().0 & self.0);
                if next == part {
                    break;
                }
                part = next;
            }
            rest = rest.without(part);
            parts.push(part);
        }
        parts
    }
}

impl CellSet {
    /// Creates a set from `bits`, row by row from the lowest bit.
    pub(crate) fn of_bits(bits: u32) -> Self {
        CellSet(bits)
    }

    /// Whether the set has exactly one connected part.
    pub(crate) fn is_connected(self) -> bool {
        self.parts().len() == 1
    }

    /// Whether the sets overlap, or a cell of one shares an edge with a cell of the other.
    pub(crate) fn touches(self, other: Self) -> bool {
        self.grown().overlaps(other)
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().map(CellSet::of_cell).fold(CellSet::default(), CellSet::with)
    }
}

const fn rect(x: u8, y: u8, w: u8, h: u8) -> CellRect {
    CellRect { x, y, w, h }
}

/// Sections of the front, for 1 to 5 sections.
const FRONTS: [&[CellRect]; 5] = [
    &[rect(0, 0, 8, 4)],
    &[rect(0, 0, 4, 4), rect(4, 0, 4, 4)],
    &[rect(0, 0, 5, 2), rect(0, 2, 5, 2), rect(5, 0, 3, 4)],
    &[rect(0, 0, 4, 2), rect(4, 0, 4, 2), rect(0, 2, 4, 2), rect(4, 2, 4, 2)],
    &[rect(0, 0, 3, 2), rect(3, 0, 3, 2), rect(0, 2, 3, 2), rect(3, 2, 3, 2), rect(6, 0, 2, 4)],
];

/// Section of a single player, smaller so that the game takes about half an hour.
const ALONE: &[CellRect] = &[rect(0, 0, 7, 4)];

/// Returns the sections of a board for `players`.
pub(super) fn sections(players: Players) -> Vec<Section> {
    let fronts = match players.sections() {
        1 => ALONE,
        sections => FRONTS[usize::from(sections) - 1],
    };
    let fronts = fronts.iter();
    fronts.map(|&front| Section { front, back: front.mirrored() }).collect()
}

/// Returns the number of cells of all `sections`, on both sides.
pub(super) fn area(sections: &[Section]) -> usize {
    sections.iter().map(Section::area).sum()
}

impl Board {
    /// Returns the index of a player's section. Players, by index from 0, are assigned to the
    /// sections in turn, so that teams are as even as possible.
    pub fn section_of_player(&self, player: usize) -> usize {
        player % self.sections.len().max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::witches::board::{COLUMNS, ROWS};

    #[test]
    fn rectangles_list_their_cells_row_by_row() {
        let rect = CellRect { x: 6, y: 1, w: 2, h: 2 };
        let names: Vec<String> = rect.cells().map(|c| c.to_string()).collect();
        assert_eq!(names, ["G2", "H2", "G3", "H3"]);
        assert!(rect.cells().all(|c| rect.contains(c)));
        assert!(!rect.contains(Cell { x: 5, y: 1 }) && !rect.contains(Cell { x: 6, y: 3 }));
        assert_eq!(rect.mirrored(), CellRect { x: 0, y: 1, w: 2, h: 2 });
    }

    #[test]
    fn neighbours_stay_on_the_side() {
        let names = |x, y| -> Vec<String> {
            CellSet::neighbours(Cell { x, y }).cells().map(|c| c.to_string()).collect()
        };
        assert_eq!(names(0, 0), ["B1", "A2"]);
        assert_eq!(names(7, 1), ["H1", "G2", "H3"]);
        assert_eq!(names(0, 2), ["A2", "B3", "A4"]);
        assert_eq!(names(7, 3), ["H3", "G4"]);
    }

    #[test]
    fn parts_do_not_wrap_around_the_edge() {
        let set: CellSet = [(7, 0), (0, 1), (1, 1), (1, 2), (7, 3)]
            .map(|(x, y)| Cell { x, y })
            .into_iter()
            .collect();
        let parts: Vec<usize> = set.parts().into_iter().map(|p| p.cells().count()).collect();
        assert_eq!(parts, [1, 3, 1]);
    }

    #[test]
    fn sections_tile_both_sides() {
        for players in Players::all() {
            let sections = sections(players);
            for side in [|s: &Section| s.front, |s: &Section| s.back] {
                let is_whole = players > Players::ONE;
                for cell in rect(0, 0, COLUMNS, ROWS).cells() {
                    let owners = sections.iter().filter(|s| side(s).contains(cell)).count();
                    assert!(owners == 1 || owners == 0 && !is_whole, "{cell} for {players:?}");
                }
                let area = sections.iter().map(|s| side(s).area()).sum::<usize>();
                assert_eq!(area, if is_whole { 32 } else { 28 });
            }
        }
    }

    #[test]
    fn a_section_lies_behind_itself() {
        let of_three = sections(Players::new(3).unwrap());
        assert_eq!(of_three[2].front, rect(5, 0, 3, 4));
        assert_eq!(of_three[2].back, rect(0, 0, 3, 4));
        assert_eq!(of_three[1].back, rect(3, 2, 5, 2));
    }

    #[test]
    fn teams_are_as_even_as_possible() {
        let sections_of = |count| -> Vec<usize> {
            let sections = sections(Players::new(count).unwrap());
            let board = Board { sections, cauldrons: vec![], gardens: vec![], specialties: vec![] };
            (0..usize::from(count)).map(|player| board.section_of_player(player)).collect()
        };
        assert_eq!(sections_of(2), [0, 1]);
        assert_eq!(sections_of(6), [0, 1, 2, 0, 1, 2]);
        assert_eq!(sections_of(7), [0, 1, 2, 3, 0, 1, 2]);
        assert_eq!(sections_of(8), [0, 1, 2, 3, 0, 1, 2, 3]);
    }
}
