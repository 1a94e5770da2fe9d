//! Press: a drawn page becomes one parsed tree, and that tree becomes PDF and PNG.
//!
//! ```text
//! Page (SVG) -> ParsedPage (usvg tree) -> pdf()  through printpdf and lopdf
//!                                      -> png()  through resvg
//! ```
//!
//! [`print()`] does all of it for the pages of a game.

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

pub use book::{Binding, Bookmark, Leaf, Link, Pressed, Workshop, pdf};
pub use dpi::Dpi;
pub use error::PressError;
pub use file::{WriteError, write_atomic};
pub use fonts::Fonts;
pub use paper::{Paper, PaperError};
pub use parse::ParsedPage;
pub use pdf::{Meta, Standard};
pub use print::{PageFile, PrintOptions, Printed, print};
pub use raster::png;
