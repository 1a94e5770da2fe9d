//! Room for sums: boxes in which both sums of a test are written down.

use super::said::*;
use super::{COLUMN, CORNER, FRAME, Lines, RULE};
use crate::page::canvas::Canvas;
use crate::page::ledger::Layer;
use crate::page::setup::Setup;
use crate::page::shape::Frame;
use crate::page::symbols::symbol;
use crate::page::tag::Tag;
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::witches::oracle::PLACES;
use crate::witches::pages::{cell, head};

/// Columns and rows of boxes, and what is between them.
const BOXES: (usize, usize) = (3, 4);
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
pub(super) fn draw(canvas: &mut Canvas, sheet: &Setup, words: &Language) -> Result<(), DrawError> {
    let margins = sheet.text_frame();
    canvas.ledger.enter("page", margins);
    let (title, intro) = (words.say(&oracle_sums()), words.say(&oracle_sums_intro()));
    let body = head::draw(canvas, margins, symbol!("moon"), (&title, &intro), None, words)?;
    let (mut thin, mut thick) = (Lines::default(), Lines::default());
    let (columns, rows) = BOXES;
    let w = (body.w - APART * (columns - 1) as f64) / columns as f64;
    let h = (body.h - APART * (rows - 1) as f64) / rows as f64;
    for i in 0..columns * rows {
        let x = body.x + (w + APART) * (i % columns) as f64;
        let y = body.y + (h + APART) * (i / columns) as f64;
        let body = test(canvas, Frame::new(x, y, w, h), i + 1)?;
        let row = body.h / LINES as f64;
        for line in 1..LINES {
            let lines = if line == PLACES + 1 { &mut thick } else { &mut thin };
            lines.across(body, body.y + row * line as f64);
        }
        thin.down(body, body.centre().x);
    }
    thin.draw(canvas, RULE);
    thick.draw(canvas, FRAME);
    canvas.ledger.leave();
    Ok(())
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
