//! Noise that hides what lies behind it: a lattice, and scribbles as large as letters. Strokes
//! alone, so that no saving of ink takes it away.

use std::fmt::Write;

use crate::page::canvas::{Canvas, Pen};
use crate::page::shape::{Frame, Point};
use crate::page::{Unit, theme};
use crate::seed::Seed;
use crate::stream::Stream;
use crate::witches::concern::WitchesConcern;

/// From line to line of the lattice, across.
const PITCH: Unit = Unit(1.5);
const LATTICE: Pen = Pen::new(theme::INK, Unit(0.4));
/// The grid of scribbles: each is about its point, and reaches so far.
const STEP: Unit = Unit(2.2);
const REACH: Unit = Unit(1.9);
const SCRIBBLE: Pen = Pen::new(theme::INK, Unit(0.42));

/// Draws it into a frame. It comes from the art's seed, and knows nothing of the recipe.
pub(super) fn draw(canvas: &mut Canvas, frame: Frame, art: Seed) {
    canvas.outline(&lattice(frame), "none", LATTICE);
    canvas.outline(&scribbles(frame, art), "none", SCRIBBLE);
}

/// Lines that rise and lines that fall, cut off at the frame.
fn lattice(frame: Frame) -> String {
    let mut d = String::new();
    let count = ((frame.w + frame.h) / PITCH) as usize;
    for i in 1..=count {
        // Where the line meets the foot of the frame, and where it leaves the frame above.
        let from = PITCH * i as f64;
        let low = (from.min(frame.w), from - from.min(frame.w));
        let high = ((from - frame.h).max(Unit(0.0)), from.min(frame.h));
        for mirrored in [false, true] {
            let at = |(x, y): (Unit, Unit)| {
                let x = if mirrored { frame.w - x } else { x };
                Point::new(frame.x + x, frame.bottom() - y)
            };
            let (low, high) = (at(low), at(high));
            let _ = write!(d, "M{} {}L{} {}", low.x, low.y, high.x, high.y);
        }
    }
    d
}

/// Curves of two bends, one about each point of a grid.
fn scribbles(frame: Frame, art: Seed) -> String {
    let mut stream = Stream::new(art, WitchesConcern::KeeperArt, 0);
    let mut d = String::new();
    let inner = frame.inset(REACH);
    let (columns, rows) = ((inner.w / STEP) as usize, (inner.h / STEP) as usize);
    for i in 0..columns * rows {
        let x = inner.x + STEP * ((i % columns) as f64 + 0.5);
        let y = inner.y + STEP * ((i / columns) as f64 + 0.5);
        let mut near = || {
            let mut off = || REACH * (stream.below(201) as f64 / 100.0 - 1.0);
            let (right, down) = (off(), off());
            Point::new(x + right, y + down)
        };
        let [from, a, b, to] = [near(), near(), near(), near()];
        let _ =
            write!(d, "M{} {}C{} {} {} {} {} {}", from.x, from.y, a.x, a.y, b.x, b.y, to.x, to.y);
    }
    d
}
