//! Trees become content: of a page, and of the forms that it shows.

use std::sync::Arc;

use tiny_skia::{Path, PathSegment, Point, Rect, Transform};
use usvg::{BlendMode, Group, Node};

use super::super::PressError;
use super::bytes::rounded;
use super::content::{Content, Drawn, OPAQUE, Resource};
use super::marker::{Drawing, Marker};
use super::typeface::Typefaces;
use crate::page::tag::Tag;

/// Draws into one content stream.
pub(super) struct Painter<'a> {
    pub(super) typefaces: &'a Typefaces,
    /// The page's name.
    pub(super) page: &'a str,
    pub(super) content: Content,
    /// What is heard; forms leave that to the page that shows them.
    marker: Option<Marker>,
}

/// Where and how strongly something is drawn.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) ts: Transform,
    pub(super) opacity: f32,
}

impl Place {
    pub(super) fn opaque(ts: Transform) -> Self {
        Place { ts, opacity: 1.0 }
    }
}

/// Digits after the point, in points: a hundredth of a point is 3.5 micrometres.
const PAGE_DIGITS: u32 = 2;

impl<'a> Painter<'a> {
    /// For the content of a page.
    pub(super) fn page(typefaces: &'a Typefaces, page: &'a str, is_calibrated: bool) -> Self {
        let content = Content::page(PAGE_DIGITS, is_calibrated);
        Painter { typefaces, page, content, marker: None }
    }

    /// For the content of a page all of which is marked.
    pub(super) fn heard(typefaces: &'a Typefaces, page: &'a str, is_calibrated: bool) -> Self {
        let marker = Some(Marker::new());
        Painter { marker, ..Painter::page(typefaces, page, is_calibrated) }
    }
}

impl Painter<'_> {
    /// What follows is that, up to the end that belongs to it.
    pub(super) fn begin(&mut self, tag: &Tag) {
        if let Some(marker) = &mut self.marker {
            marker.begin(tag, &mut self.content);
        }
    }

    /// Ends what was begun last.
    pub(super) fn end(&mut self) {
        if let Some(marker) = &mut self.marker {
            marker.end(&mut self.content);
        }
    }

    /// Marks what is drawn next.
    pub(super) fn mark(&mut self, drawing: Drawing) {
        if let Some(marker) = &mut self.marker {
            marker.mark(drawing, &mut self.content);
        }
    }

    /// Whether what is drawn now is a text that nobody tagged.
    pub(super) fn is_stray(&self) -> bool {
        self.marker.as_ref().is_some_and(Marker::is_stray)
    }

    /// Ends what is marked right now, where the state of the content changes.
    pub(super) fn unmark(&mut self) {
        if let Some(marker) = &mut self.marker {
            marker.close(&mut self.content);
        }
    }

    /// The finished content of a page.
    pub(super) fn finish(mut self, bounds: [f64; 4]) -> Result<Drawn, PressError> {
        let structure = self.marker.take().map(|marker| marker.finish(&mut self.content));
        self.content.finish_heard(bounds, false, structure.unwrap_or_default())
    }

    /// Draws nodes, one over the other.
    pub(super) fn nodes(&mut self, nodes: &[Node], ts: Transform) -> Result<(), PressError> {
        nodes.iter().try_for_each(|node| self.node(node, Place::opaque(ts)))
    }

    fn node(&mut self, node: &Node, place: Place) -> Result<(), PressError> {
        match node {
            Node::Group(group) => self.group(group, place.ts),
            Node::Path(path) => {
                self.mark(Drawing::Graphics);
                self.path(path, place)
            }
            Node::Text(text) => {
                self.mark(Drawing::Text);
                self.text(text, place)
            }
            Node::Image(_) => Err(self.unsupported("an image", "paths")),
        }
    }

    fn group(&mut self, group: &Group, ts: Transform) -> Result<(), PressError> {
        if group.mask().is_some() {
            return Err(self.unsupported("a mask", "a clip path or a gradient with stop opacity"));
        }
        if !group.filters().is_empty() {
            return Err(self.unsupported("a filter", "paths and gradients"));
        }
        if group.blend_mode() != BlendMode::Normal {
            return Err(self.unsupported("a blend mode", "opacity"));
        }
        let ts = ts.pre_concat(group.transform());
        if group.opacity().get() == 0.0 || group.children().is_empty() {
            return Ok(());
        }
        let Some(clip) = group.clip_path() else { return self.faded(group, ts) };
        self.unmark();
        self.content.save();
        if self.clip(clip, ts)? {
            self.faded(group, ts)?;
        }
        self.unmark();
        self.content.restore();
        Ok(())
    }

    /// A group's content under its opacity.
    fn faded(&mut self, group: &Group, ts: Transform) -> Result<(), PressError> {
        let opacity = group.opacity().get();
        if opacity == 1.0 {
            return self.nodes(group.children(), ts);
        }
        if let [node] = group.children()
            && paints_once(node)
        {
            return self.node(node, Place { ts, opacity });
        }
        let area = group.layer_bounding_box().to_rect();
        let area = area.transform(ts).unwrap_or(area);
        let digits = self.content.digits();
        let form = self.form(digits, area, true, |inner| inner.nodes(group.children(), ts))?;
        self.mark(if has_text(group) { Drawing::Text } else { Drawing::Graphics });
        self.set_fill_alpha(opacity);
        self.content.invoke(Resource::Form(form), &[]);
        Ok(())
    }

    /// A form of what `draw` draws within `area`. An isolated one is composed on its own
    /// before it meets the page.
    pub(super) fn form(
        &mut self,
        digits: u32,
        area: Rect,
        isolated: bool,
        draw: impl FnOnce(&mut Painter<'_>) -> Result<(), PressError>,
    ) -> Result<Arc<Drawn>, PressError> {
        let content = Content::form(digits, self.content.is_calibrated());
        let mut inner = Painter { content, marker: None, ..*self };
        draw(&mut inner)?;
        Ok(Arc::new(inner.content.finish(bounds(area), isolated)?))
    }

    /// Shows a form.
    pub(super) fn show(&mut self, form: Arc<Drawn>, ts: Transform) {
        self.content.set_alpha(OPAQUE);
        self.content.save();
        self.content.concat(ts);
        self.content.invoke(Resource::Form(form), &[]);
        self.content.restore();
    }

    /// Shows a form whose coordinates are those of the content.
    pub(super) fn show_here(&mut self, form: Arc<Drawn>) {
        self.content.set_alpha(OPAQUE);
        self.content.invoke(Resource::Form(form), &[]);
    }

    pub(super) fn set_fill_alpha(&mut self, opacity: f32) {
        self.content.set_alpha((per_mille(opacity), self.content.alpha().1));
    }

    pub(super) fn set_stroke_alpha(&mut self, opacity: f32) {
        self.content.set_alpha((self.content.alpha().0, per_mille(opacity)));
    }

    pub(super) fn unsupported(&self, what: &'static str, instead: &'static str) -> PressError {
        PressError::Unsupported { page: self.page.to_owned(), what, instead }
    }
}

/// Whether there is any text in a group.
fn has_text(group: &Group) -> bool {
    group.children().iter().any(|node| match node {
        Node::Group(group) => has_text(group),
        Node::Text(_) => true,
        Node::Path(_) | Node::Image(_) => false,
    })
}

/// An opacity in thousandths.
pub(super) fn per_mille(opacity: f32) -> u16 {
    (opacity * 1000.0).round() as u16
}

/// Whether no part of a node lies over another, so that opacity can go into its paint.
fn paints_once(node: &Node) -> bool {
    match node {
        Node::Path(path) => path.fill().is_none() || path.stroke().is_none(),
        Node::Text(text) => text.layouted().iter().all(|span| {
            (span.fill.is_none() || span.stroke.is_none())
                && span.underline.is_none()
                && span.overline.is_none()
                && span.line_through.is_none()
        }),
        Node::Group(_) | Node::Image(_) => false,
    }
}

/// Left, bottom, right and top of an area, with room for rounding and round joins.
fn bounds(area: Rect) -> [f64; 4] {
    let room = area.width().max(area.height()) * 0.02 + 0.1;
    [area.left() - room, area.top() - room, area.right() + room, area.bottom() + room]
        .map(|edge| rounded(edge.into(), 2))
}

/// Digits after the point that resolve a drawing of this size to one part in 8,000: of
/// a page-wide drawing that is a tenth of a point's tenth, of a small one much less.
pub(super) fn digits_for(area: Rect) -> u32 {
    let extent = area.width().max(area.height()).max(1e-3);
    (8000.0 / extent).log10().ceil().clamp(0.0, 5.0) as u32
}

impl Content {
    /// Adds the outline of `path`, ready for an operator that paints it.
    pub(super) fn outline(&mut self, path: &Path, ts: Transform) {
        let Some(path) = path.clone().transform(ts) else { return };
        let mut last = Point::zero();
        let mut segments = path.segments();
        while let Some(segment) = segments.next() {
            match segment {
                PathSegment::MoveTo(start) => {
                    last = start;
                    if let Some(corner) = rectangle(start, segments.clone()) {
                        let ((x, y), (right, top)) = (self.place(start), self.place(corner));
                        self.operator(&[x, y, right - x, top - y], self.digits(), "re");
                        segments.nth(3);
                    } else {
                        self.points([start], "m");
                    }
                }
                PathSegment::LineTo(end) => {
                    self.points([end], "l");
                    last = end;
                }
                PathSegment::QuadTo(control, end) => {
                    let toward = |from: Point| {
                        let third = |from: f32, to: f32| from + (to - from) * 2.0 / 3.0;
                        Point::from_xy(third(from.x, control.x), third(from.y, control.y))
                    };
                    self.curve(last, [toward(last), toward(end), end]);
                    last = end;
                }
                PathSegment::CubicTo(c1, c2, end) => {
                    self.curve(last, [c1, c2, end]);
                    last = end;
                }
                PathSegment::Close => self.plain("h"),
            }
        }
    }

    fn curve(&mut self, start: Point, [c1, c2, end]: [Point; 3]) {
        if self.place(c1) == self.place(start) {
            self.points([c2, end], "v");
        } else if self.place(c2) == self.place(end) {
            self.points([c1, end], "y");
        } else {
            self.points([c1, c2, end], "c");
        }
    }

    fn place(&self, p: Point) -> (f64, f64) {
        (rounded(p.x.into(), self.digits()), rounded(p.y.into(), self.digits()))
    }

    fn points<const N: usize>(&mut self, points: [Point; N], operator: &str) {
        let numbers = points.map(|p| [p.x, p.y].map(f64::from));
        self.operator(numbers.as_flattened(), self.digits(), operator);
    }
}

/// The opposite corner, if what follows `start` closes a rectangle along the axes whose first
/// side is level: then the operator for rectangles draws the same in the same direction.
fn rectangle(a: Point, mut rest: impl Iterator<Item = PathSegment>) -> Option<Point> {
    use PathSegment::{Close, LineTo};
    let [LineTo(b), LineTo(c), LineTo(d), Close] =
        [rest.next()?, rest.next()?, rest.next()?, rest.next()?]
    else {
        return None;
    };
    let close = |x: f32, y: f32| (x - y).abs() < 1e-3;
    (close(a.y, b.y) && close(b.x, c.x) && close(c.y, d.y) && close(d.x, a.x)).then_some(c)
}
