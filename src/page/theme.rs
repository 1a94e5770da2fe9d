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

pub(crate) use dress::{Dress, Dresser};
pub use fault::{ThemeError, ThemeFault};
pub use files::FileFault;
pub use worn::Theme;

use super::length::Unit;
use super::list::{Dashes, Paint, Role};

// What each is for stands with the roles.
pub(crate) const INK: Paint = Paint::Role(Role::Ink);
pub(crate) const SOFT_INK: Paint = Paint::Role(Role::SoftInk);
pub(crate) const ACCENT: Paint = Paint::Role(Role::Accent);
pub(crate) const TINT: Paint = Paint::Role(Role::Tint);
pub(crate) const RULE: Paint = Paint::Role(Role::Rule);
pub(crate) const GUIDE: Paint = Paint::Role(Role::Guide);
pub(crate) const PAPER: Paint = Paint::Role(Role::Paper);
pub(crate) const GARDEN_FILL: Paint = Paint::Role(Role::GardenFill);
pub(crate) const GARDEN_LINE: Paint = Paint::Role(Role::GardenLine);
pub(crate) const SOIL: Paint = Paint::Role(Role::Soil);
pub(crate) const GRASS: Paint = Paint::Role(Role::Grass);
pub(crate) const STONE: Paint = Paint::Role(Role::Stone);
pub(crate) const WOOD: Paint = Paint::Role(Role::Wood);
pub(crate) const WOOD_LINE: Paint = Paint::Role(Role::WoodLine);
pub(crate) const GARDEN_GRID: Paint = Paint::Role(Role::GardenGrid);
pub(crate) const IRON: Paint = Paint::Role(Role::Iron);
pub(crate) const SHINE: Paint = Paint::Role(Role::Shine);
pub(crate) const INSIDE: Paint = Paint::Role(Role::Inside);
pub(crate) const BREW: Paint = Paint::Role(Role::Brew);
pub(crate) const DIVIDER: Paint = Paint::Role(Role::Divider);

/// Free margin around a page that home printers cannot print on.
pub(crate) const MARGIN: Unit = Unit(8.0);
/// Dashes of the lines along which paper is cut or folded.
pub(crate) const CUT: Dashes = Dashes { length: 160, gap: 120, before: 0 };
/// Dashes of guides inside cells.
pub(crate) const GUIDE_DASHES: Dashes = Dashes { length: 120, gap: 100, before: 0 };
