//! The tables of numbers that are added, of starts, and of keys that win.

use super::{COLUMN, CORNER, FRAME, GAP, LABEL, Lines, RULE, headed};
use crate::page::canvas::{Canvas, Style};
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::tag::Tag;
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::texts::said::*;
use crate::witches::oracle::{INGREDIENTS, LENGTH, Oracle, PLACES};
use crate::witches::pages::cell;

/// The first column, and between the tables of both sums.
const NAMES: Unit = Unit(34.0);
const BETWEEN: Unit = Unit(5.0);
/// The share of the first sum, whose numbers are longer.
const FIRST: f64 = 0.44;
/// A head, a row, and the symbol in it.
const HEAD: Unit = Unit(6.5);
const ROW: Unit = Unit(7.8);
const SYMBOL: Unit = Unit(6.6);
/// Rows of starts and winning keys, and their first column.
const SHORT: Unit = Unit(6.5);
const SHORT_LABEL: Unit = Unit(25.0);

/// Draws them at the top of a frame, the numbers in a style. Returns what is free below.
///
/// # Errors
/// If a text is too wide.
pub(super) fn draw(
    canvas: &mut Canvas,
    frame: Frame,
    oracle: &Oracle,
    words: &Language,
    style: Style,
) -> Result<Frame, DrawError> {
    let (names, sums) = frame.split_left(NAMES, Unit(0.0));
    let (first, second) = sums.split_left(sums.w * FIRST, BETWEEN);
    let height = HEAD + ROW * INGREDIENTS as f64;
    headed(canvas, first, &words.say(&oracle_first()))?;
    let rest = headed(canvas, second, &words.say(&oracle_second()))?;
    let (table, rest) = Frame { x: frame.x, w: frame.w, ..rest }.split_top(height, GAP);
    let within = |part: Frame| Frame { y: table.y, h: height, ..part };
    canvas.begin(Tag::Table);
    let rows = Rows { names: within(names), first: within(first), second: within(second) };
    rows.head(canvas)?;
    for (i, &ingredient) in Oracle::ingredients().iter().enumerate() {
        canvas.begin(Tag::Row);
        let name = Rows::row(rows.names, i);
        let symbol = Point::new(name.x + SYMBOL / 2.0, name.centre().y);
        canvas.symbol(Layer::Icon, ingredient, Frame::square(symbol, SYMBOL));
        let name = name.split_left(SYMBOL, Unit(0.0)).1;
        cell::left(canvas, name, (Tag::RowHead, &words.say(&ingredient.name())), LABEL)?;
        let sums = [
            (rows.first, &oracle.growth.numbers[i][..]),
            (rows.second, &oracle.order.numbers[i][..]),
        ];
        for (part, numbers) in sums {
            for (cell, number) in cells(Rows::row(part, i), numbers.len()).zip(numbers) {
                cell::centred(canvas, cell, (Tag::Cell, &number.to_string()), style)?;
            }
        }
        canvas.end();
    }
    canvas.end();
    rows.frames(canvas);
    shorts(canvas, rest, oracle, words, style)
}

/// Parts of a frame side by side.
fn cells(frame: Frame, count: usize) -> impl Iterator<Item = Frame> {
    let w = frame.w / count as f64;
    (0..count).map(move |i| Frame { x: frame.x + w * i as f64, w, ..frame })
}

/// The columns of the large table.
struct Rows {
    names: Frame,
    first: Frame,
    second: Frame,
}

impl Rows {
    fn row(part: Frame, i: usize) -> Frame {
        Frame { y: part.y + HEAD + ROW * i as f64, h: ROW, ..part }
    }

    /// Dots as they stand on the board, and places.
    fn head(&self, canvas: &mut Canvas) -> Result<(), DrawError> {
        canvas.begin(Tag::Row);
        for (part, count) in [(self.first, LENGTH), (self.second, PLACES)] {
            canvas.rect(Frame { h: HEAD, ..part }, CORNER, theme::TINT, None);
            if count == LENGTH {
                canvas.tagged(Tag::ColumnHead, |_| ());
            }
            for (number, cell) in (1..).zip(cells(Frame { h: HEAD, ..part }, count)) {
                let number = number.to_string();
                cell::centred(canvas, cell, (Tag::ColumnHead, &number), COLUMN)?;
            }
        }
        canvas.end();
        Ok(())
    }

    fn frames(&self, canvas: &mut Canvas) {
        let mut lines = Lines::default();
        for i in 1..INGREDIENTS {
            for part in [self.names, self.first, self.second] {
                let row = Rows::row(part, i);
                lines.across(row, row.y);
            }
        }
        for (part, count) in [(self.first, LENGTH), (self.second, PLACES)] {
            cells(part, count).skip(1).for_each(|cell| lines.down(cell, cell.x));
        }
        lines.draw(canvas, RULE);
        for part in [self.first, self.second] {
            canvas.rect(part, CORNER, None, Some(FRAME));
        }
    }
}

/// What sums start with, and which keys win, by the number of ingredients.
fn shorts(
    canvas: &mut Canvas,
    frame: Frame,
    oracle: &Oracle,
    words: &Language,
    style: Style,
) -> Result<Frame, DrawError> {
    let (frame, rest) = frame.split_top(2.0 * SHORT, GAP);
    let (left, right) = frame.split_left((frame.w - BETWEEN) / 2.0, BETWEEN);
    let starts = (1..).zip(oracle.growth.starts.map(|start| start.to_string()));
    short(canvas, left, &words.say(&oracle_start()), &starts.collect::<Vec<_>>(), words, style)?;
    let wins = (LENGTH..=PLACES).map(|count| {
        let keys = oracle.order.winning(count).iter().map(ToString::to_string);
        (count, keys.collect::<Vec<_>>().join(" · "))
    });
    short(canvas, right, &words.say(&oracle_wins()), &wins.collect::<Vec<_>>(), words, style)?;
    Ok(rest)
}

/// A table of two rows: numbers of ingredients, and what belongs to each.
fn short(
    canvas: &mut Canvas,
    frame: Frame,
    label: &str,
    entries: &[(usize, String)],
    words: &Language,
    style: Style,
) -> Result<(), DrawError> {
    let (above, below) = frame.split_top(SHORT, Unit(0.0));
    let label_of = |row: Frame| row.split_left(SHORT_LABEL, Unit(0.0));
    let widest = entries.iter().map(|(_, entry)| style.width(entry)).sum::<Unit>();
    let spare = (frame.w - SHORT_LABEL - widest) / entries.len() as f64;
    let columns = |row: Frame| {
        let mut x = label_of(row).1.x;
        entries.iter().map(move |(_, entry)| {
            let w = style.width(entry) + spare;
            let cell = Frame { x, w, ..row };
            x += w;
            cell
        })
    };
    canvas.rect(above, CORNER, theme::TINT, None);
    canvas.begin(Tag::Table);
    canvas.begin(Tag::Row);
    let counts = words.say(&oracle_ingredients());
    cell::left(canvas, label_of(above).0, (Tag::RowHead, &counts), LABEL)?;
    for (cell, (count, _)) in columns(above).zip(entries) {
        cell::centred(canvas, cell, (Tag::ColumnHead, &count.to_string()), COLUMN)?;
    }
    canvas.end();
    canvas.begin(Tag::Row);
    cell::left(canvas, label_of(below).0, (Tag::RowHead, label), LABEL)?;
    for (cell, (_, entry)) in columns(below).zip(entries) {
        cell::centred(canvas, cell, (Tag::Cell, entry), style)?;
    }
    canvas.end();
    canvas.end();
    let mut lines = Lines::default();
    columns(frame).for_each(|cell| lines.down(cell, cell.x));
    lines.draw(canvas, RULE);
    canvas.rect(frame, CORNER, None, Some(FRAME));
    Ok(())
}
