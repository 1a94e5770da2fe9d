//! A drawn page.

use svg::node::element::{Group, SVG};

use super::canvas::Canvas;
use super::correction::Correction;
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
        self.finish(canvas, stands, None, name, title)
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
        let correction = match stands {
            Stands::Upright => self.corrections.upright,
            Stands::Wide => self.corrections.wide,
        };
        self.finish(canvas, stands, Some(correction), name, title)
    }

    fn finish(
        &self,
        canvas: Canvas,
        stands: Stands,
        back: Option<Correction>,
        name: &str,
        title: &str,
    ) -> Result<Page, DrawError> {
        let turned = back.is_some() && self.back_is_turned(stands);
        let (definitions, drawing, ledger) = canvas.finish();
        let trim = self.trim(stands);
        if let Some(fault) = ledger.faults().into_iter().next() {
            return Err(DrawError::Crowded { page: name.to_owned(), fault });
        }
        let (scale, bleed) = (self.scale, self.bleed);
        let around = around(bleed);
        let (w, h) = (trim.0 + 2.0 * around, trim.1 + 2.0 * around);
        let mut transform = String::new();
        if turned {
            transform += &format!("translate({} {}) rotate(180)", w - around, h - around);
        } else if around > Mm(0.0) {
            transform += &format!("translate({around} {around})");
        }
        if scale != 1.0 {
            transform += &format!(" scale({})", fixed(scale, 6));
        }
        let mut body = Group::new().add(drawing);
        if !transform.is_empty() {
            body = body.set("transform", transform.trim().to_owned());
        }
        let mut root = SVG::new()
            .set("width", format!("{w}mm"))
            .set("height", format!("{h}mm"))
            .set("viewBox", format!("0 0 {w} {h}"))
            .set("font-family", Face::Regular.family())
            .add(definitions);
        let marks = (around > Mm(0.0)).then(|| marks::crop(trim.0, trim.1, bleed.width()));
        match back.and_then(|correction| correction.transform((w, h), turned)) {
            // Marks are a part of what the printer puts off its place.
            Some(correction) => {
                let whole = Group::new().set("transform", correction).add(body);
                root = root.add(marks.into_iter().fold(whole, Group::add));
            }
            None => root = marks.into_iter().fold(root.add(body), SVG::add),
        }
        let (name, title) = (name.to_owned(), title.to_owned());
        let svg = self.ink.recolour(&root.to_string()).into_owned();
        Ok(Page { name, title, trim, bleed, svg })
    }
}
