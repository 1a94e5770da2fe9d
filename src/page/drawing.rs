//! A page for a game of one's own: texts, symbols and a code on paper, all checked to keep
//! clear of each other.

use super::canvas::{Align, Canvas, Style};
use super::fonts::Face;
use super::ledger::Layer;
use super::setup::{Setup, Stands};
use super::shape::{Frame, Point};
use super::text::Paragraph;
use super::{DrawError, DrawOptions, Page, Qr, Symbol, Unit};

/// An upright page in the making. Lengths are in units of its layout: mm on A4 and Letter, and
/// more on larger paper; places count from its top left corner.
pub struct Drawing {
    canvas: Canvas,
    setup: Setup,
}

impl Drawing {
    /// An empty page.
    pub fn new(options: &DrawOptions) -> Drawing {
        let setup = Setup::new(options);
        let mut canvas = setup.canvas();
        canvas.ledger.enter("page", setup.page(Stands::Upright));
        Drawing { canvas, setup }
    }

    /// Width and height.
    pub fn size(&self) -> (Unit, Unit) {
        let page = self.setup.page(Stands::Upright);
        (page.w, page.h)
    }

    /// A line of text that starts at `x`, on a baseline at `y`, in points (at least 7).
    pub fn text(&mut self, text: &str, x: Unit, y: Unit, face: Face, points: f64) {
        let style = Style::new(face, points);
        self.canvas.text(Layer::Text, text, Point::new(x, y), Align::Left, style);
    }

    /// A text that is broken into lines of at most a width, `leading` apart, as [`text`](Self::text)
    /// is set. Returns the baseline of a line that would follow.
    ///
    /// # Errors
    /// If a word is wider.
    pub fn paragraph(
        &mut self,
        text: &str,
        (x, y): (Unit, Unit),
        width: Unit,
        leading: Unit,
        points: f64,
    ) -> Result<Unit, DrawError> {
        let style = Style::new(Face::Regular, points);
        let lines = Paragraph::new(text, Face::Regular).lines(style.size, width)?;
        let first = Point::new(x, y);
        Ok(self.canvas.lines(&lines, first, leading, Align::Left, style.size, style.colour))
    }

    /// A symbol in a square whose top left corner is at `x` and `y`.
    pub fn symbol(&mut self, symbol: Symbol, x: Unit, y: Unit, side: Unit) {
        self.canvas.symbol(Layer::Icon, symbol, Frame::new(x, y, side, side));
    }

    /// A QR code with its quiet zone, whose top left corner is at `x` and `y`, as large as it
    /// is best read, and at most `room` wide. Returns its width.
    ///
    /// # Errors
    /// If it is no square of modules, or too fine for that room.
    pub fn code(&mut self, code: &Qr, x: Unit, y: Unit, room: Unit) -> Result<Unit, DrawError> {
        let side = code.side(room)?;
        code.draw(&mut self.canvas, Frame::new(x, y, side, side));
        Ok(side)
    }

    /// The page. Its short name is for files, its title for bookmarks.
    ///
    /// # Errors
    /// If two things overlap, or one leaves the page.
    pub fn finish(self, name: &str, title: &str) -> Result<Page, DrawError> {
        let Drawing { canvas, setup } = self;
        setup.front(canvas, Stands::Upright, name, title)
    }
}
