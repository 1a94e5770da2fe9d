//! Finding room: the largest round place on a space that no bridge covers.

use super::bridge::Bridge;
use super::course::Course;
use crate::page::Unit;
use crate::page::shape::{Frame, Point};

/// Places tried along and across a space, to each side of its middle.
const PLACES: i32 = 6;
/// From a round place to the lines around it.
const CLEAR: Unit = Unit(0.9);

/// How far from the middle places are tried, as a share of the space.
const REACH: f64 = 0.4;
/// Between two places side by side.
const APART: Unit = Unit(0.1);
/// How much larger a place must be to be better.
const BETTER: Unit = Unit(0.02);
const BETTER_SHARE: f64 = 1e-3;

/// A round place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Disc {
    pub middle: Point,
    pub radius: Unit,
}

impl Disc {
    /// The square that a symbol fills, a little over what the disc holds: symbols have
    /// empty corners.
    pub(super) fn frame(&self) -> Frame {
        Frame::square(self.middle, 2.0 * self.radius)
    }
}

/// The places on a space: their middles, and how large they can be.
pub(super) fn places(course: &Course, space: usize, bridges: &[Bridge]) -> Vec<Disc> {
    let (begin, end) = (course.begin(space), course.begin(space + 1));
    let outline = course.outline(begin, end);
    let mut all = Vec::new();
    // From the middle outward, so that the middle wins among equals.
    let mut steps: Vec<(i32, i32)> =
        (-PLACES..=PLACES).flat_map(|a| (-PLACES..=PLACES).map(move |b| (a, b))).collect();
    steps.sort_by_key(|(a, b)| a * a + b * b);
    for (a, b) in steps {
        let share = |i: i32| f64::from(i) * REACH / f64::from(PLACES);
        let along = course.middle(space) + course.length * share(a);
        let middle = course.curve.beside(along, course.width * share(b));
        let edge = |i: usize| to_segment(middle, outline[i], outline[(i + 1) % outline.len()]);
        let mut radius = (0..outline.len()).map(edge).fold(Unit(f64::MAX), Unit::min) - CLEAR;
        for bridge in bridges {
            radius = radius.min(bridge.distance(middle) - bridge.width / 2.0 - CLEAR);
        }
        if radius > Unit(0.0) {
            all.push(Disc { middle, radius });
        }
    }
    all
}

/// The largest place, of at most a radius.
pub(super) fn largest(places: &[Disc], most: Unit) -> Option<Disc> {
    let mut best: Option<Disc> = None;
    for place in places {
        let radius = place.radius.min(most);
        if best.is_none_or(|b| radius > b.radius + BETTER) {
            best = Some(Disc { radius, ..*place });
        }
    }
    best
}

/// Two places side by side, of at most `large` and `small` radius, which shrink alike.
pub(super) fn pair(places: &[Disc], large: Unit, small: Unit) -> Option<(Disc, Disc)> {
    let mut best: Option<(f64, (Disc, Disc))> = None;
    for a in places {
        for b in places {
            // Their squares keep apart, and so all that is drawn in them.
            let (dx, dy) = (b.middle.x - a.middle.x, b.middle.y - a.middle.y);
            let apart = dx.abs().max(dy.abs()) - APART;
            let share =
                (a.radius / large).min(b.radius / small).min(apart / (large + small)).min(1.0);
            if share > best.as_ref().map_or(0.0, |(most, _)| *most + BETTER_SHARE) {
                let pair =
                    (Disc { radius: large * share, ..*a }, Disc { radius: small * share, ..*b });
                best = Some((share, pair));
            }
        }
    }
    best.map(|(_, pair)| pair)
}

fn to_segment(p: Point, a: Point, b: Point) -> Unit {
    let (dx, dy) = ((b.x - a.x).0, (b.y - a.y).0);
    let length = dx * dx + dy * dy;
    let share = if length > 0.0 { ((p.x - a.x).0 * dx + (p.y - a.y).0 * dy) / length } else { 0.0 };
    p.distance(a.toward(b, share.clamp(0.0, 1.0)))
}
