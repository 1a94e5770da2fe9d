//! The notebook: a page of its own with the log of all tests and a large grid. A board with more
//! tests than fit has a second one.

mod large;
mod log;

pub(super) use large::draw_large;

use super::grid::Grid;
use super::notes;
use super::table::HEADING;
use super::view::SheetView;
use crate::page::canvas::{Align, Canvas};
use crate::page::fonts::Face;
use crate::page::setup::Setup;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::tag::Tag;
use crate::page::text::{FontSize, Paragraph};
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::texts::said::*;
use crate::witches::pages::head;

/// A cell of the grid: its width at most, its height, and that beside a log which needs no second
/// page by it.
const WIDEST: Unit = Unit(12.0);
const ROW: Unit = Unit(7.0);
const LEAST_ROW: Unit = Unit(6.2);
/// Between log and grid, and between the log of the second page and the notes there.
const GAP: Unit = Unit(5.0);
/// Notes need as much room to be of use.
const NOTES: Unit = Unit(30.0);
/// A heading and the note below it: from line to line in sizes, from there to the table.
const NOTE: FontSize = FontSize::pt(8.0);
const LEADING: f64 = 1.2;
const TABLE_GAP: Unit = Unit(1.2);

/// Draws the pages of a notebook: one, or two where a log needs them.
///
/// # Errors
/// If a text does not fit.
pub(super) fn draw(
    sheet: &Setup,
    view: &SheetView,
    words: &Language,
) -> Result<Vec<Canvas>, DrawError> {
    let tests = view.board.tests(view.facts.longest);
    let (mut pages, mut written) = (Vec::new(), 0);
    while written < tests || pages.is_empty() {
        let mut canvas = sheet.canvas();
        let margins = sheet.text_frame_with_foot();
        canvas.ledger.enter("page", margins);
        let body = head(&mut canvas, margins, view, words)?;
        written = match pages.is_empty() {
            true => first(&mut canvas, body, view, words, tests)?,
            false => further(&mut canvas, body, view, words, written, tests)?,
        };
        canvas.ledger.leave();
        pages.push(canvas);
    }
    Ok(pages)
}

fn head(
    canvas: &mut Canvas,
    margins: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<Frame, DrawError> {
    let (title, intro) = (words.say(&sheet_notebook()), words.say(&sheet_notebook_intro()));
    head::draw(canvas, margins, symbol!("pencil"), (&title, &intro), Some(view), words)
}

/// Log above, grid below. Returns how many tests the log has room for: all of them, if that takes
/// no more than rows which are a little lower.
fn first(
    canvas: &mut Canvas,
    body: Frame,
    view: &SheetView,
    words: &Language,
    tests: usize,
) -> Result<usize, DrawError> {
    let herbs = view.facts.ingredients();
    let note = words.say(&sheet_grid_note_long());
    let below = heading_height(&note, body.w)?;
    let with = |row: Unit| {
        let mut grid = Grid::new(&view.facts, words, (WIDEST, row));
        grid.named = true;
        let cell = (body.w - grid.names()) / grid.columns() as f64;
        grid.cell.0 = cell.min(WIDEST);
        let table = grid.head() + row * herbs.len() as f64;
        let (log, at) = body.split_top(body.h - below - table - GAP, GAP);
        (grid, log, at)
    };
    let usual = with(ROW);
    let fitting = log::fitting(usual.1, log::ROW, words)?;
    let low = with(LEAST_ROW);
    let all = fitting < tests && log::fitting(low.1, log::LEAST_ROW, words)? >= tests;
    let ((grid, log, at), rows) = if all { (low, tests) } else { (usual, fitting) };
    log::draw(canvas, log, view, words, 0, rows)?;
    let below = heading(canvas, at, &words.say(&sheet_grid()), &note)?;
    grid.draw(canvas, Point::new(below.x, below.y), grid.head(), herbs);
    Ok(rows)
}

/// The rest of a log, and notes. Returns how many tests there is room for by now.
fn further(
    canvas: &mut Canvas,
    body: Frame,
    view: &SheetView,
    words: &Language,
    written: usize,
    tests: usize,
) -> Result<usize, DrawError> {
    let needed = log::height(tests - written, body.w, words)?;
    let (log, rest) = match body.h - needed - GAP {
        left if left >= NOTES => body.split_top(needed, GAP),
        _ => (body, Frame { h: Unit(0.0), ..body }),
    };
    let rows = log::fitting(log, log::ROW, words)?;
    log::draw(canvas, log, view, words, written, rows)?;
    if rest.h > Unit(0.0) {
        notes::draw(canvas, rest, words);
    }
    Ok(written + rows)
}

fn heading_height(note: &str, width: Unit) -> Result<Unit, DrawError> {
    let lines = Paragraph::new(note, Face::Regular).without_widow(NOTE, width)?;
    let note = NOTE.em() * LEADING * lines.len() as f64;
    Ok(HEADING.size.em() * LEADING + note + TABLE_GAP)
}

/// A heading with a note below it. Returns what is free below.
fn heading(canvas: &mut Canvas, frame: Frame, title: &str, note: &str) -> Result<Frame, DrawError> {
    let at = Point::new(frame.x, frame.y + HEADING.rise());
    canvas.heading(title, at, HEADING);
    let lines = Paragraph::new(note, Face::Regular).without_widow(NOTE, frame.w)?;
    let y = frame.y + HEADING.size.em() * LEADING + Face::Regular.rise() * NOTE.em();
    let (at, leading) = (Point::new(frame.x, y), NOTE.em() * LEADING);
    canvas.tagged(Tag::Paragraph, |canvas| {
        canvas.lines(&lines, at, leading, Align::Left, NOTE, theme::SOFT_INK)
    });
    Ok(frame.split_top(heading_height(note, frame.w)?, Unit(0.0)).1)
}

#[cfg(test)]
mod tests;
