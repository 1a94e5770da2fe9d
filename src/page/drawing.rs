//! Pages for user-defined games: texts, symbols and QR codes on paper, all checked for overlaps.

use super::canvas::{Align, Canvas, Style};
use super::fonts::Face;
use super::geometry::{Orientation, PageGeometry};
use super::ledger::Layer;
use super::list::{GridPoint, Outline, Paint, Rgb, Segment};
use super::shape::{Frame, Point};
use super::text::Paragraph;
use super::{DrawError, DrawOptions, LayoutUnit, Page, Symbol};

/// Upright page under construction. Lengths are in layout units: 1 mm on A4 and Letter, more on
/// larger paper. Coordinates are measured from the top left corner of the page.
pub struct Drawing {
    canvas: Canvas,
    geometry: PageGeometry,
}

impl Drawing {
    /// Creates an empty page for the paper in `options`.
    pub fn new(options: &DrawOptions) -> Drawing {
        let geometry = PageGeometry::new(options);
        let mut canvas = geometry.canvas();
        canvas.ledger.enter("page", geometry.page(Orientation::Portrait));
        Drawing { canvas, geometry }
    }

    /// Returns the width and the height of the page.
    pub fn size(&self) -> (LayoutUnit, LayoutUnit) {
        let page = self.geometry.page(Orientation::Portrait);
        (page.w, page.h)
    }

    /// Draws a line of text that starts at `x` on a baseline at `y`. Its font size is `points`, but
    /// at least 7.
    pub fn text(&mut self, text: &str, x: LayoutUnit, y: LayoutUnit, face: Face, points: f64) {
        let style = Style::new(face, points);
        self.canvas.text(Layer::Text, text, Point::new(x, y), Align::Left, style);
    }

    /// Breaks a text into lines of at most `width` and draws them `leading` apart, in the style of
    /// [`text`](Self::text). Returns the baseline of the line that would follow.
    ///
    /// # Errors
    /// If a word is wider than `width`.
    pub fn paragraph(
        &mut self,
        text: &str,
        (x, y): (LayoutUnit, LayoutUnit),
        width: LayoutUnit,
        leading: LayoutUnit,
        points: f64,
    ) -> Result<LayoutUnit, DrawError> {
        let style = Style::new(Face::Regular, points);
        let lines = Paragraph::new(text, Face::Regular).lines(style.size, width)?;
        let first = Point::new(x, y);
        Ok(self.canvas.lines(&lines, first, leading, Align::Left, style.size, style.colour))
    }

    /// Draws a symbol in a square whose top left corner is at `x` and `y`.
    pub fn symbol(&mut self, symbol: Symbol, x: LayoutUnit, y: LayoutUnit, side: LayoutUnit) {
        self.canvas.symbol(Layer::Icon, symbol, Frame::new(x, y, side, side));
    }

    /// Draws a QR code with its quiet zone. Its top left corner is at `x` and `y`. Its modules have
    /// the largest useful size at which it is at most `room` wide. Returns its width.
    ///
    /// # Errors
    /// [`DrawError::QrShape`] if it is not a square of modules, [`DrawError::QrTooFine`] if its
    /// modules would be too small to scan.
    pub fn code(
        &mut self,
        code: &Qr,
        x: LayoutUnit,
        y: LayoutUnit,
        room: LayoutUnit,
    ) -> Result<LayoutUnit, DrawError> {
        let side = code.side(room)?;
        code.draw(&mut self.canvas, Frame::new(x, y, side, side));
        Ok(side)
    }

    /// Finishes the page. `name` is a short name for files, `title` is for bookmarks.
    ///
    /// # Errors
    /// [`DrawError::Crowded`] if two objects overlap, or one leaves the page.
    pub fn finish(self, name: &str, title: &str) -> Result<Page, DrawError> {
        let Drawing { canvas, geometry } = self;
        geometry.front(canvas, Orientation::Portrait, name, title)
    }
}

/// QR matrix without its quiet zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qr {
    /// Modules per side.
    pub size: usize,
    /// `size * size` modules, row by row; `true` is black.
    pub modules: Vec<bool>,
}

/// Smallest side of a module that phones scan reliably from paper.
const LEAST_MODULE: LayoutUnit = LayoutUnit(0.55);
/// Largest side of a module. Larger modules only take space.
const LARGEST_MODULE: LayoutUnit = LayoutUnit(0.8);
/// Width of the quiet zone, in modules.
const QUIET: usize = 4;

impl Qr {
    /// Returns the side of the code with its quiet zone, if a width of `room` is free.
    ///
    /// # Errors
    /// [`DrawError::QrShape`] if it is not a square of modules, [`DrawError::QrTooFine`] if its
    /// modules would be smaller than `LEAST_MODULE`.
    pub(crate) fn side(&self, room: LayoutUnit) -> Result<LayoutUnit, DrawError> {
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

    /// Draws the code with its quiet zone into a square frame. The black modules are one path, with
    /// a rectangle for each horizontal run.
    pub(crate) fn draw(&self, canvas: &mut Canvas, frame: Frame) {
        let modules = self.size + 2 * QUIET;
        let module = frame.w / modules as f64;
        let at = |x: usize, y: usize| GridPoint { x: x as i32 * 100, y: y as i32 * 100 };
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
        canvas.rect(frame, LayoutUnit(0.0), Paint::Fixed(Rgb::WHITE), None);
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
        assert!(code(61).side(LayoutUnit(42.0)).is_ok());
        assert_eq!(
            code(81).side(LayoutUnit(42.0)),
            Err(DrawError::QrTooFine { size: 81, most: 68 })
        );
        let broken = Qr { size: 21, modules: vec![false; 3] };
        assert_eq!(broken.side(LayoutUnit(42.0)), Err(DrawError::QrShape { size: 21, given: 3 }));
    }

    #[test]
    fn small_codes_stay_small() {
        assert!(
            (code(21).side(LayoutUnit(42.0)).unwrap() - LayoutUnit(0.8 * 29.0)).abs()
                < LayoutUnit(1e-9)
        );
    }
}
