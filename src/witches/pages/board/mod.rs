//! The two pages of the board.

mod cauldron;
mod front;
mod garden;
mod log;
mod qr;
mod section;

use crate::page::DrawError;
use crate::page::canvas::Canvas;
use crate::page::layout::Layer;
use crate::page::setup::Setup;
use crate::page::shape::{Frame, n};
use crate::page::symbols::Mark;
use crate::page::theme;
use crate::texts::Language;
use crate::witches::board::Side;
use crate::witches::pages::SheetView;

/// Draws one side of the board.
///
/// # Errors
/// If a text or the QR code does not fit.
pub(super) fn draw(
    canvas: &mut Canvas,
    sheet: &Setup,
    view: &SheetView,
    words: &Language,
    side: Side,
) -> Result<(), DrawError> {
    let page = Frame::new(0.0, 0.0, sheet.long, sheet.short).inset(theme::MARGIN);
    canvas.layout.enter("page", page);
    canvas.layout.enter("strip", sheet.strip());
    match side {
        Side::Front => front::draw(canvas, sheet.strip(), view, words)?,
        Side::Back => log::draw(canvas, sheet.strip(), view, words)?,
    }
    canvas.layout.leave();
    for (index, section) in view.board.sections.iter().enumerate() {
        section::draw(canvas, sheet, view, words, (index, section, side));
    }
    // Alone there is nothing to share out.
    if side == Side::Front && view.board.sections.len() > 1 {
        cuts(canvas, sheet, view);
    }
    canvas.layout.leave();
    Ok(())
}

/// The lines along which the sheet is cut, and a pair of scissors.
fn cuts(canvas: &mut Canvas, sheet: &Setup, view: &SheetView) {
    let (grid, cut) = (sheet.grid(), sheet.cut());
    let mut d = format!("M{} {}H{}", n(grid.x), n(cut), n(grid.right()));
    for section in &view.board.sections {
        let frame = sheet.frame(section.front);
        if frame.right() < grid.right() - 0.1 {
            d += &format!("M{} {}V{}", n(frame.right()), n(frame.y - 1.5), n(frame.bottom()));
        }
        if frame.bottom() < grid.bottom() - 0.1 {
            d += &format!("M{} {}H{}", n(frame.x), n(frame.bottom()), n(frame.right()));
        }
    }
    canvas.dashes(&d, theme::RULE, 0.25, "1.6 1.2");
    let scissors = Frame::new(grid.right() - 6.0, cut - 1.9, 3.8, 3.8);
    canvas.symbol(Layer::Ground, Mark::Scissors, scissors);
}
