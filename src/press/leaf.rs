//! Pages in their places in a book.

use super::pdf::Drawn;
use crate::page::Mm;

/// A page that is ready to be bound.
#[derive(Debug)]
pub struct Pressed {
    drawn: Drawn,
    /// Trimmed width and height, mm.
    trim: (f64, f64),
    /// Bleed on each side, mm.
    bleed: f64,
    /// Paper on each side of the trim, mm.
    around: f64,
}

impl Pressed {
    /// Content with its sizes, in mm.
    pub(super) fn new(drawn: Drawn, trim: (f64, f64), bleed: f64, around: f64) -> Self {
        Pressed { drawn, trim, bleed, around }
    }

    /// Width and height with bleed and crop marks, in mm.
    pub(super) fn size(&self) -> (f64, f64) {
        (self.trim.0 + 2.0 * self.around, self.trim.1 + 2.0 * self.around)
    }

    /// The bleed on each side, in mm.
    pub(super) fn bleed(&self) -> f64 {
        self.bleed
    }

    /// Paper on each side of the trim, in mm.
    pub(super) fn around(&self) -> f64 {
        self.around
    }

    pub(super) fn drawn(&self) -> &Drawn {
        &self.drawn
    }
}

/// A page in its place in a book.
#[derive(Debug)]
pub struct Leaf {
    /// The page.
    pub page: Pressed,
    /// What viewers call it, such as `iv` or `12`; unlike any other of the book.
    pub label: String,
    /// Bookmarks that lead to it.
    pub bookmarks: Vec<Bookmark>,
    /// What leads from it to other pages.
    pub links: Vec<Link>,
}

/// An entry in a viewer's list of contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
    /// What it says.
    pub title: String,
    /// How deep it is below the top entries, from 0; at most one deeper than the one before.
    pub depth: u8,
}

/// A place on a page that leads to another page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Link {
    /// Left and top edge on the trimmed page, as the page is read.
    pub at: (Mm, Mm),
    /// Width and height.
    pub size: (Mm, Mm),
    /// The leaf that it leads to, from 0.
    pub to: usize,
}
