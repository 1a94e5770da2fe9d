//! What comes out of an imposition.

use super::grid::Trim;
use crate::page::setup::Stands;
use crate::page::{Area, Bleed, Mark, Mm, Page, Seams};
use crate::press::Paper;

/// A page as it stands in its drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct PageShape {
    /// Trimmed width and height.
    pub trim: (Mm, Mm),
    /// What is drawn beyond the trim on each side.
    pub bleed: Bleed,
    /// Whether it is drawn upside down, as backs are for some printers.
    pub turned: bool,
    /// Where it may be cut apart.
    pub seams: Seams,
}

impl PageShape {
    /// The shape of a page, which is drawn upside down or not.
    pub fn of(page: &Page, turned: bool) -> PageShape {
        PageShape { trim: page.trim, bleed: page.bleed, turned, seams: page.seams.clone() }
    }

    /// Its two sides.
    pub(super) fn sides(&self) -> Trim {
        let (w, h) = self.trim;
        Trim { long: w.max(h), short: w.min(h) }
    }

    /// How it is read.
    pub(super) fn stands(&self) -> Stands {
        if self.trim.0 > self.trim.1 { Stands::Wide } else { Stands::Upright }
    }
}

/// A turn by quarters, clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum QuarterTurn {
    /// As it is.
    #[default]
    None,
    /// Its top comes to the right.
    Right,
    /// Upside down.
    Half,
    /// Its top comes to the left.
    Left,
}

impl QuarterTurn {
    const ALL: [QuarterTurn; 4] =
        [QuarterTurn::None, QuarterTurn::Right, QuarterTurn::Half, QuarterTurn::Left];

    /// How many quarters, clockwise.
    pub const fn quarters(self) -> u8 {
        self as u8
    }

    /// One turn after another.
    pub(super) fn then(self, other: QuarterTurn) -> QuarterTurn {
        QuarterTurn::ALL[usize::from((self.quarters() + other.quarters()) % 4)]
    }
}

/// A page in its place on a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlacedPage {
    /// Which page, from 0.
    pub page: usize,
    /// How it is turned.
    pub turn: QuarterTurn,
    /// What its lengths are multiplied by.
    pub scale: f64,
    /// Where its trimmed area lies, turned and scaled.
    pub trim: Area,
    /// What of it is shown: the trimmed area and the bleed around it, as far as they do not
    /// reach over a fold or into the bleed of a neighbour.
    pub clip: Area,
}

impl PlacedPage {
    /// Leads from a point of the page to one of the sheet, both in mm from the top left corner,
    /// the page's of its trimmed area: `x' = a x + c y + e`, `y' = b x + d y + f`.
    pub fn matrix(&self) -> [f64; 6] {
        let (s, trim) = (self.scale, &self.trim);
        let [left, top, right, bottom] = [trim.x.0, trim.y.0, trim.right().0, trim.bottom().0];
        match self.turn {
            QuarterTurn::None => [s, 0.0, 0.0, s, left, top],
            QuarterTurn::Right => [0.0, s, -s, 0.0, right, top],
            QuarterTurn::Half => [-s, 0.0, 0.0, -s, right, bottom],
            QuarterTurn::Left => [0.0, -s, s, 0.0, left, bottom],
        }
    }
}

/// One side of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct ImposedSide {
    /// Which sheet, from 0.
    pub sheet: usize,
    /// Whether it is the sheet's back.
    pub back: bool,
    /// The sheet whose blank side is glued to the blank side of this one, from 0.
    pub mate: Option<usize>,
    /// Width and height of the paper.
    pub size: (Mm, Mm),
    /// All trimmed areas, of cells without a page too.
    pub trim: Area,
    /// The same with the bleed around it.
    pub bleed: Area,
    /// Its pages, in rows from the top left.
    pub placed: Vec<PlacedPage>,
    /// What is printed around them.
    pub marks: Vec<Mark>,
}

/// Pages on sheets.
#[derive(Clone, Debug, PartialEq)]
pub struct Imposed {
    /// Sides in the order of printing: front and back of each sheet, or the printed sides alone
    /// where only one is printed.
    pub sides: Vec<ImposedSide>,
    /// The paper.
    pub paper: Paper,
    /// What all pages were multiplied by; 1 unless they had to become smaller.
    pub scale: f64,
    /// Whether both sides of the sheets are printed.
    pub both_sides: bool,
}

impl Imposed {
    /// How many sheets go through the printer.
    pub fn sheets(&self) -> usize {
        self.sides.last().map_or(0, |side| side.sheet + 1)
    }
}
