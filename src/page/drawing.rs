//! A page for a game of one's own: texts, symbols and a code on paper, all checked to keep
//! clear of each other.

use super::canvas::{Align, Canvas, Style};
use super::fonts::Face;
use super::layout::Layer;
use super::setup::Setup;
use super::shape::Frame;
use super::{DrawError, DrawOptions, Page, Symbol, page, theme};

/// An upright page in the making. Lengths are in units of its layout: mm on A4 and Letter, and
/// more on larger paper; places count from its top left corner.
pub struct Drawing {
    canvas: Canvas,
    setup: Setup,
}

impl Drawing {
    /// An empty page.
    ///
    /// # Errors
    /// If the paper is too small or too large, or the bleed out of range.
    pub fn new(options: &DrawOptions) -> Result<Drawing, DrawError> {
        let (mut canvas, setup) = (Canvas::new(), Setup::new(options)?);
        canvas.layout.enter("page", Frame::new(0.0, 0.0, setup.short, setup.long));
        Ok(Drawing { canvas, setup })
    }

    /// Width and height.
    pub fn size(&self) -> (f64, f64) {
        (self.setup.short, self.setup.long)
    }

    /// A line of text that starts at `x`, on a baseline at `y`, in points (at least 7).
    pub fn text(&mut self, text: &str, x: f64, y: f64, face: Face, points: f64) {
        self.canvas.text(Layer::Text, text, (x, y), Align::Left, Style::new(face, points));
    }

    /// A symbol in a square whose top left corner is at `x` and `y`.
    pub fn symbol(&mut self, symbol: Symbol, x: f64, y: f64, side: f64) {
        self.canvas.symbol(Layer::Icon, symbol, Frame::new(x, y, side, side));
    }

    /// The modules of a QR code, `size` in each row and `true` for dark ones, in a square whose
    /// top left corner is at `x` and `y`. Leave four modules around it empty.
    pub fn code(&mut self, modules: &[bool], size: usize, x: f64, y: f64, side: f64) {
        self.canvas.layout.place(Layer::Icon, "the code", Frame::new(x, y, side, side));
        let size = size.max(1);
        let module = side / size as f64;
        let dark = modules.iter().enumerate().filter(|&(_, &dark)| dark);
        let squares = dark.map(|(i, _)| {
            let (column, row) = ((i % size) as f64, (i / size) as f64);
            Frame::new(x + column * module, y + row * module, module, module)
        });
        let d: String = squares
            .map(|f| format!("M{:.3} {:.3}h{module:.3}v{module:.3}h-{module:.3}z", f.x, f.y))
            .collect();
        self.canvas.fill(&d, theme::INK);
    }

    /// The page. Its short name is for files, its title for bookmarks.
    ///
    /// # Errors
    /// If two things overlap, or one leaves the page.
    pub fn finish(self, name: &str, title: &str) -> Result<Page, DrawError> {
        let Drawing { canvas, setup } = self;
        page::finish(canvas, name, title, &setup, (setup.paper.1, setup.paper.0), false)
    }
}
