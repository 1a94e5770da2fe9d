//! A page for a game of one's own: texts, symbols and QR codes on paper, all checked to keep clear
//! of each other.

use super::canvas::{Align, Canvas, Style};
use super::fonts::Face;
use super::ledger::Layer;
use super::list::{Outline, Paint, Rgb, Segment, Spot};
use super::setup::{Setup, Stands};
use super::shape::{Frame, Point};
use super::text::Paragraph;
use super::{DrawError, DrawOptions, Page, Symbol, Unit};

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

/// A QR matrix without its quiet zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qr {
    /// Modules a side.
    pub size: usize,
    /// `size * size` modules, row by row; `true` is black.
    pub modules: Vec<bool>,
}

/// The smallest module that phones read well from paper.
const LEAST_MODULE: Unit = Unit(0.55);
/// Larger modules only take room.
const LARGEST_MODULE: Unit = Unit(0.8);
/// White modules around the code.
const QUIET: usize = 4;

impl Qr {
    /// The side of the code with its quiet zone, where `room` is free.
    ///
    /// # Errors
    /// If the code is not a square of modules, or too fine for that room.
    pub(crate) fn side(&self, room: Unit) -> Result<Unit, DrawError> {
        if self.size == 0 || self.modules.len() != self.size * self.size {
            return Err(DrawError::QrShape { size: self.size, given: self.modules.len() });
        }
        let modules = (self.size + 2 * QUIET) as f64;
        let module = (room / modules).min(LARGEST_MODULE);
        if module < LEAST_MODULE {
            let most = (room / LEAST_MODULE) as usize - 2 * QUIET;
            return Err(DrawError::QrTooFine { size: self.size, most });
        }
        Ok(module * modules)
    }

    /// Draws the code with its quiet zone into a square frame: one path, one rectangle for each
    /// horizontal run of black modules.
    pub(crate) fn draw(&self, canvas: &mut Canvas, frame: Frame) {
        let modules = self.size + 2 * QUIET;
        let module = frame.w / modules as f64;
        let at = |x: usize, y: usize| Spot { x: x as i32 * 100, y: y as i32 * 100 };
        let mut steps = Vec::new();
        for (y, row) in self.modules.chunks(self.size).enumerate() {
            let (mut x, y) = (0, y + QUIET);
            while x < row.len() {
                let run = row[x..].iter().take_while(|&&black| black).count();
                if run > 0 {
                    let (left, right) = (x + QUIET, x + QUIET + run);
                    steps.push(Segment::Move(at(left, y)));
                    let corners = [(right, y), (right, y + 1), (left, y + 1)];
                    steps.extend(corners.map(|(x, y)| Segment::Line(at(x, y))));
                    steps.push(Segment::Close);
                }
                x += run.max(1);
            }
        }
        canvas.ledger.place(Layer::Icon, "QR code", frame);
        steps.shrink_to_fit();
        canvas.rect(frame, Unit(0.0), Paint::Fixed(Rgb::WHITE), None);
        canvas.modules(Outline::Path(steps), Point::new(frame.x, frame.y), module.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(size: usize) -> Qr {
        Qr { size, modules: vec![true; size * size] }
    }

    #[test]
    fn fine_codes_are_refused() {
        assert!(code(61).side(Unit(42.0)).is_ok());
        assert_eq!(code(81).side(Unit(42.0)), Err(DrawError::QrTooFine { size: 81, most: 68 }));
        let broken = Qr { size: 21, modules: vec![false; 3] };
        assert_eq!(broken.side(Unit(42.0)), Err(DrawError::QrShape { size: 21, given: 3 }));
    }

    #[test]
    fn small_codes_stay_small() {
        assert!((code(21).side(Unit(42.0)).unwrap() - Unit(0.8 * 29.0)).abs() < Unit(1e-9));
    }
}
