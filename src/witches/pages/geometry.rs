//! Where things lie on the sheet: margins, strip, grid, sections, and how the back lies
//! behind the front.

use crate::page::setup::{Setup, Stands};
use crate::page::shape::Frame;
use crate::page::theme::MARGIN;
use crate::page::{Mm, Seams, Unit};
use crate::witches::board::{COLUMNS, ROWS, Rect};

/// From a cut to what is drawn: what a pair of scissors or a printer may miss by.
pub(crate) const SAFETY: Unit = Unit(1.6);
/// Free margin at the left and right of an upright page, and above the usual one at its top.
const SIDE: Unit = Unit(12.0);
const TOP: Unit = Unit(1.0);
/// Between the texts of such a page and the foot in the margin below them.
const ABOVE_FOOT: Unit = Unit(2.5);
/// Below the head of an upright page, and the baselines of the name in it.
pub(super) const HEAD_GAP: Unit = Unit(3.5);
pub(super) const NAME_BASELINES: (Unit, Unit) = (Unit(5.0), Unit(9.9));
/// The least height of the strip above the grid.
const STRIP: Unit = Unit(42.0);
/// Between strip and grid; the cut runs in its middle.
const GAP: Unit = Unit(3.0);
/// How much wider than high, and higher than wide, a cell may be.
const WIDEST: f64 = 1.25;
const HIGHEST: f64 = 1.12;

impl Setup {
    fn cell(&self) -> (Unit, Unit) {
        let free = (self.short - 2.0 * MARGIN - STRIP - GAP) / f64::from(ROWS);
        let w = ((self.long - 2.0 * MARGIN) / f64::from(COLUMNS)).min(WIDEST * free);
        (w, free.min(HIGHEST * w))
    }

    /// What an upright page of text has inside its margins.
    pub(super) fn text_frame(&self) -> Frame {
        let page = self.page(Stands::Upright);
        let (w, h) = (page.w - 2.0 * SIDE, page.h - 2.0 * MARGIN - TOP);
        Frame::new(SIDE, MARGIN + TOP, w, h)
    }

    /// The same of a page that has a foot in the margin below it.
    pub(super) fn text_frame_with_foot(&self) -> Frame {
        let frame = self.text_frame();
        Frame { h: frame.h - ABOVE_FOOT, ..frame }
    }

    /// The grid: at the foot of the page and centred, so that its mirror image lies exactly
    /// behind it.
    pub(crate) fn grid(&self) -> Frame {
        let (cw, ch) = self.cell();
        let (w, h) = (cw * f64::from(COLUMNS), ch * f64::from(ROWS));
        Frame::new((self.long - w) / 2.0, self.short - MARGIN - h, w, h)
    }

    /// The strip above the grid.
    pub(crate) fn strip(&self) -> Frame {
        let grid = self.grid();
        Frame::new(grid.x + SAFETY, MARGIN, grid.w - 2.0 * SAFETY, grid.y - GAP - MARGIN)
    }

    /// The height at which the strip is cut off.
    pub(crate) fn cut(&self) -> Unit {
        self.grid().y - GAP / 2.0
    }

    /// Where a side of a board may be cut apart: along the strip and between its sections.
    pub(super) fn seams(&self, sections: &[Rect]) -> Seams {
        let (grid, (cw, ch)) = (self.grid(), self.cell());
        let mm = |length: Unit| Mm(length.0 * self.scale);
        let apart = |at: u8, of: fn(&Rect) -> (u8, u8)| {
            sections.iter().map(of).all(|(from, size)| at <= from || from + size <= at)
        };
        let upright = (1..COLUMNS).filter(|at| apart(*at, |rect| (rect.x, rect.w)));
        let lying = (1..ROWS).filter(|at| apart(*at, |rect| (rect.y, rect.h)));
        let upright = upright.map(|at| mm(grid.x + cw * f64::from(at)));
        let lying = lying.map(|at| mm(grid.y + ch * f64::from(at)));
        Seams {
            upright: upright.collect(),
            lying: [mm(self.cut())].into_iter().chain(lying).collect(),
        }
    }

    /// Cells of the grid as a frame on the page, as their side is read.
    pub(crate) fn frame(&self, cells: Rect) -> Frame {
        let (grid, (cw, ch)) = (self.grid(), self.cell());
        Frame::new(
            grid.x + cw * f64::from(cells.x),
            grid.y + ch * f64::from(cells.y),
            cw * f64::from(cells.w),
            ch * f64::from(cells.h),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::Duplex;
    use crate::page::setup::tests::{paper, seen_through};

    #[test]
    fn backs_lie_exactly_behind_their_fronts() {
        for (w, h) in [(297.0, 210.0), (279.4, 215.9), (420.0, 297.0), (355.6, 215.9)] {
            for duplex in [Duplex::LongEdge, Duplex::ShortEdge] {
                let sheet = paper(w, h, duplex);
                for (x, y, cw, ch) in [(0, 0, 3, 2), (5, 0, 3, 4), (6, 0, 2, 4), (3, 2, 3, 2)] {
                    let front = sheet.frame(Rect { x, y, w: cw, h: ch });
                    let back = sheet.frame(Rect { x: 8 - x - cw, y, w: cw, h: ch });
                    let behind = seen_through(&sheet, Stands::Wide, back);
                    assert!(behind.encloses(&front) && front.encloses(&behind), "{duplex:?}");
                }
            }
        }
    }

    #[test]
    fn grid_and_strip_keep_the_margins() {
        for (w, h) in [(297.0, 210.0), (279.4, 215.9), (272.0, 206.0), (1189.0, 841.0)] {
            let sheet = paper(w, h, Duplex::LongEdge);
            let room = sheet.page(Stands::Wide).inset(MARGIN);
            assert!(room.encloses(&sheet.grid()) && room.encloses(&sheet.strip()));
            assert!(sheet.strip().h >= STRIP - Unit(0.001));
            assert!((sheet.grid().bottom() - room.bottom()).abs() < Unit(0.001));
        }
    }

    /// No section lies on both sides of a seam, and every edge of the strip is one.
    #[test]
    fn seams_run_between_sections() {
        let sheet = paper(594.0, 420.0, Duplex::LongEdge);
        let rect = |x, y, w, h| Rect { x, y, w, h };
        let four = [rect(0, 0, 4, 2), rect(4, 0, 4, 2), rect(0, 2, 4, 2), rect(4, 2, 4, 2)];
        let Seams { upright, lying } = sheet.seams(&four);
        assert_eq!(upright, [Mm(297.0)]);
        let middle = Mm(sheet.grid().centre().y.0 * sheet.scale);
        assert!(lying.len() == 2 && (lying[1] - middle).0.abs() < 1e-6, "{lying:?}");
        assert!(Mm(0.0) < lying[0] && lying[0] < lying[1]);
        let odd = [rect(0, 0, 3, 4), rect(3, 0, 5, 2), rect(3, 2, 5, 2)];
        let Seams { upright, lying } = sheet.seams(&odd);
        assert_eq!((upright.len(), lying.len()), (1, 1), "{upright:?} {lying:?}");
    }
}
