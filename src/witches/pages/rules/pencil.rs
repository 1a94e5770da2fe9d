//! What players write, as it looks on a picture of a board.

use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::{Unit, theme};

const LINE: Pen = Pen::new(theme::ACCENT, Unit(0.7));
const LETTERS: Style = Style::new(Face::Italic, 12.0).colour(theme::ACCENT);

/// Letters, with their middle there: on top of what is printed, as in life.
pub(super) fn write(canvas: &mut Canvas, letters: &str, middle: Point) {
    let at = Point::new(middle.x, middle.y + LETTERS.cap() / 2.0);
    canvas.text(Layer::Ground, letters, at, Align::Middle, LETTERS);
}

/// A dot that was filled in.
pub(super) fn dot(canvas: &mut Canvas, middle: Point, radius: Unit) {
    canvas.circle(middle, radius, theme::ACCENT, None);
}

/// A cross over what is gone.
pub(super) fn cross(canvas: &mut Canvas, frame: Frame) {
    let Frame { x, y, .. } = frame;
    let (right, bottom) = (frame.right(), frame.bottom());
    canvas.stroke(Point::new(x, y), Point::new(right, bottom), LINE);
    canvas.stroke(Point::new(x, bottom), Point::new(right, y), LINE);
}
