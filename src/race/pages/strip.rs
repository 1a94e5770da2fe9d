//! The strip above the track: title, facts, and what the special spaces do.

use crate::page::DrawError;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::layout::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::Mark;
use crate::page::text::{Paragraph, Size};
use crate::page::theme;
use crate::race::rules_text::whole;
use crate::race::said::*;
use crate::race::{Picture, RaceGame, SpaceKind};
use crate::texts::{Language, Message};

use super::art;
use super::bridge;

/// Width of the title.
const TITLE: f64 = 118.0;
/// Between a label and what it labels.
const SPACE: f64 = 1.2;

pub(super) fn draw(
    canvas: &mut Canvas,
    strip: Frame,
    game: &RaceGame,
    language: &Language,
) -> Result<(), DrawError> {
    let (left, right) = strip.split_left(TITLE, 5.0);
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
    const EMBLEM: f64 = 22.0;
    let emblem = Frame::new(frame.x, frame.y + (frame.h - EMBLEM) / 2.0, EMBLEM, EMBLEM);
    canvas.symbol(Layer::Icon, Mark::Broom, emblem);
    let x = emblem.right() + 3.5;
    let available = frame.right() - x;
    let name = Style::new(Face::Wordmark, 30.0).colour(theme::ACCENT);
    let heading = Style::new(Face::Heading, 11.5);
    let [game_title, course, facts, seed_label] =
        [race_title(), game.course(), facts(game), race_seed()].map(|text| language.say(&text));
    let sizes = [9.0, 8.0, 7.0].map(|points| Style::new(Face::Regular, points));
    let fact = sizes.into_iter().find(|s| s.width(&facts) <= available).unwrap_or(sizes[2]);
    let baseline = frame.y + 10.4;
    let lines = [(&game_title, name, 0.0), (&course, heading, 6.2), (&facts, fact, 11.6)];
    for (text, style, down) in lines {
        let needed = style.width(text);
        if needed > available {
            return Err(DrawError::Overflow { what: text.clone(), needed, available });
        }
        canvas.text(Layer::Text, text, (x, baseline + down), Align::Left, style);
    }
    let seed = game.seed.to_string();
    let free = available - heading.width(&course) - 3.0;
    let pair = |points| (Style::new(Face::Regular, points), Style::new(Face::Bold, points));
    let needed =
        |(label, code): (Style, Style)| label.width(&seed_label) + SPACE + code.width(&seed);
    let (label, code) = if needed(pair(8.0)) <= free { pair(8.0) } else { pair(7.0) };
    let needed = needed((label, code));
    if needed > free {
        return Err(DrawError::Overflow { what: seed, needed, available: free });
    }
    let (right, y) = (frame.right(), baseline + 6.2);
    let w = canvas.text(Layer::Text, &seed, (right, y), Align::Right, code);
    let at = (right - w - SPACE, y);
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
    Symbol(Mark),
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
        let sign = Sign::Symbol(Mark::Nap);
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
    const SIGN: f64 = 11.0;
    const WIDEST: f64 = 52.0;
    let entries = entries(game);
    let column = (frame.w / entries.len().max(1) as f64).min(WIDEST);
    let name = Style::new(Face::Heading, 10.0).colour(theme::ACCENT);
    let size = Size::pt(8.0);
    for (i, entry) in entries.iter().enumerate() {
        let x = frame.right() - column * (entries.len() - i) as f64;
        let (sign, text) =
            Frame::new(x + 2.0, frame.y, column - 2.0, frame.h).split_left(SIGN, 2.0);
        let note = language.say(&entry.note);
        let lines = Paragraph::new(&note, Face::Regular).balanced(size, text.w)?;
        let leading = size.mm() * 1.2;
        let height = name.rise() + 1.0 + leading * lines.len() as f64;
        if height > frame.h {
            return Err(DrawError::Overflow { what: note, needed: height, available: frame.h });
        }
        let mut y = text.middle_y() - height / 2.0 + name.cap();
        canvas.text(Layer::Text, &language.say(&entry.name), (text.x, y), Align::Left, name);
        y += 1.0;
        for line in &lines {
            y += leading;
            canvas.line(line, (text.x, y), Align::Left, size, theme::INK);
        }
        match entry.sign {
            Sign::Symbol(mark) => canvas.symbol(Layer::Icon, mark, sign),
            Sign::Bridge => {
                let y = sign.middle_y();
                let ends = (Point::new(sign.x + 0.5, y), Point::new(sign.right() - 0.5, y));
                bridge::sample(canvas, ends, 5.6);
            }
        }
    }
    Ok(())
}
