//! The log: a row for each test, with six slots for what was in the potion.

use super::{heading, heading_height};
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::tag::Tag;
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::texts::said::*;
use crate::witches::pages::SheetView;
use crate::witches::pages::table::{self, GUIDE, LABEL, RULE, STRONG};

/// As many ingredients as the largest cauldron holds.
const SLOTS: usize = 6;
/// A row, one of a log that needs no second page by it, and the head above the rows.
pub(super) const ROW: Unit = Unit(7.6);
pub(super) const LEAST_ROW: Unit = Unit(6.0);
const HEADER: Unit = Unit(4.4);
const HEADER_UP: Unit = Unit(1.1);
/// The columns: the number of the test, in a slot the sign or mark and the dots, a count. The
/// rest is for reports.
const NUMBER: Unit = Unit(8.0);
pub(super) const SIGN: Unit = Unit(7.4);
pub(super) const DOTS: Unit = Unit(6.2);
const COUNT: Unit = Unit(11.0);
const LABEL_PADDING: Unit = Unit(1.0);

const SMALL: Style = Style::new(Face::Regular, 8.0).colour(theme::SOFT_INK);

/// The height of all that stands above the rows.
fn above(width: Unit, words: &Language) -> Result<Unit, DrawError> {
    Ok(heading_height(&words.say(&sheet_log_note()), width)? + HEADER)
}

/// The height of so many rows with all that stands above them.
pub(super) fn height(rows: usize, width: Unit, words: &Language) -> Result<Unit, DrawError> {
    Ok(above(width, words)? + ROW * rows as f64)
}

/// How many rows of at least a height a frame holds.
pub(super) fn fitting(frame: Frame, row: Unit, words: &Language) -> Result<usize, DrawError> {
    let rows = (frame.h - above(frame.w, words)?) / row;
    Ok((rows + 1e-6).floor().max(1.0) as usize)
}

/// The columns behind the slots, from the left of the table: under, over, reports.
pub(super) fn behind_slots(width: Unit) -> [Frame; 3] {
    let left = NUMBER + (SIGN + DOTS) * SLOTS as f64;
    let none = Unit(0.0);
    let rest = left + COUNT * 2.0;
    [
        Frame::new(left, none, COUNT, none),
        Frame::new(left + COUNT, none, COUNT, none),
        Frame::new(rest, none, width - rest, none),
    ]
}

/// Draws so many rows, which fill a frame, after those that are written elsewhere.
pub(super) fn draw(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
    before: usize,
    rows: usize,
) -> Result<(), DrawError> {
    let note = words.say(&sheet_log_note());
    let table = heading(canvas, frame, &words.say(&sheet_log()), &note)?;
    let row = (table.h - HEADER) / rows as f64;
    let body = Frame::new(table.x, table.y + HEADER, table.w, table.h - HEADER);
    let slot = SIGN + DOTS;
    let slots = (0..SLOTS).map(|i| Frame { x: body.x + NUMBER + slot * i as f64, w: slot, ..body });
    let behind = behind_slots(body.w).map(|f| Frame { x: body.x + f.x, w: f.w, ..body });
    canvas.begin(Tag::Table);
    canvas.begin(Tag::Row);
    let head = |canvas: &mut Canvas, column: Frame, title: &str| {
        let (title, style) = table::fitted(title, LABEL, column.w - LABEL_PADDING);
        let at = Point::new(column.centre().x, body.y - HEADER_UP);
        canvas.tagged(Tag::ColumnHead, |canvas| {
            canvas.text(Layer::Text, &title, at, Align::Middle, style);
        });
    };
    head(canvas, Frame { w: NUMBER, ..body }, &words.say(&sheet_log_number()));
    for (i, column) in slots.clone().enumerate() {
        head(canvas, column, &(i + 1).to_string());
    }
    let last = match view.facts.effects.is_empty() {
        true => sheet_notes(),
        false => sheet_log_reports(),
    };
    let titles = [sheet_log_under(), sheet_log_over(), last];
    for (column, title) in behind.iter().zip(titles) {
        head(canvas, *column, &words.say(&title));
    }
    canvas.end();
    for r in 0..rows {
        let line = Frame::new(body.x, body.y + row * r as f64, body.w, row);
        table::stripe(canvas, line, r, rows);
        let at = Point::new(line.x + NUMBER / 2.0, line.centre().y + SMALL.cap() / 2.0);
        let number = (before + r + 1).to_string();
        canvas.begin(Tag::Row);
        canvas.tagged(Tag::RowHead, |canvas| {
            canvas.text(Layer::Text, &number, at, Align::Middle, SMALL);
        });
        let across = |column: Frame| Frame { y: line.y, h: row, ..column };
        for column in slots.clone() {
            let (sign, dots) = across(column).split_left(SIGN, Unit(0.0));
            canvas.ledger.place(Layer::Field, "sign", sign);
            canvas.ledger.place(Layer::Field, "dots", dots);
            canvas.tagged(Tag::Cell, |_| {});
        }
        for column in behind {
            canvas.ledger.place(Layer::Field, "result", across(column));
            canvas.tagged(Tag::Cell, |_| {});
        }
        canvas.end();
    }
    canvas.end();
    let upright = |canvas: &mut Canvas, x: Unit, pen| {
        canvas.stroke(Point::new(x, body.y), Point::new(x, body.bottom()), pen);
    };
    for column in slots {
        upright(canvas, column.x, RULE);
        upright(canvas, column.x + SIGN, GUIDE);
    }
    for (column, pen) in behind.iter().zip([STRONG, RULE, STRONG]) {
        upright(canvas, column.x, pen);
    }
    table::border(canvas, body);
    Ok(())
}
