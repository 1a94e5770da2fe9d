//! The effects in play, each with the badge of its category: what the players know of them at one
//! look.

use super::{HEADING, fitted};
use crate::page::Unit;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::texts::Language;
use crate::texts::said::*;
use crate::witches::pages::SheetView;
use crate::witches::puzzle::Effect;

/// Below the heading.
const ABOVE: Unit = Unit(1.6);
/// From one effect to the next at most.
const HIGHEST: Unit = Unit(6.4);
/// A category's badge at most, what is between two of them, and from a badge to a name.
const BADGE: Unit = Unit(6.0);
const APART: Unit = Unit(0.3);
const BESIDE: Unit = Unit(1.4);

const NAME: Style = Style::new(Face::Bold, 8.5);

/// How wide they are; nothing where there are none.
pub(super) fn width(view: &SheetView, words: &Language) -> Option<Unit> {
    let heading = HEADING.width(&words.say(&sheet_in_play()));
    let names = view.facts.effects.iter().map(|effect| NAME.width(&words.say(&effect.name())));
    let widest = names.reduce(Unit::max)?;
    Some(heading.max(BADGE + BESIDE + widest))
}

pub(super) fn draw(canvas: &mut Canvas, frame: Frame, view: &SheetView, words: &Language) {
    let at = Point::new(frame.x, frame.y + HEADING.rise());
    let heading = words.say(&sheet_in_play());
    canvas.heading(&heading, at, fitted(HEADING, &heading, frame.w));
    let effects = &view.facts.effects;
    let top = at.y + ABOVE;
    let row = ((frame.bottom() - top) / effects.len().max(1) as f64).min(HIGHEST);
    let badge = BADGE.min(row - APART);
    for (i, &effect) in effects.iter().enumerate() {
        let middle = top + row * (i as f64 + 0.5);
        let place = Point::new(frame.x + badge / 2.0, middle);
        canvas.symbol(Layer::Icon, effect.category(), Frame::square(place, badge));
        name(canvas, Point::new(frame.x + badge + BESIDE, middle), frame.right(), effect, words);
    }
}

fn name(canvas: &mut Canvas, from: Point, right: Unit, effect: Effect, words: &Language) {
    let name = words.say(&effect.name());
    let style = fitted(NAME, &name, right - from.x);
    let at = Point::new(from.x, from.y + style.cap() / 2.0);
    canvas.text(Layer::Text, &name, at, Align::Left, style);
}
