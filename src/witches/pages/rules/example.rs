//! The worked example of a test: three ingredients, one of them undergrown.

use crate::page::DrawError;
use crate::page::block::Figure;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Pot, PotColours};
use crate::page::text::{Paragraph, Size};
use crate::page::theme;
use crate::seed::Seed;
use crate::stream::Stream;
use crate::witches::pages::words::{Words, fill};
use crate::witches::puzzle::Ingredient;

/// Ingredient, secret number, grown.
const POURS: [(Ingredient, u8, u8); 3] =
    [(Ingredient::Sage, 1, 1), (Ingredient::Parsley, 2, 1), (Ingredient::Chives, 3, 3)];

const PADDING: f64 = 1.6;
const POT: f64 = 20.0;

/// The example with its texts.
pub(super) struct Example {
    secrets: [String; POURS.len()],
    right: String,
    under: String,
    result: String,
}

impl Example {
    pub fn new(words: &Words) -> Self {
        let secret = |(_, number, _): (_, u8, _)| {
            fill(&words.rules.example_secret, &[("number", &number.to_string())])
        };
        Example {
            secrets: POURS.map(secret),
            right: words.rules.example_right.clone(),
            under: words.rules.example_under.clone(),
            result: words.rules.example_result.clone(),
        }
    }

    fn caption(&self) -> Paragraph {
        Paragraph::new(&self.result, Face::Regular)
    }
}

impl Figure for Example {
    fn height(&self, points: f64, width: f64) -> Result<f64, DrawError> {
        let lines = self.caption().lines(Size::pt(points), width - 2.0 * PADDING)?;
        if let [_, second, ..] = lines.as_slice() {
            let (what, needed) = (self.result.clone(), width + second.width);
            return Err(DrawError::Overflow { what, needed, available: width });
        }
        let style = Style::new(Face::Regular, points * 0.92);
        let column = (width - 2.0 * PADDING) / POURS.len() as f64;
        for text in [&self.right, &self.under] {
            style.fits(text, column)?;
        }
        let mm = Size::pt(points).mm();
        Ok(POT + 2.0 * PADDING + mm * (0.3 + 2.0 * 1.15 + 1.5))
    }

    fn draw(&self, canvas: &mut Canvas, frame: Frame, points: f64) {
        canvas.rect(frame, 2.0, theme::TINT, None);
        let inside = frame.inset(PADDING);
        let (pot_frame, below) = inside.split_top(POT, 0.0);
        let mut stream = Stream::new(Seed(1), "art example", 0);
        let pot = Pot::new(pot_frame, POURS.len() as u8, 1, &mut stream);
        canvas.svg(pot.svg(&PotColours::default()));
        let small = Style::new(Face::Regular, points * 0.92);
        let leading = small.size.mm() * 1.15;
        for ((cell, secret), (herb, number, grown)) in
            pot.cells.iter().zip(&self.secrets).zip(POURS)
        {
            let f = cell.frame;
            let icon = Frame::around(f.middle_x() - 4.2, f.middle_y() - 0.2, 7.6, 7.6);
            canvas.symbol(Layer::Icon, herb, icon);
            let bubble = (f.middle_x() + 5.0, f.middle_y() + 0.4);
            canvas.circle(bubble, 2.9, theme::PAPER, Some((theme::GUIDE, 0.3)));
            let digit = Style::new(Face::Bold, 11.0);
            let at = (bubble.0, bubble.1 + digit.cap() / 2.0);
            canvas.text(Layer::Text, &grown.to_string(), at, Align::Middle, digit);
            let mut y = below.y + small.size.mm() * 1.0;
            canvas.text(Layer::Text, secret, (f.middle_x(), y), Align::Middle, small);
            y += leading;
            let (verdict, style) = if grown < number {
                (&self.under, Style { face: Face::Bold, ..small })
            } else {
                (&self.right, small)
            };
            canvas.text(Layer::Text, verdict, (f.middle_x(), y), Align::Middle, style);
        }
        let size = Size::pt(points);
        if let Ok(lines) = self.caption().lines(size, inside.w) {
            let y = inside.bottom() - size.mm() * 0.35;
            for line in &lines {
                canvas.line(line, (inside.middle_x(), y), Align::Middle, size, theme::INK);
            }
        }
    }
}
