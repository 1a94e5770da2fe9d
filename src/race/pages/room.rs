//! Finding room: the largest round place on a space that no bridge covers.

use super::bridge::Bridge;
use super::course::Course;
use super::path::distance;
use crate::page::shape::{Frame, Point};

/// Places tried along and across a space, to each side of its middle.
const PLACES: i32 = 6;
/// From a round place to the lines around it, in mm.
const CLEAR: f64 = 0.9;

/// A round place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Disc {
    pub middle: Point,
    pub radius: f64,
}

impl Disc {
    /// The square that a symbol fills, a little over what the disc holds: symbols have
    /// empty corners.
    pub fn frame(&self) -> Frame {
        let side = 2.0 * self.radius;
        Frame::around(self.middle.x, self.middle.y, side, side)
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
        let share = |i: i32| f64::from(i) * 0.4 / f64::from(PLACES);
        let along = course.middle(space) + course.length * share(a);
        let middle = course.curve.beside(along, course.width * share(b));
        let edge = |i: usize| to_segment(middle, outline[i], outline[(i + 1) % outline.len()]);
        let mut radius = (0..outline.len()).map(edge).fold(f64::MAX, f64::min) - CLEAR;
        for bridge in bridges {
            radius = radius.min(bridge.distance(middle) - bridge.width / 2.0 - CLEAR);
        }
        if radius > 0.0 {
            all.push(Disc { middle, radius });
        }
    }
    all
}

/// The largest place, of at most `most` mm radius.
pub(super) fn largest(places: &[Disc], most: f64) -> Option<Disc> {
    let mut best: Option<Disc> = None;
    for place in places {
        let radius = place.radius.min(most);
        if best.is_none_or(|b| radius > b.radius + 0.02) {
            best = Some(Disc { radius, ..*place });
        }
    }
    best
}

/// Two places side by side, of at most `large` and `small` mm radius, which shrink alike.
pub(super) fn pair(places: &[Disc], large: f64, small: f64) -> Option<(Disc, Disc)> {
    let mut best: Option<(f64, (Disc, Disc))> = None;
    for a in places {
        for b in places {
            // Their squares keep apart, and so all that is drawn in them.
            let (dx, dy) = (b.middle.x - a.middle.x, b.middle.y - a.middle.y);
            let apart = dx.abs().max(dy.abs()) - 0.1;
            let share =
                (a.radius / large).min(b.radius / small).min(apart / (large + small)).min(1.0);
            if share > best.as_ref().map_or(0.0, |(most, _)| *most + 1e-3) {
                let pair =
                    (Disc { radius: large * share, ..*a }, Disc { radius: small * share, ..*b });
                best = Some((share, pair));
            }
        }
    }
    best.map(|(_, pair)| pair)
}

fn to_segment(p: Point, a: Point, b: Point) -> f64 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let length = dx * dx + dy * dy;
    let share = if length > 0.0 { ((p.x - a.x) * dx + (p.y - a.y) * dy) / length } else { 0.0 };
    distance(p, a.toward(b, share.clamp(0.0, 1.0)))
}
