//! What the sheet is: the game's name, the level, its own name and its seed.

use super::fitted;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::tag::Tag;
use crate::page::text::Size;
use crate::page::{Unit, theme};
use crate::texts::Language;
use crate::witches::pages::rating;
use crate::witches::pages::said::*;
use crate::witches::pages::view::{SheetView, level_name};

/// What is told stands at the right of the witches at their cauldron.
const GAP: Unit = Unit(3.0);
/// The name's words, one below the other: the first baseline, the next, and what all of them take.
const WORD_BASELINE: Unit = Unit(6.8);
const WORD_LEADING: Unit = Unit(7.7);
const WORDS: f64 = 2.0;
/// The baselines below: level, players, the small cauldrons, the length, the name, the seed.
const LEVEL_DOWN: Unit = Unit(20.4);
const PLAYERS_DOWN: Unit = Unit(24.6);
const CAULDRONS_DOWN: Unit = Unit(30.4);
const TURNS_DOWN: Unit = Unit(34.2);
const NAME_DOWN: [Unit; 2] = [Unit(38.0), Unit(41.2)];
/// The same where no seed stands below the name.
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
    let mut line = |text: &str, down: Unit, style: Style| {
        let at = Point::new(told.x, frame.y + down);
        canvas.text(Layer::Text, text, at, Align::Left, fitted(style, text, told.w));
    };
    line(&words.say(&level_name(view)), LEVEL_DOWN, LEVEL);
    let level = view.level.map(|level| sheet_level(level.number()));
    let players = sheet_players(view.facts.players.count());
    let facts: Vec<String> =
        level.into_iter().chain([players]).map(|fact| words.say(&fact)).collect();
    line(&facts.join("  ·  "), PLAYERS_DOWN, FACT);
    if let Some(rating) = &view.rating {
        line(&rating::length(rating, words), TURNS_DOWN, FACT);
    }
    match &view.rating {
        Some(rating) => {
            let foot = Point::new(told.x, frame.y + CAULDRONS_DOWN);
            rating::cauldrons_from(canvas, foot, rating.difficulty);
        }
        None => night(canvas, Point::new(told.x, frame.y + PLAYERS_DOWN)),
    }
    name(canvas, told, view, words);
}

/// The game's name, each word in a line of its own.
fn wordmark(canvas: &mut Canvas, frame: Frame, words: &Language) {
    let title = words.say(&sheet_title());
    let all: Vec<&str> = title.split(' ').collect();
    let share = (WORDS / all.len() as f64).min(1.0);
    // A single word stands in the middle.
    let free = (WORDS - all.len() as f64).max(0.0);
    let style = Style { size: Size::pt(WORDMARK.size.points() * share), ..WORDMARK };
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

/// What the game is called by, and below that the seed that makes it again.
fn name(canvas: &mut Canvas, frame: Frame, view: &SheetView, words: &Language) {
    let caption = words.say(&sheet_game());
    let down = if view.seed.is_some() { NAME_DOWN[0] } else { LAST_DOWN };
    let at = Point::new(frame.x, frame.y + down);
    let x = at.x + canvas.text(Layer::Text, &caption, at, Align::Left, LABEL) + NAME_GAP;
    let style = fitted(NAME, &view.label, frame.right() - x);
    canvas.text(Layer::Text, &view.label, Point::new(x, at.y), Align::Left, style);
    if let Some(seed) = &view.seed {
        let seed = format!("{} {seed}", words.say(&sheet_seed()));
        let at = Point::new(frame.x, frame.y + NAME_DOWN[1]);
        canvas.text(Layer::Text, &seed, at, Align::Left, fitted(SEED, &seed, frame.w));
    }
}

fn night(canvas: &mut Canvas, from: Point) {
    let moon = Frame::new(from.x, from.y + STARS_GAP, MOON, MOON);
    canvas.symbol(Layer::Ornament, symbol!("moon"), moon);
    let stars = Frame::new(moon.right() + STARS_GAP, moon.y, STARS, STARS);
    canvas.symbol(Layer::Ornament, symbol!("stars"), stars);
}
