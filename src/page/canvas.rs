//! The canvas: everything that is drawn goes through it, in SVG and into the ledger of the
//! page.

use std::collections::BTreeSet;

use svg::Node;
use svg::node::element::{Circle, Definitions, Group, Line as Stroke, Path, Rectangle, Text};
use svg::node::{Blob, Value};

use super::error::DrawError;
use super::fonts::Face;
use super::ledger::{Layer, Ledger};
use super::length::Unit;
use super::shape::{Frame, Point};
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

impl Align {
    fn left(self, x: Unit, width: Unit) -> Unit {
        match self {
            Align::Left => x,
            Align::Middle => x - width / 2.0,
            Align::Right => x - width,
        }
    }
}

/// How a line looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pen {
    pub colour: &'static str,
    pub width: Unit,
}

impl Pen {
    pub(crate) const fn new(colour: &'static str, width: Unit) -> Self {
        Pen { colour, width }
    }
}

/// How a text looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    pub face: Face,
    pub size: Size,
    pub colour: &'static str,
}

impl Style {
    pub(crate) const fn new(face: Face, points: f64) -> Self {
        Style { face, size: Size::pt(points), colour: theme::INK }
    }

    pub(crate) const fn colour(self, colour: &'static str) -> Self {
        Style { colour, ..self }
    }

    /// The width of a text.
    pub(crate) fn width(&self, text: &str) -> Unit {
        width(text, self.face, self.size)
    }

    /// Checks that a text is no wider than what is free.
    ///
    /// # Errors
    /// If it is.
    pub(crate) fn fits(&self, text: &str, available: Unit) -> Result<(), DrawError> {
        let needed = self.width(text);
        if needed > available {
            return Err(DrawError::Overflow { what: text.to_owned(), needed, available });
        }
        Ok(())
    }

    /// How far letters reach above the baseline.
    pub(crate) fn rise(&self) -> Unit {
        self.face.rise() * self.size.em()
    }

    /// How far letters reach below the baseline.
    pub(crate) fn drop(&self) -> Unit {
        self.face.drop() * self.size.em()
    }

    /// Height of the capitals.
    pub(crate) fn cap(&self) -> Unit {
        self.face.cap() * self.size.em()
    }
}

/// A page in the making.
pub(crate) struct Canvas {
    nodes: Group,
    symbols: BTreeSet<Symbol>,
    /// Where everything stands.
    pub ledger: Ledger,
}

impl Canvas {
    pub(crate) fn new() -> Self {
        Canvas { nodes: Group::new(), symbols: BTreeSet::new(), ledger: Ledger::default() }
    }

    /// Everything drawn, and the definitions that it uses.
    pub(crate) fn finish(self) -> (Definitions, Group, Ledger) {
        let definitions = Definitions::new().add(Blob::new(Symbol::defs(&self.symbols)));
        (definitions, self.nodes, self.ledger)
    }

    /// Finished SVG.
    pub(crate) fn svg(&mut self, svg: String) {
        self.nodes.append(Blob::new(svg));
    }

    /// A text whose baseline starts, is centred or ends at a point. Returns its width.
    pub(crate) fn text(
        &mut self,
        layer: Layer,
        text: &str,
        at: Point,
        align: Align,
        style: Style,
    ) -> Unit {
        let w = style.width(text);
        let (left, y) = (align.left(at.x, w), at.y);
        let (rise, drop) = (style.rise(), style.drop());
        self.ledger.place(layer, text, Frame::new(left, y - rise, w, rise + drop));
        let text = font(Text::new(text), style);
        self.nodes.append(text.set("x", left).set("y", y));
        w
    }

    /// A text turned upside down in place: it reads from its right end, with its baseline at
    /// the top. The point is the middle of the baseline.
    pub(crate) fn text_upside_down(&mut self, text: &str, Point { x, y }: Point, style: Style) {
        let w = style.width(text);
        let (rise, drop) = (style.rise(), style.drop());
        self.ledger.place(Layer::Text, text, Frame::new(x - w / 2.0, y - drop, w, rise + drop));
        let turned = font(Text::new(text), style)
            .set("transform", format!("translate({} {}) rotate(180)", x + w / 2.0, y));
        self.nodes.append(turned);
    }

    /// A line of a paragraph.
    pub(crate) fn line(
        &mut self,
        line: &Line,
        at: Point,
        align: Align,
        size: Size,
        colour: &'static str,
    ) {
        let (left, y) = (align.left(at.x, line.width), at.y);
        let (rise, drop) = (Face::Regular.rise() * size.em(), Face::Regular.drop() * size.em());
        let words: Vec<&str> = line.runs.iter().map(|r| r.text.as_str()).collect();
        let frame = Frame::new(left, y - rise, line.width, rise + drop);
        self.ledger.place(Layer::Text, &words.join(" "), frame);
        for run in &line.runs {
            let style = Style { face: run.face, size, colour };
            let text = font(Text::new(&run.text), style);
            self.nodes.append(text.set("x", left + run.x).set("y", y));
        }
    }

    /// A symbol that fills the square in the middle of a frame.
    pub(crate) fn symbol(&mut self, layer: Layer, symbol: impl Into<Symbol>, frame: Frame) {
        let (symbol, place) = self.place(layer, symbol.into(), frame);
        self.svg(symbol.within(place));
    }

    fn place(&mut self, layer: Layer, symbol: Symbol, frame: Frame) -> (Symbol, Frame) {
        let place = Frame::square(frame.centre(), frame.w.min(frame.h));
        self.ledger.place(layer, symbol.name(), place);
        self.symbols.insert(symbol);
        (symbol, place)
    }

    /// A symbol turned upside down in place: see [`Canvas::symbol`].
    #[cfg(feature = "program")]
    pub(crate) fn symbol_upside_down(
        &mut self,
        layer: Layer,
        symbol: impl Into<Symbol>,
        frame: Frame,
    ) {
        let (symbol, place) = self.place(layer, symbol.into(), frame);
        let turned = symbol.within(Frame::square(Point::default(), place.w));
        let Point { x, y } = frame.centre();
        let at = format!("translate({x} {y}) rotate(180)");
        self.svg(format!(r#"<g transform="{at}">{turned}</g>"#));
    }

    /// A rectangle with corners that are rounded by a radius.
    pub(crate) fn rect(&mut self, f: Frame, radius: Unit, fill: &str, pen: Option<Pen>) {
        let rect = Rectangle::new().set("x", f.x).set("y", f.y).set("width", f.w);
        let mut rect = rect.set("height", f.h).set("fill", fill);
        if radius > Unit(0.0) {
            rect = rect.set("rx", radius);
        }
        self.drawn(rect, pen);
    }

    /// A circle.
    pub(crate) fn circle(&mut self, centre: Point, r: Unit, fill: &str, pen: Option<Pen>) {
        let circle = Circle::new().set("cx", centre.x).set("cy", centre.y).set("r", r);
        self.drawn(circle.set("fill", fill), pen);
    }

    /// A straight line.
    pub(crate) fn stroke(&mut self, from: Point, to: Point, pen: Pen) {
        let line = Stroke::new().set("x1", from.x).set("y1", from.y);
        self.drawn(line.set("x2", to.x).set("y2", to.y), Some(pen));
    }

    /// A filled path.
    pub(crate) fn fill(&mut self, d: &str, colour: &str) {
        self.nodes.append(Path::new().set("d", d).set("fill", colour));
    }

    /// An outlined path.
    pub(crate) fn outline(&mut self, d: &str, fill: &str, pen: Pen) {
        let path = Path::new().set("d", d).set("fill", fill);
        self.drawn(path.set("stroke-linejoin", "round"), Some(pen));
    }

    /// A dashed line along a path; the dashes are lengths and gaps in SVG's form.
    pub(crate) fn dashes(&mut self, d: &str, pen: Pen, dashes: &str) {
        let path = Path::new().set("d", d).set("fill", "none");
        self.drawn(path.set("stroke-dasharray", dashes), Some(pen));
    }

    fn drawn(&mut self, mut node: impl Into<Box<dyn Node>> + Node, pen: Option<Pen>) {
        if let Some(Pen { colour, width }) = pen {
            node.assign("stroke", colour);
            node.assign("stroke-width", width);
        }
        self.nodes.append(node);
    }
}

impl From<Unit> for Value {
    fn from(length: Unit) -> Value {
        length.to_string().into()
    }
}

fn font(text: Text, style: Style) -> Text {
    let mut text = text
        .set("font-family", style.face.family())
        .set("font-size", style.size.em())
        .set("fill", style.colour);
    if style.face.weight() != 400 {
        text = text.set("font-weight", style.face.weight());
    }
    if style.face == Face::Italic {
        text = text.set("font-style", "italic");
    }
    text
}
