//! Bridges: gentle arcs from foot to end that keep clear of what others must see.

use super::art;
use super::course::Course;
use super::path::{Curve, distance};
use crate::page::canvas::Canvas;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point, n};
use crate::page::theme;
use crate::race::{SpaceKind, Track};

/// A bridge is at most this wide, in mm, and this share of the track.
const WIDEST: f64 = 7.0;
const SHARE: f64 = 0.4;
/// How far an arc may bulge, as shares of its length in hundredths.
const BULGES: [i32; 17] = [6, -6, 10, -10, 15, -15, 20, -20, 26, -26, 33, -33, 41, -41, 50, -50, 0];
/// Where a bridge may stand on its foot and end: shares of a space's length and width from
/// its middle, in hundredths.
const STANDS: [(i32, i32); 5] = [(0, 22), (0, -22), (20, 0), (-20, 0), (0, 0)];

/// A bridge on the page.
#[derive(Clone, Debug)]
pub(super) struct Bridge {
    pub curve: Curve,
    pub foot: usize,
    /// With its rails, in mm.
    pub width: f64,
}

/// The bridges of a track, each on the best way past the others.
pub(super) fn bridges(course: &Course, track: &Track, frame: Frame) -> Vec<Bridge> {
    let width = WIDEST.min(course.width.min(course.length) * SHARE);
    let middles: Vec<Point> =
        (0..course.spaces).map(|i| course.curve.at(course.middle(i))).collect();
    let mut all: Vec<Bridge> = Vec::new();
    let ends: Vec<(usize, usize)> = track.bridges().collect();
    // The second time round, the first ones know of the last.
    for &(foot, end) in ends.iter().chain(&ends) {
        all.retain(|b| b.foot != foot);
        let weight = |i: usize| -> f64 {
            if i == foot || i == end {
                return 0.0;
            }
            let space = &track.spaces()[i];
            let taken = ends.iter().any(|&(f, e)| f == i || e == i);
            match space.kind {
                SpaceKind::Picture(_) => 12.0,
                SpaceKind::Colour(_) if taken || space.lose_turn => 8.0,
                SpaceKind::Colour(_) => 1.0,
            }
        };
        let weights: Vec<f64> = (0..course.spaces).map(weight).collect();
        let reach = course.width.min(course.length) * 0.42 + width / 2.0;
        let cost = |curve: &Curve| {
            let mut cost = curve.length() * 0.05;
            let points: Vec<Point> = curve.points().iter().copied().step_by(3).collect();
            let inside = frame.inset(width / 2.0);
            cost += points.iter().filter(|p| !inside.holds(**p)).count() as f64 * 1e3;
            for (middle, weight) in middles.iter().zip(&weights) {
                let near = points.iter().map(|p| distance(*p, *middle)).fold(f64::MAX, f64::min);
                let covered = (reach - near).max(0.0) / reach;
                cost += weight * covered * covered * 30.0;
            }
            for other in &all {
                let apart = |p: &&Point| other.distance(**p) < width;
                cost += points.iter().filter(apart).count() as f64 * 120.0;
            }
            cost
        };
        let mut best: Option<(f64, Curve)> = None;
        for (from, to) in STANDS.iter().flat_map(|a| STANDS.map(|b| (*a, b))) {
            let stand = |space: usize, (along, aside): (i32, i32)| {
                let along = course.middle(space) + course.length * f64::from(along) / 100.0;
                course.curve.beside(along, course.width * f64::from(aside) / 100.0)
            };
            let (from, to) = (stand(foot, from), stand(end, to));
            for bulge in BULGES {
                let curve = arc(from, to, f64::from(bulge) / 100.0);
                let price = cost(&curve);
                if best.as_ref().is_none_or(|(least, _)| price < *least) {
                    best = Some((price, curve));
                }
            }
        }
        all.extend(best.map(|(_, curve)| Bridge { curve, foot, width }));
    }
    all
}

/// An arc between two points: a parabola that rises by a share of their distance.
fn arc(from: Point, to: Point, bulge: f64) -> Curve {
    let middle = from.toward(to, 0.5);
    let top = Point::new(
        middle.x - (to.y - from.y) * bulge * 2.0,
        middle.y + (to.x - from.x) * bulge * 2.0,
    );
    let at = |i: u32| {
        let t = f64::from(i) / 48.0;
        from.toward(top, t).toward(top.toward(to, t), t)
    };
    Curve::through(&(0..=48).map(at).collect::<Vec<_>>())
}

impl Bridge {
    /// How far a point is from the middle of the bridge.
    pub fn distance(&self, p: Point) -> f64 {
        self.curve.points().iter().map(|q| distance(p, *q)).fold(f64::MAX, f64::min)
    }

    pub fn draw(&self, canvas: &mut Canvas) {
        let (length, half) = (self.curve.length(), self.width / 2.0);
        let bounds = self.curve.bounds().inset(-half);
        canvas.ledger.place(Layer::Ground, "bridge", bounds);
        let steps = (length / 1.5) as usize + 1;
        let side = |aside: f64| -> Vec<Point> {
            (0..=steps)
                .map(|i| self.curve.beside(length * i as f64 / steps as f64, aside))
                .collect()
        };
        let (left, right) = (side(-half * 0.8), side(half * 0.8));
        let deck: Vec<Point> = left.iter().chain(right.iter().rev()).copied().collect();
        // A pale rim keeps the wood apart from the colours under it.
        canvas.outline(&closed(&deck), art::PALE, art::PALE, half * 0.8);
        canvas.outline(&closed(&deck), art::WOOD, theme::INK, 0.3);
        let boards = (length / 1.9) as usize;
        let mut joints = String::new();
        for i in 1..boards {
            let along = length * i as f64 / boards as f64;
            let (a, b) =
                (self.curve.beside(along, -half * 0.8), self.curve.beside(along, half * 0.8));
            joints += &format!("M{} {}L{} {}", n(a.x), n(a.y), n(b.x), n(b.y));
        }
        canvas.outline(&joints, "none", art::JOINT, 0.3);
        for rail in [&left, &right] {
            canvas.outline(&open(rail), "none", theme::INK, half * 0.36);
            canvas.outline(&open(rail), "none", art::RAIL, half * 0.2);
            for post in [rail[0], rail[rail.len() - 1]] {
                canvas.circle((post.x, post.y), half * 0.3, art::RAIL, Some((theme::INK, 0.3)));
            }
        }
        let arrows = ((length / 18.0) as usize).max(1);
        for i in 0..arrows {
            self.arrow(canvas, length * (i as f64 + 0.5) / arrows as f64);
        }
    }

    /// An arrow head on the boards.
    fn arrow(&self, canvas: &mut Canvas, along: f64) {
        let size = self.width * 0.46;
        let at = |forward: f64, aside: f64| {
            let (p, d) = (self.curve.at(along), self.curve.direction(along));
            Point::new(
                p.x + (d.x * forward - d.y * aside) * size,
                p.y + (d.y * forward + d.x * aside) * size,
            )
        };
        let head = [at(1.0, 0.0), at(-0.6, 0.85), at(-0.2, 0.0), at(-0.6, -0.85)];
        canvas.outline(&closed(&head), "#ffffff", theme::INK, 0.4);
    }
}

/// Path data of a line through points.
pub(super) fn open(points: &[Point]) -> String {
    let mut d = String::new();
    for (i, p) in points.iter().enumerate() {
        let letter = if i == 0 { 'M' } else { 'L' };
        d += &format!("{letter}{} {}", n(p.x), n(p.y));
    }
    d
}

/// Path data of a closed line through points.
pub(super) fn closed(points: &[Point]) -> String {
    open(points) + "Z"
}

/// A short straight bridge, for the legend.
pub(super) fn sample(canvas: &mut Canvas, (from, to): (Point, Point), width: f64) {
    Bridge { curve: Curve::through(&[from, to]), foot: 0, width }.draw(canvas);
}
