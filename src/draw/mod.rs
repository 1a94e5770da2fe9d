//! Drawing: a sheet becomes pages, each drawn once as SVG.

mod area;
mod board;
mod canvas;
mod error;
pub mod fonts;
mod geometry;
mod identity;
mod layout;
mod marks;
mod options;
mod page;
#[cfg(feature = "program")]
pub mod race;
mod rules;
pub mod shape;
mod symbols;
#[cfg(test)]
mod tests;
mod text;
mod theme;
mod view;
mod words;

pub use error::DrawError;
pub use identity::{Identity, Pattern};
pub use options::{DrawOptions, Duplex};
pub use page::Page;
pub use rules::reading::{RulesBlock, RulesSection, explain, rules_text};
pub use symbols::{Mark, Symbol};
pub use view::{Qr, SheetView};

use canvas::Canvas;
use geometry::Sheet;
use words::Words;

use crate::board::Side;

/// Draws a sheet: board front, board back, rules.
///
/// # Errors
/// If the paper or the bleed cannot be used, the QR code cannot be printed large enough, a
/// text does not fit, or anything overlaps.
pub fn pages(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    let sheet = Sheet::new(options)?;
    let words = Words::english();
    let sections = view.board.sections.len();
    if sections != usize::from(view.facts.players.sections()) {
        let players = view.facts.players.count();
        return Err(DrawError::Sections { sections, players });
    }
    let mut pages = Vec::with_capacity(3);
    for side in [Side::Front, Side::Back] {
        let mut canvas = Canvas::new();
        board::draw(&mut canvas, &sheet, view, words, side)?;
        let (name, title) = match side {
            Side::Front => ("front", &words.pages.front),
            Side::Back => ("back", &words.pages.back),
        };
        let turned = side == Side::Back && sheet.back_is_turned();
        pages.push(page::finish(canvas, name, title, &sheet, sheet.paper, turned)?);
    }
    let mut canvas = Canvas::new();
    rules::draw(&mut canvas, &sheet, view, words)?;
    let upright = (sheet.paper.1, sheet.paper.0);
    pages.push(page::finish(canvas, "rules", &words.pages.rules, &sheet, upright, false)?);
    Ok(pages)
}
