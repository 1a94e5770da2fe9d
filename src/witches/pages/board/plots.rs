//! What stands in the cells of a garden: dots, plants, special cells, the notes.

use super::{dots, turn};
use crate::page::Unit;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::text::{FontSize, Paragraph, TextLine};
use crate::page::{DrawError, theme};
use crate::texts::Language;
use crate::texts::said::*;
use crate::witches::board::{Plot, Special};
use crate::witches::pages::SheetView;
use crate::witches::puzzle::Ingredient;

/// From a cell's border to what stands in it.
pub(in crate::witches::pages) const FREE: Unit = Unit(2.5);
/// A plant: from the circles to its name, from there to its symbol, which is no larger than so.
const NAME_GAP: Unit = Unit(0.3);
const PLANT_GAP: Unit = Unit(0.3);
const LARGEST_PLANT: Unit = Unit(14.0);
/// The symbol of a special cell, what follows it at its right and below it.
const BADGE: Unit = Unit(6.6);
const BADGE_GAP: Unit = Unit(0.9);
const TELLS_GAP: Unit = Unit(0.3);
/// What rounding may add to a width.
const ROUNDING: Unit = Unit(0.2);
/// The distance of lines, in sizes.
const LEADING: f64 = 1.1;
/// What is left to write in, where the text of a special cell is as long as can be.
const WRITING: Unit = Unit(4.0);
/// The line that halves an Efficiency cell.
const HALVES: Pen = Pen::new(theme::GARDEN_LINE, Unit(0.3));
/// From a cell's border to the paper of the notes, which covers the garden's outline there.
const PAPER: Unit = Unit(0.6);
/// The paper's corners and edge, the least from there to the actions on it, and below their heading.
const PAPER_CORNER: Unit = Unit(1.0);
const PAPER_EDGE: Pen = Pen::new(theme::SOFT_INK, Unit(0.35));
const TURN_INSET: Unit = Unit(1.5);
const TURN_GAP: Unit = Unit(0.4);

const NAME: Style = Style::new(Face::Bold, 8.0);
const NAME_SIZE: FontSize = FontSize::pt(7.5);
const TELLS: FontSize = FontSize::pt(7.0);
const TURN: FontSize = FontSize::pt(7.5);
const WORD: FontSize = FontSize::pt(7.0);

/// The width of a cell in which every name of a game has room.
pub(super) fn least_width(view: &SheetView, words: &Language) -> Unit {
    let herbs = view.facts.ingredients().iter().map(|herb| NAME.width(&words.say(&herb.name())));
    let special = Style { size: NAME_SIZE, ..NAME };
    let specials = view.facts.specials.iter().map(|cell| {
        let name = words.say(&cell.name());
        let word = name.split(' ').map(|word| special.width(word)).fold(Unit(0.0), Unit::max);
        BADGE + BADGE_GAP + word
    });
    herbs.chain(specials).fold(Unit(0.0), Unit::max) + 2.0 * FREE + ROUNDING
}

/// Draws what a cell holds into the cell's frame.
///
/// # Errors
/// If a word of a special cell is too wide.
pub(super) fn draw(
    canvas: &mut Canvas,
    view: &SheetView,
    words: &Language,
    cell: Frame,
    plot: Plot,
) -> Result<(), DrawError> {
    let free = cell.inset(FREE);
    canvas.ledger.enter("garden cell", cell.inset(PAPER));
    let count = dots::count(plot, usize::from(view.facts.longest));
    match plot {
        Plot::Empty => {
            dots::draw(canvas, free, count, 0);
        }
        Plot::Planted(ingredient) => {
            let foot = dots::draw(canvas, free, count, 1);
            planted(canvas, words, Frame { h: foot - free.y, ..free }, ingredient);
        }
        Plot::Note => {
            canvas.rect(cell.inset(PAPER), PAPER_CORNER, theme::PAPER, Some(PAPER_EDGE));
            reminder(canvas, view, words, cell.inset(TURN_INSET))?;
        }
        Plot::Special(special) => {
            let foot = match special {
                Special::Efficiency => halves(canvas, free, count),
                _ => dots::draw(canvas, free, count, 0),
            };
            badge(canvas, words, Frame { h: foot - free.y, ..free }, special)?;
        }
    }
    canvas.ledger.leave();
    Ok(())
}

/// The dots of the two plants of a cell, and the line between them. Returns their top.
fn halves(canvas: &mut Canvas, free: Frame, longest: usize) -> Unit {
    let [left, right] = dots::halves(free);
    let top = dots::draw(canvas, left, longest, 0);
    dots::draw(canvas, right, longest, 0);
    let middle = free.centre().x;
    let d = format!("M{middle} {}V{}", top - WRITING, free.bottom());
    canvas.dashes(d, HALVES, theme::GUIDE_DASHES);
    top
}

fn planted(canvas: &mut Canvas, words: &Language, free: Frame, ingredient: Ingredient) {
    let baseline = free.bottom() - NAME_GAP - NAME.drop();
    let at = Point::new(free.centre().x, baseline);
    canvas.text(Layer::Text, &words.say(&ingredient.name()), at, Align::Middle, NAME);
    let room = baseline - NAME.rise() - PLANT_GAP - free.y;
    let size = room.min(LARGEST_PLANT);
    let icon = Frame::square(Point::new(free.centre().x, free.y + room / 2.0), size);
    canvas.symbol(Layer::Icon, ingredient, icon);
}

/// A special cell's symbol at its top, its name, and what it does: beside the symbol or below,
/// whichever leaves more to write in, or in one go. The rules say it too, so it is left out where
/// nothing would be left.
fn badge(
    canvas: &mut Canvas,
    words: &Language,
    free: Frame,
    special: Special,
) -> Result<(), DrawError> {
    let icon = Frame::new(free.x, free.y, BADGE, BADGE);
    canvas.symbol(Layer::Icon, special, icon);
    let right = Point::new(icon.right() + BADGE_GAP, free.y);
    let width = free.right() - right.x;
    let (name, tells) = (words.say(&special.name()), words.say(&special.in_short()));
    let in_one = words.say(&sheet_special(name.as_str(), tells.as_str()));
    let in_one = Paragraph::new(&in_one, Face::Regular).lines(TELLS, width);
    let name = Paragraph::new(&name, Face::Bold).lines(NAME_SIZE, width)?;
    let tells = Paragraph::new(&tells, Face::Regular);
    let (beside, below) = (tells.balanced(TELLS, width), tells.balanced(TELLS, free.w));
    let named = height(&name, NAME_SIZE);
    let taken = |told: &Told| match told {
        Told::Beside(lines) => BADGE.max(named + height(lines, TELLS)),
        Told::Below(lines) => BADGE.max(named) + TELLS_GAP + height(lines, TELLS),
    };
    let layouts = [beside.map(Told::Beside), below.map(Told::Below)].into_iter().flatten();
    let best = layouts.min_by(|a, b| taken(a).total_cmp(&taken(b)));
    let room = free.h - WRITING;
    let centred = |high: Unit| right.y + ((BADGE - high) / 2.0).max(Unit(0.0));
    match (best.filter(|told| taken(told) <= room), in_one) {
        (Some(Told::Beside(lines)), _) => {
            let top = centred(named + height(&lines, TELLS));
            lines_at(canvas, &name, Point::new(right.x, top), NAME_SIZE);
            lines_at(canvas, &lines, Point::new(right.x, top + named), TELLS);
        }
        (Some(Told::Below(lines)), _) => {
            lines_at(canvas, &name, Point::new(right.x, centred(named)), NAME_SIZE);
            let top = free.y + BADGE.max(named) + TELLS_GAP;
            lines_at(canvas, &lines, Point::new(free.x, top), TELLS);
        }
        (None, Ok(lines)) if BADGE.max(height(&lines, TELLS)) <= room => {
            let top = centred(height(&lines, TELLS));
            lines_at(canvas, &lines, Point::new(right.x, top), TELLS);
        }
        (None, _) => lines_at(canvas, &name, Point::new(right.x, centred(named)), NAME_SIZE),
    }
    Ok(())
}

/// Where a special cell says what it does, from its symbol.
enum Told {
    Beside(Vec<TextLine>),
    Below(Vec<TextLine>),
}

fn height(lines: &[TextLine], size: FontSize) -> Unit {
    size.em() * LEADING * lines.len() as f64
}

/// Lines below a point.
fn lines_at(canvas: &mut Canvas, lines: &[TextLine], top: Point, size: FontSize) {
    let at = Point::new(top.x, top.y + Face::Regular.rise() * size.em());
    canvas.lines(lines, at, size.em() * LEADING, Align::Left, size, theme::INK);
}

/// What can be done in a turn, on paper, so that nobody plants there.
fn reminder(
    canvas: &mut Canvas,
    view: &SheetView,
    words: &Language,
    free: Frame,
) -> Result<(), DrawError> {
    let title = Paragraph::new(&words.say(&sheet_turn()), Face::Heading).balanced(TURN, free.w)?;
    let leading = TURN.em() * LEADING;
    let at = Point::new(free.centre().x, free.y + Face::Heading.rise() * TURN.em());
    canvas.lines(&title, at, leading, Align::Middle, TURN, theme::ACCENT);
    let below = free.split_top(leading * title.len() as f64, TURN_GAP).1;
    turn::draw(canvas, below, view, words, (2, WORD))
}
