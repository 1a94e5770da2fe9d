//! The page of the oracle: with it a table of a First Game answers its tests by addition.

mod keys;
mod numbers;
mod said;
#[cfg(test)]
mod tests;

use super::view::SheetView;
use crate::page::block::{Marker, Passage, Set, item, text};
use crate::page::canvas::{Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::setup::{Setup, Stands};
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::{DrawError, DrawOptions, Page, Unit, theme};
use crate::texts::Language;
use crate::witches::oracle::{GrowthSums, Key, LENGTH, Oracle, Told};
use crate::witches::pages::head;
use said::*;

pub(crate) use said::{oracle_none, oracle_referee};

/// Between the parts of the page.
const GAP: Unit = Unit(4.0);
/// Sizes of running text that are tried, in points, and its height at most.
const SIZES: [f64; 6] = [10.5, 10.0, 9.5, 9.0, 8.5, 8.0];
const HOW: Unit = Unit(50.0);
const EXAMPLE: Unit = Unit(25.0);
/// A sum that shows how to fold.
const FOLDED: u16 = 12_847;

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

/// Draws the oracle.
///
/// # Errors
/// If a text does not fit.
pub(crate) fn oracle(
    view: &SheetView,
    oracle: &Oracle,
    options: &DrawOptions,
) -> Result<Page, DrawError> {
    let (sheet, words) = (Setup::new(options), options.language);
    let mut canvas = sheet.canvas();
    draw(&mut canvas, &sheet, view, oracle, words)?;
    sheet.front(canvas, Stands::Upright, "oracle", &words.say(&oracle_page()))
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
    let body = numbers::draw(canvas, body, oracle, words)?;
    let (example, points) = fitted(&example(&oracle.growth, words), body.w, EXAMPLE)?;
    let (body, foot) = body.split_top(body.h - example.height - GAP, GAP);
    keys::draw(canvas, body, &oracle.growth, words)?;
    example.draw(canvas, Point::new(foot.x, foot.y), points);
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

fn how(words: &Language) -> Passage {
    let steps = [
        oracle_how_first(),
        oracle_how_fold(folding(FOLDED)),
        oracle_how_key(),
        oracle_how_second(LENGTH),
    ];
    let steps = (1..).zip(steps).map(|(i, step)| item(Marker::Number(i), &words.say(&step)));
    Passage::new(&words.say(&oracle_how()), steps.collect())
}

/// A test with made-up numbers, which tells nothing about the game.
fn example(growth: &GrowthSums, words: &Language) -> Passage {
    let ([first, second], Told { undergrown, overgrown }) = growth.example();
    let start = growth.starts[1];
    let sum = start + first + second;
    let key = Key::of(sum);
    let sum = oracle_example_sum(start, first, second, sum, folding(sum));
    let found = oracle_example_key(key.tens(), key.ones(), undergrown, overgrown);
    let said = format!("{} {}", words.say(&sum), words.say(&found));
    Passage::new(&words.say(&oracle_example()), vec![text(&said), text(&words.say(&oracle_fair()))])
}

/// How a sum is folded, step by step: `128 + 128 + 47 = 303, 3 + 3 + 03 = 09`.
fn folding(mut sum: u16) -> String {
    let mut steps = Vec::new();
    while sum >= 100 {
        let (front, last) = (sum / 100, sum % 100);
        sum = 2 * front + last;
        steps.push(format!("{front} + {front} + {last:02} = {sum:02}"));
    }
    steps.join(", ")
}

/// A heading above a table. Returns what is free below.
fn headed(canvas: &mut Canvas, frame: Frame, heading: &str) -> Result<Frame, DrawError> {
    HEADING.fits(heading, frame.w)?;
    let (line, rest) = frame.split_top(TITLE, Unit(0.0));
    let at = Point::new(line.x, line.centre().y + HEADING.cap() / 2.0);
    canvas.heading(heading, at, HEADING);
    Ok(rest)
}
