//! Paths: fills, strokes, gradients and clips.

use printpdf::shading::{GradientStop, Shading, ShadingGeometry};
use tiny_skia::{Path, Rect, Transform};
use usvg::{
    BaseGradient, ClipPath, Color, FillRule, Group, LineJoin, Node, Paint, PaintOrder,
    SpreadMethod, Stroke,
};

use super::super::PressError;
use super::canvas::Canvas;
use super::compose::{Composer, bounds, per_mille, position};
use super::number::{part, rounded};

/// A paint, ready to be used.
pub(super) enum Cover {
    Plain(Color),
    Gradient(Gradient),
}

/// A gradient in the coordinates of the stream.
pub(super) struct Gradient {
    shading: usize,
    /// Shades of grey for opacity, if the stops differ in it.
    veil: Option<usize>,
    /// The opacity that all stops share, else 1.
    opacity: f32,
    ts: Transform,
}

impl Composer<'_> {
    pub(super) fn path(
        &mut self,
        canvas: &mut Canvas,
        path: &usvg::Path,
        ts: Transform,
        opacity: f32,
    ) -> Result<(), PressError> {
        if !path.is_visible() {
            return Ok(());
        }
        if let (Some(fill), Some(stroke)) = (path.fill(), path.stroke())
            && path.paint_order() == PaintOrder::FillAndStroke
            && per_mille(stroke.opacity().get() * opacity) == 1000
            && let Some(scale) = uniform_scale(ts)
            && let Cover::Plain(inside) = self.cover(fill.paint(), ts)?
            && let Cover::Plain(line) = self.cover(stroke.paint(), ts)?
        {
            self.check_join(stroke)?;
            self.use_alpha(canvas, (per_mille(fill.opacity().get() * opacity), 1000));
            canvas.fill_color(inside);
            canvas.stroke_color(line);
            canvas.stroke_style(stroke, scale);
            canvas.outline(path.data(), ts);
            canvas.paint(if fill.rule() == FillRule::EvenOdd { "B*" } else { "B" });
            return Ok(());
        }
        match path.paint_order() {
            PaintOrder::FillAndStroke => {
                self.fill(canvas, path, ts, opacity)?;
                self.stroke(canvas, path, ts, opacity)
            }
            PaintOrder::StrokeAndFill => {
                self.stroke(canvas, path, ts, opacity)?;
                self.fill(canvas, path, ts, opacity)
            }
        }
    }

    fn fill(
        &mut self,
        canvas: &mut Canvas,
        path: &usvg::Path,
        ts: Transform,
        opacity: f32,
    ) -> Result<(), PressError> {
        let Some(fill) = path.fill() else { return Ok(()) };
        let opacity = fill.opacity().get() * opacity;
        let even_odd = fill.rule() == FillRule::EvenOdd;
        match self.cover(fill.paint(), ts)? {
            Cover::Plain(color) => {
                self.use_alpha(canvas, (per_mille(opacity), canvas.current_alpha().1));
                canvas.fill_color(color);
                canvas.outline(path.data(), ts);
                canvas.paint(if even_odd { "f*" } else { "f" });
            }
            Cover::Gradient(gradient) => {
                canvas.save();
                canvas.outline(path.data(), ts);
                canvas.paint(if even_odd { "W*" } else { "W" });
                canvas.paint("n");
                self.shade(canvas, &gradient, opacity, path.data().bounds(), ts);
                canvas.restore();
            }
        }
        Ok(())
    }

    fn stroke(
        &mut self,
        canvas: &mut Canvas,
        path: &usvg::Path,
        ts: Transform,
        opacity: f32,
    ) -> Result<(), PressError> {
        let Some(stroke) = path.stroke() else { return Ok(()) };
        self.check_join(stroke)?;
        let opacity = stroke.opacity().get() * opacity;
        match self.cover(stroke.paint(), ts)? {
            Cover::Plain(color) => {
                self.use_alpha(canvas, (canvas.current_alpha().0, per_mille(opacity)));
                canvas.stroke_color(color);
                if let Some(scale) = uniform_scale(ts) {
                    canvas.stroke_style(stroke, scale);
                    canvas.outline(path.data(), ts);
                    canvas.paint("S");
                } else {
                    // Only the coordinate system can make a line wider one way than the other.
                    canvas.save();
                    canvas.concat(ts);
                    canvas.stroke_style(stroke, 1.0);
                    canvas.outline(path.data(), Transform::identity());
                    canvas.paint("S");
                    canvas.restore();
                }
            }
            Cover::Gradient(gradient) => {
                let Some(outline) = stroke_outline(path.data(), stroke, ts) else {
                    return Ok(());
                };
                canvas.save();
                canvas.outline(&outline, ts);
                canvas.paint("W");
                canvas.paint("n");
                self.shade(canvas, &gradient, opacity, outline.bounds(), ts);
                canvas.restore();
            }
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
        let mut shading = |color: &dyn Fn(&usvg::Stop) -> Color| {
            let stops = gradient.stops().iter().map(|stop| {
                let Color { red, green, blue } = color(stop);
                let offset = rounded(f64::from(stop.offset().get()), 4) as f32;
                GradientStop { offset, color: [red, green, blue].map(part) }
            });
            let stops = stops.collect();
            let shading = Shading { geometry: geometry.clone(), stops, extend: (true, true) };
            position(&mut self.shadings, shading)
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

    /// Paints a gradient over the current clip; `area` bounds it before `ts`.
    pub(super) fn shade(
        &mut self,
        canvas: &mut Canvas,
        gradient: &Gradient,
        opacity: f32,
        area: Rect,
        ts: Transform,
    ) {
        let opacity = per_mille(opacity * gradient.opacity);
        self.use_alpha(canvas, (opacity, canvas.current_alpha().1));
        if let Some(veil) = gradient.veil {
            let mut inner = Canvas::form(canvas.digits());
            inner.concat(gradient.ts);
            inner.shade(veil);
            let form = self.form(inner, bounds(area, ts), true);
            self.masks.push(form);
            canvas.mask(self.masks.len() - 1);
        }
        canvas.concat(gradient.ts);
        canvas.shade(gradient.shading);
    }

    /// Narrows the clip; false if nothing is left to draw on.
    pub(super) fn clip(
        &mut self,
        canvas: &mut Canvas,
        clip: &ClipPath,
        ts: Transform,
    ) -> Result<bool, PressError> {
        if let Some(outer) = clip.clip_path()
            && !self.clip(canvas, outer, ts)?
        {
            return Ok(false);
        }
        let mut shapes = Vec::new();
        self.clip_shapes(clip.root(), ts.pre_concat(clip.transform()), &mut shapes)?;
        let rule = match shapes.as_slice() {
            [] => return Ok(false),
            [(_, _, rule)] => *rule,
            several => {
                // Shapes are united; one operator can do that only if they lie apart.
                let areas: Vec<Option<Rect>> =
                    several.iter().map(|(path, ts, _)| path.bounds().transform(*ts)).collect();
                let apart = areas.iter().enumerate().all(|(i, a)| {
                    areas[..i].iter().all(|b| match (a, b) {
                        (Some(a), Some(b)) => a.intersect(b).is_none(),
                        _ => true,
                    })
                });
                let same = several.iter().all(|(_, _, rule)| *rule == several[0].2);
                if !apart || !same {
                    return Err(
                        self.unsupported("a clip path of shapes that overlap", "a single outline")
                    );
                }
                several[0].2
            }
        };
        for (path, ts, _) in shapes {
            canvas.outline(path, ts);
        }
        canvas.paint(if rule == FillRule::EvenOdd { "W*" } else { "W" });
        canvas.paint("n");
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
