//! The rules, on two sides of a leaf: what everybody must know to begin, and what is looked up;
//! and the same for many games, where each has a page of its own beside them. What is too much for
//! the second page goes on on a third.

mod actions;
mod contents;
mod example;
mod first;
mod fold;
mod large;
mod pantry;
mod pencil;
mod rest;

pub(super) use contents::contents;
use first::First;
use fold::Fold;
pub(super) use large::draw_large;
use rest::Rest;

use crate::page::block::{Passage, text};
use crate::page::canvas::{Align, Canvas};
use crate::page::columns::{ColumnStyle, Columns};
use crate::page::fonts::Face;
use crate::page::setup::Setup;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::text::{FontSize, Paragraph};
use crate::page::{DrawError, Unit, theme};
use crate::texts::said::*;
use crate::texts::{Language, Message};
use crate::witches::deal::Facts;
use crate::witches::pages::head;
use crate::witches::pages::view::SheetView;
use crate::witches::pages::{clue, rating};
use crate::witches::rules::{self, Density, Sections};
use crate::witches::settings::Settings;

/// The columns, with sizes of 7 to 11.5 points.
pub(super) const COLUMNS: ColumnStyle = ColumnStyle {
    gutter: Unit(8.0),
    sizes: (70, 115),
    step: 1,
    least_gap: (Unit(0.0), 0.8),
    largest_gap: Unit(9.0),
};
/// Below this size, in points, every section may go on in the next column.
const READABLE: f64 = 7.5;
/// What is of no use in play, at the foot of the second page: its sizes in points, the distance
/// of its lines and the baseline of the first in sizes, and the space above it.
const ASIDE: [f64; 3] = [8.0, 7.5, 7.0];
const LEADING: f64 = 1.25;
const BASELINE: f64 = 0.95;
const ASIDE_GAP: Unit = Unit(3.5);

/// Draws what everybody must know to begin.
///
/// # Errors
/// If the texts do not fit at the smallest size.
pub(super) fn draw_first(
    sheet: &Setup,
    view: &SheetView,
    words: &'static Language,
) -> Result<Canvas, DrawError> {
    let mut canvas = sheet.canvas();
    let margins = sheet.text_frame();
    canvas.ledger.enter("page", margins);
    let body = head(&mut canvas, margins, (rules_title(), rules_intro()), Some(view), words)?;
    let body = match view.give_up {
        Some(_) => fold::behind(&mut canvas, body, words, Fold::Usual)?,
        None => body,
    };
    let body = clue::draw(&mut canvas, body, &view.facts, words)?;
    let minutes = view.rating.as_ref().map(|rating| rating::minutes(rating, &view.facts));
    let sections = rules::to_play(&view.facts, Sections::Cut, minutes);
    First::fit(body, sections, words, &words.say(&rules_title()))?.draw(&mut canvas);
    canvas.ledger.leave();
    Ok(canvas)
}

/// Draws what is looked up, on one page or two, with the give-up code in its fold.
///
/// # Errors
/// If the texts do not fit at the smallest size.
pub(super) fn draw_rest(
    sheet: &Setup,
    view: &SheetView,
    words: &'static Language,
) -> Result<Vec<Canvas>, DrawError> {
    let mut canvas = sheet.canvas();
    let margins = sheet.text_frame();
    canvas.ledger.enter("page", margins);
    let title = (rules_title_more(), rules_intro_more());
    let body = head(&mut canvas, margins, title, Some(view), words)?;
    let (body, covered) = match &view.give_up {
        Some(code) => {
            let above = fold::code(&mut canvas, body, code, words, Fold::Usual)?;
            (above, Fold::Usual.covered(theme::MARGIN))
        }
        None => (body, Unit(0.0)),
    };
    let rated = view.rating.iter().flat_map(|rating| rating::explained(rating, &view.facts));
    let edition = sheet_edition(view.edition.as_str());
    let said = rated.chain([sheet_made_by(rules_credits(), sheet_press(), edition)]).collect();
    let body = aside(&mut canvas, body, covered, said, words)?;
    let sections = |density| contents(rules::to_look_up(&view.facts, density), words);
    let roomy = || sections(Density::Roomy);
    let dense = || sections(Density::Dense);
    rest(sheet, canvas, (margins, body), roomy, dense, Some(view), words)
}

/// Draws sections onto a page that has its head and foot, and what is too much onto a further one.
fn rest(
    sheet: &Setup,
    mut canvas: Canvas,
    (margins, body): (Frame, Frame),
    roomy: impl FnOnce() -> Vec<Passage>,
    dense: impl FnOnce() -> Vec<Passage>,
    view: Option<&SheetView>,
    words: &'static Language,
) -> Result<Vec<Canvas>, DrawError> {
    let title = words.say(&rules_title_more());
    let mut further = sheet.canvas();
    further.ledger.enter("page", margins);
    let free = head(&mut further, margins, (rules_title_rest(), rules_intro_rest()), view, words)?;
    let goes_on = text(&words.flow(&rules_goes_on(rules_title_rest())));
    let Rest { first, second } = Rest::fit((body, free), roomy, dense, goes_on, &title)?;
    first.draw(&mut canvas);
    canvas.ledger.leave();
    let Some(second) = second else { return Ok(vec![canvas]) };
    second.draw(&mut further);
    further.ledger.leave();
    Ok(vec![canvas, further])
}

/// The head of either page, of a sheet or of many.
fn head(
    canvas: &mut Canvas,
    frame: Frame,
    (title, intro): (Message, Message),
    view: Option<&SheetView>,
    words: &Language,
) -> Result<Frame, DrawError> {
    let (title, intro) = (words.say(&title), words.say(&intro));
    head::draw(canvas, frame, symbol!("witch-hat"), (&title, &intro), view, words)
}

/// What is of no use in play: what the rating means, who had the idea and who made it. It takes at
/// least so much of the frame's foot. Returns what is free above.
fn aside(
    canvas: &mut Canvas,
    frame: Frame,
    least: Unit,
    said: Vec<Message>,
    words: &Language,
) -> Result<Frame, DrawError> {
    let said = said.iter().map(|text| Paragraph::new(&words.say(text), Face::Regular));
    let said: Vec<Paragraph> = said.collect();
    let height = |lines: usize, size: FontSize| size.em() * LEADING * lines as f64 + ASIDE_GAP;
    let mut set = None;
    for size in ASIDE.map(FontSize::pt) {
        let lines = said.iter().map(|text| text.lines(size, frame.w));
        let lines = lines.collect::<Result<Vec<_>, _>>()?.concat();
        let fits = height(lines.len(), size) <= least;
        set = Some((size, lines));
        if fits {
            break;
        }
    }
    let Some((size, lines)) = set else { return Ok(frame) };
    let height = height(lines.len(), size).max(least);
    let (above, aside) = frame.split_top(frame.h - height, Unit(0.0));
    let at = Point::new(aside.x, aside.y + ASIDE_GAP + size.em() * BASELINE);
    canvas.lines(&lines, at, size.em() * LEADING, Align::Left, size, theme::SOFT_INK);
    Ok(above)
}

/// Sections at the largest size that fits, broken wherever a column ends below what is readable.
///
/// # Errors
/// If they do not fit at the smallest size.
pub(super) fn readable(
    frame: Frame,
    sections: Vec<Passage>,
    title: &str,
) -> Result<Columns, DrawError> {
    match Columns::fit(COLUMNS, frame, &sections, title) {
        Ok(whole) if whole.points >= READABLE => Ok(whole),
        _ => {
            let broken: Vec<_> = sections.into_iter().flat_map(Passage::broken).collect();
            Columns::fit(COLUMNS, frame, &broken, title)
        }
    }
}

/// Draws what everybody must know to begin any of many games.
///
/// # Errors
/// If the texts do not fit at the smallest size.
pub(super) fn draw_common_first(
    sheet: &Setup,
    facts: &Facts,
    kinds: &[Settings],
    words: &'static Language,
) -> Result<Canvas, DrawError> {
    let mut canvas = sheet.canvas();
    let margins = sheet.text_frame_with_foot();
    canvas.ledger.enter("page", margins);
    let body = head(&mut canvas, margins, (rules_title(), rules_intro()), None, words)?;
    let sections = rules::common_to_play(facts, kinds);
    First::fit(body, sections, words, &words.say(&rules_title()))?.draw(&mut canvas);
    canvas.ledger.leave();
    Ok(canvas)
}

/// Draws what is looked up in any of many games, on one page or two.
///
/// # Errors
/// If the texts do not fit at the smallest size.
pub(super) fn draw_common_rest(
    sheet: &Setup,
    facts: &Facts,
    kinds: &[Settings],
    words: &'static Language,
) -> Result<Vec<Canvas>, DrawError> {
    let mut canvas = sheet.canvas();
    let margins = sheet.text_frame_with_foot();
    canvas.ledger.enter("page", margins);
    let body = head(&mut canvas, margins, (rules_title_more(), rules_intro_more()), None, words)?;
    let body = aside(&mut canvas, body, Unit(0.0), vec![rules_credits()], words)?;
    let sections = || contents(rules::common_to_look_up(facts, kinds), words);
    rest(sheet, canvas, (margins, body), sections, sections, None, words)
}
