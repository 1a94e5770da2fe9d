//! Points, frames and contours: the geometry of all outlines.

use crate::page::length::LayoutUnit;
use crate::page::list::{GridPoint, Node, Outline, Paint, Segment, Shape, Stroke, hundredths};

/// Distance of the control points of a quarter circle from its ends, as a fraction of the radius.
pub(crate) const QUARTER: f64 = 0.5523;

/// Point in the layout of a page.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[allow(missing_docs)]
pub struct Point {
    pub x: LayoutUnit,
    pub y: LayoutUnit,
}

impl Point {
    /// Creates the point at `x` from the left and `y` from the top.
    #[inline(always)]
    pub const fn new(x: LayoutUnit, y: LayoutUnit) -> Self {
        Point { x, y }
    }

    #[cfg(test)]
    pub(crate) const fn of(x: f64, y: f64) -> Self {
        Point::new(LayoutUnit(x), LayoutUnit(y))
    }

    /// Returns the point at the fraction `t` of the way to another point.
    #[inline(always)]
    pub(crate) fn toward(self, to: Point, t: f64) -> Point {
        Point::new(self.x + (to.x - self.x) * t, self.y + (to.y - self.y) * t)
    }

    /// Returns the distance to another point.
    #[inline(always)]
    pub fn distance(self, to: Point) -> LayoutUnit {
        let (dx, dy) = ((to.x - self.x).0, (to.y - self.y).0);
        LayoutUnit((dx * dx + dy * dy).sqrt())
    }

    /// Returns the cross product of the vectors to `b` and `c`: twice the area of the triangle, in
    /// square units. It is negative if the three points are in anticlockwise order on the page.
    #[inline(always)]
    pub fn cross(self, b: Point, c: Point) -> f64 {
        (b.x - self.x).0 * (c.y - self.y).0 - (b.y - self.y).0 * (c.x - self.x).0
    }
}

/// Tolerance for touching frames: the rounding of coordinates in drawings.
const HAIR: LayoutUnit = LayoutUnit(0.011);

/// Rectangle in the layout of a page. Its top left corner is at `x`, `y`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub struct Frame {
    pub x: LayoutUnit,
    pub y: LayoutUnit,
    pub w: LayoutUnit,
    pub h: LayoutUnit,
}

impl Frame {
    /// Creates the rectangle with its top left corner at `x`, `y`.
    pub const fn new(x: LayoutUnit, y: LayoutUnit, w: LayoutUnit, h: LayoutUnit) -> Self {
        Frame { x, y, w, h }
    }

    #[cfg(test)]
    pub(crate) const fn of(x: f64, y: f64, w: f64, h: f64) -> Self {
        Frame::new(LayoutUnit(x), LayoutUnit(y), LayoutUnit(w), LayoutUnit(h))
    }

    /// Creates a rectangle with its centre at `middle`.
    pub fn centred_at(middle: Point, w: LayoutUnit, h: LayoutUnit) -> Self {
        Frame::new(middle.x - w / 2.0, middle.y - h / 2.0, w, h)
    }

    /// Creates a square with its centre at `middle`.
    pub(crate) fn square(middle: Point, side: LayoutUnit) -> Self {
        Frame::centred_at(middle, side, side)
    }

    /// Returns the right edge.
    pub fn right(&self) -> LayoutUnit {
        self.x + self.w
    }

    /// Returns the bottom edge.
    pub fn bottom(&self) -> LayoutUnit {
        self.y + self.h
    }

    /// Returns the corners, row by row.
    pub(super) fn corners(&self) -> [Point; 4] {
        let (r, b) = (self.right(), self.bottom());
        [(self.x, self.y), (r, self.y), (self.x, b), (r, b)].map(|(x, y)| Point::new(x, y))
    }

    /// Returns the smallest frame that contains all points.
    ///
    /// # Panics
    /// If `points` is empty.
    pub fn bounding_box(points: &[Point]) -> Self {
        let (mut low, mut high) = (points[0], points[0]);
        for p in points {
            low = Point::new(low.x.min(p.x), low.y.min(p.y));
            high = Point::new(high.x.max(p.x), high.y.max(p.y));
        }
        Frame::new(low.x, low.y, high.x - low.x, high.y - low.y)
    }

    /// Returns the centre.
    pub(crate) fn centre(&self) -> Point {
        Point::new(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Returns the frame whose edges are `by` inside those of this one, or outside if `by` is
    /// negative.
    pub(crate) fn inset(&self, by: LayoutUnit) -> Frame {
        Frame::new(self.x + by, self.y + by, self.w - 2.0 * by, self.h - 2.0 * by)
    }

    /// Whether a point is inside the frame or on its edge.
    pub fn holds(&self, p: Point) -> bool {
        (self.x..=self.right()).contains(&p.x) && (self.y..=self.bottom()).contains(&p.y)
    }

    /// Splits the frame into its left part of width `w` and the rest to the right, with `gap`
    /// between them.
    pub(crate) fn split_left(&self, w: LayoutUnit, gap: LayoutUnit) -> (Self, Self) {
        (
            Frame::new(self.x, self.y, w, self.h),
            Frame::new(self.x + w + gap, self.y, self.w - w - gap, self.h),
        )
    }

    /// Splits the frame into its top part of height `h` and the rest below, with `gap` between
    /// them.
    pub(crate) fn split_top(&self, h: LayoutUnit, gap: LayoutUnit) -> (Self, Self) {
        (
            Frame::new(self.x, self.y, self.w, h),
            Frame::new(self.x, self.y + h + gap, self.w, self.h - h - gap),
        )
    }

    /// Whether `other` is within this frame, up to the tolerance `HAIR`.
    pub(crate) fn encloses(&self, other: &Frame) -> bool {
        other.x >= self.x - HAIR
            && other.y >= self.y - HAIR
            && other.right() <= self.right() + HAIR
            && other.bottom() <= self.bottom() + HAIR
    }

    /// Whether the two frames share more than a border.
    pub(crate) fn overlaps(&self, other: &Frame) -> bool {
        self.x < other.right() - HAIR
            && other.x < self.right() - HAIR
            && self.y < other.bottom() - HAIR
            && other.y < self.bottom() - HAIR
    }
}

/// Cubic Bézier segment. It starts at the end of the preceding segment.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Cubic {
    c1: Point,
    c2: Point,
    end: Point,
    straight: bool,
}

/// Smooth line: a start point and Bézier segments, closed or open.
///
/// A Bézier segment never leaves the convex hull of its four control points. If all control points
/// are inside a convex region, so is the whole line.
#[derive(Clone, Debug, PartialEq)]
pub struct Contour {
    start: Point,
    segments: Vec<Cubic>,
    closed: bool,
}

impl Contour {
    /// Creates an empty line that starts at a point.
    pub fn from(start: Point) -> Self {
        Contour { start, segments: Vec::new(), closed: false }
    }

    /// Creates an open straight line between two points.
    pub(crate) fn straight(from: Point, to: Point) -> Self {
        let mut line = Contour::from(from);
        line.line(to);
        line
    }

    /// Returns the current end of the line.
    pub fn end(&self) -> Point {
        self.segments.last().map_or(self.start, |s| s.end)
    }

    /// Appends a straight segment.
    pub fn line(&mut self, end: Point) -> &mut Self {
        let from = self.end();
        let (c1, c2) = (from.toward(end, 1.0 / 3.0), from.toward(end, 2.0 / 3.0));
        self.segments.push(Cubic { c1, c2, end, straight: true });
        self
    }

    /// Appends a cubic Bézier curve.
    pub fn curve(&mut self, c1: Point, c2: Point, end: Point) -> &mut Self {
        self.segments.push(Cubic { c1, c2, end, straight: false });
        self
    }

    /// Appends a quadratic Bézier curve. Its points are rounded first, as all points of pages are.
    pub(crate) fn quadratic(&mut self, control: Point, end: Point) -> &mut Self {
        let round = |p: Point| {
            let (x, y) = GridPoint::from(p).units();
            Point::new(LayoutUnit(x), LayoutUnit(y))
        };
        let (from, control, to) = (round(self.end()), round(control), round(end));
        self.curve(from.toward(control, 2.0 / 3.0), to.toward(control, 2.0 / 3.0), end)
    }

    /// Appends a curve to `end` around a corner. It leaves towards `corner` and arrives from there.
    /// `fullness` is the fraction of the way to the corner at which the control points are; 0.5523
    /// yields a quarter of an ellipse.
    pub fn round(&mut self, corner: Point, end: Point, fullness: f64) -> &mut Self {
        let from = self.end();
        self.curve(from.toward(corner, fullness), end.toward(corner, fullness), end)
    }

    /// Closes the line with a straight segment to its start.
    pub fn close(mut self) -> Self {
        self.closed = true;
        self
    }

    /// Creates a circle of radius `r`.
    pub fn circle(centre: Point, r: LayoutUnit) -> Self {
        let Point { x, y } = centre;
        let at = |dx: f64, dy: f64| Point::new(x + dx * r, y + dy * r);
        let mut c = Contour::from(at(1.0, 0.0));
        c.round(at(1.0, 1.0), at(0.0, 1.0), QUARTER)
            .round(at(-1.0, 1.0), at(-1.0, 0.0), QUARTER)
            .round(at(-1.0, -1.0), at(0.0, -1.0), QUARTER)
            .round(at(1.0, -1.0), at(1.0, 0.0), QUARTER);
        c.close()
    }

    /// Creates a rectangle whose corners are rounded by `r`, or by half the shorter side if that is
    /// less.
    pub fn rounded(f: Frame, r: LayoutUnit) -> Self {
        let r = r.min(f.w / 2.0).min(f.h / 2.0);
        let (l, t, b, e) = (f.x, f.y, f.bottom(), f.right());
        let p = Point::new;
        let mut c = Contour::from(p(l + r, t));
        c.line(p(e - r, t)).round(p(e, t), p(e, t + r), QUARTER);
        c.line(p(e, b - r)).round(p(e, b), p(e - r, b), QUARTER);
        c.line(p(l + r, b)).round(p(l, b), p(l, b - r), QUARTER);
        c.line(p(l, t + r)).round(p(l, t), p(l + r, t), QUARTER);
        c.close()
    }

    /// Returns all control points, whose convex hull contains the line.
    #[cfg(test)]
    pub(crate) fn control_points(&self) -> impl Iterator<Item = Point> + '_ {
        std::iter::once(self.start).chain(self.segments.iter().flat_map(|s| [s.c1, s.c2, s.end]))
    }

    /// Returns points along the line in order, `per_segment` on each segment.
    pub fn sample(&self, per_segment: usize) -> Vec<Point> {
        let mut points = vec![self.start];
        let mut from = self.start;
        for s in &self.segments {
            for i in 1..=per_segment {
                let t = i as f64 / per_segment as f64;
                let (a, b, c) = (from.toward(s.c1, t), s.c1.toward(s.c2, t), s.c2.toward(s.end, t));
                points.push(a.toward(b, t).toward(b.toward(c, t), t));
            }
            from = s.end;
        }
        points
    }

    fn push_steps(&self, steps: &mut Vec<Segment>) {
        steps.push(Segment::Move(self.start.into()));
        for Cubic { c1, c2, end, straight } in &self.segments {
            steps.push(match straight {
                true => Segment::Line((*end).into()),
                false => Segment::Curve((*c1).into(), (*c2).into(), (*end).into()),
            });
        }
        if self.closed {
            steps.push(Segment::Close);
        }
    }
}

impl From<Point> for GridPoint {
    fn from(point: Point) -> GridPoint {
        GridPoint::of((point.x.0, point.y.0))
    }
}

impl Outline {
    /// Creates a rectangle whose corners are rounded by `radius`.
    pub(crate) fn rect(f: Frame, radius: LayoutUnit) -> Outline {
        let [w, h, radius] = [f.w, f.h, radius].map(|length| hundredths(length) as i32);
        Outline::Rect { at: Point::new(f.x, f.y).into(), w, h, radius }
    }

    /// Creates a circle of radius `r`.
    pub(crate) fn circle(centre: Point, r: LayoutUnit) -> Outline {
        Outline::Circle { centre: centre.into(), r: hundredths(r) as i32 }
    }
}

/// Creates a node for an outline with its paint.
pub(crate) fn shape_node(outline: Outline, fill: Option<Paint>, line: Option<Stroke>) -> Node {
    Node::Shape(Shape { outline, fill, line, crisp: false, even_odd: false, covers_line: false })
}

/// Creates a path of straight lines from point to point, optionally closed.
pub(crate) fn polyline(points: &[Point], closed: bool) -> Outline {
    let step = |(i, p): (usize, &Point)| {
        if i == 0 { Segment::Move((*p).into()) } else { Segment::Line((*p).into()) }
    };
    let end = closed.then_some(Segment::Close);
    Outline::Path(points.iter().enumerate().map(step).chain(end).collect())
}

/// Creates a single path of separate straight lines.
pub(crate) fn lines(lines: impl IntoIterator<Item = (Point, Point)>) -> Outline {
    let steps = |(from, to): (Point, Point)| [Segment::Move(from.into()), Segment::Line(to.into())];
    Outline::Path(lines.into_iter().flat_map(steps).collect())
}

/// Creates a single path of several [`Contour`]s.
pub(crate) fn outline_of<'a>(contours: impl IntoIterator<Item = &'a Contour>) -> Outline {
    let mut steps = Vec::new();
    contours.into_iter().for_each(|contour| contour.push_steps(&mut steps));
    steps.shrink_to_fit();
    Outline::Path(steps)
}

/// Whether a point is inside closed polygons by the even-odd rule.
pub(crate) fn is_enclosed(outlines: &[Vec<Point>], p: Point) -> bool {
    let mut crossings = 0;
    for points in outlines {
        for i in 0..points.len() {
            let (a, b) = (points[i], points[(i + 1) % points.len()]);
            if (a.y > p.y) != (b.y > p.y) {
                let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x);
                crossings += usize::from(x > p.x);
            }
        }
    }
    crossings % 2 == 1
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Whether a point is inside closed contours by the even-odd rule, so that a hole is outside. Each
    /// segment is approximated by `per_segment` lines.
    pub(in crate::page::shape) fn inside(
        contours: &[Contour],
        p: Point,
        per_segment: usize,
    ) -> bool {
        let outlines: Vec<Vec<Point>> = contours.iter().map(|c| c.sample(per_segment)).collect();
        is_enclosed(&outlines, p)
    }

    #[test]
    fn contours_become_outlines() {
        let mut c = Contour::from(Point::of(0.0, 0.0));
        c.line(Point::of(10.0, 0.0)).round(Point::of(15.0, 0.0), Point::of(15.0, 5.0), 0.5);
        let closed = outline_of([&c.clone().close()]);
        let spot = |x: f64, y: f64| GridPoint::of((x, y));
        let steps = vec![
            Segment::Move(spot(0.0, 0.0)),
            Segment::Line(spot(10.0, 0.0)),
            Segment::Curve(spot(12.5, 0.0), spot(15.0, 2.5), spot(15.0, 5.0)),
            Segment::Close,
        ];
        assert_eq!(closed, Outline::Path(steps));
        assert_eq!(c.sample(4).len(), 9);
    }

    #[test]
    fn circles_are_round_and_hold_their_middle() {
        let centre = Point::of(3.0, 4.0);
        let circle = Contour::circle(centre, LayoutUnit(2.0));
        for p in circle.sample(8) {
            assert!((p.distance(centre) - LayoutUnit(2.0)).abs() < LayoutUnit(0.002));
        }
        assert!(inside(std::slice::from_ref(&circle), centre, 8));
        assert!(!inside(&[circle], Point::of(5.5, 4.0), 8));
    }

    #[test]
    fn neighbours_do_not_overlap() {
        let (left, right) =
            Frame::of(1.0, 2.0, 10.0, 4.0).split_left(LayoutUnit(4.0), LayoutUnit(0.0));
        assert!(!left.overlaps(&right));
        assert!(left.overlaps(&Frame::of(4.9, 2.0, 5.0, 4.0)));
        assert!(Frame::of(1.0, 2.0, 10.0, 4.0).encloses(&right));
        assert!(!left.encloses(&right));
    }
}
