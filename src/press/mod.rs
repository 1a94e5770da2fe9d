//! Press: a drawn page becomes PDF and PNG.
//!
//! ```text
//! Page (display list) -> pdf() through printpdf and lopdf
//!                     -> SVG -> ParsedPage (usvg tree) -> png() through resvg
//! ```
//!
//! [`print()`] does all of it for the pages of a game.

mod artwork;
mod book;
#[cfg(feature = "program")]
mod file;
mod fonts;
pub mod impose;
mod paper;
mod parse;
#[cfg(feature = "program")]
mod part;
mod pdf;
mod print;
pub mod printer;
mod raster;
mod request;
mod sheets;
#[cfg(feature = "program")]
mod ticket;

pub(crate) use artwork::Artwork;
pub use artwork::ArtworkError;
pub use book::{Binding, PdfWriter, pdf};
#[cfg(feature = "program")]
pub use file::{
    Access, WriteError, write_atomic, write_atomic_for_now, write_atomic_with, write_private,
    write_private_once,
};
pub use fonts::Fonts;
pub use paper::{Paper, PaperError};
pub use parse::ParsedPage;
#[cfg(feature = "program")]
pub use part::{FilePart, FilePartKind};
#[cfg(feature = "program")]
pub(crate) use pdf::COATED;
#[cfg(test)]
pub(crate) use pdf::bytes_deflated;
#[cfg(feature = "program")]
use pdf::escaped;
pub(crate) use pdf::hand_in_colours;
pub use pdf::{Meta, Standard};
pub(crate) use print::stem;
pub use print::{PageFile, PageInk, PrintOptions, Printed, print};
pub use raster::{Coverage, Dpi, png};
pub use request::PrintRequest;
pub use sheets::Sheets;
#[cfg(feature = "program")]
pub use ticket::ticket;

use std::error::Error;
use std::sync::Arc;

use crate::page::{Area, Mm, Page};
use impose::{ImposeError, PageShape};
use pdf::ContentStream;

/// A page that is ready to be bound.
#[derive(Debug)]
pub struct Pressed {
    drawn: Arc<ContentStream>,
    /// Width and height of the paper.
    size: (Mm, Mm),
    /// What is left when it is cut.
    trim: Area,
    /// What is left, with the bleed around it.
    bleed: Area,
    shape: PageShape,
}

impl Pressed {
    fn new(drawn: ContentStream, page: &Page) -> Pressed {
        let (around, (w, h)) = (page.around(), page.trim);
        let trim = Area { x: around, y: around, w, h };
        Pressed {
            drawn: Arc::new(drawn),
            size: (w + 2.0 * around, h + 2.0 * around),
            trim,
            bleed: trim.grown(page.bleed.width()),
            shape: PageShape::of(page, page.turned),
        }
    }

    /// The page for an [imposition](impose).
    pub fn shape(&self) -> &PageShape {
        &self.shape
    }
}

/// A page in its place in a book.
#[derive(Debug)]
pub struct Leaf {
    /// The page.
    pub page: Pressed,
    /// What viewers call it, such as `iv` or `12`; unlike any other of the book.
    pub label: String,
    /// Bookmarks that lead to it.
    pub bookmarks: Vec<Bookmark>,
    /// What leads from it to other pages.
    pub links: Vec<Link>,
}

impl Leaf {
    /// What it is called: its first bookmark, or else its label.
    fn title(&self) -> &str {
        self.bookmarks.first().map_or(&self.label, |bookmark| &bookmark.title)
    }
}

/// An entry in a viewer's list of contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
    /// What it says.
    pub title: String,
    /// How deep it is below the top entries, from 0; at most one deeper than the one before.
    pub depth: u8,
}

/// A place on a page that leads to another page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Link {
    /// Left and top edge on the trimmed page, as the page is read.
    pub at: (Mm, Mm),
    /// Width and height.
    pub size: (Mm, Mm),
    /// The leaf that it leads to, from 0.
    pub to: usize,
}

/// Why a page cannot be pressed.
#[derive(Debug, thiserror::Error)]
pub enum PressError {
    /// A font file that cannot be used.
    #[error("embedded font {index} cannot be used: {reason}; embed a static TrueType font")]
    FontFile {
        /// Position in the list given to [`Fonts::new`].
        index: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// The colours that a standard asks for are loaded later.
    #[error("the colours of pdf-x4 are not loaded; hand them in first")]
    Colours,
    /// The SVG does not parse.
    #[error("page {page:?} is not a valid drawing: {reason}")]
    Svg {
        /// The page's name.
        page: String,
        /// What the parser says.
        reason: String,
    },
    /// The drawing's size is not the page's.
    #[error(
        "page {page:?} is drawn {drawn_w:.2} x {drawn_h:.2} mm, but its trim, bleed and crop marks make {page_w:.2} x {page_h:.2} mm"
    )]
    Size {
        /// The page's name.
        page: String,
        /// Width of the drawing, mm.
        drawn_w: f64,
        /// Height of the drawing, mm.
        drawn_h: f64,
        /// Width of trim, bleed and crop marks, mm.
        page_w: f64,
        /// Height of trim, bleed and crop marks, mm.
        page_h: f64,
    },
    /// Text asks for a font that is not embedded.
    #[error(
        "page {page:?} asks for the font {wanted}, which is not embedded; there are {embedded}"
    )]
    NoFont {
        /// The page's name.
        page: String,
        /// Family, weight and style.
        wanted: String,
        /// All embedded faces.
        embedded: String,
    },
    /// Text has a character that its font cannot draw.
    #[error("page {page:?} has the character {character:?} ({}), which the font {font} cannot draw", .character.escape_unicode())]
    NoGlyph {
        /// The page's name.
        page: String,
        /// The character.
        character: char,
        /// The font that was asked for.
        font: String,
    },
    /// The drawing uses something that cannot be printed faithfully.
    #[error("page {page:?} uses {what}, which cannot be printed; draw it with {instead}")]
    Unsupported {
        /// The page's name.
        page: String,
        /// The feature of SVG.
        what: &'static str,
        /// What to use in its place.
        instead: &'static str,
    },
    /// A resolution out of range.
    #[error("{}", crate::texts::said::print_dpi(.0.as_str()))]
    Dpi(String),
    /// A sheet holds pages of several parts of a file that is to tell which sheets are whose.
    #[cfg(feature = "program")]
    #[error(
        "PDF/VT tells print shops which sheets belong to which game, and sheet {sheet} holds pages of {one:?} and of {other:?}; put one page on a side, or each game into a file of its own"
    )]
    Mixed {
        /// The sheet, from 1.
        sheet: usize,
        /// One of the parts.
        one: String,
        /// Another one.
        other: String,
    },
    /// Pages do not come onto their sheets.
    #[error(transparent)]
    Impose(#[from] ImposeError),
    /// A library refused.
    #[error("{stage} failed: {source}")]
    Library {
        /// What was being done.
        stage: &'static str,
        /// What the library says.
        source: Box<dyn Error + Send + Sync>,
    },
}

impl PressError {
    fn library(stage: &'static str, source: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        PressError::Library { stage, source: source.into() }
    }
}
