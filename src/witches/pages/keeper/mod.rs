//! The page of a Keeper: the recipe in letters, the key to them, and five steps by which anybody
//! answers every test of a game without effects.
//!
//! Whoever prints the page sees letters alone: what they say stands on another panel. The paper is
//! then folded twice, from the foot. The panel with the recipe lies face to face with one of noise,
//! so that no light shows it from either side, and both lie over steps and key.

mod key;
mod noise;
mod recipe;
mod steps;
#[cfg(test)]
mod tests;
mod ticks;

use super::answers::Secrets;
use super::view::SheetView;
use crate::page::block::{ItemMarker, Passage, Set, item, text};
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::setup::{Setup, Stands};
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::{DrawError, DrawOptions, Page, Unit, theme};
use crate::texts::Language;
use crate::texts::said::*;
use crate::witches::pages::head;
use key::Key;

/// The panels, from the foot: the recipe, the noise that covers it, steps and key under both. The
/// last is a little higher, so that the folded paper lies flat.
const RECIPE: Unit = Unit(64.0);
const STEPS: Unit = Unit(66.0);
/// From a fold to what is printed beside it.
const CLEAR: Unit = Unit(2.0);
/// What the name of the upper fold needs besides.
const LABEL: Unit = Unit(1.5);
/// How much further the noise reaches than the recipe, for a fold that is a little off.
const BESIDE: Unit = Unit(2.5);
/// How to fold, beside the ticks.
const HOW: Unit = Unit(58.0);
const GAP: Unit = Unit(6.0);
/// Between the columns of steps and key.
const GUTTER: Unit = Unit(8.0);
/// Sizes of running text that are tried, in points.
const SIZES: [f64; 7] = [10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0];
/// The marks for adhesive tape: their size, and how far the outer ones are from the sides.
const TAPE: (Unit, Unit) = (Unit(26.0), Unit(4.0));
const TAPE_SIDE: Unit = Unit(14.0);

const FOLD: Pen = Pen::new(theme::SOFT_INK, Unit(0.3));
const FOLD_LABEL: Style = Style::new(Face::Italic, 7.5).colour(theme::SOFT_INK);

/// Draws it.
///
/// # Errors
/// If a text does not fit.
pub(crate) fn keeper(
    view: &SheetView,
    secrets: &Secrets<'_>,
    options: &DrawOptions,
) -> Result<Page, DrawError> {
    let (sheet, words) = (Setup::new(options), options.language);
    let mut canvas = sheet.canvas();
    draw(&mut canvas, &sheet, view, secrets, words)?;
    sheet.front(canvas, Stands::Upright, "keeper", &words.say(&answers_sealed_page()))
}

fn draw(
    canvas: &mut Canvas,
    sheet: &Setup,
    view: &SheetView,
    secrets: &Secrets<'_>,
    words: &Language,
) -> Result<(), DrawError> {
    let margins = sheet.text_frame();
    let foot = sheet.page(Stands::Upright).bottom();
    let folds = [foot - RECIPE, foot - 2.0 * RECIPE];
    let seam = folds[1] - STEPS;
    let between = |top: Unit, bottom: Unit| {
        let (top, bottom) = (top + CLEAR, bottom - CLEAR);
        Frame { y: top, h: bottom - top, ..margins }
    };
    canvas.ledger.enter("page", margins);
    let (title, intro) = (words.say(&answers_title()), words.say(&answers_sealed_intro()));
    let outside = between(margins.y - CLEAR, seam - TAPE.1);
    let emblem = symbol!("cauldron");
    let outside = head::draw(canvas, outside, emblem, (&title, &intro), Some(view), words)?;
    let (left, right) = outside.split_left(HOW, GAP);
    fitted(canvas, left, &how_to_fold(words))?;
    ticks::draw(canvas, right, words)?;
    seal(canvas, margins, seam);
    let inside = between(seam, folds[1]);
    let (steps, beside) = inside.split_left((inside.w - GUTTER) / 2.0, GUTTER);
    fitted(canvas, steps, &steps::passage(secrets, words))?;
    let key = Key::new(secrets.puzzle, view.art);
    key.draw(canvas, beside, words)?;
    for (number, y) in [(2, folds[1]), (1, folds[0])] {
        fold(canvas, margins, y, &words.say(&answers_sealed_fold_line(number)));
    }
    let top = folds[1] + CLEAR + LABEL;
    let (x, w) = (margins.x - BESIDE, margins.w + 2.0 * BESIDE);
    noise::draw(canvas, Frame::new(x, top, w, folds[0] - top), view.art);
    let below = between(folds[0], margins.bottom() + CLEAR);
    recipe::draw(canvas, below, (secrets, &key), words)?;
    canvas.ledger.leave();
    Ok(())
}

fn how_to_fold(words: &Language) -> Passage {
    let steps = [answers_sealed_fold_up(), answers_sealed_fold_again(), answers_sealed_fold_tape()];
    let steps = (1..).zip(steps).map(|(i, step)| item(ItemMarker::Number(i), &words.say(&step)));
    let keeps = text(&words.say(&answers_sealed_keeps()));
    Passage::new(&words.say(&answers_sealed_fold()), steps.chain([keeps]).collect())
}

/// A passage at the top of a frame, in the largest of the sizes at which it fits.
fn fitted(canvas: &mut Canvas, frame: Frame, passage: &Passage) -> Result<(), DrawError> {
    let mut needed = frame.h;
    for points in SIZES {
        let set = Set::new(passage, points, frame.w)?;
        if set.height <= frame.h {
            set.draw(canvas, Point::new(frame.x, frame.y), points);
            return Ok(());
        }
        needed = set.height;
    }
    Err(DrawError::Overflow { what: passage.title.clone(), needed, available: frame.h })
}

/// Where the folded paper ends, and the halves of the marks for tape above it.
fn seal(canvas: &mut Canvas, margins: Frame, y: Unit) {
    canvas.dashes(format!("M{} {y}H{}", margins.x, margins.right()), FOLD, theme::GUIDE_DASHES);
    let (w, h) = TAPE;
    let outer = margins.x + TAPE_SIDE;
    let middle = margins.centre().x - w / 2.0;
    for x in [outer, middle, margins.right() - TAPE_SIDE - w] {
        canvas.rect(Frame::new(x, y - h, w, h), Unit(0.0), theme::TINT, Some(FOLD));
    }
}

/// A line along which the paper is folded, with its name at the right above it.
fn fold(canvas: &mut Canvas, margins: Frame, y: Unit, label: &str) {
    canvas.dashes(format!("M0 {y}H{}", margins.right() + margins.x), FOLD, theme::CUT);
    let at = Point::new(margins.right(), y + FOLD_LABEL.rise());
    canvas.text(Layer::Ornament, label, at, Align::Right, FOLD_LABEL);
}
