//! Print options of a sheet: paper, bleed, ink, language, and the correction for printers that
//! print backs out of register.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::DrawError;
use super::ink::Ink;
use super::length::{Mm, fixed};
use super::theme::Theme;
use crate::texts::Language;

/// Duplex mode: the edge over which the printer turns the paper between front and back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duplex {
    /// The long edge, which is the usual setting.
    #[default]
    LongEdge,
    /// The short edge.
    ShortEdge,
}

/// Orientation of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Orientation {
    /// Landscape: the long side is horizontal.
    Landscape,
    /// Portrait: the short side is horizontal.
    Portrait,
}

impl Orientation {
    /// Returns the orientation of paper from its width and height. A square is `Portrait`.
    pub(crate) fn of((w, h): (Mm, Mm)) -> Orientation {
        if w > h { Orientation::Landscape } else { Orientation::Portrait }
    }

    /// Returns `long` and `short` in the order width, height.
    pub(crate) fn sides<T>(self, long: T, short: T) -> (T, T) {
        match self {
            Orientation::Landscape => (long, short),
            Orientation::Portrait => (short, long),
        }
    }
}

/// Paper size on which all labels of a page are readable.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PaperSize {
    long: Mm,
    short: Mm,
}

impl PaperSize {
    /// Smallest paper, on which every built-in page fits.
    pub(crate) const LEAST: PaperSize = PaperSize { long: Mm(272.0), short: Mm(206.0) };
    /// A4. On larger paper the whole layout is scaled up.
    pub const A4: PaperSize = PaperSize { long: Mm(297.0), short: Mm(210.0) };
    /// A2: the smallest paper for large print on pages with the usual content.
    pub(crate) const LARGE: PaperSize = PaperSize { long: Mm(594.0), short: Mm(420.0) };
    /// Longest side that can be drawn.
    const LONGEST: Mm = Mm(2000.0);

    /// Creates a paper size from two sides, in any order.
    ///
    /// # Errors
    /// [`DrawError::PaperTooSmall`] or [`DrawError::PaperTooLarge`].
    pub fn new(one: Mm, other: Mm) -> Result<Self, DrawError> {
        if !(one <= PaperSize::LONGEST && other <= PaperSize::LONGEST) {
            return Err(DrawError::PaperTooLarge(one, other));
        }
        let (long, short) = (one.max(other), one.min(other));
        if !(long >= PaperSize::LEAST.long && short >= PaperSize::LEAST.short) {
            let least = (PaperSize::LEAST.long, PaperSize::LEAST.short);
            return Err(DrawError::PaperTooSmall { width: one, height: other, least });
        }
        Ok(PaperSize { long, short })
    }

    /// Whether the layout is scaled by at least 2 on this paper. The smallest letters, of 7 points
    /// on A4, then have the 14 points of large print.
    pub fn is_large_print(self) -> bool {
        self.long >= 2.0 * PaperSize::A4.long && self.short >= 2.0 * PaperSize::A4.short
    }

    /// Returns the long side.
    pub const fn long(self) -> Mm {
        self.long
    }

    /// Returns the short side.
    pub const fn short(self) -> Mm {
        self.short
    }
}

/// Width of the bleed: the part of the drawing beyond each edge of the trimmed page, 0 to 10 mm.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bleed(Mm);

impl Bleed {
    /// Creates a bleed of a width.
    ///
    /// # Errors
    /// [`DrawError::Bleed`] if the width is less than 0 or more than 10 mm.
    pub fn new(width: Mm) -> Result<Self, DrawError> {
        if (0.0..=10.0).contains(&width.0) { Ok(Bleed(width)) } else { Err(bleed_error(width.0)) }
    }

    /// Returns the width.
    pub const fn width(self) -> Mm {
        self.0
    }
}

impl FromStr for Bleed {
    type Err = DrawError;

    /// Parses a length, such as `3.5`, `3mm` or `0.125in`.
    fn from_str(text: &str) -> Result<Self, DrawError> {
        let bleed = Mm::parse(text).and_then(|width| Bleed::new(width).ok());
        bleed.ok_or_else(|| bleed_error(text))
    }
}

/// Formats the width in millimetres, without a unit.
impl fmt::Display for Bleed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.0.fmt(f)
    }
}

fn bleed_error(given: impl ToString) -> DrawError {
    DrawError::Bleed(given.to_string())
}

/// Options for drawing a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawOptions {
    /// Paper size. Each page chooses its own orientation on it.
    pub paper: PaperSize,
    /// Bleed around the trimmed page. A bleed of more than 0 adds crop marks beyond it.
    pub bleed: Bleed,
    /// Duplex mode of the printer, which decides whether backs are rotated: see
    /// [`Page::turned`](super::Page::turned).
    pub duplex: Duplex,
    /// Ink mode: colour, gray, saver or black.
    pub ink: Ink,
    /// Corrections for a printer whose backs are out of register: see [`BackCorrection`].
    pub corrections: Corrections,
    /// Language of the texts, in the [version of the theme](Theme::adapt_language).
    pub language: &'static Language,
    /// Theme: the look of pages and the names on them.
    pub theme: &'static Theme,
    /// Whether to use the large print layout, if the game has one: letters of at least 14 points on
    /// any paper, and each section of the board on separate pages.
    pub large_print: bool,
}

impl Default for DrawOptions {
    /// Returns the defaults: A4, no bleed, turned over the long edge, full colour, the first
    /// language and the usual theme.
    fn default() -> Self {
        DrawOptions {
            paper: PaperSize::A4,
            bleed: Bleed::default(),
            duplex: Duplex::default(),
            ink: Ink::default(),
            corrections: Corrections::default(),
            language: Language::first(),
            theme: Theme::usual(),
            large_print: false,
        }
    }
}

/// Correction of a back: a translation, then a rotation about the middle of the paper, in the
/// reading orientation of the back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "StoredCorrection")]
pub struct BackCorrection {
    x: Mm,
    y: Mm,
    turn: f64,
}

/// Deserialized [`BackCorrection`] whose bounds are not checked yet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredCorrection {
    x: Mm,
    y: Mm,
    turn: f64,
}

impl BackCorrection {
    /// Largest translation in each direction.
    pub const FARTHEST: Mm = Mm(10.0);
    /// Largest rotation, in degrees.
    pub const MOST_TURNED: f64 = 2.0;

    /// Creates a correction that moves by `x` to the right and by `y` down, and then rotates
    /// clockwise by `turn` degrees about the middle of the paper.
    ///
    /// # Errors
    /// [`DrawError::Correction`] if it is larger than the offset of any working printer.
    pub fn new(x: Mm, y: Mm, turn: f64) -> Result<BackCorrection, DrawError> {
        // Rounded to less than printers resolve, so that numbers survive being written to a file
        // and read again.
        let rounded = |v: f64, unit: f64| (v * unit).round() / unit + 0.0;
        let (x, y) = (Mm(rounded(x.0, 1e3)), Mm(rounded(y.0, 1e3)));
        let turn = rounded(turn, 1e4);
        let near = |mm: Mm| mm.0.abs() <= BackCorrection::FARTHEST.0;
        if near(x) && near(y) && turn.abs() <= BackCorrection::MOST_TURNED {
            Ok(BackCorrection { x, y, turn })
        } else {
            Err(DrawError::Correction { x, y, turn })
        }
    }

    /// Translation to the right.
    pub const fn x(self) -> Mm {
        self.x
    }

    /// Translation downwards.
    pub const fn y(self) -> Mm {
        self.y
    }

    /// Clockwise rotation, in degrees.
    pub const fn turn(self) -> f64 {
        self.turn
    }

    /// Combines this correction with `missing`, the correction that is measured on backs printed
    /// with this one.
    ///
    /// # Errors
    /// [`DrawError::Correction`] if the combination is larger than the offset of any working
    /// printer.
    pub fn and(self, missing: BackCorrection) -> Result<BackCorrection, DrawError> {
        let (sin, cos) = libm::sincos(missing.turn.to_radians());
        let x = missing.x.0 + cos * self.x.0 + sin * self.y.0;
        let y = missing.y.0 - sin * self.x.0 + cos * self.y.0;
        BackCorrection::new(Mm(x), Mm(y), self.turn + missing.turn)
    }

    /// Converts a correction of upright pages to that of wide pages, for printers that rotate wide
    /// pages anticlockwise to feed them.
    pub fn of_wide_pages(self) -> BackCorrection {
        BackCorrection { x: self.y, y: Mm(-self.x.0), turn: self.turn }
    }

    /// Converts a correction of wide pages to that of upright pages. Inverse of
    /// [`BackCorrection::of_wide_pages`].
    pub fn of_upright_pages(self) -> BackCorrection {
        BackCorrection { x: Mm(-self.y.0), y: self.x, turn: self.turn }
    }

    /// Returns the correction as an SVG transform for a drawing of `size` in mm. `turned` states
    /// that the drawing shows the page upside down. `None` if the correction changes nothing.
    pub(crate) fn transform(self, size: (Mm, Mm), turned: bool) -> Option<String> {
        if self == BackCorrection::default() {
            return None;
        }
        let sign = if turned { -1.0 } else { 1.0 };
        let (x, y) = (self.x.0 * sign, self.y.0 * sign);
        let numbers = [self.turn, size.0.0 / 2.0, size.1.0 / 2.0, x, y];
        let [turn, cx, cy, x, y] = numbers.map(|number| fixed(number, 4));
        Some(format!("rotate({turn} {cx} {cy}) translate({x} {y})"))
    }

    /// Returns the transform of `BackCorrection::transform` as the six numbers of SVG's `matrix`.
    pub(crate) fn matrix(self, size: (Mm, Mm), turned: bool) -> Option<[f64; 6]> {
        if self == BackCorrection::default() {
            return None;
        }
        let sign = if turned { -1.0 } else { 1.0 };
        let (cx, cy) = (size.0.0 / 2.0, size.1.0 / 2.0);
        let (x, y) = (self.x.0 * sign - cx, self.y.0 * sign - cy);
        let (sin, cos) = libm::sincos(self.turn.to_radians());
        Some([cos, sin, -sin, cos, cx + cos * x - sin * y, cy + sin * x + cos * y])
    }
}

impl TryFrom<StoredCorrection> for BackCorrection {
    type Error = DrawError;

    fn try_from(StoredCorrection { x, y, turn }: StoredCorrection) -> Result<Self, DrawError> {
        BackCorrection::new(x, y, turn)
    }
}

/// Back corrections of a printer, in the reading orientation of backs. They apply to both duplex
/// modes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Corrections {
    /// Correction of pages in portrait orientation.
    #[serde(rename = "upright")]
    pub portrait: BackCorrection,
    /// Correction of pages in landscape orientation.
    #[serde(rename = "wide")]
    pub landscape: BackCorrection,
}

impl Corrections {
    /// Returns the correction of pages in an orientation.
    pub(crate) fn of(&self, orientation: Orientation) -> BackCorrection {
        match orientation {
            Orientation::Portrait => self.portrait,
            Orientation::Landscape => self.landscape,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::geometry::PageGeometry;
    use crate::page::text::FontSize;

    #[test]
    fn odd_paper_is_refused() {
        let error = |w, h| PaperSize::new(Mm(w), Mm(h)).unwrap_err();
        assert_eq!(error(9000.0, 297.0), DrawError::PaperTooLarge(Mm(9000.0), Mm(297.0)));
        assert!(matches!(error(f64::NAN, 210.0), DrawError::PaperTooLarge(..)));
        assert!(error(210.0, 148.0).to_string().contains("use at least 272 x 206 mm"));
        assert_eq!(PaperSize::new(Mm(210.0), Mm(297.0)), Ok(PaperSize::A4));
    }

    #[test]
    fn the_smallest_letters_of_large_print_have_14_points() {
        let paper = |w, h| PaperSize::new(Mm(w), Mm(h)).unwrap();
        for (paper, is_large) in [
            (paper(420.0, 594.0), true),
            (paper(841.0, 594.0), true),
            (paper(297.0, 420.0), false),
            (paper(400.0, 2000.0), false),
        ] {
            assert_eq!(paper.is_large_print(), is_large, "{paper:?}");
            let geometry = PageGeometry::new(&DrawOptions { paper, ..DrawOptions::default() });
            let smallest = FontSize::pt(0.0).points() * geometry.scale;
            assert_eq!(smallest >= 14.0, is_large, "{paper:?}: {smallest}");
        }
    }

    #[test]
    fn a_bleed_has_its_bounds() {
        for good in ["0", "3.5", "10"] {
            assert_eq!(good.parse::<Bleed>().unwrap().width().to_string(), good);
        }
        for bad in ["20", "-1", "NaN", "wide", ""] {
            let error = bad.parse::<Bleed>().unwrap_err().to_string();
            assert_eq!(error, format!("a bleed of {bad:?} is not possible; use 0 to 10 mm"));
        }
    }
}
