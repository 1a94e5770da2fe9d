//! The leaf of the oracle: with it a table of a First Game answers its tests by addition. Its
//! front has the numbers, its back room for sums.

mod example;
mod keys;
mod large;
mod numbers;
mod read;
mod sums;
#[cfg(test)]
mod tests;

use super::view::SheetView;
use crate::page::block::{ItemMarker, Passage, Set, item};
use crate::page::canvas::{Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::setup::{Setup, Stands};
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::{DrawError, DrawOptions, Page, Unit, theme};
use crate::texts::said::*;
use crate::texts::{Language, Message};
use crate::witches::oracle::{Key, LENGTH, Oracle};
use crate::witches::pages::head;

pub(super) use large::draw_large;
pub(crate) use read::oracle_read;

/// Between the parts of the page.
const GAP: Unit = Unit(4.0);
/// Sizes of running text that are tried, in points, and its height at most.
const SIZES: [f64; 6] = [10.5, 10.0, 9.5, 9.0, 8.5, 8.0];
const HOW: Unit = Unit(74.0);
/// A space at which no line ends.
const NO_BREAK: &str = "\u{a0}";
/// A sum that shows how to fold.
const FOLDED: u16 = 2847;

/// A heading above a table.
const TITLE: Unit = Unit(6.0);
/// Lines and texts of its tables.
const RULE: Pen = Pen::new(theme::RULE, Unit(0.25));
const FRAME: Pen = Pen::new(theme::ACCENT, Unit(0.4));
const CORNER: Unit = Unit(1.5);
const HEADING: Style = Style::new(Face::Heading, 10.5).colour(theme::ACCENT);
const COLUMN: Style = Style::new(Face::Bold, 10.0).colour(theme::ACCENT);
const LABEL: Style = Style::new(Face::Bold, 9.0);
const NUMBER: Style = Style::new(Face::Regular, 11.0);

/// What its pages are called.
pub(super) fn page_title() -> Message {
    oracle_page()
}

/// Draws its numbers, and how it is asked.
///
/// # Errors
/// If a text does not fit.
pub(super) fn numbers_page(
    view: &SheetView,
    oracle: &Oracle,
    options: &DrawOptions,
) -> Result<Page, DrawError> {
    let (sheet, words) = (Setup::new(options), options.language);
    let mut canvas = sheet.canvas();
    draw(&mut canvas, &sheet, view, oracle, words)?;
    sheet.front(canvas, Stands::Upright, "oracle", &words.say(&oracle_page()))
}

/// Draws room for sums, for the back.
///
/// # Errors
/// If a text does not fit.
pub(super) fn sums_page(view: &SheetView, options: &DrawOptions) -> Result<Page, DrawError> {
    let (sheet, words) = (Setup::new(options), options.language);
    let mut canvas = sheet.canvas();
    sums::draw(&mut canvas, &sheet, view, words)?;
    sheet.back(canvas, Stands::Upright, "oracle-2", &words.say(&oracle_sums()))
}

fn draw(
    canvas: &mut Canvas,
    sheet: &Setup,
    view: &SheetView,
    oracle: &Oracle,
    words: &Language,
) -> Result<(), DrawError> {
    let margins = sheet.text_frame();
    canvas.ledger.enter("page", margins);
    let (title, intro) = (words.say(&oracle_title()), words.say(&oracle_intro()));
    let emblem = symbol!("moon");
    let body = head::draw(canvas, margins, emblem, (&title, &intro), Some(view), words)?;
    let (how, points) = fitted(&how(words), body.w, HOW)?;
    how.draw(canvas, Point::new(body.x, body.y), points);
    let (_, body) = body.split_top(how.height, GAP);
    let body = numbers::draw(canvas, body, oracle, words, NUMBER)?;
    keys::draw(canvas, body, &oracle.growth, words)?;
    canvas.ledger.leave();
    Ok(())
}

/// A passage at the largest size at which it is no higher than this, and that size.
fn fitted(passage: &Passage, width: Unit, height: Unit) -> Result<(Set, f64), DrawError> {
    let mut needed = height;
    for points in SIZES {
        let set = Set::new(passage, points, width)?;
        if set.height <= height {
            return Ok((set, points));
        }
        needed = set.height;
    }
    Err(DrawError::Overflow { what: passage.title.clone(), needed, available: height })
}

/// How it is asked, step by step.
fn steps() -> [Message; 5] {
    [
        oracle_how_first(),
        oracle_how_fold(FOLDED, folding(FOLDED), Key::of(FOLDED).to_string()),
        oracle_how_key(),
        oracle_how_second(LENGTH),
        oracle_how_last(),
    ]
}

fn how(words: &Language) -> Passage {
    let steps = (1..).zip(steps()).map(|(i, step)| item(ItemMarker::Number(i), &words.say(&step)));
    Passage::new(&words.say(&oracle_how()), steps.collect())
}

/// How a sum is folded, step by step: `28 + 28 + 47 = 103, 1 + 1 + 03 = 05`. No line ends within
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

/// Lines, drawn as one path.
#[derive(Default)]
struct Lines(String);

impl Lines {
    fn across(&mut self, frame: Frame, y: Unit) {
        self.0 += &format!("M{} {y}H{}", frame.x, frame.right());
    }

    fn down(&mut self, frame: Frame, x: Unit) {
        self.0 += &format!("M{x} {}V{}", frame.y, frame.bottom());
    }

    fn draw(&self, canvas: &mut Canvas, pen: Pen) {
        canvas.outline(self.0.as_str(), None, pen);
    }
}

/// A heading above a table. Returns what is free below.
fn headed(canvas: &mut Canvas, frame: Frame, heading: &str) -> Result<Frame, DrawError> {
    HEADING.fits(heading, frame.w)?;
    let (line, rest) = frame.split_top(TITLE, Unit(0.0));
    let at = Point::new(line.x, line.centre().y + HEADING.cap() / 2.0);
    canvas.heading(heading, at, HEADING);
    Ok(rest)
}
