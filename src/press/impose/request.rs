//! Imposition options as users give them, before they are checked for contradictions.

use std::num::NonZeroU16;

use super::{BindingSide, Gutter, ImpositionScheme, Layout, LayoutError, Marks, Saddle, Thickness};
use crate::page::{Bleed, Duplex};
use crate::press::Paper;

/// Requested imposition. The default of each field is the usual setting.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LayoutRequest {
    /// Scheme that assigns pages to sheets.
    pub scheme: ImpositionScheme,
    /// Paper for printing; `None` for the default of [`Layout::sheet`].
    pub sheet: Option<Paper>,
    /// Number of sheets that are folded together; only for saddle stitching.
    pub signature: Option<NonZeroU16>,
    /// Thickness of the paper; only for saddle stitching.
    pub thickness: Option<Thickness>,
    /// Whether the last page is the back cover; only for saddle stitching.
    pub back_cover: bool,
    /// Marks around the pages. The default is [`Marks::FINISHING`] with a bleed, and
    /// [`Marks::NONE`] without one.
    pub marks: Option<Marks>,
    /// Space between pages that are cut apart; `None` for the default of [`Layout::gutter`].
    pub gutter: Option<Gutter>,
    /// Whether pages are scaled down if they do not fit.
    pub fit: bool,
    /// Side on which the leaves are bound.
    pub binding: BindingSide,
}

impl LayoutRequest {
    /// Returns the layout for pages with `bleed` on a printer with the mode `duplex`; `None` if
    /// each page is a side of paper of its size, so that no imposition is needed.
    ///
    /// # Errors
    /// [`LayoutError::Unfolded`] if an option of booklets is used with another scheme;
    /// [`LayoutError::Unbound`] if a binding side is given for a poster.
    pub fn layout(&self, duplex: Duplex, bleed: Bleed) -> Result<Option<Layout>, LayoutError> {
        let is_plain = matches!(self.scheme, ImpositionScheme::Duplex)
            && self.sheet.is_none()
            && self.marks.is_none()
            && self.gutter.is_none()
            && self.binding.is_left();
        let scheme = self.saddled()?;
        if is_plain {
            return Ok(None);
        }
        if scheme == ImpositionScheme::Poster && !self.binding.is_left() {
            return Err(LayoutError::Unbound);
        }
        let without_bleed = bleed == Bleed::default();
        let usual = if without_bleed { Marks::NONE } else { Marks::FINISHING };
        Ok(Some(Layout {
            scheme,
            sheet: self.sheet,
            duplex,
            gutter: self.gutter,
            marks: self.marks.unwrap_or(usual),
            fit: self.fit,
            binding: self.binding,
        }))
    }

    /// Returns the scheme with the options of saddle stitching filled in.
    fn saddled(&self) -> Result<ImpositionScheme, LayoutError> {
        let booklet = [
            ("signature", self.signature.is_some()),
            ("thickness", self.thickness.is_some()),
            ("back-cover", self.back_cover),
        ];
        let folded = booklet.into_iter().find(|(_, given)| *given);
        match (self.scheme, folded) {
            (ImpositionScheme::Saddle(_), _) => Ok(ImpositionScheme::Saddle(Saddle {
                signature: self.signature,
                thickness: self.thickness.unwrap_or_default(),
                back_cover: self.back_cover,
            })),
            (scheme, None) => Ok(scheme),
            (_, Some((option, _))) => Err(LayoutError::Unfolded(option)),
        }
    }

    /// Suffix of file names. Default values are omitted.
    pub fn suffix(&self) -> String {
        let mut suffix = match self.scheme {
            ImpositionScheme::Duplex => String::new(),
            ImpositionScheme::Saddle(_) => "-saddle".to_owned(),
            ImpositionScheme::Up(cells) => format!("-{cells}-up"),
            ImpositionScheme::CutStack(cells) => format!("-cut-stack-{cells}"),
            ImpositionScheme::FoldOver => "-fold-over".to_owned(),
            ImpositionScheme::Glue => "-glue".to_owned(),
            ImpositionScheme::Poster => "-poster".to_owned(),
        };
        if let Some(sheets) = self.signature {
            suffix += &format!("-signature{sheets}");
        }
        if let Some(thickness) = self.thickness {
            suffix += &format!("-thick{}", thickness.width());
        }
        if self.back_cover {
            suffix += "-back-cover";
        }
        suffix += match self.binding {
            BindingSide::Left => "",
            BindingSide::Right => "-bound-right",
            BindingSide::Top => "-bound-top",
        };
        if let Some(sheet) = self.sheet {
            suffix += &format!("-on-{sheet}");
        }
        if let Some(gutter) = self.gutter {
            suffix += &format!("-gutter{}", gutter.width());
        }
        if let Some(Marks { crop, fold, registration, bar, slug }) = self.marks {
            let all = [
                (crop, "crop"),
                (fold, "fold"),
                (registration, "registration"),
                (bar, "bar"),
                (slug, "slug"),
            ];
            let mut marks: Vec<&str> =
                all.iter().filter(|mark| mark.0).map(|mark| mark.1).collect();
            if marks.is_empty() {
                marks.push("none");
            }
            suffix += &format!("-marks-{}", marks.join("-"));
        }
        if self.fit {
            suffix += "-fit";
        }
        suffix
    }
}
