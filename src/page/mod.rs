//! A toolkit for pages: what is drawn once, as a display list.

pub(crate) mod area;
pub(crate) mod block;
pub(crate) mod breaks;
pub(crate) mod canvas;
// Outside tests, the check of themes asks for contrasts alone.
#[cfg_attr(not(test), allow(dead_code))]
pub(crate) mod colour;
pub(crate) mod columns;
mod correction;
pub(crate) mod crest;
mod drawing;
mod error;
mod finish;
pub mod fonts;
pub(crate) mod foreign;
pub(crate) mod head;
mod ink;
pub(crate) mod ledger;
mod length;
pub(crate) mod list;
pub(crate) mod marks;
mod num;
mod options;
mod place;
mod qr;
mod seams;
pub(crate) mod setup;
pub mod shape;
pub(crate) mod svg;
mod symbol_files;
pub(crate) mod symbols;
pub(crate) mod tag;
pub(crate) mod text;
pub(crate) mod theme;

pub use correction::{Correction, Corrections};
pub use crest::Pattern;
pub use drawing::Drawing;
pub use error::DrawError;
pub(crate) use finish::Art;
pub use finish::Page;
pub use foreign::ForeignFault;
pub use ink::Ink;
pub use length::{Mm, Unit};
pub use marks::{Cmyk, Mark};
pub use num::fixed;
pub(crate) use num::write_fixed;
pub use options::{Bleed, DrawOptions, Duplex, PaperSize};
pub use place::Area;
pub use qr::Qr;
pub use seams::Seams;
pub use symbols::Symbol;
pub use theme::{FileFault, Theme, ThemeError, ThemeFault};
