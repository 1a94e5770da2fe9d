//! Why pages cannot be imposed.

use crate::page::Mm;
use crate::press::Paper;

/// Why a layout is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    /// No scheme is called that.
    #[error(
        "{given:?} is not a layout{}; use duplex, saddle, 2-up, 4-up, cut-stack, fold-over, glue or poster",
        nearest.map_or_else(String::new, |name| format!(" (did you mean {name}?)"))
    )]
    Scheme {
        /// What was asked for.
        given: String,
        /// The one that was probably meant.
        nearest: Option<&'static str>,
    },
    /// It is no number.
    #[error("{0:?} is not a number of pages; use one such as 4, or rows and columns such as 2x2")]
    Unreadable(String),
    /// No side holds so many pages.
    #[error("{0} pages a side are not possible; use 1 to 64")]
    Cells(u16),
    /// No paper is like that.
    #[error("paper is not {0:?} thick; use 0 to 2 mm, or a weight such as 80gsm")]
    Thickness(String),
    /// No space is like that.
    #[error("a gutter of {0:?} is not possible; use 0 to 100 mm")]
    Gutter(String),
    /// Nothing is called that.
    #[error(
        "{0:?} is not a mark; use crop, fold, registration, bar or slug with commas between them, or all or none"
    )]
    Mark(String),
}

/// Why pages cannot be imposed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ImposeError {
    /// The layout is none.
    #[error(transparent)]
    Layout(#[from] LayoutError),
    /// There is nothing to print.
    #[error("there are no pages to put on sheets; give at least one")]
    NoPages,
    /// Cuts and folds need pages of one size.
    #[error(
        "page {page} is {} x {} mm with a bleed of {} mm, unlike the pages before it; use one paper and one bleed for all",
        .trim.0, .trim.1, .bleed
    )]
    Uneven {
        /// Its number, from 1.
        page: usize,
        /// Width and height.
        trim: (Mm, Mm),
        /// Its bleed.
        bleed: Mm,
    },
    /// It has no size.
    #[error("page {0} has no width or height; give it both")]
    NoSize(usize),
    /// What stands on a side is larger than the sheet.
    #[error(
        "{sheet} is too small: what stands on a side takes {} x {} mm; use {}, or let the pages be made smaller",
        .needed.0, .needed.1, at_least(.least)
    )]
    SheetTooSmall {
        /// The paper.
        sheet: Paper,
        /// Width and height that are needed on it.
        needed: (Mm, Mm),
        /// The smallest paper with a name that holds it.
        least: Option<Paper>,
    },
    /// Pages would become too small to be read.
    #[error(
        "{sheet} is too small: the pages would shrink to {} %, and under {least} % nobody can read them; use larger paper or fewer pages a side",
        (.scale * 100.0).round()
    )]
    TooFine {
        /// The paper.
        sheet: Paper,
        /// What the pages would be multiplied by.
        scale: f64,
        /// The least that is readable, in percent.
        least: u8,
    },
    /// There is no paper that large.
    #[error(
        "what stands on a side takes {} x {} mm, which no paper with a name holds; use fewer pages a side or a sheet of that size",
        .0.0, .0.1
    )]
    NoPaper((Mm, Mm)),
    /// The innermost pages would lose their edge in the fold.
    #[error(
        "{sheets} sheets in one fold push the inner pages out by {creep} mm, and more than {most} mm cannot be trimmed off; use signatures of fewer sheets"
    )]
    Creep {
        /// Sheets of the signature.
        sheets: usize,
        /// By how much the innermost pages move.
        creep: Mm,
        /// The most that is possible.
        most: Mm,
    },
}

fn at_least(paper: &Option<Paper>) -> String {
    match paper {
        Some(paper) => format!("{paper}, the smallest paper that holds it"),
        None => "a sheet of at least that size".into(),
    }
}
