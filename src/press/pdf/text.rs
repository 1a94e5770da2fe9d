//! Text as text: shaped glyphs, placed by runs, each with the letters that it stands for.

use printpdf::TextItem;
use printpdf::text::Codepoint;
use tiny_skia::Transform;
use usvg::layout::{PositionedGlyph, Span};
use usvg::{Fill, PaintOrder, Stroke, Text};

use super::super::PressError;
use super::canvas::Canvas;
use super::compose::{Composer, per_mille};
use super::number::rounded;
use super::shape::{Cover, uniform_scale};
use super::typeface::Typeface;

/// Glyphs on one baseline, in one font and size.
struct Run {
    face: usize,
    size: f64,
    /// Directions of the em's width and height, for a size of 1.
    linear: [f64; 4],
    origin: (f64, f64),
    /// Where the viewer is after the last glyph, in thousandths of an em.
    pen: f64,
    glyphs: Vec<Codepoint>,
}

/// A glyph may be this far from its exact place, in points, before it is moved.
const SLACK: f64 = 0.02;

impl Composer<'_> {
    pub(super) fn text(
        &mut self,
        canvas: &mut Canvas,
        text: &Text,
        ts: Transform,
        opacity: f32,
    ) -> Result<(), PressError> {
        for span in text.layouted().iter().filter(|span| span.visible) {
            for line in [&span.overline, &span.underline].into_iter().flatten() {
                self.path(canvas, line, ts, opacity)?;
            }
            let runs = self.runs(span, ts)?;
            self.span(canvas, text, span, &runs, ts, opacity)?;
            if let Some(line) = &span.line_through {
                self.path(canvas, line, ts, opacity)?;
            }
        }
        Ok(())
    }

    fn span(
        &mut self,
        canvas: &mut Canvas,
        text: &Text,
        span: &Span,
        runs: &[Run],
        ts: Transform,
        opacity: f32,
    ) -> Result<(), PressError> {
        match (&span.fill, &span.stroke) {
            (None, None) => Ok(()),
            (Some(fill), None) => self.filled(canvas, text, fill, runs, ts, opacity),
            (None, Some(stroke)) => self.stroked(canvas, stroke, runs, ts, opacity),
            (Some(fill), Some(stroke)) => {
                let stroke_first = span.paint_order == PaintOrder::StrokeAndFill;
                if !stroke_first {
                    self.filled(canvas, text, fill, runs, ts, opacity)?;
                }
                canvas.begin_silent();
                self.stroked(canvas, stroke, runs, ts, opacity)?;
                canvas.end_marked();
                if stroke_first {
                    self.filled(canvas, text, fill, runs, ts, opacity)?;
                }
                Ok(())
            }
        }
    }

    fn filled(
        &mut self,
        canvas: &mut Canvas,
        text: &Text,
        fill: &Fill,
        runs: &[Run],
        ts: Transform,
        opacity: f32,
    ) -> Result<(), PressError> {
        let opacity = fill.opacity().get() * opacity;
        match self.cover(fill.paint(), ts)? {
            Cover::Plain(color) => {
                self.use_alpha(canvas, (per_mille(opacity), canvas.current_alpha().1));
                canvas.fill_color(color);
                show(canvas, runs);
            }
            Cover::Gradient(gradient) => {
                canvas.save();
                canvas.rendering(7);
                show(canvas, runs);
                self.shade(canvas, &gradient, opacity, text.stroke_bounding_box(), ts);
                canvas.restore();
            }
        }
        Ok(())
    }

    fn stroked(
        &mut self,
        canvas: &mut Canvas,
        stroke: &Stroke,
        runs: &[Run],
        ts: Transform,
        opacity: f32,
    ) -> Result<(), PressError> {
        self.check_join(stroke)?;
        let (Cover::Plain(color), Some(scale)) =
            (self.cover(stroke.paint(), ts)?, uniform_scale(ts))
        else {
            return Err(self.unsupported("a gradient or skewed line around text", "a plain line"));
        };
        let opacity = stroke.opacity().get() * opacity;
        self.use_alpha(canvas, (canvas.current_alpha().0, per_mille(opacity)));
        canvas.stroke_color(color);
        canvas.stroke_style(stroke, scale);
        canvas.rendering(1);
        show(canvas, runs);
        canvas.rendering(0);
        Ok(())
    }

    fn runs(&mut self, span: &Span, ts: Transform) -> Result<Vec<Run>, PressError> {
        let mut runs: Vec<Run> = Vec::new();
        for glyph in &span.positioned_glyphs {
            let face = self.face(glyph)?;
            let Ok(id) = u16::try_from(glyph.id.0) else { continue };
            let typeface = &mut self.typefaces[face];
            let Some(place) = Place::of(glyph, typeface, ts) else { continue };
            let advance = typeface.advance(id);
            let code = Codepoint::with_cid(typeface.use_glyph(id), 0.0, glyph.text.clone());
            match runs.last_mut() {
                Some(run) if run.continues(face, &place) => run.push(code, &place, advance),
                _ => runs.push(Run {
                    face,
                    size: place.size,
                    linear: place.linear,
                    origin: place.origin,
                    pen: advance,
                    glyphs: vec![code],
                }),
            }
        }
        Ok(runs)
    }

    fn face(&mut self, glyph: &PositionedGlyph) -> Result<usize, PressError> {
        let db = self.page.tree.fontdb();
        if let Some(face) = self.typefaces.iter().position(|face| face.is(db, glyph.font)) {
            return Ok(face);
        }
        self.typefaces.push(Typeface::new(db, glyph.font)?);
        Ok(self.typefaces.len() - 1)
    }
}

/// Where a glyph's em square lies.
struct Place {
    size: f64,
    linear: [f64; 4],
    origin: (f64, f64),
}

impl Place {
    fn of(glyph: &PositionedGlyph, typeface: &Typeface, ts: Transform) -> Option<Place> {
        let em = ts.pre_concat(glyph.outline_transform());
        let units = f64::from(typeface.units_per_em());
        let linear = [em.sx, em.ky, em.kx, em.sy].map(|n| f64::from(n) * units);
        let exact = linear[0].hypot(linear[1]);
        let size = rounded(exact, 3);
        (size > 0.0).then(|| Place {
            size,
            linear: linear.map(|n| n / exact),
            origin: (f64::from(em.tx), f64::from(em.ty)),
        })
    }
}

impl Run {
    /// Distance of a place from the run's start, along and across, in thousandths of an em.
    fn distance(&self, place: &Place) -> (f64, f64) {
        let [a, b, c, d] = self.linear;
        let (x, y) = (place.origin.0 - self.origin.0, place.origin.1 - self.origin.1);
        let area = (a * d - b * c) * self.size / 1000.0;
        ((x * d - y * c) / area, (y * a - x * b) / area)
    }

    fn continues(&self, face: usize, place: &Place) -> bool {
        self.face == face
            && (self.size - place.size).abs() < 2e-3
            && self.linear.iter().zip(place.linear).all(|(a, b)| (a - b).abs() < 1e-3)
            && self.distance(place).1.abs() * self.size / 1000.0 < SLACK
    }

    fn push(&mut self, code: Codepoint, place: &Place, advance: f64) {
        let move_back = (self.pen - self.distance(place).0).round();
        if move_back.abs() * self.size / 1000.0 >= SLACK
            && let Some(last) = self.glyphs.last_mut()
        {
            last.offset = move_back as f32;
            self.pen -= move_back;
        }
        self.pen += advance;
        self.glyphs.push(code);
    }
}

fn show(canvas: &mut Canvas, runs: &[Run]) {
    canvas.begin_text();
    for run in runs {
        canvas.font(run.face, run.size);
        let [a, b, c, d] = run.linear;
        let matrix = [a, b, c, d, run.origin.0, run.origin.1];
        canvas.show(matrix, vec![TextItem::GlyphIds(run.glyphs.clone())]);
    }
    canvas.end_text();
}
