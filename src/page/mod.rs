//! A toolkit for pages: what is drawn once as SVG, in millimetres.

pub(crate) mod area;
pub(crate) mod canvas;
pub(crate) mod crest;
mod drawing;
mod error;
pub mod fonts;
pub(crate) mod layout;
mod marks;
mod options;
#[allow(clippy::module_inception)]
pub(crate) mod page;
pub(crate) mod setup;
pub mod shape;
pub(crate) mod symbols;
pub(crate) mod text;
pub(crate) mod theme;

pub use crest::Pattern;
pub use drawing::Drawing;
pub use error::DrawError;
pub use options::{DrawOptions, Duplex};
pub use page::Page;
#[cfg(feature = "program")]
pub(crate) use setup::LEAST;
pub use symbols::{Mark, Symbol};
