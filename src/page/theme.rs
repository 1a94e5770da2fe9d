//! Colours and measures. White paper, light tints, dark lines: friendly to home printers and
//! to black and white ones. A [`Theme`] puts others in their place when a page is written.

mod colours;
mod dress;
mod fault;
mod files;
mod manifest;
mod stretch;
#[cfg(test)]
mod tests;
mod words;
mod worn;

pub(crate) use dress::Dress;
pub use fault::{ThemeError, ThemeFault};
pub use files::FileFault;
pub use worn::Theme;

use super::length::Unit;

/// Text and strong lines.
pub(crate) const INK: &str = "#2b2233";
/// Secondary text; 7:1 on white.
pub(crate) const SOFT_INK: &str = "#57506b";
/// Headings.
pub(crate) const ACCENT: &str = "#5b2a86";
/// Fill of boxes.
pub(crate) const TINT: &str = "#f4f0f8";
/// Lines to write on, frames of tables.
pub(crate) const RULE: &str = "#7d748f";
/// Guides inside cells.
pub(crate) const GUIDE: &str = "#8e86a0";
/// Paper.
pub(crate) const PAPER: &str = "#ffffff";
/// Gardens.
pub(crate) const GARDEN_FILL: &str = "#eef6e6";
/// Garden outlines.
pub(crate) const GARDEN_LINE: &str = "#4b7a3f";
/// Beds in a garden.
pub(crate) const SOIL: &str = "#f3ead6";
/// Grass and sprouts on them, and stones.
pub(crate) const GRASS: &str = "#a3c48b";
pub(crate) const STONE: &str = "#e4e2df";
/// Fences, and the lines of wood and stones.
pub(crate) const WOOD: &str = "#ead9b8";
pub(crate) const WOOD_LINE: &str = "#b39a72";
/// Cell lines inside a garden.
pub(crate) const GARDEN_GRID: &str = "#769464";

/// The wall, the feet and the rim of a cauldron.
pub(crate) const IRON: &str = "#4a4658";
/// Lit edges of the iron.
pub(crate) const SHINE: &str = "#a9a6b8";
/// The inside of a cauldron, which people write on: pale.
pub(crate) const INSIDE: &str = "#fbfaf6";
/// The surface of a brew.
pub(crate) const BREW: &str = "#dfeecb";
/// Lines between the cells of a cauldron.
pub(crate) const DIVIDER: &str = "#8b8497";

/// Free margin around a page that home printers cannot print on.
pub(crate) const MARGIN: Unit = Unit(8.0);
/// Dashes of the lines along which paper is cut or folded.
pub(crate) const CUT: &str = "1.6 1.2";
/// Dashes of guides inside cells.
pub(crate) const GUIDE_DASHES: &str = "1.2 1";
