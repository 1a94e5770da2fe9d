//! Print requests: the options of a print as users give them, for any game. A request determines
//! the [`DrawOptions`], the effective paper and ink, and the suffix of file names.

use serde_json::{Map, Value};

use super::{LayoutOptions, LookOptions, OptionGroup, PageOptions, StandardOptions};
use crate::page::{Bleed, Corrections, DrawError, DrawOptions, Duplex};
use crate::press::{Paper, Standard};
use crate::texts::Language;

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
        let is_enlarged = self.page.large_print && !self.is_sheet && self.page.paper == Paper::A4;
        if is_enlarged { Paper::A2 } else { self.page.paper }
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
    /// [provides](crate::page::Theme::speaks).
    ///
    /// # Errors
    /// If the paper is too small for a page.
    pub fn draw(
        &self,
        language: &'static Language,
        corrections: Corrections,
    ) -> Result<DrawOptions, DrawError> {
        // Paper and large print depend on each other.
        let PageOptions { paper: _, large_print: _, duplex, bleed } = self.page;
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
