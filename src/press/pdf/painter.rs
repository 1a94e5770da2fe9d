//! Painter: draws the content stream of a page and of its forms, and keeps track of tags and
//! opacity.

use std::sync::Arc;

use tiny_skia::{Rect, Transform};
use usvg::FillRule;

use super::super::PressError;
use super::bytes::rounded;
use super::content::{Content, ContentStream, OPAQUE, Resource};
use super::marker::{Marker, OperationKind};
use super::typeface::Typefaces;
use crate::page::tag::Tag;

/// Painter of one content stream.
pub(super) struct Painter<'a> {
    pub(super) typefaces: &'a Typefaces,
    /// Name of the page, for errors.
    pub(super) page: &'a str,
    pub(super) content: Content,
    /// Marker of the page; `None` for untagged content and for forms, whose tags belong to the page
    /// that shows them.
    marker: Option<Marker>,
    /// Opacity of all paint, in thousandths.
    pub(super) opacity: u16,
}

/// Usual grain: 5 hundredths of a unit. A unit is usually a millimetre, so half a grain is about
/// one dot of a good printer.
pub(super) const GRAIN: i32 = 5;
/// Grain of exact positions, such as those of printer's marks: 1 hundredth of a unit.
pub(super) const FINE: i32 = 1;
/// Decimals of coordinates in points. A hundredth of a point is 3.5 µm.
const PAGE_DIGITS: u32 = 2;

impl<'a> Painter<'a> {
    /// Creates a painter for untagged content of the page named `page`.
    pub(super) fn page(typefaces: &'a Typefaces, page: &'a str, is_calibrated: bool) -> Self {
        let content = Content::page(PAGE_DIGITS, is_calibrated);
        Painter { typefaces, page, content, marker: None, opacity: 1000 }
    }

    /// Creates a painter for tagged content of the page named `page`.
    pub(super) fn tagged(typefaces: &'a Typefaces, page: &'a str, is_calibrated: bool) -> Self {
        let marker = Some(Marker::new());
        Painter { marker, ..Painter::page(typefaces, page, is_calibrated) }
    }
}

impl Painter<'_> {
    /// Opens `tag`, up to the matching [`Painter::end`]. Has no effect on untagged content.
    pub(super) fn begin(&mut self, tag: &Tag) {
        if let Some(marker) = &mut self.marker {
            marker.begin(tag, &mut self.content);
        }
    }

    /// Closes the tag that [`Painter::begin`] opened last.
    pub(super) fn end(&mut self) {
        if let Some(marker) = &mut self.marker {
            marker.end(&mut self.content);
        }
    }

    /// Marks the next drawing operation as content of the open tag.
    pub(super) fn mark(&mut self, drawing: OperationKind) {
        if let Some(marker) = &mut self.marker {
            marker.mark(drawing, &mut self.content);
        }
    }

    /// Whether the current content is untagged text.
    pub(super) fn is_stray(&self) -> bool {
        self.marker.as_ref().is_some_and(Marker::is_stray)
    }

    /// Closes the open marked content sequence. Required before the graphics state is saved or
    /// restored.
    pub(super) fn unmark(&mut self) {
        if let Some(marker) = &mut self.marker {
            marker.close(&mut self.content);
        }
    }

    /// Finishes the content of a page.
    pub(super) fn finish(mut self, bounds: [f64; 4]) -> Result<ContentStream, PressError> {
        let structure = self.marker.take().map(|marker| marker.finish(&mut self.content));
        self.content.finish_tagged(bounds, false, structure.unwrap_or_default())
    }

    /// Draws a form within `area`. If `isolated`, it is an isolated transparency group.
    pub(super) fn form(
        &mut self,
        digits: u32,
        area: Rect,
        isolated: bool,
        draw: impl FnOnce(&mut Painter<'_>) -> Result<(), PressError>,
    ) -> Result<Arc<ContentStream>, PressError> {
        let content = Content::form(digits, self.content.is_calibrated());
        let mut inner = Painter { content, marker: None, opacity: 1000, ..*self };
        draw(&mut inner)?;
        Ok(Arc::new(inner.content.finish(bounds(area), isolated)?))
    }

    /// Shows a form with a transform.
    pub(super) fn show(&mut self, form: Arc<ContentStream>, ts: Transform) {
        self.content.set_alpha(OPAQUE);
        self.content.save();
        self.content.concat(ts);
        self.content.invoke(Resource::Form(form), &[]);
        self.content.restore();
    }

    /// Shows a form in the coordinates of the content.
    pub(super) fn show_here(&mut self, form: Arc<ContentStream>) {
        self.content.set_alpha(OPAQUE);
        self.content.invoke(Resource::Form(form), &[]);
    }
}

/// Fill rule of a path.
pub(super) fn rule(even_odd: bool) -> FillRule {
    if even_odd { FillRule::EvenOdd } else { FillRule::NonZero }
}

/// Bounding box `[left, bottom, right, top]` of a form, with a margin for rounding and round joins.
fn bounds(area: Rect) -> [f64; 4] {
    let room = area.width().max(area.height()) * 0.02 + 0.1;
    [area.left() - room, area.top() - room, area.right() + room, area.bottom() + room]
        .map(|edge| rounded(edge.into(), 2))
}
