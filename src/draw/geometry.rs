//! Where things lie on the sheet: margins, strip, grid, sections, and how the back lies
//! behind the front.

use super::shape::Frame;
use super::theme::MARGIN;
use super::{DrawError, DrawOptions, Duplex};
use crate::board::{COLUMNS, ROWS, Rect};

/// The smallest landscape paper, in mm, on which all labels can be read.
const LEAST: (f64, f64) = (272.0, 206.0);
/// From this paper on, everything grows with it.
const FULL: (f64, f64) = (297.0, 210.0);
/// From a cut to what is drawn: what a pair of scissors or a printer may miss by.
pub(super) const SAFETY: f64 = 1.6;
/// The least height of the strip above the grid.
const STRIP: f64 = 42.0;
/// Between strip and grid; the cut runs in its middle.
const GAP: f64 = 3.0;

/// The paper of a sheet. All layout is done in units of `scale` mm, so that on large paper
/// everything grows alike.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sheet {
    /// Long and short side, in units.
    pub long: f64,
    pub short: f64,
    /// Millimetres of one unit; 1 on A4 and Letter.
    pub scale: f64,
    /// Long and short side, in mm.
    pub paper: (f64, f64),
    /// Bleed in mm.
    pub bleed: f64,
    pub duplex: Duplex,
}

impl Sheet {
    /// The sheet of the options.
    ///
    /// # Errors
    /// If the paper is too small or too large, or the bleed out of range.
    pub fn new(options: &DrawOptions) -> Result<Self, DrawError> {
        let (w, h) = (options.width, options.height);
        if !(w <= 2000.0 && h <= 2000.0) {
            return Err(DrawError::PaperTooLarge(w, h));
        }
        let (long, short) = (w.max(h), w.min(h));
        if !(long >= LEAST.0 && short >= LEAST.1) {
            return Err(DrawError::PaperTooSmall(w, h));
        }
        if !(0.0..=10.0).contains(&options.bleed) {
            return Err(DrawError::Bleed(options.bleed));
        }
        let scale = (long / FULL.0).min(short / FULL.1).max(1.0);
        Ok(Sheet {
            long: long / scale,
            short: short / scale,
            scale,
            paper: (long, short),
            bleed: options.bleed,
            duplex: options.duplex,
        })
    }

    fn cell(&self) -> (f64, f64) {
        let free = (self.short - 2.0 * MARGIN - STRIP - GAP) / f64::from(ROWS);
        let w = ((self.long - 2.0 * MARGIN) / f64::from(COLUMNS)).min(1.25 * free);
        (w, free.min(1.12 * w))
    }

    /// The grid: at the foot of the page and centred, so that its mirror image lies exactly
    /// behind it.
    pub fn grid(&self) -> Frame {
        let (cw, ch) = self.cell();
        let (w, h) = (cw * f64::from(COLUMNS), ch * f64::from(ROWS));
        Frame::new((self.long - w) / 2.0, self.short - MARGIN - h, w, h)
    }

    /// The strip above the grid.
    pub fn strip(&self) -> Frame {
        let grid = self.grid();
        Frame::new(grid.x + SAFETY, MARGIN, grid.w - 2.0 * SAFETY, grid.y - GAP - MARGIN)
    }

    /// The height at which the strip is cut off.
    pub fn cut(&self) -> f64 {
        self.grid().y - GAP / 2.0
    }

    /// Cells of the grid as a frame on the page, as their side is read.
    pub fn frame(&self, cells: Rect) -> Frame {
        let (grid, (cw, ch)) = (self.grid(), self.cell());
        Frame::new(
            grid.x + cw * f64::from(cells.x),
            grid.y + ch * f64::from(cells.y),
            cw * f64::from(cells.w),
            ch * f64::from(cells.h),
        )
    }

    /// Whether the back page is printed upside down.
    ///
    /// Turning a landscape sheet over its long edge puts its top behind its foot; only a
    /// back that was turned by 180 degrees then lies mirrored behind the front.
    pub fn back_is_turned(&self) -> bool {
        self.duplex == Duplex::LongEdge
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paper(width: f64, height: f64, duplex: Duplex) -> Sheet {
        Sheet::new(&DrawOptions { width, height, duplex, ..DrawOptions::default() }).unwrap()
    }

    /// The front's place of a frame that a printer puts on the back of the paper.
    fn seen_through(sheet: &Sheet, page: Frame) -> Frame {
        match sheet.duplex {
            // The sheet turns about its upright middle: left becomes right.
            Duplex::ShortEdge => Frame { x: sheet.long - page.right(), ..page },
            // The sheet turns about its lying middle: top becomes foot.
            Duplex::LongEdge => Frame { y: sheet.short - page.bottom(), ..page },
        }
    }

    #[test]
    fn backs_lie_exactly_behind_their_fronts() {
        for (w, h) in [(297.0, 210.0), (279.4, 215.9), (420.0, 297.0), (355.6, 215.9)] {
            for duplex in [Duplex::LongEdge, Duplex::ShortEdge] {
                let sheet = paper(w, h, duplex);
                for (x, y, cw, ch) in [(0, 0, 3, 2), (5, 0, 3, 4), (6, 0, 2, 4), (3, 2, 3, 2)] {
                    let front = sheet.frame(Rect { x, y, w: cw, h: ch });
                    let mut back = sheet.frame(Rect { x: 8 - x - cw, y, w: cw, h: ch });
                    if sheet.back_is_turned() {
                        back.x = sheet.long - back.right();
                        back.y = sheet.short - back.bottom();
                    }
                    let behind = seen_through(&sheet, back);
                    assert!(behind.encloses(&front) && front.encloses(&behind), "{duplex:?}");
                }
            }
        }
    }

    #[test]
    fn grid_and_strip_keep_the_margins() {
        for (w, h) in [(297.0, 210.0), (279.4, 215.9), (272.0, 206.0), (1189.0, 841.0)] {
            let sheet = paper(w, h, Duplex::LongEdge);
            let room = Frame::new(0.0, 0.0, sheet.long, sheet.short).inset(MARGIN);
            assert!(room.encloses(&sheet.grid()) && room.encloses(&sheet.strip()));
            assert!(sheet.strip().h >= STRIP - 0.001);
            assert!((sheet.grid().bottom() - room.bottom()).abs() < 0.001);
        }
    }

    #[test]
    fn odd_paper_is_refused() {
        let options =
            |width, height, bleed| DrawOptions { width, height, bleed, ..DrawOptions::default() };
        let error = |w, h, b| Sheet::new(&options(w, h, b)).unwrap_err();
        assert_eq!(error(210.0, 148.0, 0.0), DrawError::PaperTooSmall(210.0, 148.0));
        assert_eq!(error(9000.0, 297.0, 0.0), DrawError::PaperTooLarge(9000.0, 297.0));
        assert_eq!(error(297.0, 210.0, 20.0), DrawError::Bleed(20.0));
        assert!(matches!(error(f64::NAN, 210.0, 0.0), DrawError::PaperTooLarge(..)));
        assert!(Sheet::new(&options(210.0, 297.0, 3.0)).is_ok());
    }
}
