//! A cauldron: the pot, the order in which its cells are filled, starting ingredients, and
//! room for the result of its test.

use super::cells::Cells;
use super::outcome::Outcome;
use crate::common::stream::Stream;
use crate::game::seed::Seed;
use crate::page::Unit;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point, Pot, PotCell};
use crate::page::tag::Tag;
use crate::page::theme;
use crate::texts::Language;
use crate::texts::said::*;
use crate::witches::board::Cauldron;
use crate::witches::concern::WitchesConcern;
use crate::witches::pages::SheetView;
use crate::witches::pages::table::fitted;
use crate::witches::puzzle::Ingredient;

/// From the cells' border to the pot.
const INSET: Unit = Unit(0.9);
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
/// What starts in a cell stands at the left of its circle, the name below the drawing: what is clear
/// between name and circle, between drawing and name, and after the cell's order.
const BESIDE_BUBBLE: Unit = Unit(1.05);
const NAME_GAP: Unit = Unit(0.2);
const ORDER_GAP: Unit = Unit(0.8);
const LARGEST_SYMBOL: Unit = Unit(12.0);
/// Below this size a drawing stands beside its name if it is larger there, and what is between them.
const READABLE: Unit = Unit(4.5);
const SYMBOL_GAP: Unit = Unit(0.8);
const CELL_TOP: Unit = Unit(0.8);

const ORDER: Style = Style::new(Face::Regular, 7.5).colour(theme::SOFT_INK);
const NUMBER: Style = Style::new(Face::Bold, 11.0);
const NAME: Style = Style::new(Face::Bold, 7.5);

pub(in crate::witches::pages) fn draw(
    canvas: &mut Canvas,
    view: &SheetView,
    words: &Language,
    cells: &Cells,
    index: usize,
    cauldron: &Cauldron,
) {
    let frame = cells.of(cauldron.rect).inset(INSET);
    let reports = !view.facts.effects.is_empty();
    let result = Outcome::new(words, frame, cauldron.size(), reports);
    let (pot_frame, result_frame) = frame.split_top(frame.h - result.height(), RESULT_GAP);
    pot(canvas, view.art, words, pot_frame, index, cauldron);
    result.draw(canvas, result_frame);
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
    canvas.tagged(told, |canvas| canvas.nodes(pot.nodes(canvas.theme())));
    let width = usize::from(cauldron.rect.w);
    let room = |(i, cell)| {
        let row = i / width * width;
        writing_room(&pot.cells[row..row + width], cell)
    };
    let rooms: Vec<Frame> = pot.cells.iter().enumerate().map(room).collect();
    for (i, (cell, free)) in pot.cells.iter().zip(&rooms).enumerate() {
        canvas.ledger.enter("cauldron cell", cell.frame);
        let starting = cauldron.starting.get(i).copied();
        fill(canvas, words, (cell.frame, *free), i + 1, starting);
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

/// A cell: its place in the order at the top left, the number's bubble at the bottom right, at the
/// left of that what starts in it, its drawing above its name.
fn fill(
    canvas: &mut Canvas,
    words: &Language,
    (cell, free): (Frame, Frame),
    order: usize,
    starting: Option<Ingredient>,
) {
    let order = order.to_string();
    // Above a name, in a flat cell as well, and as high in all cells of a row.
    let lowest = free.bottom() - NAME.drop() - NAME.rise() - ORDER.drop();
    let at = Point::new(free.x, (free.y + ORDER.rise()).min(lowest));
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
    let room = bubble.x - r - BESIDE_BUBBLE - free.x;
    let (called, style) = fitted(&words.say(&ingredient.name()), NAME, room);
    let middle = free.x + room / 2.0;
    let baseline = free.bottom() - style.drop();
    let foot = baseline - style.rise() - NAME_GAP;
    // The wall is away from the middle of a cell's top.
    let size = LARGEST_SYMBOL.min(foot - cell.y - CELL_TOP).min(room - 2.0 * (w + ORDER_GAP));
    let left = free.x + w + ORDER_GAP;
    let beside = (free.x + room - style.width(&called) - SYMBOL_GAP - left).min(free.h);
    if size < READABLE && beside > size {
        let icon = Frame::new(left, free.centre().y - beside / 2.0, beside, beside);
        canvas.symbol(Layer::Icon, ingredient, icon);
        let at = Point::new(free.x + room, free.centre().y + style.cap() / 2.0);
        canvas.text(Layer::Text, &called, at, Align::Right, style);
        return;
    }
    canvas.text(Layer::Text, &called, Point::new(middle, baseline), Align::Middle, style);
    let icon = Frame::new(middle - size / 2.0, foot - size, size, size);
    canvas.symbol(Layer::Icon, ingredient, icon);
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
