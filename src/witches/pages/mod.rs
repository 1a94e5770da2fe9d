//! The pages of a sheet: board front, board back, rules.

mod board;
pub(crate) mod geometry;
pub(crate) mod rules;
mod said;
#[cfg(test)]
mod tests;
mod view;

pub use view::{Qr, SheetView};

use crate::page::canvas::Canvas;
use crate::page::page;
use crate::page::setup::Setup;
use crate::page::{DrawError, DrawOptions, Page};
use crate::texts::Message;
use crate::witches::board::Side;
use said::*;

/// The name of the game.
pub(crate) fn title() -> Message {
    said::sheet_title()
}

/// Draws a sheet: board front, board back, rules.
///
/// # Errors
/// If the paper or the bleed cannot be used, the QR code cannot be printed large enough, a
/// text does not fit, or anything overlaps.
pub fn pages(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    let sheet = Setup::new(options)?;
    let words = options.language;
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
            Side::Front => ("front", sheet_page_front()),
            Side::Back => ("back", sheet_page_back()),
        };
        let turned = side == Side::Back && sheet.back_is_turned();
        pages.push(page::finish(canvas, name, &words.say(&title), &sheet, sheet.paper, turned)?);
    }
    let mut canvas = Canvas::new();
    rules::draw(&mut canvas, &sheet, view, words)?;
    let upright = (sheet.paper.1, sheet.paper.0);
    let title = words.say(&sheet_page_rules());
    pages.push(page::finish(canvas, "rules", &title, &sheet, upright, false)?);
    Ok(pages)
}
