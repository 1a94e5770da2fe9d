//! Lines to write on.

use crate::page::canvas::{Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::{Unit, theme};
use crate::texts::Language;
use crate::texts::said::*;

/// Between the lines, which begin below the heading.
const LINE: Unit = Unit(8.5);
const FIRST_LINE: Unit = Unit(6.0);
const RULE: Pen = Pen::new(theme::RULE, Unit(0.3));
const NOTES: Style = Style::new(Face::Heading, 12.0).colour(theme::ACCENT);

/// A heading, and lines as far as a frame reaches.
pub(super) fn draw(canvas: &mut Canvas, frame: Frame, words: &Language) {
    let at = Point::new(frame.x, frame.y + NOTES.rise());
    canvas.heading(&words.say(&sheet_notes()), at, NOTES);
    let first = at.y + FIRST_LINE + LINE / 2.0;
    let lines = (((frame.bottom() - first) / LINE).floor() + 1.0).max(0.0);
    for i in 0..lines as usize {
        let y = first + LINE * i as f64;
        canvas.stroke(Point::new(frame.x, y), Point::new(frame.right(), y), RULE);
    }
    let top = at.y + NOTES.drop();
    let room = Frame::new(frame.x, top, frame.w, (frame.bottom() - top).max(Unit(0.0)));
    canvas.ledger.place(Layer::Field, "notes", room);
}
