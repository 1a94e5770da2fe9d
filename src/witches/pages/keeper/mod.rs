//! Sealed page of a Keeper: the recipe in letters, the key to them, and the steps by which anyone
//! answers every test of a game without effects.
//!
//! The person who prints the page sees only letters, because their meaning is on another panel. The
//! paper is then folded twice, from the foot. The panel with the recipe faces a panel of noise, so
//! that light from either side does not reveal it. Both cover the steps and the key.

mod letters;
#[cfg(test)]
mod tests;

use self::letters::LetterKey;
use super::answers::{KeeperSecrets, Ripeness};
use super::shared::{numbered_list, passage_in, text_at};
use super::*;

/// Height of the panel with the recipe, at the foot, and of the panel with noise above it.
const RECIPE: LayoutUnit = LayoutUnit(64.0);
/// Height of the panel with steps and key. Slightly higher, so that the folded paper is flat.
const STEPS: LayoutUnit = LayoutUnit(66.0);
/// Distance between a fold and printed content.
const CLEAR: LayoutUnit = LayoutUnit(2.0);
/// Additional distance for the label of the upper fold.
const LABEL: LayoutUnit = LayoutUnit(1.5);
/// Distance by which the noise exceeds the recipe at each side, for an inaccurate fold.
const BESIDE: LayoutUnit = LayoutUnit(2.5);
/// Width of the instructions for folding.
const HOW: LayoutUnit = LayoutUnit(58.0);
/// Gap between these instructions and the ticks.
const GAP: LayoutUnit = LayoutUnit(6.0);
/// Gap between steps and key.
const GUTTER: LayoutUnit = LayoutUnit(8.0);
/// Sizes to try for running text, in points.
const SIZES: [f64; 7] = [10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0];
/// Size of the titles of lists, in points.
const TITLE: f64 = 10.0;
/// Width and height of a mark for adhesive tape.
const TAPE: (LayoutUnit, LayoutUnit) = (LayoutUnit(26.0), LayoutUnit(4.0));
/// Distance of the outer marks of [`seal`] from the sides.
const TAPE_SIDE: LayoutUnit = LayoutUnit(14.0);

const FOLD: Pen = Pen::new(theme::SOFT_INK, LayoutUnit(0.3));
const FOLD_LABEL: Style = Style::new(Face::Italic, 7.5).colour(theme::SOFT_INK);

/// Draws the sealed page.
pub(crate) fn keeper(
    view: &SheetView,
    secrets: &KeeperSecrets<'_>,
    options: &DrawOptions,
) -> Result<Page> {
    let (sheet, words) = (PageGeometry::new(options), options.language);
    let margins = sheet.text_frame();
    let foot = sheet.page(Orientation::Portrait).bottom();
    let folds = [foot - RECIPE, foot - 2.0 * RECIPE];
    let seam = folds[1] - STEPS;
    let between = |top: LayoutUnit, bottom: LayoutUnit| {
        let (top, bottom) = (top + CLEAR, bottom - CLEAR);
        Frame { y: top, h: bottom - top, ..margins }
    };
    let canvas = draw_within(&sheet, margins, |canvas| {
        let (emblem, said) = (symbol!("cauldron"), (answers_title(), answers_sealed_intro()));
        let outside = between(margins.y - CLEAR, seam - TAPE.1);
        let outside = shared::head(canvas, outside, emblem, said, Some(view), words)?;
        let (left, right) = outside.split_left(HOW, GAP);
        passage_in(canvas, left, &how_to_fold(words), &SIZES)?;
        ticks(canvas, right, words)?;
        seal(canvas, margins, seam);
        let inside = between(seam, folds[1]);
        let (steps, beside) = inside.split_left((inside.w - GUTTER) / 2.0, GUTTER);
        passage_in(canvas, steps, &how_to_answer(secrets, words), &SIZES)?;
        let key = LetterKey::new(secrets.puzzle, view.art);
        key.draw(canvas, beside, words)?;
        for (number, y) in [(2, folds[1]), (1, folds[0])] {
            fold(canvas, margins, y, &words.format(&answers_sealed_fold_line(number)));
        }
        let top = folds[1] + CLEAR + LABEL;
        let (x, w) = (margins.x - BESIDE, margins.w + 2.0 * BESIDE);
        noise(canvas, Frame::new(x, top, w, folds[0] - top), view.art);
        let below = between(folds[0], margins.bottom() + CLEAR);
        letters::recipe(canvas, below, (secrets, &key), words)
    })?;
    sheet.front(canvas, Orientation::Portrait, "keeper", &words.format(&answers_sealed_page()))
}

fn how_to_fold(words: &Language) -> TextSection {
    let steps = [answers_sealed_fold_up(), answers_sealed_fold_again(), answers_sealed_fold_tape()];
    let mut blocks = numbered_list(steps, words);
    blocks.push(text(&words.format(&answers_sealed_keeps())));
    TextSection::new(&words.format(&answers_sealed_fold()), blocks)
}

/// Draws the title of a list at the top of `frame`. Returns the free frame below.
fn list_title(canvas: &mut Canvas, frame: Frame, title: &str) -> Result<Frame> {
    let title = TypesetSection::new(&TextSection::new(title, Vec::new()), TITLE, frame.w)?;
    title.draw(canvas, Point::new(frame.x, frame.y), TITLE);
    Ok(frame.split_top(title.height, LayoutUnit(0.0)).1)
}

/// Draws the line where the folded paper ends, and half marks for tape above it.
fn seal(canvas: &mut Canvas, margins: Frame, y: LayoutUnit) {
    let end = (Point::new(margins.x, y), Point::new(margins.right(), y));
    canvas.dashes(lines([end]), FOLD, theme::GUIDE_DASHES);
    let (w, h) = TAPE;
    let outer = margins.x + TAPE_SIDE;
    let middle = margins.centre().x - w / 2.0;
    for x in [outer, middle, margins.right() - TAPE_SIDE - w] {
        canvas.rect(Frame::new(x, y - h, w, h), LayoutUnit(0.0), theme::TINT, Some(FOLD));
    }
}

/// Draws a fold line at `y`, with its label below it at the right.
fn fold(canvas: &mut Canvas, margins: Frame, y: LayoutUnit, label: &str) {
    let across = (Point::new(LayoutUnit(0.0), y), Point::new(margins.right() + margins.x, y));
    canvas.dashes(lines([across]), FOLD, theme::CUT);
    let at = Point::new(margins.right(), y + FOLD_LABEL.rise());
    canvas.text(Layer::Ornament, label, at, Align::Right, FOLD_LABEL);
}

/// Returns the steps to answer a test. They depend only on whether the puzzle has imposters.
fn how_to_answer(secrets: &KeeperSecrets<'_>, words: &Language) -> TextSection {
    let mut steps = vec![
        answers_sealed_find(),
        answers_sealed_rest(),
        answers_sealed_wins(),
        answers_sealed_tick(),
        answers_how_say(),
    ];
    if secrets.have_imposters() {
        steps.push(answers_how_imposters());
    }
    steps.push(answers_how_name());
    TextSection::new(&words.format(&answers_how()), numbered_list(steps, words))
}

/// Number of tests in a column of [`ticks`].
const TICK_ROWS: usize = 8;
/// Number of columns of [`ticks`].
const TICK_COLUMNS: usize = 2;
/// Largest number of ingredients of a potion.
const TICK_CIRCLES: usize = 6;
/// Height of the head of a column of [`ticks`].
const TICK_HEAD: LayoutUnit = LayoutUnit(4.4);
/// Largest height of a row of [`ticks`].
const TICK_HIGHEST: LayoutUnit = LayoutUnit(6.4);
/// Gap between the columns.
const TICK_GAP: LayoutUnit = LayoutUnit(5.0);
/// Width of the number of a row.
const TICK_NUMBER: LayoutUnit = LayoutUnit(6.0);
/// Gap between the circles of the two counts.
const TICK_APART: LayoutUnit = LayoutUnit(3.0);
const TICK_RADIUS: LayoutUnit = LayoutUnit(1.5);

const TICK_RULE: Pen = Pen::new(theme::RULE, LayoutUnit(0.25));
const TICK_CIRCLE: Pen = Pen::new(theme::SOFT_INK, LayoutUnit(0.25));
const TICK_LABEL: Style = Style::new(Face::Bold, 8.0);
const TICK_NUMBERS: Style = Style::new(Face::Regular, 8.5).colour(theme::SOFT_INK);

/// Draws circles to tick while a potion is looked up, with a row for each test.
fn ticks(canvas: &mut Canvas, frame: Frame, words: &Language) -> Result {
    let frame = list_title(canvas, frame, &words.format(&answers_sealed_ticks()))?;
    let row = ((frame.h - TICK_HEAD) / TICK_ROWS as f64).min(TICK_HIGHEST);
    let w = (frame.w - TICK_GAP * (TICK_COLUMNS - 1) as f64) / TICK_COLUMNS as f64;
    let half = (w - TICK_NUMBER - TICK_APART) / 2.0;
    for column in 0..TICK_COLUMNS {
        let left = frame.x + (w + TICK_GAP) * column as f64;
        let halves = [left + TICK_NUMBER, left + TICK_NUMBER + half + TICK_APART];
        for (x, label) in halves.into_iter().zip([answers_under(), answers_over()]) {
            let label = words.format(&label);
            TICK_LABEL.fits(&label, half)?;
            let at = Point::new(x, frame.y + TICK_LABEL.rise());
            canvas.text(Layer::Text, &label, at, Align::Left, TICK_LABEL);
        }
        for i in 0..TICK_ROWS {
            let top = frame.y + TICK_HEAD + row * i as f64;
            let (middle, number) = (top + row / 2.0, column * TICK_ROWS + i + 1);
            canvas.stroke(Point::new(left, top), Point::new(left + w, top), TICK_RULE);
            let at = Point::new(left + TICK_NUMBER / 2.0, middle);
            text_at(canvas, &number.to_string(), at, Align::Middle, TICK_NUMBERS);
            for x in halves {
                let step = half / TICK_CIRCLES as f64;
                for circle in 0..TICK_CIRCLES {
                    let at = Point::new(x + step * (circle as f64 + 0.5), middle);
                    canvas.circle(at, TICK_RADIUS, theme::PAPER, Some(TICK_CIRCLE));
                }
            }
        }
    }
    Ok(())
}

/// Distance between the grid points of [`noise`].
const NOISE_STEP: LayoutUnit = LayoutUnit(1.2);
/// Largest distance of a scribble of [`noise`] from its grid point, in each direction.
const NOISE_REACH: LayoutUnit = LayoutUnit(1.4);
const NOISE_SCRIBBLE: Pen = Pen::new(theme::INK, LayoutUnit(0.42));

/// Draws noise that hides the text behind it: scribbles of the size and weight of letters, a cubic
/// curve around each point of a grid. A letter among scribbles is only one more stroke, but on an
/// even dark area it would still be the darkest part. The noise consists of strokes, which ink
/// saving modes do not remove. It is drawn from the seed `art`, independently of the recipe.
fn noise(canvas: &mut Canvas, frame: Frame, art: Seed) {
    let mut stream = Stream::new(art, WitchesConcern::KeeperArt, 0);
    let mut scribbles = Vec::new();
    let inner = frame.inset(NOISE_REACH);
    let (columns, rows) = ((inner.w / NOISE_STEP) as usize, (inner.h / NOISE_STEP) as usize);
    for i in 0..columns * rows {
        let x = inner.x + NOISE_STEP * ((i % columns) as f64 + 0.5);
        let y = inner.y + NOISE_STEP * ((i / columns) as f64 + 0.5);
        let mut near = || {
            let mut off = || NOISE_REACH * (stream.below(201) as f64 / 100.0 - 1.0);
            let (right, down) = (off(), off());
            Point::new(x + right, y + down)
        };
        let [from, a, b, to] = [near(), near(), near(), near()];
        let mut scribble = Contour::from(from);
        scribble.curve(a, b, to);
        scribbles.push(scribble);
    }
    canvas.outline(outline_of(&scribbles), None, NOISE_SCRIBBLE);
}
