//! The rules page: all that the table needs to know for this sheet, on one side; and the same
//! for many games, where each has a page of its own beside it.

mod contents;
mod example;

pub(super) use contents::{contents, for_ink};

use crate::page::block::Passage;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::columns::{ColumnStyle, Columns};
use crate::page::fonts::Face;
use crate::page::head::{Head, Name};
use crate::page::ledger::Layer;
use crate::page::setup::Setup;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::{DrawError, Ink, Unit, theme};
use crate::texts::Language;
use crate::witches::pages::said::*;
use crate::witches::pages::view::{SheetView, level_name};
use crate::witches::pages::{clue, geometry, rating};
use crate::witches::rules::{self, Density};

/// The columns, with sizes of 7 to 11.5 points.
pub(super) const COLUMNS: ColumnStyle = ColumnStyle {
    gutter: Unit(8.0),
    sizes: (70, 115),
    step: 1,
    least_gap: (Unit(0.0), 0.8),
    largest_gap: Unit(9.0),
};
/// Below this size, in points, the contents are set densely.
const COMFORTABLE: f64 = 8.5;
/// Below this size, in points, every section may go on in the next column.
const READABLE: f64 = 7.5;
/// Height of the foot below the fold.
const FOOT: Unit = Unit(9.0);
/// The foot: the baselines of note and code below the fold, between them, above the fold.
const NOTE_DOWN: Unit = Unit(4.2);
const CODE_DOWN: Unit = Unit(3.4);
const CODE_GAP: Unit = Unit(6.0);
const FOLD_GAP: Unit = Unit(3.0);
const FOLD: Pen = Pen::new(theme::RULE, Unit(0.3));

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
    let margins = sheet.text_frame();
    canvas.ledger.enter("page", margins);
    let level = words.say(&level_name(view));
    let name = Name { name: &level, code: &view.label, baselines: geometry::NAME_BASELINES };
    let (title, intro) = (words.say(&rules_title()), words.say(&rules_intro()));
    let head = Head {
        emblem: symbol!("witch-hat"),
        title: &title,
        intro: &intro,
        name: Some(name),
        below: geometry::HEAD_GAP,
    };
    let body = head.draw(canvas, margins)?;
    let body = match &view.give_up {
        Some(code) => foot(canvas, body, code, words)?,
        None => body,
    };
    let body = clue::draw(canvas, body, &view.facts, words)?;
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
    let title = words.say(&rules_title());
    let rated: Vec<rules::Section> =
        view.rating.iter().map(|rating| rating::explained(rating, &view.facts)).collect();
    let sections = |density, rated: &[rules::Section]| {
        let mut all = rules::contents(&view.facts, density);
        all.extend_from_slice(rated);
        contents(for_ink(all, &view.facts, ink), words)
    };
    match Columns::fit(COLUMNS, frame, &sections(Density::Roomy, &rated), &title) {
        Ok(roomy) if roomy.points >= COMFORTABLE => return Ok(roomy),
        _ => {}
    }
    // The front tells the rating anyway: where there is little room the rules need it more.
    match readable(frame, sections(Density::Dense, &rated), &title) {
        Ok(dense) if dense.points >= READABLE => Ok(dense),
        _ => readable(frame, sections(Density::Dense, &[]), &title),
    }
}

/// Sections at the largest size that fits, broken wherever a column ends below what is readable.
///
/// # Errors
/// If they do not fit at the smallest size.
pub(super) fn readable(
    frame: Frame,
    sections: Vec<Passage>,
    title: &str,
) -> Result<Columns, DrawError> {
    match Columns::fit(COLUMNS, frame, &sections, title) {
        Ok(whole) if whole.points >= READABLE => Ok(whole),
        _ => {
            let broken: Vec<_> = sections.into_iter().flat_map(Passage::broken).collect();
            Columns::fit(COLUMNS, frame, &broken, title)
        }
    }
}

/// Draws the rules of many games: what is the same for all of them.
///
/// # Errors
/// If the texts do not fit at the smallest size.
pub(super) fn draw_common(
    canvas: &mut Canvas,
    sheet: &Setup,
    sections: Vec<rules::Section>,
    words: &Language,
) -> Result<(), DrawError> {
    let margins = sheet.text_frame_with_foot();
    canvas.ledger.enter("page", margins);
    let (title, intro) = (words.say(&rules_title()), words.say(&rules_intro()));
    let head = Head {
        emblem: symbol!("witch-hat"),
        title: &title,
        intro: &intro,
        name: None,
        below: geometry::HEAD_GAP,
    };
    let body = head.draw(canvas, margins)?;
    readable(body, contents(sections, words), &title)?.draw(canvas);
    canvas.ledger.leave();
    Ok(())
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
