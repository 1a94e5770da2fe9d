//! A garden: one organic outline, faint cell lines, and what its cells hold.

use super::section::Cells;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::layout::Layer;
use crate::page::shape::{Frame, GardenStyle, Point, garden_lines, garden_outline, n, path_data};
use crate::page::symbols::Mark;
use crate::page::theme;
use crate::stream::Stream;
use crate::texts::Language;
use crate::witches::board::{Cell, Garden, Plot, Rect, Special};
use crate::witches::concern::WitchesConcern;
use crate::witches::pages::SheetView;
use crate::witches::pages::said::*;
use crate::witches::puzzle::Ingredient;

/// From a cell's border to the garden's outline.
const INSET: f64 = 1.15;
/// From a cell's border to what stands in it.
const FREE: f64 = 3.0;
/// Radius of the circles that are filled in as a plant grows.
const DOT: f64 = 1.25;
/// Side of the printed first dot of a starting ingredient.
const SEED: f64 = 3.0;
/// From the middle of one circle to the next.
const PITCH: f64 = 4.2;
/// The same where a cell holds two plants.
const HALF_PITCH: f64 = 3.4;

pub(super) fn draw(
    canvas: &mut Canvas,
    view: &SheetView,
    words: &Language,
    cells: &Cells,
    (index, garden): (usize, &Garden),
) {
    let (cw, ch) = cells.size();
    let corner = cells.of(Rect { x: 0, y: 0, w: 1, h: 1 });
    let style = GardenStyle::new(Point::new(corner.x, corner.y), (cw, ch), INSET, 0.4, 6.0);
    let places: Vec<Cell> = garden.cells.iter().map(|(cell, _)| *cell).collect();
    let mut stream = Stream::new(view.art, WitchesConcern::GardenArt, index as u64);
    let outline = garden_outline(&places, &style, &mut stream);
    let lines = garden_lines(&places, &style, 0.6, &mut stream);
    canvas.fill(&path_data(&outline), theme::GARDEN_FILL);
    if !lines.is_empty() {
        canvas.dashes(&path_data(&lines), theme::GARDEN_GRID, 0.3, "1.2 1");
    }
    canvas.outline(&path_data(&outline), "none", theme::GARDEN_LINE, 0.6);
    for (cell, plot) in &garden.cells {
        let frame = cells.of(Rect { x: cell.x, y: cell.y, w: 1, h: 1 });
        canvas.layout.enter("garden cell", frame.inset(FREE - 0.3));
        plot_in(canvas, view, words, frame.inset(FREE), *plot);
        canvas.layout.leave();
    }
}

fn plot_in(canvas: &mut Canvas, view: &SheetView, words: &Language, free: Frame, plot: Plot) {
    let longest = usize::from(view.facts.longest);
    match plot {
        Plot::Empty => {
            growth(canvas, free, longest, 0);
        }
        Plot::Planted(ingredient) => {
            growth(canvas, free, longest, 1);
            planted(canvas, words, free, ingredient);
        }
        Plot::Note => note(canvas, words, free),
        Plot::Special(special) => {
            let below = badge(canvas, words, free, special);
            match special {
                Special::LowCeiling => growth(canvas, free, 2, 0),
                Special::Efficiency => {
                    let middle = free.middle_x();
                    let d = format!("M{} {}V{}", n(middle), n(below + 0.8), n(free.bottom()));
                    canvas.dashes(&d, theme::GARDEN_GRID, 0.3, "1.2 1");
                    let (left, right) = free.split_left(free.w / 2.0, 0.0);
                    half_growth(canvas, left, longest);
                    half_growth(canvas, right, longest);
                }
                _ => growth(canvas, free, longest, 0),
            }
        }
    }
}

/// Circles to fill in along the foot of a cell, `full` of them filled.
fn growth(canvas: &mut Canvas, free: Frame, count: usize, full: usize) {
    let widest = (free.w - SEED) / (count.max(2) - 1) as f64;
    circles(canvas, free, (count, count), PITCH.min(widest), full);
}

/// Circles in two rows, for half a cell.
fn half_growth(canvas: &mut Canvas, free: Frame, count: usize) {
    circles(canvas, free, (count, count.div_ceil(2)), HALF_PITCH, 0);
}

fn circles(
    canvas: &mut Canvas,
    free: Frame,
    (count, columns): (usize, usize),
    pitch: f64,
    full: usize,
) {
    let rows = count.div_ceil(columns);
    let first = free.middle_x() - pitch * (columns - 1) as f64 / 2.0;
    for i in 0..count {
        let x = first + pitch * (i % columns) as f64;
        let y = free.bottom() - DOT - HALF_PITCH * (rows - 1 - i / columns) as f64;
        if i < full {
            canvas.symbol(Layer::Icon, Mark::SeedDot, Frame::around(x, y, SEED, SEED));
        } else {
            let frame = Frame::around(x, y, 2.0 * DOT, 2.0 * DOT);
            canvas.layout.place(Layer::Field, "dot", frame);
            canvas.circle((x, y), DOT, theme::PAPER, Some((theme::GARDEN_GRID, 0.25)));
        }
    }
}

fn planted(canvas: &mut Canvas, words: &Language, free: Frame, ingredient: Ingredient) {
    let style = Style::new(Face::Bold, 8.0);
    let baseline = free.bottom() - 2.0 * DOT - 2.4;
    let at = (free.middle_x(), baseline);
    canvas.text(Layer::Text, &words.say(&ingredient.name()), at, Align::Middle, style);
    let room = baseline - style.rise() - 0.4 - free.y;
    let size = room.min(14.0);
    let icon = Frame::around(free.middle_x(), free.y + room / 2.0, size, size);
    canvas.symbol(Layer::Icon, ingredient, icon);
}

/// A special cell's symbol and name in its top left corner. Returns where they end.
fn badge(canvas: &mut Canvas, words: &Language, free: Frame, special: Special) -> f64 {
    let name = words.say(&special.name());
    const ICON: f64 = 8.0;
    let icon = Frame::new(free.x - 0.3, free.y - 0.3, ICON, ICON);
    canvas.symbol(Layer::Icon, special, icon);
    let style = Style::new(Face::Bold, 7.5);
    let (x, room) = (icon.right() + 1.0, free.right() - icon.right() - 1.0);
    let lines: Vec<&str> =
        if style.width(&name) <= room { vec![&name] } else { name.split(' ').collect() };
    let leading = style.size.mm() * 1.1;
    let height = style.cap() + leading * (lines.len() - 1) as f64;
    let mut baseline = icon.middle_y() - height / 2.0 + style.cap();
    for line in lines {
        canvas.text(Layer::Text, line, (x, baseline), Align::Left, style);
        baseline += leading;
    }
    icon.bottom()
}

fn note(canvas: &mut Canvas, words: &Language, free: Frame) {
    const ICON: f64 = 6.0;
    let icon = Frame::new(free.x, free.y, ICON, ICON);
    canvas.symbol(Layer::Icon, Mark::Pencil, icon);
    let style = Style::new(Face::Heading, 8.0).colour(theme::GARDEN_LINE);
    let at = (icon.right() + 1.0, icon.middle_y() + style.cap() / 2.0);
    canvas.text(Layer::Text, &words.say(&sheet_notes()), at, Align::Left, style);
    let lines = ((free.bottom() - icon.bottom()) / 4.6) as usize;
    for i in 0..lines {
        let y = free.bottom() - 0.6 - 4.6 * i as f64;
        canvas.stroke((free.x, y), (free.right(), y), theme::GARDEN_GRID, 0.25);
    }
    let (top, height) = (icon.bottom(), free.bottom() - icon.bottom());
    canvas.layout.place(Layer::Field, "notes", Frame::new(free.x, top, free.w, height));
}
