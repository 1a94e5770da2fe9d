//! Line of hills, for the ground or for a distant ridge, with heights at equal distances.

use super::*;

/// Width of a drawing's base, as a share of its side.
const BASE_SHARE: f64 = 0.3;

/// Ground line along a frame.
pub(super) struct Land {
    pub(super) frame: Frame,
    /// Heights above the foot of the frame, from left to right.
    heights: Vec<LayoutUnit>,
}

impl Land {
    pub(super) fn new(frame: Frame, heights: Vec<LayoutUnit>) -> Land {
        Land { frame, heights }
    }

    /// Returns the largest height.
    pub(super) fn highest(&self) -> LayoutUnit {
        self.heights.iter().copied().fold(LayoutUnit(0.0), LayoutUnit::max)
    }

    fn last(&self) -> usize {
        self.heights.len() - 1
    }

    fn step(&self) -> LayoutUnit {
        self.frame.w / self.last() as f64
    }

    /// Returns the vertical position of the ground at `x`.
    pub(super) fn at(&self, x: LayoutUnit) -> LayoutUnit {
        let along = ((x - self.frame.x) / self.step()).clamp(0.0, self.last() as f64);
        let from = (along as usize).min(self.last() - 1);
        let t = along - from as f64;
        let (a, b) = (self.heights[from], self.heights[from + 1]);
        self.frame.bottom() - a - (b - a) * (t * t * (3.0 - 2.0 * t))
    }

    /// Returns the lowest position of the ground below the base of a drawing with this `side`
    /// around `x`, so that no part of the drawing floats.
    pub(super) fn below(&self, x: LayoutUnit, side: LayoutUnit) -> LayoutUnit {
        let half = side * BASE_SHARE / 2.0;
        self.at(x - half).max(self.at(x)).max(self.at(x + half))
    }

    /// Returns the line, whose positions are those of [`at`](Self::at).
    pub(super) fn line(&self) -> Contour {
        let third = self.step() / 3.0;
        let place = |i: usize| {
            let x = self.frame.x + self.step() * i as f64;
            Point::new(x, self.frame.bottom() - self.heights[i])
        };
        let mut line = Contour::from(place(0));
        for i in 1..self.heights.len() {
            let (from, to) = (place(i - 1), place(i));
            line.curve(Point::new(from.x + third, from.y), Point::new(to.x - third, to.y), to);
        }
        line
    }

    /// Returns the area below the line.
    pub(super) fn filled(&self) -> Contour {
        let mut hills = self.line();
        hills.line(Point::new(self.frame.right(), self.frame.bottom()));
        hills.line(Point::new(self.frame.x, self.frame.bottom()));
        hills.close()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_stands_in_the_air() {
        let frame = Frame::of(10.0, 20.0, 168.0, 52.0);
        let land = Land::new(frame, [2.0, 7.0, 3.0, 0.0].map(LayoutUnit).into());
        assert_eq!(
            (land.at(frame.x), land.at(frame.right())),
            (LayoutUnit(70.0), LayoutUnit(72.0))
        );
        for x in (20..170).map(|x| LayoutUnit(f64::from(x))) {
            let foot = land.below(x, LayoutUnit(20.0));
            assert!(foot >= land.at(x) && foot <= frame.bottom(), "{x}");
            assert!(land.at(x) >= frame.bottom() - land.highest(), "{x}");
        }
    }
}
