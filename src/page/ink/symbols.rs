//! Conversion of symbols to line art. A light detail on a dark background stays light. If its
//! background has become white, it becomes a line. A small bitmap of the shapes converted before
//! shows which case applies.

#[cfg(not(target_family = "wasm"))]
use tiny_skia::{FillRule, Mask};
use tiny_skia::{Path, PathBuilder, Transform};

use super::line_art::{FillConversion, LineArt};
use super::tone::Tone;
use crate::page::list::read::ParsedShape;
use crate::page::list::{LineCap, LineJoin, Outline, Paint, Segment, Shape, Stroke};

/// Width of a symbol's view box.
const BOX: f32 = 100.0;
/// Pixels of the bitmap per unit of the view box.
const FINE: f32 = 2.0;
const PIXELS: u32 = (BOX * FINE) as u32;

/// Width of lines that replace fills, like that of inner lines of symbols, in thousandths of a
/// unit.
const LINE: f32 = 2200.0;
/// Fraction of a shape's pixels that must be inked for [`Ground::is_ink`].
const MOST: f64 = 0.5;

/// Converts a symbol to line art. A `solid` one keeps its dark fills.
pub(super) fn to_line_art(sketches: Vec<ParsedShape>, solid: bool, art: &LineArt) -> Vec<Shape> {
    outlined_by(covered_pixels, sketches, solid, art)
}

/// Function that returns the pixels which an area covers.
type CoverageFn = fn(&Path) -> Vec<usize>;

pub(super) fn outlined_by(
    covered: CoverageFn,
    sketches: Vec<ParsedShape>,
    solid: bool,
    art: &LineArt,
) -> Vec<Shape> {
    let mut ground = Ground::default();
    sketches
        .into_iter()
        .map(|sketch| convert_shape(covered, sketch, solid, art, &mut ground))
        .collect()
}

/// Returns the indices of the pixels that an area covers. Only pixels within the bounds of the area
/// are examined.
#[cfg(not(target_family = "wasm"))]
fn covered_pixels(area: &Path) -> Vec<usize> {
    let Some(mut mask) = Mask::new(PIXELS, PIXELS) else { return Vec::new() };
    mask.fill_path(area, FillRule::Winding, true, Transform::identity());
    let bounds = area.bounds();
    let within = |from: f32, to: f32| {
        let pixel = |edge: f32| edge.clamp(0.0, PIXELS as f32) as usize;
        pixel(from.floor())..pixel(to.ceil())
    };
    let columns = within(bounds.left(), bounds.right());
    let rows = within(bounds.top(), bounds.bottom());
    let place = |row: usize| columns.clone().map(move |column| row * PIXELS as usize + column);
    rows.flat_map(place).filter(|pixel| mask.data()[*pixel] > 127).collect()
}

/// Returns the pixels that an area covers, as computed in a browser, where all drawings are built
/// in. Tests compare the result with that of bitmaps.
#[cfg(any(target_family = "wasm", test))]
pub(super) fn covered_in_browser(area: &Path) -> Vec<usize> {
    super::area::covered_pixels(area, PIXELS)
}

#[cfg(target_family = "wasm")]
use covered_in_browser as covered_pixels;

/// Returns the areas that the fill and the line of a shape cover, in pixels.
fn areas(shape: &Shape) -> (Option<Path>, Option<Path>) {
    let Some(path) = path(&shape.outline) else { return (None, None) };
    let ts = Transform::from_scale(FINE, FINE);
    let line = shape.line.and_then(|line| path.stroke(&stroke(line), 1.0)?.transform(ts));
    let fill = shape.fill.and_then(|_| path.transform(ts));
    (fill, line)
}

fn stroke(line: Stroke) -> tiny_skia::Stroke {
    tiny_skia::Stroke {
        width: line.width as f32 / 1000.0,
        line_cap: match line.cap {
            LineCap::Butt => tiny_skia::LineCap::Butt,
            LineCap::Round => tiny_skia::LineCap::Round,
            LineCap::Square => tiny_skia::LineCap::Square,
        },
        line_join: match line.join {
            LineJoin::Miter => tiny_skia::LineJoin::Miter,
            LineJoin::Round => tiny_skia::LineJoin::Round,
            LineJoin::Bevel => tiny_skia::LineJoin::Bevel,
        },
        ..tiny_skia::Stroke::default()
    }
}

/// Converts an outline. Drawings in files consist of paths, so other outlines yield `None`.
fn path(outline: &Outline) -> Option<Path> {
    let Outline::Path(steps) = outline else { return None };
    let mut path = PathBuilder::new();
    for step in steps {
        let at =
            |spot: crate::page::list::GridPoint| (spot.x as f32 / 100.0, spot.y as f32 / 100.0);
        match *step {
            Segment::Move(to) => {
                let (x, y) = at(to);
                path.move_to(x, y);
            }
            Segment::Line(to) => {
                let (x, y) = at(to);
                path.line_to(x, y);
            }
            Segment::Curve(a, b, to) => {
                let ((ax, ay), (bx, by), (x, y)) = (at(a), at(b), at(to));
                path.cubic_to(ax, ay, bx, by, x, y);
            }
            Segment::Close => path.close(),
        }
    }
    path.finish()
}

/// Bitmap of the inked pixels, [`PIXELS`] on each side.
struct Ground(Vec<bool>);

impl Default for Ground {
    fn default() -> Self {
        Ground(vec![false; (PIXELS * PIXELS) as usize])
    }
}

impl Ground {
    /// Whether most of the given pixels are inked.
    fn is_ink(&self, pixels: &[usize]) -> bool {
        let inked = pixels.iter().filter(|pixel| self.0[**pixel]).count();
        inked as f64 > pixels.len() as f64 * MOST
    }

    fn paint(&mut self, pixels: &[usize], dark: bool) {
        for pixel in pixels {
            self.0[*pixel] = dark;
        }
    }
}

fn convert_shape(
    covered: CoverageFn,
    ParsedShape { shape, scale }: ParsedShape,
    solid: bool,
    art: &LineArt,
    ground: &mut Ground,
) -> Shape {
    let (inside, line) = areas(&shape);
    let covered = |area: Option<Path>| area.as_ref().map(covered).unwrap_or_default();
    let (inside, line) = (covered(inside), covered(line));
    let tone = |paint: Paint| Tone::of(paint.usual());
    let fill = shape.fill.map(tone);
    // A light line around a dark shape separates it from a dark background.
    let is_halo =
        fill.is_some_and(|tone| matches!(FillConversion::of(tone), FillConversion::Dark(_)));
    let stroke =
        shape.line.map(|line| tone(line.paint)).map(|tone| match FillConversion::of(tone) {
            FillConversion::Dark(tone) => art.dark(tone),
            _ if is_halo || ground.is_ink(&line) => Tone::WHITE,
            FillConversion::White => art.outline(Tone::MIDDLE),
            FillConversion::Outlined(tone) => art.outline(tone),
        });
    let (filled, around) = match fill.map(FillConversion::of) {
        None => (None, None),
        Some(FillConversion::Dark(tone)) => (Some(art.dark(tone)), None),
        Some(FillConversion::Outlined(tone)) if solid && tone.is_dark() => {
            (Some(art.dark(tone)), None)
        }
        Some(FillConversion::White | FillConversion::Outlined(_)) if stroke.is_some() => {
            (Some(Tone::WHITE), None)
        }
        Some(_) if ground.is_ink(&inside) => (Some(Tone::WHITE), None),
        Some(FillConversion::White) => (Some(Tone::WHITE), Some(art.outline(Tone::MIDDLE))),
        Some(FillConversion::Outlined(tone)) => (Some(Tone::WHITE), Some(art.outline(tone))),
    };
    ground.paint(&inside, filled.is_some_and(is_dark));
    ground.paint(&line, stroke.is_some_and(is_dark));
    let paint = |tone: Tone| Paint::Own(tone.rgb());
    let usual = shape.line.unwrap_or(Stroke {
        width: (LINE * scale) as i32,
        ..Stroke::plain(paint(Tone::BLACK)).round()
    });
    let line = stroke.or(around).map(|tone| Stroke { paint: paint(tone), ..usual });
    Shape { fill: filled.map(paint), line, ..shape }
}

fn is_dark(tone: Tone) -> bool {
    tone != Tone::WHITE
}
