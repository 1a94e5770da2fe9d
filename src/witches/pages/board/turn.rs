//! What can be done in a turn, in pictures with a word below each.

use crate::game::edition::Edition;
use crate::page::canvas::{Align, Canvas};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::text::{FontSize, Paragraph, TextLine};
use crate::page::{DrawError, Symbol, Unit, theme};
use crate::texts::said::*;
use crate::texts::{Language, Message};
use crate::witches::pages::SheetView;

/// A picture at most.
const LARGEST: Unit = Unit(15.0);
/// From a picture to its word, and between two pictures with their words.
const WORD_GAP: Unit = Unit(0.3);
const APART: Unit = Unit(0.8);
const WORD: Face = Face::Bold;
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
    (columns, size): (usize, FontSize),
) -> Result<(), DrawError> {
    let actions = actions(view);
    let (rows, columns) = (actions.len().div_ceil(columns), columns.min(actions.len()));
    let h = (frame.h + APART) / rows as f64 - APART;
    let said: Vec<String> = actions.iter().map(|(_, word)| words.say(word)).collect();
    let widths = widths(&said, columns, size, frame.w);
    let worded = said
        .iter()
        .enumerate()
        .map(|(i, word)| Paragraph::new(word, WORD).balanced(size, widths[i % columns] - APART));
    let worded: Vec<Vec<TextLine>> = worded.collect::<Result<_, _>>()?;
    let leading = size.em() * LEADING;
    let high = leading * worded.iter().map(Vec::len).max().unwrap_or_default() as f64;
    let narrowest = widths.iter().copied().fold(frame.w, Unit::min);
    let side = (h - high - WORD_GAP).min(narrowest - APART).min(LARGEST);
    for (i, ((picture, _), lines)) in actions.iter().zip(&worded).enumerate() {
        let (column, row) = (i % columns, (i / columns) as f64);
        let left = widths[..column].iter().copied().sum::<Unit>();
        let middle = frame.x + left + widths[column] / 2.0;
        let top = frame.y + (h + APART) * row;
        canvas.symbol(Layer::Icon, *picture, Frame::new(middle - side / 2.0, top, side, side));
        let first = top + side + WORD_GAP + WORD.rise() * size.em();
        canvas.lines(lines, Point::new(middle, first), leading, Align::Middle, size, theme::INK);
    }
    Ok(())
}

/// The widths of the columns: all alike, if every word fits so in a line; else what their longest
/// words need; and where that is too much, alike again, with longer words in two lines.
fn widths(said: &[String], columns: usize, size: FontSize, room: Unit) -> Vec<Unit> {
    let mut needed = vec![Unit(0.0); columns];
    for (i, word) in said.iter().enumerate() {
        let word = WORD.em_width(word) * size.em() + APART + Unit(0.01);
        needed[i % columns] = needed[i % columns].max(word);
    }
    let alike = room / columns as f64;
    let all: Unit = needed.iter().copied().sum();
    if all > room || needed.iter().all(|width| *width <= alike) {
        return vec![alike; columns];
    }
    let spare = (room - all) / columns as f64;
    needed.into_iter().map(|width| width + spare).collect()
}
