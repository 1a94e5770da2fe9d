//! The strip of the back: what the table needs at hand while playing. The grid, the free clue,
//! and the effects in play.

use crate::page::canvas::{Align, Canvas};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::tag::Tag;
use crate::page::text::{Line, Paragraph, Size};
use crate::page::{DrawError, Unit, theme};
use crate::texts::{Language, row};
use crate::witches::pages::grid::Grid;
use crate::witches::pages::said::*;
use crate::witches::pages::table::HEADING;
use crate::witches::pages::{SheetView, notes};
use crate::witches::puzzle::Category;

/// A cell of the grid: its sides at least and at most.
const LEAST_CELL: Unit = Unit(5.0);
const LARGEST_CELL: (Unit, Unit) = (Unit(9.0), Unit(6.6));
/// The width of one at most where there are few columns: without effects.
const WIDEST_CELL: Unit = Unit(16.0);
/// Between the halves of a grid, between it and the texts, and between these and the notes.
const HALVES_GAP: Unit = Unit(4.0);
const GAP: Unit = Unit(8.0);
/// The least and most that the texts take of the width.
const TEXTS: Unit = Unit(46.0);
const WIDEST_TEXTS: Unit = Unit(100.0);
/// Notes need as much width and height to be of use; above them below the texts.
const NOTES: (Unit, Unit) = (Unit(40.0), Unit(20.0));
const NOTES_GAP: Unit = Unit(4.0);
/// A heading above a table or a text, and in the corner of a grid.
const TITLE: Unit = Unit(5.4);
const CORNER: Unit = Unit(10.0);
const CORNER_MARGIN: Unit = Unit(1.0);
const LEADING: f64 = 1.2;
/// The sizes that the texts are tried in: the clue's, the effects'.
const SIZES: [(Size, Size); 4] = [
    (Size::pt(10.0), Size::pt(9.5)),
    (Size::pt(9.0), Size::pt(8.0)),
    (Size::pt(8.0), Size::pt(7.5)),
    (Size::pt(7.5), Size::pt(7.0)),
];
/// The badge of a category, and from there to its effects.
const BADGE: Unit = Unit(4.0);
const BADGE_GAP: Unit = Unit(1.2);
/// Between two texts.
const BETWEEN: Unit = Unit(1.8);

const NOTE: Size = Size::pt(7.0);

pub(super) fn draw(
    canvas: &mut Canvas,
    strip: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<(), DrawError> {
    let left = deduction(canvas, strip, view, words)?;
    let (_, rest) = strip.split_left(left, GAP);
    let beside = rest.w - WIDEST_TEXTS - GAP >= NOTES.0 && !view.facts.effects.is_empty();
    let width = if beside { WIDEST_TEXTS } else { rest.w };
    let (column, free) = rest.split_left(width, GAP);
    let end = texts(canvas, column, view, words)?;
    let free = match beside {
        true => free,
        false => column.split_top(end - column.y, NOTES_GAP).1,
    };
    if free.h >= NOTES.1 {
        notes::draw(canvas, free, words);
    }
    Ok(())
}

/// The grid in one piece, or in two where its rows would be too low. Returns its width.
fn deduction(
    canvas: &mut Canvas,
    strip: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<Unit, DrawError> {
    let herbs = view.facts.ingredients();
    let mut grid = Grid::new(&view.facts, words, (LEAST_CELL, LEAST_CELL));
    grid.named = view.facts.effects.is_empty();
    let whole = grid.head().max(CORNER) + LEAST_CELL * herbs.len() as f64 <= strip.h;
    let parts = if whole { 1 } else { 2 };
    let rows = herbs.len().div_ceil(parts);
    let gaps = HALVES_GAP * (parts - 1) as f64;
    let free = (strip.w - GAP - TEXTS - gaps) / parts as f64 - grid.names();
    let widest = if grid.named { WIDEST_CELL } else { LARGEST_CELL.0 };
    grid.cell.0 = (free / grid.columns() as f64).clamp(LEAST_CELL, widest);
    // A head lower than its labels would only shorten these.
    let room = strip.h - LEAST_CELL * rows as f64;
    let head = grid.head().max(CORNER).min(room);
    grid.cell.1 = ((strip.h - head) / rows as f64).min(LARGEST_CELL.1);
    for (part, herbs) in herbs.chunks(rows).enumerate() {
        let x = strip.x + (grid.width() + HALVES_GAP) * part as f64;
        let corner = Frame::new(x, strip.y, grid.names() - CORNER_MARGIN, head);
        match part {
            0 => heading(canvas, corner, words, parts == 1)?,
            _ => note(canvas, corner, words),
        }
        grid.draw(canvas, Point::new(x, strip.y), head, herbs);
    }
    Ok(grid.width() * parts as f64 + gaps)
}

/// The title in the corner of a grid, with the note where that has no other place and fits.
fn heading(
    canvas: &mut Canvas,
    corner: Frame,
    words: &Language,
    with_note: bool,
) -> Result<(), DrawError> {
    let title = Paragraph::new(&words.say(&sheet_grid()), Face::Heading);
    let lines = title.lines(HEADING.size, corner.w)?;
    let end = canvas.tagged(Tag::Heading(2), |canvas| {
        draw_lines(canvas, corner, &lines, HEADING.size, theme::ACCENT)
    });
    let below = Frame { y: end, h: corner.bottom() - end, ..corner };
    if with_note {
        note(canvas, below, words);
    }
    Ok(())
}

fn note_lines(corner: Frame, words: &Language) -> Result<Vec<Line>, DrawError> {
    Paragraph::new(&words.say(&sheet_grid_note()), Face::Regular).lines(NOTE, corner.w)
}

fn note_height(lines: &[Line]) -> Unit {
    NOTE.em() * LEADING * lines.len() as f64
}

/// The note at the top of a corner, if it fits: the notebook has it at length.
fn note(canvas: &mut Canvas, corner: Frame, words: &Language) {
    match note_lines(corner, words) {
        Ok(lines) if note_height(&lines) <= corner.h => {
            draw_lines(canvas, corner, &lines, NOTE, theme::SOFT_INK);
        }
        _ => {}
    }
}

/// Lines from the top of a frame. Returns where they end.
fn draw_lines(
    canvas: &mut Canvas,
    frame: Frame,
    lines: &[Line],
    size: Size,
    colour: &'static str,
) -> Unit {
    let rise = Face::Regular.rise() * size.em();
    let at = Point::new(frame.x, frame.y + rise);
    canvas.lines(lines, at, size.em() * LEADING, Align::Left, size, colour) - rise
}

/// The texts, broken into lines in a size.
struct Texts {
    clue: Vec<Line>,
    effects: Vec<(Category, Vec<Line>)>,
    sizes: (Size, Size),
}

impl Texts {
    /// The free clue, and the effects in play by what they act on.
    fn new(
        view: &SheetView,
        words: &Language,
        sizes: (Size, Size),
        width: Unit,
    ) -> Result<Texts, DrawError> {
        let clue = Paragraph::new(&words.say(&view.facts.clue()), Face::Regular);
        let mut effects = Vec::new();
        for category in Category::ALL {
            let of = view.facts.effects.iter().filter(|effect| effect.category() == category);
            let names: Vec<_> = of.map(|effect| effect.name()).collect();
            if !names.is_empty() {
                let said = words.say(&sheet_in_play_effects(category.tag(), row(names)));
                let said = Paragraph::new(&said, Face::Regular);
                effects.push((category, said.lines(sizes.1, width - BADGE - BADGE_GAP)?));
            }
        }
        Ok(Texts { clue: clue.without_widow(sizes.0, width)?, effects, sizes })
    }

    fn height(&self) -> Unit {
        let leading = |size: Size, lines: usize| size.em() * LEADING * lines as f64;
        let clue = TITLE + leading(self.sizes.0, self.clue.len());
        let effects = self.effects.iter().map(|(_, lines)| leading(self.sizes.1, lines.len()));
        match self.effects.is_empty() {
            true => clue,
            false => clue + BETWEEN + TITLE + effects.sum(),
        }
    }

    /// Draws them from the top of a frame. Returns where they end.
    fn draw(&self, canvas: &mut Canvas, frame: Frame, words: &Language) -> Unit {
        let title = |canvas: &mut Canvas, top: Unit, title: &str| {
            let at = Point::new(frame.x, top + HEADING.rise());
            canvas.heading(title, at, HEADING);
            Frame { y: top + TITLE, ..frame }
        };
        let mut below = title(canvas, frame.y, &words.say(&rules_clue()));
        below.y = canvas.tagged(Tag::Paragraph, |canvas| {
            draw_lines(canvas, below, &self.clue, self.sizes.0, theme::INK)
        });
        if !self.effects.is_empty() {
            below = title(canvas, below.y + BETWEEN, &words.say(&sheet_in_play()));
        }
        for (category, lines) in &self.effects {
            let line = self.sizes.1.em() * LEADING;
            let middle = Point::new(below.x + BADGE / 2.0, below.y + line / 2.0);
            let badge = BADGE.min(line);
            canvas.symbol(Layer::Icon, *category, Frame::square(middle, badge));
            let beside = Frame { x: below.x + BADGE + BADGE_GAP, ..below };
            below.y = canvas.tagged(Tag::Paragraph, |canvas| {
                draw_lines(canvas, beside, lines, self.sizes.1, theme::INK)
            });
        }
        below.y
    }
}

/// The texts in the largest size that fits. Returns where they end.
fn texts(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<Unit, DrawError> {
    let mut fitting = SIZES.iter().filter_map(|&sizes| {
        Texts::new(view, words, sizes, frame.w).ok().filter(|texts| texts.height() <= frame.h)
    });
    let texts = match fitting.next() {
        Some(texts) => texts,
        None => Texts::new(view, words, SIZES[SIZES.len() - 1], frame.w)?,
    };
    if texts.height() > frame.h {
        let what = words.say(&view.facts.clue());
        return Err(DrawError::Overflow { what, needed: texts.height(), available: frame.h });
    }
    Ok(texts.draw(canvas, frame, words))
}
