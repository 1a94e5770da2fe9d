//! [`Canvas`] for drawing a page. Each operation goes into the display list and the ledger of
//! the page.

use std::borrow::Cow;
use std::sync::Arc;

use super::fonts::Face;
use super::ledger::{Layer, Ledger};
use super::length::LayoutUnit;
use super::list::{
    Dashes, LineJoin, Matrix, Node, Outline, Paint, Placement, Rgb, Shape, SharedForm, Stroke,
    TextNode, hundredths,
};
use super::scripts::beginnings;
use super::shape::{Frame, Point, shape_node};
use super::symbols::Symbol;
use super::tag::Tag;
use super::text::{FIRST_UNSPACED, FontSize, TextLine, width};
use super::theme::Theme;
use super::{DrawError, theme};

/// Horizontal position of a text relative to its x coordinate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Middle,
    Right,
}

impl Align {
    fn left(self, x: LayoutUnit, width: LayoutUnit) -> LayoutUnit {
        match self {
            Align::Left => x,
            Align::Middle => x - width / 2.0,
            Align::Right => x - width,
        }
    }
}

/// Colour and width of a solid line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pen {
    pub colour: Paint,
    pub width: LayoutUnit,
}

impl Pen {
    pub(crate) const fn new(colour: Paint, width: LayoutUnit) -> Self {
        Pen { colour, width }
    }

    fn line(self) -> Stroke {
        Stroke::new(self.colour, self.width)
    }
}

/// Face, font size and colour of a text.
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

    /// Returns the width of `text`.
    pub(crate) fn width(&self, text: &str) -> LayoutUnit {
        width(text, self.face, self.size)
    }

    /// Checks that a text is no wider than `available`.
    ///
    /// # Errors
    /// [`DrawError::Overflow`] if the text is wider.
    pub(crate) fn fits(&self, text: &str, available: LayoutUnit) -> Result<(), DrawError> {
        let needed = self.width(text);
        if needed > available {
            return Err(DrawError::Overflow { what: text.to_owned(), needed, available });
        }
        Ok(())
    }

    /// Returns the style in the largest size, up to its own, at which `text` is no wider than
    /// `available`; in the smallest size if it is wider in all of them.
    pub(crate) fn fit_to(self, text: &str, available: LayoutUnit) -> Style {
        let needed = self.width(text);
        if needed <= available {
            return self;
        }
        let points = self.size.points() * (available / needed) - ROUNDING;
        Style { size: FontSize::pt(points), ..self }
    }

    /// Returns `text`, or its beginning with an ellipsis if it is wider than `available`.
    pub(crate) fn shorten<'t>(&self, text: &'t str, available: LayoutUnit) -> Cow<'t, str> {
        if self.width(text) <= available {
            return Cow::Borrowed(text);
        }
        let mut cuts = beginnings(text).map(|start| format!("{}…", start.trim_end()));
        let shown = cuts.find(|shown| self.width(shown) <= available);
        Cow::Owned(shown.unwrap_or_default())
    }

    /// Returns how far letters reach above the baseline.
    pub(crate) fn rise(&self) -> LayoutUnit {
        self.face.rise() * self.size.em()
    }

    /// Returns how far letters reach below the baseline.
    pub(crate) fn drop(&self) -> LayoutUnit {
        self.face.drop() * self.size.em()
    }

    /// Returns the height of capital letters.
    pub(crate) fn cap(&self) -> LayoutUnit {
        self.face.cap() * self.size.em()
    }
}

/// Page under construction: a display list and a [`Ledger`].
pub(crate) struct Canvas {
    nodes: Vec<Node>,
    /// Positions of everything drawn.
    pub ledger: Ledger,
    theme: &'static Theme,
}

impl Canvas {
    pub(crate) fn new() -> Self {
        Canvas::themed(Theme::usual())
    }

    /// Creates an empty page whose fonts and outlines are those of `theme`.
    pub(crate) fn themed(theme: &'static Theme) -> Self {
        Canvas { nodes: Vec::new(), ledger: Ledger::default(), theme }
    }

    /// Returns the theme. Drawing code needs it for shapes and fonts only: a page's colours and
    /// symbols are resolved when it is written.
    pub(crate) fn theme(&self) -> &'static Theme {
        self.theme
    }

    /// Returns all nodes in drawing order, and the ledger.
    pub(crate) fn finish(mut self) -> (Vec<Node>, Ledger) {
        // Pages of a whole volume stay in memory until they are written.
        self.nodes.shrink_to_fit();
        (self.nodes, self.ledger)
    }

    /// Draws content under a tag such as a heading, a row or a figure. Content must be drawn in
    /// reading order: see [`Tag`].
    pub(crate) fn draw_tagged<T>(&mut self, tag: Tag, draw: impl FnOnce(&mut Canvas) -> T) -> T {
        self.begin(tag);
        let drawn = draw(self);
        self.end();
        drawn
    }

    /// Opens a tag such as a heading, a row or a figure. [`Canvas::end`] closes it.
    pub(crate) fn begin(&mut self, tag: Tag) {
        self.nodes.push(Node::Begin(tag));
    }

    /// Closes the tag that [`Canvas::begin`] opened last.
    pub(crate) fn end(&mut self) {
        self.nodes.push(Node::End);
    }

    /// Appends finished [`Node`]s.
    pub(crate) fn nodes(&mut self, nodes: Vec<Node>) {
        self.nodes.extend(nodes);
    }

    /// Adds a drawing that other pages show in the same place.
    pub(crate) fn recurring(&mut self, nodes: SharedForm) {
        self.nodes.push(Node::Recurring(nodes, Placement::ORIGIN));
    }

    /// Draws `count` circles in a row. `first` is the centre of the first circle, `pitch` the
    /// distance between centres; `look` is the fill and the line.
    pub(crate) fn circles(
        &mut self,
        first: Point,
        pitch: LayoutUnit,
        count: usize,
        r: LayoutUnit,
        look: (Paint, Option<Pen>),
    ) {
        if count == 1 {
            return self.circle(first, r, look.0, look.1);
        }
        let mut row = Canvas::new();
        for i in 0..count {
            row.circle(Point::new(pitch * i as f64, LayoutUnit(0.0)), r, look.0, look.1);
        }
        let row = SharedForm::new(row.nodes);
        self.nodes.push(Node::Recurring(row, Placement::at(first.x, first.y)));
    }

    /// Places a drawing with its origin at a point, scaled by `scale`.
    pub(crate) fn drawing(&mut self, drawing: &SharedForm, to: Point, scale: f64) {
        self.nodes.push(Node::Recurring(drawing.clone(), Placement::at(to.x, to.y).sized(scale)));
    }

    /// Draws a machine-readable outline, such as that of a QR code, in fixed black. Its coordinates
    /// are in modules of size `module`, with the origin at `from`.
    pub(crate) fn modules(&mut self, outline: Outline, from: Point, module: f64) {
        let fill = Some(Paint::Fixed(Rgb::BLACK));
        let shape =
            Shape { outline, fill, line: None, crisp: true, even_odd: false, covers_line: false };
        let shape = Node::Shape(shape);
        self.nodes.push(Node::Moved(Matrix::new((from.x, from.y), module, module), vec![shape]));
    }

    /// Draws a text whose baseline starts, is centred or ends at a point. Returns its width.
    pub(crate) fn text(
        &mut self,
        layer: Layer,
        text: &str,
        at: Point,
        align: Align,
        style: Style,
    ) -> LayoutUnit {
        self.text_spaced(layer, text, (at, align), style, false)
    }

    /// Draws a text as [`Canvas::text`] does. For screen readers and copied text, a space separates
    /// it from the next text in its tag.
    pub(crate) fn text_before_space(
        &mut self,
        text: &str,
        at: Point,
        align: Align,
        style: Style,
    ) -> LayoutUnit {
        self.text_spaced(Layer::Text, text, (at, align), style, true)
    }

    fn text_spaced(
        &mut self,
        layer: Layer,
        text: &str,
        (at, align): (Point, Align),
        style: Style,
        is_spaced: bool,
    ) -> LayoutUnit {
        let w = style.width(text);
        let (left, y) = (align.left(at.x, w), at.y);
        let (rise, drop) = (style.rise(), style.drop());
        self.ledger.place(layer, text, Frame::new(left, y - rise, w, rise + drop));
        let own = self.own(text, style);
        let start = align.left(at.x, own.width(text));
        let letters = |canvas: &mut Canvas| {
            canvas.letters(text, own, is_spaced, |along| Placement::at(start + along, y));
        };
        match layer {
            Layer::Ornament => self.draw_tagged(Tag::Artifact, letters),
            _ => letters(self),
        }
        w
    }

    /// Draws a text rotated by 180°, so that it reads from right to left with its baseline at the
    /// top. The point is the middle of the baseline.
    pub(crate) fn text_upside_down(&mut self, text: &str, Point { x, y }: Point, style: Style) {
        let w = style.width(text);
        let (rise, drop) = (style.rise(), style.drop());
        self.ledger.place(Layer::Text, text, Frame::new(x - w / 2.0, y - drop, w, rise + drop));
        let own = self.own(text, style);
        let right = x + own.width(text) / 2.0;
        self.letters(text, own, false, |along| Placement::at(right - along, y).turned());
    }

    /// Draws a text that reads upwards, with its baseline starting at a point.
    pub(crate) fn text_upwards(&mut self, text: &str, Point { x, y }: Point, style: Style) {
        let w = style.width(text);
        let (rise, drop) = (style.rise(), style.drop());
        self.ledger.place(Layer::Text, text, Frame::new(x - rise, y - w, rise + drop, w));
        let place = |along| Placement::at(x, y - along).upwards();
        self.letters(text, style, false, place);
    }

    /// Draws a line of a [`Paragraph`](super::text::Paragraph).
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
            let x = left + run.x - align.left(LayoutUnit(0.0), narrower);
            self.letters(&run.text, own, is_spaced, |along| Placement::at(x + along, y));
        }
    }

    /// Draws lines below each other, the first with its baseline at a point. Returns the baseline
    /// of the line that would follow.
    pub(crate) fn lines(
        &mut self,
        lines: &[TextLine],
        first: Point,
        leading: LayoutUnit,
        align: Align,
        size: FontSize,
        colour: Paint,
    ) -> LayoutUnit {
        let mut y = first.y;
        for line in lines {
            self.line(line, Point::new(first.x, y), align, size, colour);
            y += leading;
        }
        y
    }

    /// Draws a second-level heading whose baseline starts at a point.
    pub(crate) fn heading(&mut self, text: &str, at: Point, style: Style) {
        self.draw_tagged(Tag::Heading(2), |canvas| {
            canvas.text(Layer::Text, text, at, Align::Left, style);
        });
    }

    /// Adds the glyph runs of a text. `place` maps the distance of a run from the start of the text
    /// to its position. `is_spaced` states whether a space follows the text in its paragraph, for
    /// screen readers and copied text.
    fn letters(
        &mut self,
        text: &str,
        style: Style,
        is_spaced: bool,
        place: impl Fn(LayoutUnit) -> Placement,
    ) {
        let Style { face, size, colour: paint } = style;
        let runs = face.runs(text);
        let mut along = LayoutUnit(0.0);
        let mut nodes = Vec::with_capacity(runs.len());
        for run in runs.iter() {
            let spaced = is_spaced && run.rank + 1 == runs.len();
            nodes.push(TextNode {
                run: Arc::clone(run),
                face,
                size: hundredths(size.em()) as i32,
                paint,
                spaced,
                place: place(along),
            });
            along += run.em * size.em();
        }
        // Nodes are in the order in which the text is read.
        nodes.sort_by_key(|node| node.run.rank);
        self.nodes.extend(nodes.into_iter().map(Node::Letters));
    }

    /// Draws a text scaled by the factors `across` and `down`, with its baseline starting at
    /// `start`. A negative factor mirrors it. The text is not recorded in the ledger.
    pub(crate) fn text_squeezed(
        &mut self,
        text: &str,
        start: Point,
        (across, down): (f64, f64),
        style: Style,
    ) {
        let mut inner = Canvas::themed(self.theme);
        inner.letters(text, style, false, |along| Placement::at(along, LayoutUnit(0.0)));
        self.nodes.push(Node::Moved(Matrix::new((start.x, start.y), across, down), inner.nodes));
    }

    /// Draws a symbol that fills the square in the middle of a frame.
    pub(crate) fn symbol(&mut self, layer: Layer, symbol: impl Into<Symbol>, frame: Frame) {
        let (symbol, square) = self.square(layer, symbol.into(), frame);
        let place = Placement::at(square.x, square.y).sized(square.w.0 / Symbol::SIDE);
        self.nodes.push(Node::Symbol(symbol, place));
    }

    fn square(&mut self, layer: Layer, symbol: Symbol, frame: Frame) -> (Symbol, Frame) {
        let square = Frame::square(frame.centre(), frame.w.min(frame.h));
        self.ledger.place(layer, symbol.name(), square);
        (symbol, square)
    }

    /// Draws a symbol rotated by 180° within its square: see [`Canvas::symbol`].
    pub(crate) fn symbol_upside_down(
        &mut self,
        layer: Layer,
        symbol: impl Into<Symbol>,
        frame: Frame,
    ) {
        let (symbol, square) = self.square(layer, symbol.into(), frame);
        let place = Placement::at(square.right(), square.bottom()).sized(square.w.0 / Symbol::SIDE);
        self.nodes.push(Node::Symbol(symbol, place.turned()));
    }

    /// Draws a rectangle whose corners are rounded by `radius`.
    pub(crate) fn rect(
        &mut self,
        f: Frame,
        radius: LayoutUnit,
        fill: impl Into<Option<Paint>>,
        pen: Option<Pen>,
    ) {
        self.shape(Outline::rect(f, radius), fill.into(), pen.map(Pen::line));
    }

    /// Draws a circle of radius `r`.
    pub(crate) fn circle(
        &mut self,
        centre: Point,
        r: LayoutUnit,
        fill: impl Into<Option<Paint>>,
        pen: Option<Pen>,
    ) {
        self.shape(Outline::circle(centre, r), fill.into(), pen.map(Pen::line));
    }

    /// Draws a straight line between two points in the colour and width of `pen`.
    pub(crate) fn stroke(&mut self, from: Point, to: Point, pen: Pen) {
        self.shape(Outline::Line(from.into(), to.into()), None, Some(pen.line()));
    }

    /// Fills a path with `colour`.
    pub(crate) fn fill(&mut self, outline: Outline, colour: Paint) {
        self.shape(outline, Some(colour), None);
    }

    /// Draws a line with round corners along a path, and fills the path if `fill` is given.
    pub(crate) fn outline(&mut self, outline: Outline, fill: impl Into<Option<Paint>>, pen: Pen) {
        let line = Stroke { join: LineJoin::Round, ..pen.line() };
        self.shape(outline, fill.into(), Some(line));
    }

    /// Draws a dashed line along a path.
    pub(crate) fn dashes(&mut self, outline: Outline, pen: Pen, dashes: Dashes) {
        let line = Stroke { dashes: Some(dashes), ..pen.line() };
        self.shape(outline, None, Some(line));
    }

    fn shape(&mut self, outline: Outline, fill: Option<Paint>, line: Option<Stroke>) {
        self.nodes.push(shape_node(outline, fill, line));
    }

    /// Returns the style in the theme's own face. Its size is reduced so that the text is neither
    /// wider nor taller than in the usual face, by which the layout is measured.
    fn own(&self, text: &str, style: Style) -> Style {
        let face = self.theme.face(style.face);
        if face == style.face {
            return style;
        }
        let wide = width(text, face, style.size).max(LayoutUnit(0.01));
        let share = (style.width(text) / wide).min(style.face.cap() / face.cap()).min(1.0);
        Style { face, size: FontSize::pt(style.size.points() * share - ROUNDING), ..style }
    }
}

/// Difference in points by which a size is reduced below the computed one: sizes are rounded up.
const ROUNDING: f64 = 0.05;

/// Smallest space between two words, as a fraction of the font size.
const LEAST_SPACE: f64 = 0.1;

/// Whether a space would follow this text if the paragraph goes on. No space follows a hyphen, or a
/// script that is written without spaces.
fn ends_a_word(text: &str) -> bool {
    let is_korean = |c: char| ('\u{AC00}'..='\u{D7AF}').contains(&c);
    let is_spaced = |c: char| c < FIRST_UNSPACED || is_korean(c);
    text.chars().next_back().is_some_and(|c| !"-\u{ad}".contains(c) && is_spaced(c))
}
