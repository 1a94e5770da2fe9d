//! The pieces that a cauldron is put together from.

use crate::common::stream::Stream;
use crate::page::length::Unit;
use crate::page::shape::geometry::{Contour, Frame, Point, QUARTER, enclosed};

/// The width of the outermost line, as a share of the small side of a cell.
pub(super) const OUTLINE: f64 = 0.028;

/// One cell of a cauldron.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PotCell {
    /// Its share of the inside, up to the dividers; at the pot's corners the wall cuts into
    /// it.
    pub frame: Frame,
    /// The part of it that is free of the wall, for writing: the largest frame around its
    /// middle and of its form that fits, 55 to 94 % of its width and height.
    pub clear: Frame,
}

/// The pot's profile in a frame: a neck `neck` narrower on each side, a belly that reaches
/// the frame, a round bottom.
pub(super) fn belly(f: Frame, neck: Unit, u: Unit) -> Contour {
    let p = Point::new;
    let (l, r, t, b) = (f.x, f.right(), f.y, f.bottom());
    let shoulder = t + (0.46 * u).min(f.h * 0.5);
    let (rx, ry) = ((0.72 * u).min(f.w * 0.4), (0.7 * u).min((b - shoulder) * 0.98));
    let sag = (0.025 * u).min((f.w / 2.0 - rx) * 0.06);
    let mut c = Contour::from(p(l + neck, t));
    c.line(p(r - neck, t));
    c.curve(p(r - neck, t + 0.16 * u), p(r, shoulder - 0.2 * u), p(r, shoulder))
        .line(p(r, b - ry))
        .curve(p(r, b - ry * 0.36), p(r - rx * 0.36, b - sag), p(r - rx, b - sag))
        .curve(
            p(r - rx - (f.w / 2.0 - rx) * 0.4, b - sag),
            p(l + f.w / 2.0 + (f.w / 2.0 - rx) * 0.3, b),
            p(l + f.w / 2.0, b),
        )
        .curve(
            p(l + f.w / 2.0 - (f.w / 2.0 - rx) * 0.3, b),
            p(l + rx + (f.w / 2.0 - rx) * 0.4, b - sag),
            p(l + rx, b - sag),
        )
        .curve(p(l + rx * 0.36, b - sag), p(l, b - ry * 0.36), p(l, b - ry))
        .line(p(l, shoulder))
        .curve(p(l, shoulder - 0.2 * u), p(l + neck, t + 0.16 * u), p(l + neck, t));
    c.close()
}

/// The brew under the rim: a band with a wavy lower edge.
pub(super) fn surface(left: Unit, right: Unit, top: Unit, u: Unit) -> Contour {
    let p = Point::new;
    let depth = top + 0.075 * u;
    let waves = (((right - left) / (0.42 * u)).round() as usize).max(2);
    let step = (right - left) / waves as f64;
    let mut c = Contour::from(p(left, top));
    c.line(p(right, top)).line(p(right, depth));
    for i in 0..waves {
        let x = right - step * i as f64;
        c.curve(
            p(x - step * 0.33, depth + 0.05 * u),
            p(x - step * 0.66, depth - 0.035 * u),
            p(x - step, depth),
        );
    }
    c.close()
}

/// A foot from the middle of its top down to `low`; its toe leans left (-1) to right (1).
pub(super) fn foot(top: Point, low: Unit, lean: f64, u: Unit) -> Contour {
    let p = Point::new;
    let wide = 0.085 * u;
    let toe = top.x + lean * 0.10 * u;
    let (tread, sole) = (0.75 * wide, low - 0.012 * u);
    let mut c = Contour::from(p(top.x - wide, top.y));
    c.curve(
        p(top.x - wide, low - 0.05 * u),
        p(toe - 0.8 * wide, low - 0.04 * u),
        p(toe - tread, sole),
    )
    .round(p(toe - tread, low), p(toe, low), QUARTER)
    .round(p(toe + tread, low), p(toe + tread, sole), QUARTER)
    .curve(
        p(toe + 0.8 * wide, low - 0.04 * u),
        p(top.x + wide, low - 0.05 * u),
        p(top.x + wide, top.y),
    );
    c.close()
}

/// A ring to lift the pot by.
pub(super) fn ear(middle: Point, u: Unit) -> Contour {
    let at = |x: f64, y: f64| Point::new(middle.x + x * 0.045 * u, middle.y + y * 0.075 * u);
    let mut c = Contour::from(at(0.0, -1.0));
    c.round(at(1.0, -1.0), at(1.0, 0.0), QUARTER)
        .round(at(1.0, 1.0), at(0.0, 1.0), QUARTER)
        .round(at(-1.0, 1.0), at(-1.0, 0.0), QUARTER)
        .round(at(-1.0, -1.0), at(0.0, -1.0), QUARTER);
    c.close()
}

/// Bubbles that rise over the rim, apart from each other: one more likely than not in each
/// stretch of the lip.
pub(super) fn bubbles(frame: Frame, lip: Frame, u: Unit, stream: &mut Stream) -> Vec<Contour> {
    let half = OUTLINE * u / 2.0;
    let stretches = ((lip.w / (0.24 * u)) as usize).max(2);
    let wide = lip.w / stretches as f64;
    let share = |s: &mut Stream| s.below(1001) as f64 / 1000.0;
    let mut all = Vec::new();
    for i in 0..stretches {
        let (present, size, across, up) =
            (stream.chance(5, 8), share(stream), share(stream), share(stream));
        if present {
            let r = (0.035 + 0.045 * size * size) * u;
            let x = lip.x + wide * i as f64 + r + half + (wide - 2.0 * (r + half)) * across;
            let y = frame.y + half + r + 0.06 * up * u;
            all.push(Contour::circle(Point::new(x, y), r));
        }
    }
    all
}

/// Even cells in `room`, with the lines between them.
pub(super) fn grid(
    room: Frame,
    columns: u8,
    rows: u8,
    inside_line: &Contour,
    u: Unit,
) -> (Vec<Contour>, Vec<PotCell>) {
    let (cw, ch) = (room.w / f64::from(columns), room.h / f64::from(rows));
    let mut dividers = Vec::new();
    let (gap, p) = (0.07 * u, Point::new);
    for i in 1..columns {
        let x = room.x + cw * f64::from(i);
        for j in 0..rows {
            let y = room.y + ch * f64::from(j);
            let top = if j == 0 { y + 0.14 * u } else { y + gap };
            let mut line = Contour::from(p(x, top));
            line.line(p(x, y + ch - gap));
            dividers.push(line);
        }
    }
    for j in 1..rows {
        let y = room.y + ch * f64::from(j);
        for i in 0..columns {
            let x = room.x + cw * f64::from(i);
            let mut line = Contour::from(p(x + gap, y));
            line.line(p(x + cw - gap, y));
            dividers.push(line);
        }
    }
    let pot = [inside_line.sample(12)];
    let mut cells = Vec::new();
    for j in 0..rows {
        for i in 0..columns {
            let frame = Frame::new(room.x + cw * f64::from(i), room.y + ch * f64::from(j), cw, ch);
            cells.push(PotCell { frame, clear: clear(frame, &pot) });
        }
    }
    (dividers, cells)
}

/// The largest of a row of shrinking frames around a cell's middle whose corners are inside.
fn clear(cell: Frame, pot: &[Vec<Point>]) -> Frame {
    let shrunk = |percent: u32| {
        let cut = f64::from(100 - percent) / 200.0;
        Frame::new(
            cell.x + cell.w * cut,
            cell.y + cell.h * cut,
            cell.w * (1.0 - 2.0 * cut),
            cell.h * (1.0 - 2.0 * cut),
        )
    };
    let fits = |f: &Frame| {
        [(f.x, f.y), (f.right(), f.y), (f.x, f.bottom()), (f.right(), f.bottom())]
            .into_iter()
            .all(|(x, y)| enclosed(pot, Point::new(x, y)))
    };
    // A corner that moves towards the middle does not leave the pot again.
    let (mut low, mut high) = (55_u32, 94);
    while low < high {
        let middle = (low + high).div_ceil(2);
        if fits(&shrunk(middle)) { low = middle } else { high = middle - 1 }
    }
    shrunk(low)
}
