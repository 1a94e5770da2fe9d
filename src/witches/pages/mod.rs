//! The pages of a sheet: board front, board back, rules, notebook.

pub(crate) mod answers;
mod board;
mod cell;
mod clue;
mod column;
mod facts;
pub(crate) mod geometry;
mod grid;
mod head;
pub(crate) mod keeper;
mod large;
#[cfg(test)]
mod large_tests;
mod notebook;
mod notes;
pub(crate) mod oracle;
mod rating;
pub(crate) mod rules;
mod symbols;
mod table;
#[cfg(test)]
pub(super) mod tests;
mod view;

pub(crate) use rating::rated;
pub use view::SheetView;

use crate::common::threads::{self, Threads};
use crate::page::canvas::Canvas;
use crate::page::setup::{Setup, Stands};
use crate::page::{DrawError, DrawOptions, Page};
use crate::texts::Message;
use crate::texts::said::*;
use crate::witches::board::{Rect, Side};
use crate::witches::deal::Facts;
use crate::witches::settings::Settings;

/// The name of the game.
pub(crate) fn title() -> Message {
    sheet_title()
}

/// Who had the idea of the game, and who makes its sheets; markup.
pub(crate) fn credits() -> Message {
    sheet_credits(rules_credits(), sheet_press())
}

/// Draws a sheet: board front, board back, the rules on both sides of a leaf, the oracle where
/// there is one, also a leaf, and the notebook. What is too much for the leaf of rules comes behind
/// the notebook.
///
/// # Errors
/// If the QR code cannot be printed large enough, a
/// text does not fit, or anything overlaps.
pub fn pages(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    if options.large_print {
        check_sections(view)?;
        return large::pages(view, options);
    }
    let mut parts: Vec<Draw> = vec![front, back, rules_first, rules_rest];
    if view.oracle.is_some() {
        parts.extend([oracle_numbers as Draw, oracle_sums]);
    }
    parts.push(leaf);
    let drawn = threads::map_on(Threads::all(), &parts, |draw| draw(view, options))?;
    Ok(with_further(drawn, RULES_REST, options))
}

/// The pages of all parts, the last of which is the notebook: what the part at `rest` has after its
/// first page comes behind the notebook, or on a leaf of its own where that has no back free.
fn with_further(mut drawn: Vec<Vec<Page>>, rest: usize, options: &DrawOptions) -> Vec<Page> {
    let notebook = drawn.pop().unwrap_or_default();
    let further = drawn.get_mut(rest).map(|rules| rules.split_off(rules.len().min(1)));
    let sheet = Setup::new(options);
    let is_behind = notebook.len() % 2 == 1;
    let further = further.unwrap_or_default().into_iter().map(|page| match is_behind {
        true => sheet.behind(page),
        false => page,
    });
    drawn.into_iter().flatten().chain(notebook).chain(further).collect()
}

/// Which of a sheet's parts what is looked up is.
const RULES_REST: usize = 3;

/// Draws some pages of a sheet.
type Draw = fn(&SheetView, &DrawOptions) -> Result<Vec<Page>, DrawError>;

fn rules_first(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    let (sheet, words) = (Setup::new(options), options.language);
    let canvas = rules::draw_first(&sheet, view, words)?;
    Ok(vec![sheet.front(canvas, Stands::Upright, "rules", &words.say(&sheet_page_rules()))?])
}

fn rules_rest(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    let sheet = Setup::new(options);
    let drawn = rules::draw_rest(&sheet, view, options.language)?;
    more_rules(&sheet, drawn, "rules", options)
}

/// The pages after the first page of rules: its back, and what goes on on a further leaf.
fn more_rules(
    sheet: &Setup,
    drawn: Vec<Canvas>,
    name: &str,
    options: &DrawOptions,
) -> Result<Vec<Page>, DrawError> {
    let titles = [sheet_page_rules_more(), sheet_page_rules_rest()];
    let pages = (2..).zip(titles).zip(drawn).map(|((number, title), canvas)| {
        let (name, title) = (format!("{name}-{number}"), options.language.say(&title));
        match number {
            2 => sheet.back(canvas, Stands::Upright, &name, &title),
            _ => sheet.front(canvas, Stands::Upright, &name, &title),
        }
    });
    pages.collect()
}

fn oracle_numbers(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    let page = |oracle| oracle::numbers_page(view, oracle, options);
    view.oracle.iter().map(page).collect()
}

fn oracle_sums(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    Ok(vec![oracle::sums_page(view, options)?])
}

/// The notebook as a leaf of its own.
fn leaf(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    let sheet = Setup::new(options);
    let pages = notebook(view, options)?.into_iter().enumerate();
    Ok(pages.map(|(i, page)| if i % 2 == 0 { page } else { sheet.behind(page) }).collect())
}

/// Draws the notebook of a game: the log of its tests, and a large grid.
///
/// # Errors
/// If a text does not fit.
pub(crate) fn notebook(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    let (sheet, words) = (Setup::new(options), options.language);
    let title = words.say(&sheet_notebook());
    let pages = notebook::draw(&sheet, view, words)?.into_iter().enumerate();
    let pages = pages.map(|(i, canvas)| match i {
        0 => sheet.front(canvas, Stands::Upright, "notebook", &title),
        _ => sheet.front(canvas, Stands::Upright, &format!("notebook-{}", i + 1), &title),
    });
    pages.collect()
}

/// Draws the page of one game of many: what its players know of it.
///
/// # Errors
/// If a text does not fit.
pub(crate) fn facts(view: &SheetView, options: &DrawOptions) -> Result<Page, DrawError> {
    let (sheet, words) = (Setup::new(options), options.language);
    let mut canvas = sheet.canvas();
    facts::draw(&mut canvas, &sheet, view, words)?;
    sheet.front(canvas, Stands::Upright, "facts", &words.say(&sheet_page_facts()))
}

/// Draws the rules of many games, on both sides of a leaf and what is too much for it on a further
/// one: what is the same for games of these settings.
///
/// # Errors
/// If a text does not fit.
pub(crate) fn how_to_play(
    facts: &Facts,
    kinds: &[Settings],
    options: &DrawOptions,
) -> Result<Vec<Page>, DrawError> {
    let (sheet, words) = (Setup::new(options), options.language);
    let canvas = rules::draw_common_first(&sheet, facts, kinds, words)?;
    let title = words.say(&sheet_page_how_to_play());
    let mut pages = vec![sheet.front(canvas, Stands::Upright, "how-to-play", &title)?];
    let drawn = rules::draw_common_rest(&sheet, facts, kinds, words)?;
    pages.extend(more_rules(&sheet, drawn, "how-to-play", options)?);
    Ok(pages)
}

/// Draws the board of a sheet, front and back.
///
/// # Errors
/// As [`pages`].
pub(crate) fn board(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    Ok([front(view, options)?, back(view, options)?].concat())
}

fn front(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    let (sheet, words) = (Setup::new(options), options.language);
    let canvas = side(view, options, Side::Front)?;
    let mut page = sheet.front(canvas, Stands::Wide, "front", &words.say(&sheet_page_front()))?;
    let sections: Vec<Rect> = view.board.sections.iter().map(|section| section.front).collect();
    page.seams = sheet.seams(&sections);
    Ok(vec![page])
}

fn back(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    let (sheet, words) = (Setup::new(options), options.language);
    let canvas = side(view, options, Side::Back)?;
    let mut page = sheet.back(canvas, Stands::Wide, "back", &words.say(&sheet_page_back()))?;
    let sections: Vec<Rect> = view.board.sections.iter().map(|section| section.back).collect();
    page.seams = sheet.seams(&sections);
    Ok(vec![page])
}

/// Refuses a board that is not made for the players of its facts.
fn check_sections(view: &SheetView) -> Result<(), DrawError> {
    let sections = view.board.sections.len();
    if sections != usize::from(view.facts.players.sections(view.facts.edition)) {
        let players = view.facts.players.count();
        return Err(DrawError::Impossible(format!(
            "a board of {sections} sections does not fit {players} players; make the board for them"
        )));
    }
    Ok(())
}

fn side(view: &SheetView, options: &DrawOptions, side: Side) -> Result<Canvas, DrawError> {
    check_sections(view)?;
    let sheet = Setup::new(options);
    let mut canvas = sheet.canvas();
    board::draw(&mut canvas, &sheet, view, options.language, side)?;
    Ok(canvas)
}
