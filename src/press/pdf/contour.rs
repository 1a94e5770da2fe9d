//! Outlines of paths, as operators.

use tiny_skia::{Path, PathSegment, Point, Transform};

use super::content::Content;
use super::number::rounded;

impl Content {
    /// Adds the outline of `path`, ready for an operator that paints it.
    pub(super) fn outline(&mut self, path: &Path, ts: Transform) {
        let Some(path) = path.clone().transform(ts) else { return };
        let mut last = Point::zero();
        let mut segments = path.segments();
        while let Some(segment) = segments.next() {
            match segment {
                PathSegment::MoveTo(start) => {
                    last = start;
                    if let Some(corner) = rectangle(start, segments.clone()) {
                        let ((x, y), (right, top)) = (self.place(start), self.place(corner));
                        self.operator(&[x, y, right - x, top - y], self.digits(), "re");
                        segments.nth(3);
                    } else {
                        self.points([start], "m");
                    }
                }
                PathSegment::LineTo(end) => {
                    self.points([end], "l");
                    last = end;
                }
                PathSegment::QuadTo(control, end) => {
                    let toward = |from: Point| {
                        let third = |from: f32, to: f32| from + (to - from) * 2.0 / 3.0;
                        Point::from_xy(third(from.x, control.x), third(from.y, control.y))
                    };
                    self.curve(last, [toward(last), toward(end), end]);
                    last = end;
                }
                PathSegment::CubicTo(c1, c2, end) => {
                    self.curve(last, [c1, c2, end]);
                    last = end;
                }
                PathSegment::Close => self.plain("h"),
            }
        }
    }

    fn curve(&mut self, start: Point, [c1, c2, end]: [Point; 3]) {
        if self.place(c1) == self.place(start) {
            self.points([c2, end], "v");
        } else if self.place(c2) == self.place(end) {
            self.points([c1, end], "y");
        } else {
            self.points([c1, c2, end], "c");
        }
    }

    fn place(&self, p: Point) -> (f64, f64) {
        (rounded(p.x.into(), self.digits()), rounded(p.y.into(), self.digits()))
    }

    fn points<const N: usize>(&mut self, points: [Point; N], operator: &str) {
        let numbers = points.map(|p| [p.x, p.y].map(f64::from));
        self.operator(numbers.as_flattened(), self.digits(), operator);
    }
}

/// The opposite corner, if what follows `start` closes a rectangle along the axes whose first
/// side is level: then the operator for rectangles draws the same in the same direction.
fn rectangle(a: Point, mut rest: impl Iterator<Item = PathSegment>) -> Option<Point> {
    use PathSegment::{Close, LineTo};
    let [LineTo(b), LineTo(c), LineTo(d), Close] =
        [rest.next()?, rest.next()?, rest.next()?, rest.next()?]
    else {
        return None;
    };
    let close = |x: f32, y: f32| (x - y).abs() < 1e-3;
    (close(a.y, b.y) && close(b.x, c.x) && close(c.y, d.y) && close(d.x, a.x)).then_some(c)
}
