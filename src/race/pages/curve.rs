//! Geometry of a track: the shapes of its windings, rounded corners, and curves as tables of
//! equidistant points.

use crate::common::stream::Stream;
use crate::page::LayoutUnit;
use crate::page::shape::{Frame, Point};

/// Distance between two points of a curve, in units.
const STEP: LayoutUnit = LayoutUnit(0.5);
/// Distance between the points that measure the radius of a bend, in units.
const BEND: LayoutUnit = LayoutUnit(2.5);
/// Ratio of a half circle to its chord, with a small reserve. Two points whose distance along the
/// curve stays below this multiple of their direct distance count as neighbours.
const HALF_TURN: f64 = 1.62;

/// Polyline of equidistant points; `step` is their distance.
#[derive(Clone, Debug)]
pub(super) struct Curve {
    points: Vec<Point>,
    step: LayoutUnit,
}

/// Unit vector.
#[derive(Clone, Copy, Debug)]
pub(super) struct Direction {
    pub x: f64,
    pub y: f64,
}

/// Number of steps of about `step` in `length`, at least 1.
fn steps(length: LayoutUnit, step: LayoutUnit) -> usize {
    ((length / step) as usize).max(1)
}

impl Curve {
    /// Creates the curve through a line of points. At least two points must be different.
    pub(super) fn through(line: &[Point]) -> Self {
        let lengths: Vec<LayoutUnit> = line.windows(2).map(|w| w[0].distance(w[1])).collect();
        let total: LayoutUnit = lengths.iter().copied().sum();
        let count = steps(total, STEP);
        let step = total / count as f64;
        let mut points = Vec::with_capacity(count + 1);
        let (mut walked, mut i) = (LayoutUnit(0.0), 0);
        for k in 0..count {
            let at = k as f64 * step;
            while i + 1 < lengths.len() && walked + lengths[i] < at {
                walked += lengths[i];
                i += 1;
            }
            let share = if lengths[i] > LayoutUnit(0.0) { (at - walked) / lengths[i] } else { 0.0 };
            points.push(line[i].toward(line[i + 1], share));
        }
        points.extend(line.last());
        Curve { points, step }
    }

    /// Length of the curve.
    pub(super) fn length(&self) -> LayoutUnit {
        self.step * (self.points.len() - 1) as f64
    }

    /// Points of the table.
    pub(crate) fn points(&self) -> &[Point] {
        &self.points
    }

    /// Point at a distance along the curve. Distances outside it are clamped.
    pub(super) fn at(&self, along: LayoutUnit) -> Point {
        let place = (along / self.step).clamp(0.0, (self.points.len() - 1) as f64);
        let i = (place as usize).min(self.points.len() - 2);
        self.points[i].toward(self.points[i + 1], place - i as f64)
    }

    /// Direction at a distance along the curve.
    pub(super) fn direction(&self, along: LayoutUnit) -> Direction {
        let (a, b) = (self.at(along - STEP), self.at(along + STEP));
        let length = a.distance(b).max(LayoutUnit(f64::MIN_POSITIVE));
        Direction { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
    }

    /// Point at a distance along the curve, offset to the right by `aside` (to the left if
    /// negative).
    pub(super) fn offset_point(&self, along: LayoutUnit, aside: LayoutUnit) -> Point {
        let (p, d) = (self.at(along), self.direction(along));
        Point::new(p.x - d.y * aside, p.y + d.x * aside)
    }

    /// Bounding box of the curve.
    pub(super) fn bounds(&self) -> Frame {
        Frame::bounding_box(&self.points)
    }

    /// Stretches the curve to fill `frame`.
    pub(super) fn fitted(&self, frame: Frame) -> Self {
        let b = self.bounds();
        let (sx, sy) = (frame.w / b.w.max(STEP), frame.h / b.h.max(STEP));
        let place = |p: &Point| Point::new(frame.x + (p.x - b.x) * sx, frame.y + (p.y - b.y) * sy);
        Curve::through(&self.points.iter().map(place).collect::<Vec<_>>())
    }

    /// Largest width of a track along the curve that does not touch itself: the smallest distance
    /// between parts that are not neighbours, or twice the radius of the tightest bend if that is
    /// less.
    pub(crate) fn clearance(&self, precision: LayoutUnit) -> LayoutUnit {
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
                // Points within this distance along the curve cannot be closer than `least`.
                j += steps(d - least, step);
            }
        }
        least
    }

    /// Radius of the tightest bend.
    fn tightest_bend(&self) -> LayoutUnit {
        let reach = steps(BEND, self.step);
        let mut least = LayoutUnit(f64::MAX);
        for w in self.points.windows(2 * reach + 1) {
            let (a, b, c) = (w[0], w[reach], w[2 * reach]);
            let cross = a.cross(b, c);
            if cross != 0.0 {
                let sides = a.distance(b).0 * b.distance(c).0 * a.distance(c).0;
                least = least.min(LayoutUnit(sides / (2.0 * cross.abs())));
            }
        }
        least
    }
}

/// Number of segments of a rounded corner.
const ARC: usize = 24;

/// Radius of a corner of the spiral, as a share of its distance from the middle.
const ROUNDNESS: f64 = 0.62;
/// Cross product below which three points count as collinear.
const STRAIGHT: f64 = 1e-6;
/// Largest slope across the straights, see [`Family::hills`].
const REST: f64 = 0.12;

/// Vertical displacement along x and horizontal displacement along y of a shape.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hills {
    /// Steepest slopes.
    pub steep: (f64, f64),
    /// Lengths of the level parts at the ends, in the order of `steep`.
    pub level: (LayoutUnit, LayoutUnit),
}

/// Family of track shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Family {
    /// Rows from side to side.
    Rows,
    /// Columns up and down.
    Columns,
    /// Spiral into the middle.
    Spiral,
    /// Path around a wood with clearings, which returns to its beginning.
    Ramble,
}

impl Family {
    pub(super) const ALL: [Family; 4] =
        [Family::Rows, Family::Columns, Family::Spiral, Family::Ramble];

    /// Values of `size` to try: rows, columns, turns of the spiral, or rows of cells in the wood.
    pub(crate) fn sizes(self) -> std::ops::RangeInclusive<usize> {
        match self {
            Family::Rows => 2..=9,
            Family::Columns => 3..=15,
            Family::Spiral => 1..=5,
            Family::Ramble => 1..=5,
        }
    }

    /// Hills along the straights of the shape. The turns are spared, because hills would make them
    /// too tight.
    pub(crate) fn hills(self, size: usize, b: Frame, steep: f64) -> Hills {
        let (rest, none) = (steep.min(REST), LayoutUnit(0.0));
        match self {
            Family::Rows => {
                Hills { steep: (steep, rest), level: (b.h / (size - 1) as f64 / 2.0, none) }
            }
            Family::Columns => {
                Hills { steep: (rest, steep), level: (none, b.w / (size - 1) as f64 / 2.0) }
            }
            Family::Spiral | Family::Ramble => {
                Hills { steep: (steep / 2.0, steep / 2.0), level: (none, none) }
            }
        }
    }

    /// Corners of the track within frame `b`, each with its radius.
    pub(super) fn corners(
        self,
        size: usize,
        b: Frame,
        stream: &mut Stream,
    ) -> Vec<(Point, LayoutUnit)> {
        match self {
            Family::Rows => rows(size, b),
            Family::Columns => {
                let turned = rows(size, Frame::new(b.y, b.x, b.h, b.w));
                turned.into_iter().map(|(p, r)| (Point::new(p.y, p.x), r)).collect()
            }
            Family::Spiral => spiral(size, b),
            Family::Ramble => ramble(size, b, stream),
        }
    }
}

/// Rows from bottom to top, each joined to the next by a half circle.
fn rows(count: usize, b: Frame) -> Vec<(Point, LayoutUnit)> {
    let pitch = b.h / (count - 1) as f64;
    let mut corners = Vec::new();
    for row in 0..count {
        let y = b.bottom() - pitch * row as f64;
        let mut ends = [b.x, b.right()];
        if row % 2 == 1 {
            ends.reverse();
        }
        corners.extend(ends.map(|x| (Point::new(x, y), pitch / 2.0)));
    }
    corners
}

/// Returns the corners of a spiral of `turns` turns, each with the radius of its rounding. The
/// radius decreases inwards: see [`ROUNDNESS`].
fn spiral(turns: usize, b: Frame) -> Vec<(Point, LayoutUnit)> {
    // The line ends in the middle row, after half a turn more.
    let pitch = b.h / (2 * turns) as f64;
    let mut corners = vec![(Point::new(b.x, b.bottom()), pitch / 2.0)];
    for turn in 0..turns {
        let inner = b.inset(pitch * turn as f64);
        let radius = (pitch * (turns - turn) as f64 * ROUNDNESS).max(pitch / 2.0);
        corners.push((Point::new(inner.right(), inner.bottom()), radius));
        corners.push((Point::new(inner.right(), inner.y), radius));
        corners.push((Point::new(inner.x, inner.y), radius));
        let foot = inner.bottom() - pitch;
        corners.push((Point::new(inner.x, foot), radius.min((foot - inner.y) / 2.0)));
        if turn + 1 == turns {
            corners.push((Point::new(inner.right() - pitch, foot), pitch / 2.0));
        }
    }
    corners
}

/// Path around a random tree on a grid. It visits every cell and returns to the beginning.
fn ramble(rows: usize, b: Frame, stream: &mut Stream) -> Vec<(Point, LayoutUnit)> {
    let columns = ((b.w / b.h * (2 * rows) as f64) as usize).div_ceil(2).max(2);
    let walls = tree(columns, rows, stream);
    let (width, height) = (2 * columns, 2 * rows);
    let (px, py) = (b.w / (width - 1) as f64, b.h / (height - 1) as f64);
    let radius = px.min(py) / 2.0;
    // The tree is on the left of the path.
    let start = (0usize, height - 1);
    let (mut x, mut y) = start;
    let mut corners = vec![(Point::new(b.x, b.bottom()), radius)];
    loop {
        (x, y) = walls.next(x, y);
        corners.push((Point::new(b.x + px * x as f64, b.y + py * y as f64), radius));
        if walls.next(x, y) == start {
            return corners;
        }
    }
}

/// Spanning tree over the cells of a grid. The path around the tree passes each cell in two by two
/// steps.
struct SpanningTree {
    columns: usize,
    /// Whether each cell is joined to its right neighbour.
    right: Vec<bool>,
    /// Whether each cell is joined to the neighbour below.
    below: Vec<bool>,
}

/// Grows a random spanning tree that favours long branches.
fn tree(columns: usize, rows: usize, stream: &mut Stream) -> SpanningTree {
    let cells = columns * rows;
    let mut tree = SpanningTree { columns, right: vec![false; cells], below: vec![false; cells] };
    let mut reached = vec![false; cells];
    let mut grown = vec![stream.below(cells)];
    reached[grown[0]] = true;
    while let Some(at) = grown.len().checked_sub(1) {
        let at = if stream.chance(1, 4) { stream.below(grown.len()) } else { at };
        let cell = grown[at];
        let (x, y) = (cell % columns, cell / columns);
        let mut free = Vec::with_capacity(4);
        free.extend((x > 0).then(|| cell - 1));
        free.extend((x + 1 < columns).then(|| cell + 1));
        free.extend((y > 0).then(|| cell - columns));
        free.extend((y + 1 < rows).then(|| cell + columns));
        free.retain(|&c| !reached[c]);
        match stream.take(&mut free) {
            None => {
                grown.remove(at);
            }
            Some(next) => {
                let first = cell.min(next);
                let joint =
                    if cell.abs_diff(next) == 1 { &mut tree.right } else { &mut tree.below };
                joint[first] = true;
                reached[next] = true;
                grown.push(next);
            }
        }
    }
    tree
}

impl SpanningTree {
    /// Returns the step after `(x, y)`: anticlockwise within a cell, and along each branch that
    /// leaves the cell.
    fn next(&self, x: usize, y: usize) -> (usize, usize) {
        let cell = y / 2 * self.columns + x / 2;
        match (x % 2, y % 2) {
            // Bottom left: to the right, or down along the branch below.
            (0, 1) if self.below[cell] => (x, y + 1),
            (0, 1) => (x + 1, y),
            (1, 1) if self.right[cell] => (x + 1, y),
            (1, 1) => (x, y - 1),
            (1, 0) if cell >= self.columns && self.below[cell - self.columns] => (x, y - 1),
            (1, 0) => (x - 1, y),
            _ if x > 0 && self.right[cell - 1] => (x - 1, y),
            _ => (x, y + 1),
        }
    }
}

/// Returns the line through rounded corners. Each radius is limited by the distance to the
/// neighbouring corners.
pub(super) fn rounded(corners: &[(Point, LayoutUnit)]) -> Vec<Point> {
    let straight = |w: &[(Point, LayoutUnit)]| {
        let (a, b, c) = (w[0].0, w[1].0, w[2].0);
        b.cross(c, a).abs() < STRAIGHT
    };
    let mut kept: Vec<(Point, LayoutUnit)> = Vec::with_capacity(corners.len());
    for &corner in corners {
        if let [.., before, last] = kept[..]
            && straight(&[before, last, corner])
        {
            kept.pop();
        }
        kept.push(corner);
    }
    let mut line = vec![kept[0].0];
    for (i, w) in kept.windows(3).enumerate() {
        let ((a, _), (corner, radius), (c, _)) = (w[0], w[1], w[2]);
        // An end corner may use its whole straight; an inner corner shares it with its neighbour.
        let room = |other: Point, end: bool| corner.distance(other) / if end { 1.0 } else { 2.0 };
        let r = radius.min(room(a, i == 0)).min(room(c, i + 3 == kept.len()));
        let (from, to) = (step_towards(corner, a, r), step_towards(corner, c, r));
        let middle = Point::new(from.x + to.x - corner.x, from.y + to.y - corner.y);
        for k in 0..=ARC {
            // Quarter circle as a rational function, without trigonometric functions, whose results
            // differ between machines.
            let t = k as f64 / ARC as f64;
            let q = 1.0 + t * t;
            let (cos, sin) = ((1.0 - t * t) / q, 2.0 * t / q);
            line.push(Point::new(
                middle.x + (from.x - middle.x) * cos + (to.x - middle.x) * sin,
                middle.y + (from.y - middle.y) * cos + (to.y - middle.y) * sin,
            ));
        }
    }
    line.extend(kept.last().map(|k| k.0));
    line
}

fn step_towards(from: Point, to: Point, by: LayoutUnit) -> Point {
    from.toward(to, by / from.distance(to).max(LayoutUnit(f64::MIN_POSITIVE)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hairpin: a straight, a half circle of radius 10, and a straight back.
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
        assert!((curve.length() - LayoutUnit(231.4)).abs() < LayoutUnit(0.1), "{}", curve.length());
        for w in curve.points().windows(2) {
            assert!((w[0].distance(w[1]) - curve.step).abs() < LayoutUnit(0.01));
        }
        assert_eq!(curve.at(LayoutUnit(-1.0)), Point::of(0.0, 0.0));
        assert!(curve.at(LayoutUnit(50.0)).distance(Point::of(50.0, 0.0)) < LayoutUnit(0.01));
        assert!(
            curve.offset_point(LayoutUnit(50.0), LayoutUnit(3.0)).distance(Point::of(50.0, 3.0))
                < LayoutUnit(0.01)
        );
        assert!(curve.at(LayoutUnit(1e6)).distance(Point::of(0.0, 20.0)) < LayoutUnit(0.01));
    }

    #[test]
    fn clearance_is_the_way_across() {
        let clearance = hairpin().clearance(LayoutUnit(1.0));
        assert!((clearance - LayoutUnit(20.0)).abs() < LayoutUnit(0.2), "{clearance}");
        let straight = Curve::through(&[Point::of(0.0, 0.0), Point::of(90.0, 0.0)]);
        assert!(straight.clearance(LayoutUnit(1.0)) > LayoutUnit(1e6));
    }

    #[test]
    fn a_fitted_curve_fills_its_frame() {
        let frame = Frame::of(5.0, 6.0, 70.0, 80.0);
        let bounds = hairpin().fitted(frame).bounds();
        assert!(
            bounds.encloses(&frame.inset(LayoutUnit(0.02)))
                && frame.inset(LayoutUnit(-0.02)).encloses(&bounds)
        );
    }
}
