//! The answers: a block for each game, its name upright and its answer upside down, so that
//! nobody reads one in passing.

use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::head::Head;
use crate::page::ledger::Layer;
use crate::page::setup::{Setup, Stands};
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::text::{Line, Paragraph, Size};
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;

use super::said::{booklet_answers, booklet_answers_intro};

/// Free margins: at the sides, and at the top and the foot.
const SIDE: Unit = Unit(14.0);
const TOP: Unit = Unit(13.0);
const FOOT: Unit = Unit(14.0);
const HEAD_GAP: Unit = Unit(6.0);
/// Between the two columns, and between blocks.
const GUTTER: Unit = Unit(8.0);
const GAP: Unit = Unit(3.0);
/// A block: its margins and corners, and below its name.
const INSET: Unit = Unit(2.6);
const CORNER: Unit = Unit(2.0);
const NAME_GAP: Unit = Unit(1.8);
const PEN: Pen = Pen::new(theme::GUIDE, Unit(0.3));
/// From line to line, in sizes.
const LEADING: f64 = 1.3;

const NAME: Style = Style::new(Face::Heading, 10.5).colour(theme::ACCENT);
const PAGE: Style = Style::new(Face::Regular, 8.5).colour(theme::SOFT_INK);
const TEXT: Size = Size::pt(9.5);

/// A game's answer.
pub(super) struct Answer {
    /// Its number and name.
    pub name: String,
    /// Where the game is.
    pub page: String,
    /// What is read upside down, as markup.
    pub lines: Vec<String>,
}

/// An answer set in a column.
struct Block<'a> {
    answer: &'a Answer,
    lines: Vec<Line>,
    height: Unit,
}

/// Draws the answers, on as many pages as they take.
///
/// # Errors
/// If a text is too long.
pub(super) fn draw(
    sheet: &Setup,
    answers: &[Answer],
    language: &Language,
) -> Result<Vec<Canvas>, DrawError> {
    let page = sheet.page(Stands::Upright);
    let margins = Frame::new(SIDE, TOP, page.w - 2.0 * SIDE, page.h - TOP - FOOT);
    let width = (margins.w - GUTTER) / 2.0;
    let blocks: Vec<Block<'_>> =
        answers.iter().map(|answer| answer.set(width)).collect::<Result<_, _>>()?;
    let [title, intro] =
        [booklet_answers(), booklet_answers_intro()].map(|text| language.say(&text));
    let head = Head {
        emblem: symbol!("potion"),
        title: &title,
        intro: &intro,
        name: None,
        below: HEAD_GAP,
    };
    let mut pages = Vec::new();
    let mut blocks = blocks.iter().peekable();
    while blocks.peek().is_some() {
        let mut canvas = Canvas::new();
        canvas.ledger.enter("page", margins);
        let body = head.draw(&mut canvas, margins)?;
        let mut drawn = false;
        for x in [body.x, body.x + width + GUTTER] {
            let mut y = body.y;
            while let Some(block) = blocks.next_if(|block| y + block.height <= body.bottom()) {
                block.draw(&mut canvas, Frame::new(x, y, width, block.height));
                (y, drawn) = (y + block.height + GAP, true);
            }
        }
        canvas.ledger.leave();
        if let (false, Some(block)) = (drawn, blocks.peek()) {
            let what = block.answer.name.clone();
            return Err(DrawError::Overflow { what, needed: block.height, available: body.h });
        }
        pages.push(canvas);
    }
    Ok(pages)
}

impl Answer {
    fn set(&self, width: Unit) -> Result<Block<'_>, DrawError> {
        let room = width - 2.0 * INSET;
        NAME.fits(&self.name, room - PAGE.width(&self.page) - GAP)?;
        let mut lines = Vec::new();
        for line in &self.lines {
            lines.extend(Paragraph::new(line, Face::Regular).lines(TEXT, room)?);
        }
        let text = TEXT.em() * LEADING * lines.len() as f64;
        let height = 2.0 * INSET + NAME.rise() + NAME.drop() + NAME_GAP + text;
        Ok(Block { answer: self, lines, height })
    }
}

impl Block<'_> {
    fn draw(&self, canvas: &mut Canvas, frame: Frame) {
        canvas.ledger.place(Layer::Ground, "answer", frame);
        canvas.rect(frame, CORNER, theme::PAPER, Some(PEN));
        let inner = frame.inset(INSET);
        canvas.ledger.enter("answer", inner);
        let (head, text) = inner.split_top(NAME.rise() + NAME.drop(), NAME_GAP);
        let y = head.y + NAME.rise();
        canvas.text(Layer::Text, &self.answer.name, Point::new(head.x, y), Align::Left, NAME);
        let at = Point::new(head.right(), y);
        canvas.text(Layer::Text, &self.answer.page, at, Align::Right, PAGE);
        // Turned, the sheet is read from what was its foot.
        let mut y = text.bottom() - Face::Regular.rise() * TEXT.em();
        for line in &self.lines {
            upside_down(canvas, line, Point::new(text.right(), y));
            y -= TEXT.em() * LEADING;
        }
        canvas.ledger.leave();
    }
}

/// A line that is read with the sheet turned, beginning at a point.
fn upside_down(canvas: &mut Canvas, line: &Line, begin: Point) {
    for run in &line.runs {
        let style = Style { face: run.face, size: TEXT, colour: theme::INK };
        let middle = begin.x - run.x - style.width(&run.text) / 2.0;
        canvas.text_upside_down(&run.text, Point::new(middle, begin.y), style);
    }
}
