//! What can keep a sheet from being drawn.

use super::length::{Mm, Unit};

/// Why a sheet cannot be drawn.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum DrawError {
    /// A text does not fit at the smallest size that can be read.
    #[error(
        "{what:?} needs {:.1} mm where {:.1} mm are free; shorten the text or use larger paper",
        .needed.0,
        .available.0
    )]
    Overflow {
        /// The text, or the block of text.
        what: String,
        /// Width or height that it needs.
        needed: Unit,
        /// Width or height that there is.
        available: Unit,
    },
    /// Two things overlap, or one does not fit into its place.
    #[error("page {page} has no room: {fault}; shorten the text or use larger paper")]
    Crowded {
        /// The page's name.
        page: String,
        /// What is wrong, where.
        fault: String,
    },
    /// The paper is too small for a readable board.
    #[error(
        "paper of {:.0} x {:.0} mm is too small for a board that can be read; use at least {} x {} mm, such as A4 or Letter",
        .width.0, .height.0, .least.0, .least.1
    )]
    PaperTooSmall {
        /// Its width.
        width: Mm,
        /// Its height.
        height: Mm,
        /// Long and short side of the smallest paper.
        least: (Mm, Mm),
    },
    /// The paper is too large, or not a size at all.
    #[error(
        "paper of {:.0} x {:.0} mm cannot be drawn; use sides of at most 2000 mm, such as A3 or A2",
        .0.0, .1.0
    )]
    PaperTooLarge(Mm, Mm),
    /// The bleed is not a size that printers use.
    #[error("a bleed of {0:?} is not possible; use 0 to 10 mm")]
    Bleed(String),
    /// No printer that works is so far off.
    #[error(
        "backs that are off by {:.1} and {:.1} mm and {turn:.1} degrees cannot be corrected; up to 10 mm and 2 degrees can",
        .x.0, .y.0
    )]
    Correction {
        /// To the right.
        x: Mm,
        /// Down.
        y: Mm,
        /// Clockwise, in degrees.
        turn: f64,
    },
    /// The QR code is missing modules.
    #[error("a QR code of {size} x {size} modules needs {} of them, but {given} were given", size * size)]
    QrShape {
        /// Modules a side.
        size: usize,
        /// How many modules there are.
        given: usize,
    },
    /// The QR code has more modules than can be printed large enough to scan.
    #[error(
        "a QR code of {size} x {size} modules is too fine to scan from paper; use at most {most}"
    )]
    QrTooFine {
        /// Modules a side.
        size: usize,
        /// The most that fit.
        most: usize,
    },
    /// A game asks for what no page of it can show: why, and what to do about it.
    #[error("{0}")]
    Impossible(String),
}
