//! Internal, may change. Conversion of drawn pages to PDF and PNG.
//!
//! ```text
//! Page (display list) -> content streams -> PDF through printpdf and lopdf
//!                     -> SVG -> ParsedPage (usvg tree) -> PNG through resvg
//! ```
//!
//! [`print()`] performs all steps for the pages of a game.

mod artwork;
mod book;
#[cfg(feature = "program")]
mod file;
mod fonts;
pub mod impose;
mod paper;
mod parse;
mod part;
mod pdf;
mod print;
pub mod printer;
mod raster;
mod rasterize;
mod sheets;
#[cfg(feature = "program")]
mod ticket;
mod woff2;

pub use artwork::ArtworkError;
pub(crate) use artwork::ImportedSvg;
pub use book::{PdfOptions, PdfWriter};
pub use fonts::Fonts;
pub use paper::{Paper, PaperError};
pub use parse::ParsedPage;
pub use part::{FilePart, FilePartKind};
pub(crate) use pdf::COATED;
#[cfg(test)]
pub(crate) use pdf::bytes_deflated;
use pdf::escaped;
pub(crate) use pdf::load_profile;
pub use pdf::{Meta, Standard};
pub(crate) use print::stem;
pub use print::{PageFile, PageInk, PrintOptions, PrintedFiles, print};
pub use raster::{Coverage, Dpi, png};
pub use rasterize::{RasterError, RasterPages, decompressed, rasterize};
pub use sheets::BookImposition;
#[cfg(feature = "program")]
pub use {
    file::{
        Access, WriteError, write_atomic, write_atomic_for_now, write_atomic_with, write_private,
        write_private_once,
    },
    ticket::ticket,
};

use std::error::Error;
use std::sync::Arc;

use crate::page::{Area, Mm, Page};
use impose::{ImposeError, PageShape};
use pdf::ContentStream;

/// Page that is rendered to a content stream and ready to be bound by a [`PdfWriter`], in its place
/// in a book.
#[derive(Debug)]
pub struct BookPage {
    content: Arc<ContentStream>,
    /// Width and height of the paper.
    size: (Mm, Mm),
    /// Area that remains after the paper is cut.
    trim: Area,
    /// Trimmed area enlarged by the bleed.
    bleed: Area,
    shape: PageShape,
    /// Page label in viewers, such as `iv` or `12`; unique within the book, or empty on all leaves.
    pub label: String,
    /// Bookmarks whose target is this leaf.
    pub bookmarks: Vec<Bookmark>,
    /// Links from this leaf to others.
    pub links: Vec<Link>,
}

impl BookPage {
    /// Creates a page without label, bookmarks and links.
    fn new(content: ContentStream, page: &Page) -> BookPage {
        let (around, (w, h)) = (page.around(), page.trim);
        let trim = Area { x: around, y: around, w, h };
        BookPage {
            content: Arc::new(content),
            size: (w + 2.0 * around, h + 2.0 * around),
            trim,
            bleed: trim.grown(page.bleed.width()),
            shape: PageShape::of(page, page.turned),
            label: String::new(),
            bookmarks: Vec::new(),
            links: Vec::new(),
        }
    }

    /// Returns the shape of the page, for an [imposition](impose).
    pub fn shape(&self) -> &PageShape {
        &self.shape
    }

    /// Returns the title of the first [`Bookmark`], or else `label`.
    fn title(&self) -> &str {
        self.bookmarks.first().map_or(&self.label, |bookmark| &bookmark.title)
    }
}

/// Entry in a viewer's outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
    /// Text of the entry.
    pub title: String,
    /// Nesting depth, from 0 for top entries; at most 1 more than the depth of the preceding
    /// bookmark.
    pub depth: u8,
}

/// Rectangle on a page that links to another [`BookPage`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Link {
    /// Left and top edge on the trimmed page, in reading orientation.
    pub at: (Mm, Mm),
    /// Width and height.
    pub size: (Mm, Mm),
    /// Index of the target [`BookPage`], from 0.
    pub to: usize,
}

/// Reasons why a page cannot be converted to a file.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PressError {
    /// A font file given to [`Fonts::new`] cannot be used.
    #[error("embedded font {index} cannot be used: {reason}; embed a static TrueType font")]
    FontFile {
        /// Index in the list given to [`Fonts::new`].
        index: usize,
        /// Reason why the font is rejected.
        reason: String,
    },
    /// The colour profile that the standard requires is not loaded yet.
    #[error("the colours of pdf-x4 are not loaded; hand them in first")]
    Colours,
    /// The SVG does not parse, see [`ParsedPage::of_svg`].
    #[error("page {page:?} is not a valid drawing: {reason}")]
    Svg {
        /// Name of the page.
        page: String,
        /// Message of the parser.
        reason: String,
    },
    /// The text requests a font that is not embedded.
    #[error(
        "page {page:?} asks for the font {wanted}, which is not embedded; convert its text to paths (outlines), or use one of {embedded}"
    )]
    NoFont {
        /// Name of the page.
        page: String,
        /// Requested family, weight and style.
        wanted: String,
        /// List of all embedded faces.
        embedded: String,
    },
    /// The text has a character for which its font has no glyph.
    #[error("page {page:?} has the character {character:?} ({}), which the font {font} cannot draw", .character.escape_unicode())]
    NoGlyph {
        /// Name of the page.
        page: String,
        /// Character without a glyph.
        character: char,
        /// Requested font.
        font: String,
    },
    /// The drawing uses a feature that cannot be printed faithfully.
    #[error("page {page:?} uses {what}, which cannot be printed; draw it with {instead}")]
    Unsupported {
        /// Name of the page.
        page: String,
        /// Unsupported feature of SVG.
        what: &'static str,
        /// Feature to use in its place.
        instead: &'static str,
    },
    /// The resolution is out of range. Contains the given text.
    #[error("{}", crate::texts::msg::print_dpi(.0.as_str()))]
    Dpi(String),
    /// A sheet holds pages of several parts of a file, and the standard assigns each sheet to one
    /// part.
    #[error(
        "PDF/VT tells print shops which sheets belong to which game, and sheet {sheet} holds pages of {one:?} and of {other:?}; put one page on a side, or each game into a file of its own"
    )]
    Mixed {
        /// Number of the sheet, from 1.
        sheet: usize,
        /// Name of one part.
        one: String,
        /// Name of another part on that sheet.
        other: String,
    },
    /// The imposition failed.
    #[error(transparent)]
    Impose(#[from] ImposeError),
    /// A library reported an error.
    #[error("{stage} failed: {source}")]
    Library {
        /// Operation that failed.
        stage: &'static str,
        /// Error of the library.
        source: Box<dyn Error + Send + Sync>,
    },
}

impl PressError {
    fn library(stage: &'static str, source: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        PressError::Library { stage, source: source.into() }
    }
}
