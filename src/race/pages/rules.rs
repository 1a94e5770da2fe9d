//! The rules of the race, on one side.

use super::cards::{self, CardTone};
use crate::page::block::{ItemMarker, Passage, item, text};
use crate::page::canvas::{Align, Canvas, Pen};
use crate::page::columns::{ColumnStyle, Columns};
use crate::page::fonts::Face;
use crate::page::head::{Head, Name};
use crate::page::ledger::Layer;
use crate::page::setup::{Setup, Stands};
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::text::{FontSize, Paragraph};
use crate::page::{DrawError, Unit, theme};
use crate::race::rules_text::{self, Sign, does, rules_text};
use crate::race::{Card, RaceGame};
use crate::texts::said::*;
use crate::texts::{Language, Message};

/// Free margin at the left and right.
const SIDE: Unit = Unit(14.0);
/// The columns, with sizes of 7 to 13.8 points.
const COLUMNS: ColumnStyle = ColumnStyle {
    gutter: Unit(9.0),
    sizes: (70, 138),
    step: 1,
    least_gap: (Unit(4.0), 0.0),
    largest_gap: Unit(15.0),
};
/// The band of cards: its height, and a card's size.
const BAND: Unit = Unit(37.0);
const CARD: (Unit, Unit) = (Unit(20.0), Unit(27.0));
/// More than the usual margin at the top and the foot.
const TOP: Unit = Unit(4.0);
/// Below the head, and its name's baselines.
const HEAD_GAP: Unit = Unit(5.0);
const BASELINES: (Unit, Unit) = (Unit(4.2), Unit(9.0));
/// The band: its corners and margins, after a card, below it; from line to line and to a
/// baseline in sizes.
const CORNER: Unit = Unit(3.0);
const MARGIN: Unit = Unit(4.0);
const CARD_GAP: Unit = Unit(3.0);
const BAND_GAP: Unit = Unit(6.0);
const LEADING: f64 = 1.25;
const BASELINE: f64 = 0.95;
const BORDER: Pen = Pen::new(theme::ACCENT, Unit(0.4));
const NOTE: FontSize = FontSize::pt(9.5);

/// Draws the page of a race; `shared` is the deck that it needs, where that is not its own.
///
/// # Errors
/// If the texts do not fit at the smallest size.
pub(super) fn draw(
    canvas: &mut Canvas,
    sheet: &Setup,
    (game, shared): (&RaceGame, Option<Message>),
    tone: CardTone,
    language: &Language,
) -> Result<(), DrawError> {
    let page = sheet.page(Stands::Upright);
    let top = theme::MARGIN + TOP;
    let margins = Frame::new(SIDE, top, page.w - 2.0 * SIDE, page.h - 2.0 * top);
    canvas.ledger.enter("page", margins);
    let [title, intro] = [race_rules_title(), race_rules_intro()].map(|text| language.say(&text));
    let (course, seed) = (language.say(&game.course()), game.seed.to_string());
    let body = Head {
        emblem: symbol!("witch-hat"),
        title: &title,
        intro: &intro,
        name: Some(Name { name: &course, code: &seed, baselines: BASELINES }),
        below: HEAD_GAP,
    }
    .draw(canvas, margins)?;
    let (band, body) = body.split_top(BAND, BAND_GAP);
    let shown = shown(game);
    let body = if shown.is_empty() {
        Frame::new(band.x, band.y, band.w, margins.bottom() - band.y)
    } else {
        band_of_cards(canvas, band, &shown, tone, language)?;
        body
    };
    Columns::fit(COLUMNS, body, &contents(game, shared, language), &title)?.draw(canvas);
    canvas.ledger.leave();
    Ok(())
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
    tone: CardTone,
    language: &Language,
) -> Result<(), DrawError> {
    canvas.ledger.place(Layer::Ground, "cards", band);
    canvas.rect(band, CORNER, theme::TINT, Some(BORDER));
    let leading = NOTE.em() * LEADING;
    let width = band.w / shown.len() as f64;
    for (i, &card) in shown.iter().enumerate() {
        let cell = Frame::new(band.x + width * i as f64, band.y, width, band.h).inset(MARGIN);
        let (left, right) = cell.split_left(CARD.0, CARD_GAP);
        cards::face(canvas, Frame::around(left.centre(), CARD.0, CARD.1), card, tone);
        let does = language.say(&does(card));
        let lines = Paragraph::new(&does, Face::Regular).lines(NOTE, right.w)?;
        let height = leading * lines.len() as f64;
        if height > cell.h {
            let what = does;
            return Err(DrawError::Overflow { what, needed: height, available: cell.h });
        }
        let y = right.centre().y - height / 2.0 + NOTE.em() * BASELINE;
        canvas.lines(&lines, Point::new(right.x, y), leading, Align::Left, NOTE, theme::INK);
    }
    Ok(())
}

/// The sections, in the order of reading.
fn contents(game: &RaceGame, shared: Option<Message>, language: &Language) -> Vec<Passage> {
    let marker = |sign: &Sign| match sign {
        Sign::Bullet => ItemMarker::Bullet,
        Sign::Number(number) => ItemMarker::Number(*number),
        Sign::Nap => ItemMarker::Symbol(symbol!("nap")),
        Sign::Bridge => ItemMarker::Symbol(symbol!("bridge")),
    };
    let block = |block: &rules_text::Block| match block {
        rules_text::Block::Text(markup) => text(&language.flow(markup)),
        rules_text::Block::Item(sign, markup) => item(marker(sign), &language.flow(markup)),
    };
    let passage = |section: &rules_text::Section| {
        Passage::new(&language.say(&section.title), section.blocks.iter().map(block).collect())
    };
    rules_text(game, shared).iter().map(passage).collect()
}
