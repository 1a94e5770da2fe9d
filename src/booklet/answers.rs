//! Answers of a booklet: a block for each game, with its name upright and its answer upside down,
//! so that nobody reads an answer by accident. The blocks are set as large as fits on one page. A
//! few short answers are placed below the table of contents instead.

use std::iter::Peekable;

use crate::page::block::{TextSection, TypesetSection, text};
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::geometry::{Orientation, PageGeometry};
use crate::page::head::PageHeader;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::text::{FontSize, Paragraph, TextLine};
use crate::page::{DrawError, LayoutUnit, theme};
use crate::texts::Language;
use crate::texts::msg::{booklet_answers, booklet_answers_below, booklet_answers_intro};

/// Margin at the sides.
const SIDE: LayoutUnit = LayoutUnit(14.0);
/// Margin at the top.
const TOP: LayoutUnit = LayoutUnit(13.0);
/// Margin at the foot.
const FOOT: LayoutUnit = LayoutUnit(14.0);
/// Gap below the page heading.
const HEAD_GAP: LayoutUnit = LayoutUnit(6.0);
/// Gap between the two columns.
const GUTTER: LayoutUnit = LayoutUnit(8.0);
/// Gap between blocks.
const GAP: LayoutUnit = LayoutUnit(3.0);
/// Padding of a block.
const INSET: LayoutUnit = LayoutUnit(2.6);
/// Corner radius of a block.
const CORNER: LayoutUnit = LayoutUnit(2.0);
/// Gap below the name in a block.
const NAME_GAP: LayoutUnit = LayoutUnit(1.8);
/// Border of a block.
const PEN: Pen = Pen::new(theme::GUIDE, LayoutUnit(0.3));
/// Line spacing, relative to the font size.
const LEADING: f64 = 1.3;

/// Font sizes in points: of the name, the page label and the answer.
const POINTS: (f64, f64, f64) = (10.5, 8.5, 9.5);
/// Enlargements that are tried, largest first, if all answers fit on one page.
const LARGER: [f64; 4] = [1.6, 1.45, 1.3, 1.15];
/// Font size of the heading and introduction below the contents, in points.
const BELOW: f64 = 11.0;

/// Text styles of a block.
#[derive(Clone, Copy)]
struct Type {
    name: Style,
    page: Style,
    text: FontSize,
}

impl Type {
    fn times(larger: f64) -> Type {
        let (name, page, text) = POINTS;
        Type {
            name: Style::new(Face::Heading, name * larger).colour(theme::ACCENT),
            page: Style::new(Face::Regular, page * larger).colour(theme::SOFT_INK),
            text: FontSize::pt(text * larger),
        }
    }
}

/// Answer of a game, drawn by [`draw`] or [`draw_below`].
#[derive(Default)]
pub(super) struct GameAnswer {
    /// Number and name of the game.
    pub name: String,
    /// Reference to the page of the game.
    pub page: String,
    /// Lines of the answer as markup, printed upside down.
    pub lines: Vec<String>,
}

/// [`GameAnswer`] that is set for the width of a column.
struct Block<'a> {
    answer: &'a GameAnswer,
    set: Type,
    lines: Vec<TextLine>,
    height: LayoutUnit,
}

/// Draws the answers on as many pages as necessary. If one page suffices, the largest type of
/// `LARGER` that fits is used.
///
/// # Errors
/// If a text is too long.
pub(super) fn draw(
    sheet: &PageGeometry,
    answers: &[GameAnswer],
    language: &Language,
) -> Result<Vec<Canvas>, DrawError> {
    let usual = draw_in(sheet, answers, Type::times(1.0), language)?;
    if usual.len() > 1 {
        return Ok(usual);
    }
    let mut larger = LARGER.into_iter().filter_map(|larger| {
        let pages = draw_in(sheet, answers, Type::times(larger), language).ok()?;
        (pages.len() == usual.len()).then_some(pages)
    });
    Ok(larger.next().unwrap_or(usual))
}

fn draw_in(
    sheet: &PageGeometry,
    answers: &[GameAnswer],
    set: Type,
    language: &Language,
) -> Result<Vec<Canvas>, DrawError> {
    let page = sheet.page(Orientation::Portrait);
    let margins = Frame::new(SIDE, TOP, page.w - 2.0 * SIDE, page.h - TOP - FOOT);
    let width = column(margins.w);
    let blocks: Vec<Block<'_>> =
        answers.iter().map(|answer| answer.set(width, set)).collect::<Result<_, _>>()?;
    let [title, intro] =
        [booklet_answers(), booklet_answers_intro()].map(|text| language.format(&text));
    let head = PageHeader {
        emblem: symbol!("potion"),
        title: &title,
        intro: &intro,
        owner: None,
        name: None,
        below: HEAD_GAP,
    };
    let mut pages = Vec::new();
    let mut blocks = blocks.iter().peekable();
    while blocks.peek().is_some() {
        let mut canvas = Canvas::new();
        canvas.ledger.enter("page", margins);
        let body = head.draw(&mut canvas, margins)?;
        let drawn = in_columns(&mut canvas, body, &mut blocks);
        canvas.ledger.leave();
        if let (false, Some(block)) = (drawn, blocks.peek()) {
            let what = block.answer.name.clone();
            return Err(DrawError::Overflow { what, needed: block.height, available: body.h });
        }
        pages.push(canvas);
    }
    Ok(pages)
}

fn column(width: LayoutUnit) -> LayoutUnit {
    (width - GUTTER) / 2.0
}

/// Draws `blocks` until both columns are full. Returns whether at least one was drawn.
fn in_columns<'b>(
    canvas: &mut Canvas,
    body: Frame,
    blocks: &mut Peekable<impl Iterator<Item = &'b Block<'b>> + Clone>,
) -> bool {
    let width = column(body.w);
    let mut drawn = false;
    // The blocks of the last page are distributed to columns of about equal height.
    let left: LayoutUnit = blocks.clone().map(|block| block.height + GAP).sum();
    for (x, most) in [(body.x, left / 2.0), (body.x + width + GUTTER, left)] {
        let mut y = body.y;
        while let Some(block) =
            blocks.next_if(|block| y + block.height <= body.bottom() && y - body.y < most)
        {
            block.draw(canvas, Frame::new(x, y, width, block.height));
            (y, drawn) = (y + block.height + GAP, true);
        }
    }
    drawn
}

/// Heading and introduction of the answers below the contents.
fn heading(width: LayoutUnit, language: &Language) -> Result<TypesetSection, DrawError> {
    let intro = text(&language.format(&booklet_answers_below()));
    TypesetSection::new(
        &TextSection::new(&language.format(&booklet_answers()), vec![intro]),
        BELOW,
        width,
    )
}

/// Height of the answers below the contents, in a frame of `width`.
///
/// # Errors
/// If a text is too long.
pub(super) fn height_below(
    width: LayoutUnit,
    answers: &[GameAnswer],
    language: &Language,
) -> Result<LayoutUnit, DrawError> {
    let set = Type::times(1.0);
    let blocks = answers.iter().map(|answer| answer.set(column(width), set));
    let blocks: Vec<Block<'_>> = blocks.collect::<Result<_, _>>()?;
    let highest = blocks.iter().map(|block| block.height).fold(LayoutUnit(0.0), LayoutUnit::max);
    let rows = blocks.len().div_ceil(2) as f64;
    Ok(heading(width, language)?.height + NAME_GAP + (highest + GAP) * rows)
}

/// Draws the answers at the bottom of `frame`, which is below the contents.
///
/// # Errors
/// If a text is too long.
pub(super) fn draw_below(
    canvas: &mut Canvas,
    frame: Frame,
    answers: &[GameAnswer],
    language: &Language,
) -> Result<(), DrawError> {
    let needed = height_below(frame.w, answers, language)?;
    let (_, frame) = frame.split_top(frame.h - needed, LayoutUnit(0.0));
    canvas.ledger.enter("answers", frame);
    let heading = heading(frame.w, language)?;
    heading.draw(canvas, Point::new(frame.x, frame.y), BELOW);
    let (_, body) = frame.split_top(heading.height, NAME_GAP);
    let set = Type::times(1.0);
    let blocks = answers.iter().map(|answer| answer.set(column(body.w), set));
    let blocks: Vec<Block<'_>> = blocks.collect::<Result<_, _>>()?;
    in_columns(canvas, body, &mut blocks.iter().peekable());
    canvas.ledger.leave();
    Ok(())
}

impl GameAnswer {
    fn set(&self, width: LayoutUnit, set: Type) -> Result<Block<'_>, DrawError> {
        let Type { name, page, text: size } = set;
        let room = width - 2.0 * INSET;
        name.fits(&self.name, room - page.width(&self.page) - GAP)?;
        let mut lines = Vec::new();
        for line in &self.lines {
            lines.extend(Paragraph::new(line, Face::Regular).without_widow(size, room)?);
        }
        let text = size.em() * LEADING * lines.len() as f64;
        let height = 2.0 * INSET + name.rise() + name.drop() + NAME_GAP + text;
        Ok(Block { answer: self, set, lines, height })
    }
}

impl Block<'_> {
    fn draw(&self, canvas: &mut Canvas, frame: Frame) {
        canvas.ledger.place(Layer::Ground, "answer", frame);
        canvas.rect(frame, CORNER, theme::PAPER, Some(PEN));
        let Type { name, page, text: size } = self.set;
        let inner = frame.inset(INSET);
        canvas.ledger.enter("answer", inner);
        let (head, text) = inner.split_top(name.rise() + name.drop(), NAME_GAP);
        let y = head.y + name.rise();
        canvas.text(Layer::Text, &self.answer.name, Point::new(head.x, y), Align::Left, name);
        let at = Point::new(head.right(), y);
        canvas.text(Layer::Text, &self.answer.page, at, Align::Right, page);
        // Upside down, the text is read from the bottom of the block, so its first line is there.
        let mut y = text.bottom() - Face::Regular.rise() * size.em();
        for line in &self.lines {
            upside_down(canvas, line, Point::new(text.right(), y), size);
            y -= size.em() * LEADING;
        }
        canvas.ledger.leave();
    }
}

/// Draws a line upside down. `begin` is the start of its baseline.
fn upside_down(canvas: &mut Canvas, line: &TextLine, begin: Point, size: FontSize) {
    for run in &line.runs {
        let style = Style { face: run.face, size, colour: theme::INK };
        let middle = begin.x - run.x - style.width(&run.text) / 2.0;
        canvas.text_upside_down(&run.text, Point::new(middle, begin.y), style);
    }
}
