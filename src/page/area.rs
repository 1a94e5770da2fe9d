//! Cutting up and comparing rectangles of a page.

use super::length::Unit;
use super::shape::{Frame, Point};

/// What counts as touching: the rounding of the drawing.
const HAIR: Unit = Unit(0.011);

impl Frame {
    /// A rectangle around a point.
    pub fn around(middle: Point, w: Unit, h: Unit) -> Self {
        Frame::new(middle.x - w / 2.0, middle.y - h / 2.0, w, h)
    }

    /// A square around a point.
    pub(crate) fn square(middle: Point, side: Unit) -> Self {
        Frame::around(middle, side, side)
    }

    /// The left `w`, and what is right of a gap beside it.
    pub(crate) fn split_left(&self, w: Unit, gap: Unit) -> (Self, Self) {
        (
            Frame::new(self.x, self.y, w, self.h),
            Frame::new(self.x + w + gap, self.y, self.w - w - gap, self.h),
        )
    }

    /// The top `h`, and what is below a gap under it.
    pub(crate) fn split_top(&self, h: Unit, gap: Unit) -> (Self, Self) {
        (
            Frame::new(self.x, self.y, self.w, h),
            Frame::new(self.x, self.y + h + gap, self.w, self.h - h - gap),
        )
    }

    /// Whether the other lies within this one.
    pub(crate) fn encloses(&self, other: &Frame) -> bool {
        other.x >= self.x - HAIR
            && other.y >= self.y - HAIR
            && other.right() <= self.right() + HAIR
            && other.bottom() <= self.bottom() + HAIR
    }

    /// Whether the two share more than a border.
    pub(crate) fn overlaps(&self, other: &Frame) -> bool {
        self.x < other.right() - HAIR
            && other.x < self.right() - HAIR
            && self.y < other.bottom() - HAIR
            && other.y < self.bottom() - HAIR
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_do_not_overlap() {
        let (left, right) = Frame::of(1.0, 2.0, 10.0, 4.0).split_left(Unit(4.0), Unit(0.0));
        assert!(!left.overlaps(&right));
        assert!(left.overlaps(&Frame::of(4.9, 2.0, 5.0, 4.0)));
        assert!(Frame::of(1.0, 2.0, 10.0, 4.0).encloses(&right));
        assert!(!left.encloses(&right));
    }
}
