//! The worked example of a test: what is poured, what it secretly is, and how it is judged.

use crate::common::stream::Stream;
use crate::game::seed::Seed;
use crate::page::block::Figure;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point, Pot};
use crate::page::text::{FontSize, Paragraph};
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::witches::concern::WitchesConcern;
use crate::witches::puzzle::Pour;
use crate::witches::rules::{Example, Judged};

const PADDING: Unit = Unit(1.6);
const POT: Unit = Unit(20.0);
const CORNER: Unit = Unit(2.0);
/// In a cell: the symbol, left of the middle and above it, and the bubble with its number.
const SYMBOL: Unit = Unit(7.6);
const SYMBOL_LEFT: Unit = Unit(4.2);
const SYMBOL_UP: Unit = Unit(0.2);
const BUBBLE: Unit = Unit(2.9);
const BUBBLE_RIGHT: Unit = Unit(5.0);
const BUBBLE_DOWN: Unit = Unit(0.4);
const BUBBLE_PEN: Pen = Pen::new(theme::GUIDE, Unit(0.3));
/// The size of the texts below a cell, as a multiple of the running text's.
const SMALL: f64 = 0.92;
/// The least size of those texts, in points, and the step to it.
const LEAST: f64 = 7.0;
const STEP: f64 = 0.25;
/// From line to line, in sizes; how many lines stand below a cell, and the gap below them.
const LEADING: f64 = 1.18;
const LINES: f64 = 3.0;
const GAP: f64 = 0.5;
/// From the foot to the baseline of the last line, in sizes.
const FOOT: f64 = 0.35;
const DIGIT: Style = Style::new(Face::Bold, 11.0);

/// The example with its texts.
pub(super) struct Picture {
    columns: Vec<Column>,
    result: Paragraph,
}

/// An ingredient of the potion: its cell, and what stands below it.
struct Column {
    pour: Pour,
    name: String,
    secret: String,
    judged: String,
    is_right: bool,
}

impl Picture {
    pub(super) fn new(example: &Example, words: &Language) -> Self {
        let column = |judged: &Judged| Column {
            pour: judged.pour,
            name: words.say(&judged.pour.ingredient.name()),
            secret: words.say(&judged.secret()),
            judged: words.say(&judged.judged()),
            is_right: judged.is_right(),
        };
        Picture {
            columns: example.pours().iter().map(column).collect(),
            result: Paragraph::new(&words.say(&example.result()), Face::Regular),
        }
    }
}

impl Picture {
    /// The styles below a cell: of the name and what is wrong, and of the rest. Where a word is too
    /// wide they are smaller, so that the example does not hold back the page's text.
    fn styles(&self, points: f64, column: Unit) -> (Style, Style) {
        let styles = |points| {
            let regular = Style::new(Face::Regular, points);
            (Style { face: Face::Bold, ..regular }, regular)
        };
        let usual = points * SMALL;
        let steps = ((usual - LEAST) / STEP).max(0.0) as usize;
        let mut smaller = (0..=steps).map(|i| styles(usual - STEP * i as f64));
        let fits = |(bold, _): &(Style, Style)| {
            let texts = self.columns.iter().flat_map(|c| [&c.name, &c.secret, &c.judged]);
            texts.into_iter().all(|text| bold.width(text) <= column)
        };
        smaller.find(fits).unwrap_or_else(|| styles(LEAST))
    }

    /// How wide a cell's texts may be in a frame of a width.
    fn column(&self, width: Unit) -> Unit {
        (width - 2.0 * PADDING) / self.columns.len() as f64
    }
}

impl Figure for Picture {
    fn height(&self, points: f64, width: Unit) -> Result<Unit, DrawError> {
        let size = FontSize::pt(points);
        let lines = self.result.lines(size, width - 2.0 * PADDING)?;
        let column = self.column(width);
        let (bold, _) = self.styles(points, column);
        for Column { name, secret, judged, .. } in &self.columns {
            for text in [name, secret, judged] {
                bold.fits(text, column)?;
            }
        }
        let below = bold.size.em() * (LINES * LEADING + GAP);
        Ok(POT + 2.0 * PADDING + below + size.em() * LEADING * lines.len() as f64)
    }

    fn draw(&self, canvas: &mut Canvas, frame: Frame, points: f64) {
        canvas.rect(frame, CORNER, theme::TINT, None);
        let inside = frame.inset(PADDING);
        let (pot_frame, below) = inside.split_top(POT, Unit(0.0));
        let mut stream = Stream::new(Seed(1), WitchesConcern::ExampleArt, 0);
        let pot = Pot::new(pot_frame, self.columns.len() as u8, 1, &mut stream);
        canvas.nodes(pot.nodes(canvas.theme()));
        let (bold, regular) = self.styles(points, self.column(frame.w));
        let leading = bold.size.em() * LEADING;
        for (cell, column) in pot.cells.iter().zip(&self.columns) {
            let Point { x, y } = cell.frame.centre();
            let icon = Frame::square(Point::new(x - SYMBOL_LEFT, y - SYMBOL_UP), SYMBOL);
            canvas.symbol(Layer::Icon, column.pour.ingredient, icon);
            let under = |line: f64| Point::new(x, below.y + bold.size.em() + leading * line);
            canvas.text(Layer::Text, &column.name, under(0.0), Align::Middle, bold);
            let bubble = Point::new(x + BUBBLE_RIGHT, y + BUBBLE_DOWN);
            canvas.circle(bubble, BUBBLE, theme::PAPER, Some(BUBBLE_PEN));
            let at = Point::new(bubble.x, bubble.y + DIGIT.cap() / 2.0);
            let grown = column.pour.grown.to_string();
            canvas.text(Layer::Text, &grown, at, Align::Middle, DIGIT);
            canvas.text(Layer::Text, &column.secret, under(1.0), Align::Middle, regular);
            let style = if column.is_right { regular } else { bold };
            canvas.text(Layer::Text, &column.judged, under(2.0), Align::Middle, style);
        }
        let size = FontSize::pt(points);
        let Ok(lines) = self.result.lines(size, inside.w) else { return };
        let y = inside.bottom() - size.em() * (LEADING * (lines.len() - 1) as f64 + FOOT);
        let at = Point::new(inside.centre().x, y);
        canvas.lines(&lines, at, size.em() * LEADING, Align::Middle, size, theme::INK);
    }
}
