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
const WIDEST: Unit = Unit(27.0);
/// The drawing at least and at most, and from it to sign and mark.
const LEAST_DRAWING: Unit = Unit(8.0);
const LARGE_DRAWING: Unit = Unit(12.0);
const LARGEST_DRAWING: Unit = Unit(17.0);
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

pub(super) fn draw(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<(), DrawError> {
    let heading = Point::new(frame.x, frame.y + HEADING.rise());
    canvas.heading(&words.say(&sheet_key()), heading, HEADING);
    let note = words.say(&sheet_key_note(view.facts.recipe, view.facts.ingredients));
    let note = Paragraph::new(&note, Face::Regular).balanced(NOTE, frame.w)?;
    let leading = NOTE.em() * LEADING;
    let foot = frame.bottom() - leading * note.len() as f64;
    let at = Point::new(frame.x, foot + NOTE.em() * BASELINE);
    canvas.lines(&note, at, leading, Align::Left, NOTE, theme::SOFT_INK);
    let top = heading.y + ABOVE;
    rows(canvas, Frame { y: top, h: foot - BELOW - top, ..frame }, view, words);
    Ok(())
}

fn rows(canvas: &mut Canvas, frame: Frame, view: &SheetView, words: &Language) {
    let entry = |&ingredient: &Ingredient| Entry {
        ingredient,
        name: words.say(&ingredient.name()),
        sign: words.say(&ingredient.sign()),
    };
    let entries: Vec<Entry> = view.facts.ingredients().iter().map(entry).collect();
    let needed = |rows: usize, name: Style, drawing: Unit| -> Vec<Unit> {
        let columns = entries.len().div_ceil(rows);
        let mut widths = vec![Unit(0.0); columns];
        for (i, entry) in entries.iter().enumerate() {
            widths[i % columns] = widths[i % columns].max(entry.width(name, drawing));
        }
        widths
    };
    let fits = |widths: &[Unit]| widths.iter().copied().sum::<Unit>() <= frame.w;
    let rows = if fits(&needed(1, NAMES[0], LARGE_DRAWING)) { 1 } else { ROWS };
    let with = |name: Style| needed(rows, name, LEAST_DRAWING);
    let name = NAMES.into_iter().find(|name| fits(&with(*name))).unwrap_or(NAMES[NAMES.len() - 1]);
    let widths = with(name);
    let spare = (frame.w - widths.iter().copied().sum::<Unit>()) / widths.len() as f64;
    let highest = LARGEST_DRAWING + NAME_GAP + name.rise() + name.drop();
    let row = (frame.h / rows as f64).min(highest);
    let top = frame.y + (frame.h - row * rows as f64) / 2.0;
    let (columns, mut x) = (widths.len(), frame.x);
    for (column, width) in widths.into_iter().enumerate() {
        let width = width.max((width + spare).min(WIDEST));
        for (i, entry) in entries.iter().skip(column).step_by(columns).enumerate() {
            let cell = Frame::new(x, top + row * i as f64, width, row);
            shown(canvas, cell, entry, name);
        }
        x += width;
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
