//! The dots of a cell: circles to fill in as a plant grows.

use crate::page::canvas::{Canvas, Pen};
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::{Unit, theme};
use crate::witches::board::{Plot, Special};

/// Their radius; a pencil fills three millimetres in a moment.
pub(in crate::witches::pages) const RADIUS: Unit = Unit(1.5);
/// From the middle of one to the next, at most and at least: what does not fit in one row so
/// stands in two.
const WIDEST: Unit = Unit(4.1);
const NARROWEST: Unit = Unit(3.7);
/// From one row to the next.
const ROW: Unit = Unit(3.8);
/// Their outline: 5:1 on paper and no less than 4:1 on a garden.
const OUTLINE: Pen = Pen::new(theme::GARDEN_LINE, Unit(0.4));
/// An outline is drawn half outside.
pub(super) const REACH: Unit = Unit(RADIUS.0 + OUTLINE.width.0 / 2.0);

/// Between the halves of a cell that holds two plants.
const HALF_GAP: Unit = Unit(1.0);

/// The halves of what is free in a cell that holds two plants.
pub(super) fn halves(free: Frame) -> [Frame; 2] {
    let (left, right) = free.split_left((free.w - HALF_GAP) / 2.0, HALF_GAP);
    [left, right]
}

/// How many dots a plant has that grows in a plot, where the longest recipe has so many.
pub(super) fn count(plot: Plot, longest: usize) -> usize {
    match plot {
        Plot::Note => 0,
        Plot::Special(Special::LowCeiling) => 2,
        _ => longest,
    }
}

/// The middles of all dots of a plot.
pub(super) fn middles(free: Frame, plot: Plot, longest: usize) -> Vec<Point> {
    let count = count(plot, longest);
    match plot {
        Plot::Special(Special::Efficiency) => {
            halves(free).into_iter().flat_map(|half| centres(half, count)).collect()
        }
        _ => centres(free, count),
    }
}

/// Draws a number of dots along the foot of what is free in a cell, the first of them full.
/// Returns their top.
pub(in crate::witches::pages) fn draw(
    canvas: &mut Canvas,
    free: Frame,
    count: usize,
    full: usize,
) -> Unit {
    let middles = centres(free, count);
    let place = |canvas: &mut Canvas, layer, name, dots: &[Point]| {
        let frames = dots.iter().map(|&middle| Frame::square(middle, 2.0 * RADIUS));
        frames.for_each(|frame| canvas.ledger.place(layer, name, frame));
    };
    let (full, empty) = middles.split_at(full.min(middles.len()));
    place(canvas, Layer::Icon, "full dot", full);
    place(canvas, Layer::Field, "dot", empty);
    let filled = (theme::INK, Some(Pen::new(theme::INK, OUTLINE.width)));
    for (dots, look) in [(full, filled), (empty, (theme::PAPER, Some(OUTLINE)))] {
        for row in dots.chunk_by(|one, next| one.y == next.y) {
            let pitch = row.get(1).map_or(WIDEST, |second| second.x - row[0].x);
            canvas.circles(row[0], pitch, row.len(), RADIUS, look);
        }
    }
    middles.first().map_or(free.bottom(), |first| first.y - REACH)
}

/// The middles of the dots along the foot of what is free in a cell, in the order in which they
/// are filled.
pub(in crate::witches::pages) fn centres(free: Frame, count: usize) -> Vec<Point> {
    let columns = columns(free.w, count);
    let pitch = pitch(free.w, columns).min(WIDEST);
    let first = free.centre().x - pitch * (columns - 1) as f64 / 2.0;
    let (last, rows) = (free.bottom() - REACH, count.div_ceil(columns));
    let middle = |i: usize| {
        let (column, row) = (i % columns, i / columns);
        Point::new(first + pitch * column as f64, last - ROW * (rows - 1 - row) as f64)
    };
    (0..count).map(middle).collect()
}

/// How many dots stand side by side: all, or half of them where all would touch.
fn columns(width: Unit, count: usize) -> usize {
    let count = count.max(1);
    if pitch(width, count) >= NARROWEST { count } else { count.div_ceil(2) }
}

/// From dot to dot where a row takes the whole width.
fn pitch(width: Unit, columns: usize) -> Unit {
    if columns < 2 { WIDEST } else { (width - 2.0 * REACH) / (columns - 1) as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_stand_in_one_row_or_in_two() {
        let drawn = |width, count| {
            let mut canvas = Canvas::new();
            let free = Frame::of(0.0, 0.0, width, 20.0);
            canvas.ledger.enter("cell", free);
            let top = draw(&mut canvas, free, count, 1);
            let (_, ledger) = canvas.finish();
            assert!(ledger.faults().is_empty(), "{width} {count}: {:?}", ledger.faults());
            let placed: Vec<Frame> = ledger.placed.iter().map(|p| p.frame).collect();
            assert_eq!(placed.len(), count);
            assert!(placed.iter().all(|f| (f.w - Unit(3.0)).abs() < Unit(0.001) && f.y >= top));
            let foot = placed.iter().map(|f| f.y.0.round() as i64);
            foot.collect::<std::collections::BTreeSet<_>>().len()
        };
        assert_eq!(drawn(26.0, 6), 1);
        assert_eq!(drawn(21.0, 6), 2);
        assert_eq!(drawn(13.0, 6), 2);
        assert_eq!(drawn(13.0, 5), 2);
        assert_eq!(drawn(26.0, 4), 1);
        assert_eq!(drawn(26.0, 2), 1);
        assert_eq!(drawn(4.0, 1), 1);
    }
}
