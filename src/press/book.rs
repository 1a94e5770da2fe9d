//! Binding of many pages into one PDF. Resources that pages share are prepared once.

use super::pdf::{FormCache, bind_pdf};
use super::{BookImposition, BookPage, Bookmark, Fonts, Meta, PressError, Standard};
use crate::common::threads::{Semaphore, Threads, map_on};
use crate::page::Page;

/// Converts pages to PDF and caches the resources that the pages of a run share. A single writer
/// can be used for any number of files and from any number of threads.
#[derive(Debug)]
pub struct PdfWriter {
    cache: FormCache,
    /// Limit of concurrent [`bind`](PdfWriter::bind) calls. An unfinished document takes more
    /// memory than the rest of a run but only a tenth of its time, so few at once suffice and
    /// threads rarely wait.
    bind_limit: Semaphore,
}

/// Number of threads for each document that may be bound concurrently.
const THREADS: usize = 4;

/// Options for writing pages to a file.
#[derive(Clone, Debug, Default)]
pub struct PdfOptions {
    /// Metadata of the document.
    pub meta: Meta,
    /// Imposition of the leaves; `None` if each leaf is one side of paper.
    pub sheets: Option<BookImposition>,
}

impl PdfWriter {
    /// Creates a writer of plain PDF files with the embedded fonts.
    ///
    /// # Errors
    /// If a font file cannot be used.
    pub fn new() -> Result<PdfWriter, PressError> {
        PdfWriter::conforming_to(Standard::Plain)
    }

    /// Creates a writer of PDF files that conform to `standard`, with the embedded fonts.
    ///
    /// # Errors
    /// If a font file cannot be used.
    pub fn conforming_to(standard: Standard) -> Result<PdfWriter, PressError> {
        Ok(PdfWriter::with(&Fonts::all()?, standard))
    }

    pub(super) fn with(fonts: &Fonts, standard: Standard) -> PdfWriter {
        let desk = Semaphore::new(Threads::all().count().div_ceil(THREADS));
        PdfWriter { cache: FormCache::new(fonts, standard), bind_limit: desk }
    }

    /// Renders a page to its content stream. This is the expensive part of the work, and pages of a
    /// run do not share it. The result depends on the page alone, not on earlier pages.
    ///
    /// # Errors
    /// If the page cannot be printed faithfully.
    pub fn press(&self, page: &Page) -> Result<BookPage, PressError> {
        Ok(BookPage::new(self.cache.draw(page)?, page))
    }

    /// Binds leaves into a PDF, on sheets if `binding` has an imposition.
    ///
    /// # Errors
    /// If `leaves` is empty or does not match the imposed pages, a sheet mixes parts of a file
    /// whose standard separates them, the colours of the standard are not loaded, or a font cannot
    /// be subset.
    pub fn bind(&self, leaves: &[BookPage], binding: &PdfOptions) -> Result<Vec<u8>, PressError> {
        self.bind_limit.run(|| {
            let PdfOptions { meta, sheets } = binding;
            let Some(sheets) = sheets else { return bind_pdf(&self.cache, leaves, meta) };
            let one_sided = meta.one_sided || !sheets.imposed.both_sides;
            let from_right = sheets.is_read_from_right();
            let meta = Meta { one_sided, from_right, ..meta.clone() };
            let meta = match self.cache.standard().has_parts() {
                true => Meta { parts: sheets.parts(&meta.parts)?, ..meta },
                false => meta,
            };
            bind_pdf(&self.cache, &sheets.sides(leaves, &self.cache)?, &meta)
        })
    }

    /// Binds pages into one PDF, with their titles as bookmarks.
    pub(super) fn pdf(&self, pages: &[Page], binding: &PdfOptions) -> Result<Vec<u8>, PressError> {
        let leaf = |page: &Page| {
            let bookmarks = vec![Bookmark { title: page.title.clone(), depth: 0 }];
            Ok::<_, PressError>(BookPage { bookmarks, ..self.press(page)? })
        };
        self.bind(&map_on(Threads::all(), pages, leaf)?, binding)
    }
}
