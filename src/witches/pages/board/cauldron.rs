//! A cauldron: the pot, the order in which its cells are filled, starting ingredients, and
//! room for the result of its test.

use super::cells::Cells;
use crate::page::Unit;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point, Pot, PotCell};
use crate::page::tag::Tag;
use crate::page::theme;
use crate::seed::Seed;
use crate::stream::Stream;
use crate::texts::Language;
use crate::witches::board::Cauldron;
use crate::witches::concern::WitchesConcern;
use crate::witches::pages::SheetView;
use crate::witches::pages::said::*;
use crate::witches::pages::table::fitted;
use crate::witches::puzzle::Ingredient;

/// From the cells' border to the pot.
const INSET: Unit = Unit(0.9);
/// Height of a line for the result.
const RESULT: Unit = Unit(4.8);
/// Radius of the bubble in which a cell's number is written.
pub(in crate::witches::pages) const BUBBLE: Unit = Unit(3.1);
/// From its edge to the cell's, at least.
const FROM_EDGE: Unit = Unit(0.2);
const BUBBLE_PEN: Pen = Pen::new(theme::SOFT_INK, Unit(0.3));
/// Between the pot and the line for the result.
const RESULT_GAP: Unit = Unit(0.4);
/// From what is free of the wall to what is written, and the least from the cell's border.
const CLEAR: (Unit, Unit) = (Unit(0.8), Unit(0.4));
const LEAST_CLEAR: (Unit, Unit) = (Unit(2.2), Unit(1.6));
/// Between what stands in a cell, after its order, and under a name above its symbol.
const GAP: Unit = Unit(0.4);
const ORDER_GAP: Unit = Unit(1.4);
const NAME_GAP: Unit = Unit(0.2);
/// A cell less high than this is low.
const LOW: Unit = Unit(14.0);
/// One less high than this is flat.
const FLAT: Unit = Unit(8.6);
const LEAST_SYMBOL: Unit = Unit(4.5);
const LARGEST_SYMBOL: Unit = Unit(12.0);
/// The line for the counts: its width at most, and the margins at its sides together.
const WIDEST_COUNTS: Unit = Unit(48.0);
const RESULT_MARGINS: Unit = Unit(2.0);
/// What the lines of counts and reports together need beside each other, else reports have their
/// own line below. A low cauldron has no room for that: there labels are shortened instead.
const BESIDE: Unit = Unit(60.0);
const BESIDE_LOW: Unit = Unit(20.0);
/// From its foot to the baseline, from there to the lines, after a label, between the fields.
const RESULT_BASELINE: Unit = Unit(1.1);
const LINE_DROP: Unit = Unit(0.4);
const LABEL_GAP: Unit = Unit(0.8);
const BETWEEN: Unit = Unit(2.6);
const LINE: Pen = Pen::new(theme::SOFT_INK, Unit(0.25));

const ORDER: Style = Style::new(Face::Regular, 7.5).colour(theme::SOFT_INK);
const NUMBER: Style = Style::new(Face::Bold, 11.0);
const NAME: Style = Style::new(Face::Bold, 7.5);
const LABEL: Style = Style::new(Face::Regular, 7.0).colour(theme::SOFT_INK);

pub(in crate::witches::pages) fn draw(
    canvas: &mut Canvas,
    view: &SheetView,
    words: &Language,
    cells: &Cells,
    index: usize,
    cauldron: &Cauldron,
) {
    let frame = cells.of(cauldron.rect).inset(INSET);
    let results = results(view, words, frame.w, cauldron.rect.h == 1);
    let height = RESULT * results.len() as f64;
    let (pot_frame, result_frame) = frame.split_top(frame.h - height, RESULT_GAP);
    pot(canvas, view.art, words, pot_frame, index, cauldron);
    canvas.ledger.enter("cauldron's result", result_frame);
    let row = result_frame.h / results.len() as f64;
    for (i, fields) in results.iter().enumerate() {
        let line = Frame::new(result_frame.x, result_frame.y + row * i as f64, frame.w, row);
        result(canvas, line, fields);
    }
    canvas.ledger.leave();
}

/// The pot with what starts in it. Returns what is free in each of its cells.
pub(in crate::witches::pages) fn pot(
    canvas: &mut Canvas,
    art: Seed,
    words: &Language,
    frame: Frame,
    index: usize,
    cauldron: &Cauldron,
) -> Vec<Frame> {
    let mut stream = Stream::new(art, WitchesConcern::CauldronArt, index as u64);
    let pot = Pot::new(frame, cauldron.rect.w, cauldron.rect.h, &mut stream);
    let told = Tag::Figure(words.say(&sheet_read_cauldron_of(cauldron.size())));
    canvas.tagged(told, |canvas| canvas.svg(&pot.dressed(canvas.theme())));
    let width = usize::from(cauldron.rect.w);
    let room = |(i, cell)| {
        let row = i / width * width;
        writing_room(&pot.cells[row..row + width], cell)
    };
    let rooms: Vec<Frame> = pot.cells.iter().enumerate().map(room).collect();
    for (i, (cell, free)) in pot.cells.iter().zip(&rooms).enumerate() {
        canvas.ledger.enter("cauldron cell", cell.frame);
        fill(canvas, words, *free, i + 1, cauldron.starting.get(i).copied());
        canvas.ledger.leave();
    }
    rooms
}

/// The room to write in a cell: alike for all cells of its row, and free of the wall.
fn writing_room(row: &[PotCell], cell: &PotCell) -> Frame {
    let x = row.iter().map(|c| c.clear.x - c.frame.x + CLEAR.0).fold(LEAST_CLEAR.0, Unit::max);
    let y = row.iter().map(|c| c.clear.y - c.frame.y + CLEAR.1).fold(LEAST_CLEAR.1, Unit::max);
    let Frame { x: left, y: top, w, h } = cell.frame;
    Frame::new(left + x, top + y, w - 2.0 * x, h - 2.0 * y)
}

/// A cell: its place in the order at the top left, the number's bubble at the bottom right,
/// what starts in it between them.
fn fill(
    canvas: &mut Canvas,
    words: &Language,
    free: Frame,
    order: usize,
    starting: Option<Ingredient>,
) {
    let order = order.to_string();
    let at = Point::new(free.x, free.y + ORDER.rise());
    let w = canvas.text(Layer::Text, &order, at, Align::Left, ORDER);
    let (r, bubble) = (radius(free), bubble(free));
    canvas.circle(bubble, r, theme::PAPER, Some(BUBBLE_PEN));
    let Some(ingredient) = starting else {
        let frame = Frame::square(bubble, 2.0 * r);
        canvas.ledger.place(Layer::Field, "number", frame);
        return;
    };
    let at = Point::new(bubble.x, bubble.y + NUMBER.cap() / 2.0);
    canvas.text(Layer::Text, "1", at, Align::Middle, NUMBER);
    let (rise, drop) = (NAME.rise(), NAME.drop());
    let left = free.x + w + ORDER_GAP;
    let above_bubble = free.h - 2.0 * r >= rise + drop;
    let called = words.say(&ingredient.name());
    let beside_bubble = left + NAME.width(&called) + GAP <= bubble.x - r;
    let beside = bubble.x - r - left - 2.0 * GAP - NAME.width(&called);
    let size = free.h.min(LARGEST_SYMBOL).min(beside);
    let flat = free.h < FLAT && size >= LEAST_SYMBOL;
    if flat {
        // A flat cell: all in a line.
        let middle = Point::new(left + size / 2.0, free.centre().y);
        canvas.symbol(Layer::Icon, ingredient, Frame::square(middle, size));
        let at = Point::new(left + size + GAP, free.centre().y + NAME.cap() / 2.0);
        canvas.text(Layer::Text, &called, at, Align::Left, NAME);
    } else if (above_bubble || beside_bubble) && free.h < LOW {
        // A low cell: the symbol beside the bubble, the name above both.
        let at = Point::new(left, free.y + ORDER.rise());
        canvas.text(Layer::Text, &called, at, Align::Left, NAME);
        let top = at.y + drop + NAME_GAP;
        let size = (free.bottom() - top).min(bubble.x - r - left - GAP);
        let icon = Frame::new(left, free.bottom() - size, size, size);
        canvas.symbol(Layer::Icon, ingredient, icon);
    } else {
        let baseline = free.bottom() - drop;
        canvas.text(Layer::Text, &called, Point::new(free.x, baseline), Align::Left, NAME);
        let room = free.right() - left;
        let foot = baseline - rise - GAP;
        let mut size = (foot - free.y).min(LARGEST_SYMBOL).min(room);
        if foot > bubble.y - r {
            size = size.min(bubble.x - r - GAP - left);
        }
        let icon = Frame::new(left, foot - size, size, size);
        canvas.symbol(Layer::Icon, ingredient, icon);
    }
}

/// The middle of the bubble in what is free in a cell: at its foot, or in the middle of a flat one.
pub(in crate::witches::pages) fn bubble(free: Frame) -> Point {
    let r = radius(free);
    Point::new(free.right() - r, (free.bottom() - r).max(free.centre().y))
}

/// The bubble's radius, less where the cell itself is lower.
fn radius(free: Frame) -> Unit {
    BUBBLE.min(free.h / 2.0 + LEAST_CLEAR.1 - FROM_EDGE)
}

/// A field of a result: its label, and its share of what the labels leave.
struct Field {
    label: String,
    share: f64,
}

/// What is written down of a test, line by line: how many were undergrown and overgrown, and
/// where there are effects what they report.
fn results(view: &SheetView, words: &Language, width: Unit, low: bool) -> Vec<Vec<Field>> {
    let field = |label, share| Field { label: words.say(&label), share };
    let mut fields = vec![field(sheet_result_under(), 1.0), field(sheet_result_over(), 1.0)];
    if view.facts.effects.is_empty() {
        return vec![fields];
    }
    fields.push(field(sheet_result_reports(), 2.5));
    let lines = width - RESULT_MARGINS - labels(&fields);
    if low && lines < BESIDE_LOW {
        let gaps = LABEL_GAP * 3.0 + BETWEEN * 2.0;
        let room = (width - RESULT_MARGINS - BESIDE_LOW - gaps) / 3.0;
        fields.iter_mut().for_each(|f| f.label = fitted(&f.label, LABEL, room).0);
    }
    if low || lines >= BESIDE {
        return vec![fields];
    }
    let reports = fields.split_off(2);
    vec![fields, reports]
}

/// What labels and gaps take of a line of fields.
fn labels(fields: &[Field]) -> Unit {
    let labels: Unit = fields.iter().map(|f| LABEL.width(&f.label) + LABEL_GAP).sum();
    labels + BETWEEN * fields.len().saturating_sub(1) as f64
}

/// Draws a line of fields.
fn result(canvas: &mut Canvas, frame: Frame, fields: &[Field]) {
    let baseline = frame.bottom() - RESULT_BASELINE;
    let shares: f64 = fields.iter().map(|f| f.share).sum();
    let counts = fields.len() == 2;
    let w = if counts { frame.w.min(WIDEST_COUNTS) } else { frame.w } - RESULT_MARGINS;
    let lines = w - labels(fields);
    let mut x = frame.centre().x - w / 2.0;
    for Field { label, share } in fields {
        let at = Point::new(x, baseline);
        x += canvas.text(Layer::Text, label, at, Align::Left, LABEL) + LABEL_GAP;
        let line = lines * *share / shares;
        canvas.ledger.place(Layer::Field, label, Frame::new(x, frame.y, line, frame.h));
        let y = baseline + LINE_DROP;
        canvas.stroke(Point::new(x, y), Point::new(x + line, y), LINE);
        x += line + BETWEEN;
    }
}
