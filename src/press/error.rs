//! What can go wrong between a drawing and its printed form.

use std::error::Error;

use super::impose::ImposeError;

/// Why a page cannot be pressed.
#[derive(Debug, thiserror::Error)]
pub enum PressError {
    /// A font file that cannot be used.
    #[error("embedded font {index} cannot be used: {reason}; embed a static TrueType font")]
    FontFile {
        /// Position in the list given to [`super::Fonts::new`].
        index: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// The SVG does not parse.
    #[error("page {page:?} is not a valid drawing: {reason}")]
    Svg {
        /// The page's name.
        page: String,
        /// What the parser says.
        reason: String,
    },
    /// The drawing's size is not the page's.
    #[error(
        "page {page:?} is drawn {drawn_w:.2} x {drawn_h:.2} mm, but its trim, bleed and crop marks make {page_w:.2} x {page_h:.2} mm"
    )]
    Size {
        /// The page's name.
        page: String,
        /// Width of the drawing, mm.
        drawn_w: f64,
        /// Height of the drawing, mm.
        drawn_h: f64,
        /// Width of trim, bleed and crop marks, mm.
        page_w: f64,
        /// Height of trim, bleed and crop marks, mm.
        page_h: f64,
    },
    /// Text asks for a font that is not embedded.
    #[error(
        "page {page:?} asks for the font {wanted}, which is not embedded; there are {embedded}"
    )]
    NoFont {
        /// The page's name.
        page: String,
        /// Family, weight and style.
        wanted: String,
        /// All embedded faces.
        embedded: String,
    },
    /// Text has a character that its font cannot draw.
    #[error("page {page:?} has the character {character:?} ({}), which the font {font} cannot draw", .character.escape_unicode())]
    NoGlyph {
        /// The page's name.
        page: String,
        /// The character.
        character: char,
        /// The font that was asked for.
        font: String,
    },
    /// The drawing uses something that cannot be printed faithfully.
    #[error("page {page:?} uses {what}, which cannot be printed; draw it with {instead}")]
    Unsupported {
        /// The page's name.
        page: String,
        /// The feature of SVG.
        what: &'static str,
        /// What to use in its place.
        instead: &'static str,
    },
    /// A resolution out of range.
    #[error("{}", crate::texts::said::print_dpi(.0.as_str()))]
    Dpi(String),
    /// Pages do not come onto their sheets.
    #[error(transparent)]
    Impose(#[from] ImposeError),
    /// A library refused.
    #[error("{stage} failed: {source}")]
    Library {
        /// What was being done.
        stage: &'static str,
        /// What the library says.
        source: Box<dyn Error + Send + Sync>,
    },
}

impl PressError {
    pub(super) fn library(
        stage: &'static str,
        source: impl Into<Box<dyn Error + Send + Sync>>,
    ) -> Self {
        PressError::Library { stage, source: source.into() }
    }
}
