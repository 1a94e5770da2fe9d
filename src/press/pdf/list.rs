//! Conversion of display lists to content streams. Coordinates are integers, which have short
//! representations. Their unit is a grain of some hundredths of a unit of the layout.

use std::borrow::Cow;
use std::fmt::Write;
use std::sync::Arc;

use tiny_skia::{Rect, Transform};
use usvg::Color;

use super::super::PressError;
use super::super::parse::matrix;
use super::cache::{FormCache, FormKey};
use super::content::{Content, ContentStream, LineStyle};
use super::marker::OperationKind;
use super::painter::{GRAIN, Painter, rule};
use super::typeface::Typeface;
use crate::page::fonts::GlyphRun;
use crate::page::list::{
    Dashes, GridPoint, LineCap, LineJoin, Node, Outline, Placement, ResolvedPaint, Rgb, Segment,
    Shape, SharedForm, Stroke, TextNode,
};
use crate::page::shape::QUARTER;
use crate::page::symbols::Symbol;
use crate::page::theme::{Appearance, PaintResolver};
use crate::page::{LayoutUnit, fixed};

/// Largest deviation of a glyph from its position, in thousandths of an em, for which no adjustment
/// is written.
const SLACK: f64 = 2.0;

/// Miter limit: largest ratio of miter length to line width. Equal to the default of SVG.
const MITER: f64 = 4.0;

/// Grain, in hundredths of a unit, of drawings with coordinates in whole units, such as the modules
/// of a QR code.
const COARSE: i32 = 100;

impl Painter<'_> {
    /// Draws nodes in order. `ts` is the transform from units, `grain` the unit of coordinates in
    /// hundredths of a unit.
    pub(super) fn list(
        &mut self,
        nodes: &[Node],
        ts: Transform,
        grain: i32,
        resolver: &mut PaintResolver,
        cache: &FormCache,
    ) -> Result<(), PressError> {
        self.unmark();
        self.content.save();
        let size = grain as f32 / 100.0;
        self.content.concat(ts.pre_scale(size, size));
        let digits = self.content.set_digits(0);
        self.grains(nodes, grain, resolver, cache)?;
        self.content.set_digits(digits);
        self.unmark();
        self.content.restore();
        Ok(())
    }

    /// Draws nodes in order, with coordinates in grains of `grain` hundredths of a unit.
    pub(super) fn grains(
        &mut self,
        nodes: &[Node],
        grain: i32,
        resolver: &mut PaintResolver,
        cache: &FormCache,
    ) -> Result<(), PressError> {
        for node in nodes {
            match node {
                Node::Shape(shape) => self.shape(shape, grain, resolver, cache)?,
                Node::Letters(letters) => self.letters(letters, grain, resolver, cache)?,
                Node::Symbol(symbol, place) => {
                    let form = self.symbol(*symbol, resolver, cache)?;
                    self.mark(OperationKind::Graphics);
                    self.show(form, to_grains(place.matrix(), GRAIN, grain));
                }
                Node::Recurring(drawing, place) => {
                    let form = self.recurring(drawing, resolver, cache)?;
                    self.mark(OperationKind::Graphics);
                    match *place {
                        Placement::ORIGIN => self.show_here(form),
                        place => self.show(form, to_grains(place.matrix(), GRAIN, grain)),
                    }
                }
                Node::Shaded(shape, gradient) => {
                    self.draw_gradient(shape, gradient, grain, resolver, cache)?;
                }
                Node::Picture(picture) => self.picture(picture, grain, resolver)?,
                Node::Moved(by, nodes) => {
                    let own = if nodes.iter().all(is_on_units) { COARSE } else { GRAIN };
                    self.unmark();
                    self.content.save();
                    self.content.concat(to_grains(by.numbers(), own, grain));
                    let around = resolver.enter_moved(*by);
                    self.grains(nodes, own, resolver, cache)?;
                    resolver.leave(around);
                    self.unmark();
                    self.content.restore();
                }
                Node::Clipped(clip, nodes) => {
                    self.draw_clipped(clip, nodes, grain, resolver, cache)?;
                }
                Node::Faded(opacity, nodes) => {
                    self.draw_faded(*opacity, nodes, grain, resolver, cache)?;
                }
                Node::Begin(tag) => self.begin(tag),
                Node::End => self.end(),
            }
        }
        Ok(())
    }

    fn symbol(
        &mut self,
        symbol: Symbol,
        resolver: &PaintResolver,
        cache: &FormCache,
    ) -> Result<Arc<ContentStream>, PressError> {
        let appearance = resolver.appearance();
        cache.form(appearance, FormKey::Symbol(symbol), || {
            let shapes = appearance.symbol(symbol);
            self.form(0, area(shapes.iter().map(shape_edges), GRAIN)?, false, |inner| {
                let mut plain = PaintResolver::new(Appearance::usual());
                shapes.iter().for_each(|shape| inner.outline(shape, GRAIN, plain.shape(shape)));
                Ok(())
            })
        })
    }

    fn recurring(
        &mut self,
        drawing: &SharedForm,
        resolver: &PaintResolver,
        cache: &FormCache,
    ) -> Result<Arc<ContentStream>, PressError> {
        let appearance = resolver.appearance();
        cache.form(appearance, FormKey::Drawing(drawing.fingerprint()), || {
            self.form(0, area(drawing.nodes().iter().filter_map(edges), GRAIN)?, false, |inner| {
                inner.grains(drawing.nodes(), GRAIN, &mut PaintResolver::new(appearance), cache)
            })
        })
    }

    /// Draws a shape. Circles become shared forms, because few kinds of them recur often; other
    /// shapes are written directly.
    pub(super) fn shape(
        &mut self,
        shape: &Shape,
        grain: i32,
        resolver: &mut PaintResolver,
        cache: &FormCache,
    ) -> Result<(), PressError> {
        self.mark(OperationKind::Graphics);
        let Outline::Circle { centre, r } = shape.outline else {
            let look = resolver.shape(shape);
            self.outline(shape, grain, look);
            return Ok(());
        };
        let outline = Outline::Circle { centre: GridPoint::default(), r };
        let at_origin = Shape { outline, ..shape.clone() };
        let form = cache.form(resolver.appearance(), FormKey::Shape(at_origin.clone()), || {
            let look = resolver.shape(&at_origin);
            self.form(0, area([shape_edges(&at_origin)], GRAIN)?, false, |inner| {
                inner.outline(&at_origin, GRAIN, look);
                Ok(())
            })
        })?;
        let (x, y) = centre.units();
        self.show(
            form,
            to_grains(Placement::at(LayoutUnit(x), LayoutUnit(y)).matrix(), GRAIN, grain),
        );
        Ok(())
    }

    fn outline(&mut self, shape: &Shape, grain: i32, look: ResolvedPaint) {
        let line = look.line.filter(|(_, width)| *width > 0);
        let operator = match (look.fill, line) {
            (None, None) => return,
            (Some(_), None) => "f",
            (None, Some(_)) => "S",
            (Some(_), Some(_)) => "B",
        };
        self.content.set_alpha((self.opacity, self.opacity));
        if let Some(fill) = look.fill {
            self.content.fill_color(color(fill));
        }
        if let Some((paint, width)) = line {
            self.content.stroke_color(color(paint));
            self.content.line_style(&style(shape.line, width, grain));
        }
        self.content.steps(&shape.outline, grain);
        self.content.paint(operator, rule(shape.even_odd));
    }

    fn letters(
        &mut self,
        letters: &TextNode,
        grain: i32,
        resolver: &PaintResolver,
        cache: &FormCache,
    ) -> Result<(), PressError> {
        let TextNode { run, size, paint, spaced, place, .. } = letters;
        self.mark(OperationKind::Text);
        let fonts = cache.fonts();
        let Some(font) = fonts.own(run.font) else {
            let (page, wanted) = (self.page.to_owned(), run.family().to_owned());
            return Err(PressError::NoFont { page, wanted, embedded: fonts.describe_all() });
        };
        let typeface = self.typefaces.of(font)?;
        for glyph in &run.glyphs {
            let said = run.text.get(glyph.text_range()).unwrap_or_default();
            if glyph.number == 0 && said != "\n" {
                let (page, font) = (self.page.to_owned(), fonts.name_of(font));
                let character = said.chars().next().unwrap_or(char::REPLACEMENT_CHARACTER);
                return Err(PressError::NoGlyph { page, character, font });
            }
            let mut bytes = [0; 4];
            let said = glyph.part.map_or(said, |part| part.encode_utf8(&mut bytes));
            self.content.note_glyph(font, glyph.number, said);
        }
        // No space follows Japanese letters. Untagged texts are read in sequence, so a space
        // separates them.
        let is_spaced = (*spaced || self.is_stray()) && run.takes_space();
        let space = typeface.blank().filter(|_| is_spaced && !run.is_rtl);
        if let Some(space) = space {
            self.content.note_glyph(font, space, " ");
        }
        let size = f64::from(*size) / f64::from(grain);
        let is_level = run.glyphs.iter().all(|glyph| glyph.y == 0.0);
        let written: Cow<'_, str> = match is_level {
            true => Cow::Borrowed(
                run.written.get_or_init(|| encode_glyphs(run, &typeface, size).into()),
            ),
            false => Cow::Owned(encode_glyphs(run, &typeface, size)),
        };
        let [a, b, c, d, x, y] = place.matrix();
        self.content.set_alpha((self.opacity, self.opacity));
        self.content.fill_color(color(resolver.text(*paint)));
        if run.needs_text() {
            let space = if is_spaced { " " } else { "" };
            self.content.begin_text(&format!("{}{space}", run.text));
        }
        self.content.push_operator("BT");
        self.content.font(font, size);
        // Coordinates of the page count downwards, so the text matrix flips glyphs to be upright.
        let grains = 100.0 / f64::from(grain);
        let (linear, origin) = ([a, b, -c, -d], (x * grains, y * grains));
        match space {
            Some(space) => {
                let mut all = String::with_capacity(written.len() + 4);
                all.push_str(&written);
                push_hex(&mut all, space);
                self.content.show(linear, origin, &all);
            }
            None => self.content.show(linear, origin, &written),
        }
        self.content.push_operator("ET");
        if run.needs_text() {
            self.content.push_operator("EMC");
        }
        Ok(())
    }
}

/// Encodes glyphs as hexadecimal strings with adjustments between them, for the operator `TJ`.
/// Glyphs above or below the baseline follow the operator `Ts`, which depends on the font size.
fn encode_glyphs(run: &GlyphRun, typeface: &Typeface, size: f64) -> String {
    let mut text = String::with_capacity(run.glyphs.len() * 4 + 8);
    let mut pen = 0.0;
    let mut rise = 0.0;
    for glyph in &run.glyphs {
        if glyph.y != rise {
            rise = glyph.y;
            let _ = write!(text, ">]TJ\n{} Ts\n[<", fixed(f64::from(rise) * size / 1000.0, 3));
        }
        let move_back = (pen - glyph.x).round();
        if move_back.abs() >= SLACK {
            let _ = write!(text, ">{move_back}<");
            pen -= move_back;
        }
        push_hex(&mut text, glyph.number);
        pen += typeface.advance(glyph.number) as f64;
    }
    if rise != 0.0 {
        text.push_str(">]TJ\n0 Ts\n[<");
    }
    text
}

fn push_hex(text: &mut String, glyph: u16) {
    for shift in [12, 8, 4, 0] {
        text.extend(char::from_digit(u32::from(glyph >> shift & 0xF), 16));
    }
}

fn color(Rgb([red, green, blue]): Rgb) -> Color {
    Color::new_rgb(red, green, blue)
}

/// Converts a transform in units to one in grains: from grains of `inside` hundredths for the
/// content to grains of `around` hundredths for the parent.
pub(super) fn to_grains(numbers: [f64; 6], inside: i32, around: i32) -> Transform {
    let (inside, around) = (f64::from(inside), f64::from(around));
    let [a, b, c, d] = [0, 1, 2, 3].map(|i| numbers[i] * inside / around);
    let [x, y] = [4, 5].map(|i| (numbers[i] * 100.0 / around).round());
    matrix([a, b, c, d, x, y])
}

/// Whether a node is a filled path whose coordinates are whole units.
fn is_on_units(node: &Node) -> bool {
    let is_on = |spot: &GridPoint| spot.x % COARSE == 0 && spot.y % COARSE == 0;
    match node {
        Node::Shape(Shape { outline: Outline::Path(steps), line: None, .. }) => {
            steps.iter().all(|step| match step {
                Segment::Move(to) | Segment::Line(to) => is_on(to),
                Segment::Curve(a, b, to) => [a, b, to].into_iter().all(is_on),
                Segment::Close => true,
            })
        }
        _ => false,
    }
}

/// Line style of a stroke. `width` is in thousandths of a unit, the result in grains.
fn style(line: Option<Stroke>, width: i32, grain: i32) -> LineStyle {
    let grain = f64::from(grain);
    let dashes = line.and_then(|line| line.dashes);
    LineStyle {
        width: f64::from(width) / 10.0 / grain,
        cap: match line.map(|line| line.cap).unwrap_or_default() {
            LineCap::Butt => usvg::LineCap::Butt,
            LineCap::Round => usvg::LineCap::Round,
            LineCap::Square => usvg::LineCap::Square,
        },
        join: match line.map(|line| line.join).unwrap_or_default() {
            LineJoin::Miter => usvg::LineJoin::Miter,
            LineJoin::Round => usvg::LineJoin::Round,
            LineJoin::Bevel => usvg::LineJoin::Bevel,
        },
        miter: MITER,
        dashes: dashes
            .iter()
            .flat_map(|d| [d.length, d.gap])
            .map(|d| f64::from(d) / grain)
            .collect(),
        phase: dashes.map_or(0.0, |Dashes { offset: before, .. }| f64::from(before) / grain),
    }
}

impl Content {
    /// Appends the path of an outline, to be followed by a painting operator.
    pub(super) fn steps(&mut self, outline: &Outline, grain: i32) {
        let grains = |hundredths: i32| in_grains(hundredths, grain);
        match outline {
            Outline::Rect { at, w, h, radius } => {
                let [x, y, right, bottom] = [at.x, at.y, at.x + w, at.y + h].map(grains);
                let r = grains(*radius.min(&(w / 2)).min(&(h / 2)));
                if r <= 0 {
                    return self.push_integers_operation(&[x, y, right - x, bottom - y], "re");
                }
                let k = r - (f64::from(r) * QUARTER).round() as i32;
                self.push_integers_operation(&[x + r, y], "m");
                self.push_integers_operation(&[right - r, y], "l");
                self.push_integers_operation(&[right - k, y, right, y + k, right, y + r], "c");
                self.push_integers_operation(&[right, bottom - r], "l");
                self.push_integers_operation(
                    &[right, bottom - k, right - k, bottom, right - r, bottom],
                    "c",
                );
                self.push_integers_operation(&[x + r, bottom], "l");
                self.push_integers_operation(&[x + k, bottom, x, bottom - k, x, bottom - r], "c");
                self.push_integers_operation(&[x, y + r], "l");
                self.push_integers_operation(&[x, y + k, x + k, y, x + r, y], "c");
                self.push_operator("h");
            }
            Outline::Circle { centre, r } => {
                let [x, y, r, k] =
                    [centre.x, centre.y, *r, (f64::from(*r) * QUARTER).round() as i32].map(grains);
                self.push_integers_operation(&[x + r, y], "m");
                self.push_integers_operation(&[x + r, y + k, x + k, y + r, x, y + r], "c");
                self.push_integers_operation(&[x - k, y + r, x - r, y + k, x - r, y], "c");
                self.push_integers_operation(&[x - r, y - k, x - k, y - r, x, y - r], "c");
                self.push_integers_operation(&[x + k, y - r, x + r, y - k, x + r, y], "c");
                self.push_operator("h");
            }
            Outline::Line(from, to) => {
                self.push_integers_operation(&[from.x, from.y].map(grains), "m");
                self.push_integers_operation(&[to.x, to.y].map(grains), "l");
            }
            Outline::Path(steps) => self.path_steps(steps, grain),
        }
    }

    /// Appends a path. Uses the short operators for rectangles and for curves with coinciding
    /// points.
    fn path_steps(&mut self, steps: &[Segment], grain: i32) {
        let mut last = GridPoint::default();
        let coarse = |spot: GridPoint| GridPoint {
            x: in_grains(spot.x, grain),
            y: in_grains(spot.y, grain),
        };
        let mut rest = steps;
        while let Some((step, after)) = rest.split_first() {
            rest = after;
            match *step {
                Segment::Move(to) => {
                    let opposite = rectangle(to, after).map(coarse);
                    let to = coarse(to);
                    if let Some(GridPoint { x, y }) = opposite {
                        self.push_integers_operation(&[to.x, to.y, x - to.x, y - to.y], "re");
                        rest = &after[4..];
                    } else {
                        self.push_integers_operation(&[to.x, to.y], "m");
                    }
                    last = to;
                }
                Segment::Line(to) => {
                    let to = coarse(to);
                    self.push_integers_operation(&[to.x, to.y], "l");
                    last = to;
                }
                Segment::Curve(a, b, to) => {
                    let [a, b, to] = [a, b, to].map(coarse);
                    if a == last {
                        self.push_integers_operation(&[b.x, b.y, to.x, to.y], "v");
                    } else if b == to {
                        self.push_integers_operation(&[a.x, a.y, to.x, to.y], "y");
                    } else {
                        self.push_integers_operation(&[a.x, a.y, b.x, b.y, to.x, to.y], "c");
                    }
                    last = to;
                }
                Segment::Close => self.push_operator("h"),
            }
        }
    }
}

/// Rounds a length in hundredths of a unit to grains of `grain` hundredths.
fn in_grains(hundredths: i32, grain: i32) -> i32 {
    (2 * hundredths + grain).div_euclid(2 * grain)
}

/// Returns the corner opposite to `a` if `rest` completes an axis-parallel rectangle whose first
/// edge is horizontal. The operator `re` draws it in the same direction.
fn rectangle(a: GridPoint, rest: &[Segment]) -> Option<GridPoint> {
    let [Segment::Line(b), Segment::Line(c), Segment::Line(d), Segment::Close, ..] = *rest else {
        return None;
    };
    let is_one = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x;
    is_one.then_some(c)
}

/// Smallest rectangle that contains all `edges`, converted to grains of `grain` hundredths.
///
/// # Errors
/// If the edges are out of range for a rectangle.
pub(super) fn area(
    edges: impl IntoIterator<Item = [i32; 4]>,
    grain: i32,
) -> Result<Rect, PressError> {
    let [left, top, right, bottom] = edges.into_iter().reduce(union).unwrap_or_default();
    let [left, top] = [left, top].map(|edge| edge.div_euclid(grain) as f32);
    let [right, bottom] = [right, bottom].map(|edge| (edge.div_euclid(grain) + 1) as f32);
    Rect::from_ltrb(left, top, right, bottom)
        .ok_or_else(|| PressError::library("writing a PDF", "a drawing has no size"))
}

/// Bounding box `[left, top, right, bottom]` of a shape with its stroke, in hundredths of a unit.
pub(super) fn shape_edges(shape: &Shape) -> [i32; 4] {
    let around = shape.line.map_or(0, |line| line.width / 20 + 1);
    let [left, top, right, bottom] = shape.outline.edges();
    [left - around, top - around, right + around, bottom + around]
}

/// Bounding box of a node with its strokes, in hundredths of a unit; `None` if it draws nothing.
pub(super) fn edges(node: &Node) -> Option<[i32; 4]> {
    let of_all = |nodes: &[Node]| nodes.iter().filter_map(edges).reduce(union);
    match node {
        Node::Shape(shape) | Node::Shaded(shape, _) => Some(shape_edges(shape)),
        Node::Letters(TextNode { run, size, place, .. }) => {
            let wide = (f64::from(*size) * run.em) as i32;
            Some(transformed_bounds([-size, -size, wide + size, *size], place.matrix()))
        }
        Node::Symbol(_, place) => {
            let side = (Symbol::SIDE * 100.0) as i32;
            Some(transformed_bounds([0, 0, side, side], place.matrix()))
        }
        Node::Picture(_) => Some([0, 0, 100, 100]),
        Node::Recurring(drawing, place) => {
            Some(transformed_bounds(of_all(drawing.nodes())?, place.matrix()))
        }
        Node::Moved(by, nodes) => Some(transformed_bounds(of_all(nodes)?, by.numbers())),
        Node::Clipped(_, nodes) | Node::Faded(_, nodes) => of_all(nodes),
        Node::Begin(_) | Node::End => None,
    }
}

/// Bounding box of two rectangles.
fn union(one: [i32; 4], other: [i32; 4]) -> [i32; 4] {
    let [left, top, right, bottom] = one;
    [left.min(other[0]), top.min(other[1]), right.max(other[2]), bottom.max(other[3])]
}

/// Bounding box of a transformed rectangle.
fn transformed_bounds(
    [left, top, right, bottom]: [i32; 4],
    [a, b, c, d, e, f]: [f64; 6],
) -> [i32; 4] {
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].map(|(x, y)| {
        let (x, y) = (f64::from(x), f64::from(y));
        let [x, y] = [a * x + c * y + e * 100.0, b * x + d * y + f * 100.0];
        [x.floor() as i32, y.floor() as i32, x.ceil() as i32, y.ceil() as i32]
    });
    corners.into_iter().reduce(union).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::canvas::{Align, Canvas, Style};
    use crate::page::fonts::Face;
    use crate::page::ledger::Layer;
    use crate::page::list::{Matrix, Paint};
    use crate::page::shape::{Point, polyline, shape_node};
    use crate::page::tag::Tag;
    use crate::page::theme;
    use crate::page::{LayoutUnit, Mm};
    use crate::press::pdf::standard::Standard;
    use crate::press::{Fonts, PressError};

    /// Lines of the content stream that `draw` results in.
    fn drawn(draw: impl FnOnce(&mut Canvas)) -> Result<Vec<String>, PressError> {
        let cache = FormCache::new(&Fonts::all().unwrap(), Standard::Plain);
        let mut canvas = Canvas::new();
        draw(&mut canvas);
        let typefaces = cache.typefaces();
        let mut painter = Painter::tagged(typefaces, "page", false);
        let mut resolver = PaintResolver::new(Appearance::usual());
        painter.list(&canvas.finish().0, Transform::identity(), GRAIN, &mut resolver, &cache)?;
        Ok(painter.content.operators().lines().map(str::to_owned).collect())
    }

    fn filled(outline: Outline) -> Node {
        shape_node(outline, Some(Paint::Fixed(Rgb::BLACK)), None)
    }

    /// Filled rectangle between two corners.
    fn cornered((left, top): (f64, f64), (right, bottom): (f64, f64)) -> Node {
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
        filled(polyline(&corners.map(|(x, y)| Point::of(x, y)), true))
    }

    #[test]
    fn outlines_are_whole_numbers_in_the_shortest_operators() {
        let spot = |x: f64, y: f64| GridPoint::of((x, y));
        let curves = vec![
            Segment::Move(spot(0.0, 0.0)),
            Segment::Curve(spot(0.0, 0.0), spot(1.0, 1.0), spot(2.0, 2.0)),
            Segment::Curve(spot(3.0, 3.0), spot(4.0, 4.0), spot(4.0, 4.0)),
            Segment::Curve(spot(5.0, 5.0), spot(6.0, 6.0), spot(7.25, -7.0)),
            Segment::Close,
        ];
        let lines = drawn(|canvas| {
            canvas.nodes(vec![cornered((1.0, 2.0), (4.0, 6.0)), filled(Outline::Path(curves))]);
        });
        let lines = lines.unwrap();
        assert!(lines.contains(&"20 40 60 80 re".to_owned()), "{lines:?}");
        for operator in ["20 20 40 40 v", "60 60 80 80 y", "100 100 120 120 145 -140 c"] {
            assert!(lines.contains(&operator.to_owned()), "{operator}: {lines:?}");
        }
    }

    #[test]
    fn what_is_moved_is_moved_in_its_own_coordinates() {
        for (left, moves, draws) in [
            (1.1, ".5 0 0 .5 200 400 cm", "22 20 18 20 re"),
            (1.0, "10 0 0 10 200 400 cm", "1 1 1 1 re"),
        ] {
            let by = Matrix::new((LayoutUnit(10.0), LayoutUnit(20.0)), 0.5, 0.5);
            let moved = Node::Moved(by, vec![cornered((left, 1.0), (2.0, 2.0))]);
            let lines = drawn(|canvas| canvas.nodes(vec![moved])).unwrap();
            let at = |line: &str| lines.iter().position(|own| own == line);
            assert!(at(moves).is_some() && at(moves) < at(draws), "{lines:?}");
        }
    }

    #[test]
    fn stray_labels_are_one_paragraph_with_spaces_between_them() {
        let style = Style::new(Face::Bold, 10.0);
        let label = |canvas: &mut Canvas, text: &str, y: f64| {
            canvas.text(
                Layer::Text,
                text,
                Point::new(LayoutUnit(5.0), LayoutUnit(y)),
                Align::Left,
                style,
            );
        };
        let texts = |lines: &[String]| lines.iter().filter(|line| line.ends_with("TJ")).count();
        let stray = drawn(|canvas| {
            label(canvas, "Sage", 10.0);
            label(canvas, "Sa", 20.0);
        });
        let stray = stray.unwrap();
        let marks = stray.iter().filter(|line| line.starts_with("/P<<")).count();
        assert_eq!((marks, texts(&stray)), (2, 2), "{stray:?}");
        let tagged = drawn(|canvas| {
            canvas.draw_tagged(Tag::Heading(2), |canvas| label(canvas, "Sage", 10.0))
        });
        let shown =
            |lines: &[String]| lines.iter().find(|line| line.ends_with("TJ")).unwrap().len();
        assert_eq!(shown(&stray), shown(&tagged.unwrap()) + 4, "a space more");
    }

    #[test]
    fn a_letter_that_no_font_has_is_told() {
        let style = Style::new(Face::Regular, 10.0).colour(theme::INK);
        let at = Point::new(LayoutUnit(5.0), LayoutUnit(Mm(9.0).0));
        let result = drawn(|canvas| {
            canvas.text(Layer::Text, "ま龘", at, Align::Left, style);
        });
        assert!(matches!(result, Err(PressError::NoGlyph { character: '龘', .. })), "{result:?}");
    }
}
