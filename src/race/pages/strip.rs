//! The strip above the track: title, facts, and what the special spaces do.

use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::{Symbol, symbol};
use crate::page::text::{Paragraph, Size};
use crate::page::{DrawError, Unit, theme};
use crate::race::rules_text::whole;
use crate::race::said::*;
use crate::race::{Picture, RaceGame, SpaceKind};
use crate::texts::{Language, Message};

use super::art;
use super::bridge;

/// Width of the title.
const TITLE: Unit = Unit(118.0);
/// Between a label and what it labels.
const SPACE: Unit = Unit(1.2);
/// Between title and legend.
const GAP: Unit = Unit(5.0);
/// The title: its emblem, its baseline, and from there to the course and to the facts.
const EMBLEM: Unit = Unit(22.0);
const EMBLEM_GAP: Unit = Unit(3.5);
const BASELINE: Unit = Unit(10.4);
const COURSE_DOWN: Unit = Unit(6.2);
const FACTS_DOWN: Unit = Unit(11.6);
/// Between the course and the seed.
const SEED_GAP: Unit = Unit(3.0);
/// An entry of the legend: its width at most, its sign and the gaps at its sides, below its
/// name; from line to line in sizes.
const WIDEST: Unit = Unit(52.0);
const SIGN: Unit = Unit(11.0);
const SIGN_GAP: Unit = Unit(2.0);
const NAME_GAP: Unit = Unit(1.0);
const LEADING: f64 = 1.2;
/// The bridge among the signs.
const BRIDGE: Unit = Unit(5.6);
const BRIDGE_INSET: Unit = Unit(0.5);

const WORDMARK: Style = Style::new(Face::Wordmark, 30.0).colour(theme::ACCENT);
const COURSE: Style = Style::new(Face::Heading, 11.5);
const NAME: Style = Style::new(Face::Heading, 10.0).colour(theme::ACCENT);
const NOTE: Size = Size::pt(8.0);
/// Sizes of the facts and of the seed that are tried, in points.
const FACTS: [f64; 3] = [9.0, 8.0, 7.0];
const SEED: (f64, f64) = (8.0, 7.0);

pub(super) fn draw(
    canvas: &mut Canvas,
    strip: Frame,
    game: &RaceGame,
    language: &Language,
) -> Result<(), DrawError> {
    let (left, right) = strip.split_left(TITLE, GAP);
    title(canvas, left, game, language)?;
    legend(canvas, right, game, language)
}

/// The facts under the title.
fn facts(game: &RaceGame) -> Message {
    let (low, high) = game.expected.spread_minutes();
    race_facts(
        race_players(game.players.count()),
        race_spaces(game.track.spaces().len()),
        race_about_minutes(whole(game.expected.minutes()), whole(low), whole(high)),
    )
}

fn title(
    canvas: &mut Canvas,
    frame: Frame,
    game: &RaceGame,
    language: &Language,
) -> Result<(), DrawError> {
    let emblem = Frame::new(frame.x, frame.y + (frame.h - EMBLEM) / 2.0, EMBLEM, EMBLEM);
    canvas.symbol(Layer::Icon, symbol!("broom"), emblem);
    let x = emblem.right() + EMBLEM_GAP;
    let available = frame.right() - x;
    let [game_title, course, facts, seed_label] =
        [race_title(), game.course(), facts(game), race_seed()].map(|text| language.say(&text));
    let sizes = FACTS.map(|points| Style::new(Face::Regular, points));
    let fact = sizes.into_iter().find(|s| s.width(&facts) <= available).unwrap_or(sizes[2]);
    let baseline = frame.y + BASELINE;
    let lines = [
        (&game_title, WORDMARK, Unit(0.0)),
        (&course, COURSE, COURSE_DOWN),
        (&facts, fact, FACTS_DOWN),
    ];
    for (text, style, down) in lines {
        style.fits(text, available)?;
        canvas.text(Layer::Text, text, Point::new(x, baseline + down), Align::Left, style);
    }
    let seed = game.seed.to_string();
    let free = available - COURSE.width(&course) - SEED_GAP;
    let pair = |points| (Style::new(Face::Regular, points), Style::new(Face::Bold, points));
    let needed =
        |(label, code): (Style, Style)| label.width(&seed_label) + SPACE + code.width(&seed);
    let (label, code) = if needed(pair(SEED.0)) <= free { pair(SEED.0) } else { pair(SEED.1) };
    let needed = needed((label, code));
    if needed > free {
        return Err(DrawError::Overflow { what: seed, needed, available: free });
    }
    let (right, y) = (frame.right(), baseline + COURSE_DOWN);
    let w = canvas.text(Layer::Text, &seed, Point::new(right, y), Align::Right, code);
    let at = Point::new(right - w - SPACE, y);
    let label = label.colour(theme::SOFT_INK);
    canvas.text(Layer::Text, &seed_label, at, Align::Right, label);
    Ok(())
}

/// An entry of the legend: its sign, its name and what it does.
struct Entry {
    sign: Sign,
    name: Message,
    note: Message,
}

enum Sign {
    Symbol(Symbol),
    Bridge,
}

/// What is on this track.
fn entries(game: &RaceGame) -> Vec<Entry> {
    let spaces = game.track.spaces();
    let picture = spaces.iter().find_map(|s| match s.kind {
        SpaceKind::Picture(picture) => Some(picture),
        SpaceKind::Colour(_) => None,
    });
    let hold = game.rules.hold_until_colour;
    let nap_note = if hold { race_nap_note_hold() } else { race_nap_note() };
    let mut all = Vec::new();
    if picture.is_some() {
        let sign = Sign::Symbol(art::picture(picture.unwrap_or(Picture::ALL[0])));
        all.push(Entry { sign, name: race_picture(), note: race_picture_note() });
    }
    if spaces.iter().any(|s| s.lose_turn) {
        let sign = Sign::Symbol(symbol!("nap"));
        all.push(Entry { sign, name: race_nap(), note: nap_note });
    }
    if game.track.bridges().next().is_some() {
        all.push(Entry { sign: Sign::Bridge, name: race_bridge(), note: race_bridge_note() });
    }
    all
}

fn legend(
    canvas: &mut Canvas,
    frame: Frame,
    game: &RaceGame,
    language: &Language,
) -> Result<(), DrawError> {
    let entries = entries(game);
    let column = (frame.w / entries.len().max(1) as f64).min(WIDEST);
    for (i, entry) in entries.iter().enumerate() {
        let x = frame.right() - column * (entries.len() - i) as f64;
        let (sign, text) = Frame::new(x + SIGN_GAP, frame.y, column - SIGN_GAP, frame.h)
            .split_left(SIGN, SIGN_GAP);
        let note = language.say(&entry.note);
        let lines = Paragraph::new(&note, Face::Regular).balanced(NOTE, text.w)?;
        let leading = NOTE.em() * LEADING;
        let height = NAME.rise() + NAME_GAP + leading * lines.len() as f64;
        if height > frame.h {
            return Err(DrawError::Overflow { what: note, needed: height, available: frame.h });
        }
        let mut y = text.centre().y - height / 2.0 + NAME.cap();
        canvas.text(
            Layer::Text,
            &language.say(&entry.name),
            Point::new(text.x, y),
            Align::Left,
            NAME,
        );
        y += NAME_GAP;
        for line in &lines {
            y += leading;
            canvas.line(line, Point::new(text.x, y), Align::Left, NOTE, theme::INK);
        }
        match entry.sign {
            Sign::Symbol(mark) => canvas.symbol(Layer::Icon, mark, sign),
            Sign::Bridge => {
                let y = sign.centre().y;
                let (from, to) = (sign.x + BRIDGE_INSET, sign.right() - BRIDGE_INSET);
                bridge::sample(canvas, Point::new(from, y), Point::new(to, y), BRIDGE);
            }
        }
    }
    Ok(())
}
