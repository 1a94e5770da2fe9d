//! The worked example of a test: three ingredients, one of them undergrown.

use crate::page::block::Figure;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point, Pot};
use crate::page::text::{Paragraph, Size};
use crate::page::{DrawError, Unit, theme};
use crate::seed::Seed;
use crate::stream::Stream;
use crate::texts::Language;
use crate::witches::concern::WitchesConcern;
use crate::witches::pages::said::*;
use crate::witches::puzzle::Ingredient;

/// Ingredient, secret number, grown.
const POURS: [(Ingredient, u8, u8); 3] =
    [(Ingredient::Sage, 1, 1), (Ingredient::Parsley, 2, 1), (Ingredient::Chives, 3, 3)];

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
/// From line to line, and what the lines below the pot take with the last, in sizes.
const LEADING: f64 = 1.15;
const LINES: f64 = 0.3 + 2.0 * LEADING + 1.5;
/// From the foot to the baseline of the last line, in sizes.
const FOOT: f64 = 0.35;
const DIGIT: Style = Style::new(Face::Bold, 11.0);

/// The example with its texts.
pub(super) struct Example {
    secrets: [String; POURS.len()],
    right: String,
    under: String,
    result: String,
}

impl Example {
    pub(super) fn new(words: &Language) -> Self {
        let secret = |(_, number, _): (_, u8, _)| words.say(&rules_example_secret(number));
        Example {
            secrets: POURS.map(secret),
            right: words.say(&rules_example_right()),
            under: words.say(&rules_example_under()),
            result: words.say(&rules_example_result()),
        }
    }

    fn caption(&self) -> Paragraph {
        Paragraph::new(&self.result, Face::Regular)
    }
}

impl Figure for Example {
    fn height(&self, points: f64, width: Unit) -> Result<Unit, DrawError> {
        let lines = self.caption().lines(Size::pt(points), width - 2.0 * PADDING)?;
        if let [_, second, ..] = lines.as_slice() {
            let (what, needed) = (self.result.clone(), width + second.width);
            return Err(DrawError::Overflow { what, needed, available: width });
        }
        let style = Style::new(Face::Regular, points * SMALL);
        let column = (width - 2.0 * PADDING) / POURS.len() as f64;
        for text in [&self.right, &self.under] {
            style.fits(text, column)?;
        }
        let em = Size::pt(points).em();
        Ok(POT + 2.0 * PADDING + em * LINES)
    }

    fn draw(&self, canvas: &mut Canvas, frame: Frame, points: f64) {
        canvas.rect(frame, CORNER, theme::TINT, None);
        let inside = frame.inset(PADDING);
        let (pot_frame, below) = inside.split_top(POT, Unit(0.0));
        let mut stream = Stream::new(Seed(1), WitchesConcern::ExampleArt, 0);
        let pot = Pot::new(pot_frame, POURS.len() as u8, 1, &mut stream);
        canvas.svg(&pot.dressed(canvas.theme()));
        let small = Style::new(Face::Regular, points * SMALL);
        let leading = small.size.em() * LEADING;
        for ((cell, secret), (herb, number, grown)) in
            pot.cells.iter().zip(&self.secrets).zip(POURS)
        {
            let Point { x, y } = cell.frame.centre();
            let icon = Frame::square(Point::new(x - SYMBOL_LEFT, y - SYMBOL_UP), SYMBOL);
            canvas.symbol(Layer::Icon, herb, icon);
            let bubble = Point::new(x + BUBBLE_RIGHT, y + BUBBLE_DOWN);
            canvas.circle(bubble, BUBBLE, theme::PAPER, Some(BUBBLE_PEN));
            let at = Point::new(bubble.x, bubble.y + DIGIT.cap() / 2.0);
            canvas.text(Layer::Text, &grown.to_string(), at, Align::Middle, DIGIT);
            let mut y = below.y + small.size.em();
            canvas.text(Layer::Text, secret, Point::new(x, y), Align::Middle, small);
            y += leading;
            let (verdict, style) = if grown < number {
                (&self.under, Style { face: Face::Bold, ..small })
            } else {
                (&self.right, small)
            };
            canvas.text(Layer::Text, verdict, Point::new(x, y), Align::Middle, style);
        }
        let size = Size::pt(points);
        if let Ok(lines) = self.caption().lines(size, inside.w) {
            let y = inside.bottom() - size.em() * FOOT;
            for line in &lines {
                canvas.line(
                    line,
                    Point::new(inside.centre().x, y),
                    Align::Middle,
                    size,
                    theme::INK,
                );
            }
        }
    }
}
