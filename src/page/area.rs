//! Cutting up and comparing rectangles of a page.

use super::shape::Frame;

/// What counts as touching, in mm: the rounding of the drawing.
const HAIR: f64 = 0.011;

impl Frame {
    /// A rectangle around a point.
    pub(crate) fn around(x: f64, y: f64, w: f64, h: f64) -> Self {
        Frame::new(x - w / 2.0, y - h / 2.0, w, h)
    }

    pub(crate) fn middle_x(&self) -> f64 {
        self.x + self.w / 2.0
    }

    pub(crate) fn middle_y(&self) -> f64 {
        self.y + self.h / 2.0
    }

    /// The left `w` mm, and what is right of a gap beside it.
    pub(crate) fn split_left(&self, w: f64, gap: f64) -> (Self, Self) {
        (
            Frame::new(self.x, self.y, w, self.h),
            Frame::new(self.x + w + gap, self.y, self.w - w - gap, self.h),
        )
    }

    /// The top `h` mm, and what is below a gap under it.
    pub(crate) fn split_top(&self, h: f64, gap: f64) -> (Self, Self) {
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
        let (left, right) = Frame::new(1.0, 2.0, 10.0, 4.0).split_left(4.0, 0.0);
        assert!(!left.overlaps(&right));
        assert!(left.overlaps(&Frame::new(4.9, 2.0, 5.0, 4.0)));
        assert!(Frame::new(1.0, 2.0, 10.0, 4.0).encloses(&right));
        assert!(!left.encloses(&right));
    }
}
