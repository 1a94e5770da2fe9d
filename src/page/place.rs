//! Places on paper.

use super::length::Mm;

/// A rectangle on paper, measured from its top left corner to the right and down.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Area {
    /// Left edge.
    pub x: Mm,
    /// Top edge.
    pub y: Mm,
    /// Width.
    pub w: Mm,
    /// Height.
    pub h: Mm,
}

impl Area {
    /// A rectangle between its left, top, right and bottom edge.
    pub fn between(left: Mm, top: Mm, right: Mm, bottom: Mm) -> Area {
        Area { x: left, y: top, w: right - left, h: bottom - top }
    }

    /// Right edge.
    pub fn right(&self) -> Mm {
        self.x + self.w
    }

    /// Bottom edge.
    pub fn bottom(&self) -> Mm {
        self.y + self.h
    }

    /// What lies in both; without width or height if they are apart.
    pub(crate) fn common(&self, other: &Area) -> Area {
        let (left, top) = (self.x.max(other.x), self.y.max(other.y));
        let (right, bottom) = (self.right().min(other.right()), self.bottom().min(other.bottom()));
        Area::between(left, top, right.max(left), bottom.max(top))
    }

    /// The smallest rectangle around both.
    pub(crate) fn around(&self, other: &Area) -> Area {
        let (left, top) = (self.x.min(other.x), self.y.min(other.y));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Area::between(left, top, right, bottom)
    }

    /// The same with a border outside.
    pub(crate) fn grown(&self, by: Mm) -> Area {
        Area { x: self.x - by, y: self.y - by, w: self.w + 2.0 * by, h: self.h + 2.0 * by }
    }
}
