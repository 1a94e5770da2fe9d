//! Drawings in files: symbols, and nine-slice drawings, which are stretched to any frame.

use std::sync::{Arc, OnceLock};

use usvg::roxmltree::Node as Element;
use usvg::{Options, Tree};

use super::look::repainted;
use crate::common::IN_BROWSER;
use crate::page::length::LayoutUnit;
use crate::page::list::packed::unpacked;
use crate::page::list::read::{self, ParsedShape};
use crate::page::list::{GridPoint, Node, Outline, Paint, Rgb, Segment, Shape, Stroke};
use crate::page::shape::{Frame, Point};
use crate::page::symbols::Symbol;
use crate::page::untrusted_svg;

/// Shapes in the packed format of the build script.
type PackedShapes = &'static [u8];

/// Shapes of all symbols, sorted by name.
const DRAWN: &[PackedShapes] = include!(concat!(env!("OUT_DIR"), "/drawn.rs"));

/// Drawing of a built-in theme as written by the build script: its path in `templates/themes`, its
/// size, its shapes, and its shapes with [`Rgb::CURRENT`] in place of `currentColor`. The last
/// slice is empty if `currentColor` does not occur.
type DrawnInTheme = (&'static str, (f32, f32), PackedShapes, PackedShapes);

/// Drawings of all built-in themes.
const DRAWN_IN_THEMES: &[DrawnInTheme] = include!(concat!(env!("OUT_DIR"), "/drawn_in_themes.rs"));

impl Symbol {
    /// Returns the shapes of the drawing in the usual theme.
    pub(super) fn shapes(self) -> Arc<[ParsedShape]> {
        static READ: [OnceLock<Arc<[ParsedShape]>>; Symbol::COUNT] =
            [const { OnceLock::new() }; Symbol::COUNT];
        let shapes = || unpacked(DRAWN[self.index()]).into();
        Arc::clone(READ[self.index()].get_or_init(shapes))
    }
}

/// Drawing of a built-in theme.
pub(super) struct ThemeDrawing {
    pub size: (f64, f64),
    pub shapes: Arc<[ParsedShape]>,
}

/// Returns a drawing of a built-in theme as parsed by the build script, with `currentColor`
/// replaced by `current`. `None` if the theme has no such file.
pub(super) fn built_in(theme: &str, file: &str, current: Option<&str>) -> Option<ThemeDrawing> {
    let path = format!("{theme}/{file}");
    let (_, (w, h), own, coloured) = DRAWN_IN_THEMES.iter().find(|(known, ..)| *known == path)?;
    let shapes = match current.and_then(Rgb::read).filter(|_| !coloured.is_empty()) {
        None => unpacked(own).into(),
        Some(current) => {
            let said = |paint| match paint {
                Paint::Own(Rgb::CURRENT) => Paint::drawn(current),
                paint => paint,
            };
            unpacked(coloured).iter().map(|drawn| repainted(drawn, said)).collect()
        }
    };
    Some(ThemeDrawing { size: (f64::from(*w), f64::from(*h)), shapes })
}

const UNREAD: &str = "it is not built in, and drawings in files are not read here";

/// Parses the shapes of a symbol from the text of an SVG file, scaled to a square of
/// [`Symbol::SIDE`], with `currentColor` replaced by `current`.
///
/// # Errors
/// If it contains anything but flat, opaque shapes.
pub(super) fn parse_symbol(
    svg: &str,
    current: Option<&str>,
) -> Result<Arc<[ParsedShape]>, &'static str> {
    let coloured = current.map(|colour| svg.replace("currentColor", colour));
    let file = coloured.as_deref().unwrap_or(svg);
    if IN_BROWSER {
        return Err(UNREAD);
    }
    let tree = Tree::from_str(file, &Options::default()).map_err(|_| "it is not an SVG drawing")?;
    Ok(read::shapes_scaled(&tree, to_side(&tree))?.into())
}

/// Factor from the units of a square drawing to those of a symbol; 1 for other drawings.
fn to_side(tree: &Tree) -> f32 {
    let size = tree.size();
    if size.width() == size.height() { Symbol::SIDE as f32 / size.width() } else { 1.0 }
}

/// Whether a view box is a square with a corner at its origin, such as `0 0 24 24`.
fn is_square(view_box: &str) -> bool {
    let numbers = view_box.split([' ', ',']).filter(|number| !number.is_empty());
    let numbers: Vec<f64> = numbers.filter_map(|number| number.parse().ok()).collect();
    matches!(numbers[..], [_, _, w, h] if w > 0.0 && w == h)
}

/// Elements that every processing stage of drawings supports.
const ELEMENTS: [&str; 8] = ["svg", "title", "g", "path", "circle", "ellipse", "rect", "line"];
/// Attributes that a symbol must not have, since they change how its shapes are drawn.
const BANNED: [&str; 4] = ["style", "filter", "mask", "href"];
/// Namespace of SVG. Elements of others, as drawing programs write them, draw nothing.
const SVG: &str = "http://www.w3.org/2000/svg";
/// Largest size of a file, in bytes. A page shows many small symbols.
const LARGEST: usize = 100_000;
/// Smallest extent of a symbol, of a square of 100: its width or its height must exceed this.
const LEAST: f32 = 75.0;

/// Returns the reasons why a file cannot be a symbol, one sentence each.
pub(super) fn find_faults(svg: &str) -> Vec<String> {
    if svg.len() > LARGEST {
        return vec![format!("it has {} bytes; use at most {LARGEST}", svg.len())];
    }
    if IN_BROWSER {
        return vec![UNREAD.to_owned()];
    }
    let document = match untrusted_svg::validate(svg) {
        Ok(document) => document,
        Err(fault) => return vec![fault.to_string()],
    };
    let mut faults = Vec::new();
    let root = document.root_element();
    if !root.attribute("viewBox").is_some_and(is_square) {
        faults.push("it is not square: give it a view box such as 0 0 100 100".to_owned());
    }
    let is_metadata = |node: &Element<'_, '_>| {
        let is_own = |node: &Element<'_, '_>| node.has_tag_name((SVG, "metadata"));
        node.tag_name().namespace() != Some(SVG) || node.ancestors().any(|node| is_own(&node))
    };
    let elements = root.descendants().filter(|node| node.is_element() && !is_metadata(node));
    for node in elements.filter(|node| !node.has_tag_name("defs") || node.has_children()) {
        let tag = node.tag_name().name();
        if !ELEMENTS.contains(&tag) {
            faults.push(format!("it has <{tag}>; use {} alone", ELEMENTS[2..].join(", ")));
        }
        let banned = BANNED.into_iter().filter(|banned| node.has_attribute(*banned));
        faults
            .extend(banned.map(|banned| format!("its <{tag}> has {banned}; use plain attributes")));
    }
    if !faults.is_empty() {
        return faults;
    }
    match Tree::from_xmltree(&document, &Options::default()) {
        Err(error) => faults.push(format!("it is not an SVG drawing: {error}")),
        Ok(tree) => {
            let (b, side) = (tree.root().abs_stroke_bounding_box(), Symbol::SIDE as f32);
            let by = to_side(&tree);
            let (w, h) = (b.width() * by, b.height() * by);
            let [left, top, right, foot] =
                [b.left(), b.top(), b.right(), b.bottom()].map(|end| end * by);
            if left < 0.0 || top < 0.0 || right > side || foot > side {
                faults.push(format!(
                    "it leaves its square: it reaches from {left:.0}, {top:.0} to {right:.0}, {foot:.0} of {side}, lines included"
                ));
            } else if w.max(h) <= LEAST {
                faults.push(format!("it is small: {w:.0} x {h:.0}; use more of its square"));
            }
            faults.extend(read::shapes_scaled(&tree, by).err().map(str::to_owned));
        }
    }
    faults
}

/// Nine-slice drawing: its edges keep their size, and the part between them is stretched.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct NineSlice {
    size: (f64, f64),
    /// Widths of the left, top, right and bottom edges, in units of the drawing.
    edges: [f64; 4],
    /// Length in the drawing that corresponds to the shorter side of a cell.
    cell: f64,
    shapes: Vec<Shape>,
}

impl NineSlice {
    /// Parses a drawing.
    ///
    /// # Errors
    /// If it is not SVG, contains anything but flat shapes, or fails the checks of
    /// [`NineSlice::new`].
    pub(super) fn read(svg: &str, edges: [f64; 4], cell: f64) -> Result<NineSlice, String> {
        if IN_BROWSER {
            return Err(UNREAD.to_owned());
        }
        let document = untrusted_svg::validate(svg).map_err(|fault| fault.to_string())?;
        let tree = Tree::from_xmltree(&document, &Options::default())
            .map_err(|error| format!("it is not an SVG drawing: {error}"))?;
        let size = (f64::from(tree.size().width()), f64::from(tree.size().height()));
        NineSlice::new(size, &read::shapes(&tree)?, edges, cell)
    }

    /// Creates a drawing of a size.
    ///
    /// # Errors
    /// If it has no shapes, or its edges leave no space between them.
    pub(super) fn new(
        size: (f64, f64),
        shapes: &[ParsedShape],
        edges: [f64; 4],
        cell: f64,
    ) -> Result<NineSlice, String> {
        let [left, top, right, bottom] = edges;
        if left + right >= size.0 || top + bottom >= size.1 {
            return Err("its edges leave nothing between them to be stretched".to_owned());
        }
        let shapes: Vec<Shape> = shapes.iter().map(|sketch| sketch.shape.clone()).collect();
        if shapes.is_empty() {
            return Err("it draws nothing".to_owned());
        }
        Ok(NineSlice { size, edges, cell, shapes })
    }

    /// Returns the drawing stretched to a frame. `cell` is the shorter side of a cell.
    pub(super) fn nodes(&self, frame: Frame, cell: LayoutUnit) -> Vec<Node> {
        let scale = cell.0 / self.cell;
        let along = |at: f64, from: f64, room: f64, whole: f64, low: f64, high: f64| {
            let (low_end, high_end) = (low * scale, room - high * scale);
            from + if at <= low {
                at * scale
            } else if at >= whole - high {
                room - (whole - at) * scale
            } else {
                low_end + (at - low) / (whole - low - high) * (high_end - low_end)
            }
        };
        let [left, top, right, bottom] = self.edges;
        let place = |spot: GridPoint| {
            let (x, y) = spot.units();
            let x = along(x, frame.x.0, frame.w.0, self.size.0, left, right);
            let y = along(y, frame.y.0, frame.h.0, self.size.1, top, bottom);
            GridPoint::from(Point::new(LayoutUnit(x), LayoutUnit(y)))
        };
        let step = |step: &Segment| match *step {
            Segment::Move(to) => Segment::Move(place(to)),
            Segment::Line(to) => Segment::Line(place(to)),
            Segment::Curve(a, b, to) => Segment::Curve(place(a), place(b), place(to)),
            Segment::Close => Segment::Close,
        };
        let node = |shape: &Shape| {
            let outline = match &shape.outline {
                Outline::Path(steps) => Outline::Path(steps.iter().map(step).collect()),
                other => other.clone(),
            };
            let line = shape.line.map(|line| {
                Stroke { width: (f64::from(line.width) * scale).round() as i32, ..line }.round()
            });
            Node::Shape(Shape { outline, line, ..shape.clone() })
        };
        self.shapes.iter().map(node).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::list::Placement;
    use crate::page::svg::Writer;
    use crate::page::symbols::symbol;
    use crate::page::theme::{Appearance, Theme};

    #[test]
    fn files_keep_to_what_every_stage_supports() {
        for symbol in Symbol::all() {
            assert_eq!(find_faults(symbol.file()), [""; 0], "{symbol:?}");
            assert_eq!(parse_symbol(symbol.file(), None).unwrap(), symbol.shapes(), "{symbol:?}");
        }
    }

    #[test]
    fn themes_are_built_in_as_their_files_are_read() {
        let files = Theme::names().filter_map(|name| Some((name, Theme::files_of(name)?)));
        let files = files.flat_map(|(name, files)| files.iter().map(move |file| (name, *file)));
        let drawings = files.filter(|(_, (path, _))| path.ends_with(".svg"));
        let mut count = 0;
        for (theme, (path, file)) in drawings {
            for current in [None, Some("#e2574f")] {
                let built_in = built_in(theme, path, current).unwrap();
                assert_eq!(parse_symbol(file, current).unwrap(), built_in.shapes, "{theme}/{path}");
            }
            count += 1;
        }
        assert!(count > 30, "{count}");
    }

    #[test]
    fn symbols_are_defined_once_and_placed() {
        assert!(Symbol::all().all(|s| Symbol::named(s.name()) == Some(s)));
        assert_eq!(Symbol::named("mints"), None);
        let (mut defined, mut placed) = (String::new(), String::new());
        Writer::new(Appearance::usual(), &mut defined).define(Symbol::all());
        let place = Placement::at(LayoutUnit(40.0), LayoutUnit(40.0)).sized(0.2);
        Writer::new(Appearance::usual(), &mut placed)
            .nodes(&[Node::Symbol(symbol!("mint"), place)]);
        let mint = r##"<use xlink:href="#sym-mint" transform="translate(40 40) scale(0.2)"/>"##;
        assert_eq!(placed, mint);
        let page = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100"><defs>{defined}</defs>{placed}</svg>"#
        );
        let tree = usvg::Tree::from_str(&page, &usvg::Options::default()).expect("a page");
        let b = tree.root().abs_stroke_bounding_box();
        assert!(b.left() >= 40.0 && b.right() <= 60.0 && b.width() > 12.0, "{b:?}");
    }

    const TANK: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect x="5" y="5" width="190" height="90" fill="#ffffff" stroke="#123456" stroke-width="4"/></svg>"##;

    fn svg(nodes: &[Node]) -> String {
        let mut svg = String::new();
        Writer::new(Appearance::usual(), &mut svg).nodes(nodes);
        svg
    }

    #[test]
    fn edges_keep_their_size_and_the_middle_is_stretched() {
        let tank = NineSlice::read(TANK, [20.0; 4], 100.0).unwrap();
        let svg = svg(&tank.nodes(Frame::of(10.0, 10.0, 100.0, 40.0), LayoutUnit(20.0)));
        assert!(svg.contains("M11 11L109 11L109 49L11 49Z"), "{svg}");
        assert!(svg.contains(r##"stroke="#123456" stroke-width="0.8""##), "{svg}");
    }

    #[test]
    fn what_cannot_be_stretched_is_told() {
        let read = |inner: &str| {
            let svg = format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{inner}</svg>"#
            );
            NineSlice::read(&svg, [1.0; 4], 9.0).unwrap_err()
        };
        assert!(read("").contains("draws nothing"));
        let fade = r#"<linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><rect width="9" height="9" fill="url(#a)"/>"#;
        assert!(read(fade).contains("flat colours"));
        assert!(NineSlice::read(TANK, [100.0; 4], 9.0).unwrap_err().contains("between them"));
        assert!(NineSlice::read("tank", [1.0; 4], 9.0).unwrap_err().contains("not an SVG"));
    }
}
