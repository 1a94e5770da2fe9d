//! Noise that hides what lies behind it: scribbles as large and as bold as letters. A letter
//! among them is one stroke more, where before an even dark it would still be the darkest. They
//! are strokes alone, so that no saving of ink takes them away.

use std::fmt::Write;

use crate::common::stream::Stream;
use crate::game::seed::Seed;
use crate::page::canvas::{Canvas, Pen};
use crate::page::shape::{Frame, Point};
use crate::page::{Unit, theme};
use crate::witches::concern::WitchesConcern;

/// The grid of scribbles: each is about its point, and reaches so far.
const STEP: Unit = Unit(1.2);
const REACH: Unit = Unit(1.4);
const SCRIBBLE: Pen = Pen::new(theme::INK, Unit(0.42));

/// Draws it into a frame. It comes from the art's seed, and knows nothing of the recipe.
pub(super) fn draw(canvas: &mut Canvas, frame: Frame, art: Seed) {
    canvas.outline(scribbles(frame, art), None, SCRIBBLE);
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
