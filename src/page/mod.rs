//! Internal, may change. Toolkit for pages. A page is drawn once, as a display list; every back end
//! writes that list.

pub(crate) mod block;
pub(crate) mod canvas;
#[cfg(test)]
mod colour_tests;
pub(crate) mod columns;
mod drawing;
pub(crate) mod drawn_page;
pub mod fonts;
pub(crate) mod geometry;
pub(crate) mod glyph;
pub(crate) mod head;
mod ink;
pub(crate) mod ledger;
mod length;
pub(crate) mod list;
pub(crate) mod nameplate;
mod options;
pub(crate) mod picture;
pub(crate) mod scripts;
pub mod shape;
pub(crate) mod svg;
pub(crate) mod symbols;
pub(crate) mod tag;
pub(crate) mod text;
pub(crate) mod theme;
pub(crate) mod untrusted_svg;

pub use drawing::{Drawing, Qr};
pub use drawn_page::Page;
pub use ink::Ink;
pub use length::{Area, CutLines, LayoutUnit, Mm, fixed};
pub(crate) use length::{parse_length, write_fixed};
pub use options::{BackCorrection, Bleed, Corrections, DrawOptions, Duplex, PaperSize};
pub use shape::Pattern;
pub use svg::SvgText;
pub use symbols::Symbol;
pub use theme::{FileFault, Theme, ThemeError, ThemeFault};
pub use untrusted_svg::SvgFault;

use crate::texts::{Value, msg, quoted};

/// Reasons why a sheet cannot be drawn.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum DrawError {
    /// A text does not fit at the smallest readable font size.
    Overflow {
        /// The text, or a name for the block of text.
        what: String,
        /// Width or height that the text needs.
        needed: LayoutUnit,
        /// Width or height that is free.
        available: LayoutUnit,
    },
    /// Two objects on a page overlap, or one leaves the frame that it must stay in.
    Crowded {
        /// Short name of the page.
        page: String,
        /// Description of the first overlap or escape, with its coordinates.
        fault: String,
    },
    /// The paper is too small for a readable board.
    PaperTooSmall {
        /// Width of the paper.
        width: Mm,
        /// Height of the paper.
        height: Mm,
        /// Long and short side of the smallest supported paper.
        least: (Mm, Mm),
    },
    /// A side of the paper is too long, or is not a number. Contains both sides.
    PaperTooLarge(Mm, Mm),
    /// The bleed is not within 0 to 10 mm. Contains the rejected value.
    Bleed(String),
    /// The back correction is larger than the offset of any working printer: see
    /// [`BackCorrection`].
    Correction {
        /// Offset to the right.
        x: Mm,
        /// Offset downwards.
        y: Mm,
        /// Clockwise rotation, in degrees.
        turn: f64,
    },
    /// The number of QR modules does not fit the side of the code.
    QrShape {
        /// Modules per side.
        size: usize,
        /// Number of modules in the matrix.
        given: usize,
    },
    /// The QR code has more modules than can be printed large enough to scan.
    QrTooFine {
        /// Modules per side.
        size: usize,
        /// Largest number of modules per side that fits.
        most: usize,
    },
    /// A game asks for a drawing that no page can show. Contains the reason and a remedy.
    Impossible(String),
}

impl DrawError {
    /// Returns the error as a message. `Crowded`, `QrShape` and `Impossible` are in English only,
    /// since they report a fault of a game or a program and not of the user's request.
    pub fn message(&self) -> Value {
        let round = |mm: &Mm| format!("{:.0}", mm.0);
        let message = match self {
            DrawError::Overflow { what, needed, available } => {
                let [needed, free] = [needed, available].map(|unit| format!("{:.1}", unit.0));
                msg::print_text_large(quoted(what), needed, free)
            }
            DrawError::Crowded { page, fault } => {
                let hint = "shorten the text or use larger paper";
                return format!("page {page} has no room: {fault}; {hint}").into();
            }
            DrawError::PaperTooSmall { width, height, least } => {
                let least = format!("{} x {}", least.0, least.1);
                msg::print_board_small(round(width), round(height), least)
            }
            DrawError::PaperTooLarge(width, height) => {
                msg::print_board_large(round(width), round(height))
            }
            DrawError::Bleed(given) => msg::print_bleed(quoted(given)),
            DrawError::Correction { x, y, turn } => {
                let [x, y, turn] = [x.0, y.0, *turn].map(|number| format!("{number:.1}"));
                msg::print_correction(x, y, turn)
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
