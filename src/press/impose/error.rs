//! Why pages cannot be imposed.

use crate::page::Mm;
use crate::press::Paper;
use crate::texts::{Message, Value, quoted, said};

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
