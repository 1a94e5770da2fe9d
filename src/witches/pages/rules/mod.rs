//! The rules page: all that the table needs to know for this sheet, on one side.

mod contents;
mod example;
pub(crate) mod reading;
#[cfg(test)]
mod tests;

use contents::{Density, contents};

use crate::page::block::Section;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::columns::{ColumnStyle, Columns};
use crate::page::fonts::Face;
use crate::page::head::{Head, Name};
use crate::page::ledger::Layer;
use crate::page::setup::{Setup, Stands};
use crate::page::shape::{Frame, n};
use crate::page::symbols::symbol;
use crate::page::text::{Paragraph, Size};
use crate::page::{DrawError, theme};
use crate::witches::pages::SheetView;
use crate::witches::pages::words::{Words, fill, level_name};

/// Free margin at the left and right, in mm.
const SIDE: f64 = 12.0;
/// The columns, with sizes of 7 to 11.5 points.
const COLUMNS: ColumnStyle =
    ColumnStyle { gutter: 8.0, sizes: (70, 115), least_gap: (0.0, 0.8), largest_gap: 9.0 };
/// Below this size, in points, the contents are set densely.
const COMFORTABLE: f64 = 8.5;
/// Below this size, in points, every section may go on in the next column.
const READABLE: f64 = 7.5;
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
    words: &Words,
) -> Result<(), DrawError> {
    let page = sheet.page(Stands::Upright);
    let margins = Frame::new(
        SIDE,
        theme::MARGIN + 1.0,
        page.w - 2.0 * SIDE,
        page.h - 2.0 * theme::MARGIN - 1.0,
    );
    canvas.ledger.enter("page", margins);
    let level = level_name(view, words);
    let name = Name { name: &level, code: &view.label, baselines: (5.0, 9.9) };
    let (title, intro) = (words.rules.title.as_str(), words.rules.intro.as_str());
    let head = Head { emblem: symbol!("witch-hat"), title, intro, name: Some(name), below: 3.5 };
    let body = head.draw(canvas, margins)?;
    let body = match &view.give_up {
        Some(code) => foot(canvas, body, code, words)?,
        None => body,
    };
    let body = clue(canvas, body, view, words)?;
    columns(body, view, words)?.draw(canvas);
    canvas.ledger.leave();
    Ok(())
}

/// The contents at the largest size that fits: densely below what is comfortable to read, and
/// broken wherever a column ends below what is readable.
fn columns(frame: Frame, view: &SheetView, words: &Words) -> Result<Columns, DrawError> {
    let fit = |sections: &[Section]| Columns::fit(COLUMNS, frame, sections, &words.rules.title);
    let dense = || contents(&view.facts, words, Density::Dense);
    match fit(&contents(&view.facts, words, Density::Roomy)) {
        Ok(roomy) if roomy.points >= COMFORTABLE => Ok(roomy),
        _ => match fit(&dense()) {
            Ok(whole) if whole.points >= READABLE => Ok(whole),
            _ => fit(&dense().into_iter().flat_map(Section::broken).collect::<Vec<_>>()),
        },
    }
}

/// The free clue, in a box. Returns what is free below.
fn clue(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Words,
) -> Result<Frame, DrawError> {
    let size = Size::pt(10.5);
    let title = Style::new(Face::Heading, 11.0).colour(theme::ACCENT);
    let label = title.width(&words.rules.clue);
    let left = 4.0 + 7.5 + 3.0 + label + 5.0;
    let lines =
        Paragraph::new(&view.facts.clue, Face::Regular).balanced(size, frame.w - left - 4.0)?;
    let leading = size.mm() * 1.25;
    let height = (lines.len() as f64 * leading + 4.5).max(11.0);
    let (panel, rest) = frame.split_top(height, 4.5);
    canvas.ledger.place(Layer::Ground, "clue", panel);
    canvas.rect(panel, 3.0, theme::TINT, Some((theme::ACCENT, 0.4)));
    let moon = Frame::around(panel.x + 4.0 + 3.75, panel.middle_y(), 7.5, 7.5);
    canvas.symbol(Layer::Icon, symbol!("moon"), moon);
    let at = (moon.right() + 3.0, panel.middle_y() + title.cap() / 2.0);
    canvas.text(Layer::Text, &words.rules.clue, at, Align::Left, title);
    let block = leading * (lines.len() - 1) as f64;
    let mut y = panel.middle_y() - block / 2.0 + size.mm() * Face::Regular.cap() / 2.0;
    for line in &lines {
        canvas.line(line, (panel.x + left, y), Align::Left, size, theme::INK);
        y += leading;
    }
    Ok(rest)
}

/// The give-up code, upside down below a fold. Returns what is free above.
fn foot(canvas: &mut Canvas, frame: Frame, code: &str, words: &Words) -> Result<Frame, DrawError> {
    let (body, foot) = frame.split_top(frame.h - FOOT, 0.0);
    let d = format!("M{} {}H{}", n(foot.x), n(foot.y), n(foot.right()));
    canvas.dashes(&d, theme::RULE, 0.3, "1.6 1.2");
    let note = Style::new(Face::Italic, 7.5).colour(theme::SOFT_INK);
    let at = (foot.x, foot.y + 4.2);
    let w = canvas.text(Layer::Text, &words.rules.fold, at, Align::Left, note);
    let style = Style::new(Face::Bold, 10.0);
    let text = fill(&words.rules.give_up, &[("code", code)]);
    style.fits(&text, foot.w - w - 6.0)?;
    let middle = foot.right() - style.width(&text) / 2.0;
    canvas.text_upside_down(&text, (middle, foot.y + 3.4), style);
    Ok(Frame { h: body.h - 3.0, ..body })
}
