//! Leaf of the oracle, with which players of a First Game answer their tests by addition. Its front
//! has the numbers, its back has room for sums.

mod tables;
#[cfg(test)]
mod tests;

use super::shared::{numbered_list, passage_in};
use super::tables::{draw_centred, left};
use super::*;
use crate::reading::{DocumentBlock, TextTable};
use crate::witches::oracle::{LENGTH, PLACES, SumKey};

/// Gap between the parts of a page.
const GAP: LayoutUnit = LayoutUnit(4.0);
/// Sizes to try for running text, in points.
const SIZES: [f64; 6] = [10.5, 10.0, 9.5, 9.0, 8.5, 8.0];
/// Largest height of the instructions of [`instructions`].
const HOW: LayoutUnit = LayoutUnit(74.0);
/// Space at which no line breaks.
const NO_BREAK: &str = "\u{a0}";
/// Sum in the example of [`folding`].
const FOLDED: u16 = 2847;

/// Height of a heading drawn by [`draw_heading`].
const TITLE: LayoutUnit = LayoutUnit(6.0);
/// Line inside a table.
const RULE: Pen = Pen::new(theme::RULE, LayoutUnit(0.25));
/// Border of a table.
const FRAME: Pen = Pen::new(theme::ACCENT, LayoutUnit(0.4));
const CORNER: LayoutUnit = LayoutUnit(1.5);
const HEADING: Style = Style::new(Face::Heading, 10.5).colour(theme::ACCENT);
const COLUMN: Style = Style::new(Face::Bold, 10.0).colour(theme::ACCENT);
const LABEL: Style = Style::new(Face::Bold, 9.0);
const NUMBER: Style = Style::new(Face::Regular, 11.0);

/// Draws the leaf: [`numbers_page`] on the front, [`sums_page`] on the back.
pub(super) fn leaf(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>> {
    let Some(oracle) = &view.oracle else { return Ok(Vec::new()) };
    Ok(vec![numbers_page(view, oracle, options)?, sums_page(view, options)?])
}

fn numbers_page(view: &SheetView, oracle: &Oracle, options: &DrawOptions) -> Result<Page> {
    let (sheet, words) = (PageGeometry::new(options), options.language);
    let margins = sheet.text_frame();
    let canvas = draw_within(&sheet, margins, |canvas| {
        let (emblem, said) = (symbol!("moon"), (oracle_title(), oracle_intro()));
        let body = shared::head(canvas, margins, emblem, said, Some(view), words)?;
        let how = passage_in(canvas, Frame { h: HOW, ..body }, &instructions(words), &SIZES)?;
        let (_, body) = body.split_top(how, GAP);
        let body = tables::numbers(canvas, body, oracle, words, NUMBER)?;
        tables::keys(canvas, body, &oracle.growth, words)
    })?;
    sheet.front(canvas, Orientation::Portrait, "oracle", &words.format(&oracle_page()))
}

fn sums_page(view: &SheetView, options: &DrawOptions) -> Result<Page> {
    let (sheet, words) = (PageGeometry::new(options), options.language);
    let margins = sheet.text_frame();
    let canvas = draw_within(&sheet, margins, |canvas| {
        let (emblem, said) = (symbol!("moon"), (oracle_sums(), oracle_sums_intro()));
        let body = shared::head(canvas, margins, emblem, said, None, words)?;
        let is_few = test_count(view) <= SUM_BOXES.0 * SUM_BOXES.1;
        let form = if is_few { SUM_BOXES } else { SUM_MORE_BOXES };
        sum_boxes(canvas, body, form, 0, form.0 * form.1).map(|_| ())
    })?;
    sheet.back(canvas, Orientation::Portrait, "oracle-2", &words.format(&oracle_sums()))
}

/// Returns the steps of asking the oracle.
fn steps() -> [Message; 5] {
    [
        oracle_how_first(),
        oracle_how_fold(FOLDED, folding(FOLDED), SumKey::of(FOLDED).to_string()),
        oracle_how_key(),
        oracle_how_second(LENGTH),
        // Only the second sum is used, because the first would reveal wrong growth without any
        // plant having to grow.
        oracle_how_name(LENGTH),
    ]
}

fn instructions(words: &Language) -> TextSection {
    TextSection::new(&words.format(&oracle_how()), numbered_list(steps(), words))
}

/// Returns the steps of folding a sum: `28 + 28 + 47 = 103, 1 + 1 + 03 = 05`. No line breaks within
/// a step.
fn folding(mut sum: u16) -> String {
    let mut steps = Vec::new();
    while sum >= 100 {
        let (front, last) = (sum / 100, sum % 100);
        sum = 2 * front + last;
        let step = format!("{front} + {front} + {last:02} = {sum:02}");
        steps.push(step.replace(' ', NO_BREAK));
    }
    steps.join(", ")
}

/// Lines that are drawn as one path.
#[derive(Default)]
struct Lines(Vec<(Point, Point)>);

impl Lines {
    fn add_horizontal(&mut self, frame: Frame, y: LayoutUnit) {
        self.0.push((Point::new(frame.x, y), Point::new(frame.right(), y)));
    }

    fn add_vertical(&mut self, frame: Frame, x: LayoutUnit) {
        self.0.push((Point::new(x, frame.y), Point::new(x, frame.bottom())));
    }

    fn draw(self, canvas: &mut Canvas, pen: Pen) {
        canvas.outline(lines(self.0), None, pen);
    }
}

/// Draws a heading above a table. Returns the free frame below.
fn draw_heading(canvas: &mut Canvas, frame: Frame, heading: &str) -> Result<Frame> {
    HEADING.fits(heading, frame.w)?;
    let (line, rest) = frame.split_top(TITLE, LayoutUnit(0.0));
    let at = Point::new(line.x, line.centre().y + HEADING.cap() / 2.0);
    canvas.heading(heading, at, HEADING);
    Ok(rest)
}

/// Columns and rows of [`sum_boxes`], if these are enough for all tests of the board.
const SUM_BOXES: (usize, usize) = (3, 4);
/// Columns and rows of [`sum_boxes`] for boards with more tests.
const SUM_MORE_BOXES: (usize, usize) = (4, 4);
/// Gap between two boxes of [`sum_boxes`].
const SUM_APART: LayoutUnit = LayoutUnit(4.0);
/// Height of the head of a [`sum_box`].
const SUM_HEAD: LayoutUnit = LayoutUnit(6.0);
/// Number of lines of a [`sum_box`]: the start number, a number for each ingredient, the sum, and
/// two lines to fold it.
const SUM_LINES: usize = PLACES + 4;

/// Returns the largest number of tests that the board allows.
fn test_count(view: &SheetView) -> usize {
    view.board.tests(view.facts.longest)
}

/// Draws boxes in `columns` and `rows` after the `before` boxes of other pages, at most `all` in
/// total. Returns the number of boxes so far.
fn sum_boxes(
    canvas: &mut Canvas,
    frame: Frame,
    (columns, rows): (usize, usize),
    before: usize,
    all: usize,
) -> Result<usize> {
    let (mut thin, mut thick) = (Lines::default(), Lines::default());
    let w = (frame.w - SUM_APART * (columns - 1) as f64) / columns as f64;
    let h = (frame.h - SUM_APART * (rows - 1) as f64) / rows as f64;
    let count = (columns * rows).min(all.saturating_sub(before));
    for i in 0..count {
        let x = frame.x + (w + SUM_APART) * (i % columns) as f64;
        let y = frame.y + (h + SUM_APART) * (i / columns) as f64;
        let body = sum_box(canvas, Frame::new(x, y, w, h), before + i + 1)?;
        let row = body.h / SUM_LINES as f64;
        for line in 1..SUM_LINES {
            let lines = if line == PLACES + 1 { &mut thick } else { &mut thin };
            lines.add_horizontal(body, body.y + row * line as f64);
        }
        thin.add_vertical(body, body.centre().x);
    }
    thin.draw(canvas, RULE);
    thick.draw(canvas, FRAME);
    Ok(before + count)
}

/// Draws the box of a test with its number. Returns the frame below the head.
fn sum_box(canvas: &mut Canvas, frame: Frame, number: usize) -> Result<Frame> {
    let (head, body) = frame.split_top(SUM_HEAD, LayoutUnit(0.0));
    canvas.rect(head, CORNER, theme::TINT, None);
    let counted = head.split_left(SUM_HEAD, LayoutUnit(0.0)).0;
    draw_centred(canvas, counted, (Tag::Paragraph, &number.to_string()), COLUMN)?;
    canvas.ledger.place(Layer::Field, "sums", body);
    canvas.rect(frame, CORNER, None, Some(FRAME));
    Ok(body)
}

/// Style of the numbers in the tables in large print.
const LARGE_NUMBER: Style = Style::new(Face::Regular, 7.5);
/// Style of these numbers on the smallest paper.
const LARGE_SMALL_NUMBER: Style = Style::new(Face::Regular, 7.0);
/// Width of the example in large print.
const LARGE_EXAMPLE: LayoutUnit = LayoutUnit(66.0);

/// Draws the oracle in large print, on pages with margins of width `margin`.
pub(super) fn draw_large(
    sheet: &PageGeometry,
    margin: LayoutUnit,
    view: &SheetView,
    oracle: &Oracle,
    words: &Language,
) -> Result<Vec<Canvas>> {
    let page = sheet.page(Orientation::Landscape).inset(margin);
    let all = test_count(view);
    let mut written = 0;
    let numbers = |style| {
        draw_within(sheet, page, |canvas| {
            tables::numbers(canvas, page, oracle, words, style).map(|_| ())
        })
    };
    let mut pages = vec![
        draw_within(sheet, page, |canvas| {
            let said = (oracle_title(), oracle_intro());
            let body = shared::head_large(canvas, page, symbol!("moon"), said, view, words)?;
            passage_in(canvas, body, &instructions(words), &SIZES).map(|_| ())
        })?,
        numbers(LARGE_NUMBER).or_else(|_| numbers(LARGE_SMALL_NUMBER))?,
        draw_within(sheet, page, |canvas| {
            let table = draw_heading(canvas, page, &words.format(&oracle_keys()))?;
            tables::key_table(canvas, table, &oracle.growth)
        })?,
        draw_within(sheet, page, |canvas| {
            let (example, sums) = page.split_left(LARGE_EXAMPLE, GAP);
            tables::example(canvas, example, &oracle.growth, words)?;
            written = sum_boxes(canvas, sums, (2, 1), 0, all)?;
            Ok(())
        })?,
    ];
    while written < all {
        pages.push(draw_within(sheet, page, |canvas| {
            written = sum_boxes(canvas, page, (4, 1), written, all)?;
            Ok(())
        })?);
    }
    Ok(pages)
}

/// Returns the content of the oracle's page for screen readers and braille.
pub(crate) fn oracle_read(oracle: &Oracle, words: &Language) -> Vec<DocumentBlock> {
    let say = |message: &Message| words.format(message).replace(NO_BREAK, " ");
    let items = steps().iter().map(say).collect();
    let numbers = |count: usize| (1..=count).map(|number| number.to_string());
    let head = |first: &Message, rest: Vec<String>| [vec![say(first)], rest].concat();
    let herbs = |row: &dyn Fn(usize) -> Vec<String>| {
        let herbs = Oracle::ingredients().iter().enumerate();
        herbs.map(|(i, herb)| head(&herb.name(), row(i))).collect()
    };
    let counts = |label: Message, from: usize, row: Vec<String>| TextTable {
        caption: say(&label),
        head: head(&oracle_ingredients(), numbers(PLACES).skip(from - 1).collect()),
        rows: vec![head(&label, row)],
    };
    let wins = (LENGTH..=PLACES).map(|count| {
        let keys = oracle.order.winning(count).iter().map(ToString::to_string);
        keys.collect::<Vec<_>>().join(", ")
    });
    let keys = SumKey::all().filter_map(|key| {
        let told = oracle.growth.result(key)?;
        Some(vec![key.to_string(), told.undergrown.to_string(), told.overgrown.to_string()])
    });
    let ingredients = oracle_ingredients();
    let tables = [
        counts(oracle_start(), 1, oracle.growth.starts.iter().map(u16::to_string).collect()),
        TextTable {
            caption: say(&oracle_first()),
            head: head(&ingredients, numbers(LENGTH).collect()),
            rows: herbs(&|i| oracle.growth.numbers[i].iter().map(u16::to_string).collect()),
        },
        TextTable {
            caption: say(&oracle_keys()),
            head: [oracle_key(), sheet_log_under(), sheet_log_over()].iter().map(say).collect(),
            rows: keys.collect(),
        },
        TextTable {
            caption: say(&oracle_second()),
            head: head(&ingredients, numbers(PLACES).collect()),
            rows: herbs(&|i| oracle.order.numbers[i].iter().map(u16::to_string).collect()),
        },
        counts(oracle_wins(), LENGTH, wins.collect()),
    ];
    let mut pieces = vec![
        DocumentBlock::Heading(2, say(&oracle_title())),
        DocumentBlock::Text(say(&oracle_intro())),
        DocumentBlock::List { numbered: true, items },
    ];
    pieces.extend(tables.map(DocumentBlock::Table));
    pieces
}
