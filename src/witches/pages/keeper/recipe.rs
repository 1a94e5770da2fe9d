//! The panel inside the fold: what becomes of each ingredient, in letters. All cells look alike,
//! pale and without fills and frames, so that hardly anything can be seen from outside.

use super::super::answers::Secrets;
use super::key::Key;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::shape::{Frame, Point};
use crate::page::tag::Tag;
use crate::page::text::{FontSize, Paragraph};
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::texts::said::{answers_dots, answers_give_up, answers_opening};
use crate::witches::pages::cell;
use crate::witches::puzzle::Ingredient;

/// The line above the table: its size, and from line to line.
const TEXT: FontSize = FontSize::pt(9.0);
const LEADING: Unit = Unit(4.1);
const GAP: Unit = Unit(1.0);
/// The first column, and the highest that a row is.
const NAMES: Unit = Unit(30.0);
const HIGHEST: Unit = Unit(6.6);
const RULE: Pen = Pen::new(theme::GUIDE, Unit(0.25));

const NAME: Style = Style::new(Face::Regular, 9.0).colour(theme::SOFT_INK);
const LETTER: Style = Style::new(Face::Regular, 10.0).colour(theme::SOFT_INK);

/// Draws it into a frame.
///
/// # Errors
/// If a text does not fit.
pub(super) fn draw(
    canvas: &mut Canvas,
    frame: Frame,
    (secrets, key): (&Secrets<'_>, &Key),
    words: &Language,
) -> Result<(), DrawError> {
    let mut codes = words.say(&answers_give_up(secrets.give_up));
    if let Some(opening) = secrets.opening {
        codes = format!("{codes}  {}", words.say(&answers_opening(opening)));
    }
    // Bold letters would be the first that show through.
    let lines = Paragraph::new(&codes.replace('*', ""), Face::Regular).lines(TEXT, frame.w)?;
    let at = Point::new(frame.x, frame.y + LEADING);
    let y = canvas.tagged(Tag::Paragraph, |canvas| {
        canvas.lines(&lines, at, LEADING, Align::Left, TEXT, theme::SOFT_INK)
    }) - LEADING;
    let (_, frame) = frame.split_top(y - frame.y + GAP, Unit(0.0));
    table(canvas, frame, key.rows(), words)
}

fn table(
    canvas: &mut Canvas,
    frame: Frame,
    rows: &[(Ingredient, Vec<char>)],
    words: &Language,
) -> Result<(), DrawError> {
    let most = rows.iter().map(|row| row.1.len()).max().unwrap_or(1);
    let height = (frame.h / (rows.len() + 1) as f64).min(HIGHEST);
    let row = |i: usize| Frame { y: frame.y + height * i as f64, h: height, ..frame };
    let cells = |row: Frame| {
        let (name, rest) = row.split_left(NAMES, Unit(0.0));
        let w = rest.w / most as f64;
        let dots = (0..most).map(move |i| Frame { x: rest.x + w * i as f64, w, ..rest });
        (name, dots)
    };
    canvas.begin(Tag::Table);
    canvas.begin(Tag::Row);
    let (name, heads) = cells(row(0));
    cell::left(canvas, name, (Tag::ColumnHead, &words.say(&answers_dots())), NAME)?;
    for (dots, head) in (1..=most).zip(heads) {
        cell::centred(canvas, head, (Tag::ColumnHead, &dots.to_string()), NAME)?;
    }
    canvas.end();
    for (i, (ingredient, letters)) in rows.iter().enumerate() {
        let row = row(i + 1);
        canvas.stroke(Point::new(row.x, row.y), Point::new(row.right(), row.y), RULE);
        canvas.begin(Tag::Row);
        let (name, cells) = cells(row);
        cell::left(canvas, name, (Tag::RowHead, &words.say(&ingredient.name())), NAME)?;
        for (letter, cell) in letters.iter().zip(cells) {
            cell::centred(canvas, cell, (Tag::Cell, &letter.to_string()), LETTER)?;
        }
        canvas.end();
    }
    canvas.end();
    Ok(())
}
