//! A cauldron: the pot, the order in which its cells are filled, starting ingredients, and
//! room for the result of its test.

use super::cells::Cells;
use crate::page::Unit;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point, Pot, PotCell};
use crate::page::theme;
use crate::stream::Stream;
use crate::texts::Language;
use crate::witches::board::Cauldron;
use crate::witches::concern::WitchesConcern;
use crate::witches::pages::SheetView;
use crate::witches::pages::said::*;
use crate::witches::puzzle::Ingredient;

/// From the cells' border to the pot.
const INSET: Unit = Unit(0.9);
/// Height of the line for the result.
const RESULT: Unit = Unit(4.4);
/// Radius of the bubble in which a cell's number is written.
const BUBBLE: Unit = Unit(3.1);
const BUBBLE_PEN: Pen = Pen::new(theme::GUIDE, Unit(0.3));
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
const LARGEST_SYMBOL: Unit = Unit(12.0);
/// The line for the result: its width at most, and the margins at its sides together.
const WIDEST_RESULT: Unit = Unit(48.0);
const RESULT_MARGINS: Unit = Unit(2.0);
/// From its foot to the baseline, from there to the lines, after a label, between the halves.
const RESULT_BASELINE: Unit = Unit(1.1);
const LINE_DROP: Unit = Unit(0.4);
const LABEL_GAP: Unit = Unit(0.8);
const BETWEEN: Unit = Unit(3.0);
const LINE: Pen = Pen::new(theme::RULE, Unit(0.25));

const ORDER: Style = Style::new(Face::Regular, 7.5).colour(theme::SOFT_INK);
const NUMBER: Style = Style::new(Face::Bold, 11.0);
const NAME: Style = Style::new(Face::Bold, 7.5);
const LABEL: Style = Style::new(Face::Regular, 7.0).colour(theme::SOFT_INK);

pub(super) fn draw(
    canvas: &mut Canvas,
    view: &SheetView,
    words: &Language,
    cells: &Cells,
    index: usize,
    cauldron: &Cauldron,
) {
    let frame = cells.of(cauldron.rect).inset(INSET);
    let (pot_frame, result_frame) = frame.split_top(frame.h - RESULT, RESULT_GAP);
    let mut stream = Stream::new(view.art, WitchesConcern::CauldronArt, index as u64);
    let pot = Pot::new(pot_frame, cauldron.rect.w, cauldron.rect.h, &mut stream);
    canvas.svg(&pot.dressed(canvas.theme()));
    for (i, cell) in pot.cells.iter().enumerate() {
        let row = i / usize::from(cauldron.rect.w) * usize::from(cauldron.rect.w);
        let free = writing_room(&pot.cells[row..row + usize::from(cauldron.rect.w)], cell);
        canvas.ledger.enter("cauldron cell", cell.frame);
        fill(canvas, words, free, i + 1, cauldron.starting.get(i).copied());
        canvas.ledger.leave();
    }
    canvas.ledger.enter("cauldron's result", result_frame);
    result(canvas, words, result_frame);
    canvas.ledger.leave();
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
    let bubble = Point::new(free.right() - BUBBLE, free.bottom() - BUBBLE);
    canvas.circle(bubble, BUBBLE, theme::PAPER, Some(BUBBLE_PEN));
    let Some(ingredient) = starting else {
        let frame = Frame::square(bubble, 2.0 * BUBBLE);
        canvas.ledger.place(Layer::Field, "number", frame);
        return;
    };
    let at = Point::new(bubble.x, bubble.y + NUMBER.cap() / 2.0);
    canvas.text(Layer::Text, "1", at, Align::Middle, NUMBER);
    let (rise, drop) = (NAME.rise(), NAME.drop());
    let left = free.x + w + ORDER_GAP;
    let above_bubble = free.h - 2.0 * BUBBLE >= rise + drop;
    let called = words.say(&ingredient.name());
    let beside_bubble = left + NAME.width(&called) + GAP <= bubble.x - BUBBLE;
    if (above_bubble || beside_bubble) && free.h < LOW {
        // A low cell: the symbol beside the bubble, the name above both.
        let at = Point::new(left, free.y + ORDER.rise());
        canvas.text(Layer::Text, &called, at, Align::Left, NAME);
        let top = at.y + drop + NAME_GAP;
        let size = (free.bottom() - top).min(bubble.x - BUBBLE - left - GAP);
        let icon = Frame::new(left, free.bottom() - size, size, size);
        canvas.symbol(Layer::Icon, ingredient, icon);
    } else {
        let baseline = free.bottom() - drop;
        canvas.text(Layer::Text, &called, Point::new(free.x, baseline), Align::Left, NAME);
        let room = free.right() - left;
        let foot = baseline - rise - GAP;
        let mut size = (foot - free.y).min(LARGEST_SYMBOL).min(room);
        if foot > bubble.y - BUBBLE {
            size = size.min(bubble.x - BUBBLE - GAP - left);
        }
        let icon = Frame::new(left, foot - size, size, size);
        canvas.symbol(Layer::Icon, ingredient, icon);
    }
}

/// Room to write how many were undergrown and overgrown.
fn result(canvas: &mut Canvas, words: &Language, frame: Frame) {
    let baseline = frame.bottom() - RESULT_BASELINE;
    let labels = [words.say(&sheet_result_under()), words.say(&sheet_result_over())];
    let text: Unit = labels.iter().map(|l| LABEL.width(l)).sum();
    let w = frame.w.min(WIDEST_RESULT) - RESULT_MARGINS;
    let line = (w - text - 2.0 * LABEL_GAP - BETWEEN) / 2.0;
    let mut x = frame.centre().x - w / 2.0;
    for label in &labels {
        x += canvas.text(Layer::Text, label, Point::new(x, baseline), Align::Left, LABEL)
            + LABEL_GAP;
        canvas.ledger.place(Layer::Field, label, Frame::new(x, frame.y, line, frame.h));
        let y = baseline + LINE_DROP;
        canvas.stroke(Point::new(x, y), Point::new(x + line, y), LINE);
        x += line + BETWEEN;
    }
}
