//! Queries about a board, for drawing and printing, and its text form for reports and tests.

use std::fmt;

use super::{Board, COLUMNS, Cauldron, Cell, Garden, Plot, ROWS, Side, Special};
use crate::texts::Message;

/// Cauldron or garden that contains a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner<'a> {
    /// Cauldron, and the index of the cell in its filling order, from 0.
    Cauldron(&'a Cauldron, usize),
    /// Garden, and the content of the cell.
    Garden(&'a Garden, Plot),
}

impl Owner<'_> {
    /// Returns the index of the section.
    pub(crate) fn section(&self) -> usize {
        match self {
            Owner::Cauldron(cauldron, _) => cauldron.section,
            Owner::Garden(garden, _) => garden.section,
        }
    }

    /// Whether both are the same cauldron or garden, by identity.
    pub(crate) fn is_same(&self, other: &Owner<'_>) -> bool {
        match (self, other) {
            (Owner::Cauldron(a, _), Owner::Cauldron(b, _)) => std::ptr::eq(*a, *b),
            (Owner::Garden(a, _), Owner::Garden(b, _)) => std::ptr::eq(*a, *b),
            _ => false,
        }
    }
}

impl Cauldron {
    /// Returns the number of ingredients in the full cauldron: 2, 3, 4 or 6.
    pub fn size(&self) -> usize {
        self.rect.area()
    }

    /// Returns the cells in their filling order, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        self.rect.cells()
    }
}

impl Board {
    /// Whether some section can hold a recipe of `longest` ingredients. It needs a cauldron of at
    /// least that many cells without a printed ingredient, and at least that many empty plain
    /// garden cells.
    ///
    /// Rivals brew only what grows in their own sections. On a board without such a section they
    /// win by naming the recipe.
    pub(crate) fn has_room_for(&self, longest: u8) -> bool {
        let longest = usize::from(longest);
        let holds = |c: &Cauldron| c.size() >= longest && c.starting.is_empty();
        (0..self.sections.len()).any(|section| {
            let cells = self.gardens_of(section).flat_map(|garden| &garden.cells);
            self.cauldrons_of(section).any(holds)
                && cells.filter(|(_, plot)| *plot == Plot::Empty).count() >= longest
        })
    }

    /// Returns the cauldrons of a side.
    pub(crate) fn cauldrons_on(&self, side: Side) -> impl Iterator<Item = &Cauldron> {
        self.cauldrons.iter().filter(move |c| c.side == side)
    }

    /// Returns the gardens of a side.
    pub(crate) fn gardens_on(&self, side: Side) -> impl Iterator<Item = &Garden> {
        self.gardens.iter().filter(move |g| g.side == side)
    }

    /// Returns the cauldrons of a section, on both sides.
    pub(crate) fn cauldrons_of(&self, section: usize) -> impl Iterator<Item = &Cauldron> {
        self.cauldrons.iter().filter(move |c| c.section == section)
    }

    /// Returns the gardens of a section, on both sides.
    pub(crate) fn gardens_of(&self, section: usize) -> impl Iterator<Item = &Garden> {
        self.gardens.iter().filter(move |g| g.section == section)
    }

    /// Returns the cauldron or garden that contains a cell, or `None` for a cell off the board.
    pub(crate) fn owner_at(&self, side: Side, cell: Cell) -> Option<Owner<'_>> {
        let cauldron = self.cauldrons_on(side).find_map(|c| {
            c.cells().position(|its| its == cell).map(|place| Owner::Cauldron(c, place))
        });
        cauldron.or_else(|| {
            self.gardens_on(side).find_map(|g| g.plot(cell).map(|plot| Owner::Garden(g, plot)))
        })
    }

    /// Returns all garden cells of both sides with their contents.
    pub fn plots(&self) -> impl Iterator<Item = (Side, Cell, Plot)> {
        self.gardens.iter().flat_map(|g| g.cells.iter().map(|&(cell, plot)| (g.side, cell, plot)))
    }

    /// Returns the number of tests that need space in the notebook, if ingredients grow to at most
    /// `longest` dots: one for each cauldron and Guesser cell, one for each number of dots on a
    /// Versatility cell, and one spare.
    pub(crate) fn tests(&self, longest: u8) -> usize {
        let of_plot = |(_, _, plot)| match plot {
            Plot::Special(Special::Guesser) => 1,
            Plot::Special(Special::Versatility) => usize::from(longest),
            _ => 0,
        };
        self.cauldrons.len() + self.plots().map(of_plot).sum::<usize>() + 1
    }

    /// Returns the kinds of special cell on the board, in the order of [`Special::ALL`].
    pub fn specials(&self) -> impl Iterator<Item = Special> {
        Special::ALL
            .into_iter()
            .filter(|&special| self.plots().any(|(_, _, plot)| plot == Plot::Special(special)))
    }
}

/// Draws both sides with characters. Double lines (`===`, `#`) separate sections, single ones
/// cauldrons and gardens. A cauldron cell shows its filling number, or the ingredient that starts
/// in it (`Pa1`: Parsley with one dot). A garden cell shows its content: `Pa.` is a plant with one
/// dot, `*Ef` a special cell.
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

/// Border between two neighbouring cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Border {
    None,
    Owner,
    Section,
}

impl Board {
    /// Returns the border between a cell and its neighbour; `None` is the outside.
    fn border(&self, side: Side, cell: Cell, neighbour: Option<Cell>) -> Border {
        let at = |cell| self.owner_at(side, cell);
        match (at(cell), neighbour.and_then(at)) {
            (Some(a), Some(b)) if a.is_same(&b) => Border::None,
            (Some(a), Some(b)) if a.section() == b.section() => Border::Owner,
            _ => Border::Section,
        }
    }

    /// Returns the line between row `y - 1` and row `y`.
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

    /// Returns the three characters of a cell.
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
