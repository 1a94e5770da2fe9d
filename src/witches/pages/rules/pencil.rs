//! What players write, as it looks on a picture of a board.

use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::list::Paint;
use crate::page::shape::{Frame, Point};
use crate::page::text::FontSize;
use crate::page::{Unit, theme};

/// What is written with it.
pub(super) const COLOUR: Paint = theme::ACCENT;
const LINE: Pen = Pen::new(COLOUR, Unit(0.7));
/// How far the head of an arrow reaches back and to its sides.
const HEAD: Unit = Unit(1.5);
/// Points of letters: as they are written, and where there is little room.
const USUAL: f64 = 12.0;
const LEAST: f64 = 7.0;
const LETTERS: Style = Style::new(Face::Italic, USUAL).colour(COLOUR);

/// Letters, with their middle there: on top of what is printed, as in life.
pub(super) fn write(canvas: &mut Canvas, letters: &str, middle: Point) {
    set(canvas, letters, middle, LETTERS);
}

/// Letters that are written as small as a room asks for.
pub(super) fn write_in(canvas: &mut Canvas, letters: &str, middle: Point, room: Unit) {
    let points = (USUAL * (room / LETTERS.width(letters))).clamp(LEAST, USUAL);
    set(canvas, letters, middle, Style { size: FontSize::pt(points), ..LETTERS });
}

fn set(canvas: &mut Canvas, letters: &str, middle: Point, style: Style) {
    let at = Point::new(middle.x, middle.y + style.cap() / 2.0);
    canvas.text(Layer::Ground, letters, at, Align::Middle, style);
}

/// A cross over what is gone.
pub(super) fn cross(canvas: &mut Canvas, frame: Frame) {
    let Frame { x, y, .. } = frame;
    let (right, bottom) = (frame.right(), frame.bottom());
    canvas.stroke(Point::new(x, y), Point::new(right, bottom), LINE);
    canvas.stroke(Point::new(x, bottom), Point::new(right, y), LINE);
}

/// The way from one thing to another.
pub(super) fn arrow(canvas: &mut Canvas, from: Point, to: Point) {
    canvas.stroke(from, to, LINE);
    for y in [to.y - HEAD, to.y + HEAD] {
        canvas.stroke(Point::new(to.x - HEAD, y), to, LINE);
    }
}
