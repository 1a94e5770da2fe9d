//! Many pages, bound into one file: what they share is prepared once.

use super::leaf::{Bookmark, Leaf, Pressed};
use super::pdf::{Studio, bound};
use super::sheets::Sheets;
use super::{Fonts, Meta, ParsedPage, PressError, Standard};
use crate::common::threads::{self, Room, Threads};
use crate::page::Page;

/// What all pages of a run share. One is enough for any number of files and threads.
#[derive(Debug)]
pub struct Workshop {
    studio: Studio,
    /// A document in the making takes more memory than all else of a run, but a tenth of its time:
    /// few are made at once, and hardly any thread waits.
    desk: Room,
}

/// How many threads there are to each document that is bound at a time.
const THREADS: usize = 4;

/// How leaves become a file.
#[derive(Clone, Debug, Default)]
pub struct Binding {
    /// What the file says about itself.
    pub meta: Meta,
    /// How the leaves come onto sheets; without it each is a side of paper.
    pub sheets: Option<Sheets>,
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
        Ok(Workshop::with(&Fonts::all()?, standard))
    }

    fn with(fonts: &Fonts, standard: Standard) -> Workshop {
        let desk = Room::new(Threads::all().count().div_ceil(THREADS));
        Workshop { studio: Studio::new(fonts, standard), desk }
    }

    /// Makes a page ready: all that costs time, and that pages of a run do not share. The
    /// same page gives the same result, whatever came before it.
    ///
    /// # Errors
    /// If the page is no drawing that can be printed faithfully.
    pub fn press(&self, page: &Page) -> Result<Pressed, PressError> {
        let edges = (page.bleed.width(), page.around());
        Ok(Pressed::new(self.studio.draw(page)?, page.trim, edges, (page.turned, &page.seams)))
    }

    /// The same of a page that was parsed.
    fn press_parsed(&self, parsed: &ParsedPage) -> Result<Pressed, PressError> {
        let drawn = match parsed.document() {
            Some(tree) => self.studio.draw_document(tree, &parsed.page)?,
            None => self.studio.draw(&parsed.page)?,
        };
        let page = &parsed.page;
        let edges = (page.bleed.width(), page.around());
        Ok(Pressed::new(drawn, page.trim, edges, (page.turned, &page.seams)))
    }

    /// Binds leaves into a PDF.
    ///
    /// # Errors
    /// If there are none, they do not fit onto their sheets, or a font cannot be subset.
    pub fn bind(&self, leaves: &[Leaf], binding: &Binding) -> Result<Vec<u8>, PressError> {
        self.desk.within(|| self.bind_now(leaves, binding))
    }

    fn bind_now(&self, leaves: &[Leaf], binding: &Binding) -> Result<Vec<u8>, PressError> {
        match &binding.sheets {
            None => bound(&self.studio, leaves, &binding.meta),
            Some(sheets) => {
                let (sides, both) = sheets.sides(leaves, &self.studio)?;
                let one_sided = binding.meta.one_sided || !both;
                bound(&self.studio, &sides, &Meta { one_sided, ..binding.meta.clone() })
            }
        }
    }
}

/// Pages as one PDF, with a bookmark for each. The same pages and meta data give the same
/// bytes.
///
/// # Errors
/// If a drawing uses what PDF cannot show faithfully here (patterns, masks, filters,
/// blend modes, images), or a font cannot be subset.
pub fn pdf(pages: &[ParsedPage], meta: &Meta) -> Result<Vec<u8>, PressError> {
    let binding = Binding { meta: meta.clone(), sheets: None };
    pdf_keeping(Standard::Plain, pages, &binding)
}

/// As [`pdf`], in a file that keeps a standard.
///
/// # Errors
/// As [`pdf`].
pub(super) fn pdf_keeping(
    standard: Standard,
    pages: &[ParsedPage],
    binding: &Binding,
) -> Result<Vec<u8>, PressError> {
    let Some(first) = pages.first() else {
        return Err(PressError::library("writing a PDF", "there are no pages"));
    };
    let workshop = Workshop::with(&first.fonts, standard);
    let pressed = threads::map(pages, |page| workshop.press_parsed(page)).into_iter();
    let pressed = pressed.collect::<Result<Vec<_>, _>>()?;
    workshop.bind(&leaves(pressed, pages.iter().map(|parsed| &parsed.page.title)), binding)
}

/// The same file of pages that nobody needs parsed.
///
/// # Errors
/// As [`pdf`], and as [`ParsedPage::parse`].
pub(super) fn pdf_of_pages(
    standard: Standard,
    pages: &[Page],
    fonts: &Fonts,
    binding: &Binding,
) -> Result<Vec<u8>, PressError> {
    let workshop = Workshop::with(fonts, standard);
    let pressed = threads::map_on(Threads::all(), pages, |page| workshop.press(page))?;
    workshop.bind(&leaves(pressed, pages.iter().map(|page| &page.title)), binding)
}

/// Pressed pages with their titles as bookmarks.
fn leaves<'a>(pressed: Vec<Pressed>, titles: impl Iterator<Item = &'a String>) -> Vec<Leaf> {
    let leaf = |(page, title): (_, &String)| {
        let bookmarks = vec![Bookmark { title: title.clone(), depth: 0 }];
        Leaf { page, label: String::new(), bookmarks, links: Vec::new() }
    };
    pressed.into_iter().zip(titles).map(leaf).collect()
}
