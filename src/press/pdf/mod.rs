//! PDF output: real text in subset fonts and vector graphics. It is deterministic: nothing in a
//! file is random.

mod bind;
mod bytes;
mod cache;
mod content;
mod gradient;
mod image;
mod list;
mod marker;
mod painter;
mod parts;
mod save;
mod shading;
mod standard;
mod structure;
mod typeface;

use super::BookPage;
use super::FilePart;
use super::PressError;
use crate::page::Duplex;
use bind::Binder;
#[cfg(test)]
pub(crate) use bytes::bytes_deflated;
pub(super) use cache::{FormCache, PlacedForm};
pub(super) use content::ContentStream;
pub(crate) use standard::COATED;
pub use standard::Standard;
pub(super) use standard::escaped;
pub(crate) use standard::load_profile;

/// Metadata and print settings of a document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Meta {
    /// Title, shown by viewers in place of the file name.
    pub title: String,
    /// Subject of the document, in one sentence.
    pub subject: String,
    /// Author; may be empty.
    pub author: String,
    /// Program that created the document.
    pub creator: String,
    /// Keywords for searching.
    pub keywords: Vec<String>,
    /// Language tag of the text, as in `en-GB`.
    pub language: String,
    /// Duplex mode for printing.
    pub duplex: Duplex,
    /// Whether the document is to be printed on one side of the paper only.
    pub one_sided: bool,
    /// Whether its pages are read from right to left.
    pub from_right: bool,
    /// Parts of the document in the order of their leaves, beginning with the first leaf; empty if
    /// it is not divided. Only a [`Standard`] with document parts writes them.
    pub parts: Vec<FilePart>,
}

/// Binds `leaves` into one PDF.
///
/// # Errors
/// If `leaves` is empty, or the document cannot be assembled.
pub(super) fn bind_pdf(
    cache: &FormCache,
    leaves: &[BookPage],
    meta: &Meta,
) -> Result<Vec<u8>, PressError> {
    if leaves.is_empty() {
        return Err(PressError::library("writing a PDF", "there are no pages"));
    }
    let mut binder = Binder::new(leaves, cache)?;
    binder.fill(leaves)?;
    binder.divide(leaves, meta)?;
    binder.finish(cache.fonts().database(), meta)
}
