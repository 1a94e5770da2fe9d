//! The content of a page in the making, and of the forms that it shows: what is marked in it, and
//! how strongly it is painted.

use std::sync::Arc;

use tiny_skia::{Rect, Transform};
use usvg::FillRule;

use super::super::PressError;
use super::bytes::rounded;
use super::content::{Content, ContentStream, OPAQUE, Resource};
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
    /// What all paint is under, in thousandths.
    pub(super) opacity: u16,
}

/// Hundredths of a unit to a grain, where a unit is a millimetre as a rule: half a grain is a dot of
/// a good printer.
pub(super) const GRAIN: i32 = 5;
/// Hundredths to the grain of what is measured, such as the marks around pages.
pub(super) const FINE: i32 = 1;
/// Digits after the point, in points: a hundredth of a point is 3.5 micrometres.
const PAGE_DIGITS: u32 = 2;

impl<'a> Painter<'a> {
    /// For the content of a page.
    pub(super) fn page(typefaces: &'a Typefaces, page: &'a str, is_calibrated: bool) -> Self {
        let content = Content::page(PAGE_DIGITS, is_calibrated);
        Painter { typefaces, page, content, marker: None, opacity: 1000 }
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
    pub(super) fn finish(mut self, bounds: [f64; 4]) -> Result<ContentStream, PressError> {
        let structure = self.marker.take().map(|marker| marker.finish(&mut self.content));
        self.content.finish_heard(bounds, false, structure.unwrap_or_default())
    }

    /// A form of what `draw` draws within `area`. An isolated one is composed on its own
    /// before it meets the page.
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

    /// Shows a form.
    pub(super) fn show(&mut self, form: Arc<ContentStream>, ts: Transform) {
        self.content.set_alpha(OPAQUE);
        self.content.save();
        self.content.concat(ts);
        self.content.invoke(Resource::Form(form), &[]);
        self.content.restore();
    }

    /// Shows a form whose coordinates are those of the content.
    pub(super) fn show_here(&mut self, form: Arc<ContentStream>) {
        self.content.set_alpha(OPAQUE);
        self.content.invoke(Resource::Form(form), &[]);
    }
}

/// Which places within an outline are inside.
pub(super) fn rule(even_odd: bool) -> FillRule {
    if even_odd { FillRule::EvenOdd } else { FillRule::NonZero }
}

/// Left, bottom, right and top of an area, with room for rounding and round joins.
fn bounds(area: Rect) -> [f64; 4] {
    let room = area.width().max(area.height()) * 0.02 + 0.1;
    [area.left() - room, area.top() - room, area.right() + room, area.bottom() + room]
        .map(|edge| rounded(edge.into(), 2))
}
