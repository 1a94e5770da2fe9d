//! The display list as content. Its coordinates are hundredths of a unit of the layout: whole
//! numbers, as the list has them, which are short and need no arithmetic.

use std::fmt::Write;
use std::sync::Arc;

use tiny_skia::{Rect, Transform};
use usvg::{Color, FillRule, LineCap, LineJoin};

use super::super::PressError;
use super::super::parse::matrix;
use super::content::{Content, Drawn, LineStyle, OPAQUE};
use super::marker::Drawing;
use super::painter::Painter;
use super::studio::{FormKey, Studio};
use super::typeface::Typeface;
use crate::page::fonts::Stretch;
use crate::page::list::{
    Dashes, Foreign, Letters, Line, Look, Node, Outline, Recurring, Rgb, Shape, Spot, Step,
};
use crate::page::shape::QUARTER;
use crate::page::symbols::Symbol;
use crate::page::theme::{Dress, Dresser};

/// Glyphs that are less far from where they belong, in thousandths of an em, are not moved.
const SLACK: f64 = 2.0;

/// The limit of the lengths of pointed corners, in widths of their lines, as SVG has it.
const MITER: f64 = 4.0;

/// Hundredths to a unit.
const FINE: f32 = 100.0;

impl Painter<'_> {
    /// Draws nodes, one over the other, by a transform from units.
    pub(super) fn list(
        &mut self,
        nodes: &[Node],
        ts: Transform,
        dresser: &mut Dresser,
        studio: &Studio,
    ) -> Result<(), PressError> {
        self.unmark();
        self.content.save();
        self.content.concat(ts.pre_scale(1.0 / FINE, 1.0 / FINE));
        let digits = self.content.set_digits(0);
        self.hundredths(nodes, dresser, studio)?;
        self.content.set_digits(digits);
        self.unmark();
        self.content.restore();
        Ok(())
    }

    fn hundredths(
        &mut self,
        nodes: &[Node],
        dresser: &mut Dresser,
        studio: &Studio,
    ) -> Result<(), PressError> {
        for node in nodes {
            match node {
                Node::Shape(shape) => self.shape(shape, dresser, studio)?,
                Node::Letters(letters) => self.letters(letters, dresser, studio)?,
                Node::Symbol(symbol, place) => {
                    let form = self.symbol(*symbol, dresser, studio)?;
                    self.mark(Drawing::Graphics);
                    self.show(form, fine(place.matrix()));
                }
                Node::Recurring(drawing) => {
                    let form = self.recurring(drawing, dresser, studio)?;
                    self.mark(Drawing::Graphics);
                    self.show_here(form);
                }
                Node::Foreign(drawing) => {
                    let form = self.foreign(drawing, dresser, studio)?;
                    self.mark(Drawing::Graphics);
                    self.show(form, Transform::from_scale(FINE, FINE));
                }
                Node::Moved(by, nodes) => {
                    self.unmark();
                    self.content.save();
                    self.content.concat(fine(by.numbers()));
                    self.hundredths(nodes, dresser, studio)?;
                    self.unmark();
                    self.content.restore();
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
        dresser: &Dresser,
        studio: &Studio,
    ) -> Result<Arc<Drawn>, PressError> {
        let dress = dresser.dress();
        studio.form(dress, FormKey::Symbol(symbol), || {
            let shapes = dress.symbol(symbol);
            self.form(0, area(&*shapes)?, false, |inner| {
                let mut plain = Dresser::new(Dress::plain());
                shapes.iter().for_each(|shape| inner.outline(shape, plain.shape(shape)));
                Ok(())
            })
        })
    }

    fn foreign(
        &mut self,
        drawing: &Foreign,
        dresser: &Dresser,
        studio: &Studio,
    ) -> Result<Arc<Drawn>, PressError> {
        let dress = dresser.dress();
        studio.form(dress, FormKey::Drawing(drawing.fingerprint()), || {
            studio.elements(&dress.ink.recolour(drawing.svg()), self)
        })
    }

    fn recurring(
        &mut self,
        drawing: &Recurring,
        dresser: &Dresser,
        studio: &Studio,
    ) -> Result<Arc<Drawn>, PressError> {
        let dress = dresser.dress();
        studio.form(dress, FormKey::Drawing(drawing.fingerprint()), || {
            let shapes = drawing.nodes().iter().filter_map(|node| match node {
                Node::Shape(shape) => Some(shape),
                _ => None,
            });
            self.form(0, area(shapes)?, false, |inner| {
                inner.hundredths(drawing.nodes(), &mut Dresser::new(dress), studio)
            })
        })
    }

    /// Circles are forms, of which there are few kinds; all else is drawn where it stands.
    fn shape(
        &mut self,
        shape: &Shape,
        dresser: &mut Dresser,
        studio: &Studio,
    ) -> Result<(), PressError> {
        self.mark(Drawing::Graphics);
        let Outline::Circle { centre, r } = shape.outline else {
            let look = dresser.shape(shape);
            self.outline(shape, look);
            return Ok(());
        };
        let outline = Outline::Circle { centre: Spot::default(), r };
        let at_origin = Shape { outline, ..shape.clone() };
        let form = studio.form(dresser.dress(), FormKey::Shape(at_origin.clone()), || {
            let look = dresser.shape(&at_origin);
            self.form(0, area([&at_origin])?, false, |inner| {
                inner.outline(&at_origin, look);
                Ok(())
            })
        })?;
        self.show(form, Transform::from_translate(centre.x as f32, centre.y as f32));
        Ok(())
    }

    fn outline(&mut self, shape: &Shape, look: Look) {
        let line = look.line.filter(|(_, width)| *width > 0);
        let operator = match (look.fill, line) {
            (None, None) => return,
            (Some(_), None) => "f",
            (None, Some(_)) => "S",
            (Some(_), Some(_)) => "B",
        };
        self.content.set_alpha(OPAQUE);
        if let Some(fill) = look.fill {
            self.content.fill_color(color(fill));
        }
        if let Some((paint, width)) = line {
            self.content.stroke_color(color(paint));
            self.content.line_style(&style(shape.line, width));
        }
        self.content.steps(&shape.outline);
        self.content.paint(operator, FillRule::NonZero);
    }

    fn letters(
        &mut self,
        letters: &Letters,
        dresser: &Dresser,
        studio: &Studio,
    ) -> Result<(), PressError> {
        let Letters { stretch, face, size, paint, spaced, place } = letters;
        self.mark(Drawing::Text);
        let fonts = studio.fonts();
        let Some(font) = fonts.own(stretch.font) else {
            let (page, wanted) = (self.page.to_owned(), stretch.family().to_owned());
            return Err(PressError::NoFont { page, wanted, embedded: fonts.embedded() });
        };
        let typeface = self.typefaces.of(font)?;
        for glyph in &stretch.glyphs {
            let said = stretch.text.get(glyph.letters.0..glyph.letters.1).unwrap_or_default();
            if glyph.number == 0 && said != "\n" {
                let (page, font) = (self.page.to_owned(), fonts.name_of(font));
                let character = said.chars().next().unwrap_or(char::REPLACEMENT_CHARACTER);
                return Err(PressError::NoGlyph { page, character, font });
            }
            self.content.note_glyph(font, glyph.number, said);
        }
        // The font of letters that a face lacks has no space, and none follows them. Stray texts
        // are heard one after the other.
        let space = match (*spaced || self.is_stray()) && stretch.is_own(*face) {
            true => typeface.glyph(' '),
            false => None,
        };
        if let Some(space) = space {
            self.content.note_glyph(font, space, " ");
        }
        let written = stretch.written.get_or_init(|| written(stretch, &typeface).into());
        let [a, b, c, d, x, y] = place.matrix();
        self.content.set_alpha(OPAQUE);
        self.content.fill_color(color(dresser.text(*paint)));
        self.content.plain("BT");
        self.content.font(font, (*size).into());
        // Letters stand upright where places count downwards.
        let (linear, origin) = ([a, b, -c, -d], (x * f64::from(FINE), y * f64::from(FINE)));
        match space {
            Some(space) => {
                let mut all = String::with_capacity(written.len() + 4);
                all.push_str(written);
                push_hex(&mut all, space);
                self.content.show(linear, origin, &all);
            }
            None => self.content.show(linear, origin, written),
        }
        self.content.plain("ET");
        Ok(())
    }
}

/// Glyphs in hexadecimal strings, with moves between them.
fn written(stretch: &Stretch, typeface: &Typeface) -> String {
    let mut text = String::with_capacity(stretch.glyphs.len() * 4 + 8);
    let mut pen = 0.0;
    for glyph in &stretch.glyphs {
        let move_back = (pen - glyph.x).round();
        if move_back.abs() >= SLACK {
            let _ = write!(text, ">{move_back}<");
            pen -= move_back;
        }
        push_hex(&mut text, glyph.number);
        pen += typeface.advance(glyph.number) as f64;
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

/// A transform of units as one of hundredths.
fn fine(numbers: [f64; 6]) -> Transform {
    let Transform { sx, kx, ky, sy, tx, ty } = matrix(numbers);
    Transform { tx: tx * FINE, ty: ty * FINE, sx, kx, ky, sy }
}

/// How a line is drawn whose width is in thousandths of a unit.
fn style(line: Option<Line>, width: i32) -> LineStyle {
    let round = |is: fn(Line) -> bool| line.is_some_and(is);
    let dashes = line.and_then(|line| line.dashes);
    LineStyle {
        width: f64::from(width) / 10.0,
        cap: if round(|line| line.round_ends) { LineCap::Round } else { LineCap::Butt },
        join: if round(|line| line.round_corners) { LineJoin::Round } else { LineJoin::Miter },
        miter: MITER,
        dashes: dashes.iter().flat_map(|d| [d.length, d.gap]).map(f64::from).collect(),
        phase: dashes.map_or(0.0, |Dashes { before, .. }| before.into()),
    }
}

impl Content {
    /// Adds an outline, ready for an operator that paints it.
    fn steps(&mut self, outline: &Outline) {
        match outline {
            Outline::Rect { at, w, h, radius } => {
                let r = *(radius.min(&(w / 2)).min(&(h / 2)));
                if r <= 0 {
                    return self.integers(&[at.x, at.y, *w, *h], "re");
                }
                let k = r - (f64::from(r) * QUARTER).round() as i32;
                let (x, y, right, bottom) = (at.x, at.y, at.x + w, at.y + h);
                self.integers(&[x + r, y], "m");
                self.integers(&[right - r, y], "l");
                self.integers(&[right - k, y, right, y + k, right, y + r], "c");
                self.integers(&[right, bottom - r], "l");
                self.integers(&[right, bottom - k, right - k, bottom, right - r, bottom], "c");
                self.integers(&[x + r, bottom], "l");
                self.integers(&[x + k, bottom, x, bottom - k, x, bottom - r], "c");
                self.integers(&[x, y + r], "l");
                self.integers(&[x, y + k, x + k, y, x + r, y], "c");
                self.plain("h");
            }
            Outline::Circle { centre: Spot { x, y }, r } => {
                let k = (f64::from(*r) * QUARTER).round() as i32;
                self.integers(&[x + r, *y], "m");
                self.integers(&[x + r, y + k, x + k, y + r, *x, y + r], "c");
                self.integers(&[x - k, y + r, x - r, y + k, x - r, *y], "c");
                self.integers(&[x - r, y - k, x - k, y - r, *x, y - r], "c");
                self.integers(&[x + k, y - r, x + r, y - k, x + r, *y], "c");
                self.plain("h");
            }
            Outline::Line(from, to) => {
                self.integers(&[from.x, from.y], "m");
                self.integers(&[to.x, to.y], "l");
            }
            Outline::Path(steps) => self.path_steps(steps),
        }
    }

    fn path_steps(&mut self, steps: &[Step]) {
        let mut last = Spot::default();
        let mut rest = steps;
        while let Some((step, after)) = rest.split_first() {
            rest = after;
            match *step {
                Step::Move(to) => {
                    if let Some((w, h)) = rectangle(to, after) {
                        self.integers(&[to.x, to.y, w, h], "re");
                        rest = &after[4..];
                    } else {
                        self.integers(&[to.x, to.y], "m");
                    }
                    last = to;
                }
                Step::Line(to) => {
                    self.integers(&[to.x, to.y], "l");
                    last = to;
                }
                Step::Curve(a, b, to) => {
                    if a == last {
                        self.integers(&[b.x, b.y, to.x, to.y], "v");
                    } else if b == to {
                        self.integers(&[a.x, a.y, to.x, to.y], "y");
                    } else {
                        self.integers(&[a.x, a.y, b.x, b.y, to.x, to.y], "c");
                    }
                    last = to;
                }
                Step::Close => self.plain("h"),
            }
        }
    }
}

/// Width and height, if what follows a corner closes a rectangle along the axes, first level: the
/// operator for rectangles draws the same in the same direction.
fn rectangle(a: Spot, rest: &[Step]) -> Option<(i32, i32)> {
    let [Step::Line(b), Step::Line(c), Step::Line(d), Step::Close, ..] = *rest else {
        return None;
    };
    let is_one = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x;
    is_one.then_some((c.x - a.x, c.y - a.y))
}

/// What shapes cover, lines included, in hundredths.
fn area<'a>(shapes: impl IntoIterator<Item = &'a Shape>) -> Result<Rect, PressError> {
    let edges = shapes.into_iter().map(|shape| {
        let around = shape.line.map_or(0, |line| line.width / 20 + 1);
        let [left, top, right, bottom] = shape.outline.edges();
        [left - around, top - around, right + around, bottom + around]
    });
    let all = edges.reduce(|[left, top, right, bottom], own| {
        [left.min(own[0]), top.min(own[1]), right.max(own[2]), bottom.max(own[3])]
    });
    let [left, top, right, bottom] = all.unwrap_or_default().map(|edge| edge as f32);
    Rect::from_ltrb(left, top, right, bottom)
        .ok_or_else(|| PressError::library("writing a PDF", "a drawing has no size"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::canvas::{Align, Canvas, Style};
    use crate::page::fonts::Face;
    use crate::page::ledger::Layer;
    use crate::page::list::{Matrix, Paint};
    use crate::page::shape::Point;
    use crate::page::tag::Tag;
    use crate::page::theme;
    use crate::page::{Mm, Unit};
    use crate::press::pdf::conform::Standard;
    use crate::press::{Fonts, PressError};

    /// The operators of a drawing, in lines.
    fn drawn(draw: impl FnOnce(&mut Canvas)) -> Result<Vec<String>, PressError> {
        let studio = Studio::new(&Fonts::all().unwrap(), Standard::Plain);
        let mut canvas = Canvas::new();
        draw(&mut canvas);
        let typefaces = studio.typefaces();
        let mut painter = Painter::heard(typefaces, "page", false);
        let mut dresser = Dresser::new(Dress::plain());
        painter.list(&canvas.finish().0, Transform::identity(), &mut dresser, &studio)?;
        Ok(painter.content.operators().lines().map(str::to_owned).collect())
    }

    fn shape(outline: &str) -> Node {
        let fill = Some(Paint::Fixed(Rgb::BLACK));
        Node::Shape(Shape { outline: outline.into(), fill, line: None, crisp: false })
    }

    #[test]
    fn outlines_are_whole_numbers_in_the_shortest_operators() {
        let lines = drawn(|canvas| {
            canvas.nodes(vec![
                shape("M1 2H4V6H1Z"),
                shape("M0 0C0 0 1 1 2 2C3 3 4 4 4 4C5 5 6 6 7.25 -7Z"),
            ]);
        });
        let lines = lines.unwrap();
        assert!(lines.contains(&"100 200 300 400 re".to_owned()), "{lines:?}");
        for operator in ["100 100 200 200 v", "300 300 400 400 y", "500 500 600 600 725 -700 c"] {
            assert!(lines.contains(&operator.to_owned()), "{operator}: {lines:?}");
        }
    }

    #[test]
    fn what_is_moved_is_moved_in_its_own_coordinates() {
        let moved = Node::Moved(
            Matrix::new((Unit(10.0), Unit(20.0)), 0.5, 0.5),
            vec![shape("M1 1H2V2H1Z")],
        );
        let lines = drawn(|canvas| canvas.nodes(vec![moved])).unwrap();
        let at = |line: &str| lines.iter().position(|own| own == line);
        let (moved, drawn) = (at(".5 0 0 .5 1000 2000 cm"), at("100 100 100 100 re"));
        assert!(moved.is_some() && moved < drawn, "{lines:?}");
    }

    #[test]
    fn stray_labels_are_one_paragraph_with_spaces_between_them() {
        let style = Style::new(Face::Bold, 10.0);
        let label = |canvas: &mut Canvas, text: &str, y: f64| {
            canvas.text(Layer::Text, text, Point::new(Unit(5.0), Unit(y)), Align::Left, style);
        };
        let texts = |lines: &[String]| lines.iter().filter(|line| line.ends_with("TJ")).count();
        let stray = drawn(|canvas| {
            label(canvas, "Sage", 10.0);
            label(canvas, "Sa", 20.0);
        });
        let stray = stray.unwrap();
        let marks = stray.iter().filter(|line| line.starts_with("/P<<")).count();
        assert_eq!((marks, texts(&stray)), (2, 2), "{stray:?}");
        let tagged =
            drawn(|canvas| canvas.tagged(Tag::Heading(2), |canvas| label(canvas, "Sage", 10.0)));
        let shown =
            |lines: &[String]| lines.iter().find(|line| line.ends_with("TJ")).unwrap().len();
        assert_eq!(shown(&stray), shown(&tagged.unwrap()) + 4, "a space more");
    }

    #[test]
    fn a_letter_that_no_font_has_is_told() {
        let style = Style::new(Face::Regular, 10.0).colour(theme::INK);
        let at = Point::new(Unit(5.0), Unit(Mm(9.0).0));
        let told = drawn(|canvas| {
            canvas.text(Layer::Text, "ま龘", at, Align::Left, style);
        });
        assert!(matches!(told, Err(PressError::NoGlyph { character: '龘', .. })), "{told:?}");
    }
}
