//! The worked example of a test: three ingredients, one of them undergrown.

use crate::page::DrawError;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::layout::Layer;
use crate::page::shape::{Cauldron, CauldronColours, Frame};
use crate::page::text::{Paragraph, Size};
use crate::page::theme;
use crate::seed::Seed;
use crate::stream::Stream;
use crate::texts::Language;
use crate::witches::concern::WitchesConcern;
use crate::witches::pages::said::*;
use crate::witches::puzzle::Ingredient;

/// Ingredient, secret number, grown.
const POURS: [(Ingredient, u8, u8); 3] =
    [(Ingredient::Sage, 1, 1), (Ingredient::Parsley, 2, 1), (Ingredient::Chives, 3, 3)];

const PADDING: f64 = 1.6;
const POT: f64 = 20.0;

/// Height of the example, in mm.
pub(super) fn height(points: f64) -> f64 {
    let mm = Size::pt(points).mm();
    POT + 2.0 * PADDING + mm * (0.3 + 2.0 * 1.15 + 1.5)
}

fn caption(words: &Language) -> Paragraph {
    Paragraph::new(&words.say(&rules_example_result()), Face::Regular)
}

/// Checks that the example's texts fit.
///
/// # Errors
/// If one is too wide.
pub(super) fn fits(words: &Language, points: f64, width: f64) -> Result<(), DrawError> {
    let lines = caption(words).lines(Size::pt(points), width - 2.0 * PADDING)?;
    if let [_, second, ..] = lines.as_slice() {
        return Err(DrawError::Overflow {
            what: words.say(&rules_example_result()),
            needed: width + second.width,
            available: width,
        });
    }
    let style = Style::new(Face::Regular, points * 0.92);
    let column = (width - 2.0 * PADDING) / POURS.len() as f64;
    for text in [rules_example_right(), rules_example_under()] {
        let what = words.say(&text);
        let needed = style.width(&what);
        if needed > column {
            return Err(DrawError::Overflow { what, needed, available: column });
        }
    }
    Ok(())
}

/// Draws the example into a frame.
pub(super) fn draw(canvas: &mut Canvas, words: &Language, frame: Frame, points: f64) {
    canvas.rect(frame, 2.0, theme::TINT, None);
    let inside = frame.inset(PADDING);
    let (pot_frame, below) = inside.split_top(POT, 0.0);
    let mut stream = Stream::new(Seed(1), WitchesConcern::ExampleArt, 0);
    let pot = Cauldron::new(pot_frame, POURS.len() as u8, 1, &mut stream);
    canvas.svg(pot.svg(&CauldronColours::default()));
    let small = Style::new(Face::Regular, points * 0.92);
    let leading = small.size.mm() * 1.15;
    for (cell, (herb, number, grown)) in pot.cells.iter().zip(POURS) {
        let f = cell.frame;
        let icon = Frame::around(f.middle_x() - 4.2, f.middle_y() - 0.2, 7.6, 7.6);
        canvas.symbol(Layer::Icon, herb, icon);
        let bubble = (f.middle_x() + 5.0, f.middle_y() + 0.4);
        canvas.circle(bubble, 2.9, theme::PAPER, Some((theme::GUIDE, 0.3)));
        let digit = Style::new(Face::Bold, 11.0);
        let at = (bubble.0, bubble.1 + digit.cap() / 2.0);
        canvas.text(Layer::Text, &grown.to_string(), at, Align::Middle, digit);
        let secret = words.say(&rules_example_secret(number));
        let mut y = below.y + small.size.mm() * 1.0;
        canvas.text(Layer::Text, &secret, (f.middle_x(), y), Align::Middle, small);
        y += leading;
        let (verdict, style) = if grown < number {
            (rules_example_under(), Style { face: Face::Bold, ..small })
        } else {
            (rules_example_right(), small)
        };
        canvas.text(Layer::Text, &words.say(&verdict), (f.middle_x(), y), Align::Middle, style);
    }
    let size = Size::pt(points);
    if let Ok(lines) = caption(words).lines(size, inside.w) {
        let y = inside.bottom() - size.mm() * 0.35;
        for line in &lines {
            canvas.line(line, (inside.middle_x(), y), Align::Middle, size, theme::INK);
        }
    }
}
