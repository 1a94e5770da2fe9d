//! The colour race on paper: track, rules, cards with their backs, pawns.

mod bridge;
mod cards;
mod course;
mod curve;
mod pawns;
mod rules;
mod scenery;
mod strip;
#[cfg(test)]
mod tests;
mod track;

use super::{Card, Deck, RaceGame};
use crate::page::canvas::Canvas;
use crate::page::setup::{Setup, Stands};
use crate::page::{DrawError, DrawOptions, Page, Unit};
use crate::texts::said::*;
use crate::texts::{Language, Message};
use cards::CardPage;
pub use cards::{CardPrint, CardSize, CardTone};

/// Draws a race as it usually is printed: the track, the rules, the cards without backs, and last
/// the pawns, which fit its spaces.
///
/// # Errors
/// If the track has too many spaces for it, or a text
/// does not fit.
pub fn pages(game: &RaceGame, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    booklet(std::slice::from_ref(game), CardPrint::default(), options)
}

/// Draws several races with their cards as wished, and at the end pawns that fit all of them. With
/// more than one race the names of the pages begin with its number, `2-track`, and a deck that
/// several of them need comes once, behind them all. Where the cards have backs, each page of them
/// is followed by that of its backs, and every odd page is a front.
///
/// # Errors
/// As of [`pages`].
pub fn booklet(
    games: &[RaceGame],
    cards: CardPrint,
    options: &DrawOptions,
) -> Result<Vec<Page>, DrawError> {
    let sheet = Setup::new(options);
    let language = options.language;
    let mut all = Vec::new();
    let mut room = Unit(f64::INFINITY);
    if let [game] = games {
        room = race(&mut all, &sheet, game, (cards.tone, None), language, "")?;
        let marks = Marks { foot: game.seed.to_string(), of: game.course() };
        deck(&mut all, &sheet, (&game.deck, &marks), cards, language, "")?;
    } else {
        let mut decks: Vec<&Deck> = Vec::new();
        for (i, game) in games.iter().enumerate() {
            let known = decks.iter().position(|deck| **deck == game.deck);
            let number = known.unwrap_or(decks.len());
            if known.is_none() {
                decks.push(&game.deck);
            }
            let shared = Some(deck_name(number));
            let prefix = format!("{}-", i + 1);
            let has = race(&mut all, &sheet, game, (cards.tone, shared), language, &prefix)?;
            room = room.min(has);
        }
        for (number, one) in decks.into_iter().enumerate() {
            let marks = Marks::shared(number, language);
            let prefix = format!("{}-", letter(number).to_lowercase());
            deck(&mut all, &sheet, (one, &marks), cards, language, &prefix)?;
        }
    }
    all.push(pawns_page(&sheet, language, room)?);
    Ok(all)
}

/// What tells a deck from others, counted from 0.
fn letter(number: usize) -> String {
    let letter = u8::try_from(number % 26).unwrap_or_default();
    let round = if number < 26 { String::new() } else { (number / 26 + 1).to_string() };
    format!("{}{round}", char::from(b'A' + letter))
}

/// What a deck that several races share is called.
pub(super) fn deck_name(number: usize) -> Message {
    race_deck(letter(number))
}

/// How large a square the spaces of a track have room for that has no more than some 100 of them.
const SHARED_ROOM: Unit = Unit(13.0);

/// The pawns that all races of a series share.
///
/// # Errors
/// If a text does not fit.
pub(super) fn shared_pawns(options: &DrawOptions) -> Result<Page, DrawError> {
    pawns_page(&Setup::new(options), options.language, SHARED_ROOM)
}

/// The cards of a series: its booklets are printed on both sides.
const SHARED_CARDS: CardPrint =
    CardPrint { size: CardSize::Small, tone: CardTone::Full, backs: true };

/// A race of a series: without the pawns that all of them share, but with its own where two of
/// those would not stand on one of its spaces; and without its deck, which other races may need.
///
/// # Errors
/// As of [`pages`].
pub(super) fn of_series(
    game: &RaceGame,
    deck: usize,
    options: &DrawOptions,
) -> Result<Vec<Page>, DrawError> {
    let (sheet, language) = (Setup::new(options), options.language);
    let mut all = Vec::new();
    let cards = (SHARED_CARDS.tone, Some(deck_name(deck)));
    let room = race(&mut all, &sheet, game, cards, language, "")?;
    if room < SHARED_ROOM {
        all.push(pawns_page(&sheet, language, room)?);
    }
    Ok(all)
}

/// A deck that races of a series share.
///
/// # Errors
/// If a text does not fit.
pub(super) fn shared_deck(
    cards: &Deck,
    number: usize,
    options: &DrawOptions,
) -> Result<Vec<Page>, DrawError> {
    let (sheet, language) = (Setup::new(options), options.language);
    let mut all = Vec::new();
    let marks = Marks::shared(number, language);
    deck(&mut all, &sheet, (cards, &marks), SHARED_CARDS, language, "")?;
    Ok(all)
}

fn pawns_page(sheet: &Setup, language: &Language, room: Unit) -> Result<Page, DrawError> {
    let mut canvas = Canvas::new();
    pawns::draw(&mut canvas, sheet, language, room)?;
    sheet.front(canvas, Stands::Upright, "pawns", &language.say(&race_page_pawns()))
}

/// Track and rules of one race; `shared` is the deck that it needs, where that is not its own.
/// Returns how large a square a space has room for.
fn race(
    all: &mut Vec<Page>,
    sheet: &Setup,
    game: &RaceGame,
    (tone, shared): (CardTone, Option<Message>),
    language: &Language,
    prefix: &str,
) -> Result<Unit, DrawError> {
    let course = game.course();
    let named = |name: &str| format!("{prefix}{name}");

    let mut canvas = Canvas::new();
    let room = track::draw(&mut canvas, sheet, game, tone, language)?;
    let title = language.say(&race_page_track(course.clone()));
    all.push(sheet.front(canvas, Stands::Wide, &named("track"), &title)?);

    let mut canvas = Canvas::new();
    rules::draw(&mut canvas, sheet, (game, shared), tone, language)?;
    let title = language.say(&race_page_rules(course));
    all.push(sheet.front(canvas, Stands::Upright, &named("rules"), &title)?);
    Ok(room)
}

/// What stands on the cards of a deck.
struct Marks {
    /// At the foot of each card.
    foot: String,
    /// On each back, and in the titles of the pages.
    of: Message,
}

impl Marks {
    fn shared(number: usize, language: &Language) -> Marks {
        let of = deck_name(number);
        Marks { foot: language.say(&of), of }
    }
}

/// The pages of a deck.
fn deck(
    all: &mut Vec<Page>,
    sheet: &Setup,
    (deck, marks): (&Deck, &Marks),
    print: CardPrint,
    language: &Language,
    prefix: &str,
) -> Result<(), DrawError> {
    let named = |name: &str| format!("{prefix}{name}");
    let Marks { foot, of } = marks;
    let deck: Vec<Card> = deck.cards().collect();
    let back = language.say(of);
    let page = CardPage { sheet, print, foot, back: &back, language };
    let stands = print.size.stands();
    for (cards, number) in deck.chunks(print.size.a_page()).zip(1u32..) {
        let mut canvas = Canvas::new();
        page.fronts(&mut canvas, cards)?;
        let title = language.say(&race_page_cards(of.clone(), number));
        all.push(sheet.front(canvas, stands, &named(&format!("cards-{number}")), &title)?);
        if print.backs {
            let mut canvas = Canvas::new();
            page.backs(&mut canvas, cards.len())?;
            let title = language.say(&race_page_backs(of.clone(), number));
            all.push(sheet.back(canvas, stands, &named(&format!("backs-{number}")), &title)?);
        }
    }
    Ok(())
}
