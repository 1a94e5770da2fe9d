//! Outlines, to a hundredth of a unit.

use svgtypes::{SimplePathSegment, SimplifyingPathParser};

use super::hundredths;
use crate::page::length::Unit;

/// The form of something. What it is drawn as matters to inks: boxes and circles are grounds that
/// something stands on, and paths are signs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Outline {
    /// A rectangle from its top left corner, whose corners are rounded by a radius.
    Rect { at: Spot, w: i32, h: i32, radius: i32 },
    /// A circle.
    Circle { centre: Spot, r: i32 },
    /// A straight line.
    Line(Spot, Spot),
    /// Any other.
    Path(Vec<Step>),
}

/// A point, in hundredths of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Spot {
    pub x: i32,
    pub y: i32,
}

/// A step along a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    Move(Spot),
    Line(Spot),
    /// A cubic Bézier curve: two control points and its end.
    Curve(Spot, Spot, Spot),
    Close,
}

impl Spot {
    /// A point in units.
    pub(crate) fn of((x, y): (f64, f64)) -> Spot {
        let [x, y] = [x, y].map(|length| hundredths(Unit(length)) as i32);
        Spot { x, y }
    }

    /// In units.
    pub(crate) fn units(self) -> (f64, f64) {
        (f64::from(self.x) / 100.0, f64::from(self.y) / 100.0)
    }
}

impl Step {
    /// A quadratic Bézier curve between two points in units, as the cubic one that it is.
    pub(super) fn quadratic(from: (f64, f64), control: (f64, f64), to: (f64, f64)) -> Step {
        let part = |from: f64, to: f64| from + (to - from) * 2.0 / 3.0;
        let third = |end: (f64, f64)| Spot::of((part(end.0, control.0), part(end.1, control.1)));
        Step::Curve(third(from), third(to), Spot::of(to))
    }
}

impl Outline {
    /// The edges of what it covers: left, top, right and bottom, in hundredths of a unit.
    pub(crate) fn edges(&self) -> [i32; 4] {
        let mut edges = [i32::MAX, i32::MAX, i32::MIN, i32::MIN];
        let mut add = |spot: Spot| {
            edges = [
                edges[0].min(spot.x),
                edges[1].min(spot.y),
                edges[2].max(spot.x),
                edges[3].max(spot.y),
            ];
        };
        match self {
            Outline::Rect { at, w, h, .. } => {
                add(*at);
                add(Spot { x: at.x + w, y: at.y + h });
            }
            Outline::Circle { centre: Spot { x, y }, r } => {
                add(Spot { x: x - r, y: y - r });
                add(Spot { x: x + r, y: y + r });
            }
            Outline::Line(from, to) => {
                add(*from);
                add(*to);
            }
            Outline::Path(steps) => {
                for step in steps {
                    match *step {
                        Step::Move(to) | Step::Line(to) => add(to),
                        Step::Curve(a, b, to) => [a, b, to].into_iter().for_each(&mut add),
                        Step::Close => {}
                    }
                }
            }
        }
        edges
    }
}

/// Path data of SVG, up to what is none.
impl From<&str> for Outline {
    fn from(d: &str) -> Outline {
        let mut steps = Vec::new();
        let mut last = (0.0, 0.0);
        for segment in SimplifyingPathParser::from(d).map_while(Result::ok) {
            let from = last;
            let mut to = |x, y| {
                last = (x, y);
                Spot::of(last)
            };
            steps.push(match segment {
                SimplePathSegment::MoveTo { x, y } => Step::Move(to(x, y)),
                SimplePathSegment::LineTo { x, y } => Step::Line(to(x, y)),
                SimplePathSegment::CurveTo { x1, y1, x2, y2, x, y } => {
                    Step::Curve(Spot::of((x1, y1)), Spot::of((x2, y2)), to(x, y))
                }
                SimplePathSegment::Quadratic { x1, y1, x, y } => {
                    to(x, y);
                    Step::quadratic(from, (x1, y1), (x, y))
                }
                SimplePathSegment::ClosePath => Step::Close,
            });
        }
        Outline::Path(steps)
    }
}

impl From<String> for Outline {
    fn from(d: String) -> Outline {
        Outline::from(d.as_str())
    }
}
