//! Many pages, bound into one file: what they share is prepared once.

use super::pdf::conforming;
use super::{Fonts, Meta, ParsedPage, PressError, Standard};
use crate::page::{Mm, Page, fonts};

/// What all pages of a run share. One is enough for any number of files and threads.
#[derive(Debug)]
pub struct Workshop {
    fonts: Fonts,
}

/// A page that is ready to be bound.
#[derive(Debug)]
pub struct Pressed(ParsedPage);

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

/// How leaves become a file.
#[derive(Clone, Debug, Default)]
pub struct Binding {
    /// What the file says about itself.
    pub meta: Meta,
    /// The standard that the file keeps.
    pub standard: Standard,
}

impl Workshop {
    /// A workshop with the embedded fonts.
    ///
    /// # Errors
    /// If a font file cannot be used.
    pub fn new() -> Result<Workshop, PressError> {
        let files: Vec<&'static [u8]> = fonts::FILES.iter().map(|&(_, data)| data).collect();
        Ok(Workshop { fonts: Fonts::new(&files)? })
    }

    /// Makes a page ready: all that costs time, and that pages of a run do not share. The
    /// same page gives the same result, whatever came before it.
    ///
    /// # Errors
    /// If the page is no drawing that can be printed faithfully.
    pub fn press(&self, page: &Page) -> Result<Pressed, PressError> {
        Ok(Pressed(ParsedPage::parse(page, &self.fonts)?))
    }

    /// Binds leaves into a PDF.
    ///
    /// # Errors
    /// If there are none, or a font cannot be subset.
    pub fn bind(&self, leaves: Vec<Leaf>, binding: &Binding) -> Result<Vec<u8>, PressError> {
        let pages: Vec<ParsedPage> = leaves.into_iter().map(|leaf| leaf.page.0).collect();
        conforming(&pages, &binding.meta, binding.standard)
    }
}
