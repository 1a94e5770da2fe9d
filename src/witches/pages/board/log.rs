//! The strip of the back: what the table needs while playing. A grid to tick and cross
//! numbers, and a log of tests.

use crate::page::DrawError;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::layout::Layer;
use crate::page::shape::{Frame, n};
use crate::page::theme;
use crate::texts::Language;
use crate::witches::pages::SheetView;
use crate::witches::pages::said::*;

/// Height of a title above a table.
const TITLE: f64 = 5.4;
/// Lines of tables.
const HAIR: f64 = 0.25;
/// Radius of a table's corners.
const CORNER: f64 = 1.0;
/// Width of the grid's first column.
const NAMES: f64 = 25.0;
/// Width of all its columns of numbers, at most.
const MARKS: f64 = 52.0;

pub(super) fn draw(
    canvas: &mut Canvas,
    strip: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<(), DrawError> {
    let (grid, log) = strip.split_left(grid_width(view, words), 8.0);
    let (head, table) = grid.split_top(TITLE, 0.0);
    heading(canvas, head, &words.say(&sheet_grid()), &words.say(&sheet_grid_note()))?;
    deduction(canvas, table, view, words);
    let (head, table) = log.split_top(TITLE, 0.0);
    heading(canvas, head, &words.say(&sheet_log()), &words.say(&sheet_log_note()))?;
    let reports = !view.facts.effects.is_empty();
    let columns = if reports { 2 } else { 3 };
    let width = (table.w - 5.0 * f64::from(columns - 1)) / f64::from(columns);
    let mut first = 1;
    for i in 0..columns {
        let x = table.x + (width + 5.0) * f64::from(i);
        first = tests(canvas, Frame { x, w: width, ..table }, words, first, reports);
    }
    Ok(())
}

/// The columns of the grid: one for each number, and one for "decoy".
fn grid_columns(view: &SheetView, words: &Language) -> (f64, f64) {
    let decoy = Style::new(Face::Bold, 8.5).width(&words.say(&sheet_grid_decoy())) + 3.0;
    let column = (MARKS / f64::from(view.facts.longest)).min(12.5);
    (column, decoy)
}

fn grid_width(view: &SheetView, words: &Language) -> f64 {
    let (column, decoy) = grid_columns(view, words);
    NAMES + column * f64::from(view.facts.longest) + decoy
}

fn heading(canvas: &mut Canvas, frame: Frame, title: &str, note: &str) -> Result<(), DrawError> {
    let style = Style::new(Face::Heading, 10.0).colour(theme::ACCENT);
    let baseline = frame.y + style.rise();
    let w = canvas.text(Layer::Text, title, (frame.x, baseline), Align::Left, style);
    let small = Style::new(Face::Regular, 8.0).colour(theme::SOFT_INK);
    let needed = w + 3.0 + small.width(note);
    if needed > frame.w {
        return Err(DrawError::Overflow { what: note.to_owned(), needed, available: frame.w });
    }
    canvas.text(Layer::Text, note, (frame.x + w + 3.0, baseline), Align::Left, small);
    Ok(())
}

/// Ingredients down, numbers and "decoy" across.
fn deduction(canvas: &mut Canvas, frame: Frame, view: &SheetView, words: &Language) {
    let columns = usize::from(view.facts.longest) + 1;
    let rows = view.facts.ingredients().len();
    let header = 4.2;
    let row = ((frame.h - header) / rows as f64).min(6.4);
    let label = Style::new(Face::Bold, if row < 4.0 { 7.5 } else { 8.5 });
    let name = Style::new(Face::Regular, label.size.mm() * 72.0 / 25.4);
    let (column, decoy) = grid_columns(view, words);
    let body = Frame::new(frame.x, frame.y + header, frame.w, row * rows as f64);
    let edge = |i: usize| {
        let x = body.x + NAMES + column * i.min(columns - 1) as f64;
        if i == columns { x + decoy } else { x }
    };
    for i in 0..columns {
        let middle = (edge(i) + edge(i + 1)) / 2.0;
        let decoys = i + 1 == columns;
        let text = if decoys { words.say(&sheet_grid_decoy()) } else { (i + 1).to_string() };
        let at = (middle, frame.y + header - 1.0);
        canvas.text(Layer::Text, &text, at, Align::Middle, label);
    }
    for (r, &ingredient) in view.facts.ingredients().iter().enumerate() {
        let line = Frame::new(body.x, body.y + row * r as f64, body.w, row);
        stripe(canvas, line, (r, rows));
        let icon = row - 0.5;
        let place = Frame::around(line.x + 0.8 + icon / 2.0, line.middle_y(), icon, icon);
        canvas.symbol(Layer::Icon, ingredient, place);
        let at = (line.x + 7.4, line.middle_y() + name.cap() / 2.0);
        canvas.text(Layer::Text, &words.say(&ingredient.name()), at, Align::Left, name);
        for i in 0..columns {
            let cell = Frame::new(edge(i), line.y, edge(i + 1) - edge(i), row);
            canvas.layout.place(Layer::Field, "mark", cell);
        }
    }
    for i in 0..columns {
        canvas.stroke((edge(i), body.y), (edge(i), body.bottom()), theme::RULE, HAIR);
    }
    border(canvas, body);
}

/// Around a table.
fn border(canvas: &mut Canvas, body: Frame) {
    canvas.rect(body, CORNER, "none", Some((theme::RULE, 0.35)));
}

/// The ground of every other row, rounded where it lies in a corner of the table's border.
fn stripe(canvas: &mut Canvas, line: Frame, (row, rows): (usize, usize)) {
    if row % 2 == 1 {
        return;
    }
    if row > 0 && row + 1 < rows {
        canvas.rect(line, 0.0, theme::TINT, None);
        return;
    }
    let upper = if row == 0 { CORNER } else { 0.0 };
    let lower = if row + 1 == rows { CORNER } else { 0.0 };
    let d = format!(
        "M{left} {high}a{upper} {upper} 0 0 1 {upper} -{upper}H{upper_right}\
         a{upper} {upper} 0 0 1 {upper} {upper}V{low}\
         a{lower} {lower} 0 0 1 -{lower} {lower}H{lower_left}\
         a{lower} {lower} 0 0 1 -{lower} -{lower}z",
        left = n(line.x),
        high = n(line.y + upper),
        upper_right = n(line.right() - upper),
        low = n(line.bottom() - lower),
        lower_left = n(line.x + lower),
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
    const NUMBER: f64 = 6.5;
    const COUNT: f64 = 10.0;
    let header = 4.2;
    let rows = ((frame.h - header) / 5.2) as usize;
    let row = (frame.h - header) / rows as f64;
    let style = Style::new(Face::Bold, 7.5);
    let room = frame.w - NUMBER - 2.0 * COUNT;
    let potion = if reports { room * 0.55 } else { room };
    let mut titles = vec![
        (NUMBER, sheet_log_number()),
        (potion, sheet_log_potion()),
        (COUNT, sheet_log_under()),
        (COUNT, sheet_log_over()),
    ];
    if reports {
        titles.push((room - potion, sheet_log_reports()));
    }
    let mut edges = vec![0.0];
    for (width, title) in titles {
        let left = edges[edges.len() - 1];
        let at = (frame.x + left + width / 2.0, frame.y + header - 1.0);
        canvas.text(Layer::Text, &words.say(&title), at, Align::Middle, style);
        edges.push(left + width);
    }
    let body = Frame::new(frame.x, frame.y + header, frame.w, frame.h - header);
    for r in 0..rows {
        let line = Frame::new(body.x, body.y + row * r as f64, body.w, row);
        stripe(canvas, line, (r, rows));
        let number = Style::new(Face::Regular, 8.0).colour(theme::SOFT_INK);
        let at = (line.x + 3.0, line.middle_y() + number.cap() / 2.0);
        canvas.text(Layer::Text, &(first + r).to_string(), at, Align::Middle, number);
        let room = Frame::new(line.x + NUMBER, line.y, line.w - NUMBER, row);
        canvas.layout.place(Layer::Field, "test", room);
    }
    for e in &edges[1..edges.len() - 1] {
        canvas.stroke((body.x + e, body.y), (body.x + e, body.bottom()), theme::RULE, HAIR);
    }
    border(canvas, body);
    first + rows
}
