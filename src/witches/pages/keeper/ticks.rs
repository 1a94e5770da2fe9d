//! Circles to tick while a potion is looked up: a row for each test.

use crate::page::block::{Passage, Set};
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::texts::said::answers_sealed_ticks;
use crate::texts::said::{answers_over, answers_under};

/// How many tests there are at most, in columns.
const ROWS: usize = 8;
const COLUMNS: usize = 2;
/// The most ingredients of a potion.
const CIRCLES: usize = 6;
/// Size of the heading, in points; the head of a column; a row at most.
const TITLE: f64 = 10.0;
const HEAD: Unit = Unit(4.4);
const HIGHEST: Unit = Unit(6.4);
/// Between the columns, the number of a row, and between both counts.
const GAP: Unit = Unit(5.0);
const NUMBER: Unit = Unit(6.0);
const APART: Unit = Unit(3.0);
const RADIUS: Unit = Unit(1.5);

const RULE: Pen = Pen::new(theme::RULE, Unit(0.25));
const CIRCLE: Pen = Pen::new(theme::SOFT_INK, Unit(0.25));
const LABEL: Style = Style::new(Face::Bold, 8.0);
const NUMBERS: Style = Style::new(Face::Regular, 8.5).colour(theme::SOFT_INK);

/// Draws them into a frame.
///
/// # Errors
/// If a text is too wide.
pub(super) fn draw(canvas: &mut Canvas, frame: Frame, words: &Language) -> Result<(), DrawError> {
    let title = Passage::new(&words.say(&answers_sealed_ticks()), Vec::new());
    let title = Set::new(&title, TITLE, frame.w)?;
    title.draw(canvas, Point::new(frame.x, frame.y), TITLE);
    let (_, frame) = frame.split_top(title.height, Unit(0.0));
    let row = ((frame.h - HEAD) / ROWS as f64).min(HIGHEST);
    let w = (frame.w - GAP * (COLUMNS - 1) as f64) / COLUMNS as f64;
    let half = (w - NUMBER - APART) / 2.0;
    for column in 0..COLUMNS {
        let left = frame.x + (w + GAP) * column as f64;
        let halves = [left + NUMBER, left + NUMBER + half + APART];
        for (x, label) in halves.into_iter().zip([answers_under(), answers_over()]) {
            let label = words.say(&label);
            LABEL.fits(&label, half)?;
            let at = Point::new(x, frame.y + LABEL.rise());
            canvas.text(Layer::Text, &label, at, Align::Left, LABEL);
        }
        for i in 0..ROWS {
            let top = frame.y + HEAD + row * i as f64;
            let (middle, number) = (top + row / 2.0, column * ROWS + i + 1);
            canvas.stroke(Point::new(left, top), Point::new(left + w, top), RULE);
            let at = Point::new(left + NUMBER / 2.0, middle + NUMBERS.cap() / 2.0);
            canvas.text(Layer::Text, &number.to_string(), at, Align::Middle, NUMBERS);
            for x in halves {
                let step = half / CIRCLES as f64;
                for circle in 0..CIRCLES {
                    let at = Point::new(x + step * (circle as f64 + 0.5), middle);
                    canvas.circle(at, RADIUS, theme::PAPER, Some(CIRCLE));
                }
            }
        }
    }
    Ok(())
}
