//! Clipping, opacity, gradients and pictures.

use std::sync::Arc;

use tiny_skia::Transform;

use super::super::PressError;
use super::bytes::{part, rounded};
use super::cache::FormCache;
use super::content::Resource;
use super::gradient::{Shading, ShadingGeometry, ShadingStop};
use super::image::ImageData;
use super::list::{area, edges, shape_edges, to_grains};
use super::marker::OperationKind;
use super::painter::{Painter, rule};
use crate::page::list::{Clip, Gradient, GradientForm, Node, Outline, Rgb, Shape};
use crate::page::picture::Picture;
use crate::page::theme::PaintResolver;

impl Painter<'_> {
    /// Draws nodes clipped to an outline.
    pub(super) fn draw_clipped(
        &mut self,
        Clip { outline, even_odd }: &Clip,
        nodes: &[Node],
        grain: i32,
        resolver: &mut PaintResolver,
        cache: &FormCache,
    ) -> Result<(), PressError> {
        self.unmark();
        self.content.save();
        self.content.steps(outline, grain);
        self.content.clip(rule(*even_odd));
        self.grains(nodes, grain, resolver, cache)?;
        self.unmark();
        self.content.restore();
        Ok(())
    }

    /// Draws nodes with a group opacity, in thousandths.
    pub(super) fn draw_faded(
        &mut self,
        opacity: u16,
        nodes: &[Node],
        grain: i32,
        resolver: &mut PaintResolver,
        cache: &FormCache,
    ) -> Result<(), PressError> {
        if resolver.is_line_art() {
            let around = resolver.enter_faded(opacity);
            self.grains(nodes, grain, resolver, cache)?;
            resolver.leave(around);
            return Ok(());
        }
        if let [node] = nodes
            && paints_once(node)
        {
            let around = std::mem::replace(&mut self.opacity, opacity);
            self.grains(nodes, grain, resolver, cache)?;
            self.opacity = around;
            return Ok(());
        }
        let form = self.form(0, area(nodes.iter().filter_map(edges), grain)?, true, |inner| {
            inner.grains(nodes, grain, resolver, cache)
        })?;
        self.mark(OperationKind::Graphics);
        self.content.set_alpha((opacity, opacity));
        self.content.invoke(Resource::Form(form), &[]);
        Ok(())
    }

    /// Draws a picture into the square from 0 to 1.
    pub(super) fn picture(
        &mut self,
        picture: &Arc<Picture>,
        grain: i32,
        resolver: &PaintResolver,
    ) -> Result<(), PressError> {
        let data = Arc::new(ImageData::of(&resolver.picture(picture))?);
        self.mark(OperationKind::Graphics);
        self.content.set_alpha((self.opacity, self.opacity));
        self.content.save();
        // The first row of an image is at the top of the unit square, whose y grows upwards.
        let side = 100.0 / grain as f32;
        self.content.concat(Transform::from_row(side, 0.0, 0.0, -side, 0.0, side));
        self.content.invoke(Resource::Picture(data), &[]);
        self.content.restore();
        Ok(())
    }

    /// Draws a shape that is filled with a gradient. If the stops differ in opacity, a second
    /// gradient of greys is used as a soft mask.
    pub(super) fn draw_gradient(
        &mut self,
        shape: &Shape,
        gradient: &Gradient,
        grain: i32,
        resolver: &mut PaintResolver,
        cache: &FormCache,
    ) -> Result<(), PressError> {
        if resolver.is_line_art() {
            return self.shape(shape, grain, resolver, cache);
        }
        self.mark(OperationKind::Graphics);
        let Gradient { form, matrix, stops } = gradient;
        let matrix = to_grains(matrix.numbers(), 100, grain);
        let even = stops.iter().all(|stop| stop.opacity == stops[0].opacity);
        let shared = stops.first().filter(|_| even).map_or(1000, |stop| stop.opacity);
        let opacity = u32::from(self.opacity) * u32::from(shared) / 1000;
        self.content.save();
        self.content.steps(&shape.outline, grain);
        self.content.clip(rule(shape.even_odd));
        self.content.set_alpha((opacity as u16, self.content.alpha().1));
        if !even {
            let greys = stops.iter().map(|stop| {
                let grey = (u32::from(stop.opacity) * 255 + 500) / 1000;
                (stop.offset, Rgb([grey as u8; 3]))
            });
            let greys = shading(*form, greys);
            let covered = area([shape_edges(shape)], grain)?;
            let veil = self.form(0, covered, true, |inner| {
                inner.content.concat(matrix);
                inner.content.invoke(Resource::Shading(greys), &[]);
                Ok(())
            })?;
            self.content.invoke(Resource::Mask(veil), &[]);
        }
        self.content.concat(matrix);
        let colours = stops.iter().map(|stop| (stop.offset, resolver.stop(stop.colour)));
        self.content.invoke(Resource::Shading(shading(*form, colours)), &[]);
        self.content.restore();
        Ok(())
    }
}

fn shading(form: GradientForm, stops: impl Iterator<Item = (u16, Rgb)>) -> Arc<Shading> {
    let geometry = match form {
        GradientForm::Linear(ends) => ShadingGeometry::Axial { coords: ends.map(|n| n as f32) },
        GradientForm::Radial(circles) => {
            ShadingGeometry::Radial { coords: circles.map(|n| n as f32) }
        }
    };
    let stops = stops.map(|(offset, Rgb(colour))| ShadingStop {
        offset: rounded(f64::from(offset) / 10_000.0, 4) as f32,
        color: colour.map(|byte| part(byte) as f32),
    });
    Arc::new(Shading { geometry, stops: stops.collect() })
}

/// Whether no part of a node overlaps another, so that the opacity can be applied to its paint
/// without a group.
fn paints_once(node: &Node) -> bool {
    match node {
        Node::Shape(Shape { outline, fill, line, .. }) => {
            matches!(outline, Outline::Path(_)) && (fill.is_none() || line.is_none())
        }
        Node::Shaded(..) | Node::Picture(_) => true,
        Node::Moved(_, nodes) => matches!(&**nodes, [node] if paints_once(node)),
        _ => false,
    }
}
