//! The rules page: all that the table needs to know for this sheet, on one side.

mod contents;
mod example;

use contents::contents;

use crate::page::block::Passage;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::columns::{ColumnStyle, Columns};
use crate::page::fonts::Face;
use crate::page::head::{Head, Name};
use crate::page::ledger::Layer;
use crate::page::setup::{Setup, Stands};
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::text::{Paragraph, Size};
use crate::page::{DrawError, Ink, Unit, theme};
use crate::texts::Language;
use crate::witches::pages::said::*;
use crate::witches::pages::view::{SheetView, level_name};
use crate::witches::rules::Density;

/// Free margin at the left and right.
const SIDE: Unit = Unit(12.0);
/// The columns, with sizes of 7 to 11.5 points.
const COLUMNS: ColumnStyle = ColumnStyle {
    gutter: Unit(8.0),
    sizes: (70, 115),
    least_gap: (Unit(0.0), 0.8),
    largest_gap: Unit(9.0),
};
/// Below this size, in points, the contents are set densely.
const COMFORTABLE: f64 = 8.5;
/// Below this size, in points, every section may go on in the next column.
const READABLE: f64 = 7.5;
/// Height of the foot below the fold.
const FOOT: Unit = Unit(9.0);
/// More than the usual margin at the top.
const TOP: Unit = Unit(1.0);
/// Below the head, and its name's baselines.
const HEAD_GAP: Unit = Unit(3.5);
const BASELINES: (Unit, Unit) = (Unit(5.0), Unit(9.9));
/// The clue's box: its margins, what its lines add to its height, that height at least, the
/// gap below, its corners.
const CLUE_MARGIN: Unit = Unit(4.0);
const CLUE_PADDING: Unit = Unit(4.5);
const LEAST_CLUE: Unit = Unit(11.0);
const CLUE_GAP: Unit = Unit(4.5);
const CORNER: Unit = Unit(3.0);
/// Its moon, and the gaps before and after its title; from line to line in sizes.
const MOON: Unit = Unit(7.5);
const MOON_GAP: Unit = Unit(3.0);
const TITLE_GAP: Unit = Unit(5.0);
const LEADING: f64 = 1.25;
/// The foot: the baselines of note and code below the fold, between them, above the fold.
const NOTE_DOWN: Unit = Unit(4.2);
const CODE_DOWN: Unit = Unit(3.4);
const CODE_GAP: Unit = Unit(6.0);
const FOLD_GAP: Unit = Unit(3.0);
const BORDER: Pen = Pen::new(theme::ACCENT, Unit(0.4));
const FOLD: Pen = Pen::new(theme::RULE, Unit(0.3));

const CLUE: Size = Size::pt(10.5);
const CLUE_TITLE: Style = Style::new(Face::Heading, 11.0).colour(theme::ACCENT);
const NOTE: Style = Style::new(Face::Italic, 7.5).colour(theme::SOFT_INK);
const CODE: Style = Style::new(Face::Bold, 10.0);

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
    let page = sheet.page(Stands::Upright);
    let margins = Frame::new(
        SIDE,
        theme::MARGIN + TOP,
        page.w - 2.0 * SIDE,
        page.h - 2.0 * theme::MARGIN - TOP,
    );
    canvas.ledger.enter("page", margins);
    let level = words.say(&level_name(view));
    let name = Name { name: &level, code: &view.label, baselines: BASELINES };
    let (title, intro) = (words.say(&rules_title()), words.say(&rules_intro()));
    let head = Head {
        emblem: symbol!("witch-hat"),
        title: &title,
        intro: &intro,
        name: Some(name),
        below: HEAD_GAP,
    };
    let body = head.draw(canvas, margins)?;
    let body = match &view.give_up {
        Some(code) => foot(canvas, body, code, words)?,
        None => body,
    };
    let body = clue(canvas, body, view, words)?;
    columns(body, view, words, sheet.ink)?.draw(canvas);
    canvas.ledger.leave();
    Ok(())
}

/// The contents at the largest size that fits: densely below what is comfortable to read, and
/// broken wherever a column ends below what is readable.
fn columns(
    frame: Frame,
    view: &SheetView,
    words: &Language,
    ink: Ink,
) -> Result<Columns, DrawError> {
    let colours = ink.has_colours();
    let title = words.say(&rules_title());
    let fit = |sections: &[Passage]| Columns::fit(COLUMNS, frame, sections, &title);
    let dense = || contents(&view.facts, words, Density::Dense, colours);
    match fit(&contents(&view.facts, words, Density::Roomy, colours)) {
        Ok(roomy) if roomy.points >= COMFORTABLE => Ok(roomy),
        _ => match fit(&dense()) {
            Ok(whole) if whole.points >= READABLE => Ok(whole),
            _ => fit(&dense().into_iter().flat_map(Passage::broken).collect::<Vec<_>>()),
        },
    }
}

/// The free clue, in a box. Returns what is free below.
fn clue(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<Frame, DrawError> {
    let label = words.say(&rules_clue());
    let left = CLUE_MARGIN + MOON + MOON_GAP + CLUE_TITLE.width(&label) + TITLE_GAP;
    let lines = Paragraph::new(&words.say(&view.facts.clue()), Face::Regular)
        .balanced(CLUE, frame.w - left - CLUE_MARGIN)?;
    let leading = CLUE.em() * LEADING;
    let height = (lines.len() as f64 * leading + CLUE_PADDING).max(LEAST_CLUE);
    let (panel, rest) = frame.split_top(height, CLUE_GAP);
    canvas.ledger.place(Layer::Ground, "clue", panel);
    canvas.rect(panel, CORNER, theme::TINT, Some(BORDER));
    let moon =
        Frame::square(Point::new(panel.x + CLUE_MARGIN + MOON / 2.0, panel.centre().y), MOON);
    canvas.symbol(Layer::Icon, symbol!("moon"), moon);
    let at = Point::new(moon.right() + MOON_GAP, panel.centre().y + CLUE_TITLE.cap() / 2.0);
    canvas.text(Layer::Text, &label, at, Align::Left, CLUE_TITLE);
    let block = leading * (lines.len() - 1) as f64;
    let mut y = panel.centre().y - block / 2.0 + CLUE.em() * Face::Regular.cap() / 2.0;
    for line in &lines {
        canvas.line(line, Point::new(panel.x + left, y), Align::Left, CLUE, theme::INK);
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
    let (body, foot) = frame.split_top(frame.h - FOOT, Unit(0.0));
    let d = format!("M{} {}H{}", foot.x, foot.y, foot.right());
    canvas.dashes(&d, FOLD, theme::CUT);
    let at = Point::new(foot.x, foot.y + NOTE_DOWN);
    let w = canvas.text(Layer::Text, &words.say(&rules_fold()), at, Align::Left, NOTE);
    let text = words.say(&rules_give_up(code));
    CODE.fits(&text, foot.w - w - CODE_GAP)?;
    let middle = foot.right() - CODE.width(&text) / 2.0;
    canvas.text_upside_down(&text, Point::new(middle, foot.y + CODE_DOWN), CODE);
    Ok(Frame { h: body.h - FOLD_GAP, ..body })
}
