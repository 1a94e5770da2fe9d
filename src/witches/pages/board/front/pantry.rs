//! The ingredients in play: each with its drawing, its name, and what stands for it in notes,
//! a sign of two letters and a mark.

use super::HEADING;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::text::{Paragraph, Size};
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::witches::pages::SheetView;
use crate::witches::pages::said::*;
use crate::witches::puzzle::Ingredient;

/// Rows of ingredients, where one has no room for all of them with large drawings.
const ROWS: usize = 2;
/// Between the rows and what is above and below them, and around the names of a column.
const ABOVE: Unit = Unit(1.6);
const BELOW: Unit = Unit(1.4);
const MARGIN: Unit = Unit(1.2);
/// The widest column that still looks like one.
const WIDEST: Unit = Unit(34.0);
/// The drawing at least and at most, and from it to sign and mark.
const LEAST_DRAWING: Unit = Unit(8.0);
const LARGE_DRAWING: Unit = Unit(12.0);
const LARGEST_DRAWING: Unit = Unit(18.0);
/// What a drawing gets before the scene at the title grows.
const GOOD_DRAWING: Unit = Unit(9.0);
const BESIDE: Unit = Unit(1.0);
/// Between a name and the drawing above it, and the next drawing below it.
const NAME_GAP: Unit = Unit(0.2);
/// The pencil mark, and from the sign's baseline to it.
const MARK: Unit = Unit(4.6);
const MARK_GAP: Unit = Unit(1.0);
/// From line to line of the note and from the top of a line to its baseline, in sizes.
const LEADING: f64 = 1.2;
const BASELINE: f64 = 0.9;

const NOTE: Size = Size::pt(8.0);
const SIGN: Style = Style::new(Face::Bold, 9.5).colour(theme::ACCENT);
/// The names, in the first size in which all columns have room.
const NAMES: [Style; 4] = [
    Style::new(Face::Bold, 8.5),
    Style::new(Face::Bold, 8.0),
    Style::new(Face::Bold, 7.5),
    Style::new(Face::Bold, 7.0),
];

/// An ingredient in words.
struct Entry {
    ingredient: Ingredient,
    name: String,
    sign: String,
}

impl Entry {
    /// The width of what stands beside the drawing.
    fn beside(&self) -> Unit {
        SIGN.width(&self.sign).max(MARK)
    }

    /// The width that it needs around a drawing of at least a side.
    fn width(&self, name: Style, drawing: Unit) -> Unit {
        name.width(&self.name).max(drawing + BESIDE + self.beside()) + MARGIN
    }
}

/// The words of a sheet's ingredients.
fn entries(view: &SheetView, words: &Language) -> Vec<Entry> {
    let entry = |&ingredient: &Ingredient| Entry {
        ingredient,
        name: words.say(&ingredient.name()),
        sign: words.say(&ingredient.sign()),
    };
    view.facts.ingredients().iter().map(entry).collect()
}

/// The widths of the columns that they need in so many rows.
fn columns(entries: &[Entry], rows: usize, name: Style, drawing: Unit) -> Vec<Unit> {
    let columns = entries.len().div_ceil(rows);
    let mut widths = vec![Unit(0.0); columns];
    for (i, entry) in entries.iter().enumerate() {
        widths[i % columns] = widths[i % columns].max(entry.width(name, drawing));
    }
    widths
}

/// The width in which they stand well in their rows.
pub(super) fn needed(view: &SheetView, words: &Language) -> Unit {
    columns(&entries(view, words), ROWS, NAMES[1], GOOD_DRAWING).into_iter().sum()
}

pub(super) fn draw(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<(), DrawError> {
    let note = words.say(&sheet_key_note(view.facts.recipe, view.facts.ingredients));
    let note = Paragraph::new(&note, Face::Regular).balanced(NOTE, frame.w)?;
    let leading = NOTE.em() * LEADING;
    let told = leading * note.len() as f64;
    let room = Frame { h: frame.h - HEADING.rise() - ABOVE - BELOW - told, ..frame };
    let rows = Rows::new(entries(view, words), room);
    // A single row keeps its heading and its note close, and all of it is in the middle.
    let top = frame.y + (room.h - rows.height()) / 2.0;
    let heading = Point::new(frame.x, top + HEADING.rise());
    canvas.heading(&words.say(&sheet_key()), heading, HEADING);
    let foot = rows.draw(canvas, Point::new(frame.x, heading.y + ABOVE)) + BELOW;
    let at = Point::new(frame.x, foot + NOTE.em() * BASELINE);
    canvas.lines(&note, at, leading, Align::Left, NOTE, theme::SOFT_INK);
    Ok(())
}

/// The ingredients in rows, laid out.
struct Rows {
    entries: Vec<Entry>,
    widths: Vec<Unit>,
    name: Style,
    rows: usize,
    row: Unit,
}

impl Rows {
    fn new(entries: Vec<Entry>, room: Frame) -> Rows {
        let fits = |widths: &[Unit]| widths.iter().copied().sum::<Unit>() <= room.w;
        let rows = if fits(&columns(&entries, 1, NAMES[0], LARGE_DRAWING)) { 1 } else { ROWS };
        let with = |name: Style| columns(&entries, rows, name, LEAST_DRAWING);
        let last = NAMES[NAMES.len() - 1];
        let name = NAMES.into_iter().find(|name| fits(&with(*name))).unwrap_or(last);
        let mut widths = with(name);
        let spare = (room.w - widths.iter().copied().sum::<Unit>()) / widths.len() as f64;
        for width in &mut widths {
            *width = width.max((*width + spare).min(WIDEST));
        }
        let highest = LARGEST_DRAWING + NAME_GAP + name.rise() + name.drop();
        Rows { entries, widths, name, rows, row: (room.h / rows as f64).min(highest) }
    }

    fn height(&self) -> Unit {
        self.row * self.rows as f64
    }

    /// Draws them below a point. Returns their foot.
    fn draw(&self, canvas: &mut Canvas, at: Point) -> Unit {
        let (columns, mut x) = (self.widths.len(), at.x);
        for (column, &width) in self.widths.iter().enumerate() {
            for (i, entry) in self.entries.iter().skip(column).step_by(columns).enumerate() {
                let cell = Frame::new(x, at.y + self.row * i as f64, width, self.row);
                shown(canvas, cell, entry, self.name);
            }
            x += width;
        }
        at.y + self.height()
    }
}

/// The drawing with sign and mark at its right, in the middle above the name.
fn shown(canvas: &mut Canvas, cell: Frame, entry: &Entry, name: Style) {
    let baseline = cell.bottom() - name.drop();
    let at = Point::new(cell.centre().x, baseline);
    canvas.text(Layer::Text, &entry.name, at, Align::Middle, name);
    let beside = entry.beside();
    let height = baseline - name.rise() - NAME_GAP - cell.y;
    let side = height.min(LARGEST_DRAWING).min(cell.w - MARGIN - BESIDE - beside);
    let left = cell.centre().x - (side + BESIDE + beside) / 2.0;
    let drawing = Frame::new(left, cell.y + (height - side) / 2.0, side, side);
    canvas.symbol(Layer::Icon, entry.ingredient, drawing);
    let middle = drawing.right() + BESIDE + beside / 2.0;
    let whole = SIGN.cap() + MARK_GAP + MARK;
    let foot = drawing.centre().y - whole / 2.0 + SIGN.cap();
    canvas.text(Layer::Text, &entry.sign, Point::new(middle, foot), Align::Middle, SIGN);
    let mark = Point::new(middle, foot + MARK_GAP + MARK / 2.0);
    canvas.symbol(Layer::Icon, entry.ingredient.mark(), Frame::square(mark, MARK));
}
