//! PDF from pages: real text in subset fonts, vectors only, nothing random inside.

mod bind;
mod bytes;
mod cache;
mod content;
mod gradient;
mod list;
mod marker;
mod painter;
#[cfg(feature = "program")]
mod parts;
mod save;
mod shading;
mod standard;
mod structure;
mod typeface;

#[cfg(feature = "program")]
use super::FilePart;
use super::Leaf;
use super::PressError;
use crate::page::Duplex;
use bind::Binder;
#[cfg(test)]
pub(crate) use bytes::bytes_deflated;
pub(super) use cache::{FormCache, PlacedForm};
pub(super) use content::ContentStream;
#[cfg(feature = "program")]
pub(crate) use standard::COATED;
pub use standard::Standard;
#[cfg(feature = "program")]
pub(super) use standard::escaped;
pub(crate) use standard::hand_in_colours;

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
    /// Whether it is to be printed on one side of the paper alone.
    pub one_sided: bool,
    /// Whether its pages follow each other from the right to the left.
    pub from_right: bool,
    /// What it consists of, in the order of its leaves, from the first one on; none if it is one
    /// whole. A standard that tells print shops of parts tells them of these.
    #[cfg(feature = "program")]
    pub parts: Vec<FilePart>,
}

/// Leaves as one PDF.
pub(super) fn bound(
    cache: &FormCache,
    leaves: &[Leaf],
    meta: &Meta,
) -> Result<Vec<u8>, PressError> {
    if leaves.is_empty() {
        return Err(PressError::library("writing a PDF", "there are no pages"));
    }
    let mut binder = Binder::new(leaves, cache)?;
    binder.fill(leaves)?;
    #[cfg(feature = "program")]
    binder.divide(leaves, meta)?;
    binder.finish(cache.fonts().database(), meta)
}
