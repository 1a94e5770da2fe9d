//! Pages in their places in a book.

use std::sync::Arc;

use super::pdf::Drawn;
use crate::page::{Area, Mm, Seams};

/// A page that is ready to be bound.
#[derive(Debug)]
pub struct Pressed {
    pub(super) drawn: Arc<Drawn>,
    /// Width and height of the paper.
    pub(super) size: (Mm, Mm),
    /// What is left when it is cut.
    pub(super) trim: Area,
    /// The same with the bleed around it.
    pub(super) bleed: Area,
    /// Whether it stands on its head, as a back does that the printer turns.
    pub(super) turned: bool,
    /// Where it may be cut apart.
    pub(super) seams: Seams,
}

impl Pressed {
    /// Content of a page with its trimmed width and height, the bleed, and the paper on each
    /// side of the trim.
    pub(super) fn new(
        drawn: Drawn,
        (w, h): (Mm, Mm),
        (bleed, around): (Mm, Mm),
        (turned, seams): (bool, &Seams),
    ) -> Self {
        let trim = Area { x: around, y: around, w, h };
        let size = (w + 2.0 * around, h + 2.0 * around);
        let (drawn, bleed, seams) = (Arc::new(drawn), trim.grown(bleed), seams.clone());
        Pressed { drawn, size, trim, bleed, turned, seams }
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

impl Leaf {
    /// What it is called: its first bookmark, or else its label.
    pub(super) fn title(&self) -> &str {
        self.bookmarks.first().map_or(&self.label, |bookmark| &bookmark.title)
    }
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
