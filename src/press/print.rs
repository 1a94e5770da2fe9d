//! Printing of pages: PDF, SVG, PNG and ink coverage in one call.

use super::impose::{Layout, PageShape};
use super::woff2::font_faces;
use super::{
    BookImposition, Coverage, Dpi, FilePart, Fonts, Meta, Paper, ParsedPage, PdfOptions, PdfWriter,
    PressError, Standard, png,
};
use crate::common::{IN_BROWSER, threads};
use crate::page::svg::UsedGlyphs;
use crate::page::{DrawOptions, Page, SvgText};
use crate::texts::msg::*;

/// Options for printing a game.
#[derive(Clone, Debug, PartialEq)]
pub struct PrintOptions {
    /// Options for drawing its pages.
    pub draw: DrawOptions,
    /// Resolution of the PNGs, 10 to 1200 dots per inch; `None` for no PNGs.
    pub dpi: Option<Dpi>,
    /// Imposition of the pages; `None` if each page is one side of paper.
    pub layout: Option<Layout>,
    /// Whether the [`Coverage`] of the pages is measured, which takes extra time.
    pub coverage: bool,
    /// Whether the PDF is written. Omitting it halves the time. An impossible `layout` is rejected
    /// in either case.
    pub pdf: bool,
    /// Form of the text in pages that are also written as SVG; `None` for no SVG.
    pub svg: Option<SvgText>,
    /// Standard to which the PDF conforms.
    pub standard: Standard,
}

impl Default for PrintOptions {
    /// The PDF alone, with default [`DrawOptions`].
    fn default() -> Self {
        PrintOptions {
            draw: DrawOptions::default(),
            dpi: None,
            layout: None,
            coverage: false,
            pdf: true,
            svg: None,
            standard: Standard::Plain,
        }
    }
}

/// All files of a printed game.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PrintedFiles {
    /// Base name of its files, without a folder or an extension.
    pub name: String,
    /// All pages as one PDF; empty unless [`PrintOptions::pdf`] is set.
    pub pdf: Vec<u8>,
    /// Pages as SVG; empty unless [`PrintOptions::svg`] is set.
    pub svgs: Vec<PageFile>,
    /// Pages as PNG; empty unless [`PrintOptions::dpi`] is set.
    pub pngs: Vec<PageFile>,
    /// Ink of each page; empty unless [`PrintOptions::coverage`] is set.
    pub inks: Vec<PageInk>,
    /// Factor by which pages were scaled to fit their sheets; 1 if they fitted.
    pub scale: f64,
    /// Paper of the sheets; `None` without an imposition.
    pub sheet: Option<Paper>,
}

/// [`Coverage`] of one page.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PageInk {
    /// Short name of the page, such as `front`.
    pub page: String,
    /// Ink coverage of its trimmed area.
    pub coverage: Coverage,
}

impl PageInk {
    fn of(page: &ParsedPage) -> Result<PageInk, PressError> {
        Ok(PageInk { page: page.name().to_owned(), coverage: Coverage::of(page)? })
    }
}

/// File with one page.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PageFile {
    /// Short name of the page, such as `front`.
    pub page: String,
    /// Title of the page, for people.
    pub title: String,
    /// Content of the file.
    pub bytes: Vec<u8>,
}

impl Meta {
    /// Metadata of a game's document. `game` is the name of the game, `label` identifies this
    /// instance, and `subject` describes it in one sentence.
    pub fn of_game(game: &str, label: &str, subject: String, draw: &DrawOptions) -> Meta {
        let word = |message| draw.language.format(&message);
        Meta {
            title: format!("{game}: {label}"),
            subject,
            author: String::new(),
            creator: format!("Cauldron Press {}", env!("CARGO_PKG_VERSION")),
            keywords: vec![
                game.to_owned(),
                word(print_board_game()),
                word(print_and_play()),
                label.to_owned(),
            ],
            language: draw.language.tag().to_owned(),
            duplex: draw.duplex,
            one_sided: false,
            from_right: false,
            parts: Vec::new(),
        }
    }

    /// Adds the parts of the document, for a [`Standard`](super::Standard) that writes them. A
    /// module for browsers has no such standard, and omits them.
    pub(crate) fn with_parts(self, parts: impl FnOnce() -> Vec<FilePart>) -> Meta {
        match IN_BROWSER {
            true => self,
            false => Meta { parts: parts(), ..self },
        }
    }
}

/// Prints pages. Equal arguments give equal bytes.
///
/// # Errors
/// If a page cannot be printed faithfully, the imposition fails, or `options.standard` needs
/// colours that are not loaded.
pub fn print(
    name: String,
    pages: Vec<Page>,
    meta: &Meta,
    options: &PrintOptions,
) -> Result<PrintedFiles, PressError> {
    let fonts = Fonts::all()?;
    // With an imposition, the printer correction applies to the sheet, not to each page.
    let pages: Vec<Page> = match options.layout {
        Some(_) => pages.into_iter().map(Page::uncorrected).collect(),
        None => pages,
    };
    let sheets = match &options.layout {
        Some(layout) => {
            let shapes: Vec<PageShape> =
                pages.iter().map(|page| PageShape::of(page, page.turned)).collect();
            Some(BookImposition::new(layout, &shapes, &options.draw, name.clone())?)
        }
        None => None,
    };
    let scale = sheets.as_ref().map_or(1.0, BookImposition::scale);
    let sheet = sheets.as_ref().map(BookImposition::paper);
    let binding = PdfOptions { meta: meta.clone(), sheets };
    let writer = PdfWriter::with(&fonts, options.standard);
    // Only PNGs and ink coverage need parsed SVG. The PDF is written from the pages.
    let parsed = match !IN_BROWSER && (options.dpi.is_some() || options.coverage) {
        true => ParsedPage::parse_all(&pages, &fonts)?,
        false => Vec::new(),
    };
    let pdf = if options.pdf { writer.pdf(&pages, &binding)? } else { Vec::new() };
    let file =
        |page: &Page, bytes| PageFile { page: page.name.clone(), title: page.title.clone(), bytes };
    let picture = |dpi| {
        let of = |(page, parsed): (&Page, &ParsedPage)| Ok(file(page, png(parsed, dpi)?));
        pages.iter().zip(&parsed).map(of).collect::<Result<Vec<_>, PressError>>()
    };
    let pngs = options.dpi.filter(|_| !IN_BROWSER).map(picture).transpose()?.unwrap_or_default();
    let inks = match !IN_BROWSER && options.coverage {
        true => threads::map(&parsed, PageInk::of).into_iter().collect::<Result<_, _>>()?,
        false => Vec::new(),
    };
    let svg = |form, mut page: Page| {
        page.description = format!("{}. {}", meta.title, meta.subject);
        let styles = |prefix: &str, glyphs: &UsedGlyphs| match form {
            SvgText::Outlines => Ok(String::new()),
            SvgText::Embedded => font_faces(prefix, glyphs),
        };
        page.svg_document(Some(form), styles).map(|svg| file(&page, svg.into_bytes()))
    };
    let svgs = match options.svg {
        Some(form) => {
            pages.into_iter().map(|page| svg(form, page)).collect::<Result<_, PressError>>()?
        }
        None => Vec::new(),
    };
    Ok(PrintedFiles { name, pdf, svgs, pngs, inks, scale, sheet })
}

/// Converts a display name to a part of a file name: `Furop Jolad` becomes `furop-jolad`.
pub(crate) fn stem(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}
