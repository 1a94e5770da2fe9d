//! The pages of a sheet: board front, board back, rules.

pub(crate) mod answers;
mod board;
mod cell;
mod clue;
mod facts;
pub(crate) mod geometry;
pub(crate) mod keeper;
pub(crate) mod oracle;
mod rating;
pub(crate) mod rules;
mod said;
mod symbols;
#[cfg(test)]
pub(super) mod tests;
mod view;

pub(crate) use rating::rated;
pub use view::SheetView;

use crate::page::canvas::Canvas;
use crate::page::setup::{Setup, Stands};
use crate::page::{DrawError, DrawOptions, Page};
use crate::texts::Message;
use crate::witches::board::Side;
use crate::witches::deal::Facts;
use crate::witches::rules as rules_of_game;
use crate::witches::settings::Settings;
use said::*;

/// The name of the game.
pub(crate) fn title() -> Message {
    said::sheet_title()
}

/// Draws a sheet: board front, board back, rules.
///
/// # Errors
/// If the QR code cannot be printed large enough, a
/// text does not fit, or anything overlaps.
pub fn pages(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    let mut pages = board(view, options)?;
    let (sheet, words) = (Setup::new(options), options.language);
    let mut canvas = Canvas::new();
    rules::draw(&mut canvas, &sheet, view, words)?;
    pages.push(sheet.front(canvas, Stands::Upright, "rules", &words.say(&sheet_page_rules()))?);
    Ok(pages)
}

/// Draws the page of one game of many: what its players know of it.
///
/// # Errors
/// If a text does not fit.
pub(crate) fn facts(view: &SheetView, options: &DrawOptions) -> Result<Page, DrawError> {
    let (sheet, words) = (Setup::new(options), options.language);
    let mut canvas = Canvas::new();
    facts::draw(&mut canvas, &sheet, view, words)?;
    sheet.front(canvas, Stands::Upright, "facts", &words.say(&sheet_page_facts()))
}

/// Draws the rules of many games: what is the same for games of these settings.
///
/// # Errors
/// If a text does not fit.
pub(crate) fn how_to_play(
    facts: &Facts,
    kinds: &[Settings],
    options: &DrawOptions,
) -> Result<Page, DrawError> {
    let (sheet, words) = (Setup::new(options), options.language);
    let mut canvas = Canvas::new();
    let sections = rules::for_ink(rules_of_game::common(facts, kinds), facts, options.ink);
    rules::draw_common(&mut canvas, &sheet, sections, words)?;
    sheet.front(canvas, Stands::Upright, "how-to-play", &words.say(&sheet_page_how_to_play()))
}

/// Draws the board of a sheet, front and back.
///
/// # Errors
/// As [`pages`].
pub(crate) fn board(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    let sheet = Setup::new(options);
    let words = options.language;
    let sections = view.board.sections.len();
    if sections != usize::from(view.facts.players.sections(view.facts.edition)) {
        let players = view.facts.players.count();
        return Err(DrawError::Impossible(format!(
            "a board of {sections} sections does not fit {players} players; make the board for them"
        )));
    }
    let mut pages = Vec::with_capacity(4);
    for side in [Side::Front, Side::Back] {
        let mut canvas = Canvas::new();
        board::draw(&mut canvas, &sheet, view, words, side)?;
        pages.push(match side {
            Side::Front => {
                sheet.front(canvas, Stands::Wide, "front", &words.say(&sheet_page_front()))?
            }
            Side::Back => {
                sheet.back(canvas, Stands::Wide, "back", &words.say(&sheet_page_back()))?
            }
        });
    }
    Ok(pages)
}
