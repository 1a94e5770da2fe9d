//! Room for sums: boxes in which both sums of a test are written down.

use super::said::*;
use super::{COLUMN, CORNER, FRAME, LABEL, RULE};
use crate::page::canvas::Canvas;
use crate::page::ledger::Layer;
use crate::page::setup::Setup;
use crate::page::shape::{Frame, Point};
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
    let (columns, rows) = BOXES;
    let w = (body.w - APART * (columns - 1) as f64) / columns as f64;
    let h = (body.h - APART * (rows - 1) as f64) / rows as f64;
    for i in 0..columns * rows {
        let x = body.x + (w + APART) * (i % columns) as f64;
        let y = body.y + (h + APART) * (i / columns) as f64;
        test(canvas, Frame::new(x, y, w, h), i + 1, words)?;
    }
    canvas.ledger.leave();
    Ok(())
}

/// The box of a test: its number, and a column for each of its sums.
fn test(
    canvas: &mut Canvas,
    frame: Frame,
    number: usize,
    words: &Language,
) -> Result<(), DrawError> {
    let (head, body) = frame.split_top(HEAD, Unit(0.0));
    let (counted, titles) = head.split_left(HEAD, Unit(0.0));
    canvas.rect(head, CORNER, theme::TINT, None);
    cell::centred(canvas, counted, (Tag::Paragraph, &number.to_string()), COLUMN)?;
    let half = titles.w / 2.0;
    for (i, title) in [oracle_sums_first(), oracle_sums_second()].iter().enumerate() {
        let place = Frame { x: titles.x + half * i as f64, w: half, ..titles };
        cell::centred(canvas, place, (Tag::Paragraph, &words.say(title)), LABEL)?;
    }
    let row = body.h / LINES as f64;
    for line in 1..LINES {
        let y = body.y + row * line as f64;
        let pen = if line == PLACES + 1 { FRAME } else { RULE };
        canvas.stroke(Point::new(body.x, y), Point::new(body.right(), y), pen);
    }
    let middle = titles.x + half;
    canvas.stroke(Point::new(middle, body.y), Point::new(middle, body.bottom()), RULE);
    canvas.ledger.place(Layer::Field, "sums", body);
    canvas.rect(frame, CORNER, "none", Some(FRAME));
    Ok(())
}
