//! Shapes and their outlines, to a hundredth of a unit. The build, which reads the program's own
//! drawings, knows this file, too: it names nothing of the crate but paint.

use super::Paint;

/// An outline with its paint.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Shape {
    pub outline: Outline,
    /// What its inside is painted with.
    pub fill: Option<Paint>,
    /// The line along it.
    pub line: Option<Stroke>,
    /// Whether its edges are drawn without smoothing, as machines read them best.
    pub crisp: bool,
    /// Whether outlines within outlines are holes, whichever way they turn.
    pub even_odd: bool,
    /// Whether it is a line, told by what it covers: to inks its fill is one.
    pub covers_line: bool,
}

/// A line along an outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stroke {
    pub paint: Paint,
    /// In thousandths of a unit.
    pub width: i32,
    pub ends: Ends,
    pub corners: Corners,
    pub dashes: Option<Dashes>,
}

/// How a line and its dashes end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Ends {
    #[default]
    Butt,
    Round,
    Square,
}

/// What a line's corners are like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Corners {
    #[default]
    Pointed,
    Round,
    Bevelled,
}

/// Dashes of a line, in hundredths of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Dashes {
    pub length: i32,
    pub gap: i32,
    /// How much of the pattern lies before the line begins.
    pub before: i32,
}

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
    Path(Vec<Segment>),
}

/// A point, in hundredths of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Spot {
    pub x: i32,
    pub y: i32,
}

/// A step along a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Segment {
    Move(Spot),
    Line(Spot),
    /// A cubic Bézier curve: two control points and its end.
    Curve(Spot, Spot, Spot),
    Close,
}

impl Spot {
    /// A point in units.
    pub(crate) fn of((x, y): (f64, f64)) -> Spot {
        let [x, y] = [x, y].map(|length| (length * 100.0).round() as i32);
        Spot { x, y }
    }

    /// In units.
    pub(crate) fn units(self) -> (f64, f64) {
        (f64::from(self.x) / 100.0, f64::from(self.y) / 100.0)
    }
}

impl Segment {
    /// A quadratic Bézier curve between two points in units, as the cubic one that it is.
    pub(super) fn quadratic(from: (f64, f64), control: (f64, f64), to: (f64, f64)) -> Segment {
        let part = |from: f64, to: f64| from + (to - from) * 2.0 / 3.0;
        let third = |end: (f64, f64)| Spot::of((part(end.0, control.0), part(end.1, control.1)));
        Segment::Curve(third(from), third(to), Spot::of(to))
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
                        Segment::Move(to) | Segment::Line(to) => add(to),
                        Segment::Curve(a, b, to) => [a, b, to].into_iter().for_each(&mut add),
                        Segment::Close => {}
                    }
                }
            }
        }
        edges
    }
}
