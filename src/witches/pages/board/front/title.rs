//! What the sheet is: the game's name, the level, its own name and its seed.

use super::fitted;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::tag::Tag;
use crate::page::{Unit, theme};
use crate::texts::Language;
use crate::witches::pages::rating;
use crate::witches::pages::said::*;
use crate::witches::pages::view::{SheetView, level_name};

/// The witches at their cauldron, and the name beside them, its words one below the other.
const EMBLEM: Unit = Unit(21.0);
const EMBLEM_GAP: Unit = Unit(2.6);
const WORD_BASELINE: Unit = Unit(7.2);
const WORD_LEADING: Unit = Unit(7.8);
const PRESS_DOWN: Unit = Unit(4.8);
/// Below the emblem: the baselines of level, facts in two lines, and name.
const LEVEL_DOWN: Unit = Unit(5.6);
const FACTS_DOWN: [Unit; 2] = [Unit(10.2), Unit(14.5)];
const NAME_DOWN: Unit = Unit(18.8);
const NAME_GAP: Unit = Unit(1.4);
/// What the seed may take of the room beside the caption.
const SEED_SHARE: f64 = 0.62;
/// Between what stands at the left and at the right of a line.
const APART: Unit = Unit(3.0);
/// What a rating takes of the lines of level and facts.
const RATING: [Unit; 3] = [Unit(26.0), Unit(30.0), Unit(17.0)];
/// Moon and stars where no rating stands: from the right, and above the level's baseline.
const MOON: Unit = Unit(12.0);
const MOON_LEFT: Unit = Unit(21.0);
const MOON_UP: Unit = Unit(3.0);
const STARS: Unit = Unit(7.0);
const STARS_GAP: Unit = Unit(1.2);

const WORDMARK: Style = Style::new(Face::Wordmark, 22.0).colour(theme::ACCENT);
const PRESS: Style = Style::new(Face::Regular, 7.5).colour(theme::SOFT_INK);
const LEVEL: Style = Style::new(Face::Heading, 12.0);
const FACT: Style = Style::new(Face::Regular, 8.5);
const LABEL: Style = FACT.colour(theme::SOFT_INK);
const NAME: Style = Style::new(Face::Bold, 8.5);

pub(super) fn draw(canvas: &mut Canvas, frame: Frame, view: &SheetView, words: &Language) {
    let emblem = Frame::new(frame.x, frame.y, EMBLEM, EMBLEM);
    canvas.symbol(Layer::Icon, symbol!("witches"), emblem);
    wordmark(canvas, frame.split_left(EMBLEM, EMBLEM_GAP).1, view, words);

    let top = emblem.bottom();
    let at = |x: Unit, down: Unit| Point::new(x, top + down);
    let mut line = |text: &str, down: Unit, style: Style, beside: Unit| {
        let style = fitted(style, text, frame.w - beside - APART);
        canvas.text(Layer::Text, text, at(frame.x, down), Align::Left, style);
    };
    line(&words.say(&level_name(view)), LEVEL_DOWN, LEVEL, RATING[0]);
    let level = view.level.map(|level| sheet_level(level.number()));
    let players = sheet_players(view.facts.players.count());
    let first: Vec<_> = level.into_iter().chain([players]).collect();
    let second = [sheet_recipe(view.facts.recipe), sheet_ingredients(view.facts.ingredients)];
    for (i, facts) in [&first[..], &second].into_iter().enumerate() {
        let facts: Vec<String> = facts.iter().map(|fact| words.say(fact)).collect();
        line(&facts.join("  ·  "), FACTS_DOWN[i], FACT, RATING[i + 1]);
    }
    name(canvas, at(frame.x, NAME_DOWN), frame.right(), view, words);
    match &view.rating {
        Some(rating) => {
            let baselines = [LEVEL_DOWN, FACTS_DOWN[0], FACTS_DOWN[1]].map(|down| top + down);
            rating::draw(canvas, frame.right(), baselines, rating, words);
        }
        None => night(canvas, at(frame.right(), LEVEL_DOWN - MOON_UP)),
    }
}

/// The game's name, each word in a line of its own, and who prints it.
fn wordmark(canvas: &mut Canvas, frame: Frame, view: &SheetView, words: &Language) {
    let mut baseline = frame.y + WORD_BASELINE;
    canvas.begin(Tag::Heading(1));
    for word in words.say(&sheet_title()).split(' ') {
        let (at, style) = (Point::new(frame.x, baseline), fitted(WORDMARK, word, frame.w));
        // With the space that parts it from the next for those who hear it.
        canvas.text(Layer::Text, &format!("{word} "), at, Align::Left, style);
        baseline += WORD_LEADING;
    }
    canvas.end();
    let edition = words.say(&sheet_edition(view.edition.as_str()));
    let press = format!("{}  ·  {edition}", words.say(&sheet_press()));
    let at = Point::new(frame.x, baseline - WORD_LEADING + PRESS_DOWN);
    canvas.text(Layer::Text, &press, at, Align::Left, fitted(PRESS, &press, frame.w));
}

/// What the game is called by, and the seed that makes it again.
fn name(canvas: &mut Canvas, at: Point, right: Unit, view: &SheetView, words: &Language) {
    let caption = words.say(&sheet_game());
    let w = canvas.text(Layer::Text, &caption, at, Align::Left, LABEL);
    let x = at.x + w + NAME_GAP;
    let mut room = right - x;
    if let Some(seed) = &view.seed {
        let seed = format!("{} {seed}", words.say(&sheet_seed()));
        let style = fitted(LABEL, &seed, room * SEED_SHARE);
        room -= canvas.text(Layer::Text, &seed, Point::new(right, at.y), Align::Right, style);
        room -= APART;
    }
    let style = fitted(NAME, &view.label, room);
    canvas.text(Layer::Text, &view.label, Point::new(x, at.y), Align::Left, style);
}

fn night(canvas: &mut Canvas, at: Point) {
    let moon = Frame::new(at.x - MOON_LEFT, at.y, MOON, MOON);
    canvas.symbol(Layer::Ornament, symbol!("moon"), moon);
    let stars = Frame::new(moon.right() + STARS_GAP, at.y, STARS, STARS);
    canvas.symbol(Layer::Ornament, symbol!("stars"), stars);
}
