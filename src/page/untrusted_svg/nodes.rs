//! Conversion of untrusted drawings to nodes of the display list. A stroke that a [`Stroke`] of the
//! list cannot represent becomes the outline of the area that it covers.

use std::sync::Arc;

use usvg::tiny_skia_path::{self, Rect, Transform};
use usvg::{
    BaseGradient, BlendMode, ClipPath, Color, FillRule, Group, ImageKind, ImageRendering,
    PaintOrder, SpreadMethod,
};

use crate::page::list::read::convert_path;
use crate::page::list::{
    Clip, Dashes, Gradient, GradientForm, GradientStop, LineCap, LineJoin, Matrix, Node, Outline,
    Paint, Rgb, Shape, Stroke,
};
use crate::page::picture::Picture;
pub(crate) use crate::page::picture::UnprintableFeature;

/// Largest number of shapes in a clip path. Each is compared with all others.
const MOST_SHAPES: usize = 1000;
/// Miter limit of strokes in the display list.
const MITER: f32 = 4.0;
/// Scale factor of a drawing's inner coordinates. Coordinates of the list are rounded to hundredths
/// of a unit, which is too coarse for fine drawings.
const FINER: f64 = 10.0;

/// Converts a drawing to one node. `ts` maps its coordinates to units. Letters become outlines.
///
/// # Errors
/// If part of it cannot be printed faithfully.
pub(crate) fn node(root: &Group, ts: Transform) -> Result<Node, UnprintableFeature> {
    let finer = FINER as f32;
    let mut nodes = Vec::new();
    children(root, ts.post_scale(finer, finer), &mut nodes)?;
    Ok(Node::Moved(Matrix::from([1.0 / FINER, 0.0, 0.0, 1.0 / FINER, 0.0, 0.0]), nodes))
}

/// Whether a stroke becomes the outline of the area that it covers, since the list cannot represent
/// it.
pub(crate) fn is_outlined(stroke: &usvg::Stroke, ts: Transform) -> bool {
    !matches!(stroke.paint(), usvg::Paint::Color(_)) || line(stroke, ts, Rgb::BLACK).is_none()
}

/// Part of a path that the function `part` draws.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Fill,
    Stroke,
}

fn children(group: &Group, ts: Transform, nodes: &mut Vec<Node>) -> Result<(), UnprintableFeature> {
    group.children().iter().try_for_each(|node| match node {
        usvg::Node::Group(inner) => group_nodes(inner, ts, nodes),
        usvg::Node::Path(path) => path_nodes(path, ts, nodes),
        usvg::Node::Text(text) => children(text.flattened(), ts, nodes),
        usvg::Node::Image(image) => image_nodes(image, ts, nodes),
    })
}

/// Converts an embedded picture.
fn image_nodes(
    image: &usvg::Image,
    ts: Transform,
    nodes: &mut Vec<Node>,
) -> Result<(), UnprintableFeature> {
    let (ImageKind::PNG(file) | ImageKind::JPEG(file)) = image.kind() else { return Err(IMAGE) };
    if !image.is_visible() {
        return Ok(());
    }
    let is_pixelated = matches!(
        image.rendering_mode(),
        ImageRendering::OptimizeSpeed | ImageRendering::Pixelated | ImageRendering::CrispEdges
    );
    let picture = Picture::decode(file, is_pixelated)?;
    let Transform { sx, ky, kx, sy, tx, ty } =
        ts.pre_scale(image.size().width(), image.size().height());
    let matrix = Matrix::from([sx, ky, kx, sy, tx, ty].map(f64::from));
    nodes.push(Node::Moved(matrix, vec![Node::Picture(Arc::new(picture))]));
    Ok(())
}

fn group_nodes(
    group: &Group,
    ts: Transform,
    nodes: &mut Vec<Node>,
) -> Result<(), UnprintableFeature> {
    let refused = [
        (group.mask().is_some(), "a mask", "a clip path or a gradient with stop opacity"),
        (!group.filters().is_empty(), "a filter", "paths and gradients"),
        (group.blend_mode() != BlendMode::Normal, "a blend mode", "opacity"),
    ];
    if let Some((_, what, instead)) = refused.into_iter().find(|(refused, ..)| *refused) {
        return Err(UnprintableFeature { what, instead });
    }
    let ts = ts.pre_concat(group.transform());
    let mut inner = Vec::new();
    children(group, ts, &mut inner)?;
    inner = with_opacity(thousandths(group.opacity().get()), inner);
    if let Some(clip) = group.clip_path() {
        inner = with_clip(clip, ts, inner)?;
    }
    nodes.extend(inner);
    Ok(())
}

const IMAGE: UnprintableFeature = UnprintableFeature {
    what: "a picture in a clip path or of another format",
    instead: "a PNG or a JPEG",
};

fn path_nodes(
    path: &usvg::Path,
    ts: Transform,
    nodes: &mut Vec<Node>,
) -> Result<(), UnprintableFeature> {
    if let Some(whole) = single_shape(path, ts) {
        nodes.push(whole);
        return Ok(());
    }
    let parts = match path.paint_order() {
        PaintOrder::FillAndStroke => [Part::Fill, Part::Stroke],
        PaintOrder::StrokeAndFill => [Part::Stroke, Part::Fill],
    };
    parts.into_iter().try_for_each(|of| part(path, of, ts, nodes))
}

/// Converts fill and stroke to a single shape, if both are plain colours and the fill is drawn
/// first.
fn single_shape(path: &usvg::Path, ts: Transform) -> Option<Node> {
    let (fill, stroke) = (path.fill()?, path.stroke()?);
    let has_dots = stroke.linecap() != usvg::LineCap::Round
        && stroke.dasharray().is_some_and(|dashes| dashes.contains(&0.0));
    let plain = [fill.opacity(), stroke.opacity()].iter().all(|part| part.get() == 1.0);
    if !plain || has_dots || !path.is_visible() || path.paint_order() != PaintOrder::FillAndStroke {
        return None;
    }
    let (usvg::Paint::Color(inside), usvg::Paint::Color(around)) = (fill.paint(), stroke.paint())
    else {
        return None;
    };
    let line = line(stroke, ts, rgb(*around))?;
    let shape = shape(path.data(), ts, Some(own(*inside)), fill.rule());
    Some(Node::Shape(Shape { line: Some(line), ..shape }))
}

/// Renderers disagree about the direction of dashes of length zero.
const SQUARE_DOTS: UnprintableFeature =
    UnprintableFeature { what: "dashes of length zero with square ends", instead: "short dashes" };

fn part(
    path: &usvg::Path,
    of: Part,
    ts: Transform,
    nodes: &mut Vec<Node>,
) -> Result<(), UnprintableFeature> {
    if !path.is_visible() {
        return Ok(());
    }
    let (paint, opacity, node) = match of {
        Part::Fill => {
            let Some(fill) = path.fill() else { return Ok(()) };
            let covered = shape(path.data(), ts, Some(MIDDLE), fill.rule());
            (fill.paint(), fill.opacity(), covered)
        }
        Part::Stroke => {
            let Some(stroke) = path.stroke() else { return Ok(()) };
            match (stroke.dasharray(), stroke.linecap()) {
                (Some([0.0, _]), usvg::LineCap::Butt) => return Ok(()),
                (Some(dashes), usvg::LineCap::Square) if dashes.contains(&0.0) => {
                    return Err(SQUARE_DOTS);
                }
                _ => {}
            }
            if let usvg::Paint::Color(colour) = stroke.paint()
                && let Some(line) = line(stroke, ts, rgb(*colour))
            {
                let shape = shape(path.data(), ts, None, FillRule::NonZero);
                let node = Node::Shape(Shape { line: Some(line), ..shape });
                nodes.extend(with_opacity(thousandths(stroke.opacity().get()), vec![node]));
                return Ok(());
            }
            let Some(outline) = stroke_area(path.data(), stroke, ts) else { return Ok(()) };
            let covered = shape(&outline, ts, Some(MIDDLE), FillRule::NonZero);
            let covered = Shape { covers_line: true, ..covered };
            (stroke.paint(), stroke.opacity(), covered)
        }
    };
    let node = match paint {
        usvg::Paint::Color(colour) => Node::Shape(Shape { fill: Some(own(*colour)), ..node }),
        usvg::Paint::LinearGradient(g) => {
            let form = GradientForm::Linear([g.x1(), g.y1(), g.x2(), g.y2()].map(f64::from));
            Node::Shaded(node, gradient(g, form, ts)?)
        }
        usvg::Paint::RadialGradient(g) => {
            let circles = [g.fx(), g.fy(), g.fr().get(), g.cx(), g.cy(), g.r().get()];
            Node::Shaded(node, gradient(g, GradientForm::Radial(circles.map(f64::from)), ts)?)
        }
        // Renderers disagree about the seams between tiles, so prints would differ.
        usvg::Paint::Pattern(_) => {
            return Err(UnprintableFeature { what: "a pattern", instead: "lines and a clip path" });
        }
    };
    nodes.extend(with_opacity(thousandths(opacity.get()), vec![node]));
    Ok(())
}

/// Fill in place of a gradient, for inks without gradients.
const MIDDLE: Paint = Paint::own("#808080");

fn gradient(
    gradient: &BaseGradient,
    form: GradientForm,
    ts: Transform,
) -> Result<Arc<Gradient>, UnprintableFeature> {
    if gradient.spread_method() != SpreadMethod::Pad {
        let what = "a gradient that reflects or repeats";
        return Err(UnprintableFeature { what, instead: "more stops" });
    }
    let stops = gradient.stops().iter().map(|stop| GradientStop {
        offset: (stop.offset().get() * 10_000.0).round() as u16,
        colour: rgb(stop.color()),
        opacity: thousandths(stop.opacity().get()),
    });
    let Transform { sx, ky, kx, sy, tx, ty } = ts.pre_concat(gradient.transform());
    let matrix = Matrix::from([sx, ky, kx, sy, tx, ty].map(f64::from));
    Ok(Arc::new(Gradient { form, matrix, stops: stops.collect() }))
}

/// Wraps nodes in an opacity, in thousandths. Fully transparent nodes are dropped.
fn with_opacity(opacity: u16, nodes: Vec<Node>) -> Vec<Node> {
    match opacity {
        _ if nodes.is_empty() => nodes,
        0 => Vec::new(),
        1000 => nodes,
        opacity => vec![Node::Faded(opacity, nodes)],
    }
}

/// Wraps nodes in a [`Clip`].
fn with_clip(
    clip: &ClipPath,
    ts: Transform,
    nodes: Vec<Node>,
) -> Result<Vec<Node>, UnprintableFeature> {
    let mut shapes = Vec::new();
    clip_shapes(clip.root(), ts.pre_concat(clip.transform()), &mut shapes)?;
    let Some(&(_, _, rule)) = shapes.first() else { return Ok(Vec::new()) };
    let (instead, overlap) = ("a single outline", "a clip path of shapes that overlap");
    if shapes.len() > MOST_SHAPES {
        return Err(UnprintableFeature { what: "a clip path of more than 1000 shapes", instead });
    }
    // The clip is the union of its shapes. One outline equals that union only if the shapes are
    // disjoint.
    let areas: Vec<Option<Rect>> =
        shapes.iter().map(|(path, ts, _)| path.bounds().transform(*ts)).collect();
    let overlaps = areas.iter().flatten().enumerate().any(|(i, area)| {
        areas.iter().flatten().take(i).any(|other| area.intersect(other).is_some())
    });
    if overlaps || shapes.iter().any(|(_, _, other)| *other != rule) {
        return Err(UnprintableFeature { what: overlap, instead });
    }
    let united = shapes.into_iter().flat_map(|(path, ts, _)| convert_path(path, ts)).collect();
    let by = Clip { outline: Outline::Path(united), even_odd: rule == FillRule::EvenOdd };
    let nodes = if nodes.is_empty() { nodes } else { vec![Node::Clipped(by, nodes)] };
    match clip.clip_path() {
        Some(outer) => with_clip(outer, ts, nodes),
        None => Ok(nodes),
    }
}

fn clip_shapes<'t>(
    group: &'t Group,
    ts: Transform,
    shapes: &mut Vec<(&'t tiny_skia_path::Path, Transform, FillRule)>,
) -> Result<(), UnprintableFeature> {
    for node in group.children() {
        match node {
            usvg::Node::Path(path) if path.is_visible() => {
                let rule = path.fill().map(usvg::Fill::rule).unwrap_or_default();
                shapes.push((path.data(), ts, rule));
            }
            usvg::Node::Path(_) => {}
            usvg::Node::Group(inner) if inner.clip_path().is_some() => {
                let what = "a clip path on a part of a clip path";
                return Err(UnprintableFeature { what, instead: "a clip path on the whole" });
            }
            usvg::Node::Group(inner) => {
                clip_shapes(inner, ts.pre_concat(inner.transform()), shapes)?;
            }
            usvg::Node::Text(text) => clip_shapes(text.flattened(), ts, shapes)?,
            usvg::Node::Image(_) => return Err(IMAGE),
        }
    }
    Ok(())
}

fn shape(path: &tiny_skia_path::Path, ts: Transform, fill: Option<Paint>, rule: FillRule) -> Shape {
    let outline = Outline::Path(convert_path(path, ts));
    Shape {
        outline,
        fill,
        line: None,
        crisp: false,
        even_odd: rule == FillRule::EvenOdd,
        covers_line: false,
    }
}

/// Converts a stroke to a [`Stroke`], or returns `None` if the list cannot represent it.
fn line(stroke: &usvg::Stroke, ts: Transform, colour: Rgb) -> Option<Stroke> {
    let scale = uniform_scale(ts)?;
    let dashes = match stroke.dasharray() {
        None => None,
        Some(&[dash, gap]) => {
            let [length, gap, before] = [dash, gap, stroke.dashoffset()]
                .map(|part| (f64::from(part) * scale * 100.0).round() as i32);
            // Shorter dashes would become inaccurate by rounding.
            if length + gap < 10 {
                return None;
            }
            // Renderers disagree about dashes of length zero, which are dots if their ends are round.
            let point = i32::from(length == 0);
            Some(Dashes { length: length + point, gap: gap - point, offset: before })
        }
        Some(_) => return None,
    };
    let ends = match stroke.linecap() {
        usvg::LineCap::Round => LineCap::Round,
        usvg::LineCap::Butt => LineCap::Butt,
        usvg::LineCap::Square => LineCap::Square,
    };
    let corners = match stroke.linejoin() {
        usvg::LineJoin::Round => LineJoin::Round,
        usvg::LineJoin::Bevel => LineJoin::Bevel,
        usvg::LineJoin::Miter if stroke.miterlimit().get() == MITER => LineJoin::Miter,
        _ => return None,
    };
    let width = (f64::from(stroke.width().get()) * scale * 1000.0).round() as i32;
    Some(Stroke { paint: Paint::Own(colour), width, cap: ends, join: corners, dashes })
}

/// Returns the outline of the area that a stroke covers.
fn stroke_area(
    path: &tiny_skia_path::Path,
    stroke: &usvg::Stroke,
    ts: Transform,
) -> Option<tiny_skia_path::Path> {
    let (across, down) = ts.get_scale();
    let resolution = across.max(down) * 4.0;
    let stroke = stroke.to_tiny_skia();
    match &stroke.dash {
        Some(dash) => path.dash(dash, resolution)?.stroke(&stroke, resolution),
        None => path.stroke(&stroke, resolution),
    }
}

/// Returns the scale of `ts` if it is the same in all directions.
fn uniform_scale(ts: Transform) -> Option<f64> {
    let [a, b, c, d] = [ts.sx, ts.ky, ts.kx, ts.sy].map(f64::from);
    let (x, y) = (a.hypot(b), c.hypot(d));
    let slack = 1e-3 * x.max(y);
    let square = (a * c + b * d).abs() <= slack * x.max(y);
    (x > 0.0 && (x - y).abs() <= slack && square).then_some((x + y) / 2.0)
}

fn rgb(Color { red, green, blue }: Color) -> Rgb {
    Rgb([red, green, blue])
}

/// Returns a colour as paint that themes do not change.
fn own(colour: Color) -> Paint {
    Paint::Own(rgb(colour))
}

fn thousandths(opacity: f32) -> u16 {
    (opacity * 1000.0).round() as u16
}
