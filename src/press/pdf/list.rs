//! The display list as content.

use std::fmt::Write;
use std::sync::Arc;

use tiny_skia::{Path, PathBuilder, Rect, Transform};
use usvg::{Color, FillRule, LineCap, LineJoin};

use super::super::PressError;
use super::super::parse::matrix;
use super::content::{Drawn, LineStyle, OPAQUE};
use super::marker::Drawing;
use super::number::rounded;
use super::painter::{Painter, digits_for};
use super::path::uniform_scale;
use super::studio::{FormKey, Studio};
use super::typeface::Typeface;
use crate::page::fonts::Stretch;
use crate::page::list::{
    Dashes, Foreign, Letters, Line, Node, Outline, Recurring, Rgb, Shape, Step,
};
use crate::page::shape::QUARTER;
use crate::page::symbols::Symbol;
use crate::page::theme::{Dresser, Look};

/// Glyphs that are less far from where they belong, in thousandths of an em, are not moved.
const SLACK: f64 = 2.0;

/// The limit of the lengths of pointed corners, in widths of their lines, as SVG has it.
const MITER: f64 = 4.0;

impl Painter<'_> {
    /// Draws nodes, one over the other.
    pub(super) fn list(
        &mut self,
        nodes: &[Node],
        ts: Transform,
        dresser: &mut Dresser,
        studio: &Studio,
    ) -> Result<(), PressError> {
        for node in nodes {
            match node {
                Node::Shape(shape) => self.shape(shape, ts, dresser, studio)?,
                Node::Letters(letters) => self.letters(letters, ts, dresser, studio)?,
                Node::Symbol(symbol, place) => {
                    let form = self.symbol(*symbol, dresser, studio)?;
                    self.mark(Drawing::Graphics);
                    self.show(form, ts.pre_concat(matrix(place.matrix())));
                }
                Node::Recurring(drawing) => {
                    let form = self.recurring(drawing, dresser, studio)?;
                    self.mark(Drawing::Graphics);
                    self.show(form, ts);
                }
                Node::Foreign(drawing) => {
                    let form = self.foreign(drawing, dresser, studio)?;
                    self.mark(Drawing::Graphics);
                    self.show(form, ts);
                }
                Node::Moved(by, nodes) => {
                    self.list(nodes, ts.pre_concat(matrix(by.numbers())), dresser, studio)?;
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
            let definition = Symbol::defs(&[symbol].into());
            studio.elements(&dress.put_on(&definition), self)
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
            studio.elements(&dress.put_on(drawing.svg()), self)
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
            let area = area(drawing.nodes())?;
            self.form(digits_for(area), area, false, |inner| {
                inner.list(drawing.nodes(), Transform::identity(), &mut Dresser::new(dress), studio)
            })
        })
    }

    /// Circles are forms, of which there are few kinds; all else is drawn where it stands.
    fn shape(
        &mut self,
        shape: &Shape,
        ts: Transform,
        dresser: &mut Dresser,
        studio: &Studio,
    ) -> Result<(), PressError> {
        self.mark(Drawing::Graphics);
        let Outline::Circle { centre, r } = shape.outline else {
            let look = dresser.shape(shape);
            self.outline(shape, look, ts);
            return Ok(());
        };
        let (x, y) = centre.units();
        let at_origin =
            Shape { outline: Outline::Circle { centre: Default::default(), r }, ..shape.clone() };
        let form = studio.form(dresser.dress(), FormKey::Shape(at_origin.clone()), || {
            let look = dresser.shape(&at_origin);
            let area = area(&[Node::Shape(at_origin.clone())])?;
            self.form(digits_for(area), area, false, |inner| {
                inner.outline(&at_origin, look, Transform::identity());
                Ok(())
            })
        })?;
        self.show(form, ts.pre_translate(x as f32, y as f32));
        Ok(())
    }

    fn outline(&mut self, shape: &Shape, look: Look, ts: Transform) {
        let Some(path) = path(&shape.outline) else { return };
        let line = look.line.filter(|(_, width)| *width > 0);
        if look.fill.is_none() && line.is_none() {
            return;
        }
        self.content.set_alpha(OPAQUE);
        if let Some(fill) = look.fill {
            self.content.fill_color(color(fill));
        }
        let Some((paint, width)) = line else {
            self.content.outline(&path, ts);
            return self.content.paint("f", FillRule::NonZero);
        };
        self.content.stroke_color(color(paint));
        // What is drawn along an outline is placed by transforms that scale alike in all directions.
        let scale = uniform_scale(ts).unwrap_or(1.0);
        self.content.line_style(&style(shape.line, width, scale));
        self.content.outline(&path, ts);
        self.content.paint(if look.fill.is_some() { "B" } else { "S" }, FillRule::NonZero);
    }

    fn letters(
        &mut self,
        letters: &Letters,
        ts: Transform,
        dresser: &Dresser,
        studio: &Studio,
    ) -> Result<(), PressError> {
        let Letters { stretch, face, size, paint, spaced, place } = letters;
        self.mark(Drawing::Text);
        let fonts = studio.fonts();
        let Some(font) = fonts.id(stretch.font) else {
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
        // The font of letters that a face lacks has no space, and none follows them.
        let space = match *spaced && stretch.is_own(*face) {
            true => typeface.glyph(' '),
            false => None,
        };
        if let Some(space) = space {
            self.content.note_glyph(font, space, " ");
        }
        let written = stretch.written.get_or_init(|| written(stretch, &typeface).into());
        let ts = ts.pre_concat(matrix(place.matrix()));
        let em = f64::from(*size) / 100.0;
        let [a, b, c, d] = [ts.sx, ts.ky, -ts.kx, -ts.sy].map(|n| f64::from(n) * em);
        let exact = a.hypot(b);
        if exact == 0.0 {
            return Ok(());
        }
        self.content.set_alpha(OPAQUE);
        self.content.fill_color(color(dresser.text(*paint)));
        self.content.plain("BT");
        self.content.font(font, rounded(exact, 3));
        let linear = [a, b, c, d].map(|n| n / exact);
        let origin = (ts.tx.into(), ts.ty.into());
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

/// How a line is drawn, whose width is in thousandths, with lengths multiplied by `scale`.
fn style(line: Option<Line>, width: i32, scale: f64) -> LineStyle {
    let hundredths = |length: i32| f64::from(length) / 100.0 * scale;
    let round = |is: fn(Line) -> bool| line.is_some_and(is);
    let dashes = line.and_then(|line| line.dashes);
    LineStyle {
        width: f64::from(width) / 1000.0 * scale,
        cap: if round(|line| line.round_ends) { LineCap::Round } else { LineCap::Butt },
        join: if round(|line| line.round_corners) { LineJoin::Round } else { LineJoin::Miter },
        miter: MITER,
        dashes: dashes.iter().flat_map(|d| [d.length, d.gap]).map(hundredths).collect(),
        phase: dashes.map_or(0.0, |Dashes { before, .. }| hundredths(before)),
    }
}

/// An outline as a path in units; `None` if it has no steps.
fn path(outline: &Outline) -> Option<Path> {
    let units = |hundredths: i32| hundredths as f32 / 100.0;
    let mut path = PathBuilder::new();
    match outline {
        Outline::Rect { at, w, h, radius } => {
            let (x, y, w, h) = (units(at.x), units(at.y), units(*w), units(*h));
            let r = units(*radius).min(w / 2.0).min(h / 2.0);
            if r <= 0.0 {
                path.move_to(x, y);
                path.line_to(x + w, y);
                path.line_to(x + w, y + h);
                path.line_to(x, y + h);
            } else {
                let k = r * (1.0 - QUARTER as f32);
                let (right, bottom) = (x + w, y + h);
                path.move_to(x + r, y);
                path.line_to(right - r, y);
                path.cubic_to(right - k, y, right, y + k, right, y + r);
                path.line_to(right, bottom - r);
                path.cubic_to(right, bottom - k, right - k, bottom, right - r, bottom);
                path.line_to(x + r, bottom);
                path.cubic_to(x + k, bottom, x, bottom - k, x, bottom - r);
                path.line_to(x, y + r);
                path.cubic_to(x, y + k, x + k, y, x + r, y);
            }
            path.close();
        }
        Outline::Circle { centre, r } => {
            let (x, y, r) = (units(centre.x), units(centre.y), units(*r));
            let k = r * QUARTER as f32;
            path.move_to(x + r, y);
            path.cubic_to(x + r, y + k, x + k, y + r, x, y + r);
            path.cubic_to(x - k, y + r, x - r, y + k, x - r, y);
            path.cubic_to(x - r, y - k, x - k, y - r, x, y - r);
            path.cubic_to(x + k, y - r, x + r, y - k, x + r, y);
            path.close();
        }
        Outline::Line(from, to) => {
            path.move_to(units(from.x), units(from.y));
            path.line_to(units(to.x), units(to.y));
        }
        Outline::Path(steps) => {
            for step in steps {
                match step {
                    Step::Move(to) => path.move_to(units(to.x), units(to.y)),
                    Step::Line(to) => path.line_to(units(to.x), units(to.y)),
                    Step::Curve(a, b, to) => path.cubic_to(
                        units(a.x),
                        units(a.y),
                        units(b.x),
                        units(b.y),
                        units(to.x),
                        units(to.y),
                    ),
                    Step::Close => path.close(),
                }
            }
        }
    }
    path.finish()
}

/// What shapes cover, lines included, in units.
fn area(nodes: &[Node]) -> Result<Rect, PressError> {
    let shapes = nodes.iter().filter_map(|node| match node {
        Node::Shape(shape) => Some(shape),
        _ => None,
    });
    let edges = shapes.map(|shape| {
        let around = shape.line.map_or(0, |line| line.width / 20);
        let [left, top, right, bottom] = shape.outline.edges();
        [left - around, top - around, right + around, bottom + around]
    });
    let all = edges.reduce(|[left, top, right, bottom], own| {
        [left.min(own[0]), top.min(own[1]), right.max(own[2]), bottom.max(own[3])]
    });
    let [left, top, right, bottom] = all.unwrap_or_default().map(|edge| edge as f32 / 100.0);
    Rect::from_ltrb(left, top, right, bottom)
        .ok_or_else(|| PressError::library("writing a PDF", "a drawing has no size"))
}
