//! The files of symbols: what they draw, and what keeps a file from being one.

use std::sync::{Arc, OnceLock};

use usvg::roxmltree::Node;
use usvg::{Options, Tree};

use super::foreign;
use super::list::read::{self, Sketch};
use super::list::{Line, Outline, Paint, Rgb, Role, Shape, Spot, Step};
use super::symbols::Symbol;

/// A shape as the build wrote it: steps, fill and line, and its scale.
type Drawn = (&'static [Step], Option<Paint>, Option<Line>, f32);

/// The shapes of all symbols, in the order of their names.
const DRAWN: &[&[Drawn]] = include!(concat!(env!("OUT_DIR"), "/drawn.rs"));

const fn at(x: i32, y: i32) -> Spot {
    Spot { x, y }
}

impl Symbol {
    /// The drawing in the usual look.
    pub(super) fn shapes(self) -> Arc<[Sketch]> {
        static READ: [OnceLock<Arc<[Sketch]>>; Symbol::COUNT] =
            [const { OnceLock::new() }; Symbol::COUNT];
        let shape = |&(steps, fill, line, scale): &Drawn| {
            let outline = Outline::Path(steps.to_vec());
            Sketch { shape: Shape { outline, fill, line, crisp: false }, scale }
        };
        let shapes = || DRAWN[self.place()].iter().map(shape).collect();
        Arc::clone(READ[self.place()].get_or_init(shapes))
    }
}

/// The shapes of a drawing in a file; `currentColor` is what is said.
///
/// # Errors
/// If it has more than flat and plain shapes.
pub(super) fn read(file: &str, current: Option<&str>) -> Result<Arc<[Sketch]>, &'static str> {
    let coloured = current.map(|colour| file.replace("currentColor", colour));
    let file = coloured.as_deref().unwrap_or(file);
    let tree = Tree::from_str(file, &Options::default()).map_err(|_| "it is not an SVG drawing")?;
    Ok(read::shapes(&tree)?.into())
}

/// What every stage behind a drawing supports.
const ELEMENTS: [&str; 8] = ["svg", "title", "g", "path", "circle", "ellipse", "rect", "line"];
/// What a drawing must not have: pages have other drawings around it.
const BANNED: [&str; 6] = ["class", "style", "filter", "mask", "href", "id"];
/// The largest file, in bytes: a page shows many drawings, and shows them small.
const LARGEST: usize = 100_000;
/// The least extent of a drawing.
const LEAST: f32 = 75.0;

/// What keeps a file from being a symbol.
pub(super) fn faults(file: &str) -> Vec<String> {
    if file.len() > LARGEST {
        return vec![format!("it has {} bytes; use at most {LARGEST}", file.len())];
    }
    let document = match foreign::look_through(file) {
        Ok(document) => document,
        Err(fault) => return vec![fault.to_string()],
    };
    let mut faults = Vec::new();
    let root = document.root_element();
    if root.attribute("viewBox") != Some("0 0 100 100") {
        faults.push("it is not square: its view box must be 0 0 100 100".to_owned());
    }
    for node in root.descendants().filter(Node::is_element) {
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
            let b = tree.root().abs_stroke_bounding_box();
            let (w, h) = (b.width(), b.height());
            if b.left() < 0.0 || b.top() < 0.0 || b.right() > 100.0 || b.bottom() > 100.0 {
                faults.push(format!(
                    "it leaves its square: it reaches from {:.0}, {:.0} to {:.0}, {:.0}, lines included",
                    b.left(), b.top(), b.right(), b.bottom()
                ));
            } else if w.max(h) <= LEAST {
                faults.push(format!("it is small: {w:.0} x {h:.0}; use more of its square"));
            }
            faults.extend(read::shapes(&tree).err().map(str::to_owned));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::length::Unit;
    use crate::page::list::{Node, Place};
    use crate::page::svg::Writer;
    use crate::page::symbols::symbol;
    use crate::page::theme::Dress;

    #[test]
    fn files_keep_to_what_every_stage_supports() {
        for symbol in Symbol::all() {
            assert_eq!(faults(symbol.file()), [""; 0], "{symbol:?}");
            assert_eq!(read(symbol.file(), None).unwrap(), symbol.shapes(), "{symbol:?}");
        }
    }

    #[test]
    fn symbols_are_defined_once_and_placed() {
        assert!(Symbol::all().all(|s| Symbol::named(s.name()) == Some(s)));
        assert_eq!(Symbol::named("mints"), None);
        let (mut defined, mut placed) = (String::new(), String::new());
        Writer::new(Dress::plain(), &mut defined).define(Symbol::all());
        let place = Place::at(Unit(40.0), Unit(40.0)).sized(0.2);
        Writer::new(Dress::plain(), &mut placed).nodes(&[Node::Symbol(symbol!("mint"), place)]);
        assert_eq!(placed, r##"<use href="#sym-mint" transform="translate(40 40) scale(0.2)"/>"##);
        let page = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>{defined}</defs>{placed}</svg>"#
        );
        let tree = usvg::Tree::from_str(&page, &usvg::Options::default()).expect("a page");
        let b = tree.root().abs_stroke_bounding_box();
        assert!(b.left() >= 40.0 && b.right() <= 60.0 && b.width() > 12.0, "{b:?}");
    }
}
