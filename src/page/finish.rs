//! A drawn page.

use svg::node::element::{Group, SVG};

use super::canvas::Canvas;
use super::error::DrawError;
use super::fonts::Face;
use super::length::Mm;
use super::marks;
use super::num::fixed;
use super::options::Bleed;
use super::setup::{Setup, Stands};

/// A page drawn as SVG, in millimetres.
#[derive(Clone, Debug)]
pub struct Page {
    /// Short name for files and bookmarks, such as `front`.
    pub name: String,
    /// Title for bookmarks, such as `Board, front`.
    pub title: String,
    /// Trimmed width and height.
    pub trim: (Mm, Mm),
    /// Bleed on each side; with more than 0 there are crop marks around it.
    pub bleed: Bleed,
    /// Whether it stands on its head, as a back does that the printer turns.
    pub turned: bool,
    /// The drawing. Its root has width and height in mm, and a view box in mm whose origin
    /// is the top left corner of the paper.
    pub svg: String,
}

impl Page {
    /// Paper on each side of the trim: the bleed, and beyond it the crop marks.
    pub fn around(&self) -> Mm {
        around(self.bleed)
    }
}

/// What closes a drawing.
const END: &str = "</svg>";

fn around(bleed: Bleed) -> Mm {
    if bleed == Bleed::default() { Mm(0.0) } else { bleed.width() + marks::ROOM }
}

impl Setup {
    /// Makes a checked page of a canvas.
    ///
    /// # Errors
    /// If anything on it overlaps or leaves its place.
    pub(crate) fn front(
        &self,
        canvas: Canvas,
        stands: Stands,
        name: &str,
        title: &str,
    ) -> Result<Page, DrawError> {
        self.finish(canvas, stands, false, name, title)
    }

    /// Makes the back of a page, turned by 180 degrees where the printer asks for that: see
    /// [`Setup::front`].
    pub(crate) fn back(
        &self,
        canvas: Canvas,
        stands: Stands,
        name: &str,
        title: &str,
    ) -> Result<Page, DrawError> {
        self.finish(canvas, stands, self.back_is_turned(stands), name, title)
    }

    fn finish(
        &self,
        canvas: Canvas,
        stands: Stands,
        turned: bool,
        name: &str,
        title: &str,
    ) -> Result<Page, DrawError> {
        let (definitions, drawing, ledger) = canvas.finish();
        let trim = self.trim(stands);
        if let Some(fault) = ledger.faults().into_iter().next() {
            return Err(DrawError::Crowded { page: name.to_owned(), fault });
        }
        let bleed = self.bleed;
        let around = around(bleed);
        let (w, h) = (trim.0 + 2.0 * around, trim.1 + 2.0 * around);
        let body = self.placed(drawing, stands, turned);
        let mut root = SVG::new()
            .set("width", format!("{w}mm"))
            .set("height", format!("{h}mm"))
            .set("viewBox", format!("0 0 {w} {h}"))
            .set("font-family", Face::Regular.family())
            .add(definitions)
            .add(body);
        if around > Mm(0.0) {
            root = root.add(marks::crop(trim.0, trim.1, bleed.width()));
        }
        let (name, title) = (name.to_owned(), title.to_owned());
        Ok(Page { name, title, trim, bleed, turned, svg: root.to_string() })
    }

    /// A page with more on it, in the same place: what is read there is read as the page is.
    ///
    /// # Errors
    /// If anything of it overlaps or leaves its place.
    pub(crate) fn over(&self, page: &Page, canvas: Canvas) -> Result<Page, DrawError> {
        let (definitions, drawing, ledger) = canvas.finish();
        if let Some(fault) = ledger.faults().into_iter().next() {
            return Err(DrawError::Crowded { page: page.name.clone(), fault });
        }
        let layer = self.placed(drawing, Stands::of(page), page.turned);
        let svg = page.svg.strip_suffix(END).unwrap_or(&page.svg);
        let svg = format!("{svg}{definitions}{layer}{END}");
        let (name, title) = (page.name.clone(), page.title.clone());
        Ok(Page { name, title, svg, ..*page })
    }

    /// A drawing in its place on the paper.
    fn placed(&self, drawing: Group, stands: Stands, turned: bool) -> Group {
        let (trim, around) = (self.trim(stands), around(self.bleed));
        let mut transform = String::new();
        if turned {
            transform += &format!("translate({} {}) rotate(180)", trim.0 + around, trim.1 + around);
        } else if around > Mm(0.0) {
            transform += &format!("translate({around} {around})");
        }
        if self.scale != 1.0 {
            transform += &format!(" scale({})", fixed(self.scale, 6));
        }
        let body = Group::new().add(drawing);
        if transform.is_empty() { body } else { body.set("transform", transform.trim()) }
    }
}
