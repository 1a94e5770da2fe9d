//! The grid in which players note what each ingredient can be: a column for each number, each
//! kind of decoy and each effect, a row for each ingredient.

use super::column::title;
use super::table::{self, LABEL, RULE, STRONG};
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::tag::Tag;
use crate::page::{Unit, theme};
use crate::texts::Language;
use crate::witches::deal::Facts;
use crate::witches::deduce::Property;
use crate::witches::grid::{Given, Group, columns, given};
use crate::witches::puzzle::Ingredient;

/// The head of the columns without its labels that read upwards, from there to the lines, and
/// around a label.
const LEAST_HEAD: Unit = Unit(4.4);
const HEAD_UP: Unit = Unit(1.1);
const HEAD_PADDING: Unit = Unit(1.0);
/// What stands before a row: its symbol is less high than the row by this, then sign and mark.
const ICON_LEFT: Unit = Unit(0.8);
const ICON_INSET: Unit = Unit(0.6);
const LARGEST_ICON: Unit = Unit(6.4);
const LEAST_SIGN: Unit = Unit(6.0);
const SIGN_GAP: Unit = Unit(0.7);
const MARK: Unit = Unit(4.2);
const MARK_GAP: Unit = Unit(1.2);
const NAME_WIDTH: Unit = Unit(21.0);
/// What is printed into a cell: its size, and of a question mark the distance from the corner.
const PRINTED: Unit = Unit(3.2);
const PRINTED_PEN: Pen = Pen::new(theme::INK, Unit(0.4));
const CORNER_GAP: Unit = Unit(0.8);

const SIGN_STYLE: Style = Style::new(Face::Bold, 9.0);
const NAME: Style = Style::new(Face::Regular, 9.0);
const PERHAPS: Style = Style::new(Face::Bold, 8.0);

/// A grid with its measures.
pub(super) struct Grid<'a> {
    facts: &'a Facts,
    words: &'a Language,
    columns: Vec<Property>,
    titles: Vec<String>,
    /// The width of the signs, which are wider in some scripts.
    sign: Unit,
    /// The width of the longest title.
    longest: Unit,
    /// Width and height of a cell.
    pub cell: (Unit, Unit),
    /// Whether names stand beside the signs.
    pub named: bool,
}

impl<'a> Grid<'a> {
    /// The grid of a game, with cells of a size.
    pub(super) fn new(facts: &'a Facts, words: &'a Language, cell: (Unit, Unit)) -> Self {
        let columns = columns(facts);
        let titles: Vec<_> = columns.iter().map(|&column| title(column, words)).collect();
        let longest = titles.iter().map(|title| LABEL.width(title)).fold(Unit(0.0), Unit::max);
        let herbs = facts.ingredients().iter();
        let signs = herbs.map(|herb| SIGN_STYLE.width(&words.say(&herb.sign())) + SIGN_GAP);
        let sign = signs.fold(LEAST_SIGN, Unit::max);
        Grid { facts, words, columns, titles, sign, longest, cell, named: false }
    }

    pub(super) fn columns(&self) -> usize {
        self.columns.len()
    }

    /// The height of the head that its longest label asks for.
    pub(super) fn head(&self) -> Unit {
        let titled = self.columns.iter().zip(&self.titles);
        let upright = titled.filter(|(column, _)| !self.is_level(**column));
        let labels = upright.map(|(_, title)| LABEL.width(title) + HEAD_UP);
        labels.map(|label| label + HEAD_PADDING).fold(LEAST_HEAD, Unit::max)
    }

    /// Whether a column's title reads as the page does: a number always, words if all fit.
    fn is_level(&self, column: Property) -> bool {
        matches!(column, Property::Number(_)) || self.longest + HEAD_PADDING <= self.cell.0
    }

    /// The width of what stands before a row.
    pub(super) fn names(&self) -> Unit {
        let name = if self.named { NAME_WIDTH } else { Unit(0.0) };
        ICON_LEFT + self.icon() + self.sign + MARK + MARK_GAP + name
    }

    fn icon(&self) -> Unit {
        (self.cell.1 - ICON_INSET).min(LARGEST_ICON)
    }

    pub(super) fn width(&self) -> Unit {
        self.names() + self.cell.0 * self.columns.len() as f64
    }

    /// Draws the rows of some ingredients below a head of this height, from the top left.
    pub(super) fn draw(&self, canvas: &mut Canvas, at: Point, head: Unit, herbs: &[Ingredient]) {
        let (cell, row) = self.cell;
        let body = Frame::new(at.x, at.y + head, self.width(), row * herbs.len() as f64);
        let first = body.x + self.names();
        let edge = |i: usize| first + cell * i as f64;
        canvas.begin(Tag::Table);
        canvas.begin(Tag::Row);
        canvas.tagged(Tag::ColumnHead, |_| {});
        for (i, (&column, title)) in self.columns.iter().zip(&self.titles).enumerate() {
            let foot = Point::new(edge(i) + cell / 2.0, body.y - HEAD_UP);
            canvas.tagged(Tag::ColumnHead, |canvas| {
                self.title(canvas, column, title, foot, head);
            });
        }
        canvas.end();
        let given = given(self.facts, &self.columns);
        for (r, &herb) in herbs.iter().enumerate() {
            let line = Frame::new(body.x, body.y + row * r as f64, body.w, row);
            table::stripe(canvas, line, r, herbs.len());
            canvas.begin(Tag::Row);
            canvas.tagged(Tag::RowHead, |canvas| self.name(canvas, line, herb));
            for (i, column) in self.columns.iter().enumerate() {
                let frame = Frame::new(edge(i), line.y, cell, row);
                let printed = given.iter().find(|(of, at, _)| (*of, *at) == (herb, *column));
                canvas.tagged(Tag::Cell, |canvas| match printed {
                    Some((_, _, what)) => print(canvas, frame, *what),
                    None => canvas.ledger.place(Layer::Field, "mark", frame),
                });
            }
            canvas.end();
        }
        canvas.end();
        let mut before = None;
        for (i, &column) in self.columns.iter().enumerate() {
            let begins = before != Some(Group::of(column));
            let pen = if begins { STRONG } else { RULE };
            canvas.stroke(Point::new(edge(i), body.y), Point::new(edge(i), body.bottom()), pen);
            before = Some(Group::of(column));
        }
        table::border(canvas, body);
    }

    /// The title of a column, in the middle above its foot.
    fn title(&self, canvas: &mut Canvas, column: Property, title: &str, foot: Point, head: Unit) {
        if self.is_level(column) {
            canvas.text(Layer::Text, title, foot, Align::Middle, LABEL);
            return;
        }
        let (title, style) = table::fitted(title, LABEL, head - HEAD_UP);
        canvas.text_upwards(&title, Point::new(foot.x + style.cap() / 2.0, foot.y), style);
    }

    /// Symbol, sign and mark of an ingredient, and its name where there is room.
    fn name(&self, canvas: &mut Canvas, line: Frame, herb: Ingredient) {
        let (middle, icon) = (line.centre().y, self.icon());
        let mut x = line.x + ICON_LEFT;
        canvas.symbol(Layer::Icon, herb, Frame::square(Point::new(x + icon / 2.0, middle), icon));
        x += icon;
        let at = Point::new(x + self.sign / 2.0, middle + SIGN_STYLE.cap() / 2.0);
        let sign = self.words.say(&herb.sign());
        canvas.text(Layer::Text, &sign, at, Align::Middle, SIGN_STYLE);
        x += self.sign;
        let mark = Frame::square(Point::new(x + MARK / 2.0, middle), MARK);
        canvas.symbol(Layer::Icon, herb.mark(), mark);
        if self.named {
            x += MARK + MARK_GAP;
            let name = self.words.say(&herb.name());
            let (name, style) = table::fitted(&name, NAME, NAME_WIDTH - MARK_GAP);
            let at = Point::new(x, middle + style.cap() / 2.0);
            canvas.text(Layer::Text, &name, at, Align::Left, style);
        }
    }
}

/// What the free clue says of a cell.
fn print(canvas: &mut Canvas, frame: Frame, what: Given) {
    let mark = Frame::square(frame.centre(), PRINTED);
    match what {
        Given::No => {
            let corner = |x, y| Point::new(x, y);
            let (left, top) = (mark.x, mark.y);
            let (right, foot) = (mark.right(), mark.bottom());
            canvas.ledger.place(Layer::Icon, "cross", mark);
            canvas.stroke(corner(left, top), corner(right, foot), PRINTED_PEN);
            canvas.stroke(corner(left, foot), corner(right, top), PRINTED_PEN);
        }
        Given::Yes => {
            canvas.ledger.place(Layer::Icon, "ring", mark);
            canvas.circle(mark.centre(), PRINTED / 2.0, None, Some(PRINTED_PEN));
        }
        Given::Perhaps => {
            let at = Point::new(frame.x + CORNER_GAP, frame.y + CORNER_GAP + PERHAPS.cap());
            canvas.text(Layer::Text, "?", at, Align::Left, PERHAPS);
        }
    }
}
