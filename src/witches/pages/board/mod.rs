//! The two pages of the board.

mod back;
pub(super) mod cauldron;
pub(super) mod cells;
pub(super) mod dots;
mod front;
pub(super) mod garden;
mod ground;
mod header;
pub(super) mod large;
mod outcome;
mod parts;
pub(super) mod plots;
mod section;
mod turn;

use crate::page::canvas::{Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::setup::{Setup, Stands};
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::texts::said::sheet_turned;
use crate::witches::board::Side;
use crate::witches::pages::SheetView;

/// How near is as good as at the edge.
const HAIR: Unit = Unit(0.1);
/// How far a cut between sections reaches above them.
const OVERHANG: Unit = Unit(1.5);
const CUT: Pen = Pen::new(theme::RULE, Unit(0.25));
/// The scissors, from the right of the grid.
const SCISSORS: Unit = Unit(3.8);
const SCISSORS_LEFT: Unit = Unit(6.0);
/// What is said in the margin, at the end that booklets leave free, and how far from the page.
const TURNED: Style = Style::new(Face::Regular, 7.0).colour(theme::SOFT_INK);
const TURNED_GAP: Unit = Unit(1.2);

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
    let page = sheet.page(Stands::Wide).inset(theme::MARGIN);
    if side == Side::Back && sheet.back_is_turned(Stands::Wide) {
        turned(canvas, page, words)?;
    }
    canvas.ledger.enter("page", page);
    canvas.ledger.enter("strip", sheet.strip());
    match side {
        Side::Front => front::draw(canvas, sheet.strip(), view, words)?,
        Side::Back => back::draw(canvas, sheet.strip(), view, words)?,
    }
    canvas.ledger.leave();
    for (index, section) in view.board.sections.iter().enumerate() {
        section::draw(canvas, sheet, view, words, index, section, side)?;
    }
    // Alone there is nothing to share out.
    if side == Side::Front && view.board.sections.len() > 1 {
        cuts(canvas, sheet, view);
    }
    canvas.ledger.leave();
    Ok(())
}

/// Says in the margin why the page stands on its head, the right way round for who sees it on a
/// screen.
fn turned(canvas: &mut Canvas, page: Frame, words: &Language) -> Result<(), DrawError> {
    let note = words.say(&sheet_turned());
    TURNED.fits(&note, page.w)?;
    let at = Point::new(page.centre().x, page.y - TURNED_GAP - TURNED.rise());
    canvas.text_upside_down(&note, at, TURNED);
    Ok(())
}

/// The lines along which the sheet is cut, and a pair of scissors.
fn cuts(canvas: &mut Canvas, sheet: &Setup, view: &SheetView) {
    let (grid, cut) = (sheet.grid(), sheet.cut());
    let mut d = format!("M{} {cut}H{}", grid.x, grid.right());
    for section in &view.board.sections {
        let frame = sheet.frame(section.front);
        if frame.right() < grid.right() - HAIR {
            d += &format!("M{} {}V{}", frame.right(), frame.y - OVERHANG, frame.bottom());
        }
        if frame.bottom() < grid.bottom() - HAIR {
            d += &format!("M{} {}H{}", frame.x, frame.bottom(), frame.right());
        }
    }
    canvas.dashes(d, CUT, theme::CUT);
    let scissors =
        Frame::new(grid.right() - SCISSORS_LEFT, cut - SCISSORS / 2.0, SCISSORS, SCISSORS);
    canvas.symbol(Layer::Ground, symbol!("scissors"), scissors);
}
