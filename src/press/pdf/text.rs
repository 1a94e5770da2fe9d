//! Text as text: shaped glyphs, placed by runs, each with the letters that it stands for.

use std::fmt::Write;
use std::sync::Arc;

use tiny_skia::{Rect, Transform};
use usvg::fontdb::ID;
use usvg::layout::{PositionedGlyph, Span};
use usvg::{Fill, PaintOrder, Stroke, Text};

use super::super::PressError;
use super::content::Content;
use super::number::rounded;
use super::painter::{Painter, Place};
use super::path::{Cover, uniform_scale};
use super::typeface::Typeface;

/// Glyphs on one baseline, in one font and size.
#[derive(Debug)]
struct Run {
    font: ID,
    /// Where the first glyph lies.
    start: Em,
    /// Where the viewer is after the last glyph, in thousandths of an em.
    pen: f64,
    /// Numbers in hexadecimal, moves between strings.
    glyphs: String,
}

/// Where a glyph's em square lies.
#[derive(Clone, Copy, Debug)]
struct Em {
    /// In points.
    size: f64,
    /// Directions of width and height, for a size of 1.
    linear: [f64; 4],
    origin: (f64, f64),
}

/// A glyph may be this far from its exact place, in points, before it is moved.
const SLACK: f64 = 0.02;

impl Painter<'_> {
    pub(super) fn text(&mut self, text: &Text, place: Place) -> Result<(), PressError> {
        self.spans(text.layouted(), text.stroke_bounding_box(), place)
    }

    /// Shows shaped text, whose area matters for gradients alone.
    pub(super) fn spans(
        &mut self,
        spans: &[Span],
        area: Rect,
        place: Place,
    ) -> Result<(), PressError> {
        for span in spans.iter().filter(|span| span.visible) {
            for line in [&span.overline, &span.underline].into_iter().flatten() {
                self.path(line, place)?;
            }
            self.span(area, span, place)?;
            if let Some(line) = &span.line_through {
                self.path(line, place)?;
            }
        }
        Ok(())
    }

    fn span(&mut self, area: Rect, span: &Span, place: Place) -> Result<(), PressError> {
        let runs = self.runs(span, place.ts)?;
        let stroke_first = span.paint_order == PaintOrder::StrokeAndFill;
        if let Some(fill) = span.fill.as_ref().filter(|_| !stroke_first) {
            self.fill_text(area, fill, &runs, place)?;
        }
        if let Some(stroke) = &span.stroke {
            // Found and copied once: as what is filled.
            if span.fill.is_some() {
                self.content.plain("/Span<</ActualText()>>BDC");
            }
            self.stroke_text(stroke, &runs, place)?;
            if span.fill.is_some() {
                self.content.plain("EMC");
            }
        }
        if let Some(fill) = span.fill.as_ref().filter(|_| stroke_first) {
            self.fill_text(area, fill, &runs, place)?;
        }
        Ok(())
    }

    fn fill_text(
        &mut self,
        area: Rect,
        fill: &Fill,
        runs: &[Run],
        place: Place,
    ) -> Result<(), PressError> {
        let opacity = fill.opacity().get() * place.opacity;
        match self.cover(fill.paint(), place.ts)? {
            Cover::Plain(color) => {
                self.set_fill_alpha(opacity);
                self.content.fill_color(color);
                show(&mut self.content, runs);
            }
            Cover::Gradient(gradient) => {
                self.content.save();
                self.content.rendering(7);
                show(&mut self.content, runs);
                let place = Place { opacity, ..place };
                self.shade(&gradient, area, place)?;
                self.content.restore();
            }
        }
        Ok(())
    }

    fn stroke_text(
        &mut self,
        stroke: &Stroke,
        runs: &[Run],
        place: Place,
    ) -> Result<(), PressError> {
        self.check_join(stroke)?;
        let (Cover::Plain(color), Some(scale)) =
            (self.cover(stroke.paint(), place.ts)?, uniform_scale(place.ts))
        else {
            return Err(self.unsupported("a gradient or skewed line around text", "a plain line"));
        };
        self.set_stroke_alpha(stroke.opacity().get() * place.opacity);
        self.content.stroke_color(color);
        self.content.stroke_style(stroke, scale);
        self.content.rendering(1);
        show(&mut self.content, runs);
        self.content.rendering(0);
        Ok(())
    }

    fn runs(&mut self, span: &Span, ts: Transform) -> Result<Vec<Run>, PressError> {
        let mut runs: Vec<Run> = Vec::new();
        let mut typeface: Option<Arc<Typeface>> = None;
        for glyph in &span.positioned_glyphs {
            let Ok(id) = u16::try_from(glyph.id.0) else { continue };
            let font = glyph.font;
            let typeface = match typeface.take_if(|known| known.is(font)) {
                Some(known) => typeface.insert(known),
                None => typeface.insert(self.typefaces.of(font)?),
            };
            let Some(em) = Em::of(glyph, typeface.units_per_em(), ts) else { continue };
            if !runs.last().is_some_and(|run| run.continues(font, &em)) {
                runs.push(Run { font, start: em, pen: 0.0, glyphs: String::new() });
            }
            if let Some(run) = runs.last_mut() {
                self.content.note_glyph(font, id, &glyph.text);
                run.push(id, typeface.advance(id) as f64, &em);
            }
        }
        Ok(runs)
    }
}

impl Em {
    fn of(glyph: &PositionedGlyph, units: f64, ts: Transform) -> Option<Em> {
        let ts = ts.pre_concat(glyph.outline_transform());
        let linear = [ts.sx, ts.ky, ts.kx, ts.sy].map(|n| f64::from(n) * units);
        let exact = linear[0].hypot(linear[1]);
        let size = rounded(exact, 3);
        (size > 0.0).then(|| Em {
            size,
            linear: linear.map(|n| n / exact),
            origin: (ts.tx.into(), ts.ty.into()),
        })
    }
}

impl Run {
    /// Distance of a place from the run's start, along and across, in thousandths of an em.
    fn distance(&self, em: &Em) -> (f64, f64) {
        let Em { size, linear: [a, b, c, d], origin } = self.start;
        let (x, y) = (em.origin.0 - origin.0, em.origin.1 - origin.1);
        let area = (a * d - b * c) * size / 1000.0;
        ((x * d - y * c) / area, (y * a - x * b) / area)
    }

    /// Thousandths of an em, in points.
    fn points(&self, per_mille: f64) -> f64 {
        per_mille.abs() * self.start.size / 1000.0
    }

    fn continues(&self, font: ID, em: &Em) -> bool {
        self.font == font
            && (self.start.size - em.size).abs() < 2e-3
            && self.start.linear.iter().zip(em.linear).all(|(a, b)| (a - b).abs() < 1e-3)
            && self.points(self.distance(em).1) < SLACK
    }

    fn push(&mut self, glyph: u16, advance: f64, em: &Em) {
        let move_back = (self.pen - self.distance(em).0).round();
        if self.points(move_back) >= SLACK {
            let _ = write!(self.glyphs, ">{move_back}<");
            self.pen -= move_back;
        }
        for shift in [12, 8, 4, 0] {
            let digit = u32::from(glyph >> shift & 0xF);
            self.glyphs.extend(char::from_digit(digit, 16));
        }
        self.pen += advance;
    }
}

fn show(content: &mut Content, runs: &[Run]) {
    content.plain("BT");
    for run in runs {
        content.font(run.font, run.start.size);
        content.show(run.start.linear, run.start.origin, &run.glyphs);
    }
    content.plain("ET");
}
