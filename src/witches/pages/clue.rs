//! The box with the free clue.

use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::text::{FontSize, Paragraph};
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::texts::said::rules_clue;
use crate::witches::deal::Facts;

/// The box: its margins, what its lines add to its height, that height at least, the
/// gap below, its corners.
const SIDE: Unit = Unit(4.0);
const PADDING: Unit = Unit(4.5);
const LEAST: Unit = Unit(11.0);
const GAP: Unit = Unit(4.5);
const CORNER: Unit = Unit(3.0);
/// Its moon, and the gaps before and after its title; from line to line in sizes.
const MOON: Unit = Unit(7.5);
const MOON_GAP: Unit = Unit(3.0);
const TITLE_GAP: Unit = Unit(5.0);
const LEADING: f64 = 1.25;
const BORDER: Pen = Pen::new(theme::ACCENT, Unit(0.4));

const TEXT: FontSize = FontSize::pt(10.5);
const TITLE: Style = Style::new(Face::Heading, 11.0).colour(theme::ACCENT);

/// The free clue, in a box. Returns what is free below.
///
/// # Errors
/// If it is too long.
pub(super) fn draw(
    canvas: &mut Canvas,
    frame: Frame,
    facts: &Facts,
    words: &Language,
) -> Result<Frame, DrawError> {
    let label = words.say(&rules_clue());
    let left = SIDE + MOON + MOON_GAP + TITLE.width(&label) + TITLE_GAP;
    let lines = Paragraph::new(&words.say(&facts.clue()), Face::Regular)
        .balanced(TEXT, frame.w - left - SIDE)?;
    let leading = TEXT.em() * LEADING;
    let height = (lines.len() as f64 * leading + PADDING).max(LEAST);
    let (panel, rest) = frame.split_top(height, GAP);
    canvas.ledger.place(Layer::Ground, "clue", panel);
    canvas.rect(panel, CORNER, theme::TINT, Some(BORDER));
    let moon = Frame::square(Point::new(panel.x + SIDE + MOON / 2.0, panel.centre().y), MOON);
    canvas.symbol(Layer::Icon, symbol!("moon"), moon);
    let at = Point::new(moon.right() + MOON_GAP, panel.centre().y + TITLE.cap() / 2.0);
    canvas.text(Layer::Text, &label, at, Align::Left, TITLE);
    let block = leading * (lines.len() - 1) as f64;
    let y = panel.centre().y - block / 2.0 + TEXT.em() * Face::Regular.cap() / 2.0;
    let at = Point::new(panel.x + left, y);
    canvas.lines(&lines, at, leading, Align::Left, TEXT, theme::INK);
    Ok(rest)
}
