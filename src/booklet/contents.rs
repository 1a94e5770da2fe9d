//! The list of contents.

use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::head::Head;
use crate::page::ledger::Layer;
use crate::page::setup::{Setup, Stands};
use crate::page::shape::{Frame, Point};
use crate::page::symbols::Symbol;
use crate::page::tag::Tag;
use crate::page::{DrawError, Mm, Unit, theme};
use crate::press::Link;
use crate::texts::Language;
use crate::texts::said::{booklet_contents, booklet_contents_intro};

/// Free margins: at the sides, and at the top and the foot.
const SIDE: Unit = Unit(16.0);
const TOP: Unit = Unit(13.0);
const FOOT: Unit = Unit(14.0);
const HEAD_GAP: Unit = Unit(7.0);
/// A row: its height, its baselines, and what its number and its page take.
const ROW: Unit = Unit(11.2);
const BASELINES: (Unit, Unit) = (Unit(4.6), Unit(9.0));
/// The baseline of a row without facts.
const ALONE: Unit = Unit(6.6);
const NUMBER: Unit = Unit(13.0);
const PAGE: Unit = Unit(12.0);
/// Below all rows.
const BELOW: Unit = Unit(12.0);
/// Between a name and its dots.
const GAP: Unit = Unit(1.5);

const NAME_STYLE: Style = Style::new(Face::Heading, 12.0);
const FACTS_STYLE: Style = Style::new(Face::Regular, 9.0).colour(theme::SOFT_INK);
const NUMBER_STYLE: Style = Style::new(Face::Bold, 11.0).colour(theme::ACCENT);
const PAGE_STYLE: Style = Style::new(Face::Bold, 11.0);
const DOTS_STYLE: Style = Style::new(Face::Regular, 9.0).colour(theme::RULE);
const DOT: &str = " .";

/// A line of the contents.
pub(super) struct Row {
    /// The game's number, or nothing.
    pub number: String,
    pub name: String,
    /// What there is to know of it, in a line; may be empty.
    pub facts: String,
    /// What its first page is called.
    pub label: String,
    /// That page among all leaves, from 0.
    pub leaf: usize,
}

/// How many pages so many rows take.
pub(super) fn pages(rows: usize, sheet: &Setup) -> usize {
    rows.div_ceil(a_page(sheet)).max(1)
}

/// How many rows a page has.
pub(super) fn a_page(sheet: &Setup) -> usize {
    ((body(sheet).h / ROW) as usize).max(1)
}

fn margins(sheet: &Setup) -> Frame {
    let page = sheet.page(Stands::Upright);
    Frame::new(SIDE, TOP, page.w - 2.0 * SIDE, page.h - TOP - FOOT)
}

fn body(sheet: &Setup) -> Frame {
    margins(sheet).split_top(Head::HEIGHT, HEAD_GAP).1
}

/// What is free below the rows of the last page, of so many on all pages.
pub(super) fn free(sheet: &Setup, rows: usize) -> Frame {
    let a_page = a_page(sheet);
    let last = if rows == 0 { 0 } else { (rows - 1) % a_page + 1 };
    body(sheet).split_top(ROW * last as f64, BELOW).1
}

/// Draws one page of the contents. Returns what leads from its rows to their pages.
///
/// # Errors
/// If a text is too long.
pub(super) fn draw(
    canvas: &mut Canvas,
    sheet: &Setup,
    emblem: Symbol,
    rows: &[Row],
    language: &Language,
) -> Result<Vec<Link>, DrawError> {
    canvas.ledger.enter("page", margins(sheet));
    let [title, intro] =
        [booklet_contents(), booklet_contents_intro()].map(|text| language.say(&text));
    let head = Head { emblem, title: &title, intro: &intro, name: None, below: HEAD_GAP };
    let mut rest = head.draw(canvas, margins(sheet))?;
    let mut links = Vec::with_capacity(rows.len());
    canvas.begin(Tag::List);
    for row in rows {
        let (line, below) = rest.split_top(ROW, Unit(0.0));
        canvas.ledger.enter("row", line);
        for tag in [Tag::Item, Tag::Body, Tag::Link] {
            canvas.begin(tag);
        }
        row.draw(canvas, line)?;
        (0..3).for_each(|_| canvas.end());
        canvas.ledger.leave();
        let mm = |length: Unit| Mm(length.0 * sheet.scale);
        links.push(Link {
            at: (mm(line.x), mm(line.y)),
            size: (mm(line.w), mm(line.h)),
            to: row.leaf,
        });
        rest = below;
    }
    canvas.end();
    canvas.ledger.leave();
    Ok(links)
}

impl Row {
    fn draw(&self, canvas: &mut Canvas, line: Frame) -> Result<(), DrawError> {
        let (number, text) = line.split_left(NUMBER, Unit(0.0));
        let (text, page) = text.split_left(text.w - PAGE, Unit(0.0));
        let y = line.y + if self.facts.is_empty() { ALONE } else { BASELINES.0 };
        NUMBER_STYLE.fits(&self.number, number.w)?;
        PAGE_STYLE.fits(&self.label, page.w)?;
        NAME_STYLE.fits(&self.name, text.w)?;
        FACTS_STYLE.fits(&self.facts, text.w)?;
        if !self.number.is_empty() {
            let at = Point::new(number.x, y);
            canvas.text(Layer::Text, &self.number, at, Align::Left, NUMBER_STYLE);
        }
        let at = Point::new(text.x, y);
        let name = canvas.text(Layer::Text, &self.name, at, Align::Left, NAME_STYLE);
        let at = Point::new(page.right(), y);
        canvas.text(Layer::Text, &self.label, at, Align::Right, PAGE_STYLE);
        // All end at one place, so that the dots of the rows stand below each other.
        let dots = ((text.w - name - GAP) / DOTS_STYLE.width(DOT)).max(0.0) as usize;
        if dots > 0 {
            let at = Point::new(text.right(), y);
            canvas.text(Layer::Ornament, &DOT.repeat(dots), at, Align::Right, DOTS_STYLE);
        }
        if !self.facts.is_empty() {
            let at = Point::new(text.x, line.y + BASELINES.1);
            canvas.text(Layer::Text, &self.facts, at, Align::Left, FACTS_STYLE);
        }
        Ok(())
    }
}
