//! Conversion of SVG files to shapes. The build script includes this file to convert built-in
//! drawings, so it may use nothing of the crate but shapes and paint.

use usvg::tiny_skia_path::{self, PathSegment, Point as Place, Transform};
use usvg::{FillRule, Group, Node, Tree};

use super::{Dashes, GridPoint, LineCap, LineJoin, Outline, Paint, Rgb, Segment, Shape, Stroke};

/// Shape of a drawing, in the drawing's units.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ParsedShape {
    pub shape: Shape,
    /// Units of the drawing per unit of the shape's own coordinates. A line that an ink mode adds
    /// is scaled by it, so that it matches the other lines of the shape.
    pub scale: f32,
}

/// Returns the shapes of a drawing, in its units.
///
/// # Errors
/// If it contains anything but flat, opaque shapes. The message states what to use.
pub(crate) fn shapes(tree: &Tree) -> Result<Vec<ParsedShape>, &'static str> {
    shapes_scaled(tree, 1.0)
}

/// Returns the shapes of a drawing, in units of which each of its own is `scale`.
///
/// # Errors
/// As [`shapes`].
pub(crate) fn shapes_scaled(tree: &Tree, scale: f32) -> Result<Vec<ParsedShape>, &'static str> {
    let mut shapes = Vec::new();
    collect(tree.root(), scale, &mut shapes)?;
    Ok(shapes)
}

fn collect(group: &Group, scale: f32, shapes: &mut Vec<ParsedShape>) -> Result<(), &'static str> {
    for node in group.children() {
        match node {
            Node::Group(group) => {
                let is_cut = group.clip_path().is_some() || group.mask().is_some();
                if is_cut || !group.filters().is_empty() {
                    return Err("it has a clip, a mask or a filter; use shapes alone");
                }
                if group.opacity().get() != 1.0 {
                    return Err(TRANSLUCENT);
                }
                collect(group, scale, shapes)?;
            }
            Node::Path(path) if path.is_visible() => shapes.push(shape(path, scale)?),
            Node::Path(_) => {}
            Node::Text(_) | Node::Image(_) => {
                return Err("it has text or a picture; use shapes alone");
            }
        }
    }
    Ok(())
}

const TRANSLUCENT: &str = "something in it is translucent; use plain colours";

fn shape(path: &usvg::Path, scale: f32) -> Result<ParsedShape, &'static str> {
    let ts = path.abs_transform().post_scale(scale, scale);
    let fill = path.fill().map(|fill| {
        if fill.rule() == FillRule::EvenOdd && path.data().segments().filter(is_move).count() > 1 {
            return Err("it has holes by the even-odd rule; turn inner outlines the other way");
        }
        convert_paint(fill.paint(), fill.opacity().get())
    });
    let line = path.stroke().map(|line| stroke(line, ts));
    let (fill, line) = (fill.transpose()?, line.transpose()?);
    let shape = Shape {
        outline: Outline::Path(convert_path(path.data(), ts)),
        fill,
        line,
        crisp: false,
        even_odd: false,
        covers_line: false,
    };
    let (across, down) = ts.get_scale();
    Ok(ParsedShape { shape, scale: (across + down) / 2.0 })
}

fn is_move(segment: &PathSegment) -> bool {
    matches!(segment, PathSegment::MoveTo(_))
}

fn stroke(line: &usvg::Stroke, ts: Transform) -> Result<Stroke, &'static str> {
    let (across, down) = ts.get_scale();
    if (across - down).abs() > 1e-3 * across.max(down) {
        return Err("it has a line that is wider one way than the other; scale all alike");
    }
    let length = |length: f32| f64::from(length * across);
    let dashes = match line.dasharray() {
        None => None,
        Some(&[dash, gap]) => {
            let [length, gap, before] =
                [dash, gap, line.dashoffset()].map(|part| (length(part) * 100.0).round() as i32);
            Some(Dashes { length, gap, offset: before })
        }
        Some(_) => return Err("it has dashes of several lengths; use a dash and a gap"),
    };
    let ends = match line.linecap() {
        usvg::LineCap::Round => LineCap::Round,
        usvg::LineCap::Butt => LineCap::Butt,
        usvg::LineCap::Square => return Err("it has square ends of lines; use butt or round ones"),
    };
    let corners = match line.linejoin() {
        usvg::LineJoin::Round => LineJoin::Round,
        usvg::LineJoin::Miter => LineJoin::Miter,
        _ => return Err("it has bevelled corners; use round or pointed ones"),
    };
    let paint = convert_paint(line.paint(), line.opacity().get())?;
    let width = (length(line.width().get()) * 1000.0).round() as i32;
    Ok(Stroke { paint, width, cap: ends, join: corners, dashes })
}

/// Returns the paint for an opaque, flat colour: see [`Paint::drawn`].
fn convert_paint(paint: &usvg::Paint, opacity: f32) -> Result<Paint, &'static str> {
    match paint {
        _ if opacity != 1.0 => Err(TRANSLUCENT),
        usvg::Paint::Color(c) => Ok(Paint::drawn(Rgb([c.red, c.green, c.blue]))),
        _ => Err("it has a gradient or a pattern; use flat colours"),
    }
}

/// Largest absolute coordinate. Sums of such coordinates, in hundredths, still fit the integers of
/// the list.
const FARTHEST: f32 = 1e6;

/// Converts a path to segments. `ts` maps its coordinates to units.
pub(crate) fn convert_path(path: &tiny_skia_path::Path, ts: Transform) -> Vec<Segment> {
    let units = |mut place: Place| {
        ts.map_point(&mut place);
        let bounded = |n: f32| f64::from(n.clamp(-FARTHEST, FARTHEST));
        (bounded(place.x), bounded(place.y))
    };
    let spot = |place: Place| GridPoint::of(units(place));
    let mut last = Place::zero();
    let mut steps = Vec::new();
    for segment in path.segments() {
        let (step, end) = match segment {
            PathSegment::MoveTo(to) => (Segment::Move(spot(to)), to),
            PathSegment::LineTo(to) => (Segment::Line(spot(to)), to),
            PathSegment::QuadTo(control, to) => {
                (Segment::quadratic(units(last), units(control), units(to)), to)
            }
            PathSegment::CubicTo(a, b, to) => (Segment::Curve(spot(a), spot(b), spot(to)), to),
            PathSegment::Close => (Segment::Close, last),
        };
        steps.push(step);
        last = end;
    }
    steps
}
