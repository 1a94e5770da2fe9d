//! The rules page: all that the table needs to know for this sheet, on one side.

pub(crate) mod block;
mod columns;
mod contents;
mod example;

use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::layout::Layer;
use crate::page::setup::Setup;
use crate::page::shape::{Frame, n};
use crate::page::text::{Paragraph, Size};
use crate::page::{DrawError, Mark, theme};
use crate::texts::Language;
use crate::witches::pages::said::*;
use crate::witches::pages::view::{SheetView, level_name};

/// Free margin at the left and right, in mm.
const SIDE: f64 = 12.0;
/// Height of the foot below the fold.
const FOOT: f64 = 9.0;

/// Draws the rules.
///
/// # Errors
/// If the texts do not fit at the smallest size.
pub(super) fn draw(
    canvas: &mut Canvas,
    sheet: &Setup,
    view: &SheetView,
    words: &Language,
) -> Result<(), DrawError> {
    let page = Frame::new(0.0, 0.0, sheet.short, sheet.long);
    let margins = Frame::new(
        SIDE,
        theme::MARGIN + 1.0,
        page.w - 2.0 * SIDE,
        page.h - 2.0 * theme::MARGIN - 1.0,
    );
    canvas.layout.enter("page", margins);
    let body = head(canvas, margins, view, words)?;
    let body = match &view.give_up {
        Some(code) => foot(canvas, body, code, words)?,
        None => body,
    };
    let body = clue(canvas, body, view, words)?;
    canvas.layout.enter("columns", body);
    columns::draw(canvas, body, view, words)?;
    canvas.layout.leave();
    canvas.layout.leave();
    Ok(())
}

/// Title, level and intro. Returns what is free below.
fn head(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<Frame, DrawError> {
    const HEIGHT: f64 = 17.0;
    let (head, body) = frame.split_top(HEIGHT, 3.5);
    let (icon, text) = head.split_left(HEIGHT, 3.5);
    canvas.symbol(Layer::Icon, Mark::WitchHat, icon);
    let title = Style::new(Face::Wordmark, 28.0).colour(theme::ACCENT);
    let baseline = text.y + 9.5;
    let name = words.say(&rules_title());
    let w = canvas.text(Layer::Text, &name, (text.x, baseline), Align::Left, title);
    let intro = words.say(&rules_intro());
    let intro_style = Style::new(Face::Italic, 10.0).colour(theme::SOFT_INK);
    let intro_w = intro_style.width(&intro);
    if intro_w > text.w {
        return Err(DrawError::Overflow { what: intro, needed: intro_w, available: text.w });
    }
    let at = (text.x + 0.4, text.bottom() - 1.2);
    canvas.text(Layer::Text, &intro, at, Align::Left, intro_style);
    let heading = Style::new(Face::Heading, 11.5);
    let level = words.say(&level_name(view));
    canvas.text(Layer::Text, &level, (frame.right(), text.y + 5.0), Align::Right, heading);
    let label = Style::new(Face::Regular, 9.0).colour(theme::SOFT_INK);
    let at = (frame.right(), text.y + 9.9);
    canvas.text(Layer::Text, &view.label, at, Align::Right, label);
    let stars = Frame::new(text.x + w + 4.0, text.y + 0.5, 9.0, 9.0);
    canvas.symbol(Layer::Ornament, Mark::Stars, stars);
    Ok(body)
}

/// The free clue, in a box. Returns what is free below.
fn clue(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<Frame, DrawError> {
    let size = Size::pt(10.5);
    let title = Style::new(Face::Heading, 11.0).colour(theme::ACCENT);
    let label = words.say(&rules_clue());
    let left = 4.0 + 7.5 + 3.0 + title.width(&label) + 5.0;
    let clue = words.say(&view.facts.clue());
    let lines = Paragraph::new(&clue, Face::Regular).balanced(size, frame.w - left - 4.0)?;
    let leading = size.mm() * 1.25;
    let height = (lines.len() as f64 * leading + 4.5).max(11.0);
    let (panel, rest) = frame.split_top(height, 4.5);
    canvas.layout.place(Layer::Ground, "clue", panel);
    canvas.rect(panel, 3.0, theme::TINT, Some((theme::ACCENT, 0.4)));
    let moon = Frame::around(panel.x + 4.0 + 3.75, panel.middle_y(), 7.5, 7.5);
    canvas.symbol(Layer::Icon, Mark::Moon, moon);
    let at = (moon.right() + 3.0, panel.middle_y() + title.cap() / 2.0);
    canvas.text(Layer::Text, &label, at, Align::Left, title);
    let block = leading * (lines.len() - 1) as f64;
    let mut y = panel.middle_y() - block / 2.0 + size.mm() * Face::Regular.cap() / 2.0;
    for line in &lines {
        canvas.line(line, (panel.x + left, y), Align::Left, size, theme::INK);
        y += leading;
    }
    Ok(rest)
}

/// The give-up code, upside down below a fold. Returns what is free above.
fn foot(
    canvas: &mut Canvas,
    frame: Frame,
    code: &str,
    words: &Language,
) -> Result<Frame, DrawError> {
    let (body, foot) = frame.split_top(frame.h - FOOT, 0.0);
    let d = format!("M{} {}H{}", n(foot.x), n(foot.y), n(foot.right()));
    canvas.dashes(&d, theme::RULE, 0.3, "1.6 1.2");
    let note = Style::new(Face::Italic, 7.5).colour(theme::SOFT_INK);
    let at = (foot.x, foot.y + 4.2);
    let w = canvas.text(Layer::Text, &words.say(&rules_fold()), at, Align::Left, note);
    let style = Style::new(Face::Bold, 10.0);
    let text = words.say(&rules_give_up(code));
    let needed = w + 6.0 + style.width(&text);
    if needed > foot.w {
        return Err(DrawError::Overflow { what: text, needed, available: foot.w });
    }
    let middle = foot.right() - style.width(&text) / 2.0;
    canvas.text_upside_down(&text, (middle, foot.y + 3.4), style);
    Ok(Frame { h: body.h - 3.0, ..body })
}
