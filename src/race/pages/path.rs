//! A curve as a table of points at equal distances along it.

use crate::page::shape::{Frame, Point};

/// Between two points of a curve, in mm.
const STEP: f64 = 0.5;
/// How much longer than its chord a half circle is, and a little more: pieces of a curve are
/// neighbours as long as no half turn lies between them.
const HALF_TURN: f64 = 1.62;

/// A curve: points at equal distances, and the distance.
#[derive(Clone, Debug)]
pub(super) struct Curve {
    points: Vec<Point>,
    step: f64,
}

pub(super) fn distance(a: Point, b: Point) -> f64 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    (dx * dx + dy * dy).sqrt()
}

/// A whole number of steps of about `step` in a length, at least 1.
fn steps(length: f64, step: f64) -> usize {
    ((length / step) as usize).max(1)
}

impl Curve {
    /// The curve through a line of points, which has to have at least two different ones.
    pub fn through(line: &[Point]) -> Self {
        let lengths: Vec<f64> = line.windows(2).map(|w| distance(w[0], w[1])).collect();
        let total: f64 = lengths.iter().sum();
        let count = steps(total, STEP);
        let step = total / count as f64;
        let mut points = Vec::with_capacity(count + 1);
        let (mut walked, mut i) = (0.0, 0);
        for k in 0..count {
            let at = k as f64 * step;
            while i + 1 < lengths.len() && walked + lengths[i] < at {
                walked += lengths[i];
                i += 1;
            }
            let share = if lengths[i] > 0.0 { (at - walked) / lengths[i] } else { 0.0 };
            points.push(line[i].toward(line[i + 1], share));
        }
        points.extend(line.last());
        Curve { points, step }
    }

    /// Its length, in mm.
    pub fn length(&self) -> f64 {
        self.step * (self.points.len() - 1) as f64
    }

    /// The points of its table.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The point at a distance along it.
    pub fn at(&self, along: f64) -> Point {
        let place = (along / self.step).clamp(0.0, (self.points.len() - 1) as f64);
        let i = (place as usize).min(self.points.len() - 2);
        self.points[i].toward(self.points[i + 1], place - i as f64)
    }

    /// Its direction at a distance along it, of length 1.
    pub fn direction(&self, along: f64) -> Point {
        let (a, b) = (self.at(along - STEP), self.at(along + STEP));
        let length = distance(a, b).max(f64::MIN_POSITIVE);
        Point::new((b.x - a.x) / length, (b.y - a.y) / length)
    }

    /// The point `aside` mm to the right (left, if negative) of a distance along it.
    pub fn beside(&self, along: f64, aside: f64) -> Point {
        let (p, d) = (self.at(along), self.direction(along));
        Point::new(p.x - d.y * aside, p.y + d.x * aside)
    }

    /// The smallest rectangle around it.
    pub fn bounds(&self) -> Frame {
        let first = self.points[0];
        let (mut low, mut high) = (first, first);
        for p in &self.points {
            low = Point::new(low.x.min(p.x), low.y.min(p.y));
            high = Point::new(high.x.max(p.x), high.y.max(p.y));
        }
        Frame::new(low.x, low.y, high.x - low.x, high.y - low.y)
    }

    /// The curve stretched to fill a frame.
    pub fn fitted(&self, frame: Frame) -> Self {
        let b = self.bounds();
        let (sx, sy) = (frame.w / b.w.max(STEP), frame.h / b.h.max(STEP));
        let place = |p: &Point| Point::new(frame.x + (p.x - b.x) * sx, frame.y + (p.y - b.y) * sy);
        Curve::through(&self.points.iter().map(place).collect::<Vec<_>>())
    }

    /// How close pieces of the curve come that are not neighbours, and twice the radius of
    /// its tightest bend, whichever is less: a track of less width does not touch itself.
    pub fn clearance(&self, precision: f64) -> f64 {
        let stride = steps(precision, self.step);
        let sparse: Vec<Point> = self.points.iter().copied().step_by(stride).collect();
        let step = self.step * stride as f64;
        let mut least = self.tightest_bend() * 2.0;
        for (i, a) in sparse.iter().enumerate() {
            let mut j = i + 1;
            while j < sparse.len() {
                let d = distance(*a, sparse[j]);
                if (j - i) as f64 * step >= HALF_TURN * d {
                    least = least.min(d);
                }
                // No nearer piece can follow before the distance has been walked.
                j += steps(d - least, step);
            }
        }
        least
    }

    /// The radius of the tightest bend.
    fn tightest_bend(&self) -> f64 {
        let reach = steps(2.5, self.step);
        let mut least = f64::MAX;
        for w in self.points.windows(2 * reach + 1) {
            let (a, b, c) = (w[0], w[reach], w[2 * reach]);
            let cross = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
            if cross != 0.0 {
                let sides = distance(a, b) * distance(b, c) * distance(a, c);
                least = least.min(sides / (2.0 * cross.abs()));
            }
        }
        least
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hairpin: out, half a circle of radius 10, and back.
    fn hairpin() -> Curve {
        let mut line = vec![Point::new(0.0, 0.0), Point::new(100.0, 0.0)];
        for i in 1..200 {
            let t = f64::from(i) / 100.0 - 1.0;
            let q = 1.0 + t * t;
            line.push(Point::new(100.0 + 10.0 * (1.0 - t * t) / q, 10.0 + 20.0 * t / q));
        }
        line.extend([Point::new(100.0, 20.0), Point::new(0.0, 20.0)]);
        Curve::through(&line)
    }

    #[test]
    fn points_stand_at_equal_distances() {
        let curve = hairpin();
        assert!((curve.length() - 231.4).abs() < 0.1, "{}", curve.length());
        for w in curve.points().windows(2) {
            assert!((distance(w[0], w[1]) - curve.step).abs() < 0.01);
        }
        assert_eq!(curve.at(-1.0), Point::new(0.0, 0.0));
        assert!(distance(curve.at(50.0), Point::new(50.0, 0.0)) < 0.01);
        assert!(distance(curve.beside(50.0, 3.0), Point::new(50.0, 3.0)) < 0.01);
        assert!(distance(curve.at(1e6), Point::new(0.0, 20.0)) < 0.01);
    }

    #[test]
    fn clearance_is_the_way_across() {
        let clearance = hairpin().clearance(1.0);
        assert!((clearance - 20.0).abs() < 0.2, "{clearance}");
        let straight = Curve::through(&[Point::new(0.0, 0.0), Point::new(90.0, 0.0)]);
        assert!(straight.clearance(1.0) > 1e6);
    }

    #[test]
    fn a_fitted_curve_fills_its_frame() {
        let frame = Frame::new(5.0, 6.0, 70.0, 80.0);
        let bounds = hairpin().fitted(frame).bounds();
        assert!(bounds.encloses(&frame.inset(0.02)) && frame.inset(-0.02).encloses(&bounds));
    }
}
