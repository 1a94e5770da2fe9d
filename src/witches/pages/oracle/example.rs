//! A test with made-up numbers, which tells nothing about the game: a sum as it is written down.

use super::{FRAME, GAP, NO_BREAK, NUMBER, fitted, folding, headed};
use crate::page::block::{Passage, text};
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::{DrawError, Unit};
use crate::texts::Language;
use crate::texts::said::*;
use crate::witches::oracle::{GrowthSums, Key, Told};

/// A line of the sum, and what is between the line below its numbers and the result.
const LINE: Unit = Unit(5.4);
const RULED: Unit = Unit(1.2);
/// How wide the numbers with their signs are, and their column.
const NUMBERS: Unit = Unit(14.0);
const COLUMN: Unit = Unit(42.0);

const LABEL: Style = Style::new(Face::Regular, 9.0);

/// Draws it into a frame, with what asking in secret does below it.
///
/// # Errors
/// If a text does not fit.
pub(super) fn draw(
    canvas: &mut Canvas,
    frame: Frame,
    growth: &GrowthSums,
    words: &Language,
) -> Result<(), DrawError> {
    let ([first, second], told) = growth.example();
    let start = growth.starts[1];
    let sum = start + first + second;
    let body = headed(canvas, frame, &words.say(&oracle_example()))?;
    let intro = Passage::continued(vec![text(&words.say(&oracle_example_intro()))]);
    let (intro, points) = fitted(&intro, body.w, body.h)?;
    intro.draw(canvas, Point::new(body.x, body.y), points);
    let (_, body) = body.split_top(intro.height, GAP / 2.0);
    let body = written(canvas, body, &[start, first, second], sum, words)?;
    let key = Key::of(sum);
    let Told { undergrown, overgrown } = told;
    let found = oracle_example_key(key.tens(), key.ones(), undergrown, overgrown);
    let lines = [folding(sum), words.say(&found), words.say(&oracle_fair())];
    let (found, points) =
        fitted(&Passage::continued(lines.map(|l| text(&l)).into()), body.w, body.h)?;
    found.draw(canvas, Point::new(body.x, body.y), points);
    Ok(())
}

/// Numbers below each other, and their sum. Returns what is free below.
fn written(
    canvas: &mut Canvas,
    frame: Frame,
    numbers: &[u16],
    sum: u16,
    words: &Language,
) -> Result<Frame, DrawError> {
    let right = frame.x + frame.w.min(COLUMN);
    let label = words.say(&oracle_start());
    LABEL.fits(&label, right - NUMBERS - frame.x)?;
    let mut baseline = frame.y + NUMBER.rise();
    let number = |canvas: &mut Canvas, text: &str, baseline: Unit| {
        canvas.text(Layer::Text, text, Point::new(right, baseline), Align::Right, NUMBER);
    };
    canvas.text(Layer::Text, &label, Point::new(frame.x, baseline), Align::Left, LABEL);
    for (i, added) in numbers.iter().enumerate() {
        let sign = if i == 0 { String::new() } else { format!("+{NO_BREAK}") };
        number(canvas, &format!("{sign}{added}"), baseline);
        baseline += LINE;
    }
    let y = baseline - LINE + NUMBER.drop() + RULED / 2.0;
    canvas.stroke(Point::new(right - NUMBERS, y), Point::new(right, y), FRAME);
    number(canvas, &format!("={NO_BREAK}{sum}"), baseline + RULED);
    Ok(frame.split_top(baseline + RULED + NUMBER.drop() - frame.y, GAP / 2.0).1)
}
