//! Shapes and their outlines, in hundredths of a unit. The build script includes this file to
//! convert built-in drawings, so it may use nothing of the crate but [`Paint`].

use super::Paint;

/// Outline with its [`Paint`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Shape {
    pub outline: Outline,
    /// Paint of the inside.
    pub fill: Option<Paint>,
    /// Line along the outline.
    pub line: Option<Stroke>,
    /// Whether its edges are drawn without anti-aliasing, which suits scanners best.
    pub crisp: bool,
    /// Whether the even-odd rule applies: outlines within outlines are holes, in whichever
    /// direction they run.
    pub even_odd: bool,
    /// Whether the outline is the area that a stroke covers. Ink modes then treat the fill as a
    /// line.
    pub covers_line: bool,
}

/// Style of a line along an [`Outline`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stroke {
    pub paint: Paint,
    /// Width, in thousandths of a unit.
    pub width: i32,
    pub cap: LineCap,
    pub join: LineJoin,
    pub dashes: Option<Dashes>,
}

/// Cap at the ends of a line and of its dashes: `stroke-linecap` in SVG.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum LineCap {
    #[default]
    Butt,
    Round,
    Square,
}

/// Join at the corners of a line: `stroke-linejoin` in SVG.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum LineJoin {
    #[default]
    Miter,
    Round,
    Bevel,
}

/// Dashes of a line, in hundredths of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Dashes {
    pub length: i32,
    pub gap: i32,
    /// Offset into the dash pattern at the start of the line: `stroke-dashoffset` in SVG.
    pub offset: i32,
}

/// Geometry of a shape. The variant matters for line art: rectangles and circles are backgrounds of
/// other content, and paths are signs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Outline {
    /// Rectangle with its top left corner at `at`, whose corners are rounded by `radius`.
    Rect { at: GridPoint, w: i32, h: i32, radius: i32 },
    /// Circle.
    Circle { centre: GridPoint, r: i32 },
    /// Straight line.
    Line(GridPoint, GridPoint),
    /// Any other path.
    Path(Vec<Segment>),
}

/// Point, in hundredths of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct GridPoint {
    pub x: i32,
    pub y: i32,
}

/// Segment of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Segment {
    Move(GridPoint),
    Line(GridPoint),
    /// Cubic Bézier curve: two control points and the end point.
    Curve(GridPoint, GridPoint, GridPoint),
    Close,
}

impl GridPoint {
    /// Creates a point from coordinates in units.
    pub(crate) fn of((x, y): (f64, f64)) -> GridPoint {
        let [x, y] = [x, y].map(|length| (length * 100.0).round() as i32);
        GridPoint { x, y }
    }

    /// Returns the coordinates in units.
    pub(crate) fn units(self) -> (f64, f64) {
        (f64::from(self.x) / 100.0, f64::from(self.y) / 100.0)
    }
}

impl Segment {
    /// Converts a quadratic Bézier curve to a cubic one. Points are in units.
    pub(super) fn quadratic(from: (f64, f64), control: (f64, f64), to: (f64, f64)) -> Segment {
        let part = |from: f64, to: f64| from + (to - from) * 2.0 / 3.0;
        let third =
            |end: (f64, f64)| GridPoint::of((part(end.0, control.0), part(end.1, control.1)));
        Segment::Curve(third(from), third(to), GridPoint::of(to))
    }
}

impl Outline {
    /// Returns the bounding box of all points, control points included: left, top, right and
    /// bottom, in hundredths of a unit.
    pub(crate) fn edges(&self) -> [i32; 4] {
        let mut edges = [i32::MAX, i32::MAX, i32::MIN, i32::MIN];
        let mut add = |spot: GridPoint| {
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
                add(GridPoint { x: at.x + w, y: at.y + h });
            }
            Outline::Circle { centre: GridPoint { x, y }, r } => {
                add(GridPoint { x: x - r, y: y - r });
                add(GridPoint { x: x + r, y: y + r });
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
