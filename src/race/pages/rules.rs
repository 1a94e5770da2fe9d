//! Rules of the race: their content as data in reading order, and the page on which they are
//! printed.

use super::Result;
use super::cards::{self, CardTone};
use crate::page::block::{ItemMarker, TextSection, item, text};
use crate::page::canvas::{Align, Canvas, Pen};
use crate::page::columns::{ColumnStyle, Columns};
use crate::page::fonts::Face;
use crate::page::geometry::{Orientation, PageGeometry};
use crate::page::head::{NamedCode, PageHeader};
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::text::{FontSize, Paragraph};
use crate::page::{DrawError, LayoutUnit, theme};
use crate::race::variants::{self, RaceVariant};
use crate::race::{Card, RaceGame, SpaceKind};
use crate::texts::msg::*;
use crate::texts::{Language, Message};

/// Left and right margin, in units.
const SIDE: LayoutUnit = LayoutUnit(14.0);
/// Columns of the text, with sizes of 7 to 13.8 points.
const COLUMNS: ColumnStyle = ColumnStyle {
    gutter: LayoutUnit(9.0),
    sizes: (70, 138),
    step: 1,
    least_gap: (LayoutUnit(4.0), 0.0),
    largest_gap: LayoutUnit(15.0),
};
/// Height of the band of cards, in units.
const BAND: LayoutUnit = LayoutUnit(37.0);
/// Width and height of a card in the band, in units.
const CARD: (LayoutUnit, LayoutUnit) = (LayoutUnit(20.0), LayoutUnit(27.0));
/// Top and bottom inset beyond the usual margin, in units.
const TOP: LayoutUnit = LayoutUnit(4.0);
/// Gap below the head, in units.
const HEAD_GAP: LayoutUnit = LayoutUnit(5.0);
/// Baselines of the course's name and the seed in the head, in units.
const BASELINES: (LayoutUnit, LayoutUnit) = (LayoutUnit(4.2), LayoutUnit(9.0));
/// Radius of the band's corners, in units.
const CORNER: LayoutUnit = LayoutUnit(3.0);
/// Margin around a cell of the band, in units.
const MARGIN: LayoutUnit = LayoutUnit(4.0);
/// Gap after a card, in units.
const CARD_GAP: LayoutUnit = LayoutUnit(3.0);
/// Gap below the band, in units.
const BAND_GAP: LayoutUnit = LayoutUnit(6.0);
/// Line spacing of the notes, as a multiple of their size.
const LEADING: f64 = 1.25;
/// First baseline of the notes, as a multiple of their size.
const BASELINE: f64 = 0.95;
const BORDER: Pen = Pen::new(theme::ACCENT, LayoutUnit(0.4));
const NOTE: FontSize = FontSize::pt(9.5);

/// Draws the page of rules for a race. `shared` is the name of its deck if other races use the deck
/// too.
///
/// # Errors
/// If the texts do not fit at the smallest size.
pub(super) fn draw(
    canvas: &mut Canvas,
    sheet: &PageGeometry,
    (game, shared): (&RaceGame, Option<Message>),
    tone: CardTone,
    language: &Language,
) -> Result {
    let page = sheet.page(Orientation::Portrait);
    let top = theme::MARGIN + TOP;
    let margins = Frame::new(SIDE, top, page.w - 2.0 * SIDE, page.h - 2.0 * top);
    canvas.ledger.enter("page", margins);
    let [title, intro] =
        [race_rules_title(), race_rules_intro()].map(|text| language.format(&text));
    let (course, seed) = (language.format(&game.course()), game.seed.to_string());
    let body = PageHeader {
        emblem: symbol!("witch-hat"),
        title: &title,
        intro: &intro,
        owner: None,
        name: Some(NamedCode { name: &course, code: &seed, baselines: BASELINES }),
        below: HEAD_GAP,
    }
    .draw(canvas, margins)?;
    let (band, body) = body.split_top(BAND, BAND_GAP);
    let shown = sample_cards(game);
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

/// Returns one card of each kind in the deck of `game`.
fn sample_cards(game: &RaceGame) -> Vec<Card> {
    let kinds: [fn(&Card) -> bool; 3] = [
        |card| matches!(card, Card::Single(_)),
        |card| matches!(card, Card::Double(_)),
        |card| matches!(card, Card::Picture(_)),
    ];
    kinds.iter().filter_map(|kind| game.deck.cards().find(kind)).collect()
}

/// Draws the kinds of cards and their effects, side by side in a box.
fn band_of_cards(
    canvas: &mut Canvas,
    band: Frame,
    shown: &[Card],
    tone: CardTone,
    language: &Language,
) -> Result {
    canvas.ledger.place(Layer::Ground, "cards", band);
    canvas.rect(band, CORNER, theme::TINT, Some(BORDER));
    let leading = NOTE.em() * LEADING;
    let width = band.w / shown.len() as f64;
    for (i, &card) in shown.iter().enumerate() {
        let cell = Frame::new(band.x + width * i as f64, band.y, width, band.h).inset(MARGIN);
        let (left, right) = cell.split_left(CARD.0, CARD_GAP);
        cards::face(canvas, Frame::centred_at(left.centre(), CARD.0, CARD.1), card, tone);
        let does = language.format(&does(card));
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

/// Sections in reading order.
fn contents(game: &RaceGame, shared: Option<Message>, language: &Language) -> Vec<TextSection> {
    let marker = |sign: &RaceMarker| match sign {
        RaceMarker::Bullet => ItemMarker::Bullet,
        RaceMarker::Number(number) => ItemMarker::Number(*number),
        RaceMarker::Nap => ItemMarker::Symbol(symbol!("nap")),
        RaceMarker::Bridge => ItemMarker::Symbol(symbol!("bridge")),
    };
    let block = |block: &RaceBlock| match block {
        RaceBlock::Text(markup) => text(&language.format_hyphenated(markup)),
        RaceBlock::Item(sign, markup) => item(marker(sign), &language.format_hyphenated(markup)),
    };
    let passage = |section: &RaceSection| {
        TextSection::new(
            &language.format(&section.title),
            section.blocks.iter().map(block).collect(),
        )
    };
    rules_text(game, shared).iter().map(passage).collect()
}

/// A heading and its [blocks](RaceBlock).
struct RaceSection {
    title: Message,
    blocks: Vec<RaceBlock>,
}

/// Element of a section. Texts are markup: `*bold*`.
enum RaceBlock {
    /// Running text.
    Text(Message),
    /// Item of a list.
    Item(RaceMarker, Message),
}

/// Marker of a [`RaceBlock::Item`].
enum RaceMarker {
    Bullet,
    /// Number of a step, from 1.
    Number(usize),
    /// Symbol of a space on which a turn is lost.
    Nap,
    /// Symbol of a bridge.
    Bridge,
}

/// Returns the rules of a race as sections. `shared` is the name of its deck if other races use the
/// deck too.
fn rules_text(game: &RaceGame, shared: Option<Message>) -> Vec<RaceSection> {
    let (rules, spaces) = (game.rules, game.track.spaces());
    let section = |title, blocks| RaceSection { title, blocks };
    let items = |sign: fn(usize) -> RaceMarker, texts: Vec<Message>| {
        (1..).zip(texts).map(|(i, text)| RaceBlock::Item(sign(i), text)).collect()
    };
    let set_up = vec![
        race_rules_set_up_cut(),
        race_rules_set_up_pawns(),
        match shared {
            None => race_rules_set_up_deck(game.deck.size()),
            Some(deck) => race_rules_set_up_shared_deck(deck, game.deck.size()),
        },
        race_rules_set_up_first(),
    ];
    let turn = match rules.replacement {
        true => race_rules_turn_text_replacement(),
        false => race_rules_turn_text(),
    };
    let (end, variant): (Message, fn(Message) -> Message) = match rules.everyone {
        true => (race_rules_winning_everyone(), |minutes| race_rules_variant_first(minutes)),
        false => (race_rules_winning_first(), |minutes| race_rules_variant_everyone(minutes)),
    };
    let mut special = Vec::new();
    if spaces.iter().any(|s| s.lose_turn) {
        let hold = rules.hold_until_colour;
        let nap = if hold { race_rules_nap_hold() } else { race_rules_nap() };
        special.push(RaceBlock::Item(RaceMarker::Nap, nap));
    }
    if game.track.bridges().next().is_some() {
        special.push(RaceBlock::Item(RaceMarker::Bridge, race_rules_bridge()));
    }
    let pictures = spaces.iter().any(|s| matches!(s.kind, SpaceKind::Picture(_)));
    let gentle: fn(Message) -> Message = |minutes| race_rules_variant_gentle(minutes);
    let all = [
        (true, RaceVariant::OtherEnd, variant),
        (pictures, RaceVariant::GentleWinds, gentle),
        (true, RaceVariant::CleverBrooms, |minutes| race_rules_variant_choice(minutes)),
    ];
    let variants = all.into_iter().filter(|(applies, ..)| *applies);
    // A variant whose games do not end is left out.
    let variants = variants.filter_map(|(_, variant, message)| {
        Some(message(race_minutes(whole(variants::minutes(game, variant)?))))
    });
    let variants = variants.collect();
    let winning = vec![RaceBlock::Text(race_rules_winning_text()), RaceBlock::Text(end)];
    let mut all = vec![
        section(race_rules_goal(), vec![RaceBlock::Text(race_rules_goal_text())]),
        section(race_rules_set_up(), items(RaceMarker::Number, set_up)),
        section(race_rules_turn(), vec![RaceBlock::Text(turn)]),
        section(race_rules_spaces(), special),
        section(race_rules_winning(), winning),
        section(race_rules_length(), vec![RaceBlock::Text(length(game))]),
        section(race_rules_variants(), items(|_| RaceMarker::Bullet, variants)),
    ];
    all.retain(|section| !section.blocks.is_empty());
    all
}

fn does(card: Card) -> Message {
    match card {
        Card::Single(_) => race_rules_colour(),
        Card::Double(_) => race_rules_double(),
        Card::Picture(_) => race_rules_picture(),
    }
}

fn length(game: &RaceGame) -> Message {
    let expected = &game.expected;
    let turns = race_turns(whole(expected.rounds));
    // If everyone plays to the end, the first one to finish has taken fewer turns.
    let turns = match (game.players.count(), game.rules.everyone) {
        (1, _) => turns,
        (_, false) => race_turns_each(turns),
        (_, true) => race_turns_last(turns),
    };
    let minutes = |n| race_minutes(whole(n));
    let (low, high) = expected.spread_minutes();
    race_rules_length_text(
        race_players(game.players.count()),
        minutes(expected.minutes()),
        turns,
        race_seconds(expected.seconds_per_turn),
        minutes(low),
        minutes(high),
    )
}

/// Rounds turns or minutes for printing, to at least 1.
pub(super) fn whole(length: f64) -> i64 {
    length.round().max(1.0) as i64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::players::Players;
    use crate::common::seed::Seed;
    use crate::race::{LengthTarget, RaceRules, RaceSeries, generate};

    fn told(players: u8, everyone: bool) -> String {
        let series = RaceSeries {
            players: Players::new(players).unwrap(),
            rules: RaceRules { everyone, ..RaceRules::default() },
            length: LengthTarget::Turns(20),
            seconds_per_turn: 15.try_into().unwrap(),
        };
        let mut game = generate(&series, Seed(3)).unwrap();
        game.expected.rounds = 20.2;
        game.expected.turns = 40.0;
        game.expected.spread = (22, 83);
        length(&game).to_string()
    }

    #[test]
    fn the_length_is_told_with_its_spread_and_the_time_of_a_turn() {
        let told = told(2, false);
        assert!(told.contains("2 players: about 10 minutes, or 20 turns each"), "{told}");
        assert!(told.contains("if a turn takes 15 seconds"), "{told}");
        assert!(told.contains("over within 6 minutes"), "{told}");
        assert!(told.contains("longer than 21 minutes"), "{told}");
    }

    #[test]
    fn only_who_ends_together_has_so_many_turns_each() {
        let all = told(2, true);
        assert!(all.contains("or 20 turns until the last witch is home"), "{all}");
        assert!(!all.contains("each"), "{all}");
        let alone = told(1, false);
        assert!(alone.contains("1 player: about 10 minutes, or 20 turns, if"), "{alone}");
    }
}
