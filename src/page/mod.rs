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
mod marks;
mod num;
mod options;
pub(crate) mod piece;
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
pub(crate) use finish::{Art, Layer};
pub use length::{Mm, Unit};
pub use num::fixed;
pub use options::{Bleed, DrawOptions, Duplex, PaperSize};
pub use qr::Qr;
pub use symbols::Symbol;
