//! Print requests: the options of a print as users give them, for any game. A request determines
//! the [`DrawOptions`], the effective paper and ink, and the suffix of file names.

use super::impose::LayoutRequest;
use super::{Paper, Standard};
use crate::page::{Bleed, Corrections, DrawError, DrawOptions, Duplex, Ink, Theme};
use crate::texts::Language;

/// Options of a print, as users give them.
#[derive(Clone, Copy, Debug)]
pub struct PrintRequest {
    /// Requested paper of the pages. [`PrintRequest::paper`] returns the effective one.
    pub paper: Paper,
    /// Whether letters must have at least 14 points.
    pub large_print: bool,
    /// Whether the content has a separate large print layout for any paper, as sheets have.
    pub is_sheet: bool,
    /// Duplex mode of the printer.
    pub duplex: Duplex,
    /// Bleed around the trimmed pages.
    pub bleed: Bleed,
    /// Imposition of the pages.
    pub layout: LayoutRequest,
    /// Ink; `None` for the ink of the theme.
    pub ink: Option<Ink>,
    /// Theme of the pages.
    pub theme: &'static Theme,
    /// Standard to which the PDF conforms.
    pub standard: Standard,
}

impl PrintRequest {
    /// Creates a request with default options and the given theme.
    pub fn new(theme: &'static Theme) -> PrintRequest {
        PrintRequest {
            paper: Paper::A4,
            large_print: false,
            is_sheet: false,
            duplex: Duplex::default(),
            bleed: Bleed::default(),
            layout: LayoutRequest::default(),
            ink: None,
            theme,
            standard: Standard::default(),
        }
    }

    /// Effective paper. Content without a large print layout is enlarged from A4 to A2 if
    /// [`large_print`](PrintRequest::large_print) is set.
    pub fn paper(&self) -> Paper {
        let is_enlarged = self.large_print && !self.is_sheet && self.paper == Paper::A4;
        if is_enlarged { Paper::A2 } else { self.paper }
    }

    /// Whether large print is requested for content that has only the usual layout, on paper that
    /// is too small to enlarge it.
    pub fn is_crowded(&self) -> bool {
        self.large_print && !self.is_sheet && !self.is_large()
    }

    /// Whether the usual layout has large print on this paper.
    fn is_large(&self) -> bool {
        self.paper().size().is_ok_and(|size| size.is_large_print())
    }

    /// Whether the separate large print layout is used, because the usual one would be too small.
    fn is_laid_out(&self) -> bool {
        self.large_print && self.is_sheet && !self.is_large()
    }

    /// Effective ink: the requested one, or else the default of the theme.
    pub fn ink(&self) -> Ink {
        self.ink.or(self.theme.ink()).unwrap_or_default()
    }

    /// Returns the options for drawing pages. `language` is expected in the form that the theme
    /// [provides](Theme::speaks).
    ///
    /// # Errors
    /// If the paper is too small for a page.
    pub fn draw(
        &self,
        language: &'static Language,
        corrections: Corrections,
    ) -> Result<DrawOptions, DrawError> {
        Ok(DrawOptions {
            paper: self.paper().size()?,
            bleed: self.bleed,
            duplex: self.duplex,
            ink: self.ink(),
            corrections,
            language,
            theme: self.theme,
            large_print: self.is_laid_out(),
        })
    }

    /// Suffix of file names: paper, duplex mode, bleed, standard, imposition, theme and ink.
    /// Default values are omitted.
    pub fn suffix(&self) -> String {
        let mut suffix = String::new();
        if self.paper() != Paper::A4 {
            suffix += &format!("-{}", self.paper());
        }
        if self.duplex == Duplex::ShortEdge {
            suffix += "-short-edge";
        }
        if self.bleed != Bleed::default() {
            suffix += &format!("-bleed{}", self.bleed.width().0);
        }
        if self.is_laid_out() {
            suffix += "-large-print";
        }
        suffix += match self.standard {
            Standard::Plain => "",
            Standard::PdfX4 => "-pdfx4",
            Standard::PdfVt1 => "-pdfvt1",
            Standard::PdfA2 => "-pdfa2",
        };
        suffix + &self.layout.suffix() + &self.look()
    }

    /// Suffix of file names for theme and ink.
    fn look(&self) -> String {
        let theme = match self.theme.name() {
            Theme::USUAL => String::new(),
            name => format!(
                "-{}",
                name.rsplit(['/', '\\']).find(|part| !part.is_empty()).unwrap_or("theme")
            ),
        };
        match self.ink() {
            ink if ink == self.theme.ink().unwrap_or_default() => theme,
            other => format!("{theme}-{}", other.word()),
        }
    }
}
