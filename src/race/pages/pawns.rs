//! Pawns to cut out and fold: one for each creature.

use crate::identity::Identity;
use crate::page::DrawError;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::layout::Layer;
use crate::page::setup::Setup;
use crate::page::shape::{Frame, border, n};
use crate::page::symbols::Mark;
use crate::page::theme;
use crate::race::said::*;
use crate::texts::Language;
use crate::witches::pages::rules::block::{Marker, Section, Set, item};

use super::rules::head;

/// What a pawn takes of the square that a space has room for: its width, and the depth of its
/// foot, so that two stand one behind the other.
const WIDTH: f64 = 0.84;
const FOOT: f64 = 0.42;
/// The widest pawn, in mm.
const WIDEST: f64 = 20.0;
/// How often a pawn is as high as wide.
const HEIGHT: f64 = 1.9;
/// Between pawns side by side, for scissors, and from a row to the spare one, in mm.
const GAP: f64 = 2.0;
const SPARE: f64 = 14.0;

/// The size of a pawn, in mm: width, height of one of its sides, depth of its foot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Size {
    pub width: f64,
    pub side: f64,
    pub foot: f64,
}

impl Size {
    /// The size that fits spaces with room for such a square.
    pub fn for_room(room: f64) -> Self {
        let width = (room * WIDTH).min(WIDEST);
        Size { width, side: width * HEIGHT, foot: width * FOOT / WIDTH }
    }

    /// From one foot to the other, laid flat.
    fn height(self) -> f64 {
        2.0 * (self.side + self.foot)
    }
}

/// Draws the page: a row of all creatures, and spare ones below.
///
/// # Errors
/// If a text does not fit.
pub(super) fn draw(
    canvas: &mut Canvas,
    sheet: &Setup,
    language: &Language,
    room: f64,
) -> Result<(), DrawError> {
    let page = Frame::new(0.0, 0.0, sheet.short, sheet.long).inset(theme::MARGIN);
    let margins = page.inset(4.0);
    canvas.layout.enter("page", margins);
    let [title, intro] = [race_pawns_title(), race_pawns_intro()].map(|text| language.say(&text));
    let mut body = head(canvas, margins, (&title, &intro), None, Mark::Broom)?;
    let steps = (1..).zip([race_pawns_cut(), race_pawns_fold(), race_pawns_glue()]);
    let blocks = steps.map(|(i, text)| item(Marker::Number(i), &language.say(&text))).collect();
    let how = Set::new(&Section::continued(blocks), 10.5, body.w, language)?;
    how.draw(canvas, (body.x, body.y), 10.5, language);
    body = body.split_top(how.height, 4.0).1;
    canvas.layout.enter("pawns", body);
    let size = Size::for_room(room);
    let w = body.w / Identity::ALL.len() as f64;
    for (needed, available) in [(size.width + GAP, w), (size.height(), body.h)] {
        if needed > available {
            return Err(DrawError::Overflow { what: title, needed, available });
        }
    }
    let rows = if 2.0 * (size.height() + GAP) <= body.h { 2 } else { 1 };
    let h = (size.height() + SPARE).min(body.h / rows as f64);
    for row in 0..rows {
        for (i, identity) in Identity::ALL.into_iter().enumerate() {
            let corner = (body.x + w * i as f64, body.y + h * row as f64);
            pawn(canvas, Frame::new(corner.0, corner.1, w, h), identity, language, size);
        }
    }
    canvas.layout.leave();
    canvas.layout.leave();
    Ok(())
}

/// A pawn in the middle of a cell: foot, back, front, foot. What is too small to be read is
/// left out.
fn pawn(canvas: &mut Canvas, cell: Frame, identity: Identity, language: &Language, size: Size) {
    let whole = Frame::around(cell.middle_x(), cell.middle_y(), size.width, size.height());
    canvas.layout.place(Layer::Ground, "pawn", whole);
    let (upper_foot, rest) = whole.split_top(size.foot, 0.0);
    let (back, rest) = rest.split_top(size.side, 0.0);
    let (front, lower_foot) = rest.split_top(size.side, 0.0);
    let edge = size.width * 0.05;
    for side in [back, front] {
        canvas.rect(side, 0.0, identity.tint(), None);
        canvas.svg(border(side.inset(edge), identity, edge * 1.2));
    }
    let x = whole.middle_x();
    let creature = |y: f64| Frame::around(x, y, size.width * 0.72, size.width * 0.72);
    canvas.symbol(Layer::Icon, identity, creature(front.y + size.side * 0.42));
    canvas.symbol_upside_down(Layer::Icon, identity, creature(back.bottom() - size.side * 0.42));
    let name = |points| Style::new(Face::Heading, points).colour(identity.colour());
    let called = language.say(&identity.name());
    if let Some(name) = largest(&called, size.width * 0.74, size.side * 0.16, name) {
        let up = size.side * 0.16;
        let at = (x, front.bottom() - up);
        canvas.text(Layer::Text, &called, at, Align::Middle, name);
        canvas.text_upside_down(&called, (x, back.y + up), name);
    }
    let small = |points| Style::new(Face::Italic, points).colour(theme::SOFT_INK);
    let foot = &language.say(&race_pawns_foot());
    if let Some(small) = largest(foot, size.width * 0.9, size.foot * 0.8, small) {
        let at = (x, lower_foot.middle_y() + small.cap() / 2.0);
        canvas.text(Layer::Text, foot, at, Align::Middle, small);
        canvas.text_upside_down(foot, (x, upper_foot.middle_y() - small.cap() / 2.0), small);
    }
    canvas.rect(whole, 0.0, "none", Some((theme::INK, 0.35)));
    let mut folds = String::new();
    for y in [back.y, front.y, lower_foot.y] {
        folds += &format!("M{} {}H{}", n(whole.x), n(y), n(whole.right()));
    }
    canvas.outline(&folds, "none", theme::PAPER, 0.8);
    canvas.dashes(&folds, theme::INK, 0.35, "1.6 1.2");
}

/// Type of 7 to 10 points, as large as fits; none if nothing does.
fn largest(text: &str, width: f64, height: f64, style: impl Fn(f64) -> Style) -> Option<Style> {
    let sizes = [10.0, 9.0, 8.0, 7.0].map(style);
    sizes.into_iter().find(|s| s.width(text) <= width && s.rise() <= height)
}
