//! Internal, may change. Pages of the colour race: track, rules, cards with their backs, pawns.

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
use crate::page::geometry::{Orientation, PageGeometry};
use crate::page::{DrawError, DrawOptions, LayoutUnit, Page};
use crate::texts::msg::*;
use crate::texts::{Language, Message};
use cards::CardPage;
pub use cards::{CardPrint, CardSize, CardTone};

type Result<T = (), E = DrawError> = std::result::Result<T, E>;

/// Draws one race in the default form: the track, the rules, the cards without backs, and a page of
/// pawns that fit the spaces.
///
/// # Errors
/// If the track has too few or too many spaces to be drawn, or a text does not fit.
pub fn pages(game: &RaceGame, options: &DrawOptions) -> Result<Vec<Page>> {
    booklet(std::slice::from_ref(game), CardPrint::default(), options)
}

/// Draws several races with their cards, and one page of pawns that fit all of them. With more than
/// one race the page names begin with the number of the race (`2-track`). A deck that several races
/// need is drawn once, after all of them. If the cards have backs, each page of fronts is followed
/// by its page of backs, and every odd page is a front.
///
/// # Errors
/// If a track has too few or too many spaces to be drawn, or a text does not fit.
pub fn booklet(games: &[RaceGame], cards: CardPrint, options: &DrawOptions) -> Result<Vec<Page>> {
    let mut drawn = RacePageBuilder::new(options);
    if let [game] = games {
        let room = drawn.race(game, cards.tone, None, "")?;
        drawn.deck(&game.deck, &game.seed.to_string(), &game.course(), cards, "")?;
        drawn.pawns(room)?;
        return Ok(drawn.pages);
    }
    let mut room = LayoutUnit(f64::INFINITY);
    let mut decks: Vec<&Deck> = Vec::new();
    for (number, game) in (1..).zip(games) {
        let known = decks.iter().position(|deck| **deck == game.deck);
        let deck = known.unwrap_or(decks.len());
        if known.is_none() {
            decks.push(&game.deck);
        }
        let own = drawn.race(game, cards.tone, Some(deck_name(deck)), &format!("{number}-"))?;
        room = room.min(own);
    }
    for (number, deck) in decks.into_iter().enumerate() {
        let prefix = format!("{}-", letter(number).to_lowercase());
        drawn.shared_deck(deck, number, cards, &prefix)?;
    }
    drawn.pawns(room)?;
    Ok(drawn.pages)
}

/// Returns the name of deck `number`, counted from 0: `A` to `Z`, then `A2` and so on.
fn letter(number: usize) -> String {
    let letter = u8::try_from(number % 26).unwrap_or_default();
    let round = if number < 26 { String::new() } else { (number / 26 + 1).to_string() };
    format!("{}{round}", char::from(b'A' + letter))
}

/// Returns the title of a deck that several races share.
pub(super) fn deck_name(number: usize) -> Message {
    race_deck(letter(number))
}

/// Side of the square that fits on a space of a track with at most about 100 spaces, in units.
const SHARED_ROOM: LayoutUnit = LayoutUnit(13.0);

/// Cards of a [`RaceSeries`](super::RaceSeries). They have backs because its booklets are printed
/// on both sides.
const SHARED_CARDS: CardPrint =
    CardPrint { size: CardSize::Small, tone: CardTone::Full, backs: true };

/// Draws the pawns that all races of a series share.
///
/// # Errors
/// If a text does not fit.
pub(super) fn shared_pawns(options: &DrawOptions) -> Result<Vec<Page>> {
    let mut drawn = RacePageBuilder::new(options);
    drawn.pawns(SHARED_ROOM)?;
    Ok(drawn.pages)
}

/// Draws one race of a series, without its deck, which other races may share. The shared pawns are
/// left out too, unless two of them would not fit on a space. In that case the race has its own
/// pawns.
///
/// # Errors
/// If the track has too few or too many spaces to be drawn, or a text does not fit.
pub(super) fn of_series(game: &RaceGame, deck: usize, options: &DrawOptions) -> Result<Vec<Page>> {
    let mut drawn = RacePageBuilder::new(options);
    let room = drawn.race(game, SHARED_CARDS.tone, Some(deck_name(deck)), "")?;
    if room < SHARED_ROOM {
        drawn.pawns(room)?;
    }
    Ok(drawn.pages)
}

/// Draws a deck that several races of a series share.
///
/// # Errors
/// If a text does not fit.
pub(super) fn shared_deck(deck: &Deck, number: usize, options: &DrawOptions) -> Result<Vec<Page>> {
    let mut drawn = RacePageBuilder::new(options);
    drawn.shared_deck(deck, number, SHARED_CARDS, "")?;
    Ok(drawn.pages)
}

/// Collects the pages drawn so far.
struct RacePageBuilder {
    sheet: PageGeometry,
    language: &'static Language,
    pages: Vec<Page>,
}

impl RacePageBuilder {
    fn new(options: &DrawOptions) -> Self {
        RacePageBuilder {
            sheet: PageGeometry::new(options),
            language: options.language,
            pages: Vec::new(),
        }
    }

    /// Draws track and rules of a race. `shared` is the name of its deck if other races use the
    /// deck too. Returns the side of the largest square that fits on a space.
    fn race(
        &mut self,
        game: &RaceGame,
        tone: CardTone,
        shared: Option<Message>,
        prefix: &str,
    ) -> Result<LayoutUnit> {
        let RacePageBuilder { sheet, language, pages } = self;
        let mut canvas = Canvas::new();
        let room = track::draw(&mut canvas, sheet, game, tone, language)?;
        let title = language.format(&race_page_track(game.course()));
        pages.push(sheet.front(
            canvas,
            Orientation::Landscape,
            &format!("{prefix}track"),
            &title,
        )?);
        let mut canvas = Canvas::new();
        rules::draw(&mut canvas, sheet, (game, shared), tone, language)?;
        let title = language.format(&race_page_rules(game.course()));
        pages.push(sheet.front(
            canvas,
            Orientation::Portrait,
            &format!("{prefix}rules"),
            &title,
        )?);
        Ok(room)
    }

    /// Draws the cards of a deck. `foot` is printed on each card, `of` on each back and in the
    /// titles.
    fn deck(
        &mut self,
        deck: &Deck,
        foot: &str,
        of: &Message,
        print: CardPrint,
        prefix: &str,
    ) -> Result {
        let RacePageBuilder { sheet, language, pages } = self;
        let deck: Vec<Card> = deck.cards().collect();
        let page = CardPage { sheet, print, foot, back: &language.format(of), language };
        let orientation = print.size.orientation();
        for (cards, number) in deck.chunks(print.size.a_page()).zip(1u32..) {
            let mut canvas = Canvas::new();
            page.fronts(&mut canvas, cards)?;
            let title = language.format(&race_page_cards(of.clone(), number));
            pages.push(sheet.front(
                canvas,
                orientation,
                &format!("{prefix}cards-{number}"),
                &title,
            )?);
            if print.backs {
                let mut canvas = Canvas::new();
                page.backs(&mut canvas, cards.len())?;
                let title = language.format(&race_page_backs(of.clone(), number));
                pages.push(sheet.back(
                    canvas,
                    orientation,
                    &format!("{prefix}backs-{number}"),
                    &title,
                )?);
            }
        }
        Ok(())
    }

    /// Draws the cards of a shared deck. Its name is printed on the cards to distinguish decks.
    fn shared_deck(
        &mut self,
        deck: &Deck,
        number: usize,
        print: CardPrint,
        prefix: &str,
    ) -> Result {
        let name = deck_name(number);
        self.deck(deck, &self.language.format(&name), &name, print, prefix)
    }

    fn pawns(&mut self, room: LayoutUnit) -> Result {
        let mut canvas = Canvas::new();
        pawns::draw(&mut canvas, &self.sheet, self.language, room)?;
        let title = self.language.format(&race_page_pawns());
        self.pages.push(self.sheet.front(canvas, Orientation::Portrait, "pawns", &title)?);
        Ok(())
    }
}
