//! Print options, which are independent of the game.

use super::params::{field, group, input};
use crate::common::json::Fields;
use crate::game::Rejection;
use crate::options::{PageOptions, PrintRequest, StandardOptions};
use crate::page::{Corrections, SvgText};
use crate::press::{PrintOptions, Standard};
use crate::texts::Language;

/// Standards to which PDFs of a browser may conform.
pub(super) const STANDARDS: [Standard; 3] = [Standard::Plain, Standard::PdfX4, Standard::PdfA2];

/// Form of the printed product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Product {
    /// PDF document.
    Pdf,
    /// One SVG image per page, without a PDF.
    Pictures,
}

/// Request to print, with the options derived from it.
#[derive(Debug)]
pub(super) struct PrintSetup {
    pub(super) request: PrintRequest,
    pub(super) options: PrintOptions,
}

/// Parses the print options. Only a sheet (`is_sheet`) can be laid out in large print on any paper.
pub(super) fn parse_print_setup(
    fields: &mut Fields,
    language: &'static Language,
    is_sheet: bool,
    product: Product,
) -> Result<PrintSetup, Rejection> {
    let look = group(fields)?;
    let page: PageOptions = group(fields)?;
    page.paper.for_pages().map_err(|error| Rejection::input(error.message()))?;
    let (layout, standard) = (group(fields)?, group(fields)?);
    refuse_parts(standard)?;
    let request = PrintRequest { page, is_sheet, layout, look, standard };
    let language = request.look.theme().adapt_language(language).map_err(input)?;
    if request.is_crowded() {
        let paper = request.paper();
        return Err(input(format!("letters of 14 points need a2 or larger; {paper} is too small")));
    }
    let corrections = field(fields, "corrections", Corrections::default())?;
    let draw =
        request.draw(language, corrections).map_err(|error| Rejection::input(error.message()))?;
    let layout = request.layout.layout(draw.duplex, draw.bleed);
    let options = PrintOptions {
        draw,
        dpi: None,
        layout: layout.map_err(|error| Rejection::input(error.message()))?,
        coverage: false,
        pdf: product == Product::Pdf,
        svg: (product == Product::Pictures).then_some(SvgText::Outlines),
        standard: request.standard(),
    };
    Ok(PrintSetup { request, options })
}

/// Refuses standards other than [`STANDARDS`], which a browser does not print.
fn refuse_parts(StandardOptions { standard }: StandardOptions) -> Result<(), Rejection> {
    match standard.is_none_or(|standard| STANDARDS.contains(&standard)) {
        true => Ok(()),
        false => Err(Rejection::request("standard: a browser does not print pdf-vt1")),
    }
}
