//! Paths: fills, strokes, gradients and clips.

use std::fmt::Write;
use std::sync::Arc;

use printpdf::shading::{GradientStop, Shading, ShadingGeometry};
use tiny_skia::{Path, Rect, Transform};
use usvg::fontdb::ID;
use usvg::layout::{PositionedGlyph, Span};
use usvg::{
    BaseGradient, ClipPath, Color, Fill, FillRule, Group, LineJoin, Node, Paint, PaintOrder,
    SpreadMethod, Stroke, Text,
};

use super::super::PressError;
use super::bytes::{part, rounded};
use super::content::{Content, Resource};
use super::painter::{Painter, Place, per_mille};
use super::typeface::Typeface;

/// The most shapes of a clip path: each is compared with all others.
const MOST_SHAPES: usize = 1000;

/// A paint, ready to be used.
pub(super) enum Cover {
    Plain(Color),
    Gradient(Gradient),
}

/// A gradient in the coordinates of the stream.
pub(super) struct Gradient {
    shading: Arc<Shading>,
    /// Shades of grey for opacity, if the stops differ in it.
    veil: Option<Arc<Shading>>,
    /// The opacity that all stops share, else 1.
    opacity: f32,
    ts: Transform,
}

impl Painter<'_> {
    pub(super) fn path(&mut self, path: &usvg::Path, place: Place) -> Result<(), PressError> {
        if !path.is_visible() || self.fill_and_stroke(path, place)? {
            return Ok(());
        }
        match path.paint_order() {
            PaintOrder::FillAndStroke => {
                self.fill(path, place)?;
                self.stroke(path, place)
            }
            PaintOrder::StrokeAndFill => {
                self.stroke(path, place)?;
                self.fill(path, place)
            }
        }
    }

    /// Paints inside and line in one go; false if that would not look the same.
    fn fill_and_stroke(&mut self, path: &usvg::Path, place: Place) -> Result<bool, PressError> {
        if let (Some(fill), Some(stroke)) = (path.fill(), path.stroke())
            && path.paint_order() == PaintOrder::FillAndStroke
            && per_mille(stroke.opacity().get() * place.opacity) == 1000
            && let Some(scale) = uniform_scale(place.ts)
            && let Cover::Plain(inside) = self.cover(fill.paint(), place.ts)?
            && let Cover::Plain(line) = self.cover(stroke.paint(), place.ts)?
        {
            self.check_join(stroke)?;
            self.content.set_alpha((per_mille(fill.opacity().get() * place.opacity), 1000));
            self.content.fill_color(inside);
            self.content.stroke_color(line);
            self.content.stroke_style(stroke, scale);
            self.content.outline(path.data(), place.ts);
            self.content.paint("B", fill.rule());
            return Ok(true);
        }
        Ok(false)
    }

    fn fill(&mut self, path: &usvg::Path, place: Place) -> Result<(), PressError> {
        let Some(fill) = path.fill() else { return Ok(()) };
        let opacity = fill.opacity().get() * place.opacity;
        match self.cover(fill.paint(), place.ts)? {
            Cover::Plain(color) => {
                self.set_fill_alpha(opacity);
                self.content.fill_color(color);
                self.content.outline(path.data(), place.ts);
                self.content.paint("f", fill.rule());
                Ok(())
            }
            Cover::Gradient(gradient) => {
                let place = Place { opacity, ..place };
                self.shade_path(path.data(), fill.rule(), &gradient, place)
            }
        }
    }

    fn stroke(&mut self, path: &usvg::Path, place: Place) -> Result<(), PressError> {
        let Some(stroke) = path.stroke() else { return Ok(()) };
        self.check_join(stroke)?;
        let Place { ts, opacity } = place;
        let opacity = stroke.opacity().get() * opacity;
        let color = match self.cover(stroke.paint(), ts)? {
            Cover::Plain(color) => color,
            Cover::Gradient(gradient) => {
                let Some(outline) = stroke_outline(path.data(), stroke, ts) else {
                    return Ok(());
                };
                let rule = FillRule::NonZero;
                return self.shade_path(&outline, rule, &gradient, Place { ts, opacity });
            }
        };
        self.set_stroke_alpha(opacity);
        self.content.stroke_color(color);
        let scale = uniform_scale(ts);
        let ts = if scale.is_some() {
            ts
        } else {
            // Only the coordinate system can make a line wider one way than the other.
            self.content.save();
            self.content.concat(ts);
            Transform::identity()
        };
        self.content.stroke_style(stroke, scale.unwrap_or(1.0));
        self.content.outline(path.data(), ts);
        self.content.paint("S", FillRule::NonZero);
        if scale.is_none() {
            self.content.restore();
        }
        Ok(())
    }

    pub(super) fn check_join(&self, stroke: &Stroke) -> Result<(), PressError> {
        if stroke.linejoin() == LineJoin::MiterClip {
            return Err(self.unsupported("the line join miter-clip", "miter, round or bevel"));
        }
        Ok(())
    }

    pub(super) fn cover(&mut self, paint: &Paint, ts: Transform) -> Result<Cover, PressError> {
        match paint {
            Paint::Color(color) => Ok(Cover::Plain(*color)),
            Paint::LinearGradient(g) => {
                let coords = [g.x1(), g.y1(), g.x2(), g.y2()];
                self.gradient(g, &ShadingGeometry::Axial { coords }, ts)
            }
            Paint::RadialGradient(g) => {
                let coords = [g.fx(), g.fy(), g.fr().get(), g.cx(), g.cy(), g.r().get()];
                self.gradient(g, &ShadingGeometry::Radial { coords }, ts)
            }
            // Renderers disagree about where tiles meet, so that no two prints would be alike.
            Paint::Pattern(_) => Err(self.unsupported("a pattern", "lines and a clip path")),
        }
    }

    fn gradient(
        &mut self,
        gradient: &BaseGradient,
        geometry: &ShadingGeometry,
        ts: Transform,
    ) -> Result<Cover, PressError> {
        if gradient.spread_method() != SpreadMethod::Pad {
            return Err(self.unsupported("a gradient that reflects or repeats", "more stops"));
        }
        let shading = |color: &dyn Fn(&usvg::Stop) -> Color| {
            let stops = gradient.stops().iter().map(|stop| {
                let Color { red, green, blue } = color(stop);
                let offset = rounded(stop.offset().get().into(), 4) as f32;
                GradientStop { offset, color: [red, green, blue].map(|byte| part(byte) as f32) }
            });
            let stops = stops.collect();
            Arc::new(Shading { geometry: geometry.clone(), stops, extend: (true, true) })
        };
        let opacity = gradient.stops().first().map_or(1.0, |stop| stop.opacity().get());
        let even = gradient.stops().iter().all(|stop| stop.opacity().get() == opacity);
        let veil = (!even).then(|| {
            shading(&|stop| {
                let grey = (stop.opacity().get() * 255.0).round() as u8;
                Color::new_rgb(grey, grey, grey)
            })
        });
        Ok(Cover::Gradient(Gradient {
            shading: shading(&|stop| stop.color()),
            veil,
            opacity: if even { opacity } else { 1.0 },
            ts: ts.pre_concat(gradient.transform()),
        }))
    }

    /// Paints a gradient inside an outline.
    fn shade_path(
        &mut self,
        outline: &Path,
        rule: FillRule,
        gradient: &Gradient,
        place: Place,
    ) -> Result<(), PressError> {
        self.content.save();
        self.content.outline(outline, place.ts);
        self.content.clip(rule);
        self.shade(gradient, outline.bounds(), place)?;
        self.content.restore();
        Ok(())
    }

    /// Paints a gradient over the current clip; `area` bounds it before it is placed.
    pub(super) fn shade(
        &mut self,
        gradient: &Gradient,
        area: Rect,
        place: Place,
    ) -> Result<(), PressError> {
        self.set_fill_alpha(place.opacity * gradient.opacity);
        if let Some(veil) = &gradient.veil {
            let area = area.transform(place.ts).unwrap_or(area);
            let form = self.form(self.content.digits(), area, true, |inner| {
                inner.content.concat(gradient.ts);
                inner.content.invoke(Resource::Shading(veil.clone()), &[]);
                Ok(())
            })?;
            self.content.invoke(Resource::Mask(form), &[]);
        }
        self.content.concat(gradient.ts);
        self.content.invoke(Resource::Shading(gradient.shading.clone()), &[]);
        Ok(())
    }

    /// Narrows the clip; false if nothing is left to draw on.
    pub(super) fn clip(&mut self, clip: &ClipPath, ts: Transform) -> Result<bool, PressError> {
        if let Some(outer) = clip.clip_path()
            && !self.clip(outer, ts)?
        {
            return Ok(false);
        }
        let mut shapes = Vec::new();
        self.clip_shapes(clip.root(), ts.pre_concat(clip.transform()), &mut shapes)?;
        let Some(&(_, _, rule)) = shapes.first() else { return Ok(false) };
        if shapes.len() > MOST_SHAPES {
            let what = "a clip path of more than 1000 shapes";
            return Err(self.unsupported(what, "a single outline"));
        }
        // Shapes are united; one operator can do that only if they lie apart.
        let areas: Vec<Option<Rect>> =
            shapes.iter().map(|(path, ts, _)| path.bounds().transform(*ts)).collect();
        let overlap = areas.iter().flatten().enumerate().any(|(i, area)| {
            areas.iter().flatten().take(i).any(|other| area.intersect(other).is_some())
        });
        if overlap || shapes.iter().any(|(_, _, other)| *other != rule) {
            return Err(self.unsupported("a clip path of shapes that overlap", "a single outline"));
        }
        for (path, ts, _) in shapes {
            self.content.outline(path, ts);
        }
        self.content.clip(rule);
        Ok(true)
    }

    fn clip_shapes<'t>(
        &self,
        group: &'t Group,
        ts: Transform,
        shapes: &mut Vec<(&'t Path, Transform, FillRule)>,
    ) -> Result<(), PressError> {
        for node in group.children() {
            match node {
                Node::Path(path) if path.is_visible() => {
                    let rule = path.fill().map(usvg::Fill::rule).unwrap_or_default();
                    shapes.push((path.data(), ts, rule));
                }
                Node::Path(_) => {}
                Node::Group(inner) if inner.clip_path().is_some() => {
                    return Err(self.unsupported(
                        "a clip path on a part of a clip path",
                        "a clip path on the whole",
                    ));
                }
                Node::Group(inner) => {
                    self.clip_shapes(inner, ts.pre_concat(inner.transform()), shapes)?;
                }
                Node::Text(text) => self.clip_shapes(text.flattened(), ts, shapes)?,
                Node::Image(_) => return Err(self.unsupported("an image", "paths")),
            }
        }
        Ok(())
    }
}

/// The outline of a line, for paints that only fill.
fn stroke_outline(path: &Path, stroke: &Stroke, ts: Transform) -> Option<Path> {
    let (sx, sy) = ts.get_scale();
    let resolution = sx.max(sy) * 4.0;
    let stroke = stroke.to_tiny_skia();
    match &stroke.dash {
        Some(dash) => path.dash(dash, resolution)?.stroke(&stroke, resolution),
        None => path.stroke(&stroke, resolution),
    }
}

/// How much `ts` enlarges, if it does so the same way in all directions.
pub(super) fn uniform_scale(ts: Transform) -> Option<f64> {
    let [a, b, c, d] = [ts.sx, ts.ky, ts.kx, ts.sy].map(f64::from);
    let (x, y) = (a.hypot(b), c.hypot(d));
    let slack = 1e-3 * x.max(y);
    let square = (a * c + b * d).abs() <= slack * x.max(y);
    (x > 0.0 && (x - y).abs() <= slack && square).then_some((x + y) / 2.0)
}

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
