//! Options of printed pages: paper, look, and the standard of the PDF. A [`PrintRequest`] combines
//! them, and determines the [`DrawOptions`], the effective paper and ink, and the suffix of file
//! names.

use std::error::Error;

use serde_json::{Map, Value};

use super::{LayoutOptions, OptionGroup, options};
use super::{OptionChoice, STANDARDS};
use crate::page::{Bleed, Corrections, DrawError, DrawOptions, Duplex, Ink, Theme};
use crate::press::impose::ImpositionScheme;
use crate::press::{Paper, Standard};
use crate::texts::Language;

options! {
    /// Paper, and its path through the printer.
    #[command(next_help_heading = "Printing")]
    #[derive(Copy)]
    pub struct PageOptions {
        /// Paper: a name such as a4, a3, b4, sra3, letter or tabloid, or a size such as 210x297mm
        /// or 8.5x11in; at least 206x272mm
        #[arg(value_parser = paper)]
        paper: Paper = Paper::A4,
        /// Print in letters of at least 14 points. A sheet can be printed so on each paper of at
        /// least 206x272mm, such as letter or a4; below a2 each section gets its own pages. All
        /// other output needs a2 or larger, and uses a2 if --paper is omitted
        large_print: bool,
        /// Edge over which the printer turns the paper between front and back
        #[arg(value_parser = super::choice(Duplex::CHOICES))]
        duplex: Duplex = Duplex::LongEdge,
        /// Bleed around the trimmed page in mm, 0 to 10; with crop marks
        #[arg(value_name = "MM", allow_hyphen_values = true)]
        bleed: Bleed = Bleed::default(),
    }

    /// Ink and theme.
    #[command(next_help_heading = "Printing")]
    #[derive(Copy)]
    pub struct LookOptions {
        /// Ink: full colour, shades of gray, outlines that save ink, or outlines in black alone
        /// [default: that of the theme, or colour]
        #[arg(value_name = "KIND", value_parser = super::choice(Ink::CHOICES))]
        ink: Option<Ink>,
        /// Look and names: a built-in theme, as listed by cauldron theme list, or the folder of a
        /// theme
        #[arg(value_name = "NAME|FOLDER", value_parser = Theme::of)]
        theme: Option<&'static Theme>,
    }

    /// Standard of the PDF.
    #[command(next_help_heading = "Printing")]
    #[derive(Copy)]
    pub struct StandardOptions {
        /// Make the PDF for a print shop (pdf/x-4, or pdf/vt-1, which marks the sheets of each
        /// game) or for an archive (pdf/a-2)
        #[arg(value_parser = super::choice(STANDARDS))]
        standard: Option<Standard>,
    }
}

impl LookOptions {
    /// Returns the theme, by default the usual one.
    pub fn theme(&self) -> &'static Theme {
        self.theme.unwrap_or_else(Theme::usual)
    }

    /// Returns the ink, by default that of the theme.
    pub fn ink(&self) -> Ink {
        self.ink.or(self.theme().ink()).unwrap_or_default()
    }

    /// Returns the effective value of each option by its name, and the digest of a theme in a
    /// folder.
    pub fn effective(&self) -> Map<String, Value> {
        let theme = self.theme();
        let mut effective = LookOptions { ink: Some(self.ink()), theme: Some(theme) }.json();
        effective.insert("theme-digest".to_owned(), theme.digest().into());
        effective
    }

    /// Suffix of file names. Default values are omitted.
    pub(super) fn suffix(&self) -> String {
        let LookOptions { ink: _, theme: _ } = self;
        let theme = match self.theme().name() {
            Theme::USUAL => String::new(),
            name => format!(
                "-{}",
                name.rsplit(['/', '\\']).find(|part| !part.is_empty()).unwrap_or("theme")
            ),
        };
        match self.ink() {
            ink if ink == self.theme().ink().unwrap_or_default() => theme,
            other => format!("{theme}-{}", other.word()),
        }
    }
}

/// Parses a paper, and checks that the pages fit on it.
///
/// # Errors
/// If the text is no paper, or the paper is too small for a page.
pub fn paper(name: &str) -> Result<Paper, Box<dyn Error + Send + Sync>> {
    let paper: Paper = name.parse()?;
    Ok(paper.for_pages()?)
}

/// Options of a print, as users give them.
#[derive(Clone, Copy, Debug, Default)]
pub struct PrintRequest {
    /// Paper, and its path through the printer. [`PrintRequest::paper`] returns the effective
    /// paper.
    pub page: PageOptions,
    /// Whether the content has a separate large print layout for any paper, as sheets have.
    pub is_sheet: bool,
    /// Imposition of the pages.
    pub layout: LayoutOptions,
    /// Ink and theme.
    pub look: LookOptions,
    /// Standard to which the PDF conforms.
    pub standard: StandardOptions,
}

impl PrintRequest {
    /// Effective paper. Content without a large print layout is enlarged from A4 to A2 if
    /// [`large_print`](PageOptions::large_print) is set.
    pub fn paper(&self) -> Paper {
        if self.is_enlarged() { Paper::A2 } else { self.page.paper }
    }

    /// Whether [`paper`](PrintRequest::paper) is larger than the requested paper.
    pub fn is_enlarged(&self) -> bool {
        self.page.large_print && !self.is_sheet && self.page.paper == Paper::A4
    }

    /// Whether large print is requested for content that has only the usual layout, on paper that
    /// is too small to enlarge it.
    pub fn is_crowded(&self) -> bool {
        self.page.large_print && !self.is_sheet && !self.is_large()
    }

    /// Whether the usual layout has large print on this paper.
    fn is_large(&self) -> bool {
        self.paper().size().is_ok_and(|size| size.is_large_print())
    }

    /// Whether the separate large print layout is used, because the usual one would be too small.
    fn is_laid_out(&self) -> bool {
        self.page.large_print && self.is_sheet && !self.is_large()
    }

    /// Effective standard.
    pub fn standard(&self) -> Standard {
        self.standard.standard.unwrap_or_default()
    }

    /// Returns the options for drawing pages. `language` is expected in the form that the theme
    /// [provides](crate::page::Theme::adapt_language).
    ///
    /// # Errors
    /// If the paper is too small for a page.
    pub fn draw(
        &self,
        language: &'static Language,
        corrections: Corrections,
    ) -> Result<DrawOptions, DrawError> {
        // Paper and large print depend on each other.
        let PageOptions { paper: _, large_print: _, mut duplex, bleed } = self.page;
        // These layouts print one side, so no back is turned, and none says that it is.
        if matches!(
            self.layout.layout,
            ImpositionScheme::FoldOver | ImpositionScheme::Glue | ImpositionScheme::Poster
        ) {
            duplex = Duplex::ShortEdge;
        }
        Ok(DrawOptions {
            paper: self.paper().size()?,
            bleed,
            duplex,
            ink: self.look.ink(),
            corrections,
            language,
            theme: self.look.theme(),
            large_print: self.is_laid_out(),
        })
    }

    /// Returns the effective value of each option by its name. The imposition is that of
    /// [`LayoutOptions::layout`].
    pub fn effective(&self) -> Map<String, Value> {
        let mut effective = PageOptions { paper: self.paper(), ..self.page }.json();
        effective.extend(self.look.effective());
        effective.extend(StandardOptions { standard: Some(self.standard()) }.json());
        effective
    }

    /// Suffix of file names: paper, duplex mode, bleed, standard, imposition, theme and ink.
    /// Default values are omitted.
    pub fn suffix(&self) -> String {
        let PageOptions { paper: _, large_print: _, duplex, bleed } = self.page;
        let mut suffix = String::new();
        if self.paper() != Paper::A4 {
            suffix += &format!("-{}", self.paper());
        }
        if duplex == Duplex::ShortEdge {
            suffix += "-short-edge";
        }
        if bleed != Bleed::default() {
            suffix += &format!("-bleed{}", bleed.width().0);
        }
        if self.is_laid_out() {
            suffix += "-large-print";
        }
        suffix += match self.standard() {
            Standard::Plain => "",
            Standard::PdfX4 => "-pdfx4",
            Standard::PdfVt1 => "-pdfvt1",
            Standard::PdfA2 => "-pdfa2",
        };
        suffix + &self.layout.suffix() + &self.look.suffix()
    }
}
