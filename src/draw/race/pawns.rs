//! Pawns to cut out and fold: one for each creature.

use super::words::RaceWords;
use crate::draw::DrawError;
use crate::draw::canvas::{Align, Canvas, Style};
use crate::draw::fonts::Face;
use crate::draw::geometry::Sheet;
use crate::draw::identity::Identity;
use crate::draw::layout::Layer;
use crate::draw::rules::block::{Marker, Section, Set, item};
use crate::draw::shape::{Frame, border, n};
use crate::draw::symbols::Mark;
use crate::draw::theme;
use crate::draw::words::Words;

use super::rules::head;

/// Width of a pawn, height of one of its sides and of a foot, in mm.
const SIZE: (f64, f64) = (24.0, 36.0);
const FOOT: f64 = 11.0;
/// Pawns in a row, and rows.
const COLUMNS: usize = 4;
const ROWS: usize = 2;

/// Draws the page.
///
/// # Errors
/// If a text does not fit.
pub(super) fn draw(canvas: &mut Canvas, sheet: &Sheet, words: &RaceWords) -> Result<(), DrawError> {
    let page = Frame::new(0.0, 0.0, sheet.short, sheet.long).inset(theme::MARGIN);
    let margins = page.inset(4.0);
    canvas.layout.enter("page", margins);
    let pawns = &words.pawns;
    let mut body = head(canvas, margins, (&pawns.title, &pawns.intro), None, Mark::Broom)?;
    let steps = [&pawns.cut, &pawns.fold, &pawns.glue];
    let blocks = steps.iter().zip(1..).map(|(text, i)| item(Marker::Number(i), text)).collect();
    let how = Set::new(&Section::continued(blocks), 10.5, body.w, Words::english())?;
    how.draw(canvas, (body.x, body.y), 10.5, Words::english());
    body = body.split_top(how.height, 4.0).1;
    canvas.layout.enter("pawns", body);
    let (w, h) = (body.w / COLUMNS as f64, body.h / ROWS as f64);
    for (i, identity) in Identity::ALL.into_iter().enumerate() {
        let cell =
            Frame::new(body.x + w * (i % COLUMNS) as f64, body.y + h * (i / COLUMNS) as f64, w, h);
        pawn(canvas, cell, identity, words)?;
    }
    canvas.layout.leave();
    canvas.layout.leave();
    Ok(())
}

/// A pawn in the middle of a cell: foot, back, front, foot.
fn pawn(
    canvas: &mut Canvas,
    cell: Frame,
    identity: Identity,
    words: &RaceWords,
) -> Result<(), DrawError> {
    let height = 2.0 * (SIZE.1 + FOOT);
    let needed = height + 2.0;
    if needed > cell.h {
        let what = words.pawns.title.clone();
        return Err(DrawError::Overflow { what, needed, available: cell.h });
    }
    let whole = Frame::around(cell.middle_x(), cell.middle_y(), SIZE.0, height);
    canvas.layout.place(Layer::Ground, "pawn", whole);
    let (upper_foot, rest) = whole.split_top(FOOT, 0.0);
    let (back, rest) = rest.split_top(SIZE.1, 0.0);
    let (front, lower_foot) = rest.split_top(SIZE.1, 0.0);
    for side in [back, front] {
        canvas.rect(side, 0.0, identity.tint(), None);
        canvas.svg(border(side.inset(1.2), identity, 1.4));
    }
    let name = Style::new(Face::Heading, 10.0).colour(identity.colour());
    let creature = |y: f64| Frame::around(whole.middle_x(), y, 17.0, 17.0);
    canvas.symbol(Layer::Icon, identity, creature(front.y + 15.5));
    canvas.symbol_upside_down(Layer::Icon, identity, creature(back.bottom() - 15.5));
    let x = whole.middle_x();
    let at = (x, front.bottom() - 6.0);
    canvas.text(Layer::Text, identity.name(), at, Align::Middle, name);
    canvas.text_upside_down(identity.name(), (x, back.y + 6.0), name);
    let small = Style::new(Face::Italic, 8.0).colour(theme::SOFT_INK);
    let foot = &words.pawns.foot;
    let at = (x, lower_foot.middle_y() + small.cap() / 2.0);
    canvas.text(Layer::Text, foot, at, Align::Middle, small);
    canvas.text_upside_down(foot, (x, upper_foot.middle_y() - small.cap() / 2.0), small);
    canvas.rect(whole, 0.0, "none", Some((theme::INK, 0.35)));
    let mut folds = String::new();
    for y in [back.y, front.y, lower_foot.y] {
        folds += &format!("M{} {}H{}", n(whole.x), n(y), n(whole.right()));
    }
    canvas.outline(&folds, "none", theme::PAPER, 0.8);
    canvas.dashes(&folds, theme::INK, 0.35, "1.6 1.2");
    Ok(())
}
