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
mod strip;
#[cfg(test)]
mod tests;
mod track;

use crate::page::canvas::Canvas;
use crate::page::setup::{Setup, Stands};
use crate::page::{DrawError, DrawOptions, Page, Unit};
use crate::race::said::*;
use crate::race::{Card, RaceGame};
use crate::texts::Language;

/// Draws a race: the track with the rules on its back, the cards each followed by their
/// backs, and last the pawns, which fit its spaces.
///
/// # Errors
/// If the track has too many spaces for it, or a text
/// does not fit.
pub fn pages(game: &RaceGame, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    booklet(std::slice::from_ref(game), options)
}

/// Draws several races, each as [`pages`] does, and at the end pawns that fit all of them. With more
/// than one race the names of the pages begin with its number: `2-track`.
///
/// # Errors
/// As of [`pages`].
pub fn booklet(games: &[RaceGame], options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    let sheet = Setup::new(options);
    let language = options.language;
    let mut all = Vec::new();
    let mut room = Unit(f64::INFINITY);
    for (i, game) in games.iter().enumerate() {
        let prefix = if games.len() > 1 { format!("{}-", i + 1) } else { String::new() };
        room = race(&mut all, &sheet, game, language, &prefix)?.min(room);
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

/// A race of a series: without the pawns that all of them share, but with its own where two of
/// those would not stand on one of its spaces.
///
/// # Errors
/// As of [`pages`].
pub(super) fn of_series(game: &RaceGame, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    let (sheet, language) = (Setup::new(options), options.language);
    let mut all = Vec::new();
    let room = race(&mut all, &sheet, game, language, "")?;
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

/// The pages of one race, without the pawns. Every odd page of them is a front. Returns how
/// large a square a space has room for.
fn race(
    all: &mut Vec<Page>,
    sheet: &Setup,
    game: &RaceGame,
    language: &Language,
    prefix: &str,
) -> Result<Unit, DrawError> {
    let course = game.course();
    let named = |name: &str| format!("{prefix}{name}");

    let mut canvas = Canvas::new();
    let room = track::draw(&mut canvas, sheet, game, language)?;
    let title = language.say(&race_page_track(course.clone()));
    all.push(sheet.front(canvas, Stands::Wide, &named("track"), &title)?);

    let mut canvas = Canvas::new();
    rules::draw(&mut canvas, sheet, game, language)?;
    let title = language.say(&race_page_rules(course.clone()));
    all.push(sheet.front(canvas, Stands::Upright, &named("rules"), &title)?);

    let deck: Vec<Card> = game.deck.cards().collect();
    for (cards, number) in deck.chunks(cards::A_PAGE).zip(1u32..) {
        let mut canvas = Canvas::new();
        cards::fronts(&mut canvas, sheet, game, cards, language)?;
        let title = language.say(&race_page_cards(course.clone(), number));
        let name = named(&format!("cards-{number}"));
        all.push(sheet.front(canvas, Stands::Upright, &name, &title)?);
        let mut canvas = Canvas::new();
        cards::backs(&mut canvas, sheet, game, cards.len(), language)?;
        let title = language.say(&race_page_backs(course.clone(), number));
        let name = named(&format!("backs-{number}"));
        all.push(sheet.back(canvas, Stands::Upright, &name, &title)?);
    }
    Ok(room)
}
