//! Cells of both sides of a board, and sets of them.

use crate::witches::board::{COLUMNS, Cell, CellSet, ROWS, Side};

/// Cells of a side.
const OF_SIDE: u8 = COLUMNS * ROWS;

/// A cell of either side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Spot(u8);

impl Spot {
    /// How many a board has.
    pub(crate) const COUNT: usize = 2 * OF_SIDE as usize;

    /// A cell that lies on its side.
    pub(crate) fn of(side: Side, cell: Cell) -> Spot {
        let side = match side {
            Side::Front => 0,
            Side::Back => OF_SIDE,
        };
        Spot(side + (cell.y * COLUMNS + cell.x) % OF_SIDE)
    }

    pub(crate) fn index(self) -> usize {
        self.0.into()
    }

    pub(crate) fn side(self) -> Side {
        if self.0 < OF_SIDE { Side::Front } else { Side::Back }
    }

    pub(crate) fn cell(self) -> Cell {
        let place = self.0 % OF_SIDE;
        Cell { x: place % COLUMNS, y: place / COLUMNS }
    }
}

/// A set of cells, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Spots(u64);

impl Spots {
    pub(crate) fn with(self, spot: Spot) -> Spots {
        Spots(self.0 | 1 << spot.0)
    }

    pub(crate) fn without(self, other: Spots) -> Spots {
        Spots(self.0 & !other.0)
    }

    pub(crate) fn and(self, other: Spots) -> Spots {
        Spots(self.0 & other.0)
    }

    pub(crate) fn or(self, other: Spots) -> Spots {
        Spots(self.0 | other.0)
    }

    pub(crate) fn contains(self, spot: Spot) -> bool {
        self.0 >> spot.0 & 1 == 1
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cells, the front first, row by row.
    pub(crate) fn iter(self) -> impl Iterator<Item = Spot> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros() as u8;
            rest &= rest.wrapping_sub(1);
            (usize::from(bit) < Spot::COUNT).then_some(Spot(bit))
        })
    }

    pub(crate) fn first(self) -> Option<Spot> {
        self.iter().next()
    }

    fn sides(self) -> [CellSet; 2] {
        [self.0 as u32, (self.0 >> OF_SIDE) as u32].map(CellSet::of_bits)
    }

    /// Whether all lie on one side, in one piece.
    pub(crate) fn is_connected(self) -> bool {
        let [front, back] = self.sides();
        match (front == CellSet::default(), back == CellSet::default()) {
            (false, true) => front.is_connected(),
            (true, false) => back.is_connected(),
            _ => false,
        }
    }

    /// Whether a cell of one shares an edge with one of the other.
    pub(crate) fn touches(self, other: Spots) -> bool {
        self.sides().into_iter().zip(other.sides()).any(|(a, b)| a.touches(b))
    }
}

impl FromIterator<Spot> for Spots {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> Spots {
        spots.into_iter().fold(Spots::default(), Spots::with)
    }
}
