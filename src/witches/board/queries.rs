//! Questions about a board that drawing and printing ask, and the board as text, drawn with letters
//! for reports and tests.

use std::fmt;

use super::{Board, COLUMNS, Cauldron, Cell, Garden, Plot, ROWS, Side, Special};
use crate::texts::Message;

/// What a cell of a side belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner<'a> {
    /// A cauldron, and the cell's place in its filling order, from 0.
    Cauldron(&'a Cauldron, usize),
    /// A garden, and what the cell holds.
    Garden(&'a Garden, Plot),
}

impl Owner<'_> {
    /// Index of the section that it belongs to.
    pub(crate) fn section(&self) -> usize {
        match self {
            Owner::Cauldron(cauldron, _) => cauldron.section,
            Owner::Garden(garden, _) => garden.section,
        }
    }

    /// Whether both are cells of the very same cauldron or garden.
    pub(crate) fn same(&self, other: &Owner<'_>) -> bool {
        match (self, other) {
            (Owner::Cauldron(a, _), Owner::Cauldron(b, _)) => std::ptr::eq(*a, *b),
            (Owner::Garden(a, _), Owner::Garden(b, _)) => std::ptr::eq(*a, *b),
            _ => false,
        }
    }
}

impl Cauldron {
    /// How many ingredients it holds when full: 2, 3, 4 or 6.
    pub fn size(&self) -> usize {
        self.rect.area()
    }

    /// Its cells in the order in which they are filled, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        self.rect.cells()
    }
}

impl Board {
    /// Whether one section can hold a recipe of `longest` ingredients: it has a cauldron of at least
    /// so many cells without a printed ingredient, and at least so many empty plain garden cells.
    /// Rivals brew what grows in their own sections, so on a board without such a section they win by
    /// naming the recipe.
    pub(crate) fn has_room_for(&self, longest: u8) -> bool {
        let longest = usize::from(longest);
        let holds = |c: &Cauldron| c.size() >= longest && c.starting.is_empty();
        (0..self.sections.len()).any(|section| {
            let cells = self.gardens_of(section).flat_map(|garden| &garden.cells);
            self.cauldrons_of(section).any(holds)
                && cells.filter(|(_, plot)| *plot == Plot::Empty).count() >= longest
        })
    }

    /// The cauldrons of a side.
    pub(crate) fn cauldrons_on(&self, side: Side) -> impl Iterator<Item = &Cauldron> {
        self.cauldrons.iter().filter(move |c| c.side == side)
    }

    /// The gardens of a side.
    pub(crate) fn gardens_on(&self, side: Side) -> impl Iterator<Item = &Garden> {
        self.gardens.iter().filter(move |g| g.side == side)
    }

    /// The cauldrons of a section, on both sides.
    pub(crate) fn cauldrons_of(&self, section: usize) -> impl Iterator<Item = &Cauldron> {
        self.cauldrons.iter().filter(move |c| c.section == section)
    }

    /// The gardens of a section, on both sides.
    pub(crate) fn gardens_of(&self, section: usize) -> impl Iterator<Item = &Garden> {
        self.gardens.iter().filter(move |g| g.section == section)
    }

    /// What a cell of a side belongs to; `None` only for a cell off the board.
    pub(crate) fn owner_at(&self, side: Side, cell: Cell) -> Option<Owner<'_>> {
        let cauldron = self.cauldrons_on(side).find_map(|c| {
            c.cells().position(|its| its == cell).map(|place| Owner::Cauldron(c, place))
        });
        cauldron.or_else(|| {
            self.gardens_on(side).find_map(|g| g.plot(cell).map(|plot| Owner::Garden(g, plot)))
        })
    }

    /// All garden cells of both sides, with what they hold.
    pub fn plots(&self) -> impl Iterator<Item = (Side, Cell, Plot)> {
        self.gardens.iter().flat_map(|g| g.cells.iter().map(|&(cell, plot)| (g.side, cell, plot)))
    }

    /// Number of tests that the notebook has room for, with ingredients that grow to at most `longest`:
    /// one a cauldron, one a Guesser cell, on a Versatility cell one for each number of dots, and one
    /// spare.
    #[cfg_attr(not(feature = "press"), allow(dead_code))]
    pub(crate) fn tests(&self, longest: u8) -> usize {
        let of_plot = |(_, _, plot)| match plot {
            Plot::Special(Special::Guesser) => 1,
            Plot::Special(Special::Versatility) => usize::from(longest),
            _ => 0,
        };
        self.cauldrons.len() + self.plots().map(of_plot).sum::<usize>() + 1
    }

    /// The kinds of special cell that lie on the board, in the order of [`Special::ALL`].
    pub fn specials(&self) -> impl Iterator<Item = Special> {
        Special::ALL
            .into_iter()
            .filter(|&special| self.plots().any(|(_, _, plot)| plot == Plot::Special(special)))
    }
}

/// Draws both sides as they are read. Double lines (`===`, `#`) part sections, single ones
/// cauldrons and gardens. Cauldron cells show their filling number and what starts in them (`Pa1`:
/// Parsley, grown 1), garden cells what they hold: `Pa.` a plant with one dot, `*Ef` a
/// special cell, `---` the note cell.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::ALL {
            writeln!(f, "{side}")?;
            write!(f, " ")?;
            for x in 0..COLUMNS {
                write!(f, "   {}", char::from(b'A' + x))?;
            }
            writeln!(f)?;
            for y in 0..ROWS {
                writeln!(f, "  {}", self.line_above(side, y).trim_end())?;
                write!(f, "{} ", y + 1)?;
                for x in 0..COLUMNS {
                    let cell = Cell { x, y };
                    let border =
                        match self.border(side, cell, x.checked_sub(1).map(|x| Cell { x, y })) {
                            Border::None => ' ',
                            Border::Owner => '|',
                            Border::Section => '#',
                        };
                    write!(f, "{border}{}", self.label(side, cell))?;
                }
                writeln!(f, "#")?;
            }
            writeln!(f, "  {}", self.line_above(side, ROWS).trim_end())?;
        }
        Ok(())
    }
}

/// What parts two neighbouring cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Border {
    None,
    Owner,
    Section,
}

impl Board {
    /// What parts a cell from its neighbour, `None` being the outside.
    fn border(&self, side: Side, cell: Cell, neighbour: Option<Cell>) -> Border {
        let at = |cell| self.owner_at(side, cell);
        match (at(cell), neighbour.and_then(at)) {
            (Some(a), Some(b)) if a.same(&b) => Border::None,
            (Some(a), Some(b)) if a.section() == b.section() => Border::Owner,
            _ => Border::Section,
        }
    }

    /// The line between row `y - 1` and row `y`.
    fn line_above(&self, side: Side, y: u8) -> String {
        let mut line = String::new();
        for x in 0..COLUMNS {
            let above = y.checked_sub(1).map(|y| Cell { x, y });
            line.push_str(match self.border(side, Cell { x, y }, above) {
                Border::None => "+   ",
                Border::Owner => "+---",
                Border::Section => "+===",
            });
        }
        line + "+"
    }

    /// Three characters for a cell.
    fn label(&self, side: Side, cell: Cell) -> String {
        let two = |name: Message| name.to_string().chars().take(2).collect::<String>();
        match self.owner_at(side, cell) {
            Some(Owner::Cauldron(cauldron, place)) => match cauldron.starting.get(place) {
                Some(ingredient) => two(ingredient.name()) + "1",
                None => format!(" {} ", place + 1),
            },
            Some(Owner::Garden(_, plot)) => match plot {
                Plot::Empty => "   ".into(),
                Plot::Planted(ingredient) => two(ingredient.name()) + ".",
                Plot::Special(special) => format!("*{}", two(special.name())),
            },
            None => "???".into(),
        }
    }
}
