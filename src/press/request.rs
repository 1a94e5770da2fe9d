//! What is asked of a print in words, whatever the game: what follows from it, and what the names of
//! files tell of it.

use super::impose::LayoutRequest;
use super::{Paper, Standard};
use crate::page::{Bleed, Corrections, DrawError, DrawOptions, Duplex, Ink, Theme};
use crate::texts::Language;

/// How something is to be printed.
#[derive(Clone, Copy, Debug)]
pub struct PrintRequest {
    /// The paper of the pages.
    pub paper: Paper,
    /// Whether letters have at least 14 points.
    pub large_print: bool,
    /// Whether what is printed can be laid out for large print on any paper.
    pub is_sheet: bool,
    /// How the printer turns the paper.
    pub duplex: Duplex,
    /// What is drawn beyond the trimmed pages.
    pub bleed: Bleed,
    /// How pages come onto sheets.
    pub layout: LayoutRequest,
    /// The ink, if it is not the theme's.
    pub ink: Option<Ink>,
    /// The look.
    pub theme: &'static Theme,
    /// The standard that the PDF keeps.
    pub standard: Standard,
}

impl PrintRequest {
    /// What is usual, with one theme.
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

    /// The paper that counts: large print of what is laid out in one way alone needs more than the
    /// usual one.
    pub fn paper(&self) -> Paper {
        let is_enlarged = self.large_print && !self.is_sheet && self.paper == Paper::A4;
        if is_enlarged { Paper::A2 } else { self.paper }
    }

    /// Whether large print is asked for on paper that is too small for it.
    pub fn is_crowded(&self) -> bool {
        self.large_print && !self.is_sheet && !self.is_large()
    }

    /// Whether the usual pages have large print on this paper.
    fn is_large(&self) -> bool {
        self.paper().size().is_ok_and(|size| size.is_large_print())
    }

    /// Whether pages are laid out for large print, on paper where usual ones would not be large.
    fn is_laid_out(&self) -> bool {
        self.large_print && self.is_sheet && !self.is_large()
    }

    /// The ink that was chosen, else that of the theme.
    pub fn ink(&self) -> Ink {
        self.ink.or(self.theme.ink()).unwrap_or_default()
    }

    /// How pages are drawn, in a language as the theme [speaks](Theme::speaks) it.
    ///
    /// # Errors
    /// If the paper holds no page.
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

    /// What the names of files tell of paper, standard, sheets, theme and ink; nothing of the usual
    /// ones.
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
            #[cfg(feature = "program")]
            Standard::PdfVt1 => "-pdfvt1",
            Standard::PdfA2 => "-pdfa2",
        };
        suffix + &self.layout.suffix() + &self.look()
    }

    /// What the names of files tell of theme and ink.
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
