//! A toolkit for pages: what is drawn once, as a display list.

pub(crate) mod block;
pub(crate) mod canvas;
#[cfg(test)]
mod colour_tests;
pub(crate) mod columns;
mod drawing;
pub mod fonts;
pub(crate) mod foreign;
pub(crate) mod head;
mod ink;
pub(crate) mod ledger;
mod length;
pub(crate) mod list;
mod options;
pub(crate) mod setup;
pub mod shape;
pub(crate) mod svg;
pub(crate) mod symbols;
pub(crate) mod tag;
pub(crate) mod text;
pub(crate) mod theme;

pub use drawing::{Drawing, Qr};
pub use foreign::ForeignFault;
pub use ink::Ink;
pub(crate) use length::write_fixed;
pub use length::{Area, Mm, Seams, Unit, fixed};
pub use options::{BackCorrection, Bleed, Corrections, DrawOptions, Duplex, PaperSize};
pub use setup::Page;
pub(crate) use setup::PageContent;
pub use shape::Pattern;
pub use symbols::Symbol;
pub use theme::{FileFault, Theme, ThemeError, ThemeFault};

use crate::texts::{Value, quoted, said};

/// Why a sheet cannot be drawn.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.said())]
pub enum DrawError {
    /// A text does not fit at the smallest size that can be read.
    Overflow {
        /// The text, or the block of text.
        what: String,
        /// Width or height that it needs.
        needed: Unit,
        /// Width or height that there is.
        available: Unit,
    },
    /// Two things overlap, or one does not fit into its place.
    Crowded {
        /// The page's name.
        page: String,
        /// What is wrong, where.
        fault: String,
    },
    /// The paper is too small for a readable board.
    PaperTooSmall {
        /// Its width.
        width: Mm,
        /// Its height.
        height: Mm,
        /// Long and short side of the smallest paper.
        least: (Mm, Mm),
    },
    /// The paper is too large, or not a size at all.
    PaperTooLarge(Mm, Mm),
    /// The bleed is not a size that printers use.
    Bleed(String),
    /// No printer that works is so far off.
    Correction {
        /// To the right.
        x: Mm,
        /// Down.
        y: Mm,
        /// Clockwise, in degrees.
        turn: f64,
    },
    /// The QR code is missing modules.
    QrShape {
        /// Modules a side.
        size: usize,
        /// How many modules there are.
        given: usize,
    },
    /// The QR code has more modules than can be printed large enough to scan.
    QrTooFine {
        /// Modules a side.
        size: usize,
        /// The most that fit.
        most: usize,
    },
    /// A game asks for what no page of it can show: why, and what to do about it.
    Impossible(String),
}

impl DrawError {
    /// What is wrong: in English alone where a game or a program is, and not what was asked for.
    pub fn said(&self) -> Value {
        let round = |mm: &Mm| format!("{:.0}", mm.0);
        let message = match self {
            DrawError::Overflow { what, needed, available } => {
                let [needed, free] = [needed, available].map(|unit| format!("{:.1}", unit.0));
                said::print_text_large(quoted(what), needed, free)
            }
            DrawError::Crowded { page, fault } => {
                let hint = "shorten the text or use larger paper";
                return format!("page {page} has no room: {fault}; {hint}").into();
            }
            DrawError::PaperTooSmall { width, height, least } => {
                let least = format!("{} x {}", least.0, least.1);
                said::print_board_small(round(width), round(height), least)
            }
            DrawError::PaperTooLarge(width, height) => {
                said::print_board_large(round(width), round(height))
            }
            DrawError::Bleed(given) => said::print_bleed(quoted(given)),
            DrawError::Correction { x, y, turn } => {
                let [x, y, turn] = [x.0, y.0, *turn].map(|number| format!("{number:.1}"));
                said::print_correction(x, y, turn)
            }
            DrawError::QrShape { size, given } => {
                let needed = size * size;
                return format!("a QR code of {size} x {size} modules needs {needed} of them, but {given} were given").into();
            }
            DrawError::QrTooFine { size, most } => {
                return format!("a QR code of {size} x {size} modules is too fine to scan from paper; use at most {most}").into();
            }
            DrawError::Impossible(reason) => return reason.as_str().into(),
        };
        message.into()
    }
}
