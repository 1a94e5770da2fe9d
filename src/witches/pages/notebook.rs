//! Notebook: a separate page with the log of all tests and a large grid. A board with more tests
//! than fit has a second page.

use super::shared::notes;
use super::tables::{self, GUIDE, HEADING, LABEL, NoteGrid, RULE, STRONG};
use super::*;

/// Largest width of a cell of [`NoteGrid`].
const WIDEST: LayoutUnit = LayoutUnit(12.0);
/// Usual height of a cell of [`NoteGrid`].
const ROW: LayoutUnit = LayoutUnit(7.0);
/// Height of a cell of [`NoteGrid`] if that saves the log a second page.
const LEAST_ROW: LayoutUnit = LayoutUnit(6.2);
/// Gap between log and grid, and between the log of the second page and the notes there.
const GAP: LayoutUnit = LayoutUnit(5.0);
/// Smallest height of a useful area for notes.
const NOTES: LayoutUnit = LayoutUnit(30.0);
/// Size of the note below a [`heading`].
const NOTE: FontSize = FontSize::pt(8.0);
/// Line height of a [`heading`] and its note.
const LEADING: f64 = 1.2;
/// Gap between the note of a [`heading`] and the table below.
const TABLE_GAP: LayoutUnit = LayoutUnit(1.2);

/// Draws the pages of a notebook: the [`first`] one, and a [`further`] one if the log needs it.
pub(super) fn draw(
    sheet: &PageGeometry,
    view: &SheetView,
    words: &Language,
) -> Result<Vec<Canvas>> {
    let tests = view.board.tests(view.facts.longest);
    let (mut pages, mut written) = (Vec::new(), 0);
    while written < tests || pages.is_empty() {
        let margins = sheet.text_frame_with_foot();
        pages.push(draw_within(sheet, margins, |canvas| {
            let (emblem, said) = (symbol!("pencil"), (sheet_notebook(), sheet_notebook_intro()));
            let body = shared::head(canvas, margins, emblem, said, Some(view), words)?;
            written = match written {
                0 => first(canvas, body, view, words, tests)?,
                _ => further(canvas, body, view, words, written, tests)?,
            };
            Ok(())
        })?);
    }
    Ok(pages)
}

/// Draws the log above the grid. Uses slightly lower rows if that makes room for all `tests`.
/// Returns the number of tests with a row.
fn first(
    canvas: &mut Canvas,
    body: Frame,
    view: &SheetView,
    words: &Language,
    tests: usize,
) -> Result<usize> {
    let herbs = view.facts.ingredients();
    let note = words.format(&sheet_grid_note_long());
    let below = heading_height(&note, body.w)?;
    let with = |row: LayoutUnit| {
        let mut grid = NoteGrid::new(&view.facts, words, (WIDEST, row));
        let cell = (body.w - grid.names()) / grid.columns() as f64;
        grid.cell.0 = cell.min(WIDEST);
        let table = grid.head() + row * herbs.len() as f64;
        let (log, at) = body.split_top(body.h - below - table - GAP, GAP);
        (grid, log, at)
    };
    let usual = with(ROW);
    let fitting = log_fitting(usual.1, LOG_ROW, words)?;
    let low = with(LEAST_ROW);
    let all = fitting < tests && log_fitting(low.1, LOG_LEAST_ROW, words)? >= tests;
    let ((grid, upper, at), rows) = if all { (low, tests) } else { (usual, fitting) };
    log(canvas, upper, view, words, 0, rows)?;
    let below = heading(canvas, at, &words.format(&sheet_grid()), &note)?;
    grid.draw(canvas, Point::new(below.x, below.y), grid.head(), herbs);
    Ok(rows)
}

/// Draws the rest of a log, and notes. Returns `written` plus the number of added rows.
fn further(
    canvas: &mut Canvas,
    body: Frame,
    view: &SheetView,
    words: &Language,
    written: usize,
    tests: usize,
) -> Result<usize> {
    let needed = log_height(tests - written, body.w, words)?;
    let (upper, rest) = match body.h - needed - GAP {
        left if left >= NOTES => body.split_top(needed, GAP),
        _ => (body, Frame { h: LayoutUnit(0.0), ..body }),
    };
    let rows = log_fitting(upper, LOG_ROW, words)?;
    log(canvas, upper, view, words, written, rows)?;
    if rest.h > LayoutUnit(0.0) {
        notes(canvas, rest, words);
    }
    Ok(written + rows)
}

fn heading_height(note: &str, width: LayoutUnit) -> Result<LayoutUnit> {
    let lines = Paragraph::new(note, Face::Regular).without_widow(NOTE, width)?;
    let note = NOTE.em() * LEADING * lines.len() as f64;
    Ok(HEADING.size.em() * LEADING + note + TABLE_GAP)
}

/// Draws a heading with a `note` below it. Returns the free frame below.
fn heading(canvas: &mut Canvas, frame: Frame, title: &str, note: &str) -> Result<Frame> {
    let at = Point::new(frame.x, frame.y + HEADING.rise());
    canvas.heading(title, at, HEADING);
    let lines = Paragraph::new(note, Face::Regular).without_widow(NOTE, frame.w)?;
    let y = frame.y + HEADING.size.em() * LEADING + Face::Regular.rise() * NOTE.em();
    let (at, leading) = (Point::new(frame.x, y), NOTE.em() * LEADING);
    canvas.draw_tagged(Tag::Paragraph, |canvas| {
        canvas.lines(&lines, at, leading, Align::Left, NOTE, theme::SOFT_INK)
    });
    Ok(frame.split_top(heading_height(note, frame.w)?, LayoutUnit(0.0)).1)
}

/// Number of slots for the ingredients of a potion: the cells of the largest cauldron.
const LOG_SLOTS: usize = 6;
/// Usual height of a row of the [`log`].
pub(super) const LOG_ROW: LayoutUnit = LayoutUnit(7.6);
/// Smallest height of a row of the [`log`], to avoid a second page.
pub(super) const LOG_LEAST_ROW: LayoutUnit = LayoutUnit(6.0);
/// Height of the column titles of the [`log`].
const LOG_HEADER: LayoutUnit = LayoutUnit(4.4);
/// Distance between the column titles of the [`log`] and its rows.
const LOG_HEADER_UP: LayoutUnit = LayoutUnit(1.1);
/// Width of the column of test numbers in the [`log`].
const LOG_NUMBER: LayoutUnit = LayoutUnit(8.0);
/// Width of the sign or mark in a slot.
pub(super) const LOG_SIGN: LayoutUnit = LayoutUnit(7.4);
/// Width of the dots in a slot.
pub(super) const LOG_DOTS: LayoutUnit = LayoutUnit(6.2);
/// Width of a count. The remaining width is for reports.
const LOG_COUNT: LayoutUnit = LayoutUnit(11.0);
/// Padding of a column title.
const LOG_LABEL_PADDING: LayoutUnit = LayoutUnit(1.0);

const LOG_SMALL: Style = Style::new(Face::Regular, 8.0).colour(theme::SOFT_INK);

/// Returns the height of everything above the rows of the [`log`].
fn above_log(width: LayoutUnit, words: &Language) -> Result<LayoutUnit> {
    Ok(heading_height(&words.format(&sheet_log_note()), width)? + LOG_HEADER)
}

/// Returns the height of a log with `rows` rows.
pub(super) fn log_height(rows: usize, width: LayoutUnit, words: &Language) -> Result<LayoutUnit> {
    Ok(above_log(width, words)? + LOG_ROW * rows as f64)
}

/// Returns the number of rows of height `row` that fit into `frame`; at least 1.
pub(super) fn log_fitting(frame: Frame, row: LayoutUnit, words: &Language) -> Result<usize> {
    let rows = (frame.h - above_log(frame.w, words)?) / row;
    Ok((rows + 1e-6).floor().max(1.0) as usize)
}

/// Returns the columns after the slots: under, over, reports. `width` is that of the table, and
/// positions are relative to its left.
pub(super) fn behind_slots(width: LayoutUnit) -> [Frame; 3] {
    let left = LOG_NUMBER + (LOG_SIGN + LOG_DOTS) * LOG_SLOTS as f64;
    let none = LayoutUnit(0.0);
    let rest = left + LOG_COUNT * 2.0;
    [
        Frame::new(left, none, LOG_COUNT, none),
        Frame::new(left + LOG_COUNT, none, LOG_COUNT, none),
        Frame::new(rest, none, width - rest, none),
    ]
}

/// Draws `rows` rows that fill `frame`, numbered from `before + 1`.
pub(super) fn log(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
    before: usize,
    rows: usize,
) -> Result {
    let note = words.format(&sheet_log_note());
    let table = heading(canvas, frame, &words.format(&sheet_log()), &note)?;
    let row = (table.h - LOG_HEADER) / rows as f64;
    let body = Frame::new(table.x, table.y + LOG_HEADER, table.w, table.h - LOG_HEADER);
    let slot = LOG_SIGN + LOG_DOTS;
    let slots =
        (0..LOG_SLOTS).map(|i| Frame { x: body.x + LOG_NUMBER + slot * i as f64, w: slot, ..body });
    let behind = behind_slots(body.w).map(|f| Frame { x: body.x + f.x, w: f.w, ..body });
    canvas.begin(Tag::Table);
    canvas.begin(Tag::Row);
    let head = |canvas: &mut Canvas, column: Frame, title: &str| {
        let (title, style) = tables::fit_label(title, LABEL, column.w - LOG_LABEL_PADDING);
        let at = Point::new(column.centre().x, body.y - LOG_HEADER_UP);
        canvas.draw_tagged(Tag::ColumnHead, |canvas| {
            canvas.text(Layer::Text, &title, at, Align::Middle, style);
        });
    };
    head(canvas, Frame { w: LOG_NUMBER, ..body }, &words.format(&sheet_log_number()));
    for (i, column) in slots.clone().enumerate() {
        head(canvas, column, &(i + 1).to_string());
    }
    let last = if view.facts.effects.is_empty() { sheet_notes() } else { sheet_log_reports() };
    let titles = [sheet_log_under(), sheet_log_over(), last];
    for (column, title) in behind.iter().zip(titles) {
        head(canvas, *column, &words.format(&title));
    }
    canvas.end();
    for r in 0..rows {
        let line = Frame::new(body.x, body.y + row * r as f64, body.w, row);
        tables::stripe(canvas, line, r, rows);
        let at = Point::new(line.x + LOG_NUMBER / 2.0, line.centre().y + LOG_SMALL.cap() / 2.0);
        let number = (before + r + 1).to_string();
        canvas.begin(Tag::Row);
        canvas.draw_tagged(Tag::RowHead, |canvas| {
            canvas.text(Layer::Text, &number, at, Align::Middle, LOG_SMALL);
        });
        let across = |column: Frame| Frame { y: line.y, h: row, ..column };
        for column in slots.clone() {
            let (sign, dots) = across(column).split_left(LOG_SIGN, LayoutUnit(0.0));
            canvas.ledger.place(Layer::Field, "sign", sign);
            canvas.ledger.place(Layer::Field, "dots", dots);
            canvas.draw_tagged(Tag::Cell, |_| {});
        }
        for column in behind {
            canvas.ledger.place(Layer::Field, "result", across(column));
            canvas.draw_tagged(Tag::Cell, |_| {});
        }
        canvas.end();
    }
    canvas.end();
    let upright = |canvas: &mut Canvas, x: LayoutUnit, pen| {
        canvas.stroke(Point::new(x, body.y), Point::new(x, body.bottom()), pen);
    };
    for column in slots {
        upright(canvas, column.x, RULE);
        upright(canvas, column.x + LOG_SIGN, GUIDE);
    }
    for (column, pen) in behind.iter().zip([STRONG, RULE, STRONG]) {
        upright(canvas, column.x, pen);
    }
    tables::border(canvas, body);
    Ok(())
}

/// Largest width and height of a cell of [`NoteGrid`] in large print.
const LARGE_CELL: (LayoutUnit, LayoutUnit) = (LayoutUnit(12.0), LayoutUnit(9.0));

/// Draws the notebook in large print, on pages with margins of width `margin`.
pub(super) fn draw_large(
    sheet: &PageGeometry,
    margin: LayoutUnit,
    view: &SheetView,
    words: &Language,
) -> Result<Vec<Canvas>> {
    let margins = sheet.page(Orientation::Landscape).inset(margin);
    let tests = view.board.tests(view.facts.longest);
    let (mut pages, mut written) = (Vec::new(), 0);
    while written < tests || pages.is_empty() {
        pages.push(draw_within(sheet, margins, |canvas| {
            let body = match written {
                0 => {
                    let said = (sheet_notebook(), sheet_notebook_intro());
                    shared::head_large(canvas, margins, symbol!("pencil"), said, view, words)?
                }
                _ => margins,
            };
            // Distributes the remaining rows evenly over the remaining pages.
            let (left, most) = (tests - written, log_fitting(body, LOG_LEAST_ROW, words)?);
            let rows = left.div_ceil(left.div_ceil(most).max(1)).max(1);
            let needed = log_height(rows, body.w, words)?.min(body.h);
            log(canvas, body.split_top(needed, LayoutUnit(0.0)).0, view, words, written, rows)?;
            written += rows;
            Ok(())
        })?);
    }
    pages.push(draw_within(sheet, margins, |canvas| {
        let herbs = view.facts.ingredients();
        let note = words.format(&sheet_grid_note_long());
        let below = heading(canvas, margins, &words.format(&sheet_grid()), &note)?;
        let mut grid = NoteGrid::new(&view.facts, words, LARGE_CELL);
        grid.cell.0 = ((below.w - grid.names()) / grid.columns() as f64).min(LARGE_CELL.0);
        grid.cell.1 = ((below.h - grid.head()) / herbs.len() as f64).min(LARGE_CELL.1);
        grid.draw(canvas, Point::new(below.x, below.y), grid.head(), herbs);
        Ok(())
    })?);
    Ok(pages)
}
