//! PDF from parsed pages: real text in subset fonts, vectors only, nothing random inside.

mod conform;
mod content;
mod digest;
mod number;
mod outline;
mod painter;
mod path;
mod share;
mod text;
mod typeface;
mod writer;
mod xmp;

use super::{ParsedPage, PressError};
use crate::page::Duplex;
pub use conform::Standard;
use painter::page_content;
use share::Repeats;
use writer::Writer;

/// What a document says about itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Meta {
    /// Title, shown by viewers in place of the file's name.
    pub title: String,
    /// What it is about, in one sentence.
    pub subject: String,
    /// Who wrote it; empty for nobody.
    pub author: String,
    /// The program that made it.
    pub creator: String,
    /// Words to find it by.
    pub keywords: Vec<String>,
    /// Language of the text, as in `en-GB`.
    pub language: String,
    /// How the printer is to turn the paper between two pages.
    pub duplex: Duplex,
}

/// Pages as one PDF. The same pages and meta data give the same bytes.
///
/// # Errors
/// If a drawing uses what PDF cannot show faithfully here (patterns, masks, filters,
/// blend modes, images), or a font cannot be subset.
pub fn pdf(pages: &[ParsedPage], meta: &Meta) -> Result<Vec<u8>, PressError> {
    conforming(pages, meta, Standard::Plain)
}

/// As [`pdf`], in a file that keeps a standard.
///
/// # Errors
/// As [`pdf`].
pub(super) fn conforming(
    pages: &[ParsedPage],
    meta: &Meta,
    standard: Standard,
) -> Result<Vec<u8>, PressError> {
    if pages.is_empty() {
        return Err(PressError::library("writing a PDF", "there are no pages"));
    }
    let mut repeats = Repeats::default();
    for page in pages {
        repeats.count(page.tree.root());
    }
    let mut writer = Writer::new(pages, standard)?;
    for (id, page) in writer.pages().into_iter().zip(pages) {
        let content = page_content(page, &mut writer, &repeats)?;
        writer.fill_page(id, page, content)?;
    }
    writer.finish(meta)
}
