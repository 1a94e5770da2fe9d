//! Pawns to cut out and fold, one for each [`Identity`], and the stalls in which they start.

use super::Result;
use crate::common::players::Identity;
use crate::page::block::{ItemMarker, TextSection, TypesetSection, item};
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::geometry::{Orientation, PageGeometry};
use crate::page::head::PageHeader;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point, border, lines};
use crate::page::symbols::symbol;
use crate::page::{DrawError, LayoutUnit, theme};
use crate::texts::Language;
use crate::texts::msg::*;

/// Width of a pawn, as a share of the largest square on a space.
const WIDTH: f64 = 0.84;
/// Depth of a pawn's foot, as a share of the same square. Two pawns fit one behind the other.
const FOOT: f64 = 0.42;
/// Largest width of a pawn, in units, so that eight fit at the start.
const WIDEST: LayoutUnit = LayoutUnit(12.0);
/// Height of a pawn's side, as a multiple of its width.
const HEIGHT: f64 = 1.9;
/// Smallest gap between adjacent pawns, in units, for the scissors.
const GAP: LayoutUnit = LayoutUnit(2.0);
/// Gap between a row and the spare row, in units.
const SPARE: LayoutUnit = LayoutUnit(14.0);
/// Inset beyond the usual margin, in units.
const INSET: LayoutUnit = LayoutUnit(4.0);
/// Gap below the head, in units.
const HEAD_GAP: LayoutUnit = LayoutUnit(5.0);
/// Gap below the text, in units.
const TEXT_GAP: LayoutUnit = LayoutUnit(4.0);
/// Text size, in points.
const TEXT: f64 = 10.5;
/// Width of a pawn's edge, as a share of the pawn's width.
const EDGE: f64 = 0.05;
/// Size of the edge's pattern, as a multiple of the edge.
const BORDER: f64 = 1.2;
/// Side of the creature, as a share of the pawn's width.
const CREATURE: f64 = 0.72;
/// Largest width of the name, as a share of the pawn's width.
const NAME_WIDTH: f64 = 0.74;
/// Middle of the creature, as a share of the height of a side from its top.
const CREATURE_UP: f64 = 0.42;
/// Baseline of the name above the bottom of a side, and largest height of the name, as a share of
/// the side's height.
const NAME_UP: f64 = 0.16;
/// Largest width and height of the note, as shares of the foot.
const NOTE: (f64, f64) = (0.9, 0.8);
/// Sizes tried for names and notes, in points.
const POINTS: [f64; 4] = [10.0, 9.0, 8.0, 7.0];
const LINE: Pen = Pen::new(theme::INK, LayoutUnit(0.35));
const FOLD_GROUND: Pen = Pen::new(theme::PAPER, LayoutUnit(0.8));
const NONE: LayoutUnit = LayoutUnit(0.0);

/// Size of a pawn: width, height of one side, and depth of the foot, in units.
#[derive(Clone, Copy, Debug)]
pub(super) struct PawnSize {
    pub width: LayoutUnit,
    pub side: LayoutUnit,
    pub foot: LayoutUnit,
}

impl PawnSize {
    /// Size for spaces on which a square of side `room` fits.
    pub(crate) fn for_room(room: LayoutUnit) -> Self {
        let width = (room * WIDTH).min(WIDEST);
        PawnSize { width, side: width * HEIGHT, foot: width * FOOT / WIDTH }
    }

    /// Height of the unfolded pawn, from foot to foot.
    fn height(self) -> LayoutUnit {
        2.0 * (self.side + self.foot)
    }
}

/// Draws the page: a row of all creatures, with a spare row below if it fits.
///
/// # Errors
/// If a text does not fit.
pub(super) fn draw(
    canvas: &mut Canvas,
    sheet: &PageGeometry,
    language: &Language,
    room: LayoutUnit,
) -> Result {
    let page = sheet.page(Orientation::Portrait).inset(theme::MARGIN);
    let margins = page.inset(INSET);
    canvas.ledger.enter("page", margins);
    let [title, intro] =
        [race_pawns_title(), race_pawns_intro()].map(|text| language.format(&text));
    let head = PageHeader {
        emblem: symbol!("broom"),
        title: &title,
        intro: &intro,
        owner: None,
        name: None,
        below: HEAD_GAP,
    };
    let mut body = head.draw(canvas, margins)?;
    let steps = [race_pawns_cut(), race_pawns_fold(), race_pawns_glue()];
    let step = |(text, i)| item(ItemMarker::Number(i), &language.format(text));
    let blocks = steps.iter().zip(1..).map(step).collect();
    let how = TypesetSection::new(&TextSection::continued(blocks), TEXT, body.w)?;
    how.draw(canvas, Point::new(body.x, body.y), TEXT);
    body = body.split_top(how.height, TEXT_GAP).1;
    canvas.ledger.enter("pawns", body);
    let size = PawnSize::for_room(room);
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
            let cell = Frame::new(body.x + w * i as f64, body.y + h * row as f64, w, h);
            pawn(canvas, cell, identity, language, size);
        }
    }
    canvas.ledger.leave();
    canvas.ledger.leave();
    Ok(())
}

/// Draws a pawn in the middle of `cell`: foot, back, front, foot. Texts that would be too small to
/// read are left out.
fn pawn(canvas: &mut Canvas, cell: Frame, identity: Identity, language: &Language, size: PawnSize) {
    let whole = Frame::centred_at(cell.centre(), size.width, size.height());
    canvas.ledger.place(Layer::Ground, "pawn", whole);
    let (upper_foot, rest) = whole.split_top(size.foot, NONE);
    let (back, rest) = rest.split_top(size.side, NONE);
    let (front, lower_foot) = rest.split_top(size.side, NONE);
    let edge = size.width * EDGE;
    for side in [back, front] {
        canvas.rect(side, NONE, identity.tint(), None);
        canvas.recurring(border(side.inset(edge), identity, edge * BORDER));
    }
    let x = whole.centre().x;
    let creature = |y: LayoutUnit| Frame::square(Point::new(x, y), size.width * CREATURE);
    canvas.symbol(Layer::Icon, identity, creature(front.y + size.side * CREATURE_UP));
    canvas.symbol_upside_down(
        Layer::Icon,
        identity,
        creature(back.bottom() - size.side * CREATURE_UP),
    );
    let name = |points| Style::new(Face::Heading, points);
    let called = language.format(&identity.name());
    if let Some(name) = largest(&called, size.width * NAME_WIDTH, size.side * NAME_UP, name) {
        let up = size.side * NAME_UP;
        let at = Point::new(x, front.bottom() - up);
        canvas.text(Layer::Text, &called, at, Align::Middle, name);
        canvas.text_upside_down(&called, Point::new(x, back.y + up), name);
    }
    let small = |points| Style::new(Face::Italic, points).colour(theme::SOFT_INK);
    let foot = &language.format(&race_pawns_foot());
    if let Some(small) = largest(foot, size.width * NOTE.0, size.foot * NOTE.1, small) {
        let at = Point::new(x, lower_foot.centre().y + small.cap() / 2.0);
        canvas.text(Layer::Text, foot, at, Align::Middle, small);
        let at = Point::new(x, upper_foot.centre().y - small.cap() / 2.0);
        canvas.text_upside_down(foot, at, small);
    }
    canvas.rect(whole, NONE, None, Some(LINE));
    let folds = [back.y, front.y, lower_foot.y]
        .map(|y| (Point::new(whole.x, y), Point::new(whole.right(), y)));
    canvas.outline(lines(folds), None, FOLD_GROUND);
    canvas.dashes(lines(folds), LINE, theme::CUT);
}

/// Returns the style of the largest size from `POINTS` that fits, or `None`.
fn largest(
    text: &str,
    width: LayoutUnit,
    height: LayoutUnit,
    style: impl Fn(f64) -> Style,
) -> Option<Style> {
    let sizes = POINTS.map(style);
    sizes.into_iter().find(|s| s.width(text) <= width && s.rise() <= height)
}

/// Clearance around a pawn in its stall, in units.
const STALL_CLEAR: LayoutUnit = LayoutUnit(0.4);
/// Distance from the stalls to the edges of the track, in units.
const STALL_EDGE: LayoutUnit = LayoutUnit(0.8);
/// Room for the name at the start, in lengths of a space.
const START_NAME: f64 = 1.1;
/// Room for the arrow at the start, in lengths of a space.
const START_ARROW: f64 = 0.6;

/// Arrangement of the stalls, one per [`Identity`]: side by side if the track is wide enough,
/// otherwise in several rows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct StallLayout {
    /// Number of stalls side by side.
    pub columns: usize,
    /// Number of rows, one behind the other.
    pub rows: usize,
    /// Size of a stall across and along the track.
    pub size: (LayoutUnit, LayoutUnit),
    /// Distance from the beginning of the start to the first stall.
    pub from: LayoutUnit,
}

impl StallLayout {
    /// Arrangement for a track whose spaces have the given length and width.
    pub(super) fn new(length: LayoutUnit, width: LayoutUnit) -> StallLayout {
        let pawn = PawnSize::for_room(length.min(width));
        let size = (pawn.width + 2.0 * STALL_CLEAR, pawn.foot + 2.0 * STALL_CLEAR);
        let columns =
            (((width - 2.0 * STALL_EDGE) / size.0) as usize).clamp(1, Identity::ALL.len());
        let rows = Identity::ALL.len().div_ceil(columns);
        StallLayout { columns, rows, size, from: length * START_NAME }
    }

    /// Length of the start of a track: the name, the stalls ([`StallLayout::new`]) and an arrow.
    pub(super) fn start(length: LayoutUnit, width: LayoutUnit) -> LayoutUnit {
        let stalls = StallLayout::new(length, width);
        stalls.from + stalls.size.1 * stalls.rows as f64 + length * START_ARROW
    }

    /// Middle of a stall: distance along the track from the beginning of the start, and sideways
    /// offset from the middle of the track.
    pub(super) fn middle(&self, index: usize) -> (LayoutUnit, LayoutUnit) {
        let (row, column) = (index / self.columns, index % self.columns);
        let aside = column as f64 - (self.columns - 1) as f64 / 2.0;
        (self.from + self.size.1 * (row as f64 + 0.5), self.size.0 * aside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pawn_has_a_stall_on_the_start() {
        for (length, width) in [(9.0, 9.0), (13.0, 15.0), (14.0, 29.0), (40.0, 29.0)] {
            let (length, width) = (LayoutUnit(length), LayoutUnit(width));
            let (stalls, pawn) =
                (StallLayout::new(length, width), PawnSize::for_room(length.min(width)));
            assert!(stalls.size.0 > pawn.width && stalls.size.1 > pawn.foot);
            assert!(stalls.columns * stalls.rows >= Identity::ALL.len());
            assert!(stalls.size.0 * stalls.columns as f64 <= width);
            let (last, aside) = stalls.middle(Identity::ALL.len() - 1);
            assert!(last + stalls.size.1 / 2.0 < StallLayout::start(length, width));
            assert!(aside + stalls.size.0 / 2.0 < width / 2.0);
        }
    }
}
