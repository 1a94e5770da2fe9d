//! Print options, which are independent of the game.

use std::num::NonZeroU16;

use super::offers::STANDARDS;
use super::params::{field, input, number, worded};
use crate::common::json::Fields;
use crate::game::Rejection;
use crate::page::{Corrections, DrawError, Duplex, Ink, Theme};
use crate::press::impose::{LayoutError, LayoutRequest};
use crate::press::{Paper, PaperError, PrintOptions, PrintRequest, Standard};
use crate::texts::Language;

/// Form of the printed product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Product {
    /// PDF document.
    Pdf,
    /// One SVG image per page, without a PDF.
    Pictures,
}

/// Print options: the request, and the settings derived from it.
#[derive(Debug)]
pub(super) struct Printing {
    pub(super) request: PrintRequest,
    pub(super) options: PrintOptions,
}

/// Parses the print options. Only a sheet (`is_sheet`) can be laid out in large print on any paper.
pub(super) fn printing(
    fields: &mut Fields,
    language: &'static Language,
    is_sheet: bool,
    product: Product,
) -> Result<Printing, Rejection> {
    let theme: Option<String> = field(fields, "theme", None)?;
    let theme = Theme::built_in(theme.as_deref().unwrap_or(Theme::USUAL)).map_err(input)?;
    let language = theme.speaks(language).map_err(input)?;
    let paper: Option<Paper> = worded(fields, "paper", |error: PaperError| error.message())?;
    let paper = paper.unwrap_or(Paper::A4).for_pages();
    let bleed = worded(fields, "bleed", |error: DrawError| error.said())?.unwrap_or_default();
    let request = PrintRequest {
        paper: paper.map_err(|error| Rejection::input(error.message()))?,
        large_print: field(fields, "large-print", false)?,
        is_sheet,
        duplex: field(fields, "duplex", Duplex::LongEdge)?,
        bleed,
        layout: layout(fields)?,
        ink: ink(fields)?,
        theme,
        standard: standard(fields)?,
    };
    if request.is_crowded() {
        let paper = request.paper();
        return Err(input(format!("letters of 14 points need a2 or larger; {paper} is too small")));
    }
    let corrections = field(fields, "corrections", Corrections::default())?;
    let draw =
        request.draw(language, corrections).map_err(|error| Rejection::input(error.said()))?;
    let layout = request.layout.layout(draw.duplex, draw.bleed);
    let options = PrintOptions {
        draw,
        dpi: None,
        layout: layout.map_err(|error| Rejection::input(error.message()))?,
        coverage: false,
        pdf: product == Product::Pdf,
        svg: product == Product::Pictures,
        standard: request.standard,
    };
    Ok(Printing { request, options })
}

/// Parses the field `standard`. A browser prints the [`STANDARDS`] only.
fn standard(fields: &mut Fields) -> Result<Standard, Rejection> {
    let standard = field(fields, "standard", Standard::Plain)?;
    match STANDARDS.contains(&standard) {
        true => Ok(standard),
        false => Err(Rejection::request("standard: a browser does not print pdf-vt1")),
    }
}

fn ink(fields: &mut Fields) -> Result<Option<Ink>, Rejection> {
    let word: Option<String> = field(fields, "ink", None)?;
    let known = |word: String| {
        let known = Ink::ALL.into_iter().find(|ink| ink.word() == word);
        known.ok_or_else(|| input(format!("there is no ink {word:?}")))
    };
    word.map(known).transpose()
}

fn layout(fields: &mut Fields) -> Result<LayoutRequest, Rejection> {
    let said = |error: LayoutError| error.message();
    Ok(LayoutRequest {
        scheme: worded(fields, "layout", said)?.unwrap_or_default(),
        sheet: worded(fields, "sheet", |error: PaperError| error.message())?,
        signature: number(fields, "signature", (1, u16::MAX))?.and_then(NonZeroU16::new),
        thickness: worded(fields, "thickness", said)?,
        back_cover: field(fields, "back-cover", false)?,
        marks: worded(fields, "marks", said)?,
        gutter: worded(fields, "gutter", said)?,
        fit: field(fields, "fit", false)?,
        ..LayoutRequest::default()
    })
}
