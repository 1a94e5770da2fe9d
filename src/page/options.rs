//! How a sheet is to be printed.

use crate::texts::Language;

/// How the printer turns the paper between front and back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Duplex {
    /// Over the long edge: the usual setting.
    #[default]
    LongEdge,
    /// Over the short edge.
    ShortEdge,
}

/// How a sheet is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawOptions {
    /// One side of the paper, in mm; at least 272 x 206 mm together with `height`. Which of
    /// the two is longer does not matter: the board is always landscape, the rules portrait.
    pub width: f64,
    /// The other side, in mm.
    pub height: f64,
    /// Bleed around the trimmed page, in mm, 0 to 10; more than 0 adds crop marks beyond it.
    pub bleed: f64,
    /// How the printer turns the paper.
    pub duplex: Duplex,
    /// The language of its texts.
    pub language: &'static Language,
}

impl Default for DrawOptions {
    /// A4, no bleed, turned over the long edge, in the first language.
    fn default() -> Self {
        DrawOptions {
            width: 210.0,
            height: 297.0,
            bleed: 0.0,
            duplex: Duplex::LongEdge,
            language: Language::first(),
        }
    }
}
