//! Many pages, bound into one file: what they share is prepared once.

use super::pdf::{FormCache, bound};
use super::{Bookmark, Fonts, Leaf, Meta, ParsedPage, PressError, Pressed, Sheets, Standard};
use crate::common::threads::{Room, Threads, map_on};
use crate::page::Page;

/// Makes pages into PDF, and keeps what all pages of a run share. One is enough for any number of
/// files and threads.
#[derive(Debug)]
pub struct PdfWriter {
    cache: FormCache,
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

impl PdfWriter {
    /// A writer of plain files, with the embedded fonts.
    ///
    /// # Errors
    /// If a font file cannot be used.
    pub fn new() -> Result<PdfWriter, PressError> {
        PdfWriter::keeping(Standard::Plain)
    }

    /// A writer of files that keep a standard, with the embedded fonts.
    ///
    /// # Errors
    /// If a font file cannot be used.
    pub fn keeping(standard: Standard) -> Result<PdfWriter, PressError> {
        Ok(PdfWriter::with(&Fonts::all()?, standard))
    }

    pub(super) fn with(fonts: &Fonts, standard: Standard) -> PdfWriter {
        let desk = Room::new(Threads::all().count().div_ceil(THREADS));
        PdfWriter { cache: FormCache::new(fonts, standard), desk }
    }

    /// Makes a page ready: all that costs time, and that pages of a run do not share. The
    /// same page gives the same result, whatever came before it.
    ///
    /// # Errors
    /// If the page is no drawing that can be printed faithfully.
    pub fn press(&self, page: &Page) -> Result<Pressed, PressError> {
        Ok(Pressed::new(self.cache.draw(page)?, page))
    }

    /// Makes a page ready whose SVG was parsed: it is not parsed again.
    fn press_parsed(&self, parsed: &ParsedPage) -> Result<Pressed, PressError> {
        let drawn = match parsed.document() {
            Some(tree) => self.cache.draw_document(tree, &parsed.page)?,
            None => self.cache.draw(&parsed.page)?,
        };
        Ok(Pressed::new(drawn, &parsed.page))
    }

    /// Binds leaves into a PDF.
    ///
    /// # Errors
    /// If there are none, they are not those that their sheets are of, or a font cannot be subset.
    pub fn bind(&self, leaves: &[Leaf], binding: &Binding) -> Result<Vec<u8>, PressError> {
        self.desk.within(|| {
            let Binding { meta, sheets } = binding;
            let Some(sheets) = sheets else { return bound(&self.cache, leaves, meta) };
            let one_sided = meta.one_sided || !sheets.imposed.both_sides;
            let from_right = sheets.is_read_from_right();
            let meta = Meta { one_sided, from_right, ..meta.clone() };
            #[cfg(feature = "program")]
            let meta = match self.cache.standard().has_parts() {
                true => Meta { parts: sheets.parts(&meta.parts)?, ..meta },
                false => meta,
            };
            bound(&self.cache, &sheets.sides(leaves, &self.cache)?, &meta)
        })
    }

    /// Parsed pages as one PDF, with their titles as bookmarks.
    pub(super) fn pdf_of_parsed(
        &self,
        pages: &[ParsedPage],
        binding: &Binding,
    ) -> Result<Vec<u8>, PressError> {
        let leaf = |parsed: &ParsedPage| {
            Ok::<_, PressError>(titled(self.press_parsed(parsed)?, &parsed.page))
        };
        self.bind(&map_on(Threads::all(), pages, leaf)?, binding)
    }

    /// Pages as one PDF, with their titles as bookmarks.
    pub(super) fn pdf(&self, pages: &[Page], binding: &Binding) -> Result<Vec<u8>, PressError> {
        let leaf = |page: &Page| Ok::<_, PressError>(titled(self.press(page)?, page));
        self.bind(&map_on(Threads::all(), pages, leaf)?, binding)
    }
}

/// Pages as one PDF, with a bookmark for each. The same pages and meta data give the same
/// bytes.
///
/// # Errors
/// If a drawing uses what PDF cannot show faithfully here (patterns, masks, filters,
/// blend modes, images), or a font cannot be subset.
pub fn pdf(pages: &[ParsedPage], meta: &Meta) -> Result<Vec<u8>, PressError> {
    let Some(first) = pages.first() else {
        return Err(PressError::library("writing a PDF", "there are no pages"));
    };
    let binding = Binding { meta: meta.clone(), sheets: None };
    PdfWriter::with(&first.fonts, Standard::Plain).pdf_of_parsed(pages, &binding)
}

/// A leaf with its page's title as its bookmark.
fn titled(pressed: Pressed, page: &Page) -> Leaf {
    let bookmarks = vec![Bookmark { title: page.title.clone(), depth: 0 }];
    Leaf { page: pressed, label: String::new(), bookmarks, links: Vec::new() }
}
