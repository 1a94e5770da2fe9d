//! What is asked of an imposition in words, before it is known whether it belongs together.

use std::num::NonZeroU16;

use super::{BindingSide, Gutter, ImpositionScheme, Layout, LayoutError, Marks, Saddle, Thickness};
use crate::page::{Bleed, Duplex};
use crate::press::Paper;

/// How pages are to come onto sheets; whatever is left out is as usual.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LayoutRequest {
    /// Which pages come together.
    pub scheme: ImpositionScheme,
    /// The paper that is printed on.
    pub sheet: Option<Paper>,
    /// Of a booklet: how many sheets are folded into each other.
    pub signature: Option<NonZeroU16>,
    /// Of a booklet: how thick the paper is.
    pub thickness: Option<Thickness>,
    /// Of a booklet: whether the last page stands on the outside.
    pub back_cover: bool,
    /// What is printed around the pages; with a bleed what a knife needs if left out.
    pub marks: Option<Marks>,
    /// Space between pages that are cut apart.
    pub gutter: Option<Gutter>,
    /// Whether pages are made smaller where they do not fit.
    pub fit: bool,
    /// Where the leaves are held together.
    pub binding: BindingSide,
}

impl LayoutRequest {
    /// The layout for pages with a bleed, on a printer that turns the paper in some way; `None`
    /// if every page is to be a side of paper of its own size.
    ///
    /// # Errors
    /// If something is asked for that booklets alone can have, or leaves alone.
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

    /// The scheme with what was asked for of a booklet.
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

    /// What the names of files tell of it; nothing of the usual one.
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
