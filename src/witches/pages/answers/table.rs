//! The table with which every test of a game without effects is answered: what becomes of each
//! ingredient with each number of dots.

use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::{DrawError, Unit, theme};
use crate::texts::said::*;
use crate::texts::{Language, Message};
use crate::witches::puzzle::{Decoy, Ingredient, MAX_GROWN, Puzzle, Role};

/// Heights of the head and of a row, and what is free below.
const HEAD: Unit = Unit(8.0);
const ROW: Unit = Unit(10.5);
const BELOW: Unit = Unit(6.0);
/// Widths of the columns before the dots; what a text keeps from the sides of its column.
const NAME: Unit = Unit(37.0);
const ROLE: Unit = Unit(35.0);
const MARGIN: Unit = Unit(1.5);
const SYMBOL: Unit = Unit(9.0);
const CORNER: Unit = Unit(2.0);
const RULE: Pen = Pen::new(theme::RULE, Unit(0.25));
const FRAME: Pen = Pen::new(theme::ACCENT, Unit(0.4));

const NAMES: Style = Style::new(Face::Bold, 11.0);
const ROLES: Style = Style::new(Face::Regular, 10.5);
const DOTS: Style = Style::new(Face::Heading, 11.0).colour(theme::ACCENT);
const PLAIN: Style = Style::new(Face::Regular, 10.5).colour(theme::SOFT_INK);
const RIGHT: Style = Style::new(Face::Bold, 11.0);

/// What becomes of an ingredient with so many dots, where nothing changes its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::witches::pages) enum Growth {
    Under,
    Right,
    Over,
    /// It has no number.
    Passed,
}

impl Growth {
    pub(in crate::witches::pages) fn of(
        puzzle: &Puzzle,
        ingredient: Ingredient,
        grown: u8,
    ) -> Growth {
        match puzzle.part(ingredient).map(|part| part.role) {
            Some(Role::Regular(number) | Role::Decoy(Decoy::Imposter(number))) => {
                match grown.cmp(&number) {
                    std::cmp::Ordering::Less => Growth::Under,
                    std::cmp::Ordering::Equal => Growth::Right,
                    std::cmp::Ordering::Greater => Growth::Over,
                }
            }
            Some(Role::Decoy(Decoy::Overgrown)) => Growth::Over,
            Some(Role::Decoy(Decoy::Undergrown)) => Growth::Under,
            Some(Role::Decoy(Decoy::Ignore)) | None => Growth::Passed,
        }
    }

    pub(in crate::witches::pages) fn message(self) -> Message {
        match self {
            Growth::Under => answers_under(),
            Growth::Right => answers_right(),
            Growth::Over => answers_over(),
            Growth::Passed => answers_not_counted(),
        }
    }
}

fn role(puzzle: &Puzzle, ingredient: Ingredient) -> Message {
    match puzzle.part(ingredient).map(|part| part.role) {
        Some(Role::Regular(number)) => answers_regular(number),
        Some(Role::Decoy(Decoy::Imposter(_))) => answers_imposter(),
        Some(Role::Decoy(Decoy::Overgrown | Decoy::Undergrown)) => answers_overachiever(),
        Some(Role::Decoy(Decoy::Ignore)) | None => answers_ignored(),
    }
}

/// Draws the table at the top of a frame. Returns what is free below.
///
/// # Errors
/// If a word is too wide for its column.
pub(super) fn draw(
    canvas: &mut Canvas,
    frame: Frame,
    puzzle: &Puzzle,
    words: &Language,
) -> Result<Frame, DrawError> {
    let ingredients = puzzle.ingredients();
    let (table, rest) = frame.split_top(HEAD + ROW * ingredients.len() as f64, BELOW);
    let column = (table.w - NAME - ROLE) / f64::from(MAX_GROWN);
    let dots_x = |grown: u8| table.x + NAME + ROLE + column * (f64::from(grown) - 0.5);
    canvas.rect(Frame { h: HEAD, ..table }, CORNER, theme::TINT, None);
    let baseline = |top: Unit, height: Unit, style: Style| top + (height + style.cap()) / 2.0;
    let y = baseline(table.y, HEAD, DOTS);
    let dots = words.say(&answers_dots());
    DOTS.fits(&dots, ROLE - MARGIN)?;
    let at = Point::new(table.x + NAME + ROLE - MARGIN, y);
    canvas.text(Layer::Text, &dots, at, Align::Right, DOTS);
    for grown in 1..=MAX_GROWN {
        let at = Point::new(dots_x(grown), y);
        canvas.text(Layer::Text, &grown.to_string(), at, Align::Middle, DOTS);
    }
    for (i, &ingredient) in ingredients.iter().enumerate() {
        let row = Frame::new(table.x, table.y + HEAD + ROW * i as f64, table.w, ROW);
        canvas.stroke(Point::new(row.x, row.y), Point::new(row.right(), row.y), RULE);
        let symbol = Point::new(row.x + MARGIN + SYMBOL / 2.0, row.centre().y);
        canvas.symbol(Layer::Icon, ingredient, Frame::square(symbol, SYMBOL));
        let name = words.say(&ingredient.name());
        let left = row.x + MARGIN + SYMBOL + MARGIN;
        NAMES.fits(&name, row.x + NAME - left)?;
        let at = Point::new(left, baseline(row.y, ROW, NAMES));
        canvas.text(Layer::Text, &name, at, Align::Left, NAMES);
        let kind = words.say(&role(puzzle, ingredient));
        ROLES.fits(&kind, ROLE - MARGIN)?;
        let at = Point::new(row.x + NAME, baseline(row.y, ROW, ROLES));
        canvas.text(Layer::Text, &kind, at, Align::Left, ROLES);
        if Growth::of(puzzle, ingredient, 1) == Growth::Passed {
            let passed = words.say(&Growth::Passed.message());
            let middle = (dots_x(1) + dots_x(MAX_GROWN)) / 2.0;
            PLAIN.fits(&passed, column * f64::from(MAX_GROWN))?;
            let at = Point::new(middle, baseline(row.y, ROW, PLAIN));
            canvas.text(Layer::Text, &passed, at, Align::Middle, PLAIN);
            continue;
        }
        for grown in 1..=MAX_GROWN {
            let growth = Growth::of(puzzle, ingredient, grown);
            let style = if growth == Growth::Right { RIGHT } else { PLAIN };
            let word = words.say(&growth.message());
            style.fits(&word, column - MARGIN)?;
            if growth == Growth::Right {
                let cell = Frame::new(dots_x(grown) - column / 2.0, row.y, column, row.h);
                canvas.rect(cell.inset(MARGIN), CORNER, theme::TINT, Some(FRAME));
            }
            let at = Point::new(dots_x(grown), baseline(row.y, ROW, style));
            canvas.text(Layer::Text, &word, at, Align::Middle, style);
        }
    }
    canvas.rect(table, CORNER, None, Some(FRAME));
    Ok(rest)
}
