//! The notebook in large print: the log on as many wide pages as it needs, the grid on a page.

use super::{Grid, heading, log};
use crate::page::canvas::Canvas;
use crate::page::setup::{Setup, Stands};
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::{DrawError, Unit};
use crate::texts::Language;
use crate::texts::said::*;
use crate::witches::pages::{SheetView, head};

const NONE: Unit = Unit(0.0);
/// A cell of the grid at most.
const CELL: (Unit, Unit) = (Unit(12.0), Unit(9.0));

/// Draws its pages with margins of a width.
///
/// # Errors
/// If a text does not fit.
pub(in crate::witches::pages) fn draw_large(
    sheet: &Setup,
    margin: Unit,
    view: &SheetView,
    words: &Language,
) -> Result<Vec<Canvas>, DrawError> {
    let margins = sheet.page(Stands::Wide).inset(margin);
    let tests = view.board.tests(view.facts.longest);
    let (mut pages, mut written) = (Vec::new(), 0);
    while written < tests || pages.is_empty() {
        let mut canvas = sheet.canvas();
        canvas.ledger.enter("page", margins);
        let body = match pages.is_empty() {
            true => headed(&mut canvas, margins, view, words)?,
            false => margins,
        };
        // As many on each page as on the others.
        let (left, most) = (tests - written, log::fitting(body, log::LEAST_ROW, words)?);
        let rows = left.div_ceil(left.div_ceil(most).max(1)).max(1);
        let needed = log::height(rows, body.w, words)?.min(body.h);
        log::draw(&mut canvas, body.split_top(needed, NONE).0, view, words, written, rows)?;
        written += rows;
        canvas.ledger.leave();
        pages.push(canvas);
    }
    let mut canvas = sheet.canvas();
    canvas.ledger.enter("page", margins);
    let herbs = view.facts.ingredients();
    let below = heading(
        &mut canvas,
        margins,
        &words.say(&sheet_grid()),
        &words.say(&sheet_grid_note_long()),
    )?;
    let mut grid = Grid::new(&view.facts, words, CELL);
    grid.named = true;
    grid.cell.0 = ((below.w - grid.names()) / grid.columns() as f64).min(CELL.0);
    grid.cell.1 = ((below.h - grid.head()) / herbs.len() as f64).min(CELL.1);
    grid.draw(&mut canvas, Point::new(below.x, below.y), grid.head(), herbs);
    canvas.ledger.leave();
    pages.push(canvas);
    Ok(pages)
}

fn headed(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<Frame, DrawError> {
    let (title, intro) = (words.say(&sheet_notebook()), words.say(&sheet_notebook_intro()));
    head::draw_large(canvas, frame, symbol!("pencil"), (&title, &intro), view, words)
}
