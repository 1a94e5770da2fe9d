//! What the sheet is: the game's name, the level, its own name and its seed.

use super::fitted;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::tag::Tag;
use crate::page::text::FontSize;
use crate::page::{Unit, theme};
use crate::texts::Language;
use crate::texts::said::*;
use crate::witches::pages::rating;
use crate::witches::pages::view::{SheetView, level_name};

/// What is told stands at the right of the witches at their cauldron.
const GAP: Unit = Unit(3.0);
/// The name's words, one below the other: the first baseline, the next, and what all of them take.
const WORD_BASELINE: Unit = Unit(6.8);
const WORD_LEADING: Unit = Unit(7.7);
const WORDS: f64 = 2.0;
/// The baselines below, and the same where what the seed is called takes a line of its own.
const DOWN: Down = Down::new(20.4, 24.6, 30.4, 34.2, 38.0, [41.2; 2]);
const DOWN_CLOSE: Down = Down::new(19.9, 23.7, 29.2, 32.3, 35.5, [38.4, 41.2]);
/// The name's where no seed stands below it.
const LAST_DOWN: Unit = Unit(40.0);
const NAME_GAP: Unit = Unit(1.4);
/// Moon and stars where no rating stands.
const MOON: Unit = Unit(9.0);
const STARS: Unit = Unit(6.0);
const STARS_GAP: Unit = Unit(1.6);

const WORDMARK: Style = Style::new(Face::Wordmark, 22.0).colour(theme::ACCENT);
const LEVEL: Style = Style::new(Face::Heading, 12.0);
const FACT: Style = Style::new(Face::Regular, 8.5);
const LABEL: Style = FACT.colour(theme::SOFT_INK);
const NAME: Style = Style::new(Face::Bold, 8.5);
const SEED: Style = Style::new(Face::Regular, 7.5).colour(theme::SOFT_INK);

/// Baselines from the top of the title.
struct Down {
    level: Unit,
    players: Unit,
    cauldrons: Unit,
    turns: Unit,
    name: Unit,
    seed: [Unit; 2],
}

impl Down {
    const fn new(
        level: f64,
        players: f64,
        cauldrons: f64,
        turns: f64,
        name: f64,
        [caption, seed]: [f64; 2],
    ) -> Down {
        Down {
            level: Unit(level),
            players: Unit(players),
            cauldrons: Unit(cauldrons),
            turns: Unit(turns),
            name: Unit(name),
            seed: [Unit(caption), Unit(seed)],
        }
    }
}

/// How wide it is with a scene of this side, and a column of this width beside that.
pub(super) fn width(scene: Unit, column: Unit) -> Unit {
    scene + GAP + column
}

/// Draws the scene, as large as it fits beside a column, and in the column what is told.
pub(super) fn draw(
    canvas: &mut Canvas,
    frame: Frame,
    column: Unit,
    view: &SheetView,
    words: &Language,
) {
    let (scene, told) = frame.split_left(frame.w - column - GAP, GAP);
    canvas.symbol(Layer::Icon, symbol!("witches"), scene);
    wordmark(canvas, told, words);
    let seed = seed(view, words, told.w);
    let down = if seed.len() > 1 { DOWN_CLOSE } else { DOWN };
    line(canvas, told, down.level, &words.say(&level_name(view)), LEVEL);
    let level = view.level.map(|level| sheet_level(level.number()));
    let players = sheet_players(view.facts.players.count());
    let facts: Vec<String> =
        level.into_iter().chain([players]).map(|fact| words.say(&fact)).collect();
    line(canvas, told, down.players, &facts.join("  ·  "), FACT);
    match &view.rating {
        Some(rating) => {
            line(canvas, told, down.turns, &rating::length(rating, words), FACT);
            let foot = Point::new(told.x, told.y + down.cauldrons);
            rating::cauldrons_from(canvas, foot, rating.difficulty);
        }
        None => {
            let top = down.players + STARS_GAP;
            let moon = MOON.min(down.name - NAME.rise() - top);
            night(canvas, Frame::new(told.x, told.y + top, moon, moon));
        }
    }
    name(canvas, told, if seed.is_empty() { LAST_DOWN } else { down.name }, view, words);
    for (seed, down) in seed.iter().zip(down.seed) {
        line(canvas, told, down, seed, SEED);
    }
}

/// A line of what is told, as far below the top.
fn line(canvas: &mut Canvas, told: Frame, down: Unit, text: &str, style: Style) {
    let at = Point::new(told.x, told.y + down);
    canvas.text(Layer::Text, text, at, Align::Left, fitted(style, text, told.w));
}

/// The game's name, each word in a line of its own.
fn wordmark(canvas: &mut Canvas, frame: Frame, words: &Language) {
    let title = words.say(&sheet_title());
    let all: Vec<&str> = title.split(' ').collect();
    let share = (WORDS / all.len() as f64).min(1.0);
    // A single word stands in the middle.
    let free = (WORDS - all.len() as f64).max(0.0);
    let style = Style { size: FontSize::pt(WORDMARK.size.points() * share), ..WORDMARK };
    canvas.begin(Tag::Heading(1));
    for (i, word) in all.into_iter().enumerate() {
        let line = i as f64 + free / 2.0;
        let baseline = frame.y + (WORD_BASELINE + WORD_LEADING * line) * share;
        let at = Point::new(frame.x, baseline);
        // With the space that parts it from the next for those who hear it.
        let said = format!("{word} ");
        canvas.text(Layer::Text, &said, at, Align::Left, fitted(style, word, frame.w));
    }
    canvas.end();
}

/// What the game is called by.
fn name(canvas: &mut Canvas, frame: Frame, down: Unit, view: &SheetView, words: &Language) {
    let caption = words.say(&sheet_game());
    let at = Point::new(frame.x, frame.y + down);
    let x = at.x + canvas.text(Layer::Text, &caption, at, Align::Left, LABEL) + NAME_GAP;
    let style = fitted(NAME, &view.label, frame.right() - x);
    canvas.text(Layer::Text, &view.label, Point::new(x, at.y), Align::Left, style);
}

/// The seed that makes the game again, after what it is called, or below that where one line has
/// no room for both.
fn seed(view: &SheetView, words: &Language, room: Unit) -> Vec<String> {
    let Some(seed) = &view.seed else { return Vec::new() };
    let called = words.say(&sheet_seed());
    let whole = format!("{called} {seed}");
    match fitted(SEED, &whole, room).width(&whole) <= room {
        true => vec![whole],
        false => vec![called, seed.clone()],
    }
}

fn night(canvas: &mut Canvas, moon: Frame) {
    canvas.symbol(Layer::Ornament, symbol!("moon"), moon);
    let stars = Frame::new(moon.right() + STARS_GAP, moon.y, STARS, STARS);
    canvas.symbol(Layer::Ornament, symbol!("stars"), stars);
}
