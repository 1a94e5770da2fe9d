//! The strip of the back: what the table needs while playing. A grid to tick and cross
//! numbers, and a log of tests.

use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::witches::pages::SheetView;
use crate::witches::pages::said::*;

/// Height of a title above a table.
const TITLE: Unit = Unit(5.4);
/// Lines of tables.
const HAIR: Unit = Unit(0.25);
/// Radius of a table's corners.
const CORNER: Unit = Unit(1.0);
/// Width of the grid's first column.
const NAMES: Unit = Unit(25.0);
/// Width of all its columns of numbers, at most.
const MARKS: Unit = Unit(52.0);
/// One of them at most.
const WIDEST_MARK: Unit = Unit(12.5);
/// Around the word of the last column.
const DECOY_PADDING: Unit = Unit(3.0);
/// Between the grid and the log, and between the columns of the log.
const GAP: Unit = Unit(8.0);
const LOG_GAP: Unit = Unit(5.0);
/// From a title to its note.
const NOTE_GAP: Unit = Unit(3.0);
/// The head of a table, and from its foot to the baseline.
const HEADER: Unit = Unit(4.2);
const HEADER_UP: Unit = Unit(1.0);
/// A row of the grid at most; less high than this it has small labels.
const HIGHEST_ROW: Unit = Unit(6.4);
const LOW_ROW: Unit = Unit(4.0);
/// The symbol of a row: less high than the row by this, from the left, and the name after it.
const ICON_INSET: Unit = Unit(0.5);
const ICON_LEFT: Unit = Unit(0.8);
const NAME_LEFT: Unit = Unit(7.4);
/// A row of the log at least; its number's column and middle, a column of counts, and what
/// the potion takes of the rest beside reports.
const LOG_ROW: Unit = Unit(5.2);
const NUMBER: Unit = Unit(6.5);
const NUMBER_MIDDLE: Unit = Unit(3.0);
const COUNT: Unit = Unit(10.0);
const POTION: f64 = 0.55;
const RULE: Pen = Pen::new(theme::RULE, HAIR);
const BORDER: Pen = Pen::new(theme::RULE, Unit(0.35));
const NONE: Unit = Unit(0.0);

const HEADING: Style = Style::new(Face::Heading, 10.0).colour(theme::ACCENT);
const SMALL: Style = Style::new(Face::Regular, 8.0).colour(theme::SOFT_INK);
const LABEL: Style = Style::new(Face::Bold, 8.5);
const SMALL_LABEL: Style = Style::new(Face::Bold, 7.5);

pub(super) fn draw(
    canvas: &mut Canvas,
    strip: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<(), DrawError> {
    let (grid, log) = strip.split_left(grid_width(view, words), GAP);
    let (head, table) = grid.split_top(TITLE, NONE);
    heading(canvas, head, &words.say(&sheet_grid()), &words.say(&sheet_grid_note()))?;
    deduction(canvas, table, view, words);
    let (head, table) = log.split_top(TITLE, NONE);
    heading(canvas, head, &words.say(&sheet_log()), &words.say(&sheet_log_note()))?;
    let reports = !view.facts.effects.is_empty();
    let columns = if reports { 2 } else { 3 };
    let width = (table.w - LOG_GAP * f64::from(columns - 1)) / f64::from(columns);
    let mut first = 1;
    for i in 0..columns {
        let x = table.x + (width + LOG_GAP) * f64::from(i);
        first = tests(canvas, Frame { x, w: width, ..table }, words, first, reports);
    }
    Ok(())
}

/// The columns of the grid: one for each number, and one for "decoy".
fn grid_columns(view: &SheetView, words: &Language) -> (Unit, Unit) {
    let decoy = LABEL.width(&words.say(&sheet_grid_decoy())) + DECOY_PADDING;
    let column = (MARKS / f64::from(view.facts.longest)).min(WIDEST_MARK);
    (column, decoy)
}

fn grid_width(view: &SheetView, words: &Language) -> Unit {
    let (column, decoy) = grid_columns(view, words);
    NAMES + column * f64::from(view.facts.longest) + decoy
}

fn heading(canvas: &mut Canvas, frame: Frame, title: &str, note: &str) -> Result<(), DrawError> {
    let baseline = frame.y + HEADING.rise();
    let at = Point::new(frame.x, baseline);
    let w = canvas.text(Layer::Text, title, at, Align::Left, HEADING);
    SMALL.fits(note, frame.w - w - NOTE_GAP)?;
    let at = Point::new(frame.x + w + NOTE_GAP, baseline);
    canvas.text(Layer::Text, note, at, Align::Left, SMALL);
    Ok(())
}

/// Ingredients down, numbers and "decoy" across.
fn deduction(canvas: &mut Canvas, frame: Frame, view: &SheetView, words: &Language) {
    let columns = usize::from(view.facts.longest) + 1;
    let rows = view.facts.ingredients().len();
    let row = ((frame.h - HEADER) / rows as f64).min(HIGHEST_ROW);
    let label = if row < LOW_ROW { SMALL_LABEL } else { LABEL };
    let name = Style::new(Face::Regular, label.size.points());
    let (column, decoy) = grid_columns(view, words);
    let body = Frame::new(frame.x, frame.y + HEADER, frame.w, row * rows as f64);
    let edge = |i: usize| {
        let x = body.x + NAMES + column * i.min(columns - 1) as f64;
        if i == columns { x + decoy } else { x }
    };
    for i in 0..columns {
        let middle = (edge(i) + edge(i + 1)) / 2.0;
        let decoys = i + 1 == columns;
        let text = if decoys { words.say(&sheet_grid_decoy()) } else { (i + 1).to_string() };
        let at = Point::new(middle, frame.y + HEADER - HEADER_UP);
        canvas.text(Layer::Text, &text, at, Align::Middle, label);
    }
    for (r, &ingredient) in view.facts.ingredients().iter().enumerate() {
        let line = Frame::new(body.x, body.y + row * r as f64, body.w, row);
        stripe(canvas, line, r, rows);
        let icon = row - ICON_INSET;
        let place =
            Frame::square(Point::new(line.x + ICON_LEFT + icon / 2.0, line.centre().y), icon);
        canvas.symbol(Layer::Icon, ingredient, place);
        let at = Point::new(line.x + NAME_LEFT, line.centre().y + name.cap() / 2.0);
        canvas.text(Layer::Text, &words.say(&ingredient.name()), at, Align::Left, name);
        for i in 0..columns {
            let cell = Frame::new(edge(i), line.y, edge(i + 1) - edge(i), row);
            canvas.ledger.place(Layer::Field, "mark", cell);
        }
    }
    for i in 0..columns {
        canvas.stroke(Point::new(edge(i), body.y), Point::new(edge(i), body.bottom()), RULE);
    }
    border(canvas, body);
}

/// Around a table.
fn border(canvas: &mut Canvas, body: Frame) {
    canvas.rect(body, CORNER, "none", Some(BORDER));
}

/// The ground of every other row, rounded where it lies in a corner of the table's border.
fn stripe(canvas: &mut Canvas, line: Frame, row: usize, rows: usize) {
    if row % 2 == 1 {
        return;
    }
    if row > 0 && row + 1 < rows {
        canvas.rect(line, NONE, theme::TINT, None);
        return;
    }
    let upper = if row == 0 { CORNER } else { NONE };
    let lower = if row + 1 == rows { CORNER } else { NONE };
    let d = format!(
        "M{left} {high}a{upper} {upper} 0 0 1 {upper} -{upper}H{upper_right}\
         a{upper} {upper} 0 0 1 {upper} {upper}V{low}\
         a{lower} {lower} 0 0 1 -{lower} {lower}H{lower_left}\
         a{lower} {lower} 0 0 1 -{lower} -{lower}z",
        left = line.x,
        high = line.y + upper,
        upper_right = line.right() - upper,
        low = line.bottom() - lower,
        lower_left = line.x + lower,
    );
    canvas.fill(&d, theme::TINT);
}

/// Numbered rows for tests. Returns the number after the last.
fn tests(
    canvas: &mut Canvas,
    frame: Frame,
    words: &Language,
    first: usize,
    reports: bool,
) -> usize {
    let rows = ((frame.h - HEADER) / LOG_ROW) as usize;
    let row = (frame.h - HEADER) / rows as f64;
    let room = frame.w - NUMBER - 2.0 * COUNT;
    let potion = if reports { room * POTION } else { room };
    let mut titles = vec![
        (NUMBER, sheet_log_number()),
        (potion, sheet_log_potion()),
        (COUNT, sheet_log_under()),
        (COUNT, sheet_log_over()),
    ];
    if reports {
        titles.push((room - potion, sheet_log_reports()));
    }
    let mut edges = vec![NONE];
    for (width, title) in titles {
        let left = edges[edges.len() - 1];
        let at = Point::new(frame.x + left + width / 2.0, frame.y + HEADER - HEADER_UP);
        canvas.text(Layer::Text, &words.say(&title), at, Align::Middle, SMALL_LABEL);
        edges.push(left + width);
    }
    let body = Frame::new(frame.x, frame.y + HEADER, frame.w, frame.h - HEADER);
    for r in 0..rows {
        let line = Frame::new(body.x, body.y + row * r as f64, body.w, row);
        stripe(canvas, line, r, rows);
        let at = Point::new(line.x + NUMBER_MIDDLE, line.centre().y + SMALL.cap() / 2.0);
        canvas.text(Layer::Text, &(first + r).to_string(), at, Align::Middle, SMALL);
        let room = Frame::new(line.x + NUMBER, line.y, line.w - NUMBER, row);
        canvas.ledger.place(Layer::Field, "test", room);
    }
    for &edge in &edges[1..edges.len() - 1] {
        let x = body.x + edge;
        canvas.stroke(Point::new(x, body.y), Point::new(x, body.bottom()), RULE);
    }
    border(canvas, body);
    first + rows
}
