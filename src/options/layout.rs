//! Options of an imposition, before they are checked for contradictions.

use std::num::NonZeroU16;

use super::OptionChoice;
use super::options;
use crate::page::{Bleed, Duplex};
use crate::press::Paper;
use crate::press::impose::{
    BindingSide, Gutter, ImpositionScheme, Layout, LayoutError, Margin, Marks, Saddle, Thickness,
};

options! {
    /// Layout, sheet and marks.
    #[command(next_help_heading = "Sheets")]
    #[derive(Copy)]
    pub struct LayoutOptions {
        /// Arrangement of pages on sheets: duplex (a page a side), saddle (a booklet stapled in its
        /// fold), 2-up, 4-up or 2x3-up (cut apart), cut-stack or cut-stack-4 (cut as a pile, the
        /// stacks put on each other); or, for printers that print one side only, fold-over (front
        /// and back side by side, to be folded), glue (a page a sheet, to be glued back to back) or
        /// poster (a page over several sheets, to be glued together)
        #[arg(value_name = "LAYOUT")]
        layout: ImpositionScheme = ImpositionScheme::Duplex,
        /// Paper to print on: a name or a size, as for --paper; by default the smallest that holds
        /// the pages
        #[arg(value_name = "PAPER")]
        sheet: Option<Paper>,
        /// With saddle: number of sheets that are folded into each other; by default all, or
        /// several signatures of at most 15
        #[arg(value_name = "N", value_parser = super::signature, allow_hyphen_values = true)]
        signature: Option<NonZeroU16>,
        /// With saddle: thickness of the paper, in mm or as a weight such as 80gsm; inner pages are
        /// moved towards the fold to compensate for it
        #[arg(value_name = "MM", allow_hyphen_values = true)]
        thickness: Option<Thickness>,
        /// With saddle: keep the last page on the outside, with blank pages before it
        back_cover: bool,
        /// Side on which the leaves are held together: left, right (for books that are read from
        /// the right, as with vertical lines of Japanese) or top (as in calendars, where backs are
        /// upside down behind their fronts)
        #[arg(value_name = "SIDE", value_parser = super::choice(BindingSide::CHOICES))]
        binding: BindingSide = BindingSide::Left,
        /// Marks around the pages: crop, fold, registration, bar (of colours) and slug (a line that
        /// names file, sheet and pages), with commas between them; or all, or none. The default is
        /// crop,fold with a bleed
        #[arg(value_name = "MARKS")]
        marks: Option<Marks>,
        /// Space between pages that are cut apart, in mm; by default twice the bleed
        #[arg(value_name = "MM", allow_hyphen_values = true)]
        gutter: Option<Gutter>,
        /// Shrink the pages if the sheet is too small for them
        fit: bool,
        /// With --fit: edge of the sheet that stays empty, as printers need it, 0 to 25 mm;
        /// 5 by default
        #[arg(value_name = "MM", allow_hyphen_values = true)]
        margin: Option<Margin>,
    }
}

impl LayoutOptions {
    /// Returns the layout for pages with `bleed` on a printer with the mode `duplex`; `None` if
    /// each page is a side of paper of its size, so that no imposition is needed.
    ///
    /// # Errors
    /// [`LayoutError::Unfolded`] if an option of booklets is used with another scheme;
    /// [`LayoutError::Unbound`] if a binding side is given for a poster;
    /// [`LayoutError::Unfitted`] if a margin is given for pages that are not scaled down.
    pub fn layout(&self, duplex: Duplex, bleed: Bleed) -> Result<Option<Layout>, LayoutError> {
        let &LayoutOptions {
            layout,
            sheet,
            binding,
            marks,
            gutter,
            fit,
            margin,
            signature: _,
            thickness: _,
            back_cover: _,
        } = self;
        let is_plain = matches!(layout, ImpositionScheme::Duplex)
            && sheet.is_none()
            && marks.is_none()
            && gutter.is_none()
            && binding == BindingSide::Left;
        let scheme = self.saddle_scheme()?;
        if margin.is_some() && !fit {
            return Err(LayoutError::Unfitted);
        }
        if is_plain {
            return Ok(None);
        }
        if scheme == ImpositionScheme::Poster && binding != BindingSide::Left {
            return Err(LayoutError::Unbound);
        }
        let without_bleed = bleed == Bleed::default();
        let usual = if without_bleed { Marks::NONE } else { Marks::FINISHING };
        let marks = marks.unwrap_or(usual);
        Ok(Some(Layout { scheme, sheet, duplex, gutter, marks, fit, margin, binding }))
    }

    /// Returns the scheme with the options of saddle stitching filled in.
    fn saddle_scheme(&self) -> Result<ImpositionScheme, LayoutError> {
        let booklet = [
            ("signature", self.signature.is_some()),
            ("thickness", self.thickness.is_some()),
            ("back-cover", self.back_cover),
        ];
        let folded = booklet.into_iter().find(|(_, given)| *given);
        match (self.layout, folded) {
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
        let LayoutOptions {
            layout,
            sheet,
            signature,
            thickness,
            back_cover,
            binding,
            marks,
            gutter,
            fit,
            margin,
        } = self;
        let mut suffix = match layout {
            ImpositionScheme::Duplex => String::new(),
            scheme => format!("-{scheme}"),
        };
        if let Some(sheets) = signature {
            suffix += &format!("-signature{sheets}");
        }
        if let Some(thickness) = thickness {
            suffix += &format!("-thick{}", thickness.width());
        }
        if *back_cover {
            suffix += "-back-cover";
        }
        suffix += match binding {
            BindingSide::Left => "",
            BindingSide::Right => "-bound-right",
            BindingSide::Top => "-bound-top",
        };
        if let Some(sheet) = sheet {
            suffix += &format!("-on-{sheet}");
        }
        if let Some(gutter) = gutter {
            suffix += &format!("-gutter{}", gutter.width());
        }
        if let Some(marks) = marks {
            suffix += &format!("-marks-{}", marks.to_string().replace(',', "-"));
        }
        if *fit {
            suffix += "-fit";
        }
        if let Some(margin) = margin {
            suffix += &format!("-margin{}", margin.width());
        }
        suffix
    }
}
