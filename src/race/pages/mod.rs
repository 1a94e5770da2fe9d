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
mod words;

pub use course::SPACES;

use crate::page::canvas::Canvas;
use crate::page::setup::{Setup, Stands};
use crate::page::{DrawError, DrawOptions, Page, Unit};
use crate::race::{Card, RaceGame};
use crate::witches::pages::words::fill;
use words::RaceWords;

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
    let words = RaceWords::english();
    let mut all = Vec::new();
    let mut room = Unit(f64::INFINITY);
    for (i, game) in games.iter().enumerate() {
        let prefix = if games.len() > 1 { format!("{}-", i + 1) } else { String::new() };
        room = race(&mut all, &sheet, game, words, &prefix)?.min(room);
    }
    let mut canvas = Canvas::new();
    pawns::draw(&mut canvas, &sheet, words, room)?;
    all.push(sheet.front(canvas, Stands::Upright, "pawns", &words.pages.pawns)?);
    Ok(all)
}

/// The pages of one race, without the pawns. Every odd page of them is a front. Returns how
/// large a square a space has room for.
fn race(
    all: &mut Vec<Page>,
    sheet: &Setup,
    game: &RaceGame,
    words: &RaceWords,
    prefix: &str,
) -> Result<Unit, DrawError> {
    let course = words.course(game);
    let titles = &words.pages;
    let named = |name: &str| format!("{prefix}{name}");

    let mut canvas = Canvas::new();
    let room = track::draw(&mut canvas, sheet, game, words)?;
    let title = fill(&titles.track, &[("course", &course)]);
    all.push(sheet.front(canvas, Stands::Wide, &named("track"), &title)?);

    let mut canvas = Canvas::new();
    rules::draw(&mut canvas, sheet, game, words)?;
    let title = fill(&titles.rules, &[("course", &course)]);
    all.push(sheet.front(canvas, Stands::Upright, &named("rules"), &title)?);

    let deck: Vec<Card> = game.deck.cards().collect();
    for (cards, number) in deck.chunks(cards::A_PAGE).zip(1..) {
        let number = number.to_string();
        let values = [("course", &*course), ("number", &*number)];
        let mut canvas = Canvas::new();
        cards::fronts(&mut canvas, sheet, game, cards, words)?;
        let (name, title) = (named(&format!("cards-{number}")), fill(&titles.cards, &values));
        all.push(sheet.front(canvas, Stands::Upright, &name, &title)?);
        let mut canvas = Canvas::new();
        cards::backs(&mut canvas, sheet, game, cards.len(), words)?;
        let (name, title) = (named(&format!("backs-{number}")), fill(&titles.backs, &values));
        all.push(sheet.back(canvas, Stands::Upright, &name, &title)?);
    }
    Ok(room)
}

/// The name of the game.
pub fn title() -> &'static str {
    &RaceWords::english().track.title
}

/// The name of a game's course, drawn from its seed; tells the races of a booklet apart.
pub fn course(game: &RaceGame) -> String {
    RaceWords::english().course(game)
}
