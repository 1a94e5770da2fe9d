//! The colour race on paper: track, rules, cards with their backs, pawns.

mod art;
mod bridge;
mod cards;
mod course;
mod path;
mod pawns;
mod room;
mod rules;
mod scenery;
mod shapes;
mod stalls;
mod start;
mod strip;
#[cfg(test)]
mod tests;
mod track;

use cards::CardPage;

use crate::page::canvas::Canvas;
use crate::page::setup::{Setup, Stands};
use crate::page::{DrawError, DrawOptions, Page, Unit};
use crate::race::said::*;
use crate::race::{Card, RaceGame};
use crate::texts::Language;

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
/// more than one race the names of the pages begin with its number: `2-track`. Where the cards have
/// backs, each page of them is followed by that of its backs, and every odd page is a front.
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
    for (i, game) in games.iter().enumerate() {
        let prefix = if games.len() > 1 { format!("{}-", i + 1) } else { String::new() };
        room = race(&mut all, &sheet, game, cards, language, &prefix)?.min(room);
    }
    all.push(pawns_page(&sheet, language, room)?);
    Ok(all)
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
/// those would not stand on one of its spaces.
///
/// # Errors
/// As of [`pages`].
pub(super) fn of_series(game: &RaceGame, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    let (sheet, language) = (Setup::new(options), options.language);
    let mut all = Vec::new();
    let room = race(&mut all, &sheet, game, SHARED_CARDS, language, "")?;
    if room < SHARED_ROOM {
        all.push(pawns_page(&sheet, language, room)?);
    }
    Ok(all)
}

fn pawns_page(sheet: &Setup, language: &Language, room: Unit) -> Result<Page, DrawError> {
    let mut canvas = Canvas::new();
    pawns::draw(&mut canvas, sheet, language, room)?;
    sheet.front(canvas, Stands::Upright, "pawns", &language.say(&race_page_pawns()))
}

/// The pages of one race, without the pawns. Returns how large a square a space has room for.
fn race(
    all: &mut Vec<Page>,
    sheet: &Setup,
    game: &RaceGame,
    print: CardPrint,
    language: &Language,
    prefix: &str,
) -> Result<Unit, DrawError> {
    let course = game.course();
    let named = |name: &str| format!("{prefix}{name}");

    let mut canvas = Canvas::new();
    let room = track::draw(&mut canvas, sheet, game, print.tone, language)?;
    let title = language.say(&race_page_track(course.clone()));
    all.push(sheet.front(canvas, Stands::Wide, &named("track"), &title)?);

    let mut canvas = Canvas::new();
    rules::draw(&mut canvas, sheet, game, print.tone, language)?;
    let title = language.say(&race_page_rules(course.clone()));
    all.push(sheet.front(canvas, Stands::Upright, &named("rules"), &title)?);

    let deck: Vec<Card> = game.deck.cards().collect();
    let page = CardPage { sheet, print, game, language };
    let stands = print.size.stands();
    for (cards, number) in deck.chunks(print.size.a_page()).zip(1u32..) {
        let mut canvas = Canvas::new();
        page.fronts(&mut canvas, cards)?;
        let title = language.say(&race_page_cards(course.clone(), number));
        all.push(sheet.front(canvas, stands, &named(&format!("cards-{number}")), &title)?);
        if print.backs {
            let mut canvas = Canvas::new();
            page.backs(&mut canvas, cards.len())?;
            let title = language.say(&race_page_backs(course.clone(), number));
            all.push(sheet.back(canvas, stands, &named(&format!("backs-{number}")), &title)?);
        }
    }
    Ok(room)
}
