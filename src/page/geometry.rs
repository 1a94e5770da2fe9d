//! Page geometry: the paper of a page in layout units, and how a duplex printer turns its back.

use super::canvas::Canvas;
use super::ink::Ink;
use super::length::{LayoutUnit, Mm};
pub(crate) use super::options::Orientation;
use super::options::{Bleed, Corrections, DrawOptions, Duplex, PaperSize};
use super::shape::Frame;
use super::theme::{Appearance, Theme};

/// Millimetres per unit in large print. The smallest letters, of 7 points at 1 mm per unit, then
/// have 14 points.
const LARGE: f64 = 2.0;

/// Paper and print options of a page. Layouts use units of `scale` mm, so that everything is scaled
/// up on large paper.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PageGeometry {
    /// Long side.
    pub long: LayoutUnit,
    /// Short side.
    pub short: LayoutUnit,
    /// Millimetres per unit; 1 on A4 and Letter.
    pub scale: f64,
    paper: PaperSize,
    pub bleed: Bleed,
    pub duplex: Duplex,
    pub ink: Ink,
    pub theme: &'static Theme,
    pub corrections: Corrections,
}

impl PageGeometry {
    /// Creates the geometry for the paper in `options`.
    pub(crate) fn new(options: &DrawOptions) -> Self {
        let DrawOptions { paper, bleed, duplex, ink, corrections, theme, .. } = *options;
        let full = PaperSize::A4;
        let scale = (paper.long() / full.long()).min(paper.short() / full.short()).max(1.0);
        let unit = |side: Mm| LayoutUnit(side.0 / scale);
        let (long, short) = (unit(paper.long()), unit(paper.short()));
        PageGeometry { long, short, scale, paper, bleed, duplex, ink, theme, corrections }
    }

    /// Creates the geometry for pages in large print, where letters have twice their usual size.
    pub(crate) fn large(options: &DrawOptions) -> Self {
        let usual = PageGeometry::new(options);
        let unit = |side: Mm| LayoutUnit(side.0 / LARGE);
        let (long, short) = (unit(usual.paper.long()), unit(usual.paper.short()));
        PageGeometry { long, short, scale: LARGE, ..usual }
    }

    /// Returns the same paper with the scale multiplied by `by`, so that a factor below 1 gives
    /// room for more content.
    pub(crate) fn smaller(self, by: f64) -> Self {
        PageGeometry {
            long: self.long / by,
            short: self.short / by,
            scale: self.scale * by,
            ..self
        }
    }

    /// Returns the [`Appearance`] of its pages.
    pub(super) fn appearance(&self) -> Appearance {
        Appearance { theme: self.theme, ink: self.ink }
    }

    /// Creates an empty page with the fonts and outlines of the theme.
    pub(crate) fn canvas(&self) -> Canvas {
        Canvas::themed(self.theme)
    }

    /// Returns the frame of a whole page in an orientation, in layout units.
    pub(crate) fn page(&self, orientation: Orientation) -> Frame {
        let (w, h) = orientation.sides(self.long, self.short);
        Frame::new(LayoutUnit(0.0), LayoutUnit(0.0), w, h)
    }

    /// Returns the width and the height of a trimmed page in an orientation, in mm.
    pub(crate) fn trim(&self, orientation: Orientation) -> (Mm, Mm) {
        orientation.sides(self.paper.long(), self.paper.short())
    }

    /// Whether the back in this orientation must be printed upside down.
    ///
    /// A wide sheet that is turned over its long edge, or an upright one over its short edge, has
    /// its top behind the bottom of the front. A back that is rotated by 180° is then aligned with
    /// the front.
    pub(crate) fn is_back_rotated(&self, orientation: Orientation) -> bool {
        PageGeometry::rotates_backs(self.duplex, orientation)
    }

    /// Whether a back must be rotated by 180° for this duplex mode and page orientation.
    pub(crate) fn rotates_backs(duplex: Duplex, orientation: Orientation) -> bool {
        match orientation {
            Orientation::Landscape => duplex == Duplex::LongEdge,
            Orientation::Portrait => duplex == Duplex::ShortEdge,
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn paper(width: f64, height: f64, duplex: Duplex) -> PageGeometry {
        let paper = PaperSize::new(Mm(width), Mm(height)).unwrap();
        PageGeometry::new(&DrawOptions { paper, duplex, ..DrawOptions::default() })
    }

    /// Returns the frame of the front behind which the printer puts the frame `back`, which is
    /// given in the reading orientation of the back.
    pub(crate) fn seen_through(
        sheet: &PageGeometry,
        orientation: Orientation,
        mut back: Frame,
    ) -> Frame {
        let page = sheet.page(orientation);
        let left_for_right = |f: Frame| Frame { x: page.w - f.right(), ..f };
        let top_for_foot = |f: Frame| Frame { y: page.h - f.bottom(), ..f };
        if sheet.is_back_rotated(orientation) {
            back = top_for_foot(left_for_right(back));
        }
        match (orientation, sheet.duplex) {
            // The sheet is turned over about its vertical middle axis.
            (Orientation::Landscape, Duplex::ShortEdge)
            | (Orientation::Portrait, Duplex::LongEdge) => left_for_right(back),
            // The sheet is turned over about its horizontal middle axis.
            (Orientation::Landscape, Duplex::LongEdge)
            | (Orientation::Portrait, Duplex::ShortEdge) => top_for_foot(back),
        }
    }
}
