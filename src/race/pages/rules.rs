//! The rules of the race, on one side.

use super::cards;
use super::words::RaceWords;
use crate::page::DrawError;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::layout::Layer;
use crate::page::setup::Setup;
use crate::page::shape::{Frame, fixed};
use crate::page::symbols::{Mark, Symbol};
use crate::page::text::{Paragraph, Size};
use crate::page::theme;
use crate::race::{Card, RaceGame, SpaceKind};
use crate::witches::pages::rules::block::{Block, Marker, Section, Set, item, text};
use crate::witches::pages::words::{Words, fill};

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
    words: &RaceWords,
) -> Result<(), DrawError> {
    let page = Frame::new(0.0, 0.0, sheet.short, sheet.long);
    let top = theme::MARGIN + 4.0;
    let margins = Frame::new(SIDE, top, page.w - 2.0 * SIDE, page.h - 2.0 * top);
    canvas.layout.enter("page", margins);
    let rules = &words.rules;
    let name = (words.course(game), game.seed.to_string());
    let body = head(canvas, margins, (&rules.title, &rules.intro), Some(&name), Mark::WitchHat)?;
    let (band, body) = body.split_top(BAND, 6.0);
    let shown = shown(game);
    let body = if shown.is_empty() {
        Frame::new(band.x, band.y, band.w, margins.bottom() - band.y)
    } else {
        band_of_cards(canvas, band, &shown, words)?;
        body
    };
    canvas.layout.enter("columns", body);
    columns(canvas, body, &contents(game, words), words)?;
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
    words: &RaceWords,
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
        let does = match card {
            Card::Single(_) => &words.rules.colour,
            Card::Double(_) => &words.rules.double,
            Card::Picture(_) => &words.rules.picture,
        };
        let lines = Paragraph::new(does, Face::Regular).lines(size, right.w)?;
        let height = leading * lines.len() as f64;
        if height > cell.h {
            let what = does.clone();
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
fn contents(game: &RaceGame, words: &RaceWords) -> Vec<Section> {
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
        Section::new(&rules.goal, vec![text(&rules.goal_text)]),
        Section::new(
            &rules.set_up,
            numbered(&[
                &rules.set_up_cut,
                &rules.set_up_pawns,
                &fill(&rules.set_up_deck, &[("cards", &cards)]),
                &rules.set_up_first,
            ]),
        ),
        Section::new(&rules.turn, vec![text(turn)]),
    ];
    let spaces = game.track.spaces();
    let mut special = Vec::new();
    let symbol = |mark: Mark| Marker::Symbol(Symbol::from(mark));
    if spaces.iter().any(|s| s.lose_turn) {
        let nap = if game.rules.hold_until_colour { &rules.nap_hold } else { &rules.nap };
        special.push(item(symbol(Mark::Nap), nap));
    }
    if game.track.bridges().next().is_some() {
        special.push(item(symbol(Mark::Bridge), &rules.bridge));
    }
    if !special.is_empty() {
        all.push(Section::new(&rules.spaces, special));
    }
    let (end, variant) = if game.rules.everyone {
        (&rules.winning_everyone, &rules.variant_first)
    } else {
        (&rules.winning_first, &rules.variant_everyone)
    };
    all.push(Section::new(&rules.winning, vec![text(&rules.winning_text), text(end)]));
    all.push(Section::new(&rules.length, vec![text(&length(game, words))]));
    let mut variants = vec![variant.as_str(), &rules.variant_choice];
    if spaces.iter().any(|s| matches!(s.kind, SpaceKind::Picture(_))) {
        variants.insert(1, &rules.variant_gentle);
    }
    all.push(Section::new(&rules.variants, bullets(&variants)));
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

/// Sets two columns at the largest size that fits, with even space between the sections.
fn columns(
    canvas: &mut Canvas,
    frame: Frame,
    contents: &[Section],
    words: &RaceWords,
) -> Result<(), DrawError> {
    let width = (frame.w - GUTTER) / 2.0;
    let text = |sets: &[Set]| sets.iter().map(|s| s.height).sum::<f64>();
    let gaps = |sets: &[Set]| sets.len().saturating_sub(1) as f64;
    let tall = |sets: &[Set]| text(sets) + gaps(sets) * GAPS.0;
    let mut least = 0.0;
    for tenths in SIZES.rev() {
        let points = f64::from(tenths) / 10.0;
        let set = |s: &Section| Set::new(s, points, width, Words::english());
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
                set.draw(canvas, (x, y), points, Words::english());
                y += set.height + gap;
            }
        }
        return Ok(());
    }
    let what = words.rules.title.clone();
    Err(DrawError::Overflow { what, needed: least, available: frame.h })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::Players;
    use crate::race::{Order, RaceRules, Wish, generate};
    use crate::seed::Seed;

    fn told(players: u8, everyone: bool) -> String {
        let order = Order {
            seed: Seed(3),
            players: Players::new(players).unwrap(),
            rules: RaceRules { everyone, ..RaceRules::default() },
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
