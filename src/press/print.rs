//! All that becomes of pages, at once.

use super::impose::{Layout, PageShape};
use super::{
    Binding, Coverage, Dpi, Fonts, Meta, ParsedPage, PdfWriter, PressError, Sheets, Standard, png,
};
use crate::common::{IN_BROWSER, threads};
use crate::page::{DrawOptions, Page};
use crate::texts::said::*;

/// How a game is printed.
#[derive(Clone, Debug, PartialEq)]
pub struct PrintOptions {
    /// How its pages are drawn.
    pub draw: DrawOptions,
    /// The resolution of the PNGs in dots per inch, 10 to 1200; `None` for no PNGs.
    pub dpi: Option<Dpi>,
    /// How pages come onto sheets; without it each is a side of paper.
    pub layout: Option<Layout>,
    /// Whether the ink that pages take is measured, which takes some time.
    pub coverage: bool,
    /// Whether the PDF is written. Without it there are pictures alone, in half of the time; what
    /// a layout cannot be made of is refused all the same.
    pub pdf: bool,
    /// Whether each page is written as SVG as well.
    pub svg: bool,
    /// The standard that the PDF keeps.
    pub standard: Standard,
}

impl Default for PrintOptions {
    /// The usual [`DrawOptions`], with PNGs for screens: 150 dots per inch.
    fn default() -> Self {
        PrintOptions {
            draw: DrawOptions::default(),
            dpi: Some(Dpi::SCREEN),
            layout: None,
            coverage: false,
            pdf: true,
            svg: true,
            standard: Standard::Plain,
        }
    }
}

/// A printed game: all its files, complete.
#[derive(Clone, Debug, PartialEq)]
pub struct Printed {
    /// What its files are called by, without a folder or an ending.
    pub name: String,
    /// All pages as one PDF; empty if it is not to be written.
    pub pdf: Vec<u8>,
    /// Each page as SVG, if they were asked for.
    pub svgs: Vec<PageFile>,
    /// Each page as PNG, if they were asked for.
    pub pngs: Vec<PageFile>,
    /// The ink that each page takes, if it was asked for.
    pub inks: Vec<PageInk>,
    /// What the pages were multiplied by to fit on their sheets; 1 where they did.
    pub scale: f64,
}

/// The ink of one page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageInk {
    /// The page's short name, such as `front`.
    pub page: String,
    /// How much of it.
    pub coverage: Coverage,
}

impl PageInk {
    fn of(page: &ParsedPage) -> Result<PageInk, PressError> {
        Ok(PageInk { page: page.name().to_owned(), coverage: Coverage::of(page)? })
    }
}

/// One page as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageFile {
    /// The page's short name, such as `front`.
    pub page: String,
    /// What the page is, as people say it.
    pub title: String,
    /// The file.
    pub bytes: Vec<u8>,
}

impl Meta {
    /// What the document of a game says about itself: the game's name, what this one is called
    /// by, and what it is about, in one sentence.
    pub fn of_game(game: &str, label: &str, subject: String, draw: &DrawOptions) -> Meta {
        let word = |message| draw.language.say(&message);
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
            #[cfg(feature = "program")]
            parts: Vec::new(),
        }
    }
}

/// Prints pages. The same pages, options and words about them give the same bytes.
///
/// # Errors
/// If a page is no drawing that can be printed faithfully, or the resolution is out of range.
pub fn print(
    name: String,
    pages: Vec<Page>,
    meta: &Meta,
    options: &PrintOptions,
) -> Result<Printed, PressError> {
    let fonts = Fonts::all()?;
    // On sheets of several pages it is the sheet that is put right.
    let pages: Vec<Page> = match options.layout {
        Some(_) => pages.into_iter().map(Page::uncorrected).collect(),
        None => pages,
    };
    let sheets = match &options.layout {
        Some(layout) => {
            let shapes: Vec<PageShape> =
                pages.iter().map(|page| PageShape::of(page, page.turned)).collect();
            Some(Sheets::new(layout, &shapes, &options.draw, name.clone())?)
        }
        None => None,
    };
    let scale = sheets.as_ref().map_or(1.0, Sheets::scale);
    let binding = Binding { meta: meta.clone(), sheets };
    let writer = PdfWriter::with(&fonts, options.standard);
    // SVG is parsed for pictures alone: a PDF is written from the pages.
    let parsed = match !IN_BROWSER && (options.dpi.is_some() || options.coverage) {
        true => ParsedPage::parse_all(&pages, &fonts)?,
        false => Vec::new(),
    };
    let pdf = match (options.pdf, parsed.is_empty()) {
        (false, _) => Vec::new(),
        (true, true) => writer.pdf(&pages, &binding)?,
        (true, false) => writer.pdf_of_parsed(&parsed, &binding)?,
    };
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
    let svg = |mut page: Page| {
        page.description = format!("{}. {}", meta.title, meta.subject);
        file(&page, page.svg().into_bytes())
    };
    let svgs = if options.svg { pages.into_iter().map(svg).collect() } else { Vec::new() };
    Ok(Printed { name, pdf, svgs, pngs, inks, scale })
}

/// A name of people's as a part of a file's: `Furop Jolad` becomes `furop-jolad`.
pub(crate) fn stem(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}
