//! The foot of a page: whose page it is, what the house says, and the page's number.

use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::setup::Setup;
use crate::page::shape::{Frame, Point};
use crate::page::tag::Tag;
use crate::page::{DrawError, Page, Unit, theme};

/// From the foot of the paper to the lowest letter: home printers leave 4.2 mm empty.
const BELOW: Unit = Unit(4.5);
/// From the sides of the paper.
const SIDE: Unit = Unit(14.0);
/// Between two texts.
const GAP: Unit = Unit(4.0);
const TEXT: Style = Style::new(Face::Regular, 7.0).colour(theme::SOFT_INK);
const NUMBER: Style = Style::new(Face::Bold, 8.0).colour(theme::INK);

/// What stands at the foot of a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foot<'a> {
    /// Whose page it is.
    pub name: &'a str,
    /// What the house says; may be empty.
    pub house: &'a str,
    pub number: &'a str,
    /// Whether it is the back of a sheet: its outer side is then the left one.
    pub back: bool,
}

impl Foot<'_> {
    /// The page with its foot, in the margin that pages leave free.
    ///
    /// # Errors
    /// If a text is too long.
    pub(super) fn on(&self, page: Page, sheet: &Setup) -> Result<Page, DrawError> {
        let whole = sheet.page(page.stands());
        let rise = theme::MARGIN - BELOW;
        let band = Frame::new(SIDE, whole.bottom() - theme::MARGIN, whole.w - 2.0 * SIDE, rise);
        let mut canvas = Canvas::new();
        canvas.ledger.enter("foot", band);
        // It is the same on page after page, and whoever hears pages is told which it is.
        canvas.begin(Tag::Artifact);
        let y = band.bottom() - TEXT.drop().max(NUMBER.drop());
        let (outer, inner) = match self.back {
            true => ((band.x, Align::Left), (band.right(), Align::Right)),
            false => ((band.right(), Align::Right), (band.x, Align::Left)),
        };
        let mut text = |text: &str, (x, align), style: Style| {
            if !text.is_empty() {
                canvas.text(Layer::Text, text, Point::new(x, y), align, style);
            }
        };
        // What the house says stands in the middle, whatever is beside it.
        let beside = TEXT.width(self.name).max(NUMBER.width(self.number)) + GAP;
        let room = if self.house.is_empty() { band.w } else { band.w - 2.0 * beside };
        TEXT.fits(self.name, band.w - NUMBER.width(self.number) - GAP)?;
        TEXT.fits(self.house, room)?;
        text(self.name, inner, TEXT);
        text(self.house, (band.centre().x, Align::Middle), TEXT);
        text(self.number, outer, NUMBER);
        canvas.end();
        sheet.over(page, canvas)
    }
}
