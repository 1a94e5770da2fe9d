//! A toolkit for pages: what is drawn once as SVG, in millimetres.

pub(crate) mod area;
pub(crate) mod block;
pub(crate) mod canvas;
pub(crate) mod columns;
pub(crate) mod crest;
mod drawing;
mod error;
mod finish;
pub mod fonts;
pub(crate) mod head;
pub(crate) mod ledger;
mod length;
pub(crate) mod marks;
mod num;
mod options;
mod place;
mod qr;
pub(crate) mod setup;
pub mod shape;
pub(crate) mod symbols;
pub(crate) mod text;
pub(crate) mod theme;

pub use crest::Pattern;
pub use drawing::Drawing;
pub use error::DrawError;
pub use finish::Page;
pub use length::{Mm, Unit};
pub use marks::{Cmyk, Mark};
pub use num::fixed;
pub use options::{Bleed, DrawOptions, Duplex, PaperSize};
pub use place::Area;
pub use qr::Qr;
pub use symbols::Symbol;
