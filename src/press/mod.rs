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
mod coverage;
mod dpi;
mod error;
mod file;
mod fonts;
pub mod impose;
mod leaf;
mod paper;
mod parse;
mod pdf;
mod print;
pub mod printer;
mod raster;
mod sheets;

pub(crate) use artwork::Artwork;
pub use artwork::ArtworkError;
pub use book::{Binding, Workshop, pdf};
pub use coverage::Coverage;
pub use dpi::Dpi;
pub use error::PressError;
pub(crate) use file::stem;
pub use file::{
    Access, WriteError, write_atomic, write_atomic_for_now, write_atomic_with, write_private,
};
pub use fonts::Fonts;
pub use leaf::{Bookmark, Leaf, Link, Pressed};
pub use paper::{Paper, PaperError};
pub use parse::ParsedPage;
#[cfg(test)]
pub(crate) use pdf::bytes_deflated;
pub use pdf::{Meta, Standard};
pub use print::{PageFile, PageInk, PrintOptions, Printed, print};
pub use raster::png;
pub use sheets::Sheets;
