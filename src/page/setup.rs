//! The paper of a page, in the units of its layout.

use super::canvas::Canvas;
use super::correction::Corrections;
use super::ink::Ink;
use super::length::{Mm, Unit};
use super::options::{Bleed, DrawOptions, Duplex, PaperSize};
use super::shape::Frame;
use super::theme::{Dress, Theme};

/// Millimetres of a unit in large print: the smallest letters, of 7 points, have 14.
const LARGE: f64 = 2.0;

/// How a page is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stands {
    /// With its long side below.
    Wide,
    /// With its short side below.
    Upright,
}

/// The paper of a page. All layout is done in units of `scale` mm, so that on large paper
/// everything grows alike.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setup {
    /// Long and short side.
    pub long: Unit,
    pub short: Unit,
    /// Millimetres of one unit; 1 on A4 and Letter.
    pub scale: f64,
    paper: PaperSize,
    pub bleed: Bleed,
    pub duplex: Duplex,
    pub ink: Ink,
    pub theme: &'static Theme,
    pub corrections: Corrections,
}

impl Setup {
    /// The paper of the options.
    pub(crate) fn new(options: &DrawOptions) -> Self {
        let DrawOptions { paper, bleed, duplex, ink, corrections, theme, .. } = *options;
        let full = PaperSize::A4;
        let scale = (paper.long() / full.long()).min(paper.short() / full.short()).max(1.0);
        let unit = |side: Mm| Unit(side.0 / scale);
        let (long, short) = (unit(paper.long()), unit(paper.short()));
        Setup { long, short, scale, paper, bleed, duplex, ink, theme, corrections }
    }

    /// The paper of the options for pages in large print, whose letters are twice as large as on
    /// usual ones.
    pub(crate) fn large(options: &DrawOptions) -> Self {
        let usual = Setup::new(options);
        let unit = |side: Mm| Unit(side.0 / LARGE);
        let (long, short) = (unit(usual.paper.long()), unit(usual.paper.short()));
        Setup { long, short, scale: LARGE, ..usual }
    }

    /// This paper with units that are smaller by a factor, so that more has room on it.
    pub(crate) fn smaller(self, by: f64) -> Self {
        Setup { long: self.long / by, short: self.short / by, scale: self.scale * by, ..self }
    }

    /// What pages are dressed in.
    pub(super) fn dress(&self) -> Dress {
        Dress { theme: self.theme, ink: self.ink }
    }

    /// An empty page that is drawn on as the theme draws.
    pub(crate) fn canvas(&self) -> Canvas {
        Canvas::themed(self.theme)
    }

    /// A page of the paper.
    pub(crate) fn page(&self, stands: Stands) -> Frame {
        let (w, h) = match stands {
            Stands::Wide => (self.long, self.short),
            Stands::Upright => (self.short, self.long),
        };
        Frame::new(Unit(0.0), Unit(0.0), w, h)
    }

    /// Width and height of a page.
    pub(crate) fn trim(&self, stands: Stands) -> (Mm, Mm) {
        match stands {
            Stands::Wide => (self.paper.long(), self.paper.short()),
            Stands::Upright => (self.paper.short(), self.paper.long()),
        }
    }

    /// Whether a page is printed upside down if it is the back of another.
    ///
    /// Turning a wide sheet over its long edge, or an upright one over its short edge, puts
    /// its top behind its foot; only a back that was turned by 180 degrees then lies mirrored
    /// behind the front.
    pub(crate) fn back_is_turned(&self, stands: Stands) -> bool {
        Setup::turns_backs(self.duplex, stands)
    }

    /// The same of paper that stands so, on a printer that turns it so.
    pub(crate) fn turns_backs(duplex: Duplex, stands: Stands) -> bool {
        match stands {
            Stands::Wide => duplex == Duplex::LongEdge,
            Stands::Upright => duplex == Duplex::ShortEdge,
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn paper(width: f64, height: f64, duplex: Duplex) -> Setup {
        let paper = PaperSize::new(Mm(width), Mm(height)).unwrap();
        Setup::new(&DrawOptions { paper, duplex, ..DrawOptions::default() })
    }

    /// The front's place behind which a printer puts a frame of the back, given as it is read.
    pub(crate) fn seen_through(sheet: &Setup, stands: Stands, mut back: Frame) -> Frame {
        let page = sheet.page(stands);
        let left_for_right = |f: Frame| Frame { x: page.w - f.right(), ..f };
        let top_for_foot = |f: Frame| Frame { y: page.h - f.bottom(), ..f };
        if sheet.back_is_turned(stands) {
            back = top_for_foot(left_for_right(back));
        }
        match (stands, sheet.duplex) {
            // The sheet turns about its upright middle.
            (Stands::Wide, Duplex::ShortEdge) | (Stands::Upright, Duplex::LongEdge) => {
                left_for_right(back)
            }
            // The sheet turns about its lying middle.
            (Stands::Wide, Duplex::LongEdge) | (Stands::Upright, Duplex::ShortEdge) => {
                top_for_foot(back)
            }
        }
    }
}
