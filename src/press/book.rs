//! Many pages, bound into one file: what they share is prepared once.

use super::pdf::{Drawn, Studio, bound};
use super::{Fonts, Meta, ParsedPage, PressError, Standard};
use crate::page::{Mm, Page, fonts};
use crate::threads;

/// What all pages of a run share. One is enough for any number of files and threads.
#[derive(Debug)]
pub struct Workshop {
    studio: Studio,
}

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

/// How leaves become a file.
#[derive(Clone, Debug, Default)]
pub struct Binding {
    /// What the file says about itself.
    pub meta: Meta,
}

impl Workshop {
    /// A workshop with the embedded fonts, for plain files.
    ///
    /// # Errors
    /// If a font file cannot be used.
    pub fn new() -> Result<Workshop, PressError> {
        Workshop::keeping(Standard::Plain)
    }

    /// A workshop with the embedded fonts, all of whose files keep a standard.
    ///
    /// # Errors
    /// If a font file cannot be used.
    pub fn keeping(standard: Standard) -> Result<Workshop, PressError> {
        let files: Vec<&'static [u8]> = fonts::FILES.iter().map(|&(_, data)| data).collect();
        Ok(Workshop::with(&Fonts::new(&files)?, standard))
    }

    fn with(fonts: &Fonts, standard: Standard) -> Workshop {
        Workshop { studio: Studio::new(fonts, standard) }
    }

    /// Makes a page ready: all that costs time, and that pages of a run do not share. The
    /// same page gives the same result, whatever came before it.
    ///
    /// # Errors
    /// If the page is no drawing that can be printed faithfully.
    pub fn press(&self, page: &Page) -> Result<Pressed, PressError> {
        Ok(Pressed {
            drawn: self.studio.draw(page)?,
            trim: (page.trim.0.0, page.trim.1.0),
            bleed: page.bleed.width().0,
            around: page.around().0,
        })
    }

    /// The same of a page that was parsed.
    fn press_parsed(&self, page: &ParsedPage) -> Result<Pressed, PressError> {
        let &ParsedPage { trim, bleed, around, .. } = page;
        Ok(Pressed { drawn: self.studio.draw_parsed(page)?, trim, bleed, around })
    }

    /// Binds leaves into a PDF.
    ///
    /// # Errors
    /// If there are none, or a font cannot be subset.
    pub fn bind(&self, leaves: &[Leaf], binding: &Binding) -> Result<Vec<u8>, PressError> {
        bound(&self.studio, leaves, &binding.meta)
    }
}

/// Pages as one PDF, with a bookmark for each. The same pages and meta data give the same
/// bytes.
///
/// # Errors
/// If a drawing uses what PDF cannot show faithfully here (patterns, masks, filters,
/// blend modes, images), or a font cannot be subset.
pub fn pdf(pages: &[ParsedPage], meta: &Meta) -> Result<Vec<u8>, PressError> {
    pdf_keeping(Standard::Plain, pages, meta)
}

/// As [`pdf`], in a file that keeps a standard.
///
/// # Errors
/// As [`pdf`].
pub(super) fn pdf_keeping(
    standard: Standard,
    pages: &[ParsedPage],
    meta: &Meta,
) -> Result<Vec<u8>, PressError> {
    let Some(first) = pages.first() else {
        return Err(PressError::library("writing a PDF", "there are no pages"));
    };
    let workshop = Workshop::with(&first.fonts, standard);
    let pressed = threads::map(pages, |page| workshop.press_parsed(page));
    let leaves = pressed.into_iter().zip(pages).map(|(pressed, page)| {
        let bookmarks = vec![Bookmark { title: page.title.clone(), depth: 0 }];
        Ok(Leaf { page: pressed?, label: String::new(), bookmarks, links: Vec::new() })
    });
    let leaves = leaves.collect::<Result<Vec<_>, PressError>>()?;
    workshop.bind(&leaves, &Binding { meta: meta.clone() })
}
