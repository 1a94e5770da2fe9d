//! A board as text: both sides drawn with letters, for reports and tests.

use std::fmt;

use super::{Board, COLUMNS, Cell, Owner, Plot, ROWS, Side};
use crate::texts::Message;

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
                Plot::Note => "---".into(),
            },
            None => "???".into(),
        }
    }
}
