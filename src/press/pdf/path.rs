//! Paths: fills, strokes, gradients and clips.

use std::sync::Arc;

use printpdf::shading::{GradientStop, Shading, ShadingGeometry};
use tiny_skia::{Path, Rect, Transform};
use usvg::{
    BaseGradient, ClipPath, Color, FillRule, Group, LineJoin, Node, Paint, PaintOrder,
    SpreadMethod, Stroke,
};

use super::super::PressError;
use super::content::Resource;
use super::number::{part, rounded};
use super::painter::{Painter, Place, per_mille};

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
