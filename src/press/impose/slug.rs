//! The line of text on a sheet, and the drawing of its marks.

use super::side::{Imposed, ImposedSide};
use crate::page::marks;
use crate::texts::said::*;
use crate::texts::{Language, Message, Value, list};

impl Imposed {
    /// The line of text of a side: file, sheet, and pages by what they are called.
    pub fn slug(&self, side: &ImposedSide, file: &str, labels: &[String]) -> Message {
        let pages: Vec<Value> = side
            .placed
            .iter()
            .map(|placed| match labels.get(placed.page) {
                Some(label) => label.as_str().into(),
                None => (placed.page + 1).into(),
            })
            .collect();
        let pages = match pages.len() {
            0 => imposed_no_pages(),
            count => imposed_pages(count, list(pages)),
        };
        let face = if side.back { imposed_back() } else { imposed_front() };
        let slug = imposed_slug(file, side.sheet + 1, self.sheets(), face, pages);
        match side.mate {
            Some(mate) => imposed_glue(slug, mate + 1),
            None => slug,
        }
    }
}

impl ImposedSide {
    /// Its marks as a drawing: SVG in mm, as large as the paper, with a line of text where
    /// there is a place for it. What is in registration colour stands in the group
    /// `registration`, in black.
    pub fn marks_svg(&self, slug: &Message, language: &Language) -> String {
        marks::drawing(self.size, &self.marks, &language.say(slug))
    }
}
