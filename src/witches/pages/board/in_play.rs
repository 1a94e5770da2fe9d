//! Ingredients and effects in play, on the strip of the front. Each ingredient has its drawing, its
//! name, and its abbreviations in notes: a sign of two letters and a mark. Each effect has the
//! badge of its category.

use super::super::shared::{IngredientLabel, text_at};
use super::super::tables::HEADING;
use super::*;

/// Number of rows of ingredients, if a single row is too short for large drawings of all of them.
const ROWS: usize = 2;
/// Gap above the rows.
const ABOVE: LayoutUnit = LayoutUnit(1.6);
/// Gap below the rows.
const BELOW: LayoutUnit = LayoutUnit(1.4);
/// Total horizontal margin of a column.
const MARGIN: LayoutUnit = LayoutUnit(1.2);
/// Largest width of a column of [`Rows`].
const WIDEST: LayoutUnit = LayoutUnit(34.0);
/// Side of a drawing for which a single row must have room.
const LARGE_DRAWING: LayoutUnit = LayoutUnit(12.0);
/// Largest side of a drawing.
const LARGEST_DRAWING: LayoutUnit = LayoutUnit(18.0);
/// Side that drawings get before the drawing at the title grows.
const GOOD_DRAWING: LayoutUnit = LayoutUnit(9.0);
/// Gap between a drawing and its sign and mark.
const BESIDE: LayoutUnit = LayoutUnit(1.0);
/// Gap between a name and the drawing above it.
const NAME_GAP: LayoutUnit = LayoutUnit(0.2);
/// Side of a mark.
const MARK: LayoutUnit = LayoutUnit(4.6);
/// Gap between a sign's baseline and the mark.
const MARK_GAP: LayoutUnit = LayoutUnit(1.0);
/// Line height of the note.
const LEADING: f64 = 1.2;
/// Distance from the top of the note to its first baseline.
const BASELINE: f64 = 0.9;

const NOTE: FontSize = FontSize::pt(8.0);
/// Sizes of names, drawings and signs to try. The first [`IngredientFit`] with room for all columns
/// is used.
const FITS: [IngredientFit; 6] = [
    IngredientFit::new(8.5, 8.0, 9.5),
    IngredientFit::new(8.0, 8.0, 9.5),
    IngredientFit::new(7.5, 8.0, 9.5),
    IngredientFit::new(7.0, 8.0, 9.5),
    IngredientFit::new(7.0, 7.2, 8.5),
    IngredientFit::new(7.0, 6.4, 8.0),
];

/// Sizes in which ingredients are tried to fit: style of the name, smallest side of the drawing,
/// and style of the sign.
#[derive(Clone, Copy)]
struct IngredientFit {
    name: Style,
    drawing: LayoutUnit,
    sign: Style,
}

impl IngredientFit {
    /// Makes the sizes from those of name and sign in points, and from the side of the drawing.
    const fn new(name: f64, drawing: f64, sign: f64) -> IngredientFit {
        IngredientFit {
            name: Style::new(Face::Bold, name),
            drawing: LayoutUnit(drawing),
            sign: Style::new(Face::Bold, sign).colour(theme::ACCENT),
        }
    }
}

/// Returns the width of sign and mark at the right of the drawing of `herb`.
fn sign_width(herb: &IngredientLabel, fit: IngredientFit) -> LayoutUnit {
    fit.sign.width(&herb.sign).max(MARK)
}

/// Returns the width that `herb` needs.
fn width(herb: &IngredientLabel, fit: IngredientFit) -> LayoutUnit {
    fit.name.width(&herb.name).max(fit.drawing + BESIDE + sign_width(herb, fit)) + MARGIN
}

/// Returns the widths that the columns need with this number of `rows`.
fn columns(entries: &[IngredientLabel], rows: usize, fit: IngredientFit) -> Vec<LayoutUnit> {
    let columns = entries.len().div_ceil(rows);
    let mut widths = vec![LayoutUnit(0.0); columns];
    for (i, entry) in entries.iter().enumerate() {
        widths[i % columns] = widths[i % columns].max(width(entry, fit));
    }
    widths
}

/// Returns the width of all ingredients in their rows with drawings of [`GOOD_DRAWING`].
pub(super) fn ingredients_width(view: &SheetView, words: &Language) -> LayoutUnit {
    let fit = IngredientFit { drawing: GOOD_DRAWING, ..FITS[1] };
    columns(&IngredientLabel::of(view.facts.ingredients(), words), ROWS, fit).into_iter().sum()
}

pub(super) fn ingredients(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result {
    let note = words.format(&sheet_key_note(view.facts.recipe, view.facts.ingredients));
    let note = Paragraph::new(&note, Face::Regular).break_balanced(NOTE, frame.w)?;
    let leading = NOTE.em() * LEADING;
    let told = leading * note.len() as f64;
    let room = Frame { h: frame.h - HEADING.rise() - ABOVE - BELOW - told, ..frame };
    let rows = Rows::new(IngredientLabel::of(view.facts.ingredients(), words), room);
    // With a single row, heading and note stay close to it, and all of it is centred vertically.
    let top = frame.y + (room.h - rows.height()) / 2.0;
    let heading = Point::new(frame.x, top + HEADING.rise());
    canvas.heading(&words.format(&sheet_key()), heading, HEADING);
    let foot = rows.draw(canvas, Point::new(frame.x, heading.y + ABOVE)) + BELOW;
    let at = Point::new(frame.x, foot + NOTE.em() * BASELINE);
    canvas.lines(&note, at, leading, Align::Left, NOTE, theme::SOFT_INK);
    Ok(())
}

/// Ingredients laid out in rows.
struct Rows {
    entries: Vec<IngredientLabel>,
    widths: Vec<LayoutUnit>,
    fit: IngredientFit,
    rows: usize,
    row: LayoutUnit,
}

impl Rows {
    fn new(entries: Vec<IngredientLabel>, room: Frame) -> Rows {
        let fits = |widths: &[LayoutUnit]| widths.iter().copied().sum::<LayoutUnit>() <= room.w;
        let large = IngredientFit { drawing: LARGE_DRAWING, ..FITS[0] };
        let rows = if fits(&columns(&entries, 1, large)) { 1 } else { ROWS };
        let with = |fit: IngredientFit| columns(&entries, rows, fit);
        let last = FITS[FITS.len() - 1];
        let fit = FITS.into_iter().find(|fit| fits(&with(*fit))).unwrap_or(last);
        let mut widths = with(fit);
        let spare = (room.w - widths.iter().copied().sum::<LayoutUnit>()) / widths.len() as f64;
        for width in &mut widths {
            *width = width.max((*width + spare).min(WIDEST));
        }
        let highest = LARGEST_DRAWING + NAME_GAP + fit.name.rise() + fit.name.drop();
        Rows { entries, widths, fit, rows, row: (room.h / rows as f64).min(highest) }
    }

    fn height(&self) -> LayoutUnit {
        self.row * self.rows as f64
    }

    /// Draws the rows below `at`. Returns their lower edge.
    fn draw(&self, canvas: &mut Canvas, at: Point) -> LayoutUnit {
        let (columns, mut x) = (self.widths.len(), at.x);
        for (column, &width) in self.widths.iter().enumerate() {
            for (i, entry) in self.entries.iter().skip(column).step_by(columns).enumerate() {
                let cell = Frame::new(x, at.y + self.row * i as f64, width, self.row);
                draw_ingredient(canvas, cell, entry, self.fit);
            }
            x += width;
        }
        at.y + self.height()
    }
}

/// Draws an ingredient: the drawing with sign and mark at its right, centred above the name.
fn draw_ingredient(canvas: &mut Canvas, cell: Frame, entry: &IngredientLabel, fit: IngredientFit) {
    let IngredientFit { name, sign, .. } = fit;
    let baseline = cell.bottom() - name.drop();
    let at = Point::new(cell.centre().x, baseline);
    canvas.text(Layer::Text, &entry.name, at, Align::Middle, name);
    let beside = sign_width(entry, fit);
    let height = baseline - name.rise() - NAME_GAP - cell.y;
    let side = height.min(LARGEST_DRAWING).min(cell.w - MARGIN - BESIDE - beside);
    let left = cell.centre().x - (side + BESIDE + beside) / 2.0;
    let drawing = Frame::new(left, cell.y + (height - side) / 2.0, side, side);
    canvas.symbol(Layer::Icon, entry.ingredient, drawing);
    let middle = drawing.right() + BESIDE + beside / 2.0;
    let whole = sign.cap() + MARK_GAP + MARK;
    let foot = drawing.centre().y - whole / 2.0 + sign.cap();
    canvas.text(Layer::Text, &entry.sign, Point::new(middle, foot), Align::Middle, sign);
    let mark = Point::new(middle, foot + MARK_GAP + MARK / 2.0);
    canvas.symbol(Layer::Icon, entry.ingredient.mark(), Frame::square(mark, MARK));
}

/// Gap below the heading.
const EFFECT_ABOVE: LayoutUnit = LayoutUnit(1.6);
/// Largest height of the row of an effect.
const EFFECT_HIGHEST: LayoutUnit = LayoutUnit(6.4);
/// Largest side of a category's badge.
const EFFECT_BADGE: LayoutUnit = LayoutUnit(6.0);
/// Gap between two badges.
const EFFECT_APART: LayoutUnit = LayoutUnit(0.3);
/// Gap between a badge and the name of its effect.
const EFFECT_BESIDE: LayoutUnit = LayoutUnit(1.4);

const EFFECT_NAME: Style = Style::new(Face::Bold, 8.5);

/// Returns the width of the effects; `None` without effects.
pub(super) fn effects_width(view: &SheetView, words: &Language) -> Option<LayoutUnit> {
    let heading = HEADING.width(&words.format(&sheet_in_play()));
    let names =
        view.facts.effects.iter().map(|effect| EFFECT_NAME.width(&words.format(&effect.name())));
    let widest = names.reduce(LayoutUnit::max)?;
    Some(heading.max(EFFECT_BADGE + EFFECT_BESIDE + widest))
}

pub(super) fn effects(canvas: &mut Canvas, frame: Frame, view: &SheetView, words: &Language) {
    let at = Point::new(frame.x, frame.y + HEADING.rise());
    let heading = words.format(&sheet_in_play());
    canvas.heading(&heading, at, shrink_style(HEADING, &heading, frame.w));
    let effects = &view.facts.effects;
    let top = at.y + EFFECT_ABOVE;
    let row = ((frame.bottom() - top) / effects.len().max(1) as f64).min(EFFECT_HIGHEST);
    let badge = EFFECT_BADGE.min(row - EFFECT_APART);
    for (i, &effect) in effects.iter().enumerate() {
        let middle = top + row * (i as f64 + 0.5);
        let place = Point::new(frame.x + badge / 2.0, middle);
        canvas.symbol(Layer::Icon, effect.category(), Frame::square(place, badge));
        let (name, x) = (words.format(&effect.name()), frame.x + badge + EFFECT_BESIDE);
        let style = shrink_style(EFFECT_NAME, &name, frame.right() - x);
        text_at(canvas, &name, Point::new(x, middle), Align::Left, style);
    }
}
