//! The rules of the race, on one side.

use super::cards;
use super::words::RaceWords;
use crate::page::block::{Block, Marker, Passage, item, text};
use crate::page::canvas::{Align, Canvas, Pen};
use crate::page::columns::{ColumnStyle, Columns};
use crate::page::fonts::Face;
use crate::page::head::{Head, Name};
use crate::page::ledger::Layer;
use crate::page::setup::{Setup, Stands};
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::text::{Paragraph, Size};
use crate::page::{DrawError, Unit, fixed, theme};
use crate::race::{Card, RaceGame, SpaceKind};
use crate::witches::pages::words::fill;

/// Free margin at the left and right.
const SIDE: Unit = Unit(14.0);
/// The columns, with sizes of 7 to 13.8 points.
const COLUMNS: ColumnStyle = ColumnStyle {
    gutter: Unit(9.0),
    sizes: (70, 138),
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
const NOTE: Size = Size::pt(9.5);

/// Draws the page.
///
/// # Errors
/// If the texts do not fit at the smallest size.
pub(super) fn draw(
    canvas: &mut Canvas,
    sheet: &Setup,
    game: &RaceGame,
    words: &RaceWords,
) -> Result<(), DrawError> {
    let page = sheet.page(Stands::Upright);
    let top = theme::MARGIN + TOP;
    let margins = Frame::new(SIDE, top, page.w - 2.0 * SIDE, page.h - 2.0 * top);
    canvas.ledger.enter("page", margins);
    let rules = &words.rules;
    let (course, seed) = (words.course(game), game.seed.to_string());
    let body = Head {
        emblem: symbol!("witch-hat"),
        title: &rules.title,
        intro: &rules.intro,
        name: Some(Name { name: &course, code: &seed, baselines: BASELINES }),
        below: HEAD_GAP,
    }
    .draw(canvas, margins)?;
    let (band, body) = body.split_top(BAND, BAND_GAP);
    let shown = shown(game);
    let body = if shown.is_empty() {
        Frame::new(band.x, band.y, band.w, margins.bottom() - band.y)
    } else {
        band_of_cards(canvas, band, &shown, words)?;
        body
    };
    Columns::fit(COLUMNS, body, &contents(game, words), &rules.title)?.draw(canvas);
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
    words: &RaceWords,
) -> Result<(), DrawError> {
    canvas.ledger.place(Layer::Ground, "cards", band);
    canvas.rect(band, CORNER, theme::TINT, Some(BORDER));
    let leading = NOTE.em() * LEADING;
    let width = band.w / shown.len() as f64;
    for (i, &card) in shown.iter().enumerate() {
        let cell = Frame::new(band.x + width * i as f64, band.y, width, band.h).inset(MARGIN);
        let (left, right) = cell.split_left(CARD.0, CARD_GAP);
        cards::face(canvas, Frame::around(left.centre(), CARD.0, CARD.1), card);
        let does = match card {
            Card::Single(_) => &words.rules.colour,
            Card::Double(_) => &words.rules.double,
            Card::Picture(_) => &words.rules.picture,
        };
        let lines = Paragraph::new(does, Face::Regular).lines(NOTE, right.w)?;
        let height = leading * lines.len() as f64;
        if height > cell.h {
            let what = does.clone();
            return Err(DrawError::Overflow { what, needed: height, available: cell.h });
        }
        let mut y = right.centre().y - height / 2.0 + NOTE.em() * BASELINE;
        for line in &lines {
            canvas.line(line, Point::new(right.x, y), Align::Left, NOTE, theme::INK);
            y += leading;
        }
    }
    Ok(())
}

/// The sections, in the order of reading.
fn contents(game: &RaceGame, words: &RaceWords) -> Vec<Passage> {
    let rules = &words.rules;
    let cards = game.deck.size().to_string();
    let numbered = |texts: &[&str]| -> Vec<Block> {
        texts.iter().zip(1..).map(|(text, i)| item(Marker::Number(i), text)).collect()
    };
    let bullets = |texts: &[&str]| -> Vec<Block> {
        texts.iter().map(|text| item(Marker::Bullet, text)).collect()
    };
    let turn = if game.rules.replacement { &rules.turn_text_replacement } else { &rules.turn_text };
    let mut all = vec![
        Passage::new(&rules.goal, vec![text(&rules.goal_text)]),
        Passage::new(
            &rules.set_up,
            numbered(&[
                &rules.set_up_cut,
                &rules.set_up_pawns,
                &fill(&rules.set_up_deck, &[("cards", &cards)]),
                &rules.set_up_first,
            ]),
        ),
        Passage::new(&rules.turn, vec![text(turn)]),
    ];
    let spaces = game.track.spaces();
    let mut special = Vec::new();

    if spaces.iter().any(|s| s.lose_turn) {
        let nap = if game.rules.hold_until_colour { &rules.nap_hold } else { &rules.nap };
        special.push(item(Marker::Symbol(symbol!("nap")), nap));
    }
    if game.track.bridges().next().is_some() {
        special.push(item(Marker::Symbol(symbol!("bridge")), &rules.bridge));
    }
    if !special.is_empty() {
        all.push(Passage::new(&rules.spaces, special));
    }
    let (end, variant) = if game.rules.everyone {
        (&rules.winning_everyone, &rules.variant_first)
    } else {
        (&rules.winning_first, &rules.variant_everyone)
    };
    all.push(Passage::new(&rules.winning, vec![text(&rules.winning_text), text(end)]));
    all.push(Passage::new(&rules.length, vec![text(&length(game, words))]));
    let mut variants = vec![variant.as_str(), &rules.variant_choice];
    if spaces.iter().any(|s| matches!(s.kind, SpaceKind::Picture(_))) {
        variants.insert(1, &rules.variant_gentle);
    }
    all.push(Passage::new(&rules.variants, bullets(&variants)));
    all
}

fn length(game: &RaceGame, words: &RaceWords) -> String {
    let (rules, expected) = (&words.rules, &game.expected);
    let count = |n: f64, one: &str, more: &str, name: &str| match n.round().max(1.0) {
        1.0 => one.to_owned(),
        n => fill(more, &[(name, &fixed(n, 0))]),
    };
    let minutes = |n| count(n, &rules.one_minute, &rules.minutes, "minutes");
    let alone = game.players.count() == 1;
    let players = count(game.players.count().into(), &rules.one_player, &rules.players, "players");
    // With everyone on the way to the end, the first one home has had fewer turns.
    let whose = match (alone, game.rules.everyone) {
        (true, _) => &rules.turns_alone,
        (false, false) => &rules.turns_each,
        (false, true) => &rules.turns_last,
    };
    let turns = count(expected.rounds, &rules.one_turn, &rules.turns, "turns");
    let seconds =
        count(expected.seconds_per_turn.into(), &rules.one_second, &rules.seconds, "seconds");
    let (low, high) = expected.spread_minutes();
    let values = [
        ("players", players),
        ("minutes", minutes(expected.minutes())),
        ("turns", fill(whose, &[("turns", &turns)])),
        ("seconds", seconds),
        ("low", minutes(low)),
        ("high", minutes(high)),
    ];
    fill(&rules.length_text, &values.each_ref().map(|(name, text)| (*name, text.as_str())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::Players;
    use crate::race::{Order, Rules, Wish, generate};
    use crate::seed::Seed;

    fn told(players: u8, everyone: bool) -> String {
        let order = Order {
            seed: Seed(3),
            players: Players::new(players).unwrap(),
            rules: Rules { everyone, ..Rules::default() },
            wish: Wish::Turns(20),
            seconds_per_turn: 15,
        };
        let mut game = generate(&order).unwrap();
        game.expected.rounds = 20.2;
        game.expected.turns = 40.0;
        game.expected.spread = (22, 83);
        length(&game, RaceWords::english())
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
