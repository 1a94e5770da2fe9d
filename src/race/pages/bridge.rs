//! Bridges: gentle arcs from foot to end that avoid covering other spaces and signs.

use super::cards;
use super::course::TrackLayout;
use super::curve::Curve;
use crate::page::canvas::{Canvas, Pen};
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point, lines, polyline};
use crate::page::{LayoutUnit, theme};
use crate::race::{SpaceKind, Track};

/// Largest width of a bridge, in units.
const WIDEST: LayoutUnit = LayoutUnit(7.0);
/// Largest width of a bridge, as a share of the track's width.
const SHARE: f64 = 0.4;
/// Bulges tried for an arc, in hundredths of its length, see [`arc`]. The sign gives the side.
const BULGES: [i32; 17] = [6, -6, 10, -10, 15, -15, 20, -20, 26, -26, 33, -33, 41, -41, 50, -50, 0];
/// Further bulges, tried where the others all cover START or FINISH.
const LARGE_BULGES: [i32; 8] = [60, -60, 72, -72, 86, -86, 100, -100];
/// Offsets tried for the ends of a bridge on its spaces, from the middle of the space: along and
/// across, in hundredths of the space's length and width.
const STANDS: [(i32, i32); 5] = [(0, 22), (0, -22), (20, 0), (-20, 0), (0, 0)];

/// Cost per unit of length of a bridge.
const LONG: f64 = 0.05;
/// Cost of each point outside the frame.
const OUTSIDE: f64 = 1e3;
/// Cost of each point on START or FINISH.
const ON_PAD: f64 = 3e3;
/// Distance between the points of the track that show whether a point is on START or FINISH, in
/// units.
const PAD_STEP: LayoutUnit = LayoutUnit(2.0);
/// Cost of covering a space of weight 1 completely.
const COVERING: f64 = 30.0;
/// Cost of each point that touches another bridge.
const CROSSING: f64 = 120.0;
/// Weight of a picture space, multiplied by `COVERING` in the cost.
const PICTURE: f64 = 12.0;
/// Weight of a space with a bridge or a lost turn.
const BUSY: f64 = 8.0;
/// Weight of any other space.
const PLAIN: f64 = 1.0;
/// Distance from the middle of a space within which a bridge covers it, as a share of the space.
const REACH: f64 = 0.42;
/// Number of segments of an arc.
const ARC: u32 = 48;
/// Distance between the points of a side, in units.
const STEP: LayoutUnit = LayoutUnit(1.5);
/// Width of a board, in units.
const BOARD: LayoutUnit = LayoutUnit(1.9);
/// Distance between arrows, in units.
const ARROWS: LayoutUnit = LayoutUnit(18.0);
/// Half the width of the deck, as a share of half the width of the bridge.
const DECK: f64 = 0.8;
/// Line width of a rail with its edge, as a share of half the width.
const RAIL_EDGE: f64 = 0.36;
/// Line width of a rail without its edge, as a share of half the width.
const RAIL: f64 = 0.2;
/// Radius of a post, as a share of half the width.
const POST: f64 = 0.3;
/// Size of an arrow, as a share of the width of the bridge.
const ARROW: f64 = 0.46;
/// Corners of an arrow, forward and sideways, as multiples of its size.
const HEAD: [(f64, f64); 4] = [(1.0, 0.0), (-0.6, 0.85), (-0.2, 0.0), (-0.6, -0.85)];
const ARROW_LINE: LayoutUnit = LayoutUnit(0.4);
const LINE: LayoutUnit = LayoutUnit(0.3);
const INK: Pen = Pen::new(theme::INK, LINE);

#[derive(Clone, Debug)]
pub(super) struct Bridge {
    pub curve: Curve,
    pub foot: usize,
    /// Width including the rails.
    pub width: LayoutUnit,
}

/// Places the bridges of a track, each on the path with the lowest cost.
pub(super) fn bridges(course: &TrackLayout, track: &Track, frame: Frame) -> Vec<Bridge> {
    let width = WIDEST.min(course.width.min(course.length) * SHARE);
    let middles: Vec<Point> =
        (0..course.spaces).map(|i| course.curve.at(course.middle(i))).collect();
    let pads = TrackEnds::new(course);
    let mut all: Vec<Bridge> = Vec::new();
    let ends: Vec<(usize, usize)> = track.bridges().collect();
    // Each bridge is placed twice, so that the first ones also take the last ones into account.
    for &(foot, end) in ends.iter().chain(&ends) {
        all.retain(|b| b.foot != foot);
        let weight = |i: usize| -> f64 {
            if i == foot || i == end {
                return 0.0;
            }
            let space = &track.spaces()[i];
            let taken = ends.iter().any(|&(f, e)| f == i || e == i);
            match space.kind {
                SpaceKind::Picture(_) => PICTURE,
                SpaceKind::Colour(_) if taken || space.lose_turn => BUSY,
                SpaceKind::Colour(_) => PLAIN,
            }
        };
        let weights: Vec<f64> = (0..course.spaces).map(weight).collect();
        let reach = course.width.min(course.length) * REACH + width / 2.0;
        let cost = |curve: &Curve| {
            let mut cost = curve.length().0 * LONG;
            let points: Vec<Point> = curve.points().iter().copied().step_by(3).collect();
            let inside = frame.inset(width / 2.0);
            cost += points.iter().filter(|p| !inside.holds(**p)).count() as f64 * OUTSIDE;
            let covers = |p: &&Point| pads.are_covered(**p, width);
            cost += points.iter().filter(covers).count() as f64 * ON_PAD;
            for (middle, weight) in middles.iter().zip(&weights) {
                let near = points
                    .iter()
                    .map(|p| p.distance(*middle))
                    .fold(LayoutUnit(f64::MAX), LayoutUnit::min);
                let covered = (reach - near).max(LayoutUnit(0.0)) / reach;
                cost += weight * covered * covered * COVERING;
            }
            for other in &all {
                let apart = |p: &&Point| other.distance(**p) < width;
                cost += points.iter().filter(apart).count() as f64 * CROSSING;
            }
            cost
        };
        let mut best: Option<(f64, Curve)> = None;
        for bulges in [&BULGES[..], &LARGE_BULGES] {
            if best.as_ref().is_some_and(|(least, _)| *least < ON_PAD) {
                break;
            }
            for (from, to) in STANDS.iter().flat_map(|a| STANDS.map(|b| (*a, b))) {
                let stand = |space: usize, (along, aside): (i32, i32)| {
                    let along = course.middle(space) + course.length * f64::from(along) / 100.0;
                    course.curve.offset_point(along, course.width * f64::from(aside) / 100.0)
                };
                let (from, to) = (stand(foot, from), stand(end, to));
                for bulge in bulges {
                    let curve = arc(from, to, f64::from(*bulge) / 100.0);
                    let price = cost(&curve);
                    if best.as_ref().is_none_or(|(least, _)| price < *least) {
                        best = Some((price, curve));
                    }
                }
            }
        }
        all.extend(best.map(|(_, curve)| Bridge { curve, foot, width }));
    }
    all
}

/// START and FINISH, as points along the middle of the track.
pub(super) struct TrackEnds {
    pads: Vec<Point>,
    spaces: Vec<Point>,
    /// Half of the track's width.
    half: LayoutUnit,
}

impl TrackEnds {
    pub(super) fn new(course: &TrackLayout) -> TrackEnds {
        let length = course.curve.length();
        let steps = (length / PAD_STEP) as usize + 1;
        let road = course.begin(0).0..course.begin(course.spaces).0;
        let along = (0..=steps).map(|i| length * i as f64 / steps as f64);
        let (spaces, pads): (Vec<_>, Vec<_>) = along.partition(|along| road.contains(&along.0));
        let points = |all: Vec<LayoutUnit>| all.into_iter().map(|at| course.curve.at(at)).collect();
        TrackEnds { pads: points(pads), spaces: points(spaces), half: course.width / 2.0 }
    }

    /// Whether a bridge of this `width` whose middle line passes through `p` covers START or
    /// FINISH there.
    pub(super) fn are_covered(&self, p: Point, width: LayoutUnit) -> bool {
        let nearest = |points: &[Point]| {
            let distances = points.iter().map(|q| p.distance(*q));
            distances.fold(LayoutUnit(f64::MAX), LayoutUnit::min)
        };
        let near = nearest(&self.pads);
        near < self.half + width / 2.0 && near < nearest(&self.spaces)
    }
}

/// Returns the parabola between two points whose height is `bulge` times their distance.
fn arc(from: Point, to: Point, bulge: f64) -> Curve {
    let middle = from.toward(to, 0.5);
    let top = Point::new(
        middle.x - (to.y - from.y) * bulge * 2.0,
        middle.y + (to.x - from.x) * bulge * 2.0,
    );
    let at = |i: u32| {
        let t = f64::from(i) / f64::from(ARC);
        from.toward(top, t).toward(top.toward(to, t), t)
    };
    Curve::through(&(0..=ARC).map(at).collect::<Vec<_>>())
}

impl Bridge {
    /// Distance of point `p` from the middle line of the bridge.
    pub(super) fn distance(&self, p: Point) -> LayoutUnit {
        self.curve
            .points()
            .iter()
            .map(|q| p.distance(*q))
            .fold(LayoutUnit(f64::MAX), LayoutUnit::min)
    }

    pub(super) fn draw(&self, canvas: &mut Canvas) {
        let (length, half) = (self.curve.length(), self.width / 2.0);
        let bounds = self.curve.bounds().inset(-half);
        canvas.ledger.place(Layer::Ground, "bridge", bounds);
        let steps = (length / STEP) as usize + 1;
        let side = |aside: LayoutUnit| -> Vec<Point> {
            (0..=steps)
                .map(|i| self.curve.offset_point(length * i as f64 / steps as f64, aside))
                .collect()
        };
        let (left, right) = (side(-half * DECK), side(half * DECK));
        let deck: Vec<Point> = left.iter().chain(right.iter().rev()).copied().collect();
        // A pale rim separates the wood from the colours beneath.
        canvas.outline(polyline(&deck, true), cards::PALE, Pen::new(cards::PALE, half * DECK));
        canvas.outline(polyline(&deck, true), cards::WOOD, INK);
        let boards = (length / BOARD) as usize;
        let joint = |i| {
            let along = length * i as f64 / boards as f64;
            (
                self.curve.offset_point(along, -half * DECK),
                self.curve.offset_point(along, half * DECK),
            )
        };
        canvas.outline(lines((1..boards).map(joint)), None, Pen::new(cards::JOINT, LINE));
        for rail in [&left, &right] {
            canvas.outline(polyline(rail, false), None, Pen::new(theme::INK, half * RAIL_EDGE));
            canvas.outline(polyline(rail, false), None, Pen::new(cards::RAIL, half * RAIL));
            for post in [rail[0], rail[rail.len() - 1]] {
                canvas.circle(post, half * POST, cards::RAIL, Some(INK));
            }
        }
        let arrows = ((length / ARROWS) as usize).max(1);
        for i in 0..arrows {
            self.arrow(canvas, length * (i as f64 + 0.5) / arrows as f64);
        }
    }

    fn arrow(&self, canvas: &mut Canvas, along: LayoutUnit) {
        let size = self.width * ARROW;
        let at = |forward: f64, aside: f64| {
            let (p, d) = (self.curve.at(along), self.curve.direction(along));
            Point::new(
                p.x + (d.x * forward - d.y * aside) * size,
                p.y + (d.y * forward + d.x * aside) * size,
            )
        };
        let head = HEAD.map(|(forward, aside)| at(forward, aside));
        canvas.outline(polyline(&head, true), theme::PAPER, Pen::new(theme::INK, ARROW_LINE));
    }
}

/// Draws a short straight bridge for the legend.
pub(super) fn sample(canvas: &mut Canvas, from: Point, to: Point, width: LayoutUnit) {
    Bridge { curve: Curve::through(&[from, to]), foot: 0, width }.draw(canvas);
}
