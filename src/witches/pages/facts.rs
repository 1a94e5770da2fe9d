//! The page of one game of many: all that its players know of it, and room for notes.

use super::rules::{COLUMNS, contents, readable};
use super::view::SheetView;
use super::{clue, notes, rating};
use crate::page::canvas::Canvas;
use crate::page::columns::{ColumnStyle, Columns};
use crate::page::setup::Setup;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::{DrawError, Unit};
use crate::texts::Language;
use crate::texts::said::*;
use crate::witches::pages::head;
use crate::witches::rules;

/// Which parts of the page's body its texts may take, as long as they stay as large as this,
/// in points; the rest is for notes.
const SHARES: [f64; 5] = [0.3, 0.4, 0.5, 0.6, 0.72];
const COMFORTABLE: ColumnStyle = ColumnStyle { sizes: (105, 115), step: 5, ..COLUMNS };
/// The foot of the small cauldrons below the name, from the top of the head.
const CAULDRONS: Unit = Unit(16.2);
/// Above the notes.
const NOTES_GAP: Unit = Unit(6.0);

/// Draws the page.
///
/// # Errors
/// If the texts do not fit at the smallest size.
pub(super) fn draw(
    canvas: &mut Canvas,
    sheet: &Setup,
    view: &SheetView,
    words: &'static Language,
) -> Result<(), DrawError> {
    let margins = sheet.text_frame_with_foot();
    canvas.ledger.enter("page", margins);
    let (title, intro) = (words.say(&sheet_facts()), known(view, words));
    let emblem = symbol!("potion");
    let body = head::draw(canvas, margins, emblem, (&title, &intro), Some(view), words)?;
    if let Some(rating) = &view.rating {
        let foot = Point::new(margins.right(), margins.y + CAULDRONS);
        rating::cauldrons(canvas, foot, rating.difficulty);
    }
    let body = clue::draw(canvas, body, &view.facts, words)?;
    let (columns, free) = texts(body, view, words, &title)?;
    columns.draw(canvas);
    if let Some(free) = free {
        notes::draw(canvas, free, words);
    }
    canvas.ledger.leave();
    Ok(())
}

/// Level, players, recipe and herbs in a line.
fn known(view: &SheetView, words: &'static Language) -> String {
    let facts = &view.facts;
    let known = [
        view.level.map(|level| sheet_level(level.number())),
        Some(sheet_players(facts.players.count())),
        Some(sheet_recipe(facts.recipe)),
        Some(sheet_ingredients(facts.ingredients)),
    ];
    let known: Vec<String> = known.iter().flatten().map(|fact| words.say(fact)).collect();
    known.join("  ·  ")
}

/// The texts, and what they leave free.
fn texts(
    body: Frame,
    view: &SheetView,
    words: &'static Language,
    title: &str,
) -> Result<(Columns, Option<Frame>), DrawError> {
    let mut sections = rules::of_game(&view.facts);
    sections.extend(view.rating.iter().map(|rating| rating::section(rating, &view.facts)));
    let sections = contents(sections, words);
    for share in SHARES {
        let (top, rest) = body.split_top(body.h * share, NOTES_GAP);
        if let Ok(columns) = Columns::fit(COMFORTABLE, top, &sections, title) {
            return Ok((columns, Some(rest)));
        }
    }
    Ok((readable(body, sections, title)?, None))
}
