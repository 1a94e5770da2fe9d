//! PDF from parsed pages: real text in subset fonts, vectors only, nothing random inside.

mod canvas;
mod compose;
mod digest;
mod finish;
mod number;
mod shape;
mod share;
mod text;
mod typeface;
mod xmp;

use printpdf::{
    ExtendedGraphicsState, ExtendedGraphicsStateId, FontId, Mm, PageAnnotId, PageAnnotation,
    PdfDocument, PdfPage, PdfSaveOptions, ShadingId,
};

use super::{ParsedPage, PressError};
use crate::page::Duplex;
use canvas::Resource;
use compose::{Composer, Stream};
use share::Repeats;
pub(super) use typeface::sfnt_table;

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
    let Some(first) = pages.first() else {
        return Err(PressError::Library {
            stage: "writing a PDF",
            reason: "there are no pages".into(),
        });
    };
    let mut repeats = Repeats::default();
    for page in pages {
        repeats.count(page.tree.root());
    }
    let mut composer = Composer::new(first, &repeats);
    let mut streams: Vec<Stream> =
        pages.iter().map(|page| composer.page(page)).collect::<Result<_, _>>()?;
    let document = assemble(pages, &mut streams, &mut composer)?;
    // Unknown operators are those of paths, which printpdf has no short form for.
    let options = PdfSaveOptions {
        optimize: false,
        subset_fonts: false,
        secure: false,
        image_optimization: None,
    };
    let mut warnings = Vec::new();
    let raw = document.to_lopdf_document(&options, &mut warnings);
    if let Some(warning) = warnings.first() {
        return Err(PressError::Library { stage: "writing a PDF", reason: format!("{warning:?}") });
    }
    finish::finish(raw, pages, &streams, &composer, meta)
}

/// A document whose first pages are the pages, and whose further pages are forms:
/// so all text passes through printpdf, which gathers glyphs from pages only.
fn assemble(
    pages: &[ParsedPage],
    streams: &mut [Stream],
    composer: &mut Composer<'_>,
) -> Result<PdfDocument, PressError> {
    let mut document = PdfDocument::new("");
    let resources = &mut document.resources;
    for (number, typeface) in composer.typefaces.iter().enumerate() {
        let id = FontId(Resource::Font(number).name());
        resources.fonts.map.insert(id, typeface.subset()?);
    }
    for (number, &(fill, stroke)) in composer.alphas.iter().enumerate() {
        let id = ExtendedGraphicsStateId(Resource::Alpha(number).name());
        let state = ExtendedGraphicsState::default()
            .with_current_fill_alpha(f32::from(fill) / 1000.0)
            .with_current_stroke_alpha(f32::from(stroke) / 1000.0);
        resources.extgstates.map.insert(id, state);
    }
    for (number, shading) in composer.shadings.iter().enumerate() {
        let id = ShadingId(Resource::Shading(number).name());
        resources.shadings.map.insert(id, shading.clone());
    }
    for (number, page) in pages.iter().enumerate() {
        let id = PageAnnotId(format!("{number:06}"));
        let bookmark = PageAnnotation { name: page.title.clone(), page: number + 1 };
        document.bookmarks.map.insert(id, bookmark);
    }
    document.pages = streams
        .iter_mut()
        .chain(composer.forms.iter_mut().map(|form| &mut form.stream))
        .map(|stream| PdfPage::new(Mm(1.0), Mm(1.0), std::mem::take(&mut stream.ops)))
        .collect();
    Ok(document)
}
