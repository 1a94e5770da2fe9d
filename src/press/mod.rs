//! Press: a drawn page becomes one parsed tree, and that tree becomes PDF and PNG.
//!
//! ```text
//! Page (SVG) -> ParsedPage (usvg tree) -> pdf()  through printpdf and lopdf
//!                                      -> png()  through resvg
//! ```
//!
//! [`print()`] does all of it for the pages of a game.

mod artwork;
mod book;
mod dpi;
mod error;
mod file;
mod fonts;
mod paper;
mod parse;
mod pdf;
mod print;
mod raster;

pub(crate) use artwork::Artwork;
pub use artwork::ArtworkError;
pub use book::{Binding, Bookmark, Leaf, Link, Pressed, Workshop};
pub use dpi::Dpi;
pub use error::PressError;
pub(crate) use file::write_atomic_for_now;
pub use file::{Access, WriteError, write_atomic, write_atomic_with};
pub use fonts::Fonts;
pub use paper::{Paper, PaperError};
pub use parse::ParsedPage;
pub use pdf::{Meta, pdf};
pub use print::{PageFile, PrintOptions, Printed, print};
pub use raster::png;
