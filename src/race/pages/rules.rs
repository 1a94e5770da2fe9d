//! The rules of the race, on one side.

use super::cards;
use crate::page::DrawError;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::layout::Layer;
use crate::page::setup::Setup;
use crate::page::shape::Frame;
use crate::page::symbols::{Mark, Symbol};
use crate::page::text::{Paragraph, Size};
use crate::page::theme;
use crate::race::rules_text::{self, Sign, does, rules_text};
use crate::race::said::{race_rules_intro, race_rules_title};
use crate::race::{Card, RaceGame};
use crate::texts::Language;
use crate::witches::pages::rules::block::{Marker, Section, Set, item, text};

/// Free margin at the left and right, in mm.
const SIDE: f64 = 14.0;
/// Between the columns.
const GUTTER: f64 = 9.0;
/// Sizes of running text, in tenths of a point.
const SIZES: std::ops::RangeInclusive<u32> = 70..=138;
/// The least and the most space between sections, in mm.
const GAPS: (f64, f64) = (4.0, 15.0);
/// The band of cards: its height, and a card's size.
const BAND: f64 = 37.0;
const CARD: (f64, f64) = (20.0, 27.0);

/// Draws the page.
///
/// # Errors
/// If the texts do not fit at the smallest size.
pub(super) fn draw(
    canvas: &mut Canvas,
    sheet: &Setup,
    game: &RaceGame,
    language: &Language,
) -> Result<(), DrawError> {
    let page = Frame::new(0.0, 0.0, sheet.short, sheet.long);
    let top = theme::MARGIN + 4.0;
    let margins = Frame::new(SIDE, top, page.w - 2.0 * SIDE, page.h - 2.0 * top);
    canvas.layout.enter("page", margins);
    let [title, intro] = [race_rules_title(), race_rules_intro()].map(|text| language.say(&text));
    let name = (language.say(&game.course()), game.seed.to_string());
    let body = head(canvas, margins, (&title, &intro), Some(&name), Mark::WitchHat)?;
    let (band, body) = body.split_top(BAND, 6.0);
    let shown = shown(game);
    let body = if shown.is_empty() {
        Frame::new(band.x, band.y, band.w, margins.bottom() - band.y)
    } else {
        band_of_cards(canvas, band, &shown, language)?;
        body
    };
    canvas.layout.enter("columns", body);
    columns(canvas, body, &contents(game, language), title)?;
    canvas.layout.leave();
    canvas.layout.leave();
    Ok(())
}

/// Emblem, title and intro; course and seed at the right. Returns what is free below.
pub(super) fn head(
    canvas: &mut Canvas,
    frame: Frame,
    (title, intro): (&str, &str),
    name: Option<&(String, String)>,
    emblem: Mark,
) -> Result<Frame, DrawError> {
    const HEIGHT: f64 = 17.0;
    let (head, body) = frame.split_top(HEIGHT, 5.0);
    let (icon, text) = head.split_left(HEIGHT, 3.5);
    canvas.symbol(Layer::Icon, emblem, icon);
    let style = Style::new(Face::Wordmark, 28.0).colour(theme::ACCENT);
    let w = canvas.text(Layer::Text, title, (text.x, text.y + 9.5), Align::Left, style);
    let stars = Frame::new(text.x + w + 4.0, text.y + 0.5, 9.0, 9.0);
    canvas.symbol(Layer::Ornament, Mark::Stars, stars);
    let style = Style::new(Face::Italic, 10.0).colour(theme::SOFT_INK);
    let needed = style.width(intro);
    if needed > text.w {
        return Err(DrawError::Overflow { what: intro.to_owned(), needed, available: text.w });
    }
    let at = (text.x + 0.4, text.bottom() - 1.2);
    canvas.text(Layer::Text, intro, at, Align::Left, style);
    if let Some((course, seed)) = name {
        let style = Style::new(Face::Heading, 11.5);
        let (needed, available) = (style.width(course), frame.right() - stars.right() - 2.0);
        if needed > available {
            return Err(DrawError::Overflow { what: course.clone(), needed, available });
        }
        canvas.text(Layer::Text, course, (frame.right(), text.y + 4.2), Align::Right, style);
        let style = Style::new(Face::Regular, 9.0).colour(theme::SOFT_INK);
        canvas.text(Layer::Text, seed, (frame.right(), text.y + 9.0), Align::Right, style);
    }
    Ok(body)
}

/// A card of each kind in the deck.
fn shown(game: &RaceGame) -> Vec<Card> {
    let kinds: [fn(&Card) -> bool; 3] = [
        |card| matches!(card, Card::Single(_)),
        |card| matches!(card, Card::Double(_)),
        |card| matches!(card, Card::Picture(_)),
    ];
    kinds.iter().filter_map(|kind| game.deck.cards().find(kind)).collect()
}

/// The kinds of cards and what each does, side by side in a box.
fn band_of_cards(
    canvas: &mut Canvas,
    band: Frame,
    shown: &[Card],
    language: &Language,
) -> Result<(), DrawError> {
    canvas.layout.place(Layer::Ground, "cards", band);
    canvas.rect(band, 3.0, theme::TINT, Some((theme::ACCENT, 0.4)));
    let size = Size::pt(9.5);
    let leading = size.mm() * 1.25;
    let width = band.w / shown.len() as f64;
    for (i, &card) in shown.iter().enumerate() {
        let cell = Frame::new(band.x + width * i as f64, band.y, width, band.h).inset(4.0);
        let (left, right) = cell.split_left(CARD.0, 3.0);
        let middle = (left.middle_x(), left.middle_y());
        cards::face(canvas, Frame::around(middle.0, middle.1, CARD.0, CARD.1), card);
        let does = language.say(&does(card));
        let lines = Paragraph::new(&does, Face::Regular).lines(size, right.w)?;
        let height = leading * lines.len() as f64;
        if height > cell.h {
            let what = does;
            return Err(DrawError::Overflow { what, needed: height, available: cell.h });
        }
        let mut y = right.middle_y() - height / 2.0 + size.mm() * 0.95;
        for line in &lines {
            canvas.line(line, (right.x, y), Align::Left, size, theme::INK);
            y += leading;
        }
    }
    Ok(())
}

/// The sections, in the order of reading.
fn contents(game: &RaceGame, language: &Language) -> Vec<Section> {
    let marker = |sign: &Sign| match sign {
        Sign::Bullet => Marker::Bullet,
        Sign::Number(number) => Marker::Number(*number),
        Sign::Nap => Marker::Symbol(Symbol::from(Mark::Nap)),
        Sign::Bridge => Marker::Symbol(Symbol::from(Mark::Bridge)),
    };
    let block = |block: &rules_text::Block| match block {
        rules_text::Block::Text(markup) => text(&language.say(markup)),
        rules_text::Block::Item(sign, markup) => item(marker(sign), &language.say(markup)),
    };
    let section = |section: &rules_text::Section| {
        Section::new(&language.say(&section.title), section.blocks.iter().map(block).collect())
    };
    rules_text(game).iter().map(section).collect()
}

/// Sets two columns at the largest size that fits, with even space between the sections.
fn columns(
    canvas: &mut Canvas,
    frame: Frame,
    contents: &[Section],
    title: String,
) -> Result<(), DrawError> {
    let width = (frame.w - GUTTER) / 2.0;
    let text = |sets: &[Set]| sets.iter().map(|s| s.height).sum::<f64>();
    let gaps = |sets: &[Set]| sets.len().saturating_sub(1) as f64;
    let tall = |sets: &[Set]| text(sets) + gaps(sets) * GAPS.0;
    let mut least = 0.0;
    for tenths in SIZES.rev() {
        let points = f64::from(tenths) / 10.0;
        let set = |s: &Section| Set::new(s, points, width, Language::first());
        let sets = contents.iter().map(set).collect::<Result<Vec<Set>, _>>()?;
        let height = |split: &usize| tall(&sets[..*split]).max(tall(&sets[*split..]));
        let split =
            (0..=sets.len()).min_by(|a, b| height(a).total_cmp(&height(b))).unwrap_or(sets.len());
        least = height(&split);
        if least > frame.h {
            continue;
        }
        let (left, right) = sets.split_at(split);
        for (sets, x) in [(left, frame.x), (right, frame.x + width + GUTTER)] {
            let gap = ((frame.h - text(sets)) / gaps(sets).max(1.0)).min(GAPS.1);
            let mut y = frame.y;
            for set in sets {
                set.draw(canvas, (x, y), points, Language::first());
                y += set.height + gap;
            }
        }
        return Ok(());
    }
    Err(DrawError::Overflow { what: title, needed: least, available: frame.h })
}
