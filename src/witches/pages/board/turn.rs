//! What can be done in a turn, in pictures with a word below each.

use crate::edition::Edition;
use crate::page::canvas::{Align, Canvas};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::text::{Line, Paragraph, Size};
use crate::page::{DrawError, Symbol, Unit, theme};
use crate::texts::{Language, Message};
use crate::witches::pages::SheetView;
use crate::witches::pages::said::*;

/// A picture at most.
const LARGEST: Unit = Unit(15.0);
/// From a picture to its word, and between two pictures with their words.
const WORD_GAP: Unit = Unit(0.3);
const APART: Unit = Unit(1.0);
/// From line to line of a word in two parts.
const LEADING: f64 = 1.05;

/// The actions of a game's edition.
fn actions(view: &SheetView) -> Vec<(Symbol, Message)> {
    let mut all = vec![
        (symbol!("turn-plant"), sheet_turn_plant()),
        (symbol!("turn-grow"), sheet_turn_grow()),
        (symbol!("turn-pluck"), sheet_turn_pluck()),
    ];
    if view.facts.edition >= Edition::Second {
        all.push((symbol!("turn-close"), sheet_turn_close()));
    }
    all
}

/// Draws the actions into a frame, so many beside each other.
///
/// # Errors
/// If a word is too wide.
pub(super) fn draw(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
    (columns, size): (usize, Size),
) -> Result<(), DrawError> {
    let actions = actions(view);
    let (rows, columns) = (actions.len().div_ceil(columns), columns.min(actions.len()));
    let (w, h) = (frame.w / columns as f64, (frame.h + APART) / rows as f64 - APART);
    let worded = |(_, word): &(Symbol, Message)| {
        Paragraph::new(&words.say(word), Face::Bold).balanced(size, w - APART)
    };
    let worded: Vec<Vec<Line>> = actions.iter().map(worded).collect::<Result<_, _>>()?;
    let leading = size.em() * LEADING;
    let high = leading * worded.iter().map(Vec::len).max().unwrap_or_default() as f64;
    let side = (h - high - WORD_GAP).min(w - APART).min(LARGEST);
    for (i, ((picture, _), lines)) in actions.iter().zip(&worded).enumerate() {
        let (column, row) = ((i % columns) as f64, (i / columns) as f64);
        let middle = frame.x + w * (column + 0.5);
        let top = frame.y + (h + APART) * row;
        canvas.symbol(Layer::Icon, *picture, Frame::new(middle - side / 2.0, top, side, side));
        let first = top + side + WORD_GAP + Face::Bold.rise() * size.em();
        let at = Point::new(middle, first);
        canvas.lines(lines, at, leading, Align::Middle, size, theme::INK);
    }
    Ok(())
}
