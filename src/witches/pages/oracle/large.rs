//! The oracle in large print: how it is asked, its numbers, its keys, an example, and room for
//! sums, each on a page.

use super::{GAP, example, fitted, headed, how, keys, numbers, sums};
use crate::page::canvas::{Canvas, Style};
use crate::page::fonts::Face;
use crate::page::setup::{Setup, Stands};
use crate::page::shape::Point;
use crate::page::symbols::symbol;
use crate::page::{DrawError, Unit};
use crate::texts::Language;
use crate::texts::said::*;
use crate::witches::oracle::Oracle;
use crate::witches::pages::{SheetView, head};

/// The numbers of the tables.
const NUMBER: Style = Style::new(Face::Regular, 7.5);
/// The width of the example, whose numbers stand below each other.
const EXAMPLE: Unit = Unit(66.0);

/// Draws its pages with margins of a width, and says how they stand.
///
/// # Errors
/// If a text does not fit.
pub(in crate::witches::pages) fn draw_large(
    sheet: &Setup,
    margin: Unit,
    view: &SheetView,
    oracle: &Oracle,
    words: &Language,
) -> Result<Vec<Canvas>, DrawError> {
    let page = sheet.page(Stands::Wide).inset(margin);
    let mut pages = Vec::new();
    let mut canvas = sheet.canvas();
    canvas.ledger.enter("page", page);
    let (title, intro) = (words.say(&oracle_title()), words.say(&oracle_intro()));
    let emblem = symbol!("moon");
    let body = head::draw_large(&mut canvas, page, emblem, (&title, &intro), view, words)?;
    let (how, points) = fitted(&how(words), body.w, body.h)?;
    how.draw(&mut canvas, Point::new(body.x, body.y), points);
    canvas.ledger.leave();
    pages.push(canvas);
    let mut canvas = sheet.canvas();
    canvas.ledger.enter("page", page);
    numbers::draw(&mut canvas, page, oracle, words, NUMBER)?;
    canvas.ledger.leave();
    pages.push(canvas);
    let mut canvas = sheet.canvas();
    canvas.ledger.enter("page", page);
    let table = headed(&mut canvas, page, &words.say(&oracle_keys()))?;
    keys::table(&mut canvas, table, &oracle.growth)?;
    canvas.ledger.leave();
    pages.push(canvas);
    let mut canvas = sheet.canvas();
    canvas.ledger.enter("page", page);
    let (example, sums) = page.split_left(EXAMPLE, GAP);
    example::draw(&mut canvas, example, &oracle.growth, words)?;
    let all = sums::count(view);
    let mut written = sums::boxes(&mut canvas, sums, (2, 1), 0, all)?;
    canvas.ledger.leave();
    pages.push(canvas);
    while written < all {
        let mut canvas = sheet.canvas();
        canvas.ledger.enter("page", page);
        written = sums::boxes(&mut canvas, page, (4, 1), written, all)?;
        canvas.ledger.leave();
        pages.push(canvas);
    }
    Ok(pages)
}
