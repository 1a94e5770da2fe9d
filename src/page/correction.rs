//! What makes up for a printer that does not print backs where they belong.

use serde::{Deserialize, Serialize};

use super::error::DrawError;
use super::length::Mm;
use super::num::fixed;

/// How what stands on the back of a sheet is moved and then turned, as it is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Correction {
    x: Mm,
    y: Mm,
    turn: f64,
}

/// A correction as it is kept: millimetres and degrees.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    x: f64,
    y: f64,
    turn: f64,
}

impl Correction {
    /// The largest move to each side.
    pub const FARTHEST: Mm = Mm(10.0);
    /// The largest turn, in degrees.
    pub const MOST_TURNED: f64 = 2.0;

    /// Moves to the right and down, and then turns clockwise about the middle of the paper,
    /// by degrees.
    ///
    /// # Errors
    /// If it is more than a printer that works can be off by.
    pub fn new(x: Mm, y: Mm, turn: f64) -> Result<Correction, DrawError> {
        // Finer than any printer, and numbers that stay what they are in files.
        let rounded = |v: f64, unit: f64| (v * unit).round() / unit + 0.0;
        let (x, y) = (Mm(rounded(x.0, 1e3)), Mm(rounded(y.0, 1e3)));
        let turn = rounded(turn, 1e4);
        let near = |mm: Mm| mm.0.abs() <= Correction::FARTHEST.0;
        if near(x) && near(y) && turn.abs() <= Correction::MOST_TURNED {
            Ok(Correction { x, y, turn })
        } else {
            Err(DrawError::Correction { x, y, turn })
        }
    }

    /// To the right.
    pub const fn x(self) -> Mm {
        self.x
    }

    /// Down.
    pub const fn y(self) -> Mm {
        self.y
    }

    /// Clockwise, in degrees.
    pub const fn turn(self) -> f64 {
        self.turn
    }

    /// This one, and what is still missing on backs that it corrected.
    ///
    /// # Errors
    /// If both together are more than a printer that works can be off by.
    pub fn and(self, missing: Correction) -> Result<Correction, DrawError> {
        let (sin, cos) = missing.turn.to_radians().sin_cos();
        let x = missing.x.0 + cos * self.x.0 + sin * self.y.0;
        let y = missing.y.0 - sin * self.x.0 + cos * self.y.0;
        Correction::new(Mm(x), Mm(y), self.turn + missing.turn)
    }

    /// The correction of wide pages that belongs to this one of upright pages, for printers
    /// that turn wide pages anticlockwise to get them through.
    pub fn of_wide_pages(self) -> Correction {
        Correction { x: self.y, y: Mm(-self.x.0), turn: self.turn }
    }

    /// The correction of upright pages that belongs to this one of wide pages: the other way
    /// round.
    pub fn of_upright_pages(self) -> Correction {
        Correction { x: Mm(-self.y.0), y: self.x, turn: self.turn }
    }

    /// It as a transform in SVG, for a drawing of this size in mm; `turned` tells that the
    /// drawing shows the page upside down. `None` if it changes nothing.
    pub(crate) fn transform(self, size: (Mm, Mm), turned: bool) -> Option<String> {
        if self == Correction::default() {
            return None;
        }
        let sign = if turned { -1.0 } else { 1.0 };
        let (cx, cy) = (size.0.0 / 2.0, size.1.0 / 2.0);
        let [x, y] = [self.x, self.y].map(|by| by.0 * sign);
        let number = |v| fixed(v, 4);
        Some(format!(
            "rotate({} {} {}) translate({} {})",
            number(self.turn),
            number(cx),
            number(cy),
            number(x),
            number(y)
        ))
    }
}

impl Correction {
    /// The same transform, as of SVG's `matrix`.
    pub(crate) fn matrix(self, size: (Mm, Mm), turned: bool) -> Option<[f64; 6]> {
        if self == Correction::default() {
            return None;
        }
        let sign = if turned { -1.0 } else { 1.0 };
        let (cx, cy) = (size.0.0 / 2.0, size.1.0 / 2.0);
        let (x, y) = (self.x.0 * sign - cx, self.y.0 * sign - cy);
        let (sin, cos) = self.turn.to_radians().sin_cos();
        Some([cos, sin, -sin, cos, cx + cos * x - sin * y, cy + sin * x + cos * y])
    }
}

impl TryFrom<Stored> for Correction {
    type Error = DrawError;

    fn try_from(Stored { x, y, turn }: Stored) -> Result<Self, DrawError> {
        Correction::new(Mm(x), Mm(y), turn)
    }
}

impl From<Correction> for Stored {
    fn from(Correction { x, y, turn }: Correction) -> Self {
        Stored { x: x.0, y: y.0, turn }
    }
}

/// The corrections of a printer, for backs as they are read, whichever edge the paper is
/// turned over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Corrections {
    /// Of upright pages.
    pub upright: Correction,
    /// Of wide pages.
    pub wide: Correction,
}
