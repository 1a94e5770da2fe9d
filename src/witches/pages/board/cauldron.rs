//! A cauldron: the pot, the order in which its cells are filled, starting ingredients, and
//! room for the result of its test.

use super::section::Cells;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::layout::Layer;
use crate::page::shape::{Cauldron as Pot, CauldronCell, CauldronColours, Frame};
use crate::page::theme;
use crate::stream::Stream;
use crate::texts::Language;
use crate::witches::board::Cauldron;
use crate::witches::concern::WitchesConcern;
use crate::witches::pages::SheetView;
use crate::witches::pages::said::*;
use crate::witches::puzzle::Ingredient;

/// From the cells' border to the pot.
const INSET: f64 = 0.9;
/// Height of the line for the result.
const RESULT: f64 = 4.4;
/// Radius of the bubble in which a cell's number is written.
const BUBBLE: f64 = 3.1;

pub(super) fn draw(
    canvas: &mut Canvas,
    view: &SheetView,
    words: &Language,
    cells: &Cells,
    (index, cauldron): (usize, &Cauldron),
) {
    let frame = cells.of(cauldron.rect).inset(INSET);
    let (pot_frame, result_frame) = frame.split_top(frame.h - RESULT, 0.4);
    let mut stream = Stream::new(view.art, WitchesConcern::CauldronArt, index as u64);
    let pot = Pot::new(pot_frame, cauldron.rect.w, cauldron.rect.h, &mut stream);
    canvas.svg(pot.svg(&CauldronColours::default()));
    for (i, cell) in pot.cells.iter().enumerate() {
        let row = i / usize::from(cauldron.rect.w) * usize::from(cauldron.rect.w);
        let free = writing_room(&pot.cells[row..row + usize::from(cauldron.rect.w)], cell);
        canvas.layout.enter("cauldron cell", cell.frame);
        fill(canvas, words, free, i + 1, cauldron.starting.get(i).copied());
        canvas.layout.leave();
    }
    canvas.layout.enter("cauldron's result", result_frame);
    result(canvas, words, result_frame);
    canvas.layout.leave();
}

/// The room to write in a cell: alike for all cells of its row, and free of the wall.
fn writing_room(row: &[CauldronCell], cell: &CauldronCell) -> Frame {
    let x = row.iter().map(|c| c.clear.x - c.frame.x + 0.8).fold(2.2, f64::max);
    let y = row.iter().map(|c| c.clear.y - c.frame.y + 0.4).fold(1.6, f64::max);
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
    let order_style = Style::new(Face::Regular, 7.5).colour(theme::SOFT_INK);
    let order = order.to_string();
    let at = (free.x, free.y + order_style.rise());
    let w = canvas.text(Layer::Text, &order, at, Align::Left, order_style);
    let bubble = (free.right() - BUBBLE, free.bottom() - BUBBLE);
    canvas.circle(bubble, BUBBLE, theme::PAPER, Some((theme::GUIDE, 0.3)));
    let Some(ingredient) = starting else {
        let frame = Frame::around(bubble.0, bubble.1, 2.0 * BUBBLE, 2.0 * BUBBLE);
        canvas.layout.place(Layer::Field, "number", frame);
        return;
    };
    let number = Style::new(Face::Bold, 11.0);
    let at = (bubble.0, bubble.1 + number.cap() / 2.0);
    canvas.text(Layer::Text, "1", at, Align::Middle, number);
    let called = words.say(&ingredient.name());
    let name = Style::new(Face::Bold, 7.5);
    let (rise, drop) = (name.rise(), name.drop());
    let left = free.x + w + 1.4;
    let above_bubble = free.h - 2.0 * BUBBLE >= rise + drop;
    let beside_bubble = left + name.width(&called) + 0.4 <= bubble.0 - BUBBLE;
    if (above_bubble || beside_bubble) && free.h < 14.0 {
        // A low cell: the symbol beside the bubble, the name above both.
        let at = (left, free.y + order_style.rise());
        canvas.text(Layer::Text, &called, at, Align::Left, name);
        let top = at.1 + drop + 0.2;
        let size = (free.bottom() - top).min(bubble.0 - BUBBLE - left - 0.4);
        let icon = Frame::new(left, free.bottom() - size, size, size);
        canvas.symbol(Layer::Icon, ingredient, icon);
    } else {
        let baseline = free.bottom() - drop;
        canvas.text(Layer::Text, &called, (free.x, baseline), Align::Left, name);
        let room = free.right() - left;
        let foot = baseline - rise - 0.4;
        let mut size = (foot - free.y).min(12.0).min(room);
        if foot > bubble.1 - BUBBLE {
            size = size.min(bubble.0 - BUBBLE - 0.4 - left);
        }
        let icon = Frame::new(left, foot - size, size, size);
        canvas.symbol(Layer::Icon, ingredient, icon);
    }
}

/// Room to write how many were undergrown and overgrown.
fn result(canvas: &mut Canvas, words: &Language, frame: Frame) {
    let style = Style::new(Face::Regular, 7.0).colour(theme::SOFT_INK);
    let baseline = frame.bottom() - 1.1;
    let labels = [sheet_result_under(), sheet_result_over()].map(|label| words.say(&label));
    let text: f64 = labels.iter().map(|l| style.width(l)).sum();
    let gap = 0.8;
    let between = 3.0;
    let w = frame.w.min(48.0) - 2.0;
    let line = (w - text - 2.0 * gap - between) / 2.0;
    let mut x = frame.middle_x() - w / 2.0;
    for label in &labels {
        x += canvas.text(Layer::Text, label, (x, baseline), Align::Left, style) + gap;
        canvas.layout.place(Layer::Field, label, Frame::new(x, frame.y, line, frame.h));
        canvas.stroke((x, baseline + 0.4), (x + line, baseline + 0.4), theme::RULE, 0.25);
        x += line + between;
    }
}
