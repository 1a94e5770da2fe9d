//! Scan conversion: the pixels that an area covers. A module for browsers has this code in place of
//! the bitmaps of `tiny_skia`, which would include code for all kinds of blending.

use tiny_skia::{Path, PathSegment, Point};

/// Scan lines per pixel.
const LINES: f32 = 4.0;
/// Horizontal subpixel positions per pixel.
const PLACES: f32 = 4.0;
/// Line segments by which a curve is approximated.
const STEPS: u8 = 16;

/// Crossings of edges with scan lines: the scan line, the subpixel position, and whether the edge
/// runs downwards.
#[derive(Default)]
struct EdgeCrossings(Vec<(i32, i32, bool)>);

impl EdgeCrossings {
    fn add(&mut self, from: Point, to: Point) {
        let is_down = from.y < to.y;
        let (top, bottom) = if is_down { (from, to) } else { (to, from) };
        // A scan line is sampled at its vertical middle.
        let line = |y: f32| (y * LINES - 0.5).ceil() as i32;
        for line in line(top.y)..line(bottom.y) {
            let y = (line as f32 + 0.5) / LINES;
            let x = top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y);
            self.0.push((line, (x * PLACES + 0.5).floor() as i32, is_down));
        }
    }
}

/// Returns the indices of the pixels of a square bitmap that are covered by at least half. `side`
/// is in pixels. The winding rule is nonzero.
pub(super) fn covered_pixels(area: &Path, side: u32) -> Vec<usize> {
    let edges = edges(area);
    let (lines, places) = (LINES as usize, PLACES as usize);
    let side = side as usize;
    let mut covers = vec![0; side * side];
    let mut winding = 0;
    for (&(line, from, is_down), &(_, to, _)) in edges.iter().zip(edges.iter().skip(1)) {
        winding += if is_down { 1 } else { -1 };
        let Some(row) = usize::try_from(line).ok().filter(|line| *line < side * lines) else {
            continue;
        };
        if winding == 0 {
            continue;
        }
        let within = |place: i32| usize::try_from(place).unwrap_or_default().min(side * places);
        let (mut from, to) = (within(from), within(to));
        while from < to {
            let end = to.min((from / places + 1) * places);
            covers[row / lines * side + from / places] += end - from;
            from = end;
        }
    }
    let covers = covers.into_iter().enumerate();
    covers.filter(|(_, cover)| 2 * cover >= lines * places).map(|(pixel, _)| pixel).collect()
}

/// Returns the crossings, sorted by scan line and then from left to right. Each scan line has equal
/// numbers of downward and upward crossings, since all contours are closed.
fn edges(area: &Path) -> Vec<(i32, i32, bool)> {
    let mut edges = EdgeCrossings::default();
    let (mut start, mut at) = (Point::zero(), Point::zero());
    for segment in area.segments() {
        match segment {
            PathSegment::MoveTo(to) => {
                edges.add(at, start);
                (start, at) = (to, to);
            }
            PathSegment::LineTo(to) => {
                edges.add(at, to);
                at = to;
            }
            PathSegment::QuadTo(by, to) => {
                let from = at;
                for step in 1..=STEPS {
                    let t = f32::from(step) / f32::from(STEPS);
                    let next = between(between(from, by, t), between(by, to, t), t);
                    edges.add(at, next);
                    at = next;
                }
            }
            PathSegment::CubicTo(a, b, to) => {
                let from = at;
                for step in 1..=STEPS {
                    let t = f32::from(step) / f32::from(STEPS);
                    let middle = between(a, b, t);
                    let first = between(between(from, a, t), middle, t);
                    let next = between(first, between(middle, between(b, to, t), t), t);
                    edges.add(at, next);
                    at = next;
                }
            }
            PathSegment::Close => {
                edges.add(at, start);
                at = start;
            }
        }
    }
    edges.add(at, start);
    edges.0.sort_unstable();
    edges.0
}

fn between(from: Point, to: Point, t: f32) -> Point {
    Point::from_xy(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t)
}
