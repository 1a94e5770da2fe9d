//! Where the cells of a section lie.

use crate::page::Unit;
use crate::page::shape::Frame;
use crate::witches::board::Rect;

/// The cells of a section on the page, each as large as the border and the header allow.
#[derive(Clone, Copy, Debug)]
pub(in crate::witches::pages) struct Cells {
    pub rect: Rect,
    /// All of them together.
    pub frame: Frame,
}

impl Cells {
    /// Width and height of a cell.
    pub(in crate::witches::pages) fn size(&self) -> (Unit, Unit) {
        (self.frame.w / f64::from(self.rect.w), self.frame.h / f64::from(self.rect.h))
    }

    /// Cells of the side's grid as a frame on the page.
    pub(in crate::witches::pages) fn of(&self, cells: Rect) -> Frame {
        let (w, h) = self.size();
        Frame::new(
            self.frame.x + w * (f64::from(cells.x) - f64::from(self.rect.x)),
            self.frame.y + h * (f64::from(cells.y) - f64::from(self.rect.y)),
            w * f64::from(cells.w),
            h * f64::from(cells.h),
        )
    }
}
