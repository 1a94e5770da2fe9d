//! The canvas: everything that is drawn goes through it, into the display list and the ledger of
//! the page.

use std::sync::Arc;

use super::fonts::Face;
use super::ledger::{Layer, Ledger};
use super::length::Unit;
use super::list::{
    Corners, Dashes, Letters, Matrix, Node, Outline, Paint, Place, Recurring, Rgb, Shape, Stroke,
    hundredths,
};
use super::shape::{Frame, Point, shape_node};
use super::symbols::Symbol;
use super::tag::Tag;
use super::text::{FIRST_UNSPACED, FontSize, TextLine, width};
use super::theme::Theme;
use super::{DrawError, theme};

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
    pub colour: Paint,
    pub width: Unit,
}

impl Pen {
    pub(crate) const fn new(colour: Paint, width: Unit) -> Self {
        Pen { colour, width }
    }

    fn line(self) -> Stroke {
        Stroke::new(self.colour, self.width)
    }
}

/// How a text looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    pub face: Face,
    pub size: FontSize,
    pub colour: Paint,
}

impl Style {
    pub(crate) const fn new(face: Face, points: f64) -> Self {
        Style { face, size: FontSize::pt(points), colour: theme::INK }
    }

    pub(crate) const fn colour(self, colour: Paint) -> Self {
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
    nodes: Vec<Node>,
    /// Where everything stands.
    pub ledger: Ledger,
    theme: &'static Theme,
}

impl Canvas {
    pub(crate) fn new() -> Self {
        Canvas::themed(Theme::usual())
    }

    /// A page that is drawn on as a theme draws.
    pub(crate) fn themed(theme: &'static Theme) -> Self {
        Canvas { nodes: Vec::new(), ledger: Ledger::default(), theme }
    }

    /// The theme: what it has to say about what is drawn, colours and symbols apart, which
    /// come when the page is written.
    pub(crate) fn theme(&self) -> &'static Theme {
        self.theme
    }

    /// Everything drawn, in order, and where it stands.
    pub(crate) fn finish(mut self) -> (Vec<Node>, Ledger) {
        // Pages of a whole volume wait to be written.
        self.nodes.shrink_to_fit();
        (self.nodes, self.ledger)
    }

    /// Draws what is a heading, a row, a figure, in the order in which it is heard: see [`Tag`].
    pub(crate) fn tagged<T>(&mut self, tag: Tag, draw: impl FnOnce(&mut Canvas) -> T) -> T {
        self.begin(tag);
        let drawn = draw(self);
        self.end();
        drawn
    }

    /// Begins what is a heading, a row, a figure; [`Canvas::end`] ends it.
    pub(crate) fn begin(&mut self, tag: Tag) {
        self.nodes.push(Node::Begin(tag));
    }

    /// Ends what was begun last.
    pub(crate) fn end(&mut self) {
        self.nodes.push(Node::End);
    }

    /// Finished nodes.
    pub(crate) fn nodes(&mut self, nodes: Vec<Node>) {
        self.nodes.extend(nodes);
    }

    /// What other pages show in the same place.
    pub(crate) fn recurring(&mut self, nodes: Recurring) {
        self.nodes.push(Node::Recurring(nodes, Place::ORIGIN));
    }

    /// Circles beside each other: the middle of the first, and from one to the next.
    pub(crate) fn circles(
        &mut self,
        first: Point,
        pitch: Unit,
        count: usize,
        r: Unit,
        look: (Paint, Option<Pen>),
    ) {
        if count == 1 {
            return self.circle(first, r, look.0, look.1);
        }
        let mut row = Canvas::new();
        for i in 0..count {
            row.circle(Point::new(pitch * i as f64, Unit(0.0)), r, look.0, look.1);
        }
        let row = Recurring::new(row.nodes);
        self.nodes.push(Node::Recurring(row, Place::at(first.x, first.y)));
    }

    /// A drawing whose origin goes to a point.
    pub(crate) fn drawing(&mut self, drawing: &Recurring, to: Point, scale: f64) {
        self.nodes.push(Node::Recurring(drawing.clone(), Place::at(to.x, to.y).sized(scale)));
    }

    /// An outline that machines read, in modules of a size from a point.
    pub(crate) fn modules(&mut self, outline: Outline, from: Point, module: f64) {
        let fill = Some(Paint::Fixed(Rgb::BLACK));
        let shape =
            Shape { outline, fill, line: None, crisp: true, even_odd: false, covers_line: false };
        let shape = Node::Shape(shape);
        self.nodes.push(Node::Moved(Matrix::new((from.x, from.y), module, module), vec![shape]));
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
        let own = self.own(text, style);
        let start = align.left(at.x, own.width(text));
        let letters = |canvas: &mut Canvas| {
            canvas.letters(text, own, false, |along| Place::at(start + along, y));
        };
        match layer {
            Layer::Ornament => self.tagged(Tag::Artifact, letters),
            _ => letters(self),
        }
        w
    }

    /// A text turned upside down in place: it reads from its right end, with its baseline at
    /// the top. The point is the middle of the baseline.
    pub(crate) fn text_upside_down(&mut self, text: &str, Point { x, y }: Point, style: Style) {
        let w = style.width(text);
        let (rise, drop) = (style.rise(), style.drop());
        self.ledger.place(Layer::Text, text, Frame::new(x - w / 2.0, y - drop, w, rise + drop));
        let own = self.own(text, style);
        let right = x + own.width(text) / 2.0;
        self.letters(text, own, false, |along| Place::at(right - along, y).turned());
    }

    /// A text that reads upwards from a point, where its baseline begins.
    pub(crate) fn text_upwards(&mut self, text: &str, Point { x, y }: Point, style: Style) {
        let w = style.width(text);
        let (rise, drop) = (style.rise(), style.drop());
        self.ledger.place(Layer::Text, text, Frame::new(x - rise, y - w, rise + drop, w));
        let place = |along| Place::at(x, y - along).upwards();
        self.letters(text, style, false, place);
    }

    /// A line of a paragraph.
    pub(crate) fn line(
        &mut self,
        line: &TextLine,
        at: Point,
        align: Align,
        size: FontSize,
        colour: Paint,
    ) {
        let (left, y) = (align.left(at.x, line.width), at.y);
        let (rise, drop) = (Face::Regular.rise() * size.em(), Face::Regular.drop() * size.em());
        let words: Vec<&str> = line.runs.iter().map(|r| r.text.as_str()).collect();
        let frame = Frame::new(left, y - rise, line.width, rise + drop);
        self.ledger.place(Layer::Text, &words.join(" "), frame);
        for (i, run) in line.runs.iter().enumerate() {
            let style = Style { face: run.face, size, colour };
            let is_spaced = match line.runs.get(i + 1) {
                Some(next) => next.x - run.x - style.width(&run.text) > size.em() * LEAST_SPACE,
                None => ends_a_word(&run.text),
            };
            let own = self.own(&run.text, style);
            let narrower = style.width(&run.text) - own.width(&run.text);
            let x = left + run.x - align.left(Unit(0.0), narrower);
            self.letters(&run.text, own, is_spaced, |along| Place::at(x + along, y));
        }
    }

    /// Lines below each other, the first with its baseline at a point. Returns the baseline of a
    /// line that would follow.
    pub(crate) fn lines(
        &mut self,
        lines: &[TextLine],
        first: Point,
        leading: Unit,
        align: Align,
        size: FontSize,
        colour: Paint,
    ) -> Unit {
        let mut y = first.y;
        for line in lines {
            self.line(line, Point::new(first.x, y), align, size, colour);
            y += leading;
        }
        y
    }

    /// A heading of a part of the page, whose baseline begins at a point.
    pub(crate) fn heading(&mut self, text: &str, at: Point, style: Style) {
        self.tagged(Tag::Heading(2), |canvas| {
            canvas.text(Layer::Text, text, at, Align::Left, style);
        });
    }

    /// The letters of a text, placed by how far along it they begin. Whether a space follows it in
    /// its paragraph counts for those who hear or copy it.
    fn letters(
        &mut self,
        text: &str,
        style: Style,
        is_spaced: bool,
        place: impl Fn(Unit) -> Place,
    ) {
        let Style { face, size, colour: paint } = style;
        let stretches = face.stretches(text);
        let mut along = Unit(0.0);
        for (i, stretch) in stretches.iter().enumerate() {
            let spaced = is_spaced && i + 1 == stretches.len();
            self.nodes.push(Node::Letters(Letters {
                stretch: Arc::clone(stretch),
                face,
                size: hundredths(size.em()) as i32,
                paint,
                spaced,
                place: place(along),
            }));
            along += stretch.em * size.em();
        }
    }

    /// A text in a frame of its own, from the start of its baseline: as wide and as high as a share
    /// of itself, mirrored if that is less than 0. It stands in no ledger.
    pub(crate) fn text_squeezed(
        &mut self,
        text: &str,
        start: Point,
        (across, down): (f64, f64),
        style: Style,
    ) {
        let mut inner = Canvas::themed(self.theme);
        inner.letters(text, style, false, |along| Place::at(along, Unit(0.0)));
        self.nodes.push(Node::Moved(Matrix::new((start.x, start.y), across, down), inner.nodes));
    }

    /// A symbol that fills the square in the middle of a frame.
    pub(crate) fn symbol(&mut self, layer: Layer, symbol: impl Into<Symbol>, frame: Frame) {
        let (symbol, square) = self.square(layer, symbol.into(), frame);
        let place = Place::at(square.x, square.y).sized(square.w.0 / Symbol::SIDE);
        self.nodes.push(Node::Symbol(symbol, place));
    }

    fn square(&mut self, layer: Layer, symbol: Symbol, frame: Frame) -> (Symbol, Frame) {
        let square = Frame::square(frame.centre(), frame.w.min(frame.h));
        self.ledger.place(layer, symbol.name(), square);
        (symbol, square)
    }

    /// A symbol turned upside down in place: see [`Canvas::symbol`].
    pub(crate) fn symbol_upside_down(
        &mut self,
        layer: Layer,
        symbol: impl Into<Symbol>,
        frame: Frame,
    ) {
        let (symbol, square) = self.square(layer, symbol.into(), frame);
        let place = Place::at(square.right(), square.bottom()).sized(square.w.0 / Symbol::SIDE);
        self.nodes.push(Node::Symbol(symbol, place.turned()));
    }

    /// A rectangle with corners that are rounded by a radius.
    pub(crate) fn rect(
        &mut self,
        f: Frame,
        radius: Unit,
        fill: impl Into<Option<Paint>>,
        pen: Option<Pen>,
    ) {
        self.shape(Outline::rect(f, radius), fill.into(), pen.map(Pen::line));
    }

    /// A circle.
    pub(crate) fn circle(
        &mut self,
        centre: Point,
        r: Unit,
        fill: impl Into<Option<Paint>>,
        pen: Option<Pen>,
    ) {
        self.shape(Outline::circle(centre, r), fill.into(), pen.map(Pen::line));
    }

    /// A straight line.
    pub(crate) fn stroke(&mut self, from: Point, to: Point, pen: Pen) {
        self.shape(Outline::Line(from.into(), to.into()), None, Some(pen.line()));
    }

    /// A filled path.
    pub(crate) fn fill(&mut self, outline: Outline, colour: Paint) {
        self.shape(outline, Some(colour), None);
    }

    /// An outlined path.
    pub(crate) fn outline(&mut self, outline: Outline, fill: impl Into<Option<Paint>>, pen: Pen) {
        let line = Stroke { corners: Corners::Round, ..pen.line() };
        self.shape(outline, fill.into(), Some(line));
    }

    /// A dashed line along a path.
    pub(crate) fn dashes(&mut self, outline: Outline, pen: Pen, dashes: Dashes) {
        let line = Stroke { dashes: Some(dashes), ..pen.line() };
        self.shape(outline, None, Some(line));
    }

    fn shape(&mut self, outline: Outline, fill: Option<Paint>, line: Option<Stroke>) {
        self.nodes.push(shape_node(outline, fill, line));
    }

    /// A style in the theme's own face, in which a text is no wider and no taller than in the
    /// usual one, by which its place is measured.
    fn own(&self, text: &str, style: Style) -> Style {
        let face = self.theme.face(style.face);
        if face == style.face {
            return style;
        }
        let wide = width(text, face, style.size).max(Unit(0.01));
        let share = (style.width(text) / wide).min(style.face.cap() / face.cap()).min(1.0);
        Style { face, size: FontSize::pt(style.size.points() * share - 0.05), ..style }
    }
}

/// The least space between two words, as a part of the size.
const LEAST_SPACE: f64 = 0.1;

/// Whether a space follows a text if more of its paragraph does: not after a hyphen, and not in
/// scripts that have none.
fn ends_a_word(text: &str) -> bool {
    text.chars().next_back().is_some_and(|c| !"-\u{ad}".contains(c) && c < FIRST_UNSPACED)
}
