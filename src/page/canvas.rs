//! The canvas: everything that is drawn goes through it, in SVG and into the ledger of the
//! page.

use std::collections::BTreeSet;

use svg::Node;
use svg::node::Blob;
use svg::node::element::{Circle, Definitions, Group, Line as Stroke, Path, Rectangle, Text};

use super::DrawError;
use super::fonts::Face;
use super::ledger::{Layer, Ledger};
use super::shape::{Frame, n};
use super::symbols::Symbol;
use super::text::{Line, Size, width};
use super::theme;

/// Where a text stands relative to its x.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Middle,
    Right,
}

/// How a text looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    pub face: Face,
    pub size: Size,
    pub colour: &'static str,
}

impl Style {
    pub const fn new(face: Face, points: f64) -> Self {
        Style { face, size: Size::pt(points), colour: theme::INK }
    }

    pub const fn colour(self, colour: &'static str) -> Self {
        Style { colour, ..self }
    }

    pub fn width(&self, text: &str) -> f64 {
        width(text, self.face, self.size)
    }

    /// Checks that a text is no wider than what is free.
    ///
    /// # Errors
    /// If it is.
    pub fn fits(&self, text: &str, available: f64) -> Result<(), DrawError> {
        let needed = self.width(text);
        if needed > available {
            return Err(DrawError::Overflow { what: text.to_owned(), needed, available });
        }
        Ok(())
    }

    /// How far letters reach above the baseline, in mm.
    pub fn rise(&self) -> f64 {
        self.face.rise() * self.size.mm()
    }

    /// How far letters reach below the baseline, in mm.
    pub fn drop(&self) -> f64 {
        self.face.drop() * self.size.mm()
    }

    /// Height of the capitals, in mm.
    pub fn cap(&self) -> f64 {
        self.face.cap() * self.size.mm()
    }
}

/// A page in the making, in mm.
pub(crate) struct Canvas {
    nodes: Group,
    symbols: BTreeSet<Symbol>,
    /// Where everything stands.
    pub ledger: Ledger,
}

impl Canvas {
    pub fn new() -> Self {
        Canvas { nodes: Group::new(), symbols: BTreeSet::new(), ledger: Ledger::default() }
    }

    /// Everything drawn, and the definitions that it uses.
    pub fn finish(self) -> (Definitions, Group, Ledger) {
        let definitions = Definitions::new().add(Blob::new(Symbol::defs(&self.symbols)));
        (definitions, self.nodes, self.ledger)
    }

    /// Finished SVG.
    pub fn svg(&mut self, svg: String) {
        self.nodes.append(Blob::new(svg));
    }

    /// A text whose baseline starts, is centred or ends at (`x`, `y`). Returns its width.
    pub fn text(
        &mut self,
        layer: Layer,
        text: &str,
        (x, y): (f64, f64),
        align: Align,
        style: Style,
    ) -> f64 {
        let w = style.width(text);
        let left = match align {
            Align::Left => x,
            Align::Middle => x - w / 2.0,
            Align::Right => x - w,
        };
        let size = style.size.mm();
        let (rise, drop) = (style.face.rise() * size, style.face.drop() * size);
        self.ledger.place(layer, text, Frame::new(left, y - rise, w, rise + drop));
        self.nodes.append(font(Text::new(text), style).set("x", n(left)).set("y", n(y)));
        w
    }

    /// A text turned upside down in place: it reads from its right end, with its baseline at
    /// the top. `(x, y)` is the middle of the baseline.
    pub fn text_upside_down(&mut self, text: &str, (x, y): (f64, f64), style: Style) {
        let w = style.width(text);
        let size = style.size.mm();
        let (rise, drop) = (style.face.rise() * size, style.face.drop() * size);
        self.ledger.place(Layer::Text, text, Frame::new(x - w / 2.0, y - drop, w, rise + drop));
        let turned = font(Text::new(text), style)
            .set("transform", format!("translate({} {}) rotate(180)", n(x + w / 2.0), n(y)));
        self.nodes.append(turned);
    }

    /// A line of a paragraph.
    pub fn line(
        &mut self,
        line: &Line,
        (x, y): (f64, f64),
        align: Align,
        size: Size,
        colour: &'static str,
    ) {
        let left = match align {
            Align::Left => x,
            Align::Middle => x - line.width / 2.0,
            Align::Right => x - line.width,
        };
        let mm = size.mm();
        let (rise, drop) = (Face::Regular.rise() * mm, Face::Regular.drop() * mm);
        let words: Vec<&str> = line.runs.iter().map(|r| r.text.as_str()).collect();
        let frame = Frame::new(left, y - rise, line.width, rise + drop);
        self.ledger.place(Layer::Text, &words.join(" "), frame);
        for run in &line.runs {
            let style = Style { face: run.face, size, colour };
            let text = font(Text::new(&run.text), style);
            self.nodes.append(text.set("x", n(left + run.x)).set("y", n(y)));
        }
    }

    /// A symbol that fills the square in the middle of a frame.
    pub fn symbol(&mut self, layer: Layer, symbol: impl Into<Symbol>, frame: Frame) {
        let symbol = symbol.into();
        let size = frame.w.min(frame.h);
        let (x, y) = (frame.middle_x(), frame.middle_y());
        self.ledger.place(layer, symbol.name(), Frame::around(x, y, size, size));
        self.symbols.insert(symbol);
        self.svg(symbol.centre(x, y, size));
    }

    /// A symbol turned upside down in place: see [`Canvas::symbol`].
    #[cfg(feature = "program")]
    pub fn symbol_upside_down(&mut self, layer: Layer, symbol: impl Into<Symbol>, frame: Frame) {
        let symbol = symbol.into();
        let size = frame.w.min(frame.h);
        let (x, y) = (frame.middle_x(), frame.middle_y());
        self.ledger.place(layer, symbol.name(), Frame::around(x, y, size, size));
        self.symbols.insert(symbol);
        let turned = symbol.centre(0.0, 0.0, size);
        let at = format!("translate({} {}) rotate(180)", n(x), n(y));
        self.svg(format!(r#"<g transform="{at}">{turned}</g>"#));
    }

    /// A rectangle with rounded corners; `stroke` is colour and width.
    pub fn rect(&mut self, f: Frame, radius: f64, fill: &str, stroke: Option<(&str, f64)>) {
        let mut rect = Rectangle::new()
            .set("x", n(f.x))
            .set("y", n(f.y))
            .set("width", n(f.w))
            .set("height", n(f.h))
            .set("fill", fill);
        if radius > 0.0 {
            rect = rect.set("rx", n(radius));
        }
        if let Some((colour, width)) = stroke {
            rect = rect.set("stroke", colour).set("stroke-width", n(width));
        }
        self.nodes.append(rect);
    }

    /// A circle; `stroke` is colour and width.
    pub fn circle(&mut self, (x, y): (f64, f64), r: f64, fill: &str, stroke: Option<(&str, f64)>) {
        let mut circle =
            Circle::new().set("cx", n(x)).set("cy", n(y)).set("r", n(r)).set("fill", fill);
        if let Some((colour, width)) = stroke {
            circle = circle.set("stroke", colour).set("stroke-width", n(width));
        }
        self.nodes.append(circle);
    }

    /// A straight line.
    pub fn stroke(&mut self, from: (f64, f64), to: (f64, f64), colour: &str, width: f64) {
        self.nodes.append(
            Stroke::new()
                .set("x1", n(from.0))
                .set("y1", n(from.1))
                .set("x2", n(to.0))
                .set("y2", n(to.1))
                .set("stroke", colour)
                .set("stroke-width", n(width)),
        );
    }

    /// A filled path.
    pub fn fill(&mut self, d: &str, colour: &str) {
        self.nodes.append(Path::new().set("d", d).set("fill", colour));
    }

    /// An outlined path.
    pub fn outline(&mut self, d: &str, fill: &str, colour: &str, width: f64) {
        let path = Path::new().set("d", d).set("fill", fill).set("stroke", colour);
        self.nodes.append(path.set("stroke-width", n(width)).set("stroke-linejoin", "round"));
    }

    /// A dashed line along a path.
    pub fn dashes(&mut self, d: &str, colour: &str, width: f64, dash: &str) {
        let path = Path::new().set("d", d).set("fill", "none").set("stroke", colour);
        self.nodes.append(path.set("stroke-width", n(width)).set("stroke-dasharray", dash));
    }
}

fn font(text: Text, style: Style) -> Text {
    let mut text = text
        .set("font-family", style.face.family())
        .set("font-size", n(style.size.mm()))
        .set("fill", style.colour);
    if style.face.weight() != 400 {
        text = text.set("font-weight", style.face.weight());
    }
    if style.face == Face::Italic {
        text = text.set("font-style", "italic");
    }
    text
}
