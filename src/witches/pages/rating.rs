//! How hard a sheet is, and how long its game takes.

use crate::page::Unit;
use crate::page::canvas::Canvas;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::texts::said::*;
use crate::texts::{Language, Message};
use crate::witches::deal::Facts;
use crate::witches::playtest::{Difficulty, Rating};
use crate::witches::rules::{Block, Minutes, Section};

/// The side of a small cauldron, and the space between two of them.
const CAULDRON: Unit = Unit(4.6);
const GAP: Unit = Unit(0.7);

/// The small cauldrons: as many full ones as the sheet is hard. They end at the right, and stand
/// on a baseline.
pub(super) fn cauldrons(canvas: &mut Canvas, foot: Point, difficulty: Difficulty) {
    let all = (CAULDRON + GAP) * f64::from(Difficulty::MOST) - GAP;
    cauldrons_from(canvas, Point::new(foot.x - all, foot.y), difficulty);
}

/// The same from the left.
pub(super) fn cauldrons_from(canvas: &mut Canvas, foot: Point, difficulty: Difficulty) {
    for place in 0..Difficulty::MOST {
        let symbol = match place < difficulty.cauldrons() {
            true => symbol!("cauldron-full"),
            false => symbol!("cauldron-empty"),
        };
        let x = foot.x + (CAULDRON + GAP) * f64::from(place);
        canvas.symbol(Layer::Icon, symbol, Frame::new(x, foot.y - CAULDRON, CAULDRON, CAULDRON));
    }
}

/// The expected length and its range, in a line.
pub(super) fn length(rating: &Rating, words: &Language) -> String {
    format!("{} {}", words.say(&sheet_turns(rating.turns.middle)), words.say(&range(rating)))
}

/// All of it in a few words.
pub(crate) fn rated(rating: &Rating) -> Message {
    let Rating { difficulty, turns, .. } = rating;
    sheet_rated(difficulty.cauldrons(), Difficulty::MOST, sheet_turns(turns.middle))
}

fn range(rating: &Rating) -> Message {
    sheet_turns_range(rating.turns.low, rating.turns.high)
}

/// From how many minutes to how many a game takes. Everybody acts at once, and a turn with its
/// tests takes a minute or two; half of that where nobody has to agree with anybody.
pub(super) fn minutes(rating: &Rating, facts: &Facts) -> Minutes {
    let turns = rating.turns.middle;
    match facts.players.count() {
        1 => (rounded(turns / 2), rounded(turns)),
        _ => (rounded(turns), rounded(2 * turns)),
    }
}

/// Minutes in steps of five, at least one step.
fn rounded(minutes: u32) -> u32 {
    (minutes + 2).max(5) / 5 * 5
}

/// What it means, in sentences.
pub(super) fn explained(rating: &Rating, facts: &Facts) -> Vec<Message> {
    let &Rating { difficulty, turns, .. } = rating;
    let said = sheet_rating_said(
        difficulty.cauldrons(),
        Difficulty::MOST,
        turns.middle,
        turns.low,
        turns.high,
    );
    let made = match facts.tester.is_referee() {
        true => sheet_rating_made_in_public(),
        false => sheet_rating_made(),
    };
    vec![said, made]
}

/// The same as a section.
pub(super) fn section(rating: &Rating, facts: &Facts) -> Section {
    let texts = explained(rating, facts).into_iter().map(Block::Text);
    Section { title: sheet_rating(), pieces: vec![texts.collect()] }
}
