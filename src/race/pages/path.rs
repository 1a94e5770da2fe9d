//! A curve as a table of points at equal distances along it.

use crate::page::Unit;
use crate::page::shape::{Frame, Point};

/// Between two points of a curve.
const STEP: Unit = Unit(0.5);
/// How far apart the points are that tell how tight a bend is.
const BEND: Unit = Unit(2.5);
/// How much longer than its chord a half circle is, and a little more: pieces of a curve are
/// neighbours as long as no half turn lies between them.
const HALF_TURN: f64 = 1.62;

/// A curve: points at equal distances, and the distance.
#[derive(Clone, Debug)]
pub(super) struct Curve {
    points: Vec<Point>,
    step: Unit,
}

/// A direction, of length 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Direction {
    pub x: f64,
    pub y: f64,
}

/// A whole number of steps of about `step` in a length, at least 1.
fn steps(length: Unit, step: Unit) -> usize {
    ((length / step) as usize).max(1)
}

impl Curve {
    /// The curve through a line of points, which has to have at least two different ones.
    pub(super) fn through(line: &[Point]) -> Self {
        let lengths: Vec<Unit> = line.windows(2).map(|w| w[0].distance(w[1])).collect();
        let total: Unit = lengths.iter().copied().sum();
        let count = steps(total, STEP);
        let step = total / count as f64;
        let mut points = Vec::with_capacity(count + 1);
        let (mut walked, mut i) = (Unit(0.0), 0);
        for k in 0..count {
            let at = k as f64 * step;
            while i + 1 < lengths.len() && walked + lengths[i] < at {
                walked += lengths[i];
                i += 1;
            }
            let share = if lengths[i] > Unit(0.0) { (at - walked) / lengths[i] } else { 0.0 };
            points.push(line[i].toward(line[i + 1], share));
        }
        points.extend(line.last());
        Curve { points, step }
    }

    /// Its length.
    pub(super) fn length(&self) -> Unit {
        self.step * (self.points.len() - 1) as f64
    }

    /// The points of its table.
    pub(crate) fn points(&self) -> &[Point] {
        &self.points
    }

    /// The point at a distance along it.
    pub(super) fn at(&self, along: Unit) -> Point {
        let place = (along / self.step).clamp(0.0, (self.points.len() - 1) as f64);
        let i = (place as usize).min(self.points.len() - 2);
        self.points[i].toward(self.points[i + 1], place - i as f64)
    }

    /// Its direction at a distance along it.
    pub(super) fn direction(&self, along: Unit) -> Direction {
        let (a, b) = (self.at(along - STEP), self.at(along + STEP));
        let length = a.distance(b).max(Unit(f64::MIN_POSITIVE));
        Direction { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
    }

    /// The point `aside` to the right (left, if negative) of a distance along it.
    pub(super) fn beside(&self, along: Unit, aside: Unit) -> Point {
        let (p, d) = (self.at(along), self.direction(along));
        Point::new(p.x - d.y * aside, p.y + d.x * aside)
    }

    /// The smallest rectangle around it.
    pub(super) fn bounds(&self) -> Frame {
        Frame::over(&self.points)
    }

    /// The curve stretched to fill a frame.
    pub(super) fn fitted(&self, frame: Frame) -> Self {
        let b = self.bounds();
        let (sx, sy) = (frame.w / b.w.max(STEP), frame.h / b.h.max(STEP));
        let place = |p: &Point| Point::new(frame.x + (p.x - b.x) * sx, frame.y + (p.y - b.y) * sy);
        Curve::through(&self.points.iter().map(place).collect::<Vec<_>>())
    }

    /// How close pieces of the curve come that are not neighbours, and twice the radius of
    /// its tightest bend, whichever is less: a track of less width does not touch itself.
    pub(crate) fn clearance(&self, precision: Unit) -> Unit {
        let stride = steps(precision, self.step);
        let sparse: Vec<Point> = self.points.iter().copied().step_by(stride).collect();
        let step = self.step * stride as f64;
        let mut least = self.tightest_bend() * 2.0;
        for (i, a) in sparse.iter().enumerate() {
            let mut j = i + 1;
            while j < sparse.len() {
                let d = a.distance(sparse[j]);
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
    fn tightest_bend(&self) -> Unit {
        let reach = steps(BEND, self.step);
        let mut least = Unit(f64::MAX);
        for w in self.points.windows(2 * reach + 1) {
            let (a, b, c) = (w[0], w[reach], w[2 * reach]);
            let cross = a.cross(b, c);
            if cross != 0.0 {
                let sides = a.distance(b).0 * b.distance(c).0 * a.distance(c).0;
                least = least.min(Unit(sides / (2.0 * cross.abs())));
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
        let mut line = vec![Point::of(0.0, 0.0), Point::of(100.0, 0.0)];
        for i in 1..200 {
            let t = f64::from(i) / 100.0 - 1.0;
            let q = 1.0 + t * t;
            line.push(Point::of(100.0 + 10.0 * (1.0 - t * t) / q, 10.0 + 20.0 * t / q));
        }
        line.extend([Point::of(100.0, 20.0), Point::of(0.0, 20.0)]);
        Curve::through(&line)
    }

    #[test]
    fn points_stand_at_equal_distances() {
        let curve = hairpin();
        assert!((curve.length() - Unit(231.4)).abs() < Unit(0.1), "{}", curve.length());
        for w in curve.points().windows(2) {
            assert!((w[0].distance(w[1]) - curve.step).abs() < Unit(0.01));
        }
        assert_eq!(curve.at(Unit(-1.0)), Point::of(0.0, 0.0));
        assert!(curve.at(Unit(50.0)).distance(Point::of(50.0, 0.0)) < Unit(0.01));
        assert!(curve.beside(Unit(50.0), Unit(3.0)).distance(Point::of(50.0, 3.0)) < Unit(0.01));
        assert!(curve.at(Unit(1e6)).distance(Point::of(0.0, 20.0)) < Unit(0.01));
    }

    #[test]
    fn clearance_is_the_way_across() {
        let clearance = hairpin().clearance(Unit(1.0));
        assert!((clearance - Unit(20.0)).abs() < Unit(0.2), "{clearance}");
        let straight = Curve::through(&[Point::of(0.0, 0.0), Point::of(90.0, 0.0)]);
        assert!(straight.clearance(Unit(1.0)) > Unit(1e6));
    }

    #[test]
    fn a_fitted_curve_fills_its_frame() {
        let frame = Frame::of(5.0, 6.0, 70.0, 80.0);
        let bounds = hairpin().fitted(frame).bounds();
        assert!(
            bounds.encloses(&frame.inset(Unit(0.02))) && frame.inset(Unit(-0.02)).encloses(&bounds)
        );
    }
}
