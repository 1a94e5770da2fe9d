//! How much ink a page may take, and of which colours.
//!
//! A drawing is made once, in full colour; what the other kinds of ink make of it is found shape by
//! shape where it is written, and for foreign drawings by rewriting their SVG.
//! Gray changes colours alone. The saver makes line art of it: fills become white, and what
//! had no line around it gets one. Black is the same line art, with black for all that is left.

mod line_art;
mod marks;
mod symbols;
mod tone;

use std::borrow::Cow;

use usvg::roxmltree::{Document, Node};

use super::list::read::Sketch;
use super::list::{Line, Paint, Rgb, Shape};
use super::symbols::{Symbol, symbol};
pub(super) use line_art::LineArt;
use marks::{Edits, PAINTS};
use tone::Tone;

/// The ink that a page is printed with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ink {
    /// Full colour.
    #[default]
    Colour,
    /// Shades of gray, as light as the colours were.
    Gray,
    /// Outlines in colour in place of fills: the least ink.
    Saver,
    /// Outlines in black alone, without any shade: 1 bit.
    Black,
}

impl Ink {
    /// All kinds of ink.
    pub const ALL: [Ink; 4] = [Ink::Colour, Ink::Gray, Ink::Saver, Ink::Black];

    /// What it is chosen by.
    pub const fn word(self) -> &'static str {
        match self {
            Ink::Colour => "colour",
            Ink::Gray => "gray",
            Ink::Saver => "saver",
            Ink::Black => "black",
        }
    }

    /// Whether things on paper have the colours that they are called by.
    pub const fn has_colours(self) -> bool {
        matches!(self, Ink::Colour | Ink::Saver)
    }

    /// A drawing for this ink: whole SVG, or elements that stand side by side and inherit no
    /// paint from around them. In full colour it is what it was. Text that is no XML is left
    /// alone; whoever parses it next will say so.
    pub fn recolour(self, svg: &str) -> Cow<'_, str> {
        self.recoloured(svg).map_or(Cow::Borrowed(svg), Cow::Owned)
    }

    /// What makes outlines of drawings, if it wants them.
    pub(super) fn line_art(self) -> Option<LineArt> {
        match self {
            Ink::Colour | Ink::Gray => None,
            Ink::Saver => Some(LineArt::colourful()),
            Ink::Black => Some(LineArt::black()),
        }
    }

    /// The gray that looks as light as a colour.
    pub(super) fn gray(colour: Rgb) -> Rgb {
        Tone::of(colour).gray().rgb()
    }

    fn recoloured(self, svg: &str) -> Option<String> {
        if self == Ink::Colour {
            return None;
        }
        let line_art = self.line_art();
        // Fragments become one document.
        let whole = format!("{HEAD}{svg}</svg>");
        let document = Document::parse(&whole).ok()?;
        let mut edits = Edits::default();
        match line_art {
            None => gray(document.root_element(), &mut edits),
            Some(mut art) => outline(document.root_element(), &mut art, &mut edits),
        }
        let changed = edits.apply(&whole);
        Some(changed.strip_prefix(HEAD)?.strip_suffix("</svg>")?.to_owned())
    }

    /// A symbol for this ink: in full colour it is what it was.
    pub(super) fn symbol(self, symbol: Symbol, sketches: Vec<Sketch>) -> Vec<Shape> {
        match self.line_art() {
            Some(art) => symbols::outlined(sketches, SOLID.contains(&symbol), &art),
            None if self == Ink::Gray => {
                let gray = |paint: Paint| Paint::Own(Ink::gray(paint.usual()));
                let shape = |shape: Shape| {
                    let line = shape.line.map(|line| Line { paint: gray(line.paint), ..line });
                    Shape { fill: shape.fill.map(gray), line, ..shape }
                };
                sketches.into_iter().map(|sketch| shape(sketch.shape)).collect()
            }
            None => sketches.into_iter().map(|sketch| sketch.shape).collect(),
        }
    }
}

/// Line art of what stands in a node.
fn outline(node: Node, art: &mut LineArt, edits: &mut Edits) {
    for child in node.children().filter(Node::is_element) {
        art.element(child, edits);
        outline(child, art, edits);
    }
}

/// Symbols that mean "this is filled in": as outlines they would mean the opposite.
const SOLID: [Symbol; 1] = [symbol!("seed-dot")];

const HEAD: &str =
    r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">"#;

/// Every colour becomes as light a gray.
fn gray(node: Node, edits: &mut Edits) {
    for node in node.descendants().filter(Node::is_element) {
        for (name, value) in marks::declarations(node) {
            if PAINTS.contains(&name)
                && let Some(tone) = Tone::read(value)
            {
                edits.declare(node, name, Some(tone.gray().to_string()));
            }
        }
    }
}

#[cfg(test)]
mod tests;
