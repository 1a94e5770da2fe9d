//! How a sheet is to be printed: paper, bleed, ink, language, and what makes up for a printer that
//! does not print backs where they belong.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::DrawError;
use super::ink::Ink;
use super::length::{Mm, fixed};
use super::theme::Theme;
use crate::texts::Language;

/// How the printer turns the paper between front and back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duplex {
    /// Over the long edge: the usual setting.
    #[default]
    LongEdge,
    /// Over the short edge.
    ShortEdge,
}

/// How a page is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stands {
    /// With its long side below.
    Wide,
    /// With its short side below.
    Upright,
}

impl Stands {
    /// How paper of a width and height stands.
    pub(crate) fn of((w, h): (Mm, Mm)) -> Stands {
        if w > h { Stands::Wide } else { Stands::Upright }
    }

    /// Width and height of what has a long and a short side.
    pub(crate) fn sides<T>(self, long: T, short: T) -> (T, T) {
        match self {
            Stands::Wide => (long, short),
            Stands::Upright => (short, long),
        }
    }
}

/// The size of paper on which all labels of a page can be read.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PaperSize {
    long: Mm,
    short: Mm,
}

impl PaperSize {
    /// The smallest paper. Large enough for every page of ours.
    pub(crate) const LEAST: PaperSize = PaperSize { long: Mm(272.0), short: Mm(206.0) };
    /// A4; from this size on, everything grows with the paper.
    pub const A4: PaperSize = PaperSize { long: Mm(297.0), short: Mm(210.0) };
    /// A2, the smallest for large print on pages that hold what usual ones hold.
    pub(crate) const LARGE: PaperSize = PaperSize { long: Mm(594.0), short: Mm(420.0) };
    /// The longest side that can be drawn.
    const LONGEST: Mm = Mm(2000.0);

    /// Paper of two sides, in any order.
    ///
    /// # Errors
    /// If it is too small or too large.
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

    /// Whether everything grows so far on it that the smallest letters, of 7 points on A4, have
    /// the 14 of large print.
    pub fn is_large_print(self) -> bool {
        self.long >= 2.0 * PaperSize::A4.long && self.short >= 2.0 * PaperSize::A4.short
    }

    /// Its long side.
    pub const fn long(self) -> Mm {
        self.long
    }

    /// Its short side.
    pub const fn short(self) -> Mm {
        self.short
    }
}

/// What is drawn beyond the trimmed page on each side, 0 to 10 mm.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bleed(Mm);

impl Bleed {
    /// A bleed of a width.
    ///
    /// # Errors
    /// If it is less than 0 or more than 10 mm.
    pub fn new(width: Mm) -> Result<Self, DrawError> {
        if (0.0..=10.0).contains(&width.0) { Ok(Bleed(width)) } else { Err(refused(width.0)) }
    }

    /// Its width.
    pub const fn width(self) -> Mm {
        self.0
    }
}

impl FromStr for Bleed {
    type Err = DrawError;

    /// Reads millimetres.
    fn from_str(text: &str) -> Result<Self, DrawError> {
        text.parse().map_err(|_| refused(text)).and_then(|mm| Bleed::new(Mm(mm)))
    }
}

fn refused(given: impl ToString) -> DrawError {
    DrawError::Bleed(given.to_string())
}

/// How a sheet is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawOptions {
    /// The paper. Pages are drawn wide or upright on it as they need.
    pub paper: PaperSize,
    /// Bleed around the trimmed page; more than 0 adds crop marks beyond it.
    pub bleed: Bleed,
    /// How the printer turns the paper.
    pub duplex: Duplex,
    /// The ink that it is printed with.
    pub ink: Ink,
    /// What makes up for a printer whose backs are off.
    pub corrections: Corrections,
    /// The language of its texts, as the theme [speaks](Theme::speaks) it.
    pub language: &'static Language,
    /// How it looks, and what things are called on it.
    pub theme: &'static Theme,
    /// Whether a game that can be laid out for large print is: letters of at least 14 points on
    /// any paper, and each section of its board on pages of its own.
    pub large_print: bool,
}

impl Default for DrawOptions {
    /// A4, no bleed, turned over the long edge, in full colour, the first language and
    /// the usual look.
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

/// How what stands on the back of a sheet is moved and then turned, as it is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Stored")]
pub struct BackCorrection {
    x: Mm,
    y: Mm,
    turn: f64,
}

/// A correction as it is read, before its bounds are checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    x: Mm,
    y: Mm,
    turn: f64,
}

impl BackCorrection {
    /// The largest move to each side.
    pub const FARTHEST: Mm = Mm(10.0);
    /// The largest turn, in degrees.
    pub const MOST_TURNED: f64 = 2.0;

    /// Moves to the right and down, and then turns clockwise about the middle of the paper,
    /// by degrees.
    ///
    /// # Errors
    /// If it is more than a printer that works can be off by.
    pub fn new(x: Mm, y: Mm, turn: f64) -> Result<BackCorrection, DrawError> {
        // Finer than any printer, and numbers that stay what they are in files.
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
    pub fn and(self, missing: BackCorrection) -> Result<BackCorrection, DrawError> {
        let (sin, cos) = missing.turn.to_radians().sin_cos();
        let x = missing.x.0 + cos * self.x.0 + sin * self.y.0;
        let y = missing.y.0 - sin * self.x.0 + cos * self.y.0;
        BackCorrection::new(Mm(x), Mm(y), self.turn + missing.turn)
    }

    /// The correction of wide pages that belongs to this one of upright pages, for printers
    /// that turn wide pages anticlockwise to get them through.
    pub fn of_wide_pages(self) -> BackCorrection {
        BackCorrection { x: self.y, y: Mm(-self.x.0), turn: self.turn }
    }

    /// The correction of upright pages that belongs to this one of wide pages: what undoes
    /// [`BackCorrection::of_wide_pages`].
    pub fn of_upright_pages(self) -> BackCorrection {
        BackCorrection { x: Mm(-self.y.0), y: self.x, turn: self.turn }
    }

    /// It as a transform in SVG, for a drawing of this size in mm; `turned` tells that the
    /// drawing shows the page upside down. `None` if it changes nothing.
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

    /// What [`BackCorrection::transform`] does, as of SVG's `matrix`.
    pub(crate) fn matrix(self, size: (Mm, Mm), turned: bool) -> Option<[f64; 6]> {
        if self == BackCorrection::default() {
            return None;
        }
        let sign = if turned { -1.0 } else { 1.0 };
        let (cx, cy) = (size.0.0 / 2.0, size.1.0 / 2.0);
        let (x, y) = (self.x.0 * sign - cx, self.y.0 * sign - cy);
        let (sin, cos) = self.turn.to_radians().sin_cos();
        Some([cos, sin, -sin, cos, cx + cos * x - sin * y, cy + sin * x + cos * y])
    }
}

impl TryFrom<Stored> for BackCorrection {
    type Error = DrawError;

    fn try_from(Stored { x, y, turn }: Stored) -> Result<Self, DrawError> {
        BackCorrection::new(x, y, turn)
    }
}

/// The corrections of a printer, for backs as they are read, whichever edge the paper is
/// turned over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Corrections {
    /// Of upright pages.
    pub upright: BackCorrection,
    /// Of wide pages.
    pub wide: BackCorrection,
}

impl Corrections {
    /// Of pages that stand so.
    pub(crate) fn of(&self, stands: Stands) -> BackCorrection {
        match stands {
            Stands::Upright => self.upright,
            Stands::Wide => self.wide,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::setup::Setup;
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
            let setup = Setup::new(&DrawOptions { paper, ..DrawOptions::default() });
            let smallest = FontSize::pt(0.0).points() * setup.scale;
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
