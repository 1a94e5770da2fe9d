//! Garden outlines: one smooth, slightly irregular contour around a set of cells.
//!
//! Proof that a contour never leaves its cells: every node on a straight run has a distance of
//! `inset ± wobble` from the border of the cells, and so have its control points. The curves of the
//! run therefore stay in that strip. At a corner, let X be the intersection of the two strips'
//! lines. The curve of the corner departs from X by at most its radius along one axis while it
//! returns along the other; both at once never exceed 0.293 of the radius. A convex corner turns
//! towards the inside of the garden. At a concave corner the radius is at most 2.4 times the least
//! distance of X from the foreign cell, so that at least 0.29 of that distance remains.

use std::collections::BTreeSet;

use super::geometry::{Contour, Point, QUARTER};
use crate::common::stream::Stream;
use crate::page::length::LayoutUnit;

/// Dimensions of garden outlines. They are created by [`GardenStyle::new`] only, which makes them
/// consistent with each other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GardenStyle {
    origin: Point,
    cell: (LayoutUnit, LayoutUnit),
    inset: LayoutUnit,
    wobble: LayoutUnit,
    corner: LayoutUnit,
}

impl GardenStyle {
    /// Creates the style for a grid. Cell (0, 0) has its top left corner at `origin`, and cells
    /// have the width and height `cell`. Outlines have a distance of `inset` ± `wobble` from the
    /// borders of their cells. Their convex corners have a radius of about `corner`.
    ///
    /// Dimensions that are too large are reduced: the inset to a fifth of a cell, the wobble to 0.4
    /// of the inset, and the corner to a value that leaves room for the sides.
    pub(crate) fn new(
        origin: Point,
        cell: (LayoutUnit, LayoutUnit),
        inset: LayoutUnit,
        wobble: LayoutUnit,
        corner: LayoutUnit,
    ) -> Self {
        let none = LayoutUnit(0.0);
        let small = cell.0.min(cell.1);
        let inset = inset.clamp(none, small / 5.0);
        let wobble = wobble.clamp(none, inset * 0.4);
        let corner = corner.clamp(none, (small - 2.0 * (inset + wobble)) * 0.4);
        GardenStyle { origin, cell, inset, wobble, corner }
    }

    /// Returns the least distance of outlines from foreign cells along straight runs. The module's
    /// notes state the distance at corners.
    pub(crate) fn clearance(&self) -> LayoutUnit {
        self.inset - self.wobble
    }

    fn at(&self, x: i32, y: i32) -> Point {
        Point::new(
            self.origin.x + f64::from(x) * self.cell.0,
            self.origin.y + f64::from(y) * self.cell.1,
        )
    }

    /// Draws a random distance from the border: the inset ± the wobble.
    fn distance(&self, stream: &mut Stream) -> LayoutUnit {
        self.inset + self.wobble * swing(stream)
    }
}

/// Largest radius of a concave corner, in clearances: see the module's notes.
const CONCAVE: f64 = 2.4;

/// Draws a random number from -1 to 1.
fn swing(stream: &mut Stream) -> f64 {
    (stream.below(2001) as f64 - 1000.0) / 1000.0
}

/// Unit steps in the four directions, clockwise on the page, starting to the right.
const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// Straight part of a border, with the garden to the right of its direction.
#[derive(Clone, Copy, Debug)]
struct BorderSegment {
    from: (i32, i32),
    direction: usize,
    cells: i32,
    /// Whether the corner at its end is convex: the border turns around the garden, and not around
    /// a foreign cell.
    convex_end: bool,
}

/// Returns the borders of a set of cells, each as a closed ring of runs. Cells that touch at a
/// corner only are separate there.
fn borders(cells: &BTreeSet<(i32, i32)>) -> Vec<Vec<BorderSegment>> {
    let mut edges = BTreeSet::new();
    for &(x, y) in cells {
        for (direction, from) in [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)].iter().enumerate()
        {
            let outward = STEPS[(direction + 3) % 4];
            if !cells.contains(&(x + outward.0, y + outward.1)) {
                edges.insert((*from, direction));
            }
        }
    }
    let mut rings = Vec::new();
    while let Some(&(start, mut direction)) = edges.iter().next() {
        let mut walk = Vec::new();
        let mut at = start;
        while edges.remove(&(at, direction)) {
            walk.push((at, direction));
            at = (at.0 + STEPS[direction].0, at.1 + STEPS[direction].1);
            // A right turn has priority: at a crossing it continues around the same cell.
            let turns = [(direction + 1) % 4, direction, (direction + 3) % 4];
            direction = turns.into_iter().find(|&d| edges.contains(&(at, d))).unwrap_or(direction);
        }
        rings.push(runs(&walk));
    }
    rings
}

/// Joins the unit edges of a ring to [`BorderSegment`]s.
fn runs(walk: &[((i32, i32), usize)]) -> Vec<BorderSegment> {
    let len = walk.len();
    let corner = (0..len).find(|&i| walk[i].1 != walk[(i + len - 1) % len].1).unwrap_or(0);
    let mut runs: Vec<BorderSegment> = Vec::new();
    for i in 0..len {
        let (from, direction) = walk[(corner + i) % len];
        match runs.last_mut() {
            Some(run) if run.direction == direction => run.cells += 1,
            _ => runs.push(BorderSegment { from, direction, cells: 1, convex_end: true }),
        }
    }
    for i in 0..runs.len() {
        let next = runs[(i + 1) % runs.len()].direction;
        runs[i].convex_end = next == (runs[i].direction + 1) % 4;
    }
    runs
}

fn coordinates(cells: &[(u8, u8)]) -> BTreeSet<(i32, i32)> {
    cells.iter().map(|&(x, y)| (i32::from(x), i32::from(y))).collect()
}

/// Returns the outline of a garden: a contour around it, and one around each enclosed hole. The
/// cells should be connected; each separate part has a contour.
pub(crate) fn garden_outline(
    cells: &[(u8, u8)],
    style: &GardenStyle,
    stream: &mut Stream,
) -> Vec<Contour> {
    borders(&coordinates(cells)).iter().map(|ring| contour(ring, style, stream)).collect()
}

fn contour(ring: &[BorderSegment], style: &GardenStyle, stream: &mut Stream) -> Contour {
    let count = ring.len();
    let distances: Vec<Vec<LayoutUnit>> = ring
        .iter()
        .map(|r| (0..2 * r.cells + 1).map(|_| style.distance(stream)).collect())
        .collect();
    let corners: Vec<LayoutUnit> = ring
        .iter()
        .map(|r| {
            let wish = style.corner * (1.0 + 0.15 * swing(stream));
            if r.convex_end { wish } else { wish.min(CONCAVE * style.clearance()) }
        })
        .collect();

    let mut line: Option<Contour> = None;
    let mut first = Point::default();
    for i in 0..count {
        let (run, before, after) = (&ring[i], (i + count - 1) % count, (i + 1) % count);
        let step = STEPS[run.direction];
        let along = (f64::from(step.0), f64::from(step.1));
        let base = style.at(run.from.0, run.from.1);
        let cell = if step.0 != 0 { style.cell.0 } else { style.cell.1 };
        let place = |along_by: LayoutUnit, inward: LayoutUnit| {
            Point::new(
                base.x + along.0 * along_by - along.1 * inward,
                base.y + along.1 * along_by + along.0 * inward,
            )
        };
        let side = |convex: bool| if convex { 1.0 } else { -1.0 };
        let previous = distances[before].last().copied().unwrap_or(style.inset);
        let start = side(ring[before].convex_end) * previous + corners[before];
        let corner = cell * f64::from(run.cells) - side(run.convex_end) * distances[after][0];
        let end = corner - corners[i];

        let own = &distances[i];
        let gap = (end - start) / (own.len() - 1) as f64;
        let mut at = start;
        let line = match &mut line {
            Some(line) => line,
            None => {
                first = place(start, own[0]);
                line.insert(Contour::from(first))
            }
        };
        for (k, &inward) in own.iter().enumerate().skip(1) {
            let last = k == own.len() - 1;
            let to = if last { end } else { start + gap * (k as f64 + 0.25 * swing(stream)) };
            let third = (to - at) / 3.0;
            line.curve(place(at + third, own[k - 1]), place(to - third, inward), place(to, inward));
            at = to;
        }
        let last = own[own.len() - 1];
        let turned = if i + 1 == count {
            first
        } else {
            place(corner, last + side(run.convex_end) * corners[i])
        };
        line.round(place(corner, last), turned, QUARTER);
    }
    line.map_or_else(|| Contour::from(first), Contour::close)
}

/// Returns the lines between the cells of a garden. They are slightly wavy, and end `gap` before
/// its outline and before each other.
pub(crate) fn garden_lines(
    cells: &[(u8, u8)],
    style: &GardenStyle,
    gap: LayoutUnit,
    stream: &mut Stream,
) -> Vec<Contour> {
    let own = coordinates(cells);
    let mut lines = Vec::new();
    for &(x, y) in &own {
        for (other, ends, across) in [
            ((x + 1, y), [(x + 1, y), (x + 1, y + 1)], (1.0, 0.0)),
            ((x, y + 1), [(x, y + 1), (x + 1, y + 1)], (0.0, 1.0)),
        ] {
            if !own.contains(&other) {
                continue;
            }
            let (a, b) = (style.at(ends[0].0, ends[0].1), style.at(ends[1].0, ends[1].1));
            let length = (b.x - a.x) + (b.y - a.y);
            let short = |end: (i32, i32)| {
                let all = [(0, 0), (-1, 0), (0, -1), (-1, -1)]
                    .iter()
                    .all(|d| own.contains(&(end.0 + d.0, end.1 + d.1)));
                if all { gap } else { style.inset + style.wobble + gap }
            };
            let (from, to) =
                (a.toward(b, short(ends[0]) / length), a.toward(b, 1.0 - short(ends[1]) / length));
            let sway = style.wobble * swing(stream);
            let bend =
                |p: Point, by: LayoutUnit| Point::new(p.x + across.0 * by, p.y + across.1 * by);
            let mut line = Contour::from(from);
            line.curve(bend(from.toward(to, 0.33), sway), bend(from.toward(to, 0.66), -sway), to);
            lines.push(line);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::seed::Seed;
    use crate::page::shape::geometry::tests::inside;
    use proptest::prelude::*;

    const CELL: (f64, f64) = (33.0, 40.0);

    fn style() -> GardenStyle {
        GardenStyle::new(
            Point::of(10.0, 12.0),
            (LayoutUnit(CELL.0), LayoutUnit(CELL.1)),
            LayoutUnit(1.3),
            LayoutUnit(0.45),
            LayoutUnit(7.0),
        )
    }

    fn stream(seed: u64) -> Stream {
        Stream::new(Seed(seed), "art", 0)
    }

    /// Divides a side of 8 x 4 cells into random connected gardens, which may be rings.
    fn gardens(seed: u64) -> Vec<Vec<(u8, u8)>> {
        let mut s = stream(seed);
        let mut free: Vec<(u8, u8)> = (0..32).map(|i| (i % 8, i / 8)).collect();
        let mut all = Vec::new();
        while let Some(first) = s.take(&mut free) {
            let mut garden = vec![first];
            for _ in 0..s.below(11) {
                let near: Vec<(u8, u8)> = free
                    .iter()
                    .copied()
                    .filter(|c| garden.iter().any(|g| c.0.abs_diff(g.0) + c.1.abs_diff(g.1) == 1))
                    .collect();
                if let Some(&next) = s.pick(&near) {
                    free.retain(|&c| c != next);
                    garden.push(next);
                }
            }
            all.push(garden);
        }
        all
    }

    /// Returns the distance of a point from a cell, the larger of the two axes; 0 inside the cell.
    fn away(p: Point, c: (u8, u8)) -> LayoutUnit {
        let corner = style().at(c.0.into(), c.1.into());
        let axis = |v: LayoutUnit, low: LayoutUnit, size: f64| {
            (low - v).max(v - low - LayoutUnit(size)).max(LayoutUnit(0.0))
        };
        axis(p.x, corner.x, CELL.0).max(axis(p.y, corner.y, CELL.1))
    }

    fn meet(a: Point, b: Point, c: Point, d: Point) -> bool {
        a.cross(b, c) * a.cross(b, d) < 0.0 && c.cross(d, a) * c.cross(d, b) < 0.0
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn outlines_keep_to_their_own_cells(seed: u64) {
            let style = style();
            let mut s = stream(!seed);
            let gardens = gardens(seed);
            let mut drawn: Vec<Vec<Point>> = Vec::new();
            for garden in &gardens {
                let outline = garden_outline(garden, &style, &mut s);
                let mut points = Vec::new();
                for contour in &outline {
                    let sample = contour.sample(6);
                    for i in 0..sample.len() - 1 {
                        for j in i + 2..sample.len() - 1 {
                            prop_assert!(
                                !meet(sample[i], sample[i + 1], sample[j], sample[j + 1]),
                                "{:?} crosses itself", garden
                            );
                        }
                    }
                    points.extend(sample);
                }
                for &p in &points {
                    prop_assert!(garden.iter().any(|&c| away(p, c) == LayoutUnit(0.0)));
                    for other in gardens.iter().flatten().filter(|c| !garden.contains(c)) {
                        prop_assert!(away(p, *other) >= 0.29 * style.clearance());
                    }
                }
                for c in garden {
                    let middle = style.at(i32::from(c.0), i32::from(c.1));
                    let middle = middle.toward(style.at(i32::from(c.0) + 1, i32::from(c.1) + 1), 0.5);
                    prop_assert!(inside(&outline, middle, 4));
                }
                for line in garden_lines(garden, &style, LayoutUnit(1.5), &mut s) {
                    for p in line.sample(4) {
                        prop_assert!(inside(&outline, p, 6));
                    }
                }
                drawn.push(points);
            }
            for (i, a) in drawn.iter().enumerate() {
                for b in &drawn[..i] {
                    for (p, q) in a.iter().flat_map(|p| b.iter().map(move |q| (p, q))) {
                        prop_assert!(p.distance(*q) >= 1.5 * style.clearance());
                    }
                }
            }
        }
    }

    #[test]
    fn rings_have_a_hole_and_corners_stay_apart() {
        let ring = Vec::from([(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)]);
        let outline = garden_outline(&ring, &style(), &mut stream(1));
        assert_eq!(outline.len(), 2);
        let middle = Point::of(10.0 + 1.5 * CELL.0, 12.0 + 1.5 * CELL.1);
        assert!(!inside(&outline, middle, 4));

        let hook = Vec::from([(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 1)]);
        assert_eq!(garden_outline(&hook, &style(), &mut stream(1)).len(), 1);
    }

    #[test]
    fn outlines_repeat_and_vary() {
        let pair = Vec::from([(0, 0), (1, 0)]);
        let outline = |seed| garden_outline(&pair, &style(), &mut stream(seed));
        assert_eq!(outline(1), outline(1));
        assert_ne!(outline(1), outline(2));
        assert_eq!(garden_lines(&pair, &style(), LayoutUnit(1.0), &mut stream(1)).len(), 1);
        assert!(garden_outline(&[], &style(), &mut stream(1)).is_empty());
    }
}
