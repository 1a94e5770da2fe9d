//! Room for sums: boxes in which both sums of a test are written down.

use super::{COLUMN, CORNER, FRAME, Lines, RULE};
use crate::page::canvas::Canvas;
use crate::page::ledger::Layer;
use crate::page::setup::Setup;
use crate::page::shape::Frame;
use crate::page::symbols::symbol;
use crate::page::tag::Tag;
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::texts::said::*;
use crate::witches::oracle::PLACES;
use crate::witches::pages::{SheetView, cell, head};

/// Columns and rows of boxes where they are enough, those for boards with more tests, and what is
/// between them.
const BOXES: (usize, usize) = (3, 4);
const MORE_BOXES: (usize, usize) = (4, 4);
const APART: Unit = Unit(4.0);
/// The head of a box.
const HEAD: Unit = Unit(6.0);
/// Lines of a box: what the first sum starts with, a number for each ingredient, the sum, and two
/// to fold it.
const LINES: usize = PLACES + 4;

/// Draws them on a page.
///
/// # Errors
/// If a text does not fit.
pub(super) fn draw(
    canvas: &mut Canvas,
    sheet: &Setup,
    view: &SheetView,
    words: &Language,
) -> Result<(), DrawError> {
    let margins = sheet.text_frame();
    canvas.ledger.enter("page", margins);
    let (title, intro) = (words.say(&oracle_sums()), words.say(&oracle_sums_intro()));
    let body = head::draw(canvas, margins, symbol!("moon"), (&title, &intro), None, words)?;
    let tests = count(view);
    let form = if tests <= BOXES.0 * BOXES.1 { BOXES } else { MORE_BOXES };
    boxes(canvas, body, form, 0, form.0 * form.1)?;
    canvas.ledger.leave();
    Ok(())
}

/// How many tests a board has room for.
pub(super) fn count(view: &SheetView) -> usize {
    view.board.tests(view.facts.longest)
}

/// Draws boxes in so many columns and rows after those that are drawn elsewhere, no more than
/// `all` together. Returns how many there are by now.
///
/// # Errors
/// If a text does not fit.
pub(super) fn boxes(
    canvas: &mut Canvas,
    frame: Frame,
    (columns, rows): (usize, usize),
    before: usize,
    all: usize,
) -> Result<usize, DrawError> {
    let (mut thin, mut thick) = (Lines::default(), Lines::default());
    let w = (frame.w - APART * (columns - 1) as f64) / columns as f64;
    let h = (frame.h - APART * (rows - 1) as f64) / rows as f64;
    let count = (columns * rows).min(all.saturating_sub(before));
    for i in 0..count {
        let x = frame.x + (w + APART) * (i % columns) as f64;
        let y = frame.y + (h + APART) * (i / columns) as f64;
        let body = test(canvas, Frame::new(x, y, w, h), before + i + 1)?;
        let row = body.h / LINES as f64;
        for line in 1..LINES {
            let lines = if line == PLACES + 1 { &mut thick } else { &mut thin };
            lines.across(body, body.y + row * line as f64);
        }
        thin.down(body, body.centre().x);
    }
    thin.draw(canvas, RULE);
    thick.draw(canvas, FRAME);
    Ok(before + count)
}

/// The box of a test, with its number. Returns the room below.
fn test(canvas: &mut Canvas, frame: Frame, number: usize) -> Result<Frame, DrawError> {
    let (head, body) = frame.split_top(HEAD, Unit(0.0));
    canvas.rect(head, CORNER, theme::TINT, None);
    let counted = head.split_left(HEAD, Unit(0.0)).0;
    cell::centred(canvas, counted, (Tag::Paragraph, &number.to_string()), COLUMN)?;
    canvas.ledger.place(Layer::Field, "sums", body);
    canvas.rect(frame, CORNER, None, Some(FRAME));
    Ok(body)
}
