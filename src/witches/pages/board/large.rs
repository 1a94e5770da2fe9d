//! The board in large print: what stands on the strip has a page of its own, and so has every
//! section, or as many as its gardens and cauldrons need. Nothing is cut apart or glued.

use super::parts::{Part, parts};
use super::{back, front, plots, section};
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::setup::{Setup, Stands};
use crate::page::shape::{Frame, Point};
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::witches::board::Side;
use crate::witches::pages::SheetView;

/// From the page's edge to what is drawn, and to a section's border.
pub(in crate::witches::pages) const MARGIN: Unit = Unit(5.0);
const EDGE: Unit = Unit(4.0);
/// The least size of a cell.
const LEAST: (Unit, Unit) = (Unit(30.5), Unit(26.0));
/// The least height of a garden's that no page holds otherwise.
const GARDEN: Unit = Unit(18.0);
/// The widest, and how much higher than wide one may be.
const WIDEST: Unit = Unit(44.0);
const HIGHEST: f64 = 1.12;
/// Which part of a section a page shows, in the margin below it.
const PART: Style = Style::new(Face::Regular, 7.0).colour(theme::SOFT_INK);
const PART_UP: Unit = Unit(1.5);
/// From the page's edge to the least that a printer reaches.
const REACHED: Unit = Unit(0.4);

/// Draws what stands on the strip, front or back, on a wide page.
///
/// # Errors
/// If a text or the QR code does not fit.
pub(in crate::witches::pages) fn title(
    canvas: &mut Canvas,
    sheet: &Setup,
    view: &SheetView,
    words: &Language,
    side: Side,
) -> Result<(), DrawError> {
    let frame = sheet.page(Stands::Wide).inset(MARGIN);
    canvas.ledger.enter("page", frame);
    match side {
        Side::Front => front::draw_large(canvas, frame, view, words)?,
        Side::Back => back::draw_large(canvas, frame, view, words)?,
    }
    canvas.ledger.leave();
    Ok(())
}

/// How a section comes onto pages: how they stand, and the parts of its front and back.
pub(in crate::witches::pages) struct Leaves {
    pub stands: Stands,
    /// What header and border leave of a page.
    room: Frame,
    /// The width of a cell that names need.
    named: Unit,
    front: Vec<Part>,
    back: Vec<Part>,
}

impl Leaves {
    /// The pages of a section: those with the largest cells where any are small, else as few as
    /// can be.
    ///
    /// # Errors
    /// If a text does not fit.
    pub(in crate::witches::pages) fn of(
        sheet: &Setup,
        view: &SheetView,
        words: &Language,
        index: usize,
    ) -> Result<Leaves, DrawError> {
        let shape = view.board.sections[index].front;
        let named = plots::least_width(view, words).min(LEAST.0);
        let mut tried = Vec::new();
        for stands in [Stands::Wide, Stands::Upright] {
            let room = section::room(sheet.page(stands).inset(EDGE), index, view, words)?;
            let count = |long: Unit, least: Unit| (long / least).floor().max(1.0) as u8;
            let holds = (count(room.w, LEAST.0), count(room.h, LEAST.1));
            let of = |side| parts(&view.board, index, side, holds);
            let leaves =
                Leaves { stands, room, named, front: of(Side::Front), back: of(Side::Back) };
            let all = leaves.front.iter().chain(&leaves.back);
            let shrunk = all.map(|part| 100 - (leaves.factor(part) * 100.0) as u32).max();
            let against = (stands == Stands::Wide) != (shape.w >= shape.h);
            tried.push(((shrunk, leaves.count(), against), leaves));
        }
        let best = tried.into_iter().min_by_key(|(cost, _)| *cost);
        let none = || DrawError::Impossible("a page stands in no way".to_owned());
        best.map(|(_, leaves)| leaves).ok_or_else(none)
    }

    /// How many leaves they are.
    pub(in crate::witches::pages) fn count(&self) -> usize {
        self.front.len().max(self.back.len())
    }

    fn side(&self, side: Side) -> &[Part] {
        match side {
            Side::Front => &self.front,
            Side::Back => &self.back,
        }
    }

    /// By how much a part has to be made smaller: only a garden that is very long.
    fn factor(&self, part: &Part) -> f64 {
        let (w, h) = (f64::from(part.rect.w), f64::from(part.rect.h));
        let (wide, high) = (self.room.w / (self.named * w), self.room.h / (GARDEN * h));
        wide.min(high).min(1.0)
    }

    /// Draws a side of one of these leaves of a section, on the paper that it is for. Nothing where
    /// the other side has more.
    ///
    /// # Errors
    /// If a text does not fit.
    pub(in crate::witches::pages) fn draw(
        &self,
        sheet: &Setup,
        view: &SheetView,
        words: &Language,
        (index, side): (usize, Side),
        leaf: usize,
    ) -> Result<Option<(Setup, Canvas)>, DrawError> {
        let all = self.side(side);
        let Some(part) = all.get(leaf) else { return Ok(None) };
        let sheet = sheet.smaller(self.factor(part));
        let (mut canvas, page) = (sheet.canvas(), sheet.page(self.stands));
        canvas.ledger.enter("page", page.inset(REACHED));
        let (card, own) = (page.inset(EDGE), (index, side));
        let placed = |free: Frame| cells(free, part);
        section::draw_part(&mut canvas, view, words, card, own, part, placed)?;
        if all.len() > 1 {
            let at = Point::new(page.right() - EDGE, page.bottom() - PART_UP);
            let told = format!("{} / {}", leaf + 1, all.len());
            canvas.text(Layer::Text, &told, at, Align::Right, PART);
        }
        canvas.ledger.leave();
        Ok(Some((sheet, canvas)))
    }
}

/// The cells of a part in the middle of what is free, as large as they may be.
fn cells(free: Frame, part: &Part) -> Frame {
    let (columns, rows) = (f64::from(part.rect.w), f64::from(part.rect.h));
    let w = (free.w / columns).min(WIDEST);
    let h = (free.h / rows).min(HIGHEST * w);
    let (w, h) = (w * columns, h * rows);
    Frame::new(free.centre().x - w / 2.0, free.y + (free.h - h) / 2.0, w, h)
}
