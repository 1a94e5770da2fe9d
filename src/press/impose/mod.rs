//! Internal, may change. Imposition: the arrangement of pages on sheets, so that printing, folding,
//! cutting and stapling restores their order. This module computes geometry only and draws nothing,
//! except for the marks.
//!
//! Two consecutive pages make a leaf: the first is its front, the second its back. The tops of
//! front and back coincide, as on a sheet that is printed alone. If a wide leaf is rotated to fit
//! an upright booklet, the tops of both its pages are therefore at the fold. If leaves are bound at
//! the top and turned up, the back is upside down relative to its front.

mod grid;
mod layout;
mod marks;
mod place;

pub use layout::{
    BindingSide, CellCount, Gutter, ImpositionScheme, Layout, Margin, Marks, Saddle, Thickness,
};
pub use marks::{Cmyk, PrintMark};

use super::Paper;
use crate::page::geometry::Orientation;
use crate::page::{Area, Bleed, CutLines, Mm, Page};
use crate::texts::{Message, Value, msg, quoted};
use grid::{FittedSheets, TrimSize};
use place::PlacementContext;

/// Distance from the edge of a page to the nearest ink, as a fraction of its long side: notes and
/// footers are in its margin.
const NEAREST_INK: f64 = 0.014;

/// Imposes pages. Equal pages and layouts give equal results.
///
/// # Errors
/// If `pages` is empty, they differ in size or bleed, the layout is invalid, or a side does not fit
/// its sheet.
pub fn impose(pages: &[PageShape], layout: &Layout) -> Result<ImposedSheets, ImposeError> {
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
    let grid_of = |sheet| fitted.grid(pages[leaf_of(sheet)].orientation());
    let form = grid_of(0).form;
    let sheets = place::sheets(layout, pages.len(), form.rows * form.columns, form.columns);
    let depth = sheets.iter().map(|sheet| sheet.depth).max().unwrap_or_default();
    let creep = layout.scheme.creep(depth);
    // Beyond the empty border, the neighbour would cover texts at the fold.
    let most = trim.long * NEAREST_INK * fitted.scale;
    if creep > most {
        return Err(ImposeError::Creep { sheets: depth + 1, creep, most });
    }
    let signature = match layout.scheme {
        ImpositionScheme::Saddle(_) => depth + 1,
        _ => 0,
    };
    let both_sides = sheets.iter().any(|sheet| sheet.back.is_some());
    let press = PlacementContext { pages, layout, bleed, book: grid::book(pages) };
    let sides = sheets.iter().enumerate();
    let sides = sides.flat_map(|(number, sheet)| press.sides(number, sheet, grid_of(number)));
    let FittedSheets { paper, scale, .. } = fitted;
    Ok(ImposedSheets { sides: sides.collect(), paper, scale, both_sides, signature })
}

/// Shape of a drawn page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PageShape {
    /// Trimmed width and height.
    pub trim: (Mm, Mm),
    /// Bleed beyond the trim on each side.
    pub bleed: Bleed,
    /// Whether the page is drawn upside down, as backs are for some printers.
    pub turned: bool,
    /// Lines along which the page may be cut.
    pub seams: CutLines,
}

impl PageShape {
    /// Returns the shape of a page. `turned` must be true if it is drawn upside down.
    pub fn of(page: &Page, turned: bool) -> PageShape {
        PageShape { trim: page.trim, bleed: page.bleed, turned, seams: page.seams.clone() }
    }

    /// Sides of the trimmed page.
    fn sides(&self) -> TrimSize {
        let (w, h) = self.trim;
        TrimSize { long: w.max(h), short: w.min(h) }
    }

    /// Orientation in which the page is read.
    fn orientation(&self) -> Orientation {
        Orientation::of(self.trim)
    }
}

/// Clockwise rotation by a multiple of 90°.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum QuarterTurn {
    /// No rotation.
    #[default]
    None,
    /// Rotation by 90°: the top moves to the right.
    Right,
    /// Rotation by 180°: upside down.
    Half,
    /// Rotation by 270°: the top moves to the left.
    Left,
}

impl QuarterTurn {
    const ALL: [QuarterTurn; 4] =
        [QuarterTurn::None, QuarterTurn::Right, QuarterTurn::Half, QuarterTurn::Left];

    /// Number of clockwise quarter turns, 0 to 3.
    pub const fn quarters(self) -> u8 {
        self as u8
    }

    /// Combines two rotations: `self`, then `other`.
    fn then(self, other: QuarterTurn) -> QuarterTurn {
        QuarterTurn::ALL[usize::from((self.quarters() + other.quarters()) % 4)]
    }
}

/// Page at its position on a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlacedPage {
    /// Index of the page, from 0.
    pub page: usize,
    /// Rotation of the page.
    pub turn: QuarterTurn,
    /// Scale of the page.
    pub scale: f64,
    /// Trimmed area on the sheet, rotated and scaled.
    pub trim: Area,
    /// Clip rectangle: the trimmed area with its bleed, but not beyond a fold or into the bleed of
    /// a neighbour.
    pub clip: Area,
}

impl PlacedPage {
    /// Matrix from a point of the page to a point of the sheet, both in mm from the top left
    /// corner; for the page, that of its trimmed area: `x' = a x + c y + e`, `y' = b x + d y + f`.
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

/// Printed side of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct ImposedSide {
    /// Index of the sheet, from 0.
    pub sheet: usize,
    /// Whether it is the back of the sheet.
    pub back: bool,
    /// Index of the sheet, from 0, whose blank side is glued to the blank side of this one.
    pub mate: Option<usize>,
    /// Width and height of the paper.
    pub size: (Mm, Mm),
    /// Bounding box of all trimmed areas, including cells without a page.
    pub trim: Area,
    /// Trimmed area enlarged by the bleed, clipped to the paper.
    pub bleed: Area,
    /// Pages on the side, row by row from the top left.
    pub placed: Vec<PlacedPage>,
    /// Marks around the pages.
    pub marks: Vec<PrintMark>,
}

/// Result of [`impose`].
#[derive(Clone, Debug, PartialEq)]
pub struct ImposedSheets {
    /// Printed sides in the order of printing: front and back of each sheet, or only the fronts if
    /// one side is printed.
    pub sides: Vec<ImposedSide>,
    /// Paper of the sheets.
    pub paper: Paper,
    /// Scale of all pages; less than 1 if they were scaled down.
    pub scale: f64,
    /// Whether both sides of the sheets are printed.
    pub both_sides: bool,
    /// Number of sheets in the largest signature; 0 unless sheets are folded into each other.
    pub signature: usize,
}

impl ImposedSheets {
    /// Number of sheets.
    pub fn sheets(&self) -> usize {
        self.sides.last().map_or(0, |side| side.sheet + 1)
    }
}

/// Reasons why a [`Layout`] is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum LayoutError {
    /// The scheme is unknown.
    Scheme {
        /// Text that was given.
        given: String,
        /// Most similar scheme, if one is similar enough.
        nearest: Option<&'static str>,
    },
    /// The text is not a number of cells. Contains the text.
    Unreadable(String),
    /// The number of cells on a side is out of range. Contains the number.
    Cells(u16),
    /// The thickness of the paper is out of range. Contains the text.
    Thickness(String),
    /// The gutter is out of range. Contains the text.
    Gutter(String),
    /// The margin is out of range. Contains the text.
    Margin(String),
    /// The mark is unknown. Contains its name.
    Mark(String),
    /// An option of saddle-stitched booklets is used with another scheme. Contains its name.
    Unfolded(&'static str),
    /// A binding side is given for a poster, which has no leaves.
    Unbound,
    /// A margin is given for pages that are not scaled down.
    Unfitted,
}

impl LayoutError {
    /// Returns the message for users.
    pub fn message(&self) -> Message {
        match self {
            LayoutError::Scheme { given, nearest: Some(near) } => {
                msg::print_layout_near(quoted(given), *near)
            }
            LayoutError::Scheme { given, nearest: None } => {
                msg::print_layout_unknown(quoted(given))
            }
            LayoutError::Unreadable(given) => msg::print_layout_number(quoted(given)),
            LayoutError::Cells(count) => msg::print_layout_cells(*count),
            LayoutError::Thickness(given) => msg::print_layout_thickness(quoted(given)),
            LayoutError::Gutter(given) => msg::print_layout_gutter(quoted(given)),
            LayoutError::Margin(given) => msg::print_layout_margin(quoted(given)),
            LayoutError::Mark(given) => msg::print_layout_mark(quoted(given)),
            LayoutError::Unfolded(option) => msg::print_layout_unfolded(*option),
            LayoutError::Unbound => msg::print_layout_unbound(),
            LayoutError::Unfitted => msg::print_layout_unfitted("fit"),
        }
    }
}

/// Reasons why [`impose`] fails.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum ImposeError {
    /// The layout is invalid.
    Layout(#[from] LayoutError),
    /// There are no pages.
    NoPages,
    /// The pages differ in size or bleed.
    Uneven {
        /// Number of the first different page, from 1.
        page: usize,
        /// Trimmed width and height of that page.
        trim: (Mm, Mm),
        /// Bleed of that page.
        bleed: Mm,
    },
    /// A page has no width or height. Contains its number, from 1.
    NoSize(usize),
    /// The cells of a side are larger than the sheet.
    SheetTooSmall {
        /// Requested paper.
        sheet: Paper,
        /// Required width and height.
        needed: (Mm, Mm),
        /// Smallest named paper that is large enough.
        least: Option<Paper>,
    },
    /// The pages would be too small to be read.
    TooFine {
        /// Requested paper.
        sheet: Paper,
        /// Scale that would be needed.
        scale: f64,
        /// Smallest allowed scale, in percent.
        least: u8,
    },
    /// No paper is large enough. Contains the required width and height.
    NoPaper((Mm, Mm)),
    /// The creep of the innermost sheet would move the content of its pages into the fold.
    Creep {
        /// Number of sheets in the signature.
        sheets: usize,
        /// Creep of the innermost sheet.
        creep: Mm,
        /// Largest allowed creep.
        most: Mm,
    },
}

impl ImposeError {
    /// Returns the message for users. Errors that only callers of the library can cause are in
    /// English.
    pub fn message(&self) -> Value {
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
                    Some(least) => msg::print_sheet_small(sheet, x, y, least.to_string()),
                    None => msg::print_sheet_small_unnamed(sheet, x, y),
                }
            }
            ImposeError::TooFine { sheet, scale, least } => {
                let percent = (scale * 100.0).round().to_string();
                msg::print_sheet_fine(sheet.to_string(), percent, *least)
            }
            ImposeError::NoPaper(needed) => {
                let (x, y) = size(needed);
                msg::print_sheet_none(x, y)
            }
            ImposeError::Creep { sheets, creep, most } => {
                msg::print_sheet_creep(*sheets, creep.to_string(), most.to_string())
            }
        };
        message.into()
    }
}
