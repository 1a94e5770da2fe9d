//! A garden: one organic outline, faint cell lines, and what its cells hold.

use super::cells::Cells;
use crate::page::Unit;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, GardenStyle, Point, garden_lines, garden_outline, path_data};
use crate::page::symbols::symbol;
use crate::page::theme;
use crate::stream::Stream;
use crate::texts::Language;
use crate::witches::board::{Garden, Plot, Rect, Special};
use crate::witches::concern::WitchesConcern;
use crate::witches::pages::SheetView;
use crate::witches::pages::said::*;
use crate::witches::puzzle::Ingredient;

/// From a cell's border to the garden's outline.
const INSET: Unit = Unit(1.15);
/// From a cell's border to what stands in it.
const FREE: Unit = Unit(3.0);
/// Radius of the circles that are filled in as a plant grows.
const DOT: Unit = Unit(1.25);
/// Side of the printed first dot of a starting ingredient.
const SEED: Unit = Unit(3.0);
/// From the middle of one circle to the next.
const PITCH: Unit = Unit(4.2);
/// The same where a cell holds two plants.
const HALF_PITCH: Unit = Unit(3.4);
/// How much an outline wavers, and the radius of its corners.
const WOBBLE: Unit = Unit(0.4);
const CORNER: Unit = Unit(6.0);
/// From the lines between cells to the outline and to each other.
const LINE_GAP: Unit = Unit(0.6);
/// How far a symbol reaches out of what is free in a cell.
const REACH: Unit = Unit(0.3);
const OUTLINE: Pen = Pen::new(theme::GARDEN_LINE, Unit(0.6));
const GUIDE: Pen = Pen::new(theme::GARDEN_GRID, Unit(0.3));
const THIN: Pen = Pen::new(theme::GARDEN_GRID, Unit(0.25));
/// From a special cell's badge to the line that halves it.
const HALF_GAP: Unit = Unit(0.8);
/// A plant: from the circles to its name, from there to its symbol, which is no larger than so.
const NAME_GAP: Unit = Unit(2.4);
const PLANT_GAP: Unit = Unit(0.4);
const LARGEST_PLANT: Unit = Unit(14.0);
/// The symbol of a special cell, what follows it, and the distance of its lines in sizes.
const BADGE: Unit = Unit(8.0);
const BADGE_GAP: Unit = Unit(1.0);
const BADGE_LEADING: f64 = 1.1;
/// The note cell: its pencil, the distance of its lines, and what is below the last.
const PENCIL: Unit = Unit(6.0);
const NOTE_LINE: Unit = Unit(4.6);
const NOTE_FOOT: Unit = Unit(0.6);

const NAME: Style = Style::new(Face::Bold, 8.0);
const BADGE_NAME: Style = Style::new(Face::Bold, 7.5);
const NOTE: Style = Style::new(Face::Heading, 8.0).colour(theme::GARDEN_LINE);

pub(super) fn draw(
    canvas: &mut Canvas,
    view: &SheetView,
    words: &Language,
    cells: &Cells,
    index: usize,
    garden: &Garden,
) {
    let (cw, ch) = cells.size();
    let corner = cells.of(Rect { x: 0, y: 0, w: 1, h: 1 });
    let look = canvas.theme().garden();
    let (wobble, round) = (WOBBLE * look.wobble, CORNER * look.corner);
    let style = GardenStyle::new(Point::new(corner.x, corner.y), (cw, ch), INSET, wobble, round);
    let places: Vec<(u8, u8)> = garden.cells.iter().map(|(cell, _)| (cell.x, cell.y)).collect();
    let mut stream = Stream::new(view.art, WitchesConcern::GardenArt, index as u64);
    let outline = garden_outline(&places, &style, &mut stream);
    let lines = garden_lines(&places, &style, LINE_GAP, &mut stream);
    canvas.fill(&path_data(&outline), theme::GARDEN_FILL);
    if !lines.is_empty() {
        canvas.dashes(&path_data(&lines), GUIDE, theme::GUIDE_DASHES);
    }
    canvas.outline(&path_data(&outline), "none", OUTLINE);
    for (cell, plot) in &garden.cells {
        let frame = cells.of(Rect { x: cell.x, y: cell.y, w: 1, h: 1 });
        canvas.ledger.enter("garden cell", frame.inset(FREE - REACH));
        plot_in(canvas, view, words, frame.inset(FREE), *plot);
        canvas.ledger.leave();
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
                    let middle = free.centre().x;
                    let d = format!("M{middle} {}V{}", below + HALF_GAP, free.bottom());
                    canvas.dashes(&d, GUIDE, theme::GUIDE_DASHES);
                    let (left, right) = free.split_left(free.w / 2.0, Unit(0.0));
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
    circles(canvas, free, count, count, PITCH.min(widest), full);
}

/// Circles in two rows, for half a cell.
fn half_growth(canvas: &mut Canvas, free: Frame, count: usize) {
    circles(canvas, free, count, count.div_ceil(2), HALF_PITCH, 0);
}

fn circles(
    canvas: &mut Canvas,
    free: Frame,
    count: usize,
    columns: usize,
    pitch: Unit,
    full: usize,
) {
    let rows = count.div_ceil(columns);
    let first = free.centre().x - pitch * (columns - 1) as f64 / 2.0;
    for i in 0..count {
        let middle = Point::new(
            first + pitch * (i % columns) as f64,
            free.bottom() - DOT - HALF_PITCH * (rows - 1 - i / columns) as f64,
        );
        if i < full {
            canvas.symbol(Layer::Icon, symbol!("seed-dot"), Frame::square(middle, SEED));
        } else {
            let frame = Frame::square(middle, 2.0 * DOT);
            canvas.ledger.place(Layer::Field, "dot", frame);
            canvas.circle(middle, DOT, theme::PAPER, Some(THIN));
        }
    }
}

fn planted(canvas: &mut Canvas, words: &Language, free: Frame, ingredient: Ingredient) {
    let baseline = free.bottom() - 2.0 * DOT - NAME_GAP;
    let at = Point::new(free.centre().x, baseline);
    canvas.text(Layer::Text, &words.say(&ingredient.name()), at, Align::Middle, NAME);
    let room = baseline - NAME.rise() - PLANT_GAP - free.y;
    let size = room.min(LARGEST_PLANT);
    let icon = Frame::square(Point::new(free.centre().x, free.y + room / 2.0), size);
    canvas.symbol(Layer::Icon, ingredient, icon);
}

/// A special cell's symbol and name in its top left corner. Returns where they end.
fn badge(canvas: &mut Canvas, words: &Language, free: Frame, special: Special) -> Unit {
    let name = words.say(&special.name());
    let icon = Frame::new(free.x - REACH, free.y - REACH, BADGE, BADGE);
    canvas.symbol(Layer::Icon, special, icon);
    let (x, room) = (icon.right() + BADGE_GAP, free.right() - icon.right() - BADGE_GAP);
    let lines: Vec<&str> =
        if BADGE_NAME.width(&name) <= room { vec![&name] } else { name.split(' ').collect() };
    let leading = BADGE_NAME.size.em() * BADGE_LEADING;
    let height = BADGE_NAME.cap() + leading * (lines.len() - 1) as f64;
    let mut baseline = icon.centre().y - height / 2.0 + BADGE_NAME.cap();
    for line in lines {
        canvas.text(Layer::Text, line, Point::new(x, baseline), Align::Left, BADGE_NAME);
        baseline += leading;
    }
    icon.bottom()
}

fn note(canvas: &mut Canvas, words: &Language, free: Frame) {
    let icon = Frame::new(free.x, free.y, PENCIL, PENCIL);
    canvas.symbol(Layer::Icon, symbol!("pencil"), icon);
    let at = Point::new(icon.right() + BADGE_GAP, icon.centre().y + NOTE.cap() / 2.0);
    canvas.text(Layer::Text, &words.say(&sheet_notes()), at, Align::Left, NOTE);
    let lines = ((free.bottom() - icon.bottom()) / NOTE_LINE) as usize;
    for i in 0..lines {
        let y = free.bottom() - NOTE_FOOT - NOTE_LINE * i as f64;
        canvas.stroke(Point::new(free.x, y), Point::new(free.right(), y), THIN);
    }
    let (top, height) = (icon.bottom(), free.bottom() - icon.bottom());
    canvas.ledger.place(Layer::Field, "notes", Frame::new(free.x, top, free.w, height));
}
