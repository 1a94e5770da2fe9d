//! Blocks of running text: set in a column at a size, then drawn.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::canvas::{Align, Canvas, Pen, Style};
use super::fonts::Face;
use super::ledger::Layer;
use super::length::Unit;
use super::list::Paint;
use super::shape::{Frame, Point};
use super::symbols::Symbol;
use super::tag::Tag;
use super::text::{FontSize, Paragraph, TextLine};
use super::{DrawError, theme};

/// Between two blocks, as a multiple of the size of the text; so are all measures that follow.
pub(crate) const BLOCK_GAP: f64 = 0.28;
/// From baseline to baseline, and from the top of a line to its baseline.
const LEADING: f64 = 1.25;
const BASELINE: f64 = 0.95;
/// Above a small heading.
const GROUP_GAP: f64 = 0.12;
/// A bullet: its radius, its height above the baseline, and the indent of its item.
const DOT: f64 = 0.13;
const DOT_HEIGHT: f64 = 0.26;
const DOT_INDENT: f64 = 0.95;
/// From the left of a column to the middle of a bullet, in its radii.
const DOT_MIDDLE: f64 = 2.2;
/// The indent of a numbered item.
const NUMBER_INDENT: f64 = 1.25;
/// The symbol of an item: its side, what is above it and right of it, and the least height of
/// the item.
const SIGN: f64 = 2.35;
const SIGN_TOP: f64 = 0.06;
const SIGN_GAP: f64 = 0.55;
const SIGN_ITEM: f64 = 2.5;
/// A heading: its size, and as multiples of that, its baseline and its rule; below it.
const HEADING: f64 = 1.28;
const HEADING_BASELINE: f64 = 0.82;
const HEADING_RULE: f64 = 0.42;
const HEADING_GAP: f64 = 0.5;
/// A symbol with a caption: its side, the size of the caption, which has at least so many
/// points, and as multiples of that size, its baseline and its line.
const CAPTIONED: f64 = 2.5;
const CAPTION: f64 = 0.86;
const LEAST_CAPTION: f64 = 7.5;
const CAPTION_BASELINE: f64 = 0.85;
const CAPTION_LINE: f64 = 1.35;
/// Between captions.
const CAPTION_GAP: Unit = Unit(1.5);
/// From the left of a column to a number.
const NUMBER_LEFT: Unit = Unit(0.2);
const RULE: Pen = Pen::new(theme::GUIDE, Unit(0.3));
const NONE: Unit = Unit(0.0);

/// What stands before an item of a list.
#[derive(Clone, Debug)]
pub(crate) enum ItemMarker {
    Bullet,
    Number(usize),
    Symbol(Symbol),
}

/// A piece of a section. Texts are markup: `*bold*`, `_italic_`.
#[derive(Clone)]
pub(crate) enum Block {
    /// Running text.
    Text(String),
    /// An item of a list.
    Item(ItemMarker, String),
    /// A small heading inside a section, with a gloss.
    Group(String),
    /// Symbols with names below them, in rows.
    Captions(Vec<(Symbol, String)>),
    /// What a game draws itself.
    Figure(Rc<dyn Figure>),
}

/// A drawing in a column, as wide as the column.
pub(crate) trait Figure {
    /// Its height in a column of a width, beside running text of so many points.
    ///
    /// # Errors
    /// If a text of it does not fit.
    fn height(&self, points: f64, width: Unit) -> Result<Unit, DrawError>;

    /// Draws it into a frame of that height.
    fn draw(&self, canvas: &mut Canvas, frame: Frame, points: f64);
}

/// A heading and what stands below it.
#[derive(Clone)]
pub(crate) struct Passage {
    /// Empty for a section that continues the one before.
    pub title: String,
    pub blocks: Vec<Block>,
}

impl Passage {
    pub(crate) fn new(title: &str, blocks: Vec<Block>) -> Self {
        Passage { title: title.to_owned(), blocks }
    }

    /// Goes on with the section before it, in the same column or the next.
    pub(crate) fn continued(blocks: Vec<Block>) -> Self {
        Passage::new("", blocks)
    }

    /// A section that can go on in the next column after each of its pieces.
    pub(crate) fn in_pieces(title: &str, pieces: Vec<Vec<Block>>) -> Vec<Self> {
        let mut sections: Vec<Self> = pieces.into_iter().map(Passage::continued).collect();
        if let Some(first) = sections.first_mut() {
            title.clone_into(&mut first.title);
        }
        sections
    }

    /// This section in pieces: it can go on in the next column after each block that does not
    /// lead to a list.
    pub(crate) fn broken(self) -> Vec<Self> {
        let mut pieces: Vec<Vec<Block>> = Vec::new();
        for block in self.blocks {
            match pieces.last_mut() {
                Some(piece)
                    if matches!(block, Block::Item(..))
                        && !matches!(piece.last(), Some(Block::Item(..))) =>
                {
                    piece.push(block);
                }
                _ => pieces.push(vec![block]),
            }
        }
        Passage::in_pieces(&self.title, pieces)
    }
}

/// Running text.
pub(crate) fn text(markup: &str) -> Block {
    Block::Text(markup.to_owned())
}

/// An item of a list.
pub(crate) fn item(marker: ItemMarker, markup: &str) -> Block {
    Block::Item(marker, markup.to_owned())
}

fn plain(markup: &str) -> Rc<Paragraph> {
    PARAGRAPHS.with_borrow_mut(|known| {
        if let Some(paragraph) = known.get(markup) {
            return Rc::clone(paragraph);
        }
        if known.len() >= MOST_PARAGRAPHS {
            known.clear();
        }
        let paragraph = Rc::new(Paragraph::new(markup, Face::Regular));
        known.insert(markup.to_owned(), Rc::clone(&paragraph));
        paragraph
    })
}

/// How many paragraphs a thread remembers: more than all rules have.
const MOST_PARAGRAPHS: usize = 1024;

thread_local! {
    /// Paragraphs that were read already: they are set in one size after the other, and come
    /// again in other games. Only looked into, never walked.
    static PARAGRAPHS: RefCell<HashMap<String, Rc<Paragraph>>> = RefCell::default();
}

enum Piece {
    Line(TextLine, Unit, FontSize, Paint),
    Text(String, Unit, Style),
    Symbol(Symbol, Frame),
    Dot(Unit),
    Rule,
    Figure(Rc<dyn Figure>, Frame),
    Begin(Tag),
    End,
}

/// A section set for a column: pieces with their places, relative to its top left corner.
pub(crate) struct Set {
    pieces: Vec<(Unit, Piece)>,
    width: Unit,
    pub height: Unit,
    /// Whether it continues the section before.
    pub continues: bool,
}

impl Set {
    /// Sets a section at a size in a column of a width.
    ///
    /// # Errors
    /// If a word is wider than the column.
    pub(crate) fn new(section: &Passage, points: f64, width: Unit) -> Result<Set, DrawError> {
        let mut set =
            Set { pieces: Vec::new(), width, height: NONE, continues: section.title.is_empty() };
        let size = FontSize::pt(points);
        if !set.continues {
            set.heading(&section.title, points);
        }
        let mut in_list = false;
        for (i, block) in section.blocks.iter().enumerate() {
            if i > 0 {
                set.height += size.em() * BLOCK_GAP;
            }
            let is_item = matches!(block, Block::Item(..));
            match (in_list, is_item) {
                (false, true) => set.begin(Tag::List),
                (true, false) => set.end(),
                _ => {}
            }
            in_list = is_item;
            set.block(block, points)?;
        }
        if in_list {
            set.end();
        }
        Ok(set)
    }

    fn begin(&mut self, tag: Tag) {
        self.pieces.push((NONE, Piece::Begin(tag)));
    }

    fn end(&mut self) {
        self.pieces.push((NONE, Piece::End));
    }

    fn heading(&mut self, title: &str, points: f64) {
        let style = Style::new(Face::Heading, points * HEADING).colour(theme::ACCENT);
        let baseline = style.size.em() * HEADING_BASELINE;
        self.begin(Tag::Heading(2));
        self.pieces.push((baseline, Piece::Text(title.to_owned(), NONE, style)));
        self.end();
        let rule = baseline + style.size.em() * HEADING_RULE;
        self.pieces.push((rule, Piece::Rule));
        self.height = rule + FontSize::pt(points).em() * HEADING_GAP;
    }

    fn lines(
        &mut self,
        paragraph: &Paragraph,
        size: FontSize,
        indent: Unit,
        colour: Paint,
        tag: Tag,
    ) -> Result<(), DrawError> {
        self.begin(tag);
        for line in paragraph.without_widow(size, self.width - indent)? {
            let baseline = self.height + size.em() * BASELINE;
            self.pieces.push((baseline, Piece::Line(line, indent, size, colour)));
            self.height += size.em() * LEADING;
        }
        self.end();
        Ok(())
    }

    fn block(&mut self, block: &Block, points: f64) -> Result<(), DrawError> {
        let size = FontSize::pt(points);
        let em = size.em();
        match block {
            Block::Text(markup) => {
                self.lines(&plain(markup), size, NONE, theme::INK, Tag::Paragraph)
            }
            Block::Group(markup) => {
                self.height += em * GROUP_GAP;
                self.lines(&plain(markup), size, NONE, theme::ACCENT, Tag::Heading(3))
            }
            Block::Item(marker, markup) => {
                self.begin(Tag::Item);
                let paragraph = plain(markup);
                let top = self.height;
                let baseline = top + em * BASELINE;
                let indent = match marker {
                    ItemMarker::Bullet => {
                        self.pieces.push((baseline - em * DOT_HEIGHT, Piece::Dot(em * DOT)));
                        em * DOT_INDENT
                    }
                    ItemMarker::Number(number) => {
                        let style = Style::new(Face::Bold, points).colour(theme::ACCENT);
                        self.begin(Tag::Label);
                        self.pieces
                            .push((baseline, Piece::Text(number.to_string(), NUMBER_LEFT, style)));
                        self.end();
                        em * NUMBER_INDENT
                    }
                    ItemMarker::Symbol(symbol) => {
                        let side = em * SIGN;
                        let frame = Frame::new(NONE, top + em * SIGN_TOP, side, side);
                        self.pieces.push((NONE, Piece::Symbol(*symbol, frame)));
                        side + em * SIGN_GAP
                    }
                };
                if let ItemMarker::Symbol(_) = marker {
                    let lines = paragraph.lines(size, self.width - indent)?.len() as f64;
                    let spare = em * SIGN_ITEM - lines * em * LEADING;
                    self.height += spare.max(NONE) / 2.0;
                    self.lines(&paragraph, size, indent, theme::INK, Tag::Body)?;
                    self.height = self.height.max(top + em * SIGN_ITEM);
                } else {
                    self.lines(&paragraph, size, indent, theme::INK, Tag::Body)?;
                }
                self.end();
                Ok(())
            }
            Block::Captions(captions) => {
                let name = Style::new(Face::Bold, (points * CAPTION).max(LEAST_CAPTION));
                let widest =
                    captions.iter().map(|(_, text)| name.width(text)).fold(NONE, Unit::max);
                let one_row = (widest + CAPTION_GAP) * captions.len() as f64 <= self.width;
                let columns = if one_row { captions.len() } else { captions.len().div_ceil(2) };
                let column = self.width / columns as f64;
                let icon = em * CAPTIONED;
                let row = icon + name.size.em() * CAPTION_LINE;
                for (i, (symbol, text)) in captions.iter().enumerate() {
                    let middle = column * (i % columns) as f64 + column / 2.0;
                    let top = self.height + row * (i / columns) as f64;
                    let frame = Frame::new(middle - icon / 2.0, top, icon, icon);
                    self.pieces.push((NONE, Piece::Symbol(*symbol, frame)));
                    let x = middle - name.width(text) / 2.0;
                    let baseline = top + icon + name.size.em() * CAPTION_BASELINE;
                    self.pieces.push((baseline, Piece::Text(text.clone(), x, name)));
                }
                self.height += row * captions.len().div_ceil(columns) as f64;
                Ok(())
            }
            Block::Figure(figure) => {
                let height = figure.height(points, self.width)?;
                let frame = Frame::new(NONE, self.height, self.width, height);
                self.pieces.push((NONE, Piece::Figure(Rc::clone(figure), frame)));
                self.height += height;
                Ok(())
            }
        }
    }

    /// Draws the section with its top left corner at a point.
    pub(crate) fn draw(&self, canvas: &mut Canvas, Point { x, y }: Point, points: f64) {
        let place = |f: &Frame| Frame { x: x + f.x, y: y + f.y, ..*f };
        for (at, piece) in &self.pieces {
            let y = y + *at;
            match piece {
                Piece::Line(line, indent, size, colour) => {
                    canvas.line(line, Point::new(x + *indent, y), Align::Left, *size, *colour);
                }
                Piece::Text(text, indent, style) => {
                    canvas.text(Layer::Text, text, Point::new(x + *indent, y), Align::Left, *style);
                }
                Piece::Symbol(symbol, frame) => canvas.symbol(Layer::Icon, *symbol, place(frame)),
                Piece::Dot(r) => {
                    canvas.circle(Point::new(x + DOT_MIDDLE * *r, y), *r, theme::ACCENT, None);
                }
                Piece::Rule => {
                    canvas.stroke(Point::new(x, y), Point::new(x + self.width, y), RULE);
                }
                Piece::Figure(figure, frame) => figure.draw(canvas, place(frame), points),
                Piece::Begin(tag) => canvas.begin(tag.clone()),
                Piece::End => canvas.end(),
            }
        }
    }
}
