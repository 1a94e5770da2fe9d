//! The table of keys, and an example beside it.

use super::{COLUMN, CORNER, FRAME, Lines, NO_BREAK, RULE, example, headed};
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::tag::Tag;
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::texts::said::*;
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
/// The triangle of a count, and between that and the digit.
const SIGN: Unit = Unit(1.7);
const SIGN_GAP: Unit = Unit(0.5);
/// Spaces between both counts, which leave room for the first triangle.
const APART: usize = 5;

const COUNT: Style = Style::new(Face::Regular, 9.5);

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

/// Draws the table of keys at the top of a frame.
///
/// # Errors
/// If a text is too wide.
pub(super) fn table(
    canvas: &mut Canvas,
    frame: Frame,
    growth: &GrowthSums,
) -> Result<(), DrawError> {
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
    let mut triangles = String::new();
    for tens in 0..DIGITS {
        canvas.begin(Tag::Row);
        let head = Frame { x: table.x, w: TENS, ..at(tens, 0) };
        cell::centred(canvas, head, (Tag::RowHead, &tens.to_string()), COLUMN)?;
        for ones in 0..DIGITS {
            let key = Key::all().find(|key| (key.tens(), key.ones()) == (tens, ones));
            match key.and_then(|key| growth.told(key)) {
                Some(told) => triangles += &answer(canvas, at(tens, ones), told),
                None => canvas.tagged(Tag::Cell, |_| ()),
            }
        }
        canvas.end();
    }
    canvas.end();
    let mut lines = Lines::default();
    for i in 0..DIGITS {
        let Frame { x, y, .. } = at(i, i);
        lines.across(table, y);
        lines.down(table, x);
    }
    lines.draw(canvas, RULE);
    canvas.fill(triangles, theme::ACCENT);
    canvas.rect(table, CORNER, None, Some(FRAME));
    Ok(())
}

/// Both counts. Returns their signs: a triangle that points down for undergrown, one that points
/// up for overgrown.
fn answer(canvas: &mut Canvas, cell: Frame, told: Told) -> String {
    let Told { undergrown, overgrown } = told;
    let counts = format!("{undergrown}{}{overgrown}", NO_BREAK.repeat(APART));
    let sign = SIGN_GAP + SIGN / 2.0;
    let width = COUNT.width(&counts);
    let Point { x, y } = cell.centre();
    let left = x - (width + SIGN_GAP + SIGN) / 2.0;
    let at = Point::new(left, y + COUNT.cap() / 2.0);
    canvas.tagged(Tag::Cell, |canvas| {
        canvas.text(Layer::Text, &counts, at, Align::Left, COUNT);
    });
    let first = left + COUNT.width(&undergrown.to_string()) + sign;
    triangle(Point::new(first, y), -1.0) + &triangle(Point::new(left + width + sign, y), 1.0)
}

/// A triangle about a point that stands (1) or hangs (-1).
fn triangle(Point { x, y }: Point, up: f64) -> String {
    let half = SIGN / 2.0;
    let (base, tip) = (y + half * up, y - half * up);
    format!("M{} {base}H{}L{x} {tip}Z", x - half, x + half)
}
