//! The table of keys, and an example beside it.

use super::said::*;
use super::{COLUMN, CORNER, FRAME, RULE, example, headed};
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::tag::Tag;
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::witches::oracle::{GrowthSums, Key, Told};
use crate::witches::pages::cell;

/// The table's width, the column of its tens, and between it and the example.
const WIDTH: Unit = Unit(130.0);
const TENS: Unit = Unit(7.0);
const BETWEEN: Unit = Unit(5.0);
/// Its rows and columns, without those of the heads.
const DIGITS: usize = 10;
/// The highest that a row is.
const HIGHEST: Unit = Unit(8.4);
/// A count in a cell: its triangle, between that and the digit, and the middle of both from that
/// of the cell.
const SIGN: Unit = Unit(1.7);
const SIGN_GAP: Unit = Unit(0.5);
const APART: Unit = Unit(2.6);

const COUNT: Style = Style::new(Face::Regular, 9.5);
const NONE: Style = Style::new(Face::Regular, 9.5).colour(theme::SOFT_INK);

/// Draws both into a frame.
///
/// # Errors
/// If a text is too wide.
pub(super) fn draw(
    canvas: &mut Canvas,
    frame: Frame,
    growth: &GrowthSums,
    words: &Language,
) -> Result<(), DrawError> {
    let (left, right) = frame.split_left(WIDTH, BETWEEN);
    let left = headed(canvas, left, &words.say(&oracle_keys()))?;
    table(canvas, left, growth)?;
    example::draw(canvas, right, growth, words)
}

fn table(canvas: &mut Canvas, frame: Frame, growth: &GrowthSums) -> Result<(), DrawError> {
    let row = (frame.h / (DIGITS + 1) as f64).min(HIGHEST);
    let column = (frame.w - TENS) / DIGITS as f64;
    let table = Frame { h: row * (DIGITS + 1) as f64, ..frame };
    let at = |tens: usize, ones: usize| {
        let (x, y) = (table.x + TENS + column * ones as f64, table.y + row * (tens + 1) as f64);
        Frame::new(x, y, column, row)
    };
    canvas.rect(Frame { h: row, ..table }, CORNER, theme::TINT, None);
    canvas.rect(Frame { w: TENS, ..table }, CORNER, theme::TINT, None);
    canvas.begin(Tag::Table);
    canvas.begin(Tag::Row);
    canvas.tagged(Tag::ColumnHead, |_| ());
    for ones in 0..DIGITS {
        let head = Frame { y: table.y, ..at(0, ones) };
        cell::centred(canvas, head, (Tag::ColumnHead, &ones.to_string()), COLUMN)?;
    }
    canvas.end();
    for tens in 0..DIGITS {
        canvas.begin(Tag::Row);
        let head = Frame { x: table.x, w: TENS, ..at(tens, 0) };
        cell::centred(canvas, head, (Tag::RowHead, &tens.to_string()), COLUMN)?;
        for ones in 0..DIGITS {
            let key = Key::all().find(|key| (key.tens(), key.ones()) == (tens, ones));
            match key.and_then(|key| growth.told(key)) {
                Some(told) => answer(canvas, at(tens, ones), told),
                None => cell::centred(canvas, at(tens, ones), (Tag::Cell, "–"), NONE)?,
            }
        }
        canvas.end();
    }
    canvas.end();
    for i in 0..DIGITS {
        let Frame { x, y, .. } = at(i, i);
        canvas.stroke(Point::new(table.x, y), Point::new(table.right(), y), RULE);
        canvas.stroke(Point::new(x, table.y), Point::new(x, table.bottom()), RULE);
    }
    canvas.rect(table, CORNER, "none", Some(FRAME));
    Ok(())
}

/// Both counts, each with its sign: a triangle that points down for undergrown, up for overgrown.
fn answer(canvas: &mut Canvas, cell: Frame, told: Told) {
    let middle = cell.centre();
    let y = middle.y + COUNT.cap() / 2.0;
    let Told { undergrown, overgrown } = told;
    canvas.begin(Tag::Cell);
    for (count, x) in [(undergrown, middle.x - APART), (overgrown, middle.x + APART)] {
        let digit = Point::new(x - SIGN_GAP / 2.0, y);
        canvas.text(Layer::Text, &count.to_string(), digit, Align::Right, COUNT);
    }
    canvas.end();
    let sign = (SIGN + SIGN_GAP) / 2.0;
    triangle(canvas, Point::new(middle.x - APART + sign, middle.y), -1.0);
    triangle(canvas, Point::new(middle.x + APART + sign, middle.y), 1.0);
}

/// A triangle about a point that stands (1) or hangs (-1).
fn triangle(canvas: &mut Canvas, Point { x, y }: Point, up: f64) {
    let half = SIGN / 2.0;
    let (base, tip) = (y + half * up, y - half * up);
    canvas.fill(&format!("M{} {base}H{}L{x} {tip}Z", x - half, x + half), theme::ACCENT);
}
