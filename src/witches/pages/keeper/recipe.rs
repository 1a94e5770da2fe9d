//! The panel inside the fold: which potion wins, and what becomes of each ingredient. All cells
//! look alike, pale and without fills and frames, so that hardly anything can be seen from outside.

use super::super::answers::said::{answers_dots, answers_give_up, answers_opening};
use super::super::answers::{Growth, Secrets};
use super::steps::winner;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::shape::{Frame, Point};
use crate::page::tag::Tag;
use crate::page::text::{Paragraph, Size};
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::witches::pages::cell;

/// The lines above the table: their size, and from line to line.
const TEXT: Size = Size::pt(9.0);
const LEADING: Unit = Unit(4.1);
const GAP: Unit = Unit(1.0);
/// The first column, and the highest that a row is.
const NAMES: Unit = Unit(30.0);
const HIGHEST: Unit = Unit(6.6);
const RULE: Pen = Pen::new(theme::GUIDE, Unit(0.25));

const NAME: Style = Style::new(Face::Regular, 9.0).colour(theme::SOFT_INK);
const WORD: Style = Style::new(Face::Regular, 9.0).colour(theme::SOFT_INK);

/// Draws it into a frame.
///
/// # Errors
/// If a text does not fit.
pub(super) fn draw(
    canvas: &mut Canvas,
    frame: Frame,
    secrets: &Secrets<'_>,
    words: &Language,
) -> Result<(), DrawError> {
    let mut codes = words.say(&answers_give_up(secrets.give_up));
    if let Some(opening) = secrets.opening {
        codes = format!("{codes}  {}", words.say(&answers_opening(opening)));
    }
    let mut y = frame.y;
    for said in [winner(secrets, words), codes] {
        // Bold letters would be the first that show through.
        let lines = Paragraph::new(&said.replace('*', ""), Face::Regular).lines(TEXT, frame.w)?;
        let at = Point::new(frame.x, y + LEADING);
        y = canvas.tagged(Tag::Paragraph, |canvas| {
            canvas.lines(&lines, at, LEADING, Align::Left, TEXT, theme::SOFT_INK)
        }) - LEADING;
    }
    let (_, frame) = frame.split_top(y - frame.y + GAP, Unit(0.0));
    table(canvas, frame, secrets, words)
}

fn table(
    canvas: &mut Canvas,
    frame: Frame,
    secrets: &Secrets<'_>,
    words: &Language,
) -> Result<(), DrawError> {
    let puzzle = secrets.puzzle;
    let ingredients = puzzle.ingredients();
    let most = puzzle.settings().length().longest();
    let height = (frame.h / (ingredients.len() + 1) as f64).min(HIGHEST);
    let row = |i: usize| Frame { y: frame.y + height * i as f64, h: height, ..frame };
    let cells = |row: Frame| {
        let (name, rest) = row.split_left(NAMES, Unit(0.0));
        let w = rest.w / f64::from(most);
        let dots = (1..=most).map(move |d| Frame { x: rest.x + w * f64::from(d - 1), w, ..rest });
        (name, (1..).zip(dots))
    };
    canvas.begin(Tag::Table);
    canvas.begin(Tag::Row);
    let (name, heads) = cells(row(0));
    cell::left(canvas, name, (Tag::ColumnHead, &words.say(&answers_dots())), NAME)?;
    for (dots, head) in heads {
        let dots: u8 = dots;
        cell::centred(canvas, head, (Tag::ColumnHead, &dots.to_string()), NAME)?;
    }
    canvas.end();
    for (i, &ingredient) in ingredients.iter().enumerate() {
        let row = row(i + 1);
        canvas.stroke(Point::new(row.x, row.y), Point::new(row.right(), row.y), RULE);
        canvas.begin(Tag::Row);
        let (name, dots) = cells(row);
        cell::left(canvas, name, (Tag::RowHead, &words.say(&ingredient.name())), NAME)?;
        for (dots, cell) in dots {
            let word = words.say(&Growth::of(puzzle, ingredient, dots).message());
            cell::centred(canvas, cell, (Tag::Cell, &word), WORD)?;
        }
        canvas.end();
    }
    canvas.end();
    Ok(())
}
