//! Symbols as outlines. Where a light detail stands on ink it stays light; where the ground
//! has become white it becomes a line. Which it is shows on a small bitmap of what was drawn
//! so far.

use std::collections::BTreeMap;

use tiny_skia::{FillRule, Mask, Path, Transform};
use usvg::roxmltree::{Document, Node};
use usvg::{Options, Tree};

use super::line_art::{Fill, LineArt, written};
use super::marks::{self, Edits};
use super::tone::Tone;

/// Width of a symbol's view box.
const BOX: f32 = 100.0;
/// Pixels of the bitmap to a unit of it.
const FINE: f32 = 2.0;
const PIXELS: u32 = (BOX * FINE) as u32;
/// How wide lines are that stand for fills, as inner lines of symbols are.
const LINE: &str = "2.2";
/// The share of a shape that must lie on ink for the shape to stand on it.
const MOST: f64 = 0.5;

/// Elements of a symbol as line art; as they were if they are no drawing.
///
/// A solid one keeps what is dark in it.
pub(super) fn outlined(svg: &str, solid: bool, art: &LineArt) -> String {
    let Ok(document) = Document::parse(svg) else { return svg.to_owned() };
    let shapes: Vec<Node> = document.descendants().filter(|node| marks::is_shape(*node)).collect();
    let outlines = outlines(svg, &shapes);
    let (mut edits, mut ground) = (Edits::default(), Ground::default());
    for (number, node) in shapes.into_iter().enumerate() {
        let areas = outlines.get(&number).cloned().unwrap_or_default();
        draw(node, &areas, solid, art, &mut ground, &mut edits);
    }
    edits.apply(svg)
}

/// The areas that a shape's fill and line cover.
#[derive(Clone, Default)]
struct Areas {
    fill: Option<Path>,
    line: Option<Path>,
}

/// The areas of shapes, by their numbers; what is not painted has none.
fn outlines(svg: &str, shapes: &[Node]) -> BTreeMap<usize, Areas> {
    let mut named = Edits::default();
    for (number, shape) in shapes.iter().enumerate() {
        named.declare(*shape, "id", Some(number.to_string()));
    }
    let drawing = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{PIXELS}" height="{PIXELS}" viewBox="0 0 {BOX} {BOX}">{}</svg>"#,
        named.apply(svg)
    );
    let mut areas = BTreeMap::new();
    if let Ok(tree) = Tree::from_str(&drawing, &Options::default()) {
        collect(tree.root(), &mut areas);
    }
    areas
}

fn collect(group: &usvg::Group, areas: &mut BTreeMap<usize, Areas>) {
    for node in group.children() {
        match node {
            usvg::Node::Group(group) => collect(group, areas),
            usvg::Node::Path(path) => {
                let ts = path.abs_transform();
                let fill = path.fill().and_then(|_| path.data().clone().transform(ts));
                let line = path.stroke().and_then(|stroke| {
                    path.data().stroke(&stroke.to_tiny_skia(), 1.0)?.transform(ts)
                });
                if let Ok(number) = path.id().parse() {
                    areas.insert(number, Areas { fill, line });
                }
            }
            usvg::Node::Image(_) | usvg::Node::Text(_) => {}
        }
    }
}

/// Which pixels are inked.
struct Ground(Vec<bool>);

impl Default for Ground {
    fn default() -> Self {
        Ground(vec![false; (PIXELS * PIXELS) as usize])
    }
}

impl Ground {
    /// The pixels of an area.
    fn pixels(area: Option<&Path>) -> Vec<usize> {
        let mask = area.zip(Mask::new(PIXELS, PIXELS)).map(|(area, mut mask)| {
            mask.fill_path(area, FillRule::Winding, true, Transform::identity());
            mask
        });
        let covered = |mask: Mask| {
            let covered = mask.data().iter().enumerate().filter(|(_, alpha)| **alpha > 127);
            covered.map(|(pixel, _)| pixel).collect()
        };
        mask.map(covered).unwrap_or_default()
    }

    /// Whether most of some pixels are inked.
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

fn draw(
    node: Node,
    areas: &Areas,
    solid: bool,
    art: &LineArt,
    ground: &mut Ground,
    edits: &mut Edits,
) {
    let (inside, line) = (Ground::pixels(areas.fill.as_ref()), Ground::pixels(areas.line.as_ref()));
    let fill = marks::paint(node, "fill");
    // A light line around something dark sets it off from what is dark behind it.
    let is_halo = fill.is_some_and(|tone| matches!(Fill::of(tone), Fill::Dark(_)));
    let stroke = marks::line(node).and_then(|_| marks::paint(node, "stroke"));
    let stroke = stroke.map(|tone| match Fill::of(tone) {
        Fill::Dark(tone) => art.dark(tone),
        _ if is_halo || ground.is_ink(&line) => Tone::WHITE,
        Fill::White => art.outline(Tone::MIDDLE),
        Fill::Outlined(tone) => art.outline(tone),
    });
    let (filled, around) = match fill.map(Fill::of) {
        None => (None, None),
        Some(Fill::Dark(tone)) => (Some(art.dark(tone)), None),
        Some(Fill::Outlined(tone)) if solid && tone.is_dark() => (Some(art.dark(tone)), None),
        Some(Fill::White | Fill::Outlined(_)) if stroke.is_some() => (Some(Tone::WHITE), None),
        Some(_) if ground.is_ink(&inside) => (Some(Tone::WHITE), None),
        Some(Fill::White) => (Some(Tone::WHITE), Some(art.outline(Tone::MIDDLE))),
        Some(Fill::Outlined(tone)) => (Some(Tone::WHITE), Some(art.outline(tone))),
    };
    ground.paint(&inside, filled.is_some_and(is_dark));
    ground.paint(&line, stroke.is_some_and(is_dark));
    edits.declare(node, "fill", Some(written(filled)));
    edits.declare(node, "stroke", Some(written(stroke.or(around))));
    if around.is_some() {
        edits.declare(node, "stroke-width", Some(LINE.to_owned()));
    }
}

fn is_dark(tone: Tone) -> bool {
    tone != Tone::WHITE
}
