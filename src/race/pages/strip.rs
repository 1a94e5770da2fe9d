//! Strip above the track: title, facts, and a short form of the rules for use during play.

use super::Result;
use super::bridge;
use super::cards::{self, CardTone};
use super::rules::whole;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::{Symbol, symbol};
use crate::page::text::{FontSize, Paragraph};
use crate::page::{DrawError, LayoutUnit, theme};
use crate::race::{Card, RaceGame, SpaceKind};
use crate::texts::msg::*;
use crate::texts::{Language, Message};

const TITLE: LayoutUnit = LayoutUnit(112.0);
/// Distance between a label and its value, in units.
const SPACE: LayoutUnit = LayoutUnit(1.2);
/// Gap between title and legend, in units.
const GAP: LayoutUnit = LayoutUnit(5.0);
/// Side of the emblem in the title, in units.
const EMBLEM: LayoutUnit = LayoutUnit(22.0);
/// Gap after the emblem, in units.
const EMBLEM_GAP: LayoutUnit = LayoutUnit(3.5);
/// Baseline of the title from the top of the strip, in units.
const BASELINE: LayoutUnit = LayoutUnit(10.4);
/// Distance from the title's baseline to the course's name, in units.
const COURSE_DOWN: LayoutUnit = LayoutUnit(6.2);
/// Distance from the title's baseline to the facts, in units.
const FACTS_DOWN: LayoutUnit = LayoutUnit(11.6);
/// Smallest gap between the course's name and the seed, in units.
const SEED_GAP: LayoutUnit = LayoutUnit(3.0);
/// Entries of the legend in a row.
const COLUMNS: usize = 3;
/// Gap between the rows of the legend, in units.
const ROW_GAP: LayoutUnit = LayoutUnit(1.0);
/// Side of an entry's sign, in units.
const SIGN: LayoutUnit = LayoutUnit(9.5);
/// Gap to each side of the sign, in units.
const SIGN_GAP: LayoutUnit = LayoutUnit(1.5);
/// Gap below the name of an entry, in units.
const NAME_GAP: LayoutUnit = LayoutUnit(0.4);
/// Line spacing of an entry's text, as a multiple of its size.
const LEADING: f64 = 1.15;
/// Width of the bridge in the legend, in units.
const BRIDGE: LayoutUnit = LayoutUnit(5.2);
/// Inset of the bridge at both ends, in units.
const BRIDGE_INSET: LayoutUnit = LayoutUnit(0.3);
/// Width and height of a card in the legend, in units.
const CARD: (LayoutUnit, LayoutUnit) = (LayoutUnit(8.0), LayoutUnit(11.0));

const WORDMARK: Style = Style::new(Face::Wordmark, 30.0).colour(theme::ACCENT);
/// Sizes tried for the course's name, in points.
const COURSE: [f64; 4] = [11.5, 10.5, 9.5, 8.5];
/// Sizes tried for the names of entries, in points.
const NAMES: [f64; 3] = [9.0, 8.0, 7.0];
/// Sizes tried for the notes of entries, in points.
const NOTES: [f64; 3] = [8.0, 7.5, 7.0];
/// Sizes tried for the facts, in points.
const FACTS: [f64; 3] = [9.0, 8.0, 7.0];
/// Sizes tried for the seed, in points.
const SEED: (f64, f64) = (8.0, 7.0);

pub(super) fn draw(
    canvas: &mut Canvas,
    strip: Frame,
    game: &RaceGame,
    tone: CardTone,
    language: &Language,
) -> Result {
    let (left, right) = strip.split_left(TITLE, GAP);
    title(canvas, left, game, language)?;
    legend(canvas, right, game, tone, language)
}

fn facts(game: &RaceGame) -> Message {
    let (low, high) = game.expected.spread_minutes();
    race_facts(
        race_players(game.players.count()),
        race_spaces(game.track.spaces().len()),
        race_about_minutes(whole(game.expected.minutes()), whole(low), whole(high)),
    )
}

fn title(canvas: &mut Canvas, frame: Frame, game: &RaceGame, language: &Language) -> Result {
    let emblem = Frame::new(frame.x, frame.y + (frame.h - EMBLEM) / 2.0, EMBLEM, EMBLEM);
    canvas.symbol(Layer::Icon, symbol!("broom"), emblem);
    let x = emblem.right() + EMBLEM_GAP;
    let available = frame.right() - x;
    let [game_title, course, facts, seed_label] =
        [race_title(), game.course(), facts(game), race_seed()].map(|text| language.format(&text));
    let sizes = FACTS.map(|points| Style::new(Face::Regular, points));
    let fact = sizes.into_iter().find(|s| s.width(&facts) <= available).unwrap_or(sizes[2]);
    let seed = game.seed.to_string();
    let pair = |points| (Style::new(Face::Regular, points), Style::new(Face::Bold, points));
    let needed = |points| {
        let (label, code): (Style, Style) = pair(points);
        label.width(&seed_label) + SPACE + code.width(&seed) + SEED_GAP
    };
    let sizes = COURSE.map(|points| Style::new(Face::Heading, points));
    let fits = |style: &Style| style.width(&course) + needed(SEED.1) <= available;
    let course_style = sizes.into_iter().find(fits).unwrap_or(sizes[sizes.len() - 1]);
    let baseline = frame.y + BASELINE;
    let lines = [
        (&game_title, WORDMARK, LayoutUnit(0.0)),
        (&course, course_style, COURSE_DOWN),
        (&facts, fact, FACTS_DOWN),
    ];
    for (text, style, down) in lines {
        style.fits(text, available)?;
        canvas.text(Layer::Text, text, Point::new(x, baseline + down), Align::Left, style);
    }
    let free = available - course_style.width(&course);
    let points = if needed(SEED.0) <= free { SEED.0 } else { SEED.1 };
    let needed = needed(points);
    if needed > free {
        return Err(DrawError::Overflow { what: seed, needed, available: free });
    }
    let (label, code) = pair(points);
    let (right, y) = (frame.right(), baseline + COURSE_DOWN);
    let w = canvas.text(Layer::Text, &seed, Point::new(right, y), Align::Right, code);
    let at = Point::new(right - w - SPACE, y);
    let label = label.colour(theme::SOFT_INK);
    canvas.text(Layer::Text, &seed_label, at, Align::Right, label);
    Ok(())
}

/// Entry of the legend: its sign, its name and its explanation.
struct Entry {
    sign: Sign,
    name: Message,
    note: Message,
}

enum Sign {
    Symbol(Symbol),
    Card(Card),
    Bridge,
}

/// Returns the entries for the rules that apply on the track of `game`.
fn entries(game: &RaceGame) -> Vec<Entry> {
    let spaces = game.track.spaces();
    let sign = Sign::Symbol(symbol!("witch-hat"));
    let mut all = vec![Entry { sign, name: race_rules_turn(), note: race_turn_note() }];
    let card = |is: fn(&Card) -> bool| game.deck.cards().find(is).map(Sign::Card);
    if let Some(sign) = card(|card| matches!(card, Card::Single(_))) {
        all.push(Entry { sign, name: race_one(), note: race_one_note() });
    }
    if let Some(sign) = card(|card| matches!(card, Card::Double(_))) {
        all.push(Entry { sign, name: race_two(), note: race_two_note() });
    }
    let picture = spaces.iter().find_map(|s| match s.kind {
        SpaceKind::Picture(picture) => Some(picture),
        SpaceKind::Colour(_) => None,
    });
    if let Some(picture) = picture {
        let sign = Sign::Symbol(cards::picture_symbol(picture));
        all.push(Entry { sign, name: race_picture(), note: race_picture_note() });
    }
    if spaces.iter().any(|s| s.lose_turn) {
        let hold = game.rules.hold_until_colour;
        let note = if hold { race_nap_note_hold() } else { race_nap_note() };
        all.push(Entry { sign: Sign::Symbol(symbol!("nap")), name: race_nap(), note });
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
    tone: CardTone,
    language: &Language,
) -> Result {
    let entries = entries(game);
    let column = frame.w / COLUMNS as f64;
    let row = (frame.h - ROW_GAP) / 2.0;
    for (i, entry) in entries.iter().enumerate() {
        let x = frame.x + column * (i % COLUMNS) as f64 + SIGN_GAP;
        let y = frame.y + (row + ROW_GAP) * (i / COLUMNS) as f64;
        let cell = Frame::new(x, y, column - SIGN_GAP, row);
        let (sign, text) = cell.split_left(SIGN, SIGN_GAP);
        words(canvas, text, entry, language)?;
        match entry.sign {
            Sign::Symbol(mark) => {
                canvas.symbol(Layer::Icon, mark, Frame::square(sign.centre(), SIGN));
            }
            Sign::Card(card) => {
                cards::face(canvas, Frame::centred_at(sign.centre(), CARD.0, CARD.1), card, tone);
            }
            Sign::Bridge => {
                let y = sign.centre().y;
                let (from, to) = (sign.x + BRIDGE_INSET, sign.right() - BRIDGE_INSET);
                bridge::sample(canvas, Point::new(from, y), Point::new(to, y), BRIDGE);
            }
        }
    }
    Ok(())
}

/// Draws the name and the explanation of `entry` in the largest size that fits.
fn words(canvas: &mut Canvas, text: Frame, entry: &Entry, language: &Language) -> Result {
    let (name, note) = (language.format(&entry.name), language.format(&entry.note));
    let styles = NAMES.map(|points| Style::new(Face::Heading, points).colour(theme::ACCENT));
    let style = styles.into_iter().find(|s| s.width(&name) <= text.w).unwrap_or(styles[2]);
    style.fits(&name, text.w)?;
    let paragraph = Paragraph::new(&note, Face::Regular);
    let mut set = None;
    let mut needed = LayoutUnit(0.0);
    for size in NOTES.map(FontSize::pt) {
        let lines = paragraph.break_balanced(size, text.w)?;
        needed = style.rise() + NAME_GAP + size.em() * LEADING * lines.len() as f64;
        if needed <= text.h {
            set = Some((size, lines));
            break;
        }
    }
    let Some((size, lines)) = set else {
        return Err(DrawError::Overflow { what: note, needed, available: text.h });
    };
    let mut y = text.centre().y - needed / 2.0 + style.rise();
    canvas.text(Layer::Text, &name, Point::new(text.x, y), Align::Left, style);
    let leading = size.em() * LEADING;
    y += NAME_GAP + leading;
    canvas.lines(&lines, Point::new(text.x, y), leading, Align::Left, size, theme::INK);
    Ok(())
}
