//! Imposition: pages in the order of reading come onto sheets, so that after printing,
//! folding, cutting and stapling they are in that order again. Geometry alone: nothing is drawn.
//!
//! Two pages make a leaf: the first is its front, the second its back. A back lies behind its
//! front with the tops together, as on a sheet that is printed alone; so where a wide leaf stands
//! upright in a booklet, the tops of both its pages are at the fold. Where leaves are held at the
//! top and turned up, a back lies upside down behind its front.

mod grid;
mod layout;
mod marks;
mod place;
mod request;

pub use layout::{
    BindingSide, CellCount, Gutter, ImpositionScheme, Layout, Marks, Saddle, Thickness,
};
pub use marks::{Cmyk, PrintMark};
pub use request::LayoutRequest;

use super::Paper;
use crate::page::setup::Stands;
use crate::page::{Area, Bleed, Mm, Page, Seams};
use crate::texts::{Message, Value, quoted, said};
use grid::Trim;
use place::Press;

/// The part of a page's width that creep may take.
const MOST_CREEP: f64 = 0.1;

/// Puts pages on sheets. The same pages and layout give the same sheets.
///
/// # Errors
/// If there are no pages, they are of several sizes, or what stands on a side does not fit.
pub fn impose(pages: &[PageShape], layout: &Layout) -> Result<Imposed, ImposeError> {
    let first = pages.first().ok_or(ImposeError::NoPages)?;
    let (trim, bleed) = (first.sides(), first.bleed.width());
    for (number, page) in (1..).zip(pages) {
        if !(page.trim.0 > Mm(0.0) && page.trim.1 > Mm(0.0)) {
            return Err(ImposeError::NoSize(number));
        }
        if page.sides() != trim || page.bleed != first.bleed {
            let (trim, bleed) = (page.trim, page.bleed.width());
            return Err(ImposeError::Uneven { page: number, trim, bleed });
        }
    }
    if let ImpositionScheme::Up(cells) | ImpositionScheme::CutStack(cells) = layout.scheme {
        cells.checked()?;
    }
    if layout.scheme == ImpositionScheme::Poster {
        if !layout.binding.is_left() {
            return Err(LayoutError::Unbound.into());
        }
        return Ok(place::poster(pages, layout));
    }
    let gutter = layout.gutter.map_or(2.0 * bleed, Gutter::width);
    let room = marks::room(layout.marks, bleed, gutter);
    let fitted = grid::fitted(pages, layout, trim, &room)?;
    let leaf_of = |sheet: usize| match layout.scheme {
        ImpositionScheme::Duplex | ImpositionScheme::FoldOver => 2 * sheet,
        ImpositionScheme::Glue => sheet / 2 * 2,
        ImpositionScheme::Poster => sheet,
        ImpositionScheme::Saddle(_) | ImpositionScheme::Up(_) | ImpositionScheme::CutStack(_) => 0,
    };
    let grid_of = |sheet| fitted.grid(pages[leaf_of(sheet)].stands());
    let form = grid_of(0).form;
    let sheets = place::sheets(layout, pages.len(), form.rows * form.columns, form.columns);
    if let Some(depth) = sheets.iter().map(|sheet| sheet.depth).max() {
        let creep = layout.scheme.creep(depth);
        let most = grid_of(0).across_fold() * MOST_CREEP;
        if creep > most {
            return Err(ImposeError::Creep { sheets: depth + 1, creep, most });
        }
    }
    let both_sides = sheets.iter().any(|sheet| sheet.back.is_some());
    let press = Press { pages, layout, bleed, book: grid::book(pages) };
    let sides = sheets.iter().enumerate();
    let sides = sides.flat_map(|(number, sheet)| press.sides(number, sheet, grid_of(number)));
    Ok(Imposed { sides: sides.collect(), paper: fitted.paper, scale: fitted.scale, both_sides })
}

/// A page as it stands in its drawing.
#[derive(Clone, Debug, Default, PartialEq)]
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
    fn sides(&self) -> Trim {
        let (w, h) = self.trim;
        Trim { long: w.max(h), short: w.min(h) }
    }

    /// How it is read.
    fn stands(&self) -> Stands {
        Stands::of(self.trim)
    }
}

/// A turn by quarters, clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum QuarterTurn {
    /// Upright.
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
    fn then(self, other: QuarterTurn) -> QuarterTurn {
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
    /// All trimmed areas, those of cells without a page among them.
    pub trim: Area,
    /// All trimmed areas with the bleed around them, as far as the paper reaches.
    pub bleed: Area,
    /// Its pages, in rows from the top left.
    pub placed: Vec<PlacedPage>,
    /// What is printed around them.
    pub marks: Vec<PrintMark>,
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

/// Why a layout is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum LayoutError {
    /// No scheme is called that.
    Scheme {
        /// What was asked for.
        given: String,
        /// The one that was probably meant.
        nearest: Option<&'static str>,
    },
    /// It is no number.
    Unreadable(String),
    /// No side holds so many pages.
    Cells(u16),
    /// No paper is like that.
    Thickness(String),
    /// No space is like that.
    Gutter(String),
    /// Nothing is called that.
    Mark(String),
    /// An option of booklets that are stapled in their fold, without one.
    Unfolded(&'static str),
    /// A side to bind for parts of pages, which are no leaves.
    Unbound,
}

impl LayoutError {
    /// What is wrong with it.
    pub fn message(&self) -> Message {
        match self {
            LayoutError::Scheme { given, nearest: Some(near) } => {
                said::print_layout_near(quoted(given), *near)
            }
            LayoutError::Scheme { given, nearest: None } => {
                said::print_layout_unknown(quoted(given))
            }
            LayoutError::Unreadable(given) => said::print_layout_number(quoted(given)),
            LayoutError::Cells(count) => said::print_layout_cells(*count),
            LayoutError::Thickness(given) => said::print_layout_thickness(quoted(given)),
            LayoutError::Gutter(given) => said::print_layout_gutter(quoted(given)),
            LayoutError::Mark(given) => said::print_layout_mark(quoted(given)),
            LayoutError::Unfolded(option) => said::print_layout_unfolded(*option),
            LayoutError::Unbound => said::print_layout_unbound(),
        }
    }
}

/// Why pages cannot be imposed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.said())]
pub enum ImposeError {
    /// The layout is none.
    Layout(#[from] LayoutError),
    /// There is nothing to print.
    NoPages,
    /// Cuts and folds need pages of one size.
    Uneven {
        /// Its number, from 1.
        page: usize,
        /// Width and height.
        trim: (Mm, Mm),
        /// Its bleed.
        bleed: Mm,
    },
    /// It has no size.
    NoSize(usize),
    /// What stands on a side is larger than the sheet.
    SheetTooSmall {
        /// The paper.
        sheet: Paper,
        /// Width and height that are needed on it.
        needed: (Mm, Mm),
        /// The smallest paper with a name that holds it.
        least: Option<Paper>,
    },
    /// Pages would become too small to be read.
    TooFine {
        /// The paper.
        sheet: Paper,
        /// What the pages would be multiplied by.
        scale: f64,
        /// The least that is readable, in percent.
        least: u8,
    },
    /// There is no paper that large.
    NoPaper((Mm, Mm)),
    /// The innermost pages would lose their edge in the fold.
    Creep {
        /// Sheets of the signature.
        sheets: usize,
        /// By how much the innermost pages move.
        creep: Mm,
        /// The most that is possible.
        most: Mm,
    },
}

impl ImposeError {
    /// What is wrong: in English alone where a program gave pages that no game has.
    pub fn said(&self) -> Value {
        let size = |size: &(Mm, Mm)| (size.0.to_string(), size.1.to_string());
        let message = match self {
            ImposeError::Layout(error) => error.message(),
            ImposeError::NoPages => {
                return "there are no pages to put on sheets; give at least one".into();
            }
            ImposeError::Uneven { page, trim, bleed } => {
                let (x, y) = size(trim);
                let given = format!("page {page} is {x} x {y} mm with a bleed of {bleed} mm");
                return format!(
                    "{given}, unlike the pages before it; use one paper and one bleed for all"
                )
                .into();
            }
            ImposeError::NoSize(page) => {
                return format!("page {page} has no width or height; give it both").into();
            }
            ImposeError::SheetTooSmall { sheet, needed, least } => {
                let (sheet, (x, y)) = (sheet.to_string(), size(needed));
                match least {
                    Some(least) => said::print_sheet_small(sheet, x, y, least.to_string()),
                    None => said::print_sheet_small_unnamed(sheet, x, y),
                }
            }
            ImposeError::TooFine { sheet, scale, least } => {
                let percent = (scale * 100.0).round().to_string();
                said::print_sheet_fine(sheet.to_string(), percent, *least)
            }
            ImposeError::NoPaper(needed) => {
                let (x, y) = size(needed);
                said::print_sheet_none(x, y)
            }
            ImposeError::Creep { sheets, creep, most } => {
                said::print_sheet_creep(*sheets, creep.to_string(), most.to_string())
            }
        };
        message.into()
    }
}
