//! Blocks of running text: set in a column at a size, then drawn.

use std::rc::Rc;

use super::DrawError;
use super::canvas::{Align, Canvas, Style};
use super::fonts::Face;
use super::ledger::Layer;
use super::shape::Frame;
use super::symbols::Symbol;
use super::text::{Line, Paragraph, Size};
use super::theme;

/// From baseline to baseline, as a multiple of the size.
const LEADING: f64 = 1.25;

/// Between two blocks, as a multiple of the size.
pub(crate) const BLOCK_GAP: f64 = 0.28;

/// What stands before an item of a list.
#[derive(Clone, Debug)]
pub(crate) enum Marker {
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
    Item(Marker, String),
    /// A small heading inside a section, with a gloss.
    Group(String),
    /// Symbols with names below them, in rows.
    Captions(Vec<(Symbol, String)>),
    /// What a game draws itself.
    Figure(Rc<dyn Figure>),
}

/// A drawing in a column, as wide as the column.
pub(crate) trait Figure {
    /// Its height in a column of `width` mm, beside running text of so many points.
    ///
    /// # Errors
    /// If a text of it does not fit.
    fn height(&self, points: f64, width: f64) -> Result<f64, DrawError>;

    /// Draws it into a frame of that height.
    fn draw(&self, canvas: &mut Canvas, frame: Frame, points: f64);
}

/// A heading and what stands below it.
#[derive(Clone)]
pub(crate) struct Section {
    /// Empty for a section that continues the one before.
    pub title: String,
    pub blocks: Vec<Block>,
}

impl Section {
    pub fn new(title: &str, blocks: Vec<Block>) -> Self {
        Section { title: title.to_owned(), blocks }
    }

    /// Goes on with the section before it, in the same column or the next.
    pub fn continued(blocks: Vec<Block>) -> Self {
        Section::new("", blocks)
    }

    /// A section that can go on in the next column after each of its pieces.
    pub fn in_pieces(title: &str, pieces: Vec<Vec<Block>>) -> Vec<Self> {
        let mut sections: Vec<Self> = pieces.into_iter().map(Section::continued).collect();
        if let Some(first) = sections.first_mut() {
            title.clone_into(&mut first.title);
        }
        sections
    }

    /// The same section, which can go on in the next column after each block that does not
    /// lead to a list.
    pub fn broken(self) -> Vec<Self> {
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
        Section::in_pieces(&self.title, pieces)
    }
}

/// Running text.
pub(crate) fn text(markup: &str) -> Block {
    Block::Text(markup.to_owned())
}

/// An item of a list.
pub(crate) fn item(marker: Marker, markup: &str) -> Block {
    Block::Item(marker, markup.to_owned())
}

fn plain(markup: &str) -> Paragraph {
    Paragraph::new(markup, Face::Regular)
}

enum Piece {
    Line(Line, f64, Size, &'static str),
    Text(String, f64, Style),
    Symbol(Symbol, Frame),
    Dot(f64),
    Rule,
    Figure(Rc<dyn Figure>, Frame),
}

/// A section set for a column: pieces with their places, relative to its top left corner.
pub(crate) struct Set {
    pieces: Vec<(f64, Piece)>,
    width: f64,
    /// In mm.
    pub height: f64,
    /// Whether it continues the section before.
    pub continues: bool,
}

impl Set {
    /// Sets a section at a size in a column of `width` mm.
    ///
    /// # Errors
    /// If a word is wider than the column.
    pub fn new(section: &Section, points: f64, width: f64) -> Result<Set, DrawError> {
        let mut set =
            Set { pieces: Vec::new(), width, height: 0.0, continues: section.title.is_empty() };
        let size = Size::pt(points);
        if !set.continues {
            set.heading(&section.title, points);
        }
        for (i, block) in section.blocks.iter().enumerate() {
            if i > 0 {
                set.height += size.mm() * BLOCK_GAP;
            }
            set.block(block, points)?;
        }
        Ok(set)
    }

    fn heading(&mut self, title: &str, points: f64) {
        let style = Style::new(Face::Heading, points * 1.28).colour(theme::ACCENT);
        let baseline = style.size.mm() * 0.82;
        self.pieces.push((baseline, Piece::Text(title.to_owned(), 0.0, style)));
        let rule = baseline + style.size.mm() * 0.42;
        self.pieces.push((rule, Piece::Rule));
        self.height = rule + Size::pt(points).mm() * 0.5;
    }

    fn lines(
        &mut self,
        paragraph: &Paragraph,
        size: Size,
        indent: f64,
        colour: &'static str,
    ) -> Result<(), DrawError> {
        for line in paragraph.without_widow(size, self.width - indent)? {
            let baseline = self.height + size.mm() * 0.95;
            self.pieces.push((baseline, Piece::Line(line, indent, size, colour)));
            self.height += size.mm() * LEADING;
        }
        Ok(())
    }

    fn block(&mut self, block: &Block, points: f64) -> Result<(), DrawError> {
        let size = Size::pt(points);
        let mm = size.mm();
        match block {
            Block::Text(markup) => self.lines(&plain(markup), size, 0.0, theme::INK),
            Block::Group(markup) => {
                self.height += mm * 0.12;
                self.lines(&plain(markup), size, 0.0, theme::ACCENT)
            }
            Block::Item(marker, markup) => {
                let paragraph = plain(markup);
                let top = self.height;
                let baseline = top + mm * 0.95;
                let indent = match marker {
                    Marker::Bullet => {
                        self.pieces.push((baseline - mm * 0.26, Piece::Dot(mm * 0.13)));
                        mm * 0.95
                    }
                    Marker::Number(number) => {
                        let style = Style::new(Face::Bold, points).colour(theme::ACCENT);
                        self.pieces.push((baseline, Piece::Text(number.to_string(), 0.2, style)));
                        mm * 1.25
                    }
                    Marker::Symbol(symbol) => {
                        let side = mm * 2.35;
                        let frame = Frame::new(0.0, top + mm * 0.06, side, side);
                        self.pieces.push((0.0, Piece::Symbol(*symbol, frame)));
                        side + mm * 0.55
                    }
                };
                if let Marker::Symbol(_) = marker {
                    let lines = paragraph.lines(size, self.width - indent)?.len() as f64;
                    let spare = mm * 2.5 - lines * mm * LEADING;
                    self.height += spare.max(0.0) / 2.0;
                    self.lines(&paragraph, size, indent, theme::INK)?;
                    self.height = self.height.max(top + mm * 2.5);
                    return Ok(());
                }
                self.lines(&paragraph, size, indent, theme::INK)
            }
            Block::Captions(captions) => {
                let name = Style::new(Face::Bold, (points * 0.86).max(7.5));
                let widest = captions.iter().map(|(_, text)| name.width(text)).fold(0.0, f64::max);
                let one_row = (widest + 1.5) * captions.len() as f64 <= self.width;
                let columns = if one_row { captions.len() } else { captions.len().div_ceil(2) };
                let column = self.width / columns as f64;
                let icon = mm * 2.5;
                let row = icon + name.size.mm() * 1.35;
                for (i, (symbol, text)) in captions.iter().enumerate() {
                    let middle = column * (i % columns) as f64 + column / 2.0;
                    let top = self.height + row * (i / columns) as f64;
                    let frame = Frame::new(middle - icon / 2.0, top, icon, icon);
                    self.pieces.push((0.0, Piece::Symbol(*symbol, frame)));
                    let x = middle - name.width(text) / 2.0;
                    let baseline = top + icon + name.size.mm() * 0.85;
                    self.pieces.push((baseline, Piece::Text(text.clone(), x, name)));
                }
                self.height += row * captions.len().div_ceil(columns) as f64;
                Ok(())
            }
            Block::Figure(figure) => {
                let height = figure.height(points, self.width)?;
                let frame = Frame::new(0.0, self.height, self.width, height);
                self.pieces.push((0.0, Piece::Figure(Rc::clone(figure), frame)));
                self.height += height;
                Ok(())
            }
        }
    }

    /// Draws the section with its top left corner at `x`, `y`.
    pub fn draw(&self, canvas: &mut Canvas, (x, y): (f64, f64), points: f64) {
        let place = |f: &Frame| Frame { x: x + f.x, y: y + f.y, ..*f };
        for (at, piece) in &self.pieces {
            let at = y + at;
            match piece {
                Piece::Line(line, indent, size, colour) => {
                    canvas.line(line, (x + indent, at), Align::Left, *size, colour);
                }
                Piece::Text(text, indent, style) => {
                    canvas.text(Layer::Text, text, (x + indent, at), Align::Left, *style);
                }
                Piece::Symbol(symbol, frame) => canvas.symbol(Layer::Icon, *symbol, place(frame)),
                Piece::Dot(r) => canvas.circle((x + 2.2 * r, at), *r, theme::ACCENT, None),
                Piece::Rule => canvas.stroke((x, at), (x + self.width, at), theme::GUIDE, 0.3),
                Piece::Figure(figure, frame) => figure.draw(canvas, place(frame), points),
            }
        }
    }
}
